// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "core/base/diagnostic.h"

// Everything unusual that the program reports about a VPD.
namespace furitsuke::format::vpd {

enum class Finding : std::uint8_t {
  TextEncoding,
  TextUnknown,
  ModelMissing,
  ModelSuffix,
  CountMissing,
  CountWrong,
  BlockIndex,
  BlockUnclosed,
  BlockUnknown,
  BlockDamaged,
  BoneIncomplete,
  BoneDuplicate,
  MorphExtension,
  MorphsFirst,
  MorphDuplicate,
  NameUndecodable,
  NameUnencodable,
  RotationZero,
  ValueNotFinite,
  More,
};

inline constexpr auto kFindings = std::to_array<FindingRow<Finding>>({
    {Finding::TextEncoding, "vpd.text.encoding", Severity::Warning,
     Core::tr("The text is UTF-8 or UTF-16, which MMD cannot read")},
    {Finding::TextUnknown, "vpd.text.unknown", Severity::Warning, Core::tr("An unknown line; it is skipped")},
    {Finding::ModelMissing, "vpd.model.missing", Severity::Info, Core::tr("The line with the model name is missing")},
    {Finding::ModelSuffix, "vpd.model.suffix", Severity::Info, Core::tr("The model name does not end in \".osm\"")},
    {Finding::CountMissing, "vpd.count.missing", Severity::Warning,
     Core::tr("The line with the number of bones, which MMD needs, is missing")},
    {Finding::CountWrong, "vpd.count.wrong", Severity::Warning,
     Core::tr("The number of bones differs from the number in the file, which MMD uses")},
    {Finding::BlockIndex, "vpd.block.index", Severity::Info,
     Core::tr("Blocks are not numbered from 0; their order is used")},
    {Finding::BlockUnclosed, "vpd.block.unclosed", Severity::Warning, Core::tr("A block without a closing brace")},
    {Finding::BlockUnknown, "vpd.block.unknown", Severity::Warning,
     Core::tr("A block that is neither a bone nor a morph; it is skipped")},
    {Finding::BlockDamaged, "vpd.block.damaged", Severity::Error,
     Core::tr("A block whose numbers cannot be read; it is skipped")},
    {Finding::BoneIncomplete, "vpd.bone.incomplete", Severity::Warning,
     Core::tr("A bone without a translation or rotation; the rest value is used")},
    {Finding::BoneDuplicate, "vpd.bone.duplicate", Severity::Warning,
     Core::tr("A bone appears more than once; the last block is used")},
    {Finding::MorphExtension, "vpd.morph.extension", Severity::Info,
     Core::tr("Morphs in the form that MikuMikuMoving writes; MMD ignores them")},
    {Finding::MorphsFirst, "vpd.morph.first", Severity::Warning,
     Core::tr("Morphs before the bones; MMD, which reads as many blocks as the file says it has bones, takes them for "
              "bones")},
    {Finding::MorphDuplicate, "vpd.morph.duplicate", Severity::Warning,
     Core::tr("A morph appears more than once; the last block is used")},
    {Finding::NameUndecodable, "vpd.name.undecodable", Severity::Warning, Core::tr("A name that is not valid CP932")},
    {Finding::NameUnencodable, "vpd.name.unencodable", Severity::Warning,
     Core::tr("A name with characters that MMD's files cannot store; they become \"?\"")},
    {Finding::RotationZero, "vpd.rotation.zero", Severity::Warning,
     Core::tr("A rotation of all zeros; it is read as no rotation")},
    {Finding::ValueNotFinite, "vpd.value.notFinite", Severity::Warning,
     Core::tr("Non-finite values; the rest value is used")},
    {Finding::More, "vpd.more", Severity::Warning, Core::tr("Too many findings to list")},
});
static_assert(followsFindings(kFindings, Finding::More));

constexpr const auto& findingTable(Finding /*kind*/) { return kFindings; }

}  // namespace furitsuke::format::vpd
