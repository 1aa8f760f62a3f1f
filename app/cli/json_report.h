// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace CLI {  // NOLINT(readability-identifier-naming): the namespace of the library
class App;
}

// Reports of commands as JSON: an array of objects, each about a file, which is its first member. A file that cannot be
// read or written has an `error` in the same array. resources/doc/cli.schema.json says what each command prints.
namespace furitsuke::cli {

enum class ReportShape : std::uint8_t {
  Text,
  Json,   ///< an array, indented
  Lines,  ///< the objects of the array, one a line
  Old,    ///< as version 0.1 printed it, which some commands did as one object or as a list of places
};

struct Reporting {
  ReportShape shape = ReportShape::Text;
  [[nodiscard]] constexpr bool isJson() const noexcept { return shape != ReportShape::Text; }
  [[nodiscard]] constexpr bool isOld() const noexcept { return shape == ReportShape::Old; }
};

/// Adds --json, --json=1 for the old shape, and --ndjson. `what` follows "Print": "the findings". `reporting` must
/// outlive the parsing.
void addReportOptions(CLI::App& command, Reporting& reporting, const std::string& what);

/// Adds --report json of version 0.1, which the help does not list: the same as --json=1.
void addOldReportOption(CLI::App& command, Reporting& reporting);

/// An input or output that a command could not use. `file` is from inputName() or outputName().
struct FileError {
  std::string file;
  Error error;
};
using FileErrors = std::vector<FileError>;

/// Prints a list of objects, as text of nothing. In the old shape, a list of one is its object if `isOldListUnpacked`.
void printReports(const Reporting& reporting, const nlohmann::ordered_json& list, bool isOldListUnpacked = true);

/// Prints the objects of files that could not be used, where a command ends before it has a report; nothing as text and
/// in the old shape.
void printErrors(const Reporting& reporting, const FileErrors& errors);

/// Prints a report whose members are JSON text without line breaks: a list of one object, with the file first. `list`
/// is the name of a list at its end, with a line for each entry.
void printReport(const Reporting& reporting, std::string_view file, std::string_view members, std::string_view list,
                 const std::vector<std::string>& entries);

}  // namespace furitsuke::cli
