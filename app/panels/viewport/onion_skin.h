// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "app/session/scene/stage.h"
#include "core/scene/ghost.h"
#include "core/scene/scene_at_frame.h"

namespace furitsuke::panels {

/// The frames at which ghosts are shown. Stored in the settings.
struct OnionSkinOptions {
  int count = 2;   ///< on each side, 1 to kMaxGhosts
  Frame step = 5;  ///< distance in frames, above 0
  static constexpr int kMaxGhosts = 5;
  friend bool operator==(const OnionSkinOptions&, const OnionSkinOptions&) = default;
};

/// Ghosts of the active model at frames before and after the playhead. Unregistered poses are ignored.
class OnionSkin {
 public:
  explicit OnionSkin(session::Stage& stage) : stage_(stage) {}

  [[nodiscard]] const OnionSkinOptions& options() const noexcept { return options_; }
  void setOptions(const OnionSkinOptions& options) { options_ = options; }
  /// The ghosts at frames within the motion, nearest to the playhead first; none if the model is hidden or has no
  /// motion. Poses that are still valid are reused. Valid until the next call.
  [[nodiscard]] std::span<const scene::Ghost> ghosts();
  void clear();
  /// Number of poses computed so far, for tests.
  [[nodiscard]] std::uint64_t computedPoseCount() const noexcept { return computedPoseCount_; }

 private:
  [[nodiscard]] std::vector<Frame> ghostFrames() const;
  void poseGhost(scene::Ghost& ghost, const scene::Actor& actor, Frame frame, scene::SceneAtFrame& sceneAtFrame);

  session::Stage& stage_;
  OnionSkinOptions options_;
  std::uint64_t actor_ = 0;     ///< id of the actor
  std::uint64_t revision_ = 0;  ///< Stage::motionRevision() of the ghosts
  std::vector<scene::Ghost> ghosts_;
  std::uint64_t computedPoseCount_ = 0;
};

}  // namespace furitsuke::panels
