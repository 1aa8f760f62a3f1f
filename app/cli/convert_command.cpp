// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <cmath>
#include <memory>
#include <optional>
#include <string>

#include "app/cli/before_first.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/messages.h"
#include "app/cli/motion_output.h"
#include "core/eval/sample_pose.h"
#include "core/io/model/motion_binding.h"
#include "core/io/model/pose_binding.h"
#include "core/io/motion_format.h"
#include "core/io/vpd/vpd_motion.h"

namespace furitsuke::cli {

namespace {

struct ConvertOptions {
  std::string input;
  std::string output;  ///< empty if it is not given
  std::optional<io::FileKind> from;
  std::optional<io::FileKind> to;
  std::optional<double> frame;
  std::string model;
  bool version1 = false;
  eval::BeforeFirst beforeFirst = eval::BeforeFirst::Rest;
  bool salvage = false;
  bool force = false;
};

/// Checks the options before anything is read.
std::optional<Error> optionProblem(const ConvertOptions& options, io::FileKind kind) {
  if (options.version1 && kind != io::FileKind::Vmd) return Error::because("--v1 is only for .vmd");
  if (options.frame && kind != io::FileKind::Vpd) return Error::because("--frame is only for .vpd");
  if (!options.model.empty() && kind != io::FileKind::Vpd) return Error::because("--model is only for .vpd");
  if (options.frame && !std::isfinite(*options.frame)) return Error::because("--frame must be a finite number");
  const Status free = checkOutput(options.output, options.force);
  return free.ok() ? std::nullopt : std::optional(free.error());
}

Result<Bytes> vpdBytes(const ConvertOptions& options, const io::LoadedMotion& loaded, const model::Model* model) {
  motion::Pose pose = eval::samplePose(loaded.motion, options.frame.value_or(0), options.beforeFirst);
  if (model != nullptr) {
    printDiagnostics(inputName(options.input), io::bindingFindings(loaded.motion, *model), Severity::Warning);
    pose = io::poseForModel(pose, *model);
  }
  if (pose.bones.empty() && pose.morphs.empty()) {
    printMessage(outputName(options.output) + ": warning: the motion has no bone or morph keys" +
                 (model != nullptr ? " for the model" : "") + "; the pose is empty");
  }
  return format::vpd::write(io::vpdFromPose(pose));
}

Result<Bytes> outputBytes(const ConvertOptions& options, io::FileKind kind, const io::LoadedMotion& loaded,
                          const model::Model* model) {
  if (kind == io::FileKind::Vpd) return vpdBytes(options, loaded, model);
  io::VmdWriteOptions writing = vmdOptionsOf(loaded);
  if (options.version1) writing.version = 1;
  Diagnostics losses;
  Result<Bytes> bytes = motionBytes(kind, loaded, writing, losses);
  printDiagnostics(outputName(options.output), losses, Severity::Info);
  return bytes;
}

ExitStatus fail(const std::string& name, const Error& error) {
  printError(name, error);
  return ExitStatus::Cannot;
}

ExitStatus runConvert(const ConvertOptions& options) {
  const std::string input = inputName(options.input);
  const std::string output = outputName(options.output);
  const Result<io::FileKind> kind = outputKind(options.output, options.to);
  if (!kind) return fail(output, kind.error());
  if (const auto problem = optionProblem(options, *kind)) return fail(output, *problem);
  const std::optional<model::Model> model = options.model.empty() ? std::nullopt : openModel(options.model);
  if (!options.model.empty() && !model) return ExitStatus::Cannot;
  const Result<io::LoadedMotion> loaded = loadMotionInput(options.input, options.from);
  if (!loaded) return fail(input, loaded.error());
  if (loaded->damage) printError(input, *loaded->damage);
  if (loaded->damage && !options.salvage) {
    printMessage("nothing is written; use --salvage to convert the readable part");
    return ExitStatus::Cannot;
  }
  printDiagnostics(input, loaded->diagnostics, Severity::Warning);
  const Result<Bytes> bytes = outputBytes(options, *kind, *loaded, model ? &*model : nullptr);
  if (!bytes) return fail(output, bytes.error());
  const Status written = writeOutput(options.output, *bytes, {options.force});
  if (!written) return fail(output, written.error());
  return loaded->damage ? ExitStatus::Partial : ExitStatus::Done;
}

}  // namespace

void addConvertCommand(CLI::App& app, ExitStatus& status) {
  const auto options = std::make_shared<ConvertOptions>();
  const std::string extensions = io::motionExtensions(".", ", ");
  CLI::App* command = app.add_subcommand("convert", "Convert a motion or pose to another format (" + extensions + ")");
  CLI::Option* input = command
                           ->add_option("IN", options->input,
                                        "Motion or pose file; its content determines the format; - is standard input")
                           ->required();
  command->add_option("OUT", options->output,
                      "File to write; its extension determines the format (" + extensions +
                          "); - is standard output, which is also used without OUT if there is --to");
  addFromOption(*command, options->from);
  addToOption(*command, options->to, "by the extension of OUT");
  command->add_option("--frame", options->frame, "Frame at which a .vpd samples the motion (default 0)");
  CLI::Option* model = command->add_option(
      "--model", options->model,
      "Write the .vpd for this model: its name, and only the bones and morphs that it has, in its order");
  allowOneStandardInput({input, model});
  command->add_flag("--v1", options->version1, "Write .vmd version 1");
  command->add_flag("--salvage", options->salvage,
                    "Convert the readable part of a damaged file; the exit status is then 1");
  command->add_flag("--force", options->force, "Overwrite OUT if it exists; write binary data to a terminal");
  addBeforeFirstOption(*command, options->beforeFirst);
  command->callback([options, &status] {
    if (options->output.empty() && !options->to) throw CLI::RequiredError("OUT, or --to FORMAT for standard output,");
    if (options->output.empty()) options->output = "-";
    status = runConvert(*options);
  });
}

}  // namespace furitsuke::cli
