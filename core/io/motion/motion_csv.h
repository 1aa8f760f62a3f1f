// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/io/json/motion_json.h"
#include "core/io/motion/csv_form.h"
#include "core/motion/motion.h"

// A motion as comma-separated text for spreadsheets and scripts: UTF-8 with a byte order mark; for each kind of track a
// line such as [bone], a line of column names, and a row for each key. The columns are the flattened names of the JSON
// format: translation.x, curves.rotation.x1. A visibility key has one row for each IK bone, or one with an empty
// ik.enabled if it lists none. Floats are the shortest text that reads back to the same bits. Names whose bytes cannot
// be restored from their text have them in a column nameBytes.
namespace furitsuke::io {

/// Writes all six kinds of tracks; for a kind without keys, only the column names. Lines end with CR LF.
[[nodiscard]] std::string motionToCsv(const motion::Motion& motion, const CsvForm& form = {});

/// Reads what spreadsheets make of it too: other encodings, semicolons or tabs, decimal commas, TRUE or WAHR, rows
/// filled up with separators; `form` is then the form of the text. Rows, columns and sections may be in any order.
/// Missing columns of values get the values of a new key; name and frame are required. Duplicates are reported as
/// "csv.key.duplicate"; the last row is used. An Error has the byte offset and, as its section, the line number and the
/// column name.
[[nodiscard]] Result<ParsedMotion> motionFromCsv(std::string_view text, CsvForm* form = nullptr);

}  // namespace furitsuke::io
