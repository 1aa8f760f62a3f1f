// SPDX-License-Identifier: MIT
#include "core/decoder/job.h"

namespace furitsuke::decoder {

Status Job::takeContent(std::size_t size, const std::function<void(ByteView)>& take) {
  if (size > area_.size() / 2) return Error::because(Core::tr("its decoder gave more than fits into memory"));
  take(area_.subspan(half_ * (area_.size() / 2), size));
  half_ = 1 - half_;
  release();
  return Done{};
}

}  // namespace furitsuke::decoder
