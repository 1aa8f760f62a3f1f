// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <variant>

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/media/sound_control.h"
#include "core/media/sound_file.h"

namespace furitsuke::media {

/// readWithLibav() in a process of its own. Only where decoder::hasDecoderProcesses().
[[nodiscard]] Result<OpenedSound> readSoundInProcess(const std::variant<std::filesystem::path, ByteView>& file,
                                                     SoundControl& control);

}  // namespace furitsuke::media
