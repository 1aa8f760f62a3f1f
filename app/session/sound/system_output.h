// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/session/sound/sound_output.h"

namespace furitsuke::session {

/// The sound device of the system. It is in a module of its own, furitsuke-sound, which is loaded here: the libraries
/// that it needs would otherwise be loaded at each start of the program. nullptr if the module is missing.
[[nodiscard]] std::unique_ptr<SoundOutput> systemSoundOutput();

/// The name of the function that makes the output in that module: SoundOutput*().
inline constexpr const char* kSoundModuleFunction = "furitsukeSoundOutput";

}  // namespace furitsuke::session
