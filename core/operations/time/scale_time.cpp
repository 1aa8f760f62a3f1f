// SPDX-License-Identifier: MIT
#include "core/operations/time/scale_time.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "core/operations/marker_moves.h"
#include "core/operations/time/time_operations.h"

namespace furitsuke::operations {

namespace {

Error outsideTimeline(const motion::Motion& motion, motion::TrackId id, Frame frame, double to) {
  Message track = Message::verbatim(motion::trackPath(motion, id));
  if (to < 0) return Error::in(std::move(track), Core::trWith("the key at frame %1 would move before frame 0"), frame);
  return Error::in(std::move(track), Core::trWith("the key at frame %1 would move past frame %2"), frame, kMaxFrame);
}

/// The target frame of a key as a double, so that frames outside the timeline can be detected.
class ScaledFrames {
 public:
  ScaledFrames(const TimeScaling& scale, Frame last) : scale_(scale), last_(last) {}

  [[nodiscard]] double at(Frame frame) const {
    if (frame > last_) return frame + (scaled(last_) - last_);
    return scaled(frame);
  }

 private:
  [[nodiscard]] double scaled(Frame frame) const {
    const double exact = scale_.about + (static_cast<double>(frame) - scale_.about) * scale_.factor;
    return scale_.rounding == FrameRounding::Nearest ? std::floor(exact + 0.5)
                                                     : std::trunc(exact - scale_.about) + scale_.about;
  }

  const TimeScaling& scale_;
  Frame last_;
};

/// Whether the key is the first of a cut: the next key is on the next frame and neither has another neighbor.
bool beginsCut(std::span<const Frame> frames, std::size_t i) {
  const auto areNeighbors = [frames](std::size_t a) { return frames[a + 1] - frames[a] == 1; };
  if (i + 1 >= frames.size() || !areNeighbors(i)) return false;
  return !(i > 0 && areNeighbors(i - 1)) && !(i + 2 < frames.size() && areNeighbors(i + 1));
}

}  // namespace

Result<OperationResult> scaleTime(const motion::Motion& motion, const motion::KeySelection& keys,
                                  const TimeScaling& scale, const OperationControl& control) {
  if (!(scale.factor > 0) || !std::isfinite(scale.factor))
    return Error::because(Core::tr("the factor must be greater than 0"));
  const FrameRange range = keys.frameRange();
  if (range.isEmpty()) return OperationResult{};
  const ScaledFrames target(scale, range.last);
  OperationResult result;
  std::optional<Error> error;
  motion::KeySelection moving = keys;
  if (scale.ripple != Ripple::None && range.last < kMaxFrame) {
    moving.add(keysWithin(motion, keys, {range.last + 1, kMaxFrame}, scale.ripple));
  }
  forEachSelectedTrack(motion, moving, control,
                       [&]<class Value>(motion::TrackId id, const motion::Track<Value>& track, motion::KeyRuns runs) {
                         const motion::Keys<Value> old = motion::keysOfRuns(track, runs);
                         KeyColumns<Value> moved;
                         moved.reserve(old.size());
                         for (std::size_t i = 0; i < old.size(); ++i) {
                           double to = target.at(old.frames[i]);
                           if (std::is_same_v<Value, motion::CameraKey> && scale.keepCuts && beginsCut(old.frames, i)) {
                             to = std::max(0.0, target.at(old.frames[i + 1]) - 1);
                           }
                           if (to < 0 || to > kMaxFrame) {
                             if (!error) error = outsideTimeline(motion, id, old.frames[i], to);
                             return;
                           }
                           moved.append(static_cast<Frame>(to), old.values[i], old.sources[i]);
                         }
                         if (moved.lostCount() > 0) {
                           result.notes.push_back(operationNote("edit.keys.collided", motion::trackPath(motion, id),
                                                                {moved.lostCount(), {}}));
                         }
                         propose(result, id, track, std::move(runs), moved.take());
                       });
  if (error) return *error;
  motion::moveAnnotationKeys(result.edit, motion, moving, [&target](Frame frame) {
    return static_cast<Frame>(std::clamp<double>(target.at(frame), 0, kMaxFrame));
  });
  if (scale.movesMarkers && movesMarkers(motion, keys, scale.ripple)) {
    moveMarkers(result, motion, [&](Frame frame) -> std::optional<std::int64_t> {
      return frame < range.first ? frame : static_cast<std::int64_t>(std::min<double>(target.at(frame), kMaxFrame));
    });
  }
  return result;
}

Operation scaleTimeOperation() {
  return {
      .id = "scale-time",
      .text = Core::tr("Scale Time"),
      .help = Core::tr(
          "Stretch or compress keys in time around a frame. If two keys arrive at the same frame, the later one is "
          "kept."),
      .parameters = {{.id = "factor",
                      .kind = ParameterKind::Number,
                      .help = Core::tr("2 doubles the length of the motion, 0.5 halves it"),
                      .isRequired = true,
                      .minimum = 0.001,
                      .maximum = 1000},
                     placeParameter("about", Core::tr("The frame that does not move"), "0"),
                     {.id = "rounding",
                      .kind = ParameterKind::Choice,
                      .help = Core::tr("How to round positions between two frames; MMD rounds down"),
                      .initial = "nearest",
                      .choices = {"nearest", "down"}},
                     flagParameter("keep-cuts", Core::tr("Keep two camera keys on adjacent frames adjacent"), "true"),
                     rippleParameter(
                         Core::tr("Whether later keys move with the last scaled key: none, those on the same "
                                  "tracks, or those on all tracks and the markers"))},
      .run = [](const OperationInput& in) {
        TimeScaling scale;
        scale.factor = in.arguments.number("factor");
        scale.about = in.arguments.frame("about");
        if (in.arguments.text("rounding") == "down") scale.rounding = FrameRounding::Down;
        scale.keepCuts = in.arguments.flag("keep-cuts");
        scale.ripple = rippleOf(in.arguments);
        return scaleTime(in.motion, in.keys, scale, in.control);
      }};
}

}  // namespace furitsuke::operations
