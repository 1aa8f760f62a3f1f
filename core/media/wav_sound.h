// SPDX-License-Identifier: MIT
#pragma once

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
[[nodiscard]] Result<OpenedSound> readWav(SoundInput& input, SoundControl& control);

}  // namespace furitsuke::media
