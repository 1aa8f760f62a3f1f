// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "app/cli/commands.h"
#include "app/cli/diff_poses.h"
#include "app/cli/info_report.h"
#include "app/cli/messages.h"
#include "app/cli/model_input.h"
#include "app/cli/table_writer.h"
#include "core/base/file.h"
#include "core/convert/byte_diff.h"
#include "core/convert/motion_file.h"
#include "core/convert/motion_json.h"
#include "core/motion/motion_diff.h"

namespace furitsuke::cli {

namespace {

using Json = nlohmann::ordered_json;

struct DiffOptions {
  std::string before;
  std::string after;
  std::string model;  ///< empty for none
  bool bytes = false;
  bool json = false;
};

/// One line of the result, its values as JSON text.
struct DiffRow {
  std::string track;
  std::optional<Frame> frame;
  std::string_view kind;
  std::string before;
  std::string after;
};

template <class F>
void forEachRow(const Motion& before, const Motion& after, const MotionDifferences& differences, F&& visit) {
  if (differences.modelName) {
    visit(DiffRow{"modelName", {}, "changed", jsonString(before.modelName.text), jsonString(after.modelName.text)});
  }
  const auto valueOf = [](const Motion& motion, const std::optional<KeyPlace>& place) {
    return place ? keyToJson(motion, place->track, place->index) : std::string("null");
  };
  for (const KeyDifference& key : differences.keys) {
    const std::string track = key.before ? trackPath(before, key.before->track) : trackPath(after, key.after->track);
    visit(DiffRow{track, key.frame, differenceName(key), valueOf(before, key.before), valueOf(after, key.after)});
  }
}

void printRowsJson(const Motion& before, const Motion& after, const MotionDifferences& differences) {
  const char* separator = "[\n  ";
  forEachRow(before, after, differences, [&](const DiffRow& row) {
    std::cout << separator << "{ \"track\": " << jsonString(row.track)
              << ", \"frame\": " << (row.frame ? std::to_string(*row.frame) : "null") << ", \"kind\": \"" << row.kind
              << "\", \"before\": " << row.before << ", \"after\": " << row.after << " }";
    separator = ",\n  ";
  });
  std::cout << (differences.empty() ? "[]\n" : "\n]\n");
}

/// The members of a key that changed, each with both values.
std::string changedMembers(const DiffRow& row) {
  const Json before = Json::parse(row.before);
  const Json after = Json::parse(row.after);
  if (!before.is_object()) return before.dump() + " -> " + after.dump();
  std::string text;
  for (const auto& [member, value] : before.items()) {
    if (value == after[member]) continue;
    text += (text.empty() ? "" : "; ") + member + ' ' + value.dump() + " -> " + after[member].dump();
  }
  // A negative zero equals zero for JSON; the whole key shows it.
  return text.empty() ? row.before + " -> " + row.after : text;
}

void printRowText(const DiffRow& row) {
  std::cout << row.track;
  if (row.frame) std::cout << ", frame " << *row.frame;
  std::cout << ": " << row.kind << ": ";
  if (row.kind == "changed") {
    std::cout << changedMembers(row) << '\n';
  } else {
    std::cout << (row.kind == "added" ? row.after : row.before) << '\n';
  }
}

std::optional<LoadedMotion> openWhole(const std::string& name) {
  Result<LoadedMotion> loaded = loadMotion(name);
  if (!loaded || loaded->damage) {
    tellError(name, loaded ? *loaded->damage : loaded.error());
    return {};
  }
  return std::move(*loaded);
}

ExitStatus diffKeys(const DiffOptions& options) {
  const auto before = openWhole(options.before);
  const auto after = openWhole(options.after);
  if (!before || !after) return ExitStatus::Cannot;
  const MotionDifferences differences = diffMotions(before->motion, after->motion);
  if (options.json) {
    printRowsJson(before->motion, after->motion, differences);
  } else {
    forEachRow(before->motion, after->motion, differences, printRowText);
  }
  return differences.empty() ? ExitStatus::Done : ExitStatus::Partial;
}

ExitStatus diffOnModel(const DiffOptions& options) {
  const auto before = openWhole(options.before);
  const auto after = openWhole(options.after);
  if (!before || !after) return ExitStatus::Cannot;
  const std::optional<Model> model = openModel(options.model);
  if (!model) return ExitStatus::Cannot;
  return diffPoses({options.before, before->motion}, {options.after, after->motion}, *model, options.json);
}

Json byteDifferenceJson(const ByteDifference& difference) {
  const auto rangeJson = [](const std::optional<ByteRange>& range) {
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

void printByteDifference(const ByteDifference& difference) {
  std::cout << difference.section << ": ";
  const auto sizeOf = [](const ByteRange& range) {
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
  const Result<Bytes> before = readFile(options.before);
  const Result<Bytes> after = readFile(options.after);
  if (!before) tellError(options.before, before.error());
  if (!after) tellError(options.after, after.error());
  if (!before || !after) return ExitStatus::Cannot;
  const std::vector<ByteDifference> differences = diffBytes(*before, *after);
  auto list = Json::array();
  for (const ByteDifference& difference : differences) {
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
  CLI::App* command = app.add_subcommand("diff", "Tell which keys differ between two motions or poses");
  command->add_option("A", options->before, "Motion or pose file")->required();
  command->add_option("B", options->after, "Motion or pose file, of any format")->required();
  CLI::Option* bytes =
      command->add_flag("--bytes", options->bytes, "Compare the bytes of the files, section by section");
  command
      ->add_option("--model", options->model,
                   "Compare the poses of this model, PMX or PMD, at every frame: how far each bone and morph differs")
      ->excludes(bytes);
  command->add_flag("--json", options->json, "An array with an object for each difference");
  command->callback([options, &status] {
    if (options->bytes) {
      status = diffFileBytes(*options);
    } else {
      status = options->model.empty() ? diffKeys(*options) : diffOnModel(*options);
    }
  });
}

}  // namespace furitsuke::cli
