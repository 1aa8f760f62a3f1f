// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "core/base/diagnostic.h"

// Everything unusual that the program reports about an MVD, and what of it a motion does not have.
namespace furitsuke::format::mvd {

enum class Finding : std::uint8_t {
  NoEnd,
  SectionSkipped,
  ObjectsLost,
  RateUnknown,
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
  SplineLost,
  ClipLost,
  AppearanceLost,
  CameraPropertyLost,
  LightOff,
  ShadowDistance,
};

inline constexpr auto kFindings = std::to_array<FindingRow<Finding>>({
    {Finding::NoEnd, "mvd.end", Severity::Warning,
     Core::tr("The file ends without its end mark; a part may be missing")},
    {Finding::SectionSkipped, "mvd.section", Severity::Warning,
     Core::tr("A section that a motion cannot store, or that is not known, is not read")},
    {Finding::ObjectsLost, "mvd.objects", Severity::Warning,
     Core::tr("Of several models, only the motion of the first is read")},
    {Finding::RateUnknown, "mvd.rate", Severity::Warning,
     Core::tr("A frame rate that is not a usable number; 30 frames per second are assumed")},
    {Finding::NameUnknown, "mvd.name.unknown", Severity::Warning,
     Core::tr("Keys of a bone, morph or IK bone without a name are not read")},
    {Finding::NameUnencodable, "mvd.name.unencodable", Severity::Warning,
     Core::tr("A name with characters that MMD's files cannot store; they become \"?\"")},
    {Finding::KeyDuplicate, "mvd.key.duplicate", Severity::Info,
     Core::tr("Several keys of a track are on the same frame; the last one is used")},
    {Finding::FrameOutOfRange, "mvd.frame.range", Severity::Warning,
     Core::tr("A frame number that no program supports; the key is skipped")},
    {Finding::FrameRounded, "mvd.frame.rounded", Severity::Warning,
     Core::tr("Keys that are not on a frame at 30 frames per second are moved to the nearest one")},
    {Finding::CurveOutOfRange, "mvd.curve.range", Severity::Info,
     Core::tr("Curve bytes above 127, which other programs write, are read as 127")},
    {Finding::FovNotWhole, "mvd.fov.notWhole", Severity::Warning,
     Core::tr("A view angle that is not a whole number of degrees; it is rounded")},
    {Finding::Layers, "mvd.layers", Severity::Info,
     Core::tr("Further stages of bones become layers, which add their movement")},
    {Finding::LayersLost, "mvd.layers.lost", Severity::Warning,
     Core::tr("Keys of more stages than there can be layers are lost")},
    {Finding::CameraLayersLost, "mvd.camera.layers", Severity::Warning,
     Core::tr("Only the first stage of the camera is read; a camera has no layers")},
    {Finding::MorphCurveLost, "mvd.morph.curve", Severity::Warning,
     Core::tr("Curves of morph keys are lost; morphs change linearly")},
    {Finding::ParentsLost, "mvd.parents", Severity::Warning,
     Core::tr("Outside parents, by which a part follows a bone of another model, are not read: the file has only "
              "numbers of the "
              "models")},
    {Finding::SplineLost, "mvd.spline", Severity::Warning,
     Core::tr("Splines through keys are lost; the curves of the keys are used")},
    {Finding::ClipLost, "mvd.clip", Severity::Warning,
     Core::tr(
         "Keys of a motion clip are read at their own frames, without the start, repetition and weight of the clip")},
    {Finding::AppearanceLost, "mvd.appearance", Severity::Info,
     Core::tr("Keys that change edge, size, shadow, physics or blending of a model; a motion has only its visibility")},
    {Finding::CameraPropertyLost, "mvd.camera.property", Severity::Warning,
     Core::tr("Keys that switch the camera off or let it follow a bone have no effect")},
    {Finding::LightOff, "mvd.light.off", Severity::Warning,
     Core::tr("Keys that switch the light off are read as black light")},
    {Finding::ShadowDistance, "mvd.shadow.distance", Severity::Warning,
     Core::tr("Distances of the self shadow are in another unit; MMD's default is used")},
});
static_assert(followsFindings(kFindings, Finding::ShadowDistance));

constexpr const auto& findingTable(Finding /*kind*/) { return kFindings; }

}  // namespace furitsuke::format::mvd
