// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <cmath>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "app/cli/commands.h"
#include "app/cli/messages.h"
#include "app/cli/model_input.h"
#include "app/cli/motion_output.h"
#include "core/base/file.h"
#include "core/convert/model/motion_binding.h"
#include "core/convert/model/pose_binding.h"
#include "core/convert/motion_file.h"
#include "core/convert/vpd_motion.h"
#include "core/eval/sample_pose.h"

namespace furitsuke::cli {

namespace {

struct ConvertOptions {
  std::string input;
  std::string output;
  std::optional<double> frame;
  std::string model;
  bool version1 = false;
  bool salvage = false;
  bool force = false;
};

/// Bad combinations are told before anything is read.
std::optional<Error> optionProblem(const ConvertOptions& options, FileKind kind) {
  if (options.version1 && kind != FileKind::Vmd) return Error{{}, {}, "--v1 is for a .vmd"};
  if (options.frame && kind != FileKind::Vpd) return Error{{}, {}, "--frame is for a .vpd"};
  if (!options.model.empty() && kind != FileKind::Vpd) return Error{{}, {}, "--model is for a .vpd"};
  if (options.frame && !std::isfinite(*options.frame)) return Error{{}, {}, "--frame needs a finite number"};
  const Status free = checkOutput(options.output, options.force);
  return free.ok() ? std::nullopt : std::optional(free.error());
}

Result<Bytes> vpdBytes(const ConvertOptions& options, const LoadedMotion& loaded, const Model* model) {
  Pose pose = samplePose(loaded.motion, options.frame.value_or(0));
  if (model != nullptr) {
    tellDiagnostics(options.input, bindingFindings(loaded.motion, *model), Severity::Warning);
    pose = poseForModel(pose, *model);
  }
  if (pose.bones.empty() && pose.morphs.empty()) {
    tell(displayPath(options.output) + ": warning: the motion has no bone or morph keys" +
         (model != nullptr ? " for the model" : "") + "; the pose is empty");
  }
  return vpd::write(vpdFromPose(pose));
}

Result<Bytes> outputBytes(const ConvertOptions& options, FileKind kind, const LoadedMotion& loaded,
                          const Model* model) {
  if (kind == FileKind::Vpd) return vpdBytes(options, loaded, model);
  VmdWriteOptions writing = vmdOptionsOf(loaded);
  if (options.version1) writing.version = 1;
  Diagnostics losses;
  Result<Bytes> bytes = motionBytes(kind, loaded, writing, losses);
  tellDiagnostics(options.output, losses, Severity::Info);
  return bytes;
}

ExitStatus fail(const std::filesystem::path& file, const Error& error) {
  tellError(file, error);
  return ExitStatus::Cannot;
}

ExitStatus runConvert(const ConvertOptions& options) {
  const std::filesystem::path input(options.input);
  const std::filesystem::path output(options.output);
  const Result<FileKind> kind = outputKind(output);
  if (!kind) return fail(output, kind.error());
  if (const auto problem = optionProblem(options, *kind)) return fail(output, *problem);
  const std::optional<Model> model = options.model.empty() ? std::nullopt : openModel(options.model);
  if (!options.model.empty() && !model) return ExitStatus::Cannot;
  const Result<LoadedMotion> loaded = loadMotion(input);
  if (!loaded) return fail(input, loaded.error());
  if (loaded->damage) tellError(input, *loaded->damage);
  if (loaded->damage && !options.salvage) {
    tell("nothing is written; --salvage converts what can be saved");
    return ExitStatus::Cannot;
  }
  tellDiagnostics(input, loaded->diagnostics, Severity::Warning);
  const Result<Bytes> bytes = outputBytes(options, *kind, *loaded, model ? &*model : nullptr);
  if (!bytes) return fail(output, bytes.error());
  const Status written = writeFileAtomically(output, *bytes);
  if (!written) return fail(output, written.error());
  return loaded->damage ? ExitStatus::Partial : ExitStatus::Done;
}

}  // namespace

void addConvertCommand(CLI::App& app, ExitStatus& status) {
  const auto options = std::make_shared<ConvertOptions>();
  CLI::App* command =
      app.add_subcommand("convert", "Convert between .vmd, .vpd, .bvmd, .json and .csv; OUT's extension decides");
  command->add_option("IN", options->input, "Motion or pose file, told by its content")->required();
  command->add_option("OUT", options->output, "File to write: .vmd, .vpd, .bvmd, .json or .csv")->required();
  command->add_option("--frame", options->frame, "The moment that a .vpd takes (default 0)");
  command->add_option("--model", options->model,
                      "A .vpd takes this model's name and, in its order, the bones and morphs that it has");
  command->add_flag("--v1", options->version1, "Write a .vmd of version 1");
  command->add_flag("--salvage", options->salvage, "Convert what can be saved of a damaged file, with exit status 1");
  command->add_flag("--force", options->force, "Overwrite OUT");
  command->callback([options, &status] { status = runConvert(*options); });
}

}  // namespace furitsuke::cli
