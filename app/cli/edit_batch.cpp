// SPDX-License-Identifier: MIT
#include "app/cli/edit_batch.h"

#include <algorithm>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>

#include "app/cli/edit_split.h"
#include "app/cli/motion_output.h"
#include "core/base/file.h"
#include "core/convert/annotation_file.h"
#include "core/convert/motion_file.h"
#include "core/operate/scope.h"

namespace furitsuke::cli {

namespace {

Status runStep(const EditStep& step, const Model* model, Motion& motion, EditStepReport& report) {
  report.operation = step.operation->id;
  report.keysBefore = motion.keyCount();
  Result<KeyScope> scope = keysInScope(motion, step.tracks, step.frames);
  if (!scope.ok()) return scope.error();
  report.notes = std::move(scope->notes);
  Result<OperationResult> result = runOperation(*step.operation, {motion, scope->keys, step.arguments, model});
  if (!result.ok()) return result.error();
  applyResult(motion, *result);
  std::ranges::move(result->notes, std::back_inserter(report.notes));
  report.errors = std::move(result->errors);
  report.keysAfter = motion.keyCount();
  return Done{};
}

/// Writes every part or, when one of them cannot be written, those before it; nothing while a place is not free.
Status writeParts(const EditPlan& plan, const EditJob& job, FileKind kind, const LoadedMotion& loaded,
                  EditReport& report) {
  std::vector<std::pair<std::string, Motion>> motions = splitMotion(loaded.motion, *plan.split);
  if (motions.empty()) return Error{{}, "--split", "no part has a key"};
  std::vector<std::string> names;
  names.reserve(motions.size());
  for (const auto& [name, motion] : motions) names.push_back(name);
  const std::vector<std::filesystem::path> paths = partPaths(job.output, names);
  for (const std::filesystem::path& path : paths) {
    if (const Status free = checkOutput(path, plan.force); !free) {
      return Error{{}, displayPath(path), free.error().message()};
    }
  }
  LoadedMotion part = loaded;
  for (std::size_t i = 0; i < motions.size(); ++i) {
    part.motion = std::move(motions[i].second);
    const Result<Bytes> bytes = motionBytes(kind, part, vmdOptionsOf(part), report.losses);
    if (!bytes) return Error{{}, displayPath(paths[i]), bytes.error().message()};
    if (const Status written = writeFileAtomically(paths[i], *bytes); !written) return written.error();
    report.parts.push_back({names[i], paths[i], part.motion.keyCount()});
  }
  return Done{};
}

Diagnostic markerNote(std::string reason) {
  Diagnostic note;
  note.code = "edit.markers.left-out";
  note.severity = Severity::Warning;
  note.reason = std::move(reason);
  return note;
}

/// Markers and beats go along with the motion. Those of another motion are replaced with --force only.
void writeBeside(const EditPlan& plan, const EditJob& job, const Annotations& annotations, const std::string& known,
                 EditReport& report) {
  const std::filesystem::path place = annotationPath(job.output);
  const bool isShared = place == annotationPath(job.input);
  // "dance.csv" beside "dance.vmd": the file there is the input's, whose markers are where they were.
  if (isShared && job.output != job.input) return;
  if (annotations.isEmpty() && !isShared) return;
  if (const Status free = checkOutput(place, plan.force); !free && !isShared) {
    report.losses.push_back(markerNote("markers: " + displayPath(place) + " " + free.error().message()));
    return;
  }
  const Result<std::string> written = writeAnnotations(job.output, annotations, isShared ? known : std::string());
  if (!written.ok()) report.losses.push_back(markerNote("markers: " + written.error().message()));
}

Status runJob(const EditPlan& plan, const EditJob& job, EditReport& report) {
  const Result<FileKind> kind = outputKind(job.output);
  if (!kind) {
    // With {ext} the place is as wrong as the input, which then is what to speak of.
    const Result<LoadedMotion> unfit = loadMotion(job.input);
    return unfit.ok() ? Error{{}, displayPath(job.output), kind.error().message()} : unfit.error();
  }
  if (*kind == FileKind::Vpd) return Error{{}, {}, "a pose is made by convert, not by edit"};
  if (!plan.split) {
    if (const Status free = checkOutput(job.output, plan.force); !free) {
      return Error{{}, displayPath(job.output), free.error().message()};
    }
  }
  Result<LoadedMotion> loaded = loadMotion(job.input);
  if (!loaded) return loaded.error();
  if (loaded->damage && !plan.salvage) return *loaded->damage;
  report.salvaged = loaded->damage.has_value();
  report.findings = loaded->diagnostics;
  AnnotationFile beside = readAnnotations(job.input);
  if (beside.problem) report.findings.push_back(markerNote("markers: " + beside.problem->message()));
  loaded->motion.annotations = std::move(beside.annotations);
  report.keysBefore = report.keysAfter = loaded->motion.keyCount();
  for (const EditStep& step : plan.steps) {
    EditStepReport& stepReport = report.steps.emplace_back();
    const Status done = runStep(step, plan.model ? &*plan.model : nullptr, loaded->motion, stepReport);
    if (!done) return Error{{}, std::string(step.operation->id), done.error().message()};
  }
  report.keysAfter = loaded->motion.keyCount();
  if (plan.split) return writeParts(plan, job, *kind, *loaded, report);
  const Result<Bytes> bytes = motionBytes(*kind, *loaded, vmdOptionsOf(*loaded), report.losses);
  if (!bytes) return bytes.error();
  if (const Status written = writeFileAtomically(job.output, *bytes); !written) return written;
  writeBeside(plan, job, loaded->motion.annotations, beside.text, report);
  return Done{};
}

}  // namespace

ExitStatus EditReport::status() const {
  if (error) return ExitStatus::Cannot;
  const auto isWarning = [](const Diagnostic& note) { return note.severity != Severity::Info; };
  const bool hasNotes = std::ranges::any_of(
      steps, [&](const EditStepReport& step) { return std::ranges::any_of(step.notes, isWarning); });
  return salvaged || hasNotes || std::ranges::any_of(losses, isWarning) ? ExitStatus::Partial : ExitStatus::Done;
}

std::vector<EditReport> runEdits(const EditPlan& plan, const std::vector<EditJob>& jobs, std::size_t threads,
                                 const std::atomic<bool>& stop, const std::function<void()>& onDone) {
  std::vector<EditReport> reports(jobs.size());
  std::atomic<std::size_t> next = 0;
  std::mutex telling;
  const auto work = [&] {
    for (std::size_t i = next++; i < jobs.size(); i = next++) {
      try {
        const Status done = stop ? Status(Error{{}, {}, "not done: stopped"}) : runJob(plan, jobs[i], reports[i]);
        if (!done) reports[i].error = done.error();
      } catch (const std::exception& error) {  // a file too large for the memory must not end the others
        reports[i].error = Error{{}, {}, error.what()};
      }
      const std::lock_guard lock(telling);
      onDone();
    }
  };
  std::vector<std::jthread> others;
  for (std::size_t i = 1; i < std::min(threads, jobs.size()); ++i) others.emplace_back(work);
  work();
  others.clear();
  return reports;
}

}  // namespace furitsuke::cli
