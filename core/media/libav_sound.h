// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/base/result.h"
#include "core/media/sound_control.h"
#include "core/media/sound_file.h"
#include "core/media/sound_input.h"

// Implemented in libav_sound.cpp, or in libav_missing.cpp in a build without libav.
namespace furitsuke::media {

/// Whether this build reads more than WAV.
[[nodiscard]] bool hasLibav() noexcept;

/// Decodes the first sound of a file in any format that a song or a film usually has. A longer
/// sound is cut after `maxFrames`.
[[nodiscard]] Result<OpenedSound> readWithLibav(SoundInput& input, SoundControl& control,
                                                std::int64_t maxFrames = kMaxSoundFrames);

}  // namespace furitsuke::media
