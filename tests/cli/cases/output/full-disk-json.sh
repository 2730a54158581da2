# SPDX-License-Identifier: MIT
# Nor is it in JSON.
checkers moves --format json >/dev/full
