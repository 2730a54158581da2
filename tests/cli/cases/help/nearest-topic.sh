# SPDX-License-Identifier: MIT
# The agents are a topic like the commands: by the nearest name, and by a prefix.
checkers help agnets
checkers help a
checkers help ag | head -1
