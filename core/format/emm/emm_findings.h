// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "core/base/diagnostic.h"

// Everything unusual that the program reports about an EMM or EMD.
namespace furitsuke::format::emm {

enum class Finding : std::uint8_t { LineUnknown, TextUndecodable, VersionUnknown };

inline constexpr auto kFindings = std::to_array<FindingRow<Finding>>({
    {Finding::LineUnknown, "emm.line", Severity::Warning,
     Core::tr("A line that is neither a section nor a known value")},
    {Finding::TextUndecodable, "emm.text.undecodable", Severity::Warning,
     Core::tr("The text is neither UTF-8 nor CP932; file names may be wrong")},
    {Finding::VersionUnknown, "emm.version", Severity::Info,
     Core::tr("Another version than 3, which is read in the same way")},
});
static_assert(followsFindings(kFindings, Finding::VersionUnknown));

constexpr const auto& findingTable(Finding /*kind*/) { return kFindings; }

}  // namespace furitsuke::format::emm
