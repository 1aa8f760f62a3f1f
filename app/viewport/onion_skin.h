// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "app/stage/stage.h"
#include "core/scene/ghost.h"
#include "core/scene/other_moment.h"

namespace furitsuke {

/// Which moments are shown beside that of the playhead. Kept in the settings.
struct OnionLook {
  int count = 2;   ///< on each side, 1 to kMostGhosts
  Frame step = 5;  ///< from one to the next, frames, above 0
  static constexpr int kMostGhosts = 5;
  friend bool operator==(const OnionLook&, const OnionLook&) = default;
};

/// The active model as its motion has it before and behind the playhead. A pose that is not registered has no part in
/// it.
class OnionSkin {
 public:
  explicit OnionSkin(Stage& stage) : stage_(stage) {}

  [[nodiscard]] const OnionLook& look() const noexcept { return look_; }
  void setLook(const OnionLook& look) { look_ = look; }
  /// Within the motion, those nearest to the playhead first; none of a model that is hidden or has no motion. What was
  /// worked out and is still true is kept. Valid until the next call.
  [[nodiscard]] std::span<const Ghost> ghosts();
  void clear();
  /// Poses that were ever worked out.
  [[nodiscard]] std::uint64_t workedOut() const noexcept { return workedOut_; }

 private:
  [[nodiscard]] std::vector<Frame> wantedFrames() const;
  void shape(Ghost& ghost, const Actor& actor, Frame frame, OtherMoment& moment);

  Stage& stage_;
  OnionLook look_;
  std::uint64_t of_ = 0;        ///< the actor
  std::uint64_t revision_ = 0;  ///< of its motion
  std::vector<Ghost> ghosts_;
  std::uint64_t workedOut_ = 0;
};

}  // namespace furitsuke
