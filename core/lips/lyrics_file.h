// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/lips/lyrics.h"

namespace furitsuke::lips {

inline constexpr std::size_t kMaxLyricsBytes = 8 << 20U;  ///< of a file

/// Reads texts with times: LRC, lines of a time and a text, Standard MIDI with lyrics, VSQ and UST, detected by their
/// content. Text is UTF-8, UTF-16 with a byte order mark, or CP932. Takes memory in proportion to the bytes. Returns an
/// Error with its place for bytes without any timed syllable; other damage is reported in Lyrics::findings.
[[nodiscard]] Result<Lyrics> readLyrics(ByteView bytes);

/// The same for a file; the Error names it.
[[nodiscard]] Result<std::shared_ptr<const Lyrics>> loadLyrics(const std::filesystem::path& path);

}  // namespace furitsuke::lips
