# SPDX-License-Identifier: MIT
# The version.
checkers --version
