// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/convert/film_input.h"
#include "app/cli/edit_jobs.h"
#include "app/cli/exit_status.h"
#include "app/cli/projects/project_input.h"
#include "core/base/result.h"
#include "core/eval/sample_span.h"
#include "core/exchange/motion_export.h"
#include "core/exchange/motion_from_capture.h"
#include "core/image/model_images.h"
#include "core/io/file_type.h"
#include "core/io/motion/mmd_vmd.h"
#include "core/model/model.h"

// Conversion of files between the formats of motions and captured motions; the work of the command `convert`.
namespace furitsuke::cli {

/// How to convert files; shared by all files and threads.
struct ConversionRules {
  std::optional<io::FileKind> from;                ///< nothing: by content
  std::optional<io::FileKind> to;                  ///< nothing: by extension
  std::optional<exchange::ExportFormat> exportTo;  ///< instead of `to`
  std::optional<double> frame;                     ///< of a pose, by --frame
  std::string frames;                              ///< --frames; empty if it is not given
  std::optional<double> poseFrame;                 ///< of a pose, by --frames
  ProjectPart project;                             ///< the motion of a project
  std::optional<model::Model> model;
  bool hasModel = false;      ///< also while `model` is not loaded yet
  image::ModelImages images;  ///< of `model`, for outputs that have textures
  bool version1 = false;      ///< of VMD
  bool isLikeMmd = false;     ///< of VMD
  bool isMinimal = false;     ///< of JSON
  bool bakesPhysics = false;  ///< into an output for other programs
  io::MmdParts mmdParts;      ///< of `model`, for `isLikeMmd`
  eval::PreExtrapolation preExtrapolation = eval::PreExtrapolation::Rest;
  exchange::CaptureFitOptions fit;    ///< for captured motions as input
  std::string fitOption;              ///< the first option that is only for them; empty if none is given
  FilmRules film;                     ///< for films of a person as input
  exchange::CaptureBakeOptions bake;  ///< for outputs for other programs
  std::string bakeOption;
  bool keepsCapture = false;  ///< writes what was captured beside the output
  bool salvage = false;
  bool force = false;
  bool isBatch = false;  ///< one of many files
  bool isTrial = false;  ///< finds out what would be lost, and writes nothing
};

/// What became of one file.
struct ConversionReport {
  std::vector<std::string> messages;  ///< in order, for printMessage()
  std::vector<std::string> losses;    ///< of a trial, for standard output
  nlohmann::ordered_json json;        ///< what was found out about the file and what was lost
  ExitStatus status = ExitStatus::Done;
};

/// The format for other programs that a job writes; nothing if it writes a motion.
[[nodiscard]] std::optional<exchange::ExportFormat> exportFormatOf(const ConversionRules& rules, const EditJob& job);

/// Prints the losses of a trial to standard output, a line each.
void printLosses(const ConversionReport& report);

/// Why a job cannot be done, as far as that is known before the input is read.
[[nodiscard]] Status conversionProblem(const ConversionRules& rules, const EditJob& job);

/// Converts each job on `threads` threads; a failed job does not stop the others. `onDone` is called after each job,
/// one call at a time, on any thread. When `stop` becomes true, running conversions are canceled.
[[nodiscard]] std::vector<ConversionReport> runConversions(const ConversionRules& rules,
                                                           const std::vector<EditJob>& jobs, std::size_t threads,
                                                           const std::atomic<bool>& stop,
                                                           const std::function<void()>& onDone);

}  // namespace furitsuke::cli
