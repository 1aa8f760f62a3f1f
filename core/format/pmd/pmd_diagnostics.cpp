// SPDX-License-Identifier: MIT
#include "core/format/pmd/pmd_diagnostics.h"

#include <array>
#include <utility>

namespace furitsuke::pmd {
namespace {

constexpr std::array kPmdFindings{
    FindingKind{Finding::SectionsMissing, "pmd.sections.missing", Severity::Info,
                "The file ends before its last extensions, as those of older programs do"},
    FindingKind{Finding::TrailingBytes, "pmd.trailing", Severity::Warning,
                "Bytes follow the last section; they mean nothing"},
    FindingKind{Finding::Damaged, "pmd.damaged", Severity::Error,
                "A section behind the bones does not fit into the file; what is complete was read"},
    FindingKind{Finding::TextUndecodable, "pmd.text.undecodable", Severity::Warning,
                "A text is not valid CP932: cut inside a character, or in another code page"},
    FindingKind{Finding::BoneTypeUnknown, "pmd.bone.type", Severity::Warning,
                "A bone type above 9; the bone is taken as one that turns"},
    FindingKind{Finding::WeightOutOfRange, "pmd.vertex.weight", Severity::Warning,
                "A vertex weight above 100 percent; it counts as 100"},
    FindingKind{Finding::BaseMorphMissing, "pmd.morph.base", Severity::Warning,
                "Morphs without a base morph that names their vertices; they move nothing"},
    FindingKind{Finding::BaseMorphMoved, "pmd.morph.baseMoved", Severity::Info,
                "Positions of the base morph differ from those of its vertices; the vertices count"},
    FindingKind{Finding::MorphIndexOutOfBase, "pmd.morph.index", Severity::Warning,
                "A morph moves vertices that the base morph does not name; they are left out"},
    FindingKind{Finding::GroupTooLarge, "pmd.group.tooLarge", Severity::Warning,
                "A bone group of more than 254 bones, of which MMD shows none or only the last"},
    FindingKind{Finding::GroupCentreHides, "pmd.group.centre", Severity::Warning,
                "Bones in the group of the centre, where MMD shows none but the first bone"},
    FindingKind{Finding::GroupUnknown, "pmd.group.unknown", Severity::Warning,
                "Bones in a group that the file does not name; they are shown in none"},
    FindingKind{Finding::IkSharedBone, "pmd.ik.shared", Severity::Info,
                "A bone that is the goal of several IK chains, which a PMX cannot hold without helper bones"},
};

static_assert(followsFindings(kPmdFindings) && kPmdFindings.size() == kFindingCount);

}  // namespace

std::span<const FindingKind> findingKinds() { return kPmdFindings; }

Diagnostic makeDiagnostic(Finding finding, std::string reason, std::optional<std::size_t> offset) {
  Diagnostic diagnostic = diagnosticOf(kPmdFindings[static_cast<std::size_t>(finding)], std::move(reason));
  diagnostic.offset = offset;
  return diagnostic;
}

}  // namespace furitsuke::pmd
