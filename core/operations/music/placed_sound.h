// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "core/lips/voice/voice_signal.h"
#include "core/media/sound.h"
#include "core/operations/operation.h"

namespace furitsuke::operations {

/// A sound with its place in the motion.
struct SoundInMotion {
  std::shared_ptr<const media::Sound> sound;
  double offset = 0;  ///< seconds from frame 0 to its start
};

/// "sound", "offset" and "from-sound" for placedSound(), and "range".
[[nodiscard]] std::vector<OperationParameter> placedSoundParameters();
/// The sound of the arguments "sound", "offset" and "from-sound", or that of the motion.
[[nodiscard]] Result<SoundInMotion> placedSound(const OperationInput& in);

/// Shows how much is done, and stops when the operation does.
[[nodiscard]] lips::VoiceProgress progressOf(const OperationInput& in);

/// The first half of the work with a sound.
[[nodiscard]] lips::VoiceSignal signalOf(const OperationInput& in, const media::Sound& sound);

}  // namespace furitsuke::operations
