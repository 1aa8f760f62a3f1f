// SPDX-License-Identifier: MIT
#include "app/cli/edit_batch.h"

#include <algorithm>
#include <exception>
#include <mutex>
#include <set>
#include <thread>
#include <utility>

#include "app/cli/edit_split.h"
#include "app/cli/input.h"
#include "app/cli/motion_output.h"
#include "core/base/file.h"
#include "core/base/file_saving.h"
#include "core/io/json/annotation_file.h"
#include "core/io/motion_file.h"
#include "core/motion/layers/stored_layers.h"
#include "core/scripts/script_reply.h"

namespace furitsuke::cli {

namespace {

Status runStep(const operations::OperationCall& step, const model::Model* model, motion::Motion& motion,
               const std::atomic<bool>& stop, std::atomic<double>* progress, EditStepReport& report) {
  report.operation = step.operation->id;
  if (progress != nullptr) *progress = 0;
  Result<operations::OperationOutcome> outcome =
      operations::runOperation(step, std::move(motion), model, &stop, progress);
  if (!outcome.ok()) return outcome.error();
  // That nothing matches is a note, as that nothing changes: other files and steps may have what this one lacks.
  if (outcome->summary.keysBefore > 0 && outcome->summary.keysAfter == 0) {
    return Error::because(Core::tr("the motion has no keys left"));
  }
  motion = std::move(outcome->motion);
  report.summary = std::move(outcome->summary);
  return Done{};
}

/// Says that a part has no model name, because that of the motion is the one of camera motions.
void noteLostName(const motion::Motion& whole, const motion::Motion& part, const std::string& name,
                  EditReport& report) {
  if (!part.modelName.bytes.empty() || whole.modelName.bytes.empty()) return;
  Diagnostic& note = report.losses.emplace_back();
  note.code = "edit.split.name";
  note.severity = Severity::Info;
  note.reason = {Core::trWith("part %1: has no model name, because \"%2\" is the name of camera motions"), name,
                 whole.modelName.text()};
}

/// Writes every part; stops at the first that cannot be written. Writes nothing when an output exists.
Status writeParts(const EditPlan& plan, const EditJob& job, io::FileKind kind, const io::LoadedMotion& loaded,
                  const std::atomic<bool>& stop, EditReport& report) {
  const Result<std::vector<operations::MotionPart>> parts = partsOf(loaded.motion, *plan.split);
  if (!parts) return parts.error();
  if (parts->empty()) return Error::in(Message::verbatim("--split"), Core::tr("no part has any keys"));
  std::vector<std::string> names;
  names.reserve(parts->size());
  for (const operations::MotionPart& part : *parts) names.push_back(part.name);
  const std::vector<std::filesystem::path> paths = partPaths(job.output, names);
  for (const std::filesystem::path& path : paths) {
    if (plan.inputs && plan.inputs->hasOther(path, job.input)) return replacesInput(path);
    if (const Status free = checkOutput(path, plan.force); !free) {
      return Error::in(Message::verbatim(displayPath(path)), free.error().sentence());
    }
  }
  io::LoadedMotion part = loaded;
  for (std::size_t i = 0; i < parts->size(); ++i) {
    if (stop) return Error::because(Core::trCount("canceled after %n file", "canceled after %n files"), Counted{i});
    part.motion = motionOfPart(loaded.motion, (*parts)[i], plan.split->rebase);
    noteLostName(loaded.motion, part.motion, names[i], report);
    const Result<Bytes> bytes = motionBytes(kind, part, vmdOptionsOf(part), report.losses);
    if (!bytes) return Error::in(Message::verbatim(displayPath(paths[i])), bytes.error().sentence());
    if (const Status written = writeOutput(paths[i], *bytes, {plan.force, /*cleansFolder=*/false}); !written)
      return written.error();
    report.parts.push_back({names[i], paths[i], part.motion.keyCount()});
  }
  return Done{};
}

Diagnostic markerNote(Message reason, Severity severity = Severity::Warning) {
  Diagnostic note;
  note.code = "edit.markers.left-out";
  note.severity = severity;
  note.reason = std::move(reason);
  return note;
}

/// Writes markers and beats to a file next to the motion. Overwrites the marker file of another motion only with
/// --force. `known` is the text of the input's marker file.
void writeAnnotationFile(const EditPlan& plan, const EditJob& job, const motion::Annotations& annotations,
                         const std::string& known, EditReport& report) {
  if (isStandardStream(job.output)) {
    if (!annotations.isEmpty()) {
      report.losses.push_back(markerNote(Core::tr("markers: are not written to standard output"), Severity::Info));
    }
    return;
  }
  const std::filesystem::path path = io::annotationPath(job.output);
  const bool isShared = path == io::annotationPath(job.input);
  // "dance.csv" next to "dance.vmd": the existing file belongs to the input, whose markers did not move.
  if (isShared && job.output != job.input) return;
  if (annotations.isEmpty() && !isShared) return;
  if (const Status free = checkOutput(path, plan.force); !free && !isShared) {
    report.losses.push_back(
        markerNote({Core::trWith("markers: %1 already exists; use --force to overwrite it"), displayPath(path)}));
    return;
  }
  const Result<io::WrittenAnnotations> written =
      isShared ? io::writeAnnotations(job.output, annotations, {.known = known, .backsUp = false})
               : io::writeAnnotations(job.output, annotations, {.replacesForeign = plan.force});
  if (!written.ok()) report.losses.push_back(markerNote({Core::trWith("markers: %1"), written.error().sentence()}));
}

/// Edits change the flattened motion of the file, which the layers beside it no longer fit.
void leaveOutLayers(motion::Annotations& annotations, EditReport& report) {
  if (!annotations.layers) return;
  const std::size_t count = annotations.layers->layers.size();
  annotations.layers.reset();
  Diagnostic& note = report.findings.emplace_back();
  note.code = "edit.layers.flattened";
  note.severity = Severity::Warning;
  note.count = count;
  note.reason = {Core::trCount("%n layer is flattened into the motion, and the output has none",
                               "%n layers are flattened into the motion, and the output has none"),
                 Counted{count}};
}

/// Records of the input that no key shows and that the output does not have any more.
void noteDroppedDuplicates(const io::LoadedMotion& edited, EditReport& report) {
  if (edited.source == nullptr) return;
  const std::size_t count = io::droppedDuplicates(edited.motion, *edited.source);
  if (count == 0) return;
  Diagnostic& note = report.losses.emplace_back();
  note.code = "edit.duplicates.dropped";
  note.severity = Severity::Info;
  note.count = count;
  note.reason = {Core::trCount("%n record was dropped that a later one on the same frame overrides",
                               "%n records were dropped that a later one on the same frame overrides"),
                 Counted{count}};
}

/// Reads the input and sets `kind` to the format of the output. An output that cannot be written is reported first.
Result<io::LoadedMotion> loadForEdit(const EditPlan& plan, const EditJob& job, io::FileKind& kind) {
  const bool isLikeInput = isStandardStream(job.output) && !plan.to;
  if (!isLikeInput) {
    const Result<io::FileKind> known = outputKind(job.output, plan.to);
    if (!known) {
      // With {ext}, input and output have the same extension; the error of the input is more precise.
      const Result<io::LoadedMotion> input = loadMotionInput(job.input, plan.from);
      return input.ok() ? Error::in(Message::verbatim(outputName(job.output)), known.error().sentence())
                        : input.error();
    }
    kind = *known;
  }
  if (const Status free = checkOutput(job.output, plan.force); !plan.split && !free) {
    return Error::in(Message::verbatim(outputName(job.output)), free.error().sentence());
  }
  Result<io::LoadedMotion> loaded = loadMotionInput(job.input, plan.from);
  if (isLikeInput && loaded.ok()) kind = loaded->format;
  if (kind == io::FileKind::Vpd) return Error::because(Core::tr("edit cannot write a pose; use convert"));
  return loaded;
}

/// Whether the result replaces its input.
bool isInPlace(const EditJob& job) {
  std::error_code ignored;
  return !isStandardStream(job.input) && std::filesystem::equivalent(job.input, job.output, ignored);
}

/// `own`: what is done to this file only; null: what is done to each.
Status runJob(const EditPlan& plan, const OwnEdit* own, const EditJob& job, const std::atomic<bool>& stop,
              std::atomic<double>* progress, EditReport& report) {
  io::FileKind kind = io::FileKind::Unknown;
  Result<io::LoadedMotion> loaded = loadForEdit(plan, job, kind);
  if (!loaded) return loaded.error();
  if (loaded->damage && !plan.salvage) return *loaded->damage;
  report.salvaged = loaded->damage.has_value();
  report.findings = loaded->diagnostics;
  io::AnnotationFile beside = isStandardStream(job.input) ? io::AnnotationFile{} : io::readAnnotations(job.input);
  if (beside.problem) report.findings.push_back(markerNote({Core::trWith("markers: %1"), beside.problem->sentence()}));
  leaveOutLayers(beside.annotations, report);
  loaded->motion.annotations = std::move(beside.annotations);
  if (plan.tempo) {
    loaded->motion.annotations.tempo = plan.tempo;
    loaded->motion.annotations.tempoChanges.clear();
  }
  report.keysBefore = report.keysAfter = loaded->motion.keyCount();
  const model::Model* model = plan.model ? &*plan.model : nullptr;
  if (own != nullptr) model = own->model.get();
  for (const operations::OperationCall& step : own == nullptr ? plan.steps : own->steps) {
    EditStepReport& stepReport = report.steps.emplace_back();
    const Status done = runStep(step, model, loaded->motion, stop, progress, stepReport);
    if (!done) return Error::in(Message::verbatim(std::string(step.operation->id)), done.error().sentence());
  }
  report.keysAfter = loaded->motion.keyCount();
  if (plan.split) return writeParts(plan, job, kind, *loaded, stop, report);
  const Result<Bytes> bytes = motionBytes(kind, *loaded, vmdOptionsOf(*loaded), report.losses);
  if (!bytes) return bytes.error();
  const OutputRule rule{plan.force, /*cleansFolder=*/false, /*backsUp=*/isInPlace(job)};
  if (const Status written = writeOutput(job.output, *bytes, rule); !written) {
    return Error::in(Message::verbatim(outputName(job.output)), written.error().reason);
  }
  if (kind == io::FileKind::Vmd) noteDroppedDuplicates(*loaded, report);
  writeAnnotationFile(plan, job, loaded->motion.annotations, beside.text, report);
  return Done{};
}

}  // namespace

ExitStatus EditReport::status() const {
  if (error) return ExitStatus::Cannot;
  const auto isWarning = [](const Diagnostic& note) { return note.severity != Severity::Info; };
  const auto isPrinted = [](const Diagnostic& note) { return note.code == scripts::kScriptLogNote; };
  const bool hasNotes = std::ranges::any_of(steps, [&](const EditStepReport& step) {
    const Diagnostics& notes = step.summary.notes;
    const bool isIdle = !step.summary.isChange && std::ranges::none_of(notes, isPrinted);
    return isIdle || std::ranges::any_of(notes, isWarning);
  });
  return salvaged || hasNotes || std::ranges::any_of(losses, isWarning) ? ExitStatus::Partial : ExitStatus::Done;
}

std::vector<EditReport> runEdits(const EditPlan& plan, const std::vector<EditJob>& jobs, std::size_t threads,
                                 const std::atomic<bool>& stop, const std::function<void()>& onDone,
                                 std::atomic<double>* progress) {
  std::vector<EditReport> reports(jobs.size());
  std::atomic<std::size_t> next = 0;
  std::mutex progressMutex;
  const auto work = [&] {
    for (std::size_t i = next++; i < jobs.size(); i = next++) {
      try {
        const Status done = stop ? Status(Error::because(Core::tr("not processed: interrupted")))
                                 : runJob(plan, plan.own.empty() ? nullptr : &plan.own[i], jobs[i], stop,
                                          jobs.size() == 1 ? progress : nullptr, reports[i]);
        if (!done) reports[i].error = done.error();
      } catch (const std::exception& error) {  // running out of memory for one file must not stop the others
        reports[i].error = Error::because(Message::verbatim(error.what()));
      }
      const std::lock_guard lock(progressMutex);
      onDone();
    }
  };
  std::vector<std::jthread> others;
  for (std::size_t i = 1; i < std::min(threads, jobs.size()); ++i) others.emplace_back(work);
  work();
  others.clear();
  std::set<std::filesystem::path> folders;
  for (const EditJob& job : jobs) folders.insert(job.output.parent_path());
  for (const std::filesystem::path& folder : folders) removeStaleTemporaries(folder);
  return reports;
}

}  // namespace furitsuke::cli
