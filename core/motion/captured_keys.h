// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/frame.h"
#include "core/motion/motion.h"

// What was recorded for a motion. An import removes keys and corrects others; what it was made from is kept beside the
// motion, so that this can be done again in another way, and so that lost frames are known.
namespace furitsuke::motion {

/// A key at each frame that was recorded.
struct CapturedKeys {
  std::vector<FrameRange> takes = {};  ///< from the first to the last frame of each recording; ascending
  std::vector<NamedTrack<BoneKey>> bones = {};
  std::vector<NamedTrack<MorphKey>> morphs = {};
  std::string unknown = {};  ///< JSON members of newer versions, kept verbatim

  [[nodiscard]] bool empty() const noexcept { return takes.empty(); }
  [[nodiscard]] std::size_t keyCount() const noexcept;
  friend bool operator==(const CapturedKeys& a, const CapturedKeys& b);
};

/// Longer captures are not kept: these are nine minutes of 60 bones, at most 30 MiB of text.
inline constexpr std::size_t kMaxCapturedKeys = 1'000'000;

/// The bones and morphs of a motion with a key at each recorded frame; nothing if they are too many.
[[nodiscard]] CapturedKeys capturedKeysOf(const Motion& dense);

/// The capture that is kept beside a motion; null without one.
[[nodiscard]] const CapturedKeys* capturedKeys(const Motion& motion) noexcept;
/// Keeps a capture instead of the one before; an empty one, or one that is too large: none.
void setCapturedKeys(Annotations& annotations, CapturedKeys captured);

/// The recorded keys of a bone or a morph; null if it was not recorded.
[[nodiscard]] const Track<BoneKey>* capturedBone(const CapturedKeys& captured, std::string_view nameBytes) noexcept;
[[nodiscard]] const Track<MorphKey>* capturedMorph(const CapturedKeys& captured, std::string_view nameBytes) noexcept;

/// Both recordings; where both have a track, the frames of the takes of `later` replace those of `earlier`.
[[nodiscard]] CapturedKeys joinedCaptures(CapturedKeys earlier, const CapturedKeys& later);

/// The capture after its frames moved: `to` has the new frame of each, or nothing where it is removed. Frames that stay
/// at their distances stay together; those that do not, because time is stretched, are no longer as recorded and are
/// left out.
[[nodiscard]] CapturedKeys movedCapture(const CapturedKeys& captured,
                                        const std::function<std::optional<std::int64_t>(Frame)>& to);

/// The places at which frames were lost in a recording: the recorded frames before and after each.
[[nodiscard]] std::vector<FrameRange> lostFrames(const CapturedKeys& captured, std::span<const Frame> recorded);

}  // namespace furitsuke::motion
