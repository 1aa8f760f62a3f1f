// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "core/base/diagnostic.h"

// Everything unusual that the program reports about a VMD.
namespace furitsuke::format::vmd {

enum class Finding : std::uint8_t {
  // Layout.
  SignatureUnknown,
  SectionsMissing,
  CamerasUncounted,
  TrailingBytes,
  Damaged,
  HeaderShort,
  // Names.
  ModelNameUndecodable,
  ModelNameFull,
  ModelNameSpaces,
  CameraNameOther,
  NameEmpty,
  NameFillsField,
  NameUndecodable,
  NamePadding,
  NameTrailingSpaces,
  NameLeadingNul,
  NameCollision,
  // Keys.
  KeysUnsorted,
  KeyDuplicate,
  FrameTooLarge,
  BlockIrregular,
  PhysicsUnknown,
  CurveOutOfRange,
  ValueNotFinite,
  RotationNotUnit,
  ShadowModeUnknown,
  // Writing.
  LossNameCut,
  LossNameCollision,
  LossNameEncoding,
  LossCamerasUncounted,
  LossDamage,
  LossTrailing,
  LossVersion1,
  LossNotInModel,
};

// Info: data that MMD itself writes. Warning: data that MMD ignores or interprets differently from what the author
// meant.
inline constexpr auto kFindings = std::to_array<FindingRow<Finding>>({
    {Finding::SignatureUnknown, "vmd.signature.unknown", Severity::Warning,
     Core::tr("The signature has no version number; the file is read as version 2")},
    {Finding::SectionsMissing, "vmd.sections.missing", Severity::Info,
     Core::tr("The file ends before the counts of its last sections, as files of older MMD versions do")},
    {Finding::CamerasUncounted, "vmd.camera.uncounted", Severity::Warning,
     Core::tr("Camera records follow a camera count of 0; they are kept but are not keys")},
    {Finding::TrailingBytes, "vmd.trailing", Severity::Warning,
     Core::tr("Bytes follow the last section; they are kept")},
    {Finding::Damaged, "vmd.damaged", Severity::Warning,
     Core::tr("A count does not fit in the file; the complete parts were read")},
    {Finding::HeaderShort, "vmd.header.short", Severity::Warning,
     Core::tr("The model name in the header is too short, as some scripts write it; every key was read")},
    {Finding::ModelNameUndecodable, "vmd.modelName.undecodable", Severity::Info,
     Core::tr("The model name is not valid CP932: truncated inside a character, or in another encoding")},
    {Finding::ModelNameFull, "vmd.modelName.full", Severity::Info,
     Core::tr("The model name fills its field; it was probably truncated, and MMD treats it as another model")},
    {Finding::ModelNameSpaces, "vmd.modelName.spaces", Severity::Info,
     Core::tr("The model name is padded with spaces; comparisons ignore them")},
    {Finding::CameraNameOther, "vmd.modelName.camera", Severity::Warning,
     Core::tr("A motion with only camera keys does not have the model name that MMD gives to camera motions; MMD will "
              "not load "
              "it as a camera motion")},
    {Finding::NameEmpty, "vmd.name.empty", Severity::Info, Core::tr("Keys without a name; they have no effect")},
    {Finding::NameFillsField, "vmd.name.full", Severity::Info,
     Core::tr("The name fills its field; it was probably truncated")},
    {Finding::NameUndecodable, "vmd.name.undecodable", Severity::Info,
     Core::tr("The name is not valid CP932: truncated inside a character, or in another encoding")},
    {Finding::NamePadding, "vmd.name.padding", Severity::Info,
     Core::tr("Names are padded with bytes other than zero, as MMD does for PMD models")},
    {Finding::NameTrailingSpaces, "vmd.name.spaces", Severity::Info,
     Core::tr("Names are padded with spaces; matching ignores them")},
    {Finding::NameLeadingNul, "vmd.name.nul", Severity::Info,
     Core::tr("The name begins with a NUL, which MMD writes when it cannot encode a name")},
    {Finding::NameCollision, "vmd.name.collision", Severity::Warning,
     Core::tr("Bones whose names were truncated to the same bytes seem to share a track")},
    {Finding::KeysUnsorted, "vmd.key.unsorted", Severity::Info,
     Core::tr("Keys are not in frame order, as in most files that MMD writes")},
    {Finding::KeyDuplicate, "vmd.key.duplicate", Severity::Info,
     Core::tr("Several keys of a track are on the same frame; the last one is used")},
    {Finding::FrameTooLarge, "vmd.key.frame", Severity::Warning,
     Core::tr("A frame number above 2147483647; the record is kept but is not a key")},
    {Finding::BlockIrregular, "vmd.curve.irregular", Severity::Info,
     Core::tr("Interpolation blocks are not laid out as MMD writes them; the bytes that MMD reads are used")},
    {Finding::PhysicsUnknown, "vmd.physics.unknown", Severity::Warning,
     Core::tr("Bytes 2 and 3 of an interpolation block are not a known value of the physics flag; it is read as on")},
    {Finding::CurveOutOfRange, "vmd.curve.range", Severity::Warning,
     Core::tr("Curve bytes above 127; they are read as 127")},
    {Finding::ValueNotFinite, "vmd.value.notFinite", Severity::Warning, Core::tr("Non-finite values")},
    {Finding::RotationNotUnit, "vmd.rotation.notUnit", Severity::Info,
     Core::tr("Rotations that are not of unit length; as in MMD, they also scale the bone")},
    {Finding::ShadowModeUnknown, "vmd.selfShadow.mode", Severity::Warning,
     Core::tr("A self-shadow mode other than 0, 1 and 2")},
    {Finding::LossNameCut, "vmd.loss.nameCut", Severity::Warning,
     Core::tr("A name is too long for its field and is truncated")},
    {Finding::LossNameCollision, "vmd.loss.nameCollision", Severity::Warning,
     Core::tr("Names become identical when they are truncated")},
    {Finding::LossNameEncoding, "vmd.loss.nameEncoding", Severity::Warning,
     Core::tr(
         "A name has characters that the encoding of the file lacks, so that all names are written in another one; "
         "MMD on systems with another language does not find them")},
    {Finding::LossCamerasUncounted, "vmd.loss.uncountedCameras", Severity::Warning,
     Core::tr("Uncounted camera records are replaced by camera keys")},
    {Finding::LossDamage, "vmd.loss.damage", Severity::Warning,
     Core::tr("The damaged part of the file is not written")},
    {Finding::LossTrailing, "vmd.loss.trailing", Severity::Warning,
     Core::tr("The bytes after the last section are not written; without a key, they would be taken for keys")},
    {Finding::LossVersion1, "vmd.loss.version1", Severity::Warning,
     Core::tr("Version 1 is older than these keys; they are written, but programs of that time do not read them")},
    {Finding::LossNotInModel, "vmd.loss.notInModel", Severity::Warning,
     Core::tr("Keys that MMD would not write, because they are not those of a part of the model")},
});
static_assert(followsFindings(kFindings, Finding::LossNotInModel));

constexpr const auto& findingTable(Finding /*kind*/) { return kFindings; }

}  // namespace furitsuke::format::vmd
