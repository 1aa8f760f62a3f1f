// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "core/base/diagnostic.h"

// The findings about a sound file. In each case the sound can be used.
namespace furitsuke::media {

enum class SoundFinding : std::uint8_t { Truncated, Damaged, TooLong };

inline constexpr auto kSoundFindings = std::to_array<FindingRow<SoundFinding>>({
    {SoundFinding::Truncated, "sound.truncated", Severity::Warning,
     Core::tr("The sound file ends too early; the sound is used up to there")},
    {SoundFinding::Damaged, "sound.damaged", Severity::Warning,
     Core::tr("Parts of the sound file are damaged; they are silent or missing")},
    {SoundFinding::TooLong, "sound.tooLong", Severity::Warning,
     Core::tr("The sound is too long; it is used up to 1 GiB of samples")},
});
static_assert(followsFindings(kSoundFindings, SoundFinding::TooLong));

constexpr const auto& findingTable(SoundFinding /*kind*/) { return kSoundFindings; }

}  // namespace furitsuke::media
