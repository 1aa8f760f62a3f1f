// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render_command/render_command.h"

#include <QCoreApplication>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <string>
#include <utility>

#include "app/cli/messages.h"
#include "app/cli/terminal.h"
#include "app/commands/model_files.h"
#include "app/render_command/render_options.h"
#include "core/base/file.h"
#include "core/base/log.h"
#include "core/convert/motion_file.h"
#include "core/film/image_sequence.h"

namespace furitsuke {

namespace {

constexpr int kDone = 0;
constexpr int kCannot = 2;

SequenceControl sequenceControl;  // for the signal, which finds nothing else

void tellRender(const std::string& text) { std::fprintf(stderr, "furitsuke: %s\n", cli::printable(text).c_str()); }

int complainRender(const std::string& text) {
  tellRender(text);
  return kCannot;
}

Error errorOf(const std::filesystem::path& file, const Error& error) {
  const std::string name = displayPath(file);
  return {{}, {}, error.section == name ? error.message() : name + ": " + error.message()};
}

/// A model that can be used whole; what is odd about it is told.
Result<ReadModel> readRenderedModel(const std::filesystem::path& file) {
  Result<ReadModel> model = readModel(file, &sequenceControl.cancelled);
  if (!model) return errorOf(file, model.error());
  if (model->damage) return errorOf(file, *model->damage);
  for (const Diagnostic& finding : model->entry.diagnostics) {
    if (finding.severity == Severity::Info) continue;
    tellRender(displayPath(file) + ": " + std::string(severityName(finding.severity)) + ": " + finding.reason);
  }
  return model;
}

Result<Motion> readRenderedMotion(const std::filesystem::path& file) {
  Result<LoadedMotion> motion = loadMotion(file);
  if (!motion) return errorOf(file, motion.error());
  if (motion->damage) return errorOf(file, *motion->damage);
  return std::move(motion->motion);
}

/// Puts everything onto the stage; the frames are those of the longest motion where none were asked for.
Status fillScene(const RenderArguments& arguments, Scene& scene, FrameRange& frames) {
  frames = {0, 0};
  const auto reach = [&frames](const Motion& motion) {
    if (!motion.frameRange().isEmpty()) frames.last = std::max(frames.last, motion.frameRange().last);
  };
  for (std::size_t i = 0; i < arguments.models.size(); ++i) {
    Result<ReadModel> model = readRenderedModel(arguments.models[i]);
    if (!model) return model.error();
    Actor& actor = *scene.actors.emplace_back(std::move(model->actor));
    if (!model->carrierBone.bytes.empty() && !scene.hangOnBone(actor, model->carrierBone.bytes)) {
      tellRender(arguments.models[i] + ": no model before it has the bone " + model->carrierBone.text);
    }
    if (i >= arguments.motions.size() || arguments.motions[i] == "-") continue;
    const Result<Motion> motion = readRenderedMotion(arguments.motions[i]);
    if (!motion) return motion.error();
    actor.setMotion(*motion);
    reach(*motion);
  }
  if (!arguments.camera.empty()) {
    const Result<Motion> motion = readRenderedMotion(arguments.camera);
    if (!motion) return motion.error();
    scene.cameraTrack = motion->camera;
    scene.lightTrack = motion->light;
    scene.selfShadowTrack = motion->selfShadow;
    reach(*motion);
  }
  if (arguments.frames) frames = *arguments.frames;
  return Done{};
}

/// One line that is written over, for a person who waits.
class ProgressLine {
 public:
  explicit ProgressLine(std::int64_t count) : count_(count), isShown_(cli::isErrorTerminal() && count > 1) {}
  ~ProgressLine() {
    if (isShown_) std::fputs("\r\x1B[K", stderr);
  }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  void show() {
    ++drawn_;
    if (!isShown_) return;
    const double speed = static_cast<double>(drawn_) / std::max(seconds(), 0.001);
    std::fprintf(stderr, "\r%lld of %lld pictures, %.1f a second, %.0f s left\x1B[K", static_cast<long long>(drawn_),
                 static_cast<long long>(count_), speed, static_cast<double>(count_ - drawn_) / speed);
    std::fflush(stderr);
  }
  [[nodiscard]] double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  }

 private:
  std::int64_t count_;
  std::int64_t drawn_ = 0;
  bool isShown_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace

int runRenderCommand(int argc, char** argv) {
  const Result<RenderArguments> arguments = parseRenderArguments(argc, argv);
  if (!arguments) return complainRender(arguments.error().message() + " (see furitsuke render --help)");
  if (!arguments->help.empty()) {
    std::fputs(arguments->help.c_str(), stdout);
    return kDone;
  }
  // Tells where the program lies; asks for no display.
  const QCoreApplication application(argc, argv);
  setLogLevel(LogLevel::Off);
  cli::setOnInterrupt(sequenceControl.cancelled);
  Scene scene;
  ImageSequence sequence;
  if (const Status filled = fillScene(*arguments, scene, sequence.frames); !filled) {
    return complainRender(filled.error().message());
  }
  sequence.width = arguments->width;
  sequence.height = arguments->height;
  sequence.transparent = arguments->transparent;
  sequence.options.grid = false;
  sequence.options.samples = arguments->samples;
  sequence.files = arguments->output;
  sequence.overwrite = arguments->force;
  Status written = Done{};
  {
    ProgressLine progress(pictureCount(sequence));
    written = writeImageSequence(scene, sequence, sequenceControl, [&progress] { progress.show(); });
  }
  if (written) return kDone;
  const std::string reason = written.error().message();
  return complainRender(reason.ends_with("exists already") ? reason + "; --force writes over it" : reason);
}

}  // namespace furitsuke
