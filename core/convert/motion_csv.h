// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/convert/motion_json.h"
#include "core/motion/motion.h"

// A motion as comma-separated text for spreadsheets and scripts: UTF-8 with a byte order mark; for each kind of track a
// line like [bone], a line of column names, and a row for each key. Columns are the names of the motion's JSON,
// flattened: translation.x, curves.rotation.x1. A key of visibility takes one row for each IK bone, with an empty
// ik.enabled when it names none. Floats are the shortest text that reads back to the same bits; names whose text does
// not give back their bytes have them in a column nameBytes.
namespace furitsuke {

/// All six kinds, with the columns alone where there are no keys; lines end with CR LF.
[[nodiscard]] std::string motionToCsv(const Motion& motion);

/// Rows, columns and sections may come in any order. A column of values that is missing means those of a new key;
/// name and frame must be there. Duplicates are told by "csv.key.duplicate", the last row counts. An Error names the
/// byte and, as its section, the line and the column.
[[nodiscard]] Result<ParsedMotion> motionFromCsv(std::string_view text);

}  // namespace furitsuke
