# SPDX-License-Identifier: MIT
# The live view without a terminal leaves no control sequences.
checkers play --agents random,random --view live --max-steps 2 --delay 0 --color never >frames
if grep -q "$(printf '\033')" frames; then
    cat -v frames
fi
