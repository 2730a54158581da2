// SPDX-License-Identifier: MIT
//
// What a shard of a report says, as report_json.c has written it.
#ifndef CLI_REPORT_READ_H
#define CLI_REPORT_READ_H

#include "json_read.h"
#include <checkers/report.h>

// Reads the options of a report, whose texts are borrowed from the value. False where they are
// damaged.
bool report_read_options(const struct json_value *value, ck_report_options *options);

// Reads a game by these rules. False where it is damaged; also then game->game may be set,
// which is the caller's to free.
bool report_read_game(const struct json_value *value, const ck_rules *rules,
                      ck_report_game *game);

#endif
