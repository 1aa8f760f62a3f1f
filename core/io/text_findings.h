// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "core/base/diagnostic.h"

// Everything unusual that the program reports about motions in text formats (JSON, CSV).
namespace furitsuke::io {

enum class TextFinding : std::uint8_t { JsonKeyDuplicate, CsvKeyDuplicate, JsonMemberUnknown };

inline constexpr auto kTextFindings = std::to_array<FindingRow<TextFinding>>({
    {TextFinding::JsonKeyDuplicate, "json.key.duplicate", Severity::Info,
     Core::tr("Two keys of a track are on the same frame; the last one is used")},
    {TextFinding::CsvKeyDuplicate, "csv.key.duplicate", Severity::Info,
     Core::tr("Two rows of a track have the same frame; the last one is used")},
    {TextFinding::JsonMemberUnknown, "json.member.unknown", Severity::Warning,
     Core::tr("A JSON member that the format does not have is ignored; a misspelled member keeps its default")},
});
static_assert(followsFindings(kTextFindings, TextFinding::JsonMemberUnknown));

constexpr const auto& findingTable(TextFinding /*kind*/) { return kTextFindings; }

}  // namespace furitsuke::io
