# SPDX-License-Identifier: MIT
# Each ply and the result name the rules.
checkers play --rules brazilian --agents random,random --seed 2 --max-steps 2 --format json
checkers play --rules pool --fen B:W18:B --format json
