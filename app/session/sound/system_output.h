// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/session/sound/sound_output.h"

namespace furitsuke::session {

/// The sound device of the system: the sound server on Linux, otherwise the device of Qt Multimedia. That one is in a
/// module of its own, furitsuke-sound, which is loaded here: the libraries that it needs would otherwise be loaded at
/// each start of the program. nullptr if there is neither.
[[nodiscard]] std::unique_ptr<SoundOutput> systemSoundOutput();

/// The name of the function that makes the output in that module: SoundOutput*().
inline constexpr const char* kSoundModuleFunction = "furitsukeSoundOutput";

}  // namespace furitsuke::session
