// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/media/sound_control.h"
#include "core/media/sound_file.h"
#include "core/media/sound_input.h"

namespace furitsuke::media {

/// Whether the first 12 bytes of a file are those of a WAV, or of one that may be larger than 4 GB (RF64, BW64).
[[nodiscard]] bool isWav(ByteView head) noexcept;

/// Whether this build's own reader decodes it: PCM and floating-point samples, not those that are compressed. True for
/// a WAV whose header is damaged, because the reader explains why.
[[nodiscard]] bool isPlainWav(SoundInput& input);

/// Reads PCM of 8 to 32 bits and floating-point samples of 32 and 64 bits, of any number of channels. Where a program
/// that wrote to a pipe could not store the size, the samples reach to the end of the file.
/// A longer sound is cut after `maxFrames`.
[[nodiscard]] Result<OpenedSound> readWav(SoundInput& input, SoundControl& control,
                                          std::int64_t maxFrames = kMaxSoundFrames);

}  // namespace furitsuke::media
