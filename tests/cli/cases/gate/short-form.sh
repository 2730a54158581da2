# SPDX-License-Identifier: MIT
# A short capture is shown with its full path.
checkers gate 18x4 --format json --fen W:W18:B8,15
