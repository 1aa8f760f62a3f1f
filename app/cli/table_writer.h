// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/json_report.h"

namespace furitsuke::cli {

enum class TableFormat { Csv, Json, JsonLines };

[[nodiscard]] constexpr TableFormat tableFormat(const Reporting& reporting) noexcept {
  if (!reporting.isJson()) return TableFormat::Csv;
  return reporting.shape == ReportShape::Lines ? TableFormat::JsonLines : TableFormat::Json;
}

/// Writes rows of numbers and texts: comma-separated with a header line, or as JSON, an array or a line each, with an
/// object for each row, whose members are `file`, if it is not empty, and those named after the columns. UTF-8, LF;
/// numbers have nine significant digits, frames ten (as many as the largest whole frame), and there are no negative
/// zeros.
class TableWriter {
 public:
  TableWriter(std::ostream& out, TableFormat format, std::vector<std::string_view> columns, std::string_view file = {});

  TableWriter& number(double value) { return digits(value, 9); }
  TableWriter& frame(double value) { return digits(value, 10); }
  TableWriter& text(std::string_view value);
  /// All columns must have a value.
  void endRow();
  /// After the last row.
  void finish();
  /// Whether all output so far was written; a full disk or a closed pipe is detected only after some rows.
  [[nodiscard]] bool ok() const { return out_.good(); }

 private:
  void beginCell();
  TableWriter& digits(double value, int significant);
  void flushWhenLong();

  std::ostream& out_;
  TableFormat format_;
  std::vector<std::string_view> columns_;
  std::string first_;  ///< the member `file` as JSON text
  std::string buffer_;
  std::size_t column_ = 0;
  bool hasRows_ = false;
};

/// A JSON string in quotes.
[[nodiscard]] std::string jsonString(std::string_view text);

}  // namespace furitsuke::cli
