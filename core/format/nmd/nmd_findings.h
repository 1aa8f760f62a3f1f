// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "core/base/diagnostic.h"

// Everything unusual that the program reports about an NMD, and what of it a motion does not have.
namespace furitsuke::format::nmd {

enum class Finding : std::uint8_t {
  FieldUnknown,
  BundlesLost,
  RateUnknown,
  RatePreferred,
  NameUnknown,
  NameUnencodable,
  KeyDuplicate,
  FrameOutOfRange,
  FrameRounded,
  CurveOutOfRange,
  FovNotWhole,
  Layers,
  LayersLost,
  CameraLayersLost,
  MorphCurveLost,
  ParentsLost,
  AppearanceLost,
  AccessoryLost,
};

inline constexpr auto kFindings = std::to_array<FindingRow<Finding>>({
    {Finding::FieldUnknown, "nmd.field", Severity::Info,
     Core::tr("Fields that a later version of nanoem may have written")},
    {Finding::BundlesLost, "nmd.bundles", Severity::Warning,
     Core::tr("A second list of the same kind of keys, which nanoem does not read either, is not read")},
    {Finding::RateUnknown, "nmd.rate", Severity::Warning,
     Core::tr("A frame rate that is not a usable number; 30 frames per second are assumed")},
    {Finding::RatePreferred, "nmd.rate.preferred", Severity::Info,
     Core::tr("nanoem plays the motion at another frame rate; the frames of its keys are the same")},
    {Finding::NameUnknown, "nmd.name.unknown", Severity::Warning,
     Core::tr("Keys of a bone, morph or IK bone without a name are not read")},
    {Finding::NameUnencodable, "nmd.name.unencodable", Severity::Warning,
     Core::tr("A name with characters that MMD's files cannot store; they become \"?\"")},
    {Finding::KeyDuplicate, "nmd.key.duplicate", Severity::Info,
     Core::tr("Several keys of a track are on the same frame; the last one is used")},
    {Finding::FrameOutOfRange, "nmd.frame.range", Severity::Warning,
     Core::tr("A frame number that no program supports; the key is skipped")},
    {Finding::FrameRounded, "nmd.frame.rounded", Severity::Warning,
     Core::tr("Keys that are not on a frame at 30 frames per second are moved to the nearest one")},
    {Finding::CurveOutOfRange, "nmd.curve.range", Severity::Info,
     Core::tr("Curve bytes above 127, which other programs write, are read as 127")},
    {Finding::FovNotWhole, "nmd.fov.notWhole", Severity::Warning,
     Core::tr("A view angle that is not a whole number of degrees; it is rounded")},
    {Finding::Layers, "nmd.layers", Severity::Info,
     Core::tr("Further stages of bones become layers, which add their movement")},
    {Finding::LayersLost, "nmd.layers.lost", Severity::Warning,
     Core::tr("Keys of more stages than there can be layers are lost")},
    {Finding::CameraLayersLost, "nmd.camera.layers", Severity::Warning,
     Core::tr("Only the first stage of the camera is read; a camera has no layers")},
    {Finding::MorphCurveLost, "nmd.morph.curve", Severity::Warning,
     Core::tr("Curves of morph keys are lost; morphs change linearly")},
    {Finding::ParentsLost, "nmd.parents", Severity::Warning,
     Core::tr("Outside parents whose bones or models the file does not name are not read")},
    {Finding::AppearanceLost, "nmd.appearance", Severity::Info,
     Core::tr("Keys that change edge, effects, physics or blending of a model; a motion has only its visibility")},
    {Finding::AccessoryLost, "nmd.accessory", Severity::Warning,
     Core::tr("Effects and additive blending of accessory keys are not read")},
});
static_assert(followsFindings(kFindings, Finding::AccessoryLost));

constexpr const auto& findingTable(Finding /*kind*/) { return kFindings; }

}  // namespace furitsuke::format::nmd
