# SPDX-License-Identifier: MIT
# Nor where the buffer was written before the end.
checkers help --man >/dev/full
