// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/recapture.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/motion/captured_keys.h"
#include "core/motion/layers/layer_stack.h"
#include "core/operations/marker_moves.h"
#include "core/operations/motion_changes.h"

namespace furitsuke::operations {

namespace {

class RecaptureRun {
 public:
  RecaptureRun(const OperationInput& in, const motion::CapturedKeys& captured)
      : in_(in), captured_(captured), isWhole_(isWholeMotion(in.motion, in.keys)), work_(in.motion) {}

  Result<Recapture> run() {
    for (const auto& track : captured_.bones) {
      if (isChosen(in_.motion.findBone(track.name.bytes))) restore(work_.ensureBone(track.name), track.keys);
    }
    for (const auto& track : captured_.morphs) {
      if (isChosen(in_.motion.findMorph(track.name.bytes))) restore(work_.ensureMorph(track.name), track.keys);
    }
    if (in_.control.isStopped()) return in_.control.status().error();
    Recapture recapture;
    for (std::size_t i = in_.motion.bones.size(); i < work_.bones.size(); ++i) {
      recapture.result.edit.addedBones.push_back(work_.bones[i].name);
    }
    for (std::size_t i = in_.motion.morphs.size(); i < work_.morphs.size(); ++i) {
      recapture.result.edit.addedMorphs.push_back(work_.morphs[i].name);
    }
    proposeChanges(recapture.result, in_.motion, work_);
    recapture.keys = in_.keys;
    recapture.keys.add(restored_);
    recapture.keys.keepExisting(work_);
    return recapture;
  }

 private:
  [[nodiscard]] bool isChosen(const std::optional<motion::TrackId>& id) const {
    return isWhole_ || (id && !in_.keys.frames(*id).empty());
  }

  template <class Value>
  void restore(motion::TrackId id, const motion::Track<Value>& recorded) {
    for (FrameRange take : captured_.takes) {
      if (!isWhole_) take = {std::max(take.first, in_.frames.first), std::min(take.last, in_.frames.last)};
      if (take.isEmpty()) continue;
      const motion::Keys<Value> keys = recorded.slice(take);
      if (keys.empty() || !in_.control.requireKeys(static_cast<std::int64_t>(keys.size()))) continue;
      work_.visit(id, [&](auto& track) {
        if constexpr (std::is_same_v<std::decay_t<decltype(track)>, motion::Track<Value>>) track.replace(take, keys);
      });
      restored_.add(id, std::span<const Frame>(keys.frames));
    }
  }

  const OperationInput& in_;
  const motion::CapturedKeys& captured_;
  bool isWhole_;
  motion::Motion work_;
  motion::KeySelection restored_;
};

Result<OperationResult> runForgetCapture(const OperationInput& in) {
  OperationResult result;
  const motion::CapturedKeys* captured = motion::capturedKeys(in.motion);
  if (captured == nullptr) return result;
  result.notes.push_back(operationNote("edit.forget-capture.keys", {}, {captured->keyCount(), {}}));
  motion::Annotations after = in.motion.annotations;
  motion::setCapturedKeys(after, {});
  result.edit.annotations = motion::AnnotationEdit{in.motion.annotations, std::move(after)};
  return result;
}

}  // namespace

Result<Recapture> recapturedKeys(const OperationInput& in) {
  const motion::CapturedKeys* captured = motion::capturedKeys(in.motion);
  if (captured == nullptr) {
    return Error::because(Core::tr("no capture is kept with the motion; one is kept when it is imported or recorded"));
  }
  if (motion::isOnLayer(in.motion)) {
    return Error::because(Core::tr("a capture belongs to the motion itself: choose it instead of a layer"));
  }
  return RecaptureRun(in, *captured).run();
}

Operation forgetCaptureOperation() {
  return {.id = "forget-capture",
          .text = Core::tr("Delete Kept Capture"),
          .help = Core::tr("Delete what was recorded and is kept beside the motion. The keys of the motion stay. The "
                           "file beside the motion becomes smaller, and the clean-up can no longer start from the "
                           "capture."),
          .run = runForgetCapture};
}

}  // namespace furitsuke::operations
