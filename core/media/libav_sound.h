// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/base/result.h"
#include "core/media/sound_control.h"
#include "core/media/sound_file.h"
#include "core/media/sound_input.h"

namespace furitsuke::media {

/// LibavFunctions::readSound.
[[nodiscard]] Result<OpenedSound> readLibavSound(SoundInput& input, SoundControl& control, std::int64_t maxFrames);

}  // namespace furitsuke::media
