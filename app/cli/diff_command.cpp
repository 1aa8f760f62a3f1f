// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

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
  bool bytes = false;
  bool json = false;
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

void printRowsJson(const motion::Motion& before, const motion::Motion& after,
                   const motion::MotionDifferences& differences) {
  const char* separator = "[\n  ";
  forEachRow(before, after, differences, [&](const DiffRow& row) {
    std::cout << separator << "{ \"track\": " << jsonString(row.track)
              << ", \"frame\": " << (row.frame ? std::to_string(*row.frame) : "null") << ", \"kind\": \"" << row.kind
              << "\", \"before\": " << row.before << ", \"after\": " << row.after << " }";
    separator = ",\n  ";
  });
  std::cout << (differences.empty() ? "[]\n" : "\n]\n");
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
  if (!before || !after) return ExitStatus::Cannot;
  const motion::MotionDifferences differences = motion::diffMotions(before->motion, after->motion);
  if (options.json) {
    printRowsJson(before->motion, after->motion, differences);
  } else {
    forEachRow(before->motion, after->motion, differences, printRowText);
  }
  return differences.empty() ? reading.status() : ExitStatus::Partial;
}

ExitStatus diffOnModel(const DiffOptions& options) {
  MotionReading reading = options.reading;
  const auto before = openMotion(options.before, reading);
  const auto after = openMotion(options.after, reading);
  if (!before || !after) return ExitStatus::Cannot;
  ModelReading models = options.models;
  const std::optional<model::Model> model = openModel(options.model, models);
  if (!model) return ExitStatus::Cannot;
  return worse(diffPoses({inputName(argumentPath(options.before)), before->motion},
                         {inputName(argumentPath(options.after)), after->motion}, *model, options.preExtrapolation,
                         options.json),
               worse(reading.status(), models.status()));
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
  if (!before) printError(inputName(argumentPath(options.before)), before.error());
  if (!after) printError(inputName(argumentPath(options.after)), after.error());
  if (!before || !after) return ExitStatus::Cannot;
  const std::vector<io::ByteDifference> differences = io::diffBytes(*before, *after);
  auto list = Json::array();
  for (const io::ByteDifference& difference : differences) {
    if (options.json) {
      list.push_back(byteDifferenceJson(difference));
    } else {
      printByteDifference(difference);
    }
  }
  if (options.json) printJson(list);
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
  allowOneStandardInput({before, after, model});
  addReadingOptions(*command, options->reading)->excludes(bytes);
  addModelOptions(*command, options->models);
  addPreExtrapolationOption(*command, options->preExtrapolation);
  command->add_flag("--json", options->json, "Print JSON: an array with an object for each difference");
  command->callback([options, &status] {
    if (options->bytes) {
      status = diffFileBytes(*options);
    } else {
      status = options->model.empty() ? diffKeys(*options) : diffOnModel(*options);
    }
  });
}

}  // namespace furitsuke::cli
