// SPDX-License-Identifier: MIT
#include "app/cli/convert/conversion.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <iostream>
#include <iterator>
#include <mutex>
#include <set>
#include <thread>
#include <utility>
#include <variant>

#include "app/cli/convert/capture_report.h"
#include "app/cli/convert/import_process.h"
#include "app/cli/edit_plan.h"
#include "app/cli/info_report.h"
#include "app/cli/input.h"
#include "app/cli/messages.h"
#include "app/cli/motion_output.h"
#include "core/base/file_saving.h"
#include "core/eval/sample_pose.h"
#include "core/exchange/exchange_findings.h"
#include "core/exchange/motion_from_camera.h"
#include "core/io/json/annotation_file.h"
#include "core/io/json/motion_json.h"
#include "core/io/model/motion_binding.h"
#include "core/io/model/pose_binding.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/motion/vpd_motion.h"
#include "core/operations/operation_control.h"
#include "core/operations/run.h"

namespace furitsuke::cli {

namespace {

class Conversion {
 public:
  Conversion(const ConversionRules& rules, const EditJob& job, const std::atomic<bool>& stop, ConversionReport& report)
      : rules_(rules), job_(job), stop_(stop), report_(report) {}

  void run() {
    report_.json = {{"file", inputName(job_.input)}, {"output", outputName(job_.output)}};
    if (const Status possible = conversionProblem(rules_, job_); !possible) return failOutput(possible.error());
    export_ = exportFormatOf(rules_, job_);
    if (!export_) kind_ = *outputKind(job_.output, rules_.to);
    if (isFilm(job_.input)) return convertFilm();
    if (!rules_.film.option.empty())
      return failInput(Error::because(Core::trWith("is not a film, and %1 is only for these"), rules_.film.option));
    Result<LoadedMovement> loaded = loadMovement(job_.input, rules_.from, rules_.project);
    if (!loaded) return failInput(loaded.error());
    pose_ = std::move(loaded->pose);
    std::visit([this](const auto& input) { convert(input); }, loaded->content);
  }

 private:
  void convert(const io::LoadedMotion& loaded) {
    if (rules_.hasModel && !export_ && kind_ != io::FileKind::Vpd && !rules_.isLikeMmd) {
      return failOutput(
          Error::because(Core::tr("--model is only for .vpd, for --like-mmd, for captured motions and for the formats "
                                  "of other programs")));
    }
    if (!rules_.frames.empty() && !export_ && kind_ != io::FileKind::Vpd) {
      return failInput(Error::because(
          Core::tr("is not a captured motion, and --frames is only for these, for .vpd and for the formats "
                   "of other programs; edit --op extract keeps a part of a motion")));
    }
    if (!rules_.fitOption.empty()) {
      return failInput(
          Error::because(Core::trWith("is not a captured motion, and %1 is only for these"), rules_.fitOption));
    }
    if (!accept(loaded.damage, loaded.diagnostics)) return;
    write(export_ ? exportedBytes(loaded.motion) : motionOutput(loaded));
  }

  void convert(const exchange::LoadedCapture& capture) {
    if (export_) return failOutput(Error::because(Core::tr("the input is a captured motion too")));
    const auto roles = exchange::findRoles(capture.motion, rules_.fit.roles);
    const bool isPerson = roles && exchange::checkPerson(*roles);
    if (!rules_.model && !isPerson && !capture.motion.cameras.empty()) return convertCamera(capture);
    if (!rules_.model) return failInput(Error::because(Core::tr("is a captured motion, which needs --model")));
    if (!accept(capture.damage, capture.diagnostics)) return;
    const auto loaded = fittedTo(*rules_.model, capture, rules_.fit);
    if (loaded) writeFitted(*loaded);
  }

