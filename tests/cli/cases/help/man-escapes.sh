# SPDX-License-Identifier: MIT
# And no line that troff could take for a request.
checkers help --man | grep "^[.']" >requests
if grep -v -E '^\.(TH|SH|SS|TP|PP|nf|fi|RS|RE|br)( |$)' requests; then
    exit 1
fi
