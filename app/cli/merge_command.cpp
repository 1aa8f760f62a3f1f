// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/finding_groups.h"
#include "app/cli/input.h"
#include "app/cli/messages.h"
#include "app/cli/motion_output.h"
#include "app/cli/table_writer.h"
#include "core/eval/sample_pose.h"
#include "core/io/json/motion_json.h"
#include "core/io/motion/vpd_motion.h"
#include "core/io/motion_format.h"
#include "core/motion/three_way_merge.h"

namespace furitsuke::cli {

namespace {

using motion::MergeConflict;
using motion::MergeSide;

struct MergeOptions {
  std::string base;
  std::string ours;
  std::string theirs;
  std::string output;
  std::string path;                  ///< the name in messages; empty: that of the output
  std::optional<MergeSide> favored;  ///< nothing: conflicts are not resolved
  MotionReading reading;
  std::optional<io::FileKind> to;
  bool all = false;
  Reporting reporting;
  bool force = false;
};

struct MergeInput {
  Bytes bytes;
  io::LoadedMotion loaded;
};

/// Prints why an input cannot be read. `mayBeEmpty`: an empty file is an empty motion.
std::optional<MergeInput> openSide(const std::string& argument, MotionReading& reading, bool mayBeEmpty) {
  Result<Bytes> bytes = readMotionInput(argumentPath(argument), reading.from);
  if (bytes.ok() && bytes->empty() && mayBeEmpty) return MergeInput{};
  Result<io::LoadedMotion> loaded = bytes.ok() ? motionFromInput(*bytes, reading.from) : bytes.error();
  if (!accept(argument, loaded, reading)) return {};
  return MergeInput{*std::move(bytes), *std::move(loaded)};
}

struct MergeInputs {
  MergeInput base;
  MergeInput ours;
  MergeInput theirs;
};

std::optional<MergeInputs> openSides(const MergeOptions& options, MotionReading& reading) {
  // git passes an empty file for the ancestor of a file that both sides added.
  auto base = openSide(options.base, reading, true);
  auto ours = openSide(options.ours, reading, false);
  auto theirs = openSide(options.theirs, reading, false);
  if (!base || !ours || !theirs) return {};
  return MergeInputs{*std::move(base), *std::move(ours), *std::move(theirs)};
}

std::string trackOf(const MergeInputs& inputs, const MergeConflict& conflict) {
  if (conflict.part == MergeConflict::Part::ModelName) return "modelName";
  if (conflict.ours) return trackPath(inputs.ours.loaded.motion, conflict.ours->track);
  return trackPath(inputs.theirs.loaded.motion, conflict.theirs->track);
}

Message reasonOf(const MergeConflict& conflict) {
  if (conflict.part == MergeConflict::Part::ModelName) return Core::tr("both sides changed the name of the model");
  const bool isTrack = conflict.part == MergeConflict::Part::Track;
  if (!conflict.ours) {
    return isTrack ? Core::tr("ours removed the track, theirs changed it")
                   : Core::tr("ours removed the key, theirs changed it");
  }
  if (!conflict.theirs) {
    return isTrack ? Core::tr("ours changed the track, theirs removed it")
                   : Core::tr("ours changed the key, theirs removed it");
  }
  if (!conflict.base) return isTrack ? Core::tr("both sides added the track") : Core::tr("both sides added the key");
  return isTrack ? Core::tr("both sides changed the track") : Core::tr("both sides changed the key");
}

Diagnostics findingsOf(const MergeInputs& inputs, const std::vector<MergeConflict>& conflicts) {
  Diagnostics findings;
  findings.reserve(conflicts.size());
  for (const MergeConflict& conflict : conflicts) {
    Diagnostic& finding = findings.emplace_back();
    finding.reason = reasonOf(conflict);
    finding.code = finding.reason.english();  // the kind by which conflicts are grouped
    if (conflict.part != MergeConflict::Part::ModelName) finding.track = trackOf(inputs, conflict);
    if (conflict.part == MergeConflict::Part::Key) finding.frame = conflict.frame;
  }
  return findings;
}

/// The merged motion in messages and reports.
std::string mergedName(const MergeOptions& options) {
  return options.path.empty() ? outputName(argumentPath(options.output)) : options.path;
}

void printConflicts(const MergeOptions& options, const MergeInputs& inputs,
                    const std::vector<MergeConflict>& conflicts) {
  const std::string name = mergedName(options);
  for (const FindingGroup& group : groupFindings(findingsOf(inputs, conflicts), options.all)) {
    printMessage(name + ": conflict: " + group.text);
  }
  if (conflicts.empty()) return;
  const std::string side(nameOf(options.favored.value_or(MergeSide::Ours)));
  printMessage(name + ": " + countOf(conflicts.size(), "conflict") +
               (options.favored ? ", resolved with the keys of " + side
                                : "; the output has the keys of " + side + " there (--favor chooses)"));
}

/// What one of the motions has of the conflict, as JSON text.
std::string stateJson(const motion::Motion& motion, const MergeConflict& conflict,
                      const std::optional<motion::KeyIndex>& keyIndex) {
  switch (conflict.part) {
    case MergeConflict::Part::ModelName: return jsonString(motion.modelName.text());
    case MergeConflict::Part::Track:
      return "{ \"keys\": " + std::to_string(keyIndex ? motion.keyCount(keyIndex->track) : 0) + " }";
    case MergeConflict::Part::Key: break;
  }
  return keyIndex ? io::keyToJson(motion, keyIndex->track, keyIndex->index) : "null";
}

std::string conflictJson(const MergeInputs& inputs, const MergeConflict& conflict) {
  return "{ \"track\": " + jsonString(trackOf(inputs, conflict)) +
         ", \"frame\": " + (conflict.part == MergeConflict::Part::Key ? std::to_string(conflict.frame) : "null") +
         ", \"kind\": " + jsonString(mergeConflictName(conflict)) +
         ", \"base\": " + stateJson(inputs.base.loaded.motion, conflict, conflict.base) +
         ", \"ours\": " + stateJson(inputs.ours.loaded.motion, conflict, conflict.ours) +
         ", \"theirs\": " + stateJson(inputs.theirs.loaded.motion, conflict, conflict.theirs) + " }";
}

void printReportJson(const MergeOptions& options, const MergeInputs& inputs, const motion::ThreeWayMerge& merge) {
  const motion::KeyChangeCount changes = motion::keyChangeCount(merge.edit.keys);
  const std::string resolvedWith = options.favored ? jsonString(nameOf(*options.favored)) : "null";
  const std::string changeJson = "{ \"added\": " + std::to_string(changes.added) +
                                 ", \"removed\": " + std::to_string(changes.removed) +
                                 ", \"changed\": " + std::to_string(changes.changed) + " }";
  std::vector<std::string> conflicts;
  for (const MergeConflict& conflict : merge.conflicts) conflicts.push_back(conflictJson(inputs, conflict));
  if (!options.reporting.isOld()) {
    return printReport(options.reporting, mergedName(options),
                       "\"resolvedWith\": " + resolvedWith + ", \"changes\": " + changeJson, "conflicts", conflicts);
  }
  std::cout << "{\n  \"file\": " << jsonString(mergedName(options)) << ",\n  \"resolvedWith\": " << resolvedWith
            << ",\n  \"changes\": " << changeJson << ",\n  \"conflicts\": [";
  const char* separator = "\n    ";
  for (const std::string& conflict : conflicts) std::cout << std::exchange(separator, ",\n    ") << conflict;
  std::cout << (conflicts.empty() ? "]\n}\n" : "\n  ]\n}\n");
}

/// The format of the output. git passes files without an extension.
io::FileKind mergedKind(const MergeOptions& options, io::FileKind ours) {
  if (options.to) return *options.to;
  const io::MotionFormat* format = io::motionFormatFor(argumentPath(options.output));
  return format != nullptr && format->isWritten() ? format->kind : ours;
}

/// A motion of one frame as a pose file; `before` is that of `ours`, whose text stays where nothing changed.
Result<Bytes> mergedPose(const motion::Motion& motion, const motion::Pose& before, const MergeInput& ours) {
  const FrameRange frames = motion.frameRange();
  if (frames.last > 0) return Error::because(Core::tr("the merged motion is longer than a pose; use --to"));
  const format::vpd::File after = io::vpdFromPose(eval::samplePose(motion, 0));
  if (ours.loaded.format != io::FileKind::Vpd) return format::vpd::write(after);
  return format::vpd::update(ours.bytes, io::vpdFromPose(before), after);
}

/// `ours` with the edit. Without changes, the bytes stay the same.
Result<Bytes> mergedBytes(const MergeOptions& options, MergeInput& ours, const motion::Edit& edit) {
  const io::FileKind kind = mergedKind(options, ours.loaded.format);
  if (edit.isEmpty() && kind == ours.loaded.format && !ours.loaded.damage) return std::move(ours.bytes);
  const motion::Pose before = kind == io::FileKind::Vpd ? eval::samplePose(ours.loaded.motion, 0) : motion::Pose();
  motion::applyEdit(ours.loaded.motion, edit, motion::EditSide::After);
  if (kind == io::FileKind::Vpd) return mergedPose(ours.loaded.motion, before, ours);
  Diagnostics losses;
  Result<Bytes> bytes = motionBytes(kind, ours.loaded, vmdOptionsOf(ours.loaded), losses);
  printDiagnostics(mergedName(options), losses, Severity::Info);
  return bytes;
}

ExitStatus runMerge(const MergeOptions& options) {
  const auto fail = [&](const Error& error) {
    printError(outputName(argumentPath(options.output)), error);
    printErrors(options.reporting, {{mergedName(options), error}});
    return ExitStatus::Cannot;
  };
  if (options.reporting.isJson() && isStandardStream(argumentPath(options.output))) {
    printMessage("merge: --json and --out - both need standard output");
    return ExitStatus::Cannot;
  }
  if (const Status free = checkOutput(argumentPath(options.output), options.force); !free) return fail(free.error());
  MotionReading reading = options.reading;
  std::optional<MergeInputs> inputs = openSides(options, reading);
  if (!inputs) {
    printErrors(options.reporting, reading.errors);
    return ExitStatus::Cannot;
  }
  const motion::ThreeWayMerge merge =
      motion::mergeThreeWay(inputs->base.loaded.motion, inputs->ours.loaded.motion, inputs->theirs.loaded.motion,
                            options.favored.value_or(MergeSide::Ours));
  // The conflicts refer to the motions before the merge.
  const std::optional<MergeInput> ours = options.reporting.isJson() ? std::optional(inputs->ours) : std::nullopt;
  if (!options.reporting.isJson()) printConflicts(options, *inputs, merge.conflicts);
  const Result<Bytes> bytes = mergedBytes(options, inputs->ours, merge.edit);
  if (!bytes) return fail(bytes.error());
  if (const Status written = writeOutput(argumentPath(options.output), *bytes, {options.force}); !written)
    return fail(written.error());
  if (ours) {
    inputs->ours = *ours;
    printReportJson(options, *inputs, merge);
  }
  return merge.conflicts.empty() || options.favored ? reading.status() : ExitStatus::Partial;
}

}  // namespace

void addMergeCommand(CLI::App& app, ExitStatus& status) {
  const auto options = std::make_shared<MergeOptions>();
  CLI::App* command = app.add_subcommand(
      "merge", "Merge the changes from BASE to THEIRS into OURS, key by key; usable as a merge driver of git");
  CLI::Option* base =
      command->add_option("BASE", options->base, "Common ancestor of the other two; may be an empty file")->required();
  CLI::Option* ours =
      command->add_option("OURS", options->ours, "Motion whose file is kept where nothing changes")->required();
  CLI::Option* theirs = command->add_option("THEIRS", options->theirs, "The other motion")->required();
  allowOneStandardInput({base, ours, theirs});
  command->add_option("-o,--out", options->output, "File to write, for example OURS with --force; - is standard output")
      ->required();
  command
      ->add_option_function<std::string>(
          "--favor", [options](const std::string& side) { options->favored = motion::mergeSideFromName(side); },
          "Resolve all conflicts with this version; otherwise the output has the keys of OURS there, and the exit "
          "status is 1")
      ->check(CLI::IsMember({"ours", "theirs", "base"}));
  command->add_option("--path", options->path, "Name of the motion in messages (default: that of the output)");
  addReadingOptions(*command, options->reading);
  addToOption(*command, options->to, "by the extension of --out, otherwise that of OURS");
  command->add_flag("--all", options->all, "Print a line for each conflict instead of one for each kind");
  addReportOptions(*command, options->reporting, "all conflicts and their three values");
  command->add_flag("--force", options->force, "Overwrite the output if it exists; write binary data to a terminal");
  command->callback([options, &status] { status = runMerge(*options); });
}

}  // namespace furitsuke::cli
