# SPDX-License-Identifier: MIT
# What is typed does not reach the terminal as control codes.
printf '\033[2J\000\377\r\n11-15\r\n' | checkers play --agents human,human --view none
