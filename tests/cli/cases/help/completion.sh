# SPDX-License-Identifier: MIT
# The completion script completes commands, options and choices.
checkers help --completion >script
bash -c '
    . ./script
    complete_line() {
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
        _checkers
        echo "${COMPREPLY[@]}"
    }
    complete_line checkers p
    complete_line checkers perft --s
    complete_line checkers play --style u
    complete_line checkers help ag
'
