// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "core/base/diagnostic.h"

// The findings about a file of lyrics. In each case the other lyrics can be used.
namespace furitsuke::lips {

enum class LyricsFinding : std::uint8_t { Damaged, UnreadableLine, NoReading, TooMany };

inline constexpr auto kLyricsFindings = std::to_array<FindingRow<LyricsFinding>>({
    {LyricsFinding::Damaged, "lyrics.damaged", Severity::Warning,
     Core::tr("A part of the lyrics file is damaged; the notes before the damage are used")},
    {LyricsFinding::UnreadableLine, "lyrics.line", Severity::Warning,
     Core::tr("A line of the lyrics file has no time or value that can be read; the line is ignored")},
    {LyricsFinding::NoReading, "lyrics.reading", Severity::Warning,
     Core::tr("A text is in neither kana nor Latin letters; the mouth stays closed there")},
    {LyricsFinding::TooMany, "lyrics.tooMany", Severity::Warning,
     Core::tr("The lyrics have more than 200000 syllables; the first ones are used")},
});
static_assert(followsFindings(kLyricsFindings, LyricsFinding::TooMany));

constexpr const auto& findingTable(LyricsFinding /*kind*/) { return kLyricsFindings; }

}  // namespace furitsuke::lips
