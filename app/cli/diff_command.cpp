// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/diff_poses.h"
#include "app/cli/info_report.h"
#include "app/cli/input.h"
#include "app/cli/messages.h"
#include "app/cli/pre_extrapolation.h"
#include "app/cli/table_writer.h"
#include "core/io/byte_diff.h"
#include "core/io/json/motion_json.h"
#include "core/motion/motion_diff.h"

namespace furitsuke::cli {

namespace {

using Json = nlohmann::ordered_json;

struct DiffOptions {
  std::string before;
  std::string after;
  std::string model;  ///< empty for none
  MotionReading reading;
  ModelReading models;
  double tolerance = 0;
  bool bytes = false;
  Reporting reporting;
  eval::PreExtrapolation preExtrapolation = eval::PreExtrapolation::Rest;
};

/// A line of the result, with values as JSON text.
struct DiffRow {
  std::string track;
  std::optional<Frame> frame;
  std::string_view kind;
  std::string before;
  std::string after;
};

template <class F>
void forEachRow(const motion::Motion& before, const motion::Motion& after, const motion::MotionDifferences& differences,
                F&& visit) {
  if (differences.modelName) {
    visit(DiffRow{"modelName", {}, "changed", jsonString(before.modelName.text()), jsonString(after.modelName.text())});
  }
  const auto valueOf = [](const motion::Motion& motion, const std::optional<motion::KeyIndex>& keyIndex) {
    return keyIndex ? io::keyToJson(motion, keyIndex->track, keyIndex->index) : std::string("null");
  };
  for (const motion::KeyDifference& key : differences.keys) {
    const std::string track =
        key.before ? motion::trackPath(before, key.before->track) : motion::trackPath(after, key.after->track);
    visit(
        DiffRow{track, key.frame, motion::differenceName(key), valueOf(before, key.before), valueOf(after, key.after)});
  }
}

std::string rowJson(const DiffRow& row) {
  return "{ \"track\": " + jsonString(row.track) + ", \"frame\": " + (row.frame ? std::to_string(*row.frame) : "null") +
         ", \"kind\": \"" + std::string(row.kind) + "\", \"before\": " + row.before + ", \"after\": " + row.after +
         " }";
}

std::string otherMember(const DiffOptions& options) {
  return "\"other\": " + jsonString(inputName(argumentPath(options.after)));
}

void printRowsJson(const DiffOptions& options, const motion::Motion& before, const motion::Motion& after,
                   const motion::MotionDifferences& differences) {
  std::vector<std::string> rows;
  forEachRow(before, after, differences, [&](const DiffRow& row) { rows.push_back(rowJson(row)); });
  if (!options.reporting.isOld()) {
    return printReport(options.reporting, inputName(argumentPath(options.before)), otherMember(options), "differences",
                       rows);
  }
  const char* separator = "[\n  ";
  for (const std::string& row : rows) std::cout << std::exchange(separator, ",\n  ") << row;
  std::cout << (rows.empty() ? "[]\n" : "\n]\n");
}

/// A list of differences as the report about the two files.
void printListJson(const DiffOptions& options, const Json& differences) {
  if (options.reporting.isOld()) return printJson(differences);
  printReports(options.reporting, Json::array({{{"file", inputName(argumentPath(options.before))},
                                                {"other", inputName(argumentPath(options.after))},
                                                {"differences", differences}}}));
}

ExitStatus cannotRead(const DiffOptions& options, const FileErrors& errors) {
  printErrors(options.reporting, errors);
  return ExitStatus::Cannot;
}

/// Whether values have the same form, and numbers that differ by no more than this.
bool isWithin(const Json& before, const Json& after, double tolerance) {
  if (before.is_number() && after.is_number()) return std::abs(before.get<double>() - after.get<double>()) <= tolerance;
  if (!before.is_structured() || before.type() != after.type() || before.size() != after.size()) return before == after;
  return std::equal(before.begin(), before.end(), after.begin(),
                    [&](const Json& a, const Json& b) { return isWithin(a, b, tolerance); });
}

/// Removes changed keys whose numbers are all within the tolerance.
void dropSmall(const motion::Motion& before, const motion::Motion& after, double tolerance,
               motion::MotionDifferences& differences) {
  const auto valueOf = [](const motion::Motion& motion, const motion::KeyIndex& key) {
    return Json::parse(io::keyToJson(motion, key.track, key.index));
  };
  std::erase_if(differences.keys, [&](const motion::KeyDifference& key) {
    return key.before && key.after && isWithin(valueOf(before, *key.before), valueOf(after, *key.after), tolerance);
  });
}

/// The changed members of a key, with both values.
std::string changedMembers(const DiffRow& row) {
  const Json before = Json::parse(row.before);
  const Json after = Json::parse(row.after);
  if (!before.is_object()) return before.dump() + " -> " + after.dump();
  std::string text;
  for (const auto& [member, value] : before.items()) {
    if (value == after[member]) continue;
    text += (text.empty() ? "" : "; ") + member + ' ' + value.dump() + " -> " + after[member].dump();
  }
  // JSON comparison treats a negative zero as zero; the whole key shows it.
  return text.empty() ? row.before + " -> " + row.after : text;
}

void printRowText(const DiffRow& row) {
  std::cout << printable(row.track);
  if (row.frame) std::cout << ", frame " << *row.frame;
  std::cout << ": " << row.kind << ": ";
  if (row.kind == "changed") {
    std::cout << printable(changedMembers(row)) << '\n';
  } else {
    std::cout << printable(row.kind == "added" ? row.after : row.before) << '\n';
  }
}

ExitStatus diffKeys(const DiffOptions& options) {
  MotionReading reading = options.reading;
  const auto before = openMotion(options.before, reading);
  const auto after = openMotion(options.after, reading);
  if (!before || !after) return cannotRead(options, reading.errors);
  motion::MotionDifferences differences = motion::diffMotions(before->motion, after->motion);
  if (options.tolerance > 0) dropSmall(before->motion, after->motion, options.tolerance, differences);
  if (options.reporting.isJson()) {
    printRowsJson(options, before->motion, after->motion, differences);
  } else {
    forEachRow(before->motion, after->motion, differences, printRowText);
  }
  return differences.empty() ? reading.status() : ExitStatus::Partial;
}

ExitStatus diffOnModel(const DiffOptions& options) {
  MotionReading reading = options.reading;
  const auto before = openMotion(options.before, reading);
  const auto after = openMotion(options.after, reading);
  if (!before || !after) return cannotRead(options, reading.errors);
  ModelReading models = options.models;
  const std::optional<model::Model> model = openModel(options.model, models);
  if (!model) return cannotRead(options, models.errors);
  Json list = Json::array();
  const ExitStatus status = diffPoses({inputName(argumentPath(options.before)), before->motion},
                                      {inputName(argumentPath(options.after)), after->motion}, *model,
                                      options.preExtrapolation, options.reporting.isJson() ? &list : nullptr);
  if (options.reporting.isJson() && status != ExitStatus::Cannot) printListJson(options, list);
  return worse(status, worse(reading.status(), models.status()));
}

Json byteDifferenceJson(const io::ByteDifference& difference) {
  const auto rangeJson = [](const std::optional<io::ByteRange>& range) {
    return range ? Json{{"offset", range->offset}, {"size", range->size}} : Json();
  };
  return {{"section", difference.section},
          {"kind", !difference.before  ? "added"
                   : !difference.after ? "removed"
                                       : "changed"},
          {"before", rangeJson(difference.before)},
          {"after", rangeJson(difference.after)},
          {"firstDifference", difference.firstDifference},
          {"differingBytes", difference.differingBytes}};
}

void printByteDifference(const io::ByteDifference& difference) {
  std::cout << difference.section << ": ";
  const auto sizeOf = [](const io::ByteRange& range) {
    return std::to_string(range.size) + " bytes at " + std::to_string(range.offset);
  };
  if (!difference.before) {
    std::cout << "added: " << sizeOf(*difference.after) << '\n';
  } else if (!difference.after) {
    std::cout << "removed: " << sizeOf(*difference.before) << '\n';
  } else {
    std::cout << sizeOf(*difference.before) << " -> " << sizeOf(*difference.after) << "; first difference at "
              << difference.before->offset + difference.firstDifference << " -> "
              << difference.after->offset + difference.firstDifference << "; " << difference.differingBytes
              << (difference.differingBytes == 1 ? " byte differs\n" : " bytes differ\n");
  }
}

ExitStatus diffFileBytes(const DiffOptions& options) {
  const Result<Bytes> before = readInput(options.before);
  const Result<Bytes> after = readInput(options.after);
  FileErrors errors;
  if (!before) errors.push_back({inputName(argumentPath(options.before)), before.error()});
  if (!after) errors.push_back({inputName(argumentPath(options.after)), after.error()});
  for (const FileError& each : errors) printError(each.file, each.error);
  if (!errors.empty()) return cannotRead(options, errors);
  const std::vector<io::ByteDifference> differences = io::diffBytes(*before, *after);
  auto list = Json::array();
  for (const io::ByteDifference& difference : differences) {
    if (options.reporting.isJson()) {
      list.push_back(byteDifferenceJson(difference));
    } else {
      printByteDifference(difference);
    }
  }
  if (options.reporting.isJson()) printListJson(options, list);
  return differences.empty() ? ExitStatus::Done : ExitStatus::Partial;
}

}  // namespace

void addDiffCommand(CLI::App& app, ExitStatus& status) {
  const auto options = std::make_shared<DiffOptions>();
  CLI::App* command = app.add_subcommand("diff", "Print the keys that differ between two motions or poses");
  CLI::Option* before =
      command->add_option("A", options->before, "Motion or pose file; - is standard input")->required();
  CLI::Option* after =
      command->add_option("B", options->after, "Motion or pose file of any supported format")->required();
  CLI::Option* bytes =
      command->add_flag("--bytes", options->bytes, "Compare the bytes of the files section by section");
  CLI::Option* model =
      command
          ->add_option(
              "--model", options->model,
              "Compare the poses of this PMX or PMD model at every frame and print how far each bone and morph differs")
          ->excludes(bytes);
  command
      ->add_option("--tolerance", options->tolerance,
                   "Keys whose numbers differ by no more than this are the same (default 0)")
      ->check(CLI::Range(0.0, 1e9))
      ->excludes(bytes)
      ->excludes(model);
  allowOneStandardInput({before, after, model});
  addReadingOptions(*command, options->reading)->excludes(bytes);
  addModelOptions(*command, options->models);
  addPreExtrapolationOption(*command, options->preExtrapolation);
  addReportOptions(*command, options->reporting, "the differences");
  command->callback([options, &status] {
    if (options->bytes) {
      status = diffFileBytes(*options);
    } else {
      status = options->model.empty() ? diffKeys(*options) : diffOnModel(*options);
    }
  });
}

}  // namespace furitsuke::cli