  /// The person in a film, as the skeleton that was found or as a motion of the model.
  void convertFilm() {
    const bool isSkeleton = export_ == exchange::ExportFormat::Bvh && !rules_.model;
    if (!isSkeleton && !rules_.model) return failInput(Error::because(Core::tr("is a film, which needs --model")));
    Result<landmarks::LandmarkCapture> found =
        captureOfFilm(job_.input, rules_.film, rules_.fit.frames, stop_, !rules_.isBatch);
    if (!found) return failInput(found.error());
    report_.json["tilt"] = found->tilt.down;
    report_.json["roll"] = found->tilt.roll;
    exchange::LoadedCapture capture = landmarks::loadedCaptureOf(*std::move(found));
    if (isSkeleton && !capture.motion.clips.front().gaps.empty()) {
      capture.diagnostics.push_back(makeDiagnostic(
          exchange::ExchangeFinding::LostGaps,
          Core::tr("BVH cannot leave out frames: where nobody is found, the body goes from the pose before to the one "
                   "after")));
    }
    if (!accept({}, capture.diagnostics)) return;
    for (const Diagnostic& note : capture.diagnostics) {
      // What a film cannot show is said each time.
      if (note.severity == Severity::Info) report_.messages.push_back(diagnosticText(inputName(job_.input), note));
    }
    if (isSkeleton) return write(exchange::writeBvh(capture.motion, 0));
    exchange::CaptureFitOptions options = rules_.fit;
    options.frames.reset();  // only their pictures were looked at
    const auto loaded = fittedTo(*rules_.model, capture, options);
    if (!loaded) return;
    if (export_) return write(exportedBytes(loaded->motion));
    writeFitted(*loaded);
  }

  /// Nothing if it does not fit, which is reported.
  [[nodiscard]] std::optional<io::LoadedMotion> fittedTo(const model::Model& model,
                                                         const exchange::LoadedCapture& capture,
                                                         const exchange::CaptureFitOptions& options) {
    Result<exchange::FittedMotion> fitted = exchange::motionFromCapture(capture.motion, model, options, &stop_);
    if (!fitted) {
      failInput(fitted.error());
      return {};
    }
    addDiagnostics(inputName(job_.input), fitted->notes, Severity::Warning);
    report_.json.update(fittedJson(capture.motion, *fitted));
    for (const Diagnostic& note : fitted->notes) report_.json["notes"].push_back(diagnosticJson(note));
    io::LoadedMotion loaded;
    loaded.motion = std::move(fitted->motion);
    loaded.format = capture.format;
    return loaded;
  }

  /// The camera of a scene becomes that of a motion.
  void convertCamera(const exchange::LoadedCapture& capture) {
    if (!accept(capture.damage, capture.diagnostics)) return;
    Result<motion::Motion> motion =
        exchange::motionFromCamera(capture.motion, rules_.fit.clip, rules_.fit.isDense, &stop_);
    if (!motion) return failInput(motion.error());
    io::LoadedMotion loaded;
    loaded.motion = *std::move(motion);
    loaded.format = capture.format;
    write(motionOutput(loaded));
  }

  /// Reports findings and damage of the input; false if it is too damaged to be converted.
  bool accept(const std::optional<Error>& damage, const Diagnostics& diagnostics) {
    if (damage) report_.messages.push_back(errorText(inputName(job_.input), *damage));
    if (damage && !rules_.salvage) {
      report_.messages.emplace_back("nothing is written; use --salvage to convert the readable part");
      report_.json["error"] = errorJson(*damage);
      report_.status = ExitStatus::Cannot;
      return false;
    }
    if (damage) report_.status = ExitStatus::Partial;
    report_.json["salvaged"] = damage.has_value();
    report_.json["notes"] = nlohmann::ordered_json::array();
    for (const Diagnostic& note : diagnostics) report_.json["notes"].push_back(diagnosticJson(note));
    report_.json["losses"] = nlohmann::ordered_json::array();
    addDiagnostics(inputName(job_.input), diagnostics, Severity::Warning);
    return true;
  }

