// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/media/sound.h"
#include "core/media/sound_control.h"

namespace furitsuke::media {

/// Where a sound is cut off: 1 GiB of samples, 93 minutes at 48,000 per second.
inline constexpr std::int64_t kMaxSoundFrames = (std::int64_t{1} << 30) / 4;

struct OpenedSound {
  Sound sound;              ///< at least one sample frame
  Diagnostics diagnostics;  ///< what is wrong with the file; see sound_findings.h
};

/// Reads a sound file, or the first sound of a film, at its own sample rate. The format is detected by content. WAV is
/// read by every build, other formats only with libav. Silence that an encoder added before and
/// after the sound is removed. The sound of a film begins with its picture.
///
/// A damaged file gives what can be decoded, with a diagnostic. An Error if nothing can be, if it was canceled or if
/// the format cannot be read. May take seconds; in a program with a window, call it on a background thread.
[[nodiscard]] Result<OpenedSound> readSound(const std::filesystem::path& path, SoundControl& control);

/// The same for the bytes of a file.
[[nodiscard]] Result<OpenedSound> readSound(ByteView file, SoundControl& control);

/// The sound of the first readSound() alone, without its diagnostics; the Error names the file.
[[nodiscard]] Result<std::shared_ptr<const Sound>> loadSound(const std::filesystem::path& path);

}  // namespace furitsuke::media
