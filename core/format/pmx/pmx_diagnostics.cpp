// SPDX-License-Identifier: MIT
#include "core/format/pmx/pmx_diagnostics.h"

#include <array>
#include <utility>

namespace furitsuke::pmx {
namespace {

constexpr std::array kPmxFindings{
    FindingKind{Finding::SignatureVariant, "pmx.signature.variant", Severity::Info,
                "The signature ends with another byte than a blank, as that of some files does"},
    FindingKind{Finding::GlobalsMore, "pmx.header.more", Severity::Warning,
                "The header holds more settings than the eight that are known; they are kept"},
    FindingKind{Finding::SoftBodyCount, "pmx.softBody.count", Severity::Info,
                "A count of soft bodies, 0, stands in a file of version 2.0, which has none"},
    FindingKind{Finding::SoftBodiesUnknown, "pmx.softBody.unknown", Severity::Warning,
                "Bytes where soft bodies would stand in a file of version 2.0, which has none; they are kept"},
    FindingKind{Finding::TrailingBytes, "pmx.trailing", Severity::Warning,
                "Bytes follow the last section; they are kept"},
    FindingKind{Finding::Damaged, "pmx.damaged", Severity::Error,
                "A section behind the bones does not fit into the file; what is complete was read"},
    FindingKind{Finding::TextUndecodable, "pmx.text.undecodable", Severity::Warning,
                "A text is not valid in the encoding of the file"},
};

static_assert(followsFindings(kPmxFindings) && kPmxFindings.size() == kFindingCount);

}  // namespace

std::span<const FindingKind> findingKinds() { return kPmxFindings; }

Diagnostic makeDiagnostic(Finding finding, std::string reason, std::optional<std::size_t> offset) {
  Diagnostic diagnostic = diagnosticOf(kPmxFindings[static_cast<std::size_t>(finding)], std::move(reason));
  diagnostic.offset = offset;
  return diagnostic;
}

}  // namespace furitsuke::pmx
