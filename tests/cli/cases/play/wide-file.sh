# SPDX-License-Identifier: MIT
# In a file a board is whole, however wide: each line of it has two columns a square and its edges.
for size in 38 40 128; do
    checkers play --agents random,random --size $size --max-steps 1 --style ascii >frames
    awk -v size=$size '
        /^[+|]/ { lines++; wrong += length != 2 * size + 2 }
        !/^[+|]/ { wrong += length > 80 && length > 2 * size + 2 }
        END { print size, lines == 2 * (size + 2), wrong }
    ' frames
done
checkers play --agents random,random --size 40 --max-steps 1 --style ascii | sed -n '1,3p;42,46p'
