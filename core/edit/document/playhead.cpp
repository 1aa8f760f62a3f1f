// SPDX-License-Identifier: MIT
#include "core/edit/document/playhead.h"

#include <algorithm>

namespace furitsuke::edit {

void Playhead::setFrame(std::int64_t frame) {
  const auto clamped = static_cast<Frame>(std::clamp<std::int64_t>(frame, 0, kMaxFrame));
  if (clamped == frame_) return;
  frame_ = clamped;
  emit moved(frame_);
}

}  // namespace furitsuke::edit
