// SPDX-License-Identifier: MIT
#include "core/exchange/baked_frames.h"

namespace furitsuke::exchange {

std::shared_ptr<const std::vector<double>> BakedFrames::times() const {
  auto times = std::make_shared<std::vector<double>>(count);
  for (std::size_t i = 0; i < count; ++i) (*times)[i] = seconds(i);
  return times;
}

Result<BakedFrames> bakedFrames(const motion::Motion& motion, const CaptureBakeOptions& options) {
  const FrameRange keys = motion.frameRange();
  const FrameRange range = options.frames.value_or(FrameRange{0, keys.isEmpty() ? 0 : keys.last});
  if (range.isEmpty() || range.first < 0)
    return Error::because(Core::tr("the range of frames is empty or begins before 0"));
  const std::int64_t length = std::int64_t{range.last} - range.first;
  if (length >= kMaxBakedFrames) {
    if (options.frames) {
      return Error::because(Core::trWith("the last frame is at frame %1; motions of at most %2 frames can be written"),
                            range.last, kMaxBakedFrames);
    }
    return Error::because(Core::trWith("the last key is at frame %1; motions of at most %2 frames can be written"),
                          range.last, kMaxBakedFrames);
  }
  BakedFrames frames;
  frames.first = range.first;
  frames.framesPerSecond = options.framesPerSecond;
  frames.count = static_cast<std::size_t>(length * options.framesPerSecond / static_cast<int>(kFramesPerSecond)) + 1;
  return frames;
}

}  // namespace furitsuke::exchange
