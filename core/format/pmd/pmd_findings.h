// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "core/base/diagnostic.h"

// Everything unusual that only a PMD can have; core/io/model/model_findings.h has the findings about any model.
namespace furitsuke::format::pmd {

enum class Finding : std::uint8_t {
  SectionsMissing,
  TrailingBytes,
  Damaged,
  TextUndecodable,
  BoneTypeUnknown,
  WeightOutOfRange,
  BaseMorphMissing,
  BaseMorphMoved,
  MorphIndexOutOfBase,
  GroupTooLarge,
  GroupCenterHides,
  GroupUnknown,
  IkSharedBone,
};

inline constexpr auto kFindings = std::to_array<FindingRow<Finding>>({
    {Finding::SectionsMissing, "pmd.sections.missing", Severity::Info,
     Core::tr("The file ends before its last extensions, as files of older programs do")},
    {Finding::TrailingBytes, "pmd.trailing", Severity::Warning,
     Core::tr("Bytes follow the last section; they have no meaning")},
    {Finding::Damaged, "pmd.damaged", Severity::Error,
     Core::tr("A section after the bones does not fit in the file; the complete parts were read")},
    {Finding::TextUndecodable, "pmd.text.undecodable", Severity::Warning,
     Core::tr("A text is not valid CP932: truncated inside a character, or in another encoding")},
    {Finding::BoneTypeUnknown, "pmd.bone.type", Severity::Warning,
     Core::tr("A bone type above 9; the bone is treated as one that rotates")},
    {Finding::WeightOutOfRange, "pmd.vertex.weight", Severity::Warning,
     Core::tr("A vertex weight above 100 percent; it is read as 100")},
    {Finding::BaseMorphMissing, "pmd.morph.base", Severity::Warning,
     Core::tr("Morphs without a base morph that lists their vertices; they have no effect")},
    {Finding::BaseMorphMoved, "pmd.morph.baseMoved", Severity::Info,
     Core::tr("Positions in the base morph differ from those of its vertices; the vertices are used")},
    {Finding::MorphIndexOutOfBase, "pmd.morph.index", Severity::Warning,
     Core::tr("A morph moves vertices that the base morph does not list; they are skipped")},
    {Finding::GroupTooLarge, "pmd.group.tooLarge", Severity::Warning,
     Core::tr("A bone group has more than 254 bones; MMD shows none or only the last of them")},
    {Finding::GroupCenterHides, "pmd.group.centre", Severity::Warning,
     Core::tr("Bones in the group of the center bone, where MMD shows only the first bone")},
    {Finding::GroupUnknown, "pmd.group.unknown", Severity::Warning,
     Core::tr("Bones in a group that the file does not define; they are not shown in any group")},
    {Finding::IkSharedBone, "pmd.ik.shared", Severity::Info,
     Core::tr("A bone is the goal of several IK chains, which a PMX cannot store without helper bones")},
});
static_assert(followsFindings(kFindings, Finding::IkSharedBone));

constexpr const auto& findingTable(Finding /*kind*/) { return kFindings; }

}  // namespace furitsuke::format::pmd
