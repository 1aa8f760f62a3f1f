// SPDX-License-Identifier: MIT
#include "core/motion/last_frame.h"

#include <algorithm>

namespace furitsuke::motion {

Frame lastFrameOf(const Motion& motion) {
  const FrameRange keys = motion.frameRange();
  const Annotations& more = motion.annotations;
  Frame last = std::max(Frame{0}, keys.isEmpty() ? 0 : keys.last);
  if (!more.accessoryKeys.empty()) last = std::max(last, more.accessoryKeys.back().frame);
  if (!more.parents.empty()) last = std::max(last, more.parents.back().frame);
  if (more.gravity && !more.gravity->keys.empty()) last = std::max(last, more.gravity->keys.back().frame);
  return last;
}

}  // namespace furitsuke::motion