  [[nodiscard]] Result<Bytes> motionOutput(const io::LoadedMotion& loaded) {
    report_.json["keys"] = loaded.motion.keyCount();
    if (kind_ == io::FileKind::Vpd) return poseBytes(loaded);
    if (rules_.isLikeMmd) return bytesOfMmd(loaded);
    if (rules_.isMinimal) return toBytes(io::motionToJson(loaded.motion, io::JsonStyle::Minimal));
    io::VmdWriteOptions writing = vmdOptionsOf(loaded);
    if (rules_.version1) writing.version = 1;
    Diagnostics losses;
    Result<Bytes> bytes = motionBytes(kind_, loaded, writing, losses);
    addLosses(losses);
    return bytes;
  }

  [[nodiscard]] Bytes bytesOfMmd(const io::LoadedMotion& loaded) {
    const io::MmdParts parts = rules_.model ? rules_.mmdParts : io::mmdPartsOf(loaded.motion);
    Diagnostics losses = io::vmdLosses(loaded.motion, nullptr);
    std::ranges::move(io::mmdVmdLosses(loaded.motion, parts), std::back_inserter(losses));
    addLosses(losses);
    return io::vmdLikeMmd(loaded.motion, parts);
  }

  [[nodiscard]] Result<Bytes> poseBytes(const io::LoadedMotion& loaded) {
    motion::Pose pose =
        eval::samplePose(loaded.motion, rules_.frame.value_or(rules_.poseFrame.value_or(0)), rules_.preExtrapolation);
    const format::vpd::File before = io::vpdFromPose(pose);
    if (rules_.model) {
      addDiagnostics(inputName(job_.input), io::bindingFindings(loaded.motion, *rules_.model), Severity::Warning);
      pose = io::poseForModel(pose, *rules_.model);
    }
    if (pose.bones.empty() && pose.morphs.empty()) {
      report_.messages.push_back(outputName(job_.output) + ": warning: the motion has no bone or morph keys" +
                                 (rules_.model ? " for the model" : "") + "; the pose is empty");
    }
    // A pose has keys at frame 0 alone.
    if (!pose_.empty()) return format::vpd::update(pose_, before, io::vpdFromPose(pose));
    return format::vpd::write(io::vpdFromPose(pose));
  }

  /// A range that goes to the end ends with the last key.
  [[nodiscard]] exchange::CaptureBakeOptions bakeOf(const motion::Motion& motion) const {
    exchange::CaptureBakeOptions bake = rules_.bake;
    if (bake.frames && bake.frames->last == kMaxFrame)
      bake.frames->last = std::max(bake.frames->first, motion.frameRange().last);
    return bake;
  }

  /// The motion with keys of what physics does.
  [[nodiscard]] Result<motion::Motion> withPhysics(const motion::Motion& motion) const {
    Result<operations::OperationCall> bake = editStep(*operations::findOperation("bake-physics"), {});
    if (!bake) return bake.error();
    Result<operations::OperationOutcome> baked = operations::runOperation(*bake, motion, &*rules_.model, &stop_);
    return baked ? Result<motion::Motion>(std::move(baked->motion)) : baked.error();
  }

  [[nodiscard]] Result<Bytes> exportedBytes(const motion::Motion& motion) {
    if (!rules_.model) return cameraBytes(motion);
    if (!rules_.bakesPhysics) return bytesOnModel(motion);
    const Result<motion::Motion> baked = withPhysics(motion);
    return baked ? bytesOnModel(*baked) : Result<Bytes>(baked.error());
  }

