// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "core/base/diagnostic.h"

// Everything unusual about the layout of a PMX; core/io/model/model_findings.h has the findings about any model.
namespace furitsuke::format::pmx {

enum class Finding : std::uint8_t {
  SignatureVariant,
  GlobalsMore,
  SoftBodyCount,
  SoftBodiesUnknown,
  TrailingBytes,
  Damaged,
  TextUndecodable,
};

inline constexpr auto kFindings = std::to_array<FindingRow<Finding>>({
    {Finding::SignatureVariant, "pmx.signature.variant", Severity::Info,
     Core::tr("The signature does not end with a space, as in some files")},
    {Finding::GlobalsMore, "pmx.header.more", Severity::Warning,
     Core::tr("The header has more settings than the eight known ones; they are kept")},
    {Finding::SoftBodyCount, "pmx.softBody.count", Severity::Info,
     Core::tr("A file of version 2.0, which has no soft bodies, has a soft body count of 0")},
    {Finding::SoftBodiesUnknown, "pmx.softBody.unknown", Severity::Warning,
     Core::tr("A file of version 2.0, which has no soft bodies, has bytes in their place; they are kept")},
    {Finding::TrailingBytes, "pmx.trailing", Severity::Warning,
     Core::tr("Bytes follow the last section; they are kept")},
    {Finding::Damaged, "pmx.damaged", Severity::Error,
     Core::tr("A section after the bones does not fit in the file; the complete parts were read")},
    {Finding::TextUndecodable, "pmx.text.undecodable", Severity::Warning,
     Core::tr("A text is not valid in the encoding of the file")},
});
static_assert(followsFindings(kFindings, Finding::TextUndecodable));

constexpr const auto& findingTable(Finding /*kind*/) { return kFindings; }

}  // namespace furitsuke::format::pmx
