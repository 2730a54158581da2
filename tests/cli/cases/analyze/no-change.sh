# SPDX-License-Identifier: MIT
# No switch changes a value.
value() {
    checkers analyze --depth 7 --moves "11-15 23-19" "$@" | sed -n 's/^best move .* scores //p'
}
for switch in table order pvs aspiration killers history; do
    value --no-$switch
done
value --hash 0
value
