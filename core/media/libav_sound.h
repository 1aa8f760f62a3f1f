// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/media/sound_control.h"
#include "core/media/sound_file.h"
#include "core/media/sound_input.h"

// Implemented in libav_sound.cpp, or in libav_missing.cpp in a build without libav.
namespace furitsuke::media {

/// Whether this build reads more than WAV.
[[nodiscard]] bool hasLibav() noexcept;

/// Decodes the first sound of a file in any format that a song or a film usually has.
[[nodiscard]] Result<OpenedSound> readWithLibav(SoundInput& input, SoundControl& control);

}  // namespace furitsuke::media