  [[nodiscard]] Result<Bytes> bytesOnModel(const motion::Motion& motion) {
    addDiagnostics(inputName(job_.input), io::bindingFindings(motion, *rules_.model), Severity::Warning);
    operations::OperationControl control(0, &stop_);
    const exchange::CaptureBakeOptions bake = bakeOf(motion);
    if (rules_.isTrial) {
      const Result<Diagnostics> losses =
          exchange::exportLosses(*export_, motion, *rules_.model, rules_.images, bake, &control);
      if (!losses) return losses.error();
      addLosses(*losses);
      return Bytes();
    }
    Result<exchange::ExportedFile> exported =
        exchange::exportMotion(*export_, motion, *rules_.model, rules_.images, bake, &control);
    if (!exported) return exported.error();
    addLosses(exported->losses);
    report_.json["frames"] = exported->frames;
    report_.json["joints"] = exported->joints;
    if (*export_ == exchange::ExportFormat::Fbx) return fbxFromGlb(exported->bytes, &stop_);
    return std::move(exported->bytes);
  }

  [[nodiscard]] Result<Bytes> cameraBytes(const motion::Motion& motion) {
    if (!motion.isCameraMotion()) return Error::because(Core::tr("needs --model, the model that the motion moves"));
    Result<exchange::ExportedFile> exported = exchange::exportCamera(*export_, motion, bakeOf(motion));
    if (!exported) return exported.error();
    addLosses(exported->losses);
    report_.json["frames"] = exported->frames;
    return std::move(exported->bytes);
  }

  void write(const Result<Bytes>& bytes) {
    if (!bytes) return failOutput(bytes.error());
    if (rules_.isTrial) return reportTrial();
    const Status written = writeOutput(job_.output, *bytes, {rules_.force, /*cleansFolder=*/!rules_.isBatch});
    if (!written) failOutput(written.error());
  }

  /// A motion that was made from a capture, which is kept beside it if that is wanted.
  void writeFitted(const io::LoadedMotion& loaded) {
    write(motionOutput(loaded));
    if (!rules_.keepsCapture || rules_.isTrial || report_.status == ExitStatus::Cannot) return;
    if (isStandardStream(job_.output)) {
      return failOutput(Error::because(Core::tr("what was captured cannot be kept beside standard output")));
    }
    const Result<io::WrittenAnnotations> kept = io::writeAnnotations(
        job_.output, loaded.motion.annotations, {.known = {}, .replacesForeign = rules_.force, .backsUp = true});
    if (!kept) failOutput(kept.error());
  }

  void addDiagnostics(const std::string& file, const Diagnostics& diagnostics, Severity from) {
    for (const Diagnostic& diagnostic : diagnostics) {
      if (diagnostic.severity >= from) report_.messages.push_back(diagnosticText(file, diagnostic));
    }
  }

  void addLosses(const Diagnostics& losses) {
    if (!rules_.isTrial) addDiagnostics(outputName(job_.output), losses, Severity::Info);
    for (const Diagnostic& loss : losses) {
      if (rules_.isTrial) report_.losses.push_back(diagnosticText(outputName(job_.output), loss));
      report_.json["losses"].push_back(diagnosticJson(loss));
    }
  }

  void reportTrial() {
    if (report_.losses.empty()) report_.losses.push_back(outputName(job_.output) + ": nothing would be lost");
  }

  void failInput(const Error& error) { fail(inputName(job_.input), error); }
  void failOutput(const Error& error) { fail(outputName(job_.output), error); }
  void fail(const std::string& file, const Error& error) {
    report_.messages.push_back(errorText(file, error));
    report_.json["error"] = errorJson(error);
    report_.status = ExitStatus::Cannot;
  }

