// SPDX-License-Identifier: MIT
#include "app/cli/json_report.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

#include "app/cli/info_report.h"
#include "app/cli/table_writer.h"

namespace furitsuke::cli {

void addReportOptions(CLI::App& command, Reporting& reporting, const std::string& what) {
  const std::string help =
      "Print " + what + " as JSON: an array of objects, each with the file first (--json=1: as version 0.1)";
  const std::string lines = "Print the same objects, one a line";
  CLI::Option* json = command.add_flag("--json", help);
  json->check([](const std::string& value) {
    return value == "true" || value == "1" ? std::string()
                                           : value + " is not a version of the output; the only one is 1";
  });
  json->each([&reporting](const std::string& value) {
    reporting.shape = value == "1" ? ReportShape::Old : ReportShape::Json;
  });
  command.add_flag("--ndjson", lines)->excludes(json)->each([&reporting](const std::string& /*value*/) {
    reporting.shape = ReportShape::Lines;
  });
}

void addOldReportOption(CLI::App& command, Reporting& reporting) {
  command
      .add_option_function<std::string>(
          "--report", [&reporting](const std::string& /*format*/) { reporting.shape = ReportShape::Old; },
          "The same as --json=1")
      ->check(CLI::IsMember({"json"}))
      ->group("");
}

void printReports(const Reporting& reporting, const nlohmann::ordered_json& list, bool isOldListUnpacked) {
  if (!reporting.isJson()) return;
  if (reporting.shape == ReportShape::Lines) {
    for (const nlohmann::ordered_json& object : list)
      std::cout << object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
    return;
  }
  printJson(reporting.isOld() && isOldListUnpacked && list.size() == 1 ? list.front() : list);
}

void printErrors(const Reporting& reporting, const FileErrors& errors) {
  if (reporting.isOld()) return;
  auto list = nlohmann::ordered_json::array();
  for (const FileError& each : errors) list.push_back(unreadableJson(each.file, each.error));
  printReports(reporting, list);
}

void printReport(const Reporting& reporting, std::string_view file, std::string_view members, std::string_view list,
                 const std::vector<std::string>& entries) {
  const bool isLine = reporting.shape == ReportShape::Lines;
  std::cout << (isLine ? "{ " : "[\n  { ") << "\"file\": " << jsonString(file);
  if (!members.empty()) std::cout << ", " << members;
  std::cout << ", \"" << list << "\": [";
  for (const std::string& entry : entries) {
    if (&entry != &entries.front()) std::cout << ',';
    std::cout << (isLine ? " " : "\n    ") << entry;
  }
  if (!entries.empty()) std::cout << (isLine ? " " : "\n  ");
  std::cout << (isLine ? "] }\n" : "] }\n]\n");
}

}  // namespace furitsuke::cli
