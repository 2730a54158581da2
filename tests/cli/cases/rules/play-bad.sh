# SPDX-License-Identifier: MIT
# And play.
checkers play --rules pool,size=2