  const ConversionRules& rules_;
  const EditJob& job_;
  const std::atomic<bool>& stop_;
  ConversionReport& report_;
  Bytes pose_;  ///< the input, if it is one
  io::FileKind kind_ = io::FileKind::Unknown;
  std::optional<exchange::ExportFormat> export_;  ///< instead of `kind_`
};

void runConversion(const ConversionRules& rules, const EditJob& job, const std::atomic<bool>& stop,
                   ConversionReport& report) {
  try {
    Conversion(rules, job, stop, report).run();
  } catch (const std::exception& error) {  // running out of memory for one file must not stop the others
    report.messages.push_back(inputName(job.input) + ": " + error.what());
    report.status = ExitStatus::Cannot;
  }
}

}  // namespace

std::optional<exchange::ExportFormat> exportFormatOf(const ConversionRules& rules, const EditJob& job) {
  if (rules.exportTo || rules.to) return rules.exportTo;
  const exchange::ExportFormatRow* row = exchange::exportFormatFor(job.output);
  return row == nullptr ? std::nullopt : std::optional(row->format);
}

void printLosses(const ConversionReport& report) {
  for (const std::string& loss : report.losses) std::cout << printable(loss) << '\n';
}

Status conversionProblem(const ConversionRules& rules, const EditJob& job) {
  const std::optional<exchange::ExportFormat> exported = exportFormatOf(rules, job);
  const Result<io::FileKind> kind = exported ? io::FileKind::Unknown : outputKind(job.output, rules.to);
  if (!kind) return kind.error();
  if (rules.version1 && *kind != io::FileKind::Vmd) return Error::because(Core::tr("--v1 is only for .vmd"));
  if (rules.isLikeMmd && *kind != io::FileKind::Vmd) return Error::because(Core::tr("--like-mmd is only for .vmd"));
  if (rules.frame && *kind != io::FileKind::Vpd) return Error::because(Core::tr("--frame is only for .vpd"));
  if (rules.isMinimal && *kind != io::FileKind::MotionJson)
    return Error::because(Core::tr("--minimal is only for .json"));
  if (!rules.frames.empty() && *kind == io::FileKind::Vpd && !rules.poseFrame && !rules.fit.frames)
    return Error::because(Core::tr("--frames of a .vpd is a single frame"));
  if (rules.frame && !std::isfinite(*rules.frame)) return Error::because(Core::tr("--frame must be a finite number"));
  if (!exported && !rules.bakeOption.empty()) {
    return Error::because(Core::trWith("%1 is only for %2"), rules.bakeOption, exchange::exportExtensions());
  }
  if (rules.bake.isUnlit && exported != exchange::ExportFormat::Glb)
    return Error::because(Core::tr("--unlit is only for .glb"));
  const bool isFoundSkeleton = exported == exchange::ExportFormat::Bvh && isFilm(job.input);
  if (exported && !exchange::hasCamera(*exported) && !rules.hasModel && !isFoundSkeleton)
    return Error::because(Core::tr("needs --model, the model that the motion moves"));
  return rules.isTrial ? Status(Done{}) : checkOutput(job.output, rules.force);
}

std::vector<ConversionReport> runConversions(const ConversionRules& rules, const std::vector<EditJob>& jobs,
                                             std::size_t threads, const std::atomic<bool>& stop,
                                             const std::function<void()>& onDone) {
  std::vector<ConversionReport> reports(jobs.size());
  std::atomic<std::size_t> next = 0;
  std::mutex progressMutex;
  const auto work = [&] {
    for (std::size_t i = next++; i < jobs.size(); i = next++) {
      if (stop) {
        reports[i].messages.push_back(inputName(jobs[i].input) + ": not processed: interrupted");
        reports[i].status = ExitStatus::Cannot;
      } else {
        runConversion(rules, jobs[i], stop, reports[i]);
      }
      const std::lock_guard lock(progressMutex);
      onDone();
    }
  };
  std::vector<std::jthread> others;
  for (std::size_t i = 1; i < std::min(threads, jobs.size()); ++i) others.emplace_back(work);
  work();
  others.clear();
  if (!rules.isBatch) return reports;
  std::set<std::filesystem::path> folders;
  for (const EditJob& job : jobs) folders.insert(job.output.parent_path());
  for (const std::filesystem::path& folder : folders) removeStaleTemporaries(folder);
  return reports;
}

}  // namespace furitsuke::cli
