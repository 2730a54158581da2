# SPDX-License-Identifier: MIT
#
# Reads the floors (its first file) and the #include lines of the files after it, whose names are
# paths in src/. Prints each include that points upwards and exits with 1 if there is one.

# The number of the floor of a path, 0 where it has none; `prefix` is set to how it begins.
function floor_of(path,    i, k, n, begins) {
    for (i = 1; i <= floors; i++) {
        n = split(files[i], begins, ",")
        for (k = 1; k <= n; k++)
            if (index(path, begins[k]) == 1) {
                prefix = begins[k]
                return i
            }
    }
    return 0
}

function complain(what) {
    print FILENAME ":" FNR ": " what
    bad = 1
}

FNR == NR {
    if ($0 ~ /^#/ || NF == 0)
        next
    files[++floors] = $1
    for (i = 2; i <= NF; i++)
        lowest[$i] = floors
    next
}

FNR == 1 {
    own = floor_of(FILENAME)
    own_prefix = prefix
    if (own == 0)
        complain("the file is on no floor")
}

/^[ \t]*#[ \t]*include[ \t]*<checkers\// {
    match($0, /<checkers\/[^>]*\.h>/)
    header = substr($0, RSTART + 10, RLENGTH - 13)
    if (!(header in lowest))
        complain("the public header " header ".h is on no floor")
    else if (lowest[header] > own)
        complain("the public header " header ".h belongs to a higher floor")
}

/^[ \t]*#[ \t]*include[ \t]*"/ {
    split($0, parts, "\"")
    header = parts[2]
    if (own_prefix == "cli/") {
        if (header ~ /\//)
            complain("the program includes <checkers/...> and its own headers, not " header)
        next
    }
    floor = floor_of(header)
    if (floor == 0)
        complain(header " is on no floor")
    else if (floor > own)
        complain(header " is on a higher floor")
    else if (floor == own && prefix != own_prefix)
        complain(header " belongs to a neighbour")
}

END { exit bad }
