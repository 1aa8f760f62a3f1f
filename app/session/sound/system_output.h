// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/session/sound/sound_output.h"
#include "app/session/sound/sound_stretcher.h"

namespace furitsuke::session {

/// The sound device of the system: the sound server on Linux, otherwise the device of Qt Multimedia. That one is in a
/// module of its own, furitsuke-sound, which is loaded here: the libraries that it needs would otherwise be loaded at
/// each start of the program. nullptr if there is neither.
[[nodiscard]] std::unique_ptr<SoundOutput> systemSoundOutput();

/// The name of the function that makes the output in that module: SoundOutput*().
inline constexpr const char* kSoundModuleFunction = "furitsukeSoundOutput";

/// The stretcher of librubberband, which is in a module of its own too, furitsuke-stretch. It is loaded at the first
/// call. nullptr without librubberband.
[[nodiscard]] std::unique_ptr<SoundStretcher> systemSoundStretcher(int rate, double speed);

/// The name of the function that makes it in that module: SoundStretcher*(int rate, double speed).
inline constexpr const char* kStretchModuleFunction = "furitsukeSoundStretcher";

}  // namespace furitsuke::session
