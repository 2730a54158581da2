# SPDX-License-Identifier: MIT
# Help on what does not exist.
checkers help chess
