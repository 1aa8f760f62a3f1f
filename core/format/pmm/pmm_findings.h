// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "core/base/diagnostic.h"

// Everything unusual that a PMM can have.
namespace furitsuke::format::pmm {

enum class Finding : std::uint8_t {
  Damaged,
  TrailingBytes,
  ChainBroken,
  ChainFrames,
  KeysUnreferenced,
  NamesUnknown,
  NameNotFound,
  TextUndecodable,
  ParentsLost,
  FrameOutOfRange,
  TracksLost,
};

inline constexpr auto kFindings = std::to_array<FindingRow<Finding>>({
    {Finding::Damaged, "pmm.damaged", Severity::Error,
     Core::tr("A part of the project does not fit in the file; the parts before it were read")},
    {Finding::TrailingBytes, "pmm.trailing", Severity::Info,
     Core::tr("Bytes follow the last known field; they are kept")},
    {Finding::ChainBroken, "pmm.chain.broken", Severity::Error,
     Core::tr("A key names a next key that does not exist or belongs to another track; the keys after it are lost")},
    {Finding::ChainFrames, "pmm.chain.frames", Severity::Warning,
     Core::tr(
         "The frames of a track do not rise from key to key; the track ends before the first key that is too early")},
    {Finding::KeysUnreferenced, "pmm.keys.unreferenced", Severity::Warning,
     Core::tr("Keys that belong to no track; MMD does not show them, and they are not read")},
    {Finding::NamesUnknown, "pmm.names.unknown", Severity::Warning,
     Core::tr("A project of MMD 8 or older has no names of bones and morphs; the model file is needed for them")},
    {Finding::NameNotFound, "pmm.names.model", Severity::Warning,
     Core::tr(
         "The model file has other numbers of bones, morphs or IK bones than the project; its names cannot be used")},
    {Finding::TextUndecodable, "pmm.text.undecodable", Severity::Warning,
     Core::tr("A text is not valid CP932: truncated inside a character, or in another encoding")},
    {Finding::ParentsLost, "pmm.parents", Severity::Warning,
     Core::tr("Outside parents that the project does not have are not read; a motion file has none at all")},
    {Finding::FrameOutOfRange, "pmm.key.frame", Severity::Warning, Core::tr("A key before frame 0; it is not read")},
    {Finding::TracksLost, "pmm.loss.tracks", Severity::Warning,
     Core::tr("Tracks of bones or morphs that the model of the project does not have are not saved")},
});
static_assert(followsFindings(kFindings, Finding::TracksLost));

constexpr const auto& findingTable(Finding /*kind*/) { return kFindings; }

}  // namespace furitsuke::format::pmm
