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
    {Finding::TrailingBytes, "bvmd.trailing.bytes", Severity::Info, "Bytes follow the last section"},
    {Finding::NameUnencodable, "bvmd.name.unencodable", Severity::Warning,
     "A name with characters that MMD's files cannot store; they become \"?\""},
    {Finding::TrackRepeated, "bvmd.track.repeated", Severity::Warning,
     "Several tracks have the same name; their keys are merged"},
    {Finding::KeyDuplicate, "bvmd.key.duplicate", Severity::Info,
     "Several keys of a track are on the same frame; the last one is used"},
    {Finding::FrameTooLarge, "bvmd.frame.tooLarge", Severity::Warning,
     "A frame number that no program supports; the key is skipped"},
    {Finding::FovNotWhole, "bvmd.fov.notWhole", Severity::Warning,
     "A view angle that is not a whole number of degrees; it is rounded"},
    {Finding::PhysicsOff, "bvmd.physics.off", Severity::Info,
     "Keys that switch physics off; the converter of babylon-mmd writes them for every key of an older VMD"},
    {Finding::LossModelName, "bvmd.loss.modelName", Severity::Warning, "The model name is not written"},
    {Finding::LossLight, "bvmd.loss.light", Severity::Warning, "Light keys are not written"},
    {Finding::LossSelfShadow, "bvmd.loss.selfShadow", Severity::Warning, "Self-shadow keys are not written"},
    {Finding::LossPerspective, "bvmd.loss.perspective", Severity::Warning,
     "Camera keys without perspective are written with perspective"},
    {Finding::LossFov, "bvmd.loss.fov", Severity::Warning, "View angles that a float cannot represent are rounded"},
    {Finding::LossName, "bvmd.loss.name", Severity::Warning, "A name whose bytes cannot be restored from its text"},
    {Finding::LossNameCollision, "bvmd.loss.nameCollision", Severity::Warning, "Two names that are identical as text"},
    {Finding::LossIkRepeated, "bvmd.loss.ikRepeated", Severity::Warning,
     "A key lists an IK bone twice; the last entry is written"},
    {Finding::LossIkUnnamed, "bvmd.loss.ikUnnamed", Severity::Warning,
     "Keys that do not list every IK bone are written with the states in effect at their frames"},
});
static_assert(followsFindings(kFindings, Finding::LossIkUnnamed));

constexpr const auto& findingTable(Finding /*kind*/) { return kFindings; }

}  // namespace furitsuke::format::bvmd
