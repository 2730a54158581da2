// SPDX-License-Identifier: MIT
//
// The tournament report in text and in JSON, both on stdout.
#ifndef CLI_REPORT_H
#define CLI_REPORT_H

#include <checkers/report.h>

void report_text(const ck_report *report);
void report_json(const ck_report *report);

#endif
