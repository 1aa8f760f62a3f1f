// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/media/peaks.h"
#include "core/media/sound.h"
#include "core/media/sound_control.h"

namespace furitsuke::session {

/// A sound file in memory, with what is needed to draw it.
struct ReadSound {
  media::Sound sound;
  media::PeakPyramid peaks;
  Diagnostics diagnostics;
};

/// On any thread; may take seconds.
[[nodiscard]] Result<std::shared_ptr<const ReadSound>> readSoundFile(const std::filesystem::path& path,
                                                                     media::SoundControl& control);

}  // namespace furitsuke::session
