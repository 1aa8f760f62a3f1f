// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/lips/lyrics.h"

// The readers of the single formats; see readLyrics().
namespace furitsuke::lips {

/// LRC ("[01:02.50]text", "[offset:100]", "<01:02.70>word") and lines of a time and a text, with or without an end
/// ("62.5 か", "1:02.5<tab>1:03<tab>か", as Audacity exports labels). UTF-8.
[[nodiscard]] Result<Lyrics> readTextLyrics(std::string_view text);

/// UST, the INI of UTAU. UTF-8.
[[nodiscard]] Result<Lyrics> readUstLyrics(std::string_view text);
[[nodiscard]] bool looksLikeUst(std::string_view text);

/// Standard MIDI with lyric events (meta event 5), karaoke texts (meta event 1) or the score of VOCALOID 2 (VSQ).
[[nodiscard]] Result<Lyrics> readMidiLyrics(ByteView bytes);

}  // namespace furitsuke::lips
