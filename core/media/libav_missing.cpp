// SPDX-License-Identifier: MIT
#include "core/media/libav_sound.h"

namespace furitsuke::media {

bool hasLibav() noexcept { return false; }

Result<OpenedSound> readWithLibav(SoundInput& /*input*/, SoundControl& /*control*/, std::int64_t /*maxFrames*/) {
  return Error::because(
      "this build reads only WAV files with PCM or floating-point samples; save the sound as a 16-bit PCM WAV file");
}

}  // namespace furitsuke::media
