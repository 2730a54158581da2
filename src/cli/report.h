// SPDX-License-Identifier: MIT
//
// The tournament report in text and in JSON, both on stdout, and its way over several machines.
#ifndef CLI_REPORT_H
#define CLI_REPORT_H

#include <checkers/report.h>

void report_text(const ck_report *report);
void report_json(const ck_report *report);

// Writes the games of a shard as an object of JSON for report_merge.
void report_shard(const ck_report *report);

// Makes the report of all shards, which are in files, each file one or more. NULL once it has
// said what is wrong. The caller's to free.
ck_report *report_merge(char *const *files, int count);

#endif
