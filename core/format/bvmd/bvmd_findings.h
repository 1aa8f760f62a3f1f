// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "core/base/diagnostic.h"

// Everything unusual that the program reports about a BVMD.
namespace furitsuke::format::bvmd {

enum class Finding : std::uint8_t {
  TrailingBytes,
  NameUnencodable,
  TrackRepeated,
  KeyDuplicate,
  FrameTooLarge,
  FovNotWhole,
  PhysicsOff,
  // Writing.
  LossModelName,
  LossLight,
  LossSelfShadow,
  LossPerspective,
  LossFov,
  LossName,
  LossNameCollision,
  LossIkRepeated,
  LossIkUnnamed,
};

inline constexpr auto kFindings = std::to_array<FindingRow<Finding>>({
    {Finding::TrailingBytes, "bvmd.trailing.bytes", Severity::Info, Core::tr("Bytes follow the last section")},
    {Finding::NameUnencodable, "bvmd.name.unencodable", Severity::Warning,
     Core::tr("A name with characters that MMD's files cannot store; they become \"?\"")},
    {Finding::TrackRepeated, "bvmd.track.repeated", Severity::Warning,
     Core::tr("Several tracks have the same name; their keys are merged")},
    {Finding::KeyDuplicate, "bvmd.key.duplicate", Severity::Info,
     Core::tr("Several keys of a track are on the same frame; the last one is used")},
    {Finding::FrameTooLarge, "bvmd.frame.tooLarge", Severity::Warning,
     Core::tr("A frame number that no program supports; the key is skipped")},
    {Finding::FovNotWhole, "bvmd.fov.notWhole", Severity::Warning,
     Core::tr("A view angle that is not a whole number of degrees; it is rounded")},
    {Finding::PhysicsOff, "bvmd.physics.off", Severity::Info,
     Core::tr("Keys that switch physics off; the converter of babylon-mmd writes them for every key of an older VMD")},
    {Finding::LossModelName, "bvmd.loss.modelName", Severity::Warning, Core::tr("The model name is not written")},
    {Finding::LossLight, "bvmd.loss.light", Severity::Warning, Core::tr("Light keys are not written")},
    {Finding::LossSelfShadow, "bvmd.loss.selfShadow", Severity::Warning, Core::tr("Self-shadow keys are not written")},
    {Finding::LossPerspective, "bvmd.loss.perspective", Severity::Warning,
     Core::tr("Camera keys without perspective are written with perspective")},
    {Finding::LossFov, "bvmd.loss.fov", Severity::Warning,
     Core::tr("View angles that a float cannot represent are rounded")},
    {Finding::LossName, "bvmd.loss.name", Severity::Warning,
     Core::tr("A name whose bytes cannot be restored from its text")},
    {Finding::LossNameCollision, "bvmd.loss.nameCollision", Severity::Warning,
     Core::tr("Two names that are identical as text")},
    {Finding::LossIkRepeated, "bvmd.loss.ikRepeated", Severity::Warning,
     Core::tr("A key lists an IK bone twice; the last entry is written")},
    {Finding::LossIkUnnamed, "bvmd.loss.ikUnnamed", Severity::Warning,
     Core::tr("Keys that do not list every IK bone are written with the states in effect at their frames")},
});
static_assert(followsFindings(kFindings, Finding::LossIkUnnamed));

constexpr const auto& findingTable(Finding /*kind*/) { return kFindings; }

}  // namespace furitsuke::format::bvmd
