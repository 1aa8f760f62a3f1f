// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "core/base/diagnostic.h"

// Everything unusual that the check reports about a motion as a whole. finding_codes.h lists these findings with those
// of the readers and writers.
namespace furitsuke::check {

enum class CheckFinding : std::uint8_t {
  // The file.
  Damaged,
  Empty,
  Mixed,
  CameraNameOnModel,
  NoModelName,
  NameEncoding,
  ManyCameraKeys,
  ManyModelKeys,
  TooManyKeys,
  StartsLate,
  TracksStartLate,
  FrameFar,
  // Keys.
  RowsEmpty,
  RowsLost,
  RotationFlip,
  RotationHalfTurn,
  CameraTurn,
  CameraFov,
  LightColor,
  ShadowDistance,
  IkIncomplete,
  IkDuplicate,
};

// Warning: MMD ignores something or plays it differently from what the author meant. The limits of MMD are known only
// from reports of users; the limit of older versions is only Info.
inline constexpr auto kCheckFindings = std::to_array<FindingRow<CheckFinding>>({
    {CheckFinding::Damaged, "file.damaged", Severity::Error,
     Core::tr("The file is damaged; programs read at most the part before the damage")},
    {CheckFinding::Empty, "motion.empty", Severity::Info, Core::tr("The motion has no keys")},
    {CheckFinding::Mixed, "motion.mixed", Severity::Warning,
     Core::tr("The motion has camera, light or self-shadow keys and also keys of a model; MMD reads one group and "
              "ignores the "
              "other")},
    {CheckFinding::CameraNameOnModel, "motion.modelName.camera", Severity::Warning,
     Core::tr(
         "A motion of a model has the model name that MMD gives to camera motions; MMD will not load it for a model")},
    {CheckFinding::NoModelName, "motion.modelName.empty", Severity::Info,
     Core::tr("A motion of a model has no model name, by which programs find its model")},
    {CheckFinding::NameEncoding, "motion.name.encoding", Severity::Warning,
     Core::tr("Names are in an encoding other than CP932. MMD finds them only on a Windows for the language of that "
              "encoding, and never in UTF-8; MikuMikuMoving, nanoem, babylon-mmd and the MMD tools of Blender do not")},
    {CheckFinding::ManyCameraKeys, "motion.limit.camera", Severity::Warning,
     Core::tr("More than 10000 camera keys; MMD reportedly does not load all of them")},
    {CheckFinding::ManyModelKeys, "motion.limit.model", Severity::Info,
     Core::tr("More than 50000 keys of a model; older MMD versions reportedly do not load all of them")},
    {CheckFinding::TooManyKeys, "motion.limit.keys", Severity::Warning,
     Core::tr("More than 600000 keys; reportedly no MMD version loads all of them")},
    {CheckFinding::StartsLate, "motion.frame.start", Severity::Info,
     Core::tr("The first key is after frame 0, at which every motion that MMD saves begins")},
    {CheckFinding::TracksStartLate, "motion.track.late", Severity::Info,
     Core::tr(
         "Tracks begin after frame 0 with another value than rest; MMD moves them there from rest at frame 0, other "
         "programs "
         "show the first key from the start")},
    {CheckFinding::FrameFar, "motion.frame.far", Severity::Warning,
     Core::tr("Keys are more than ten hours after the start, where they are easily overlooked")},
    {CheckFinding::RowsEmpty, "motion.curve.rowsEmpty", Severity::Info,
     Core::tr("Only the first row of an interpolation block is filled; MMD reads the others as straight lines, as "
              "intended")},
    {CheckFinding::RowsLost, "motion.curve.rowsLost", Severity::Warning,
     Core::tr("Only the first row of an interpolation block is filled; MMD reads the curves of Y, Z and rotation as "
              "straight "
              "lines")},
    {CheckFinding::RotationFlip, "motion.rotation.flip", Severity::Info,
     Core::tr(
         "Rotations of neighboring keys are more than 180 degrees apart because of their signs; MMD takes the shorter "
         "path, other programs may not")},
    {CheckFinding::RotationHalfTurn, "motion.rotation.halfTurn", Severity::Warning,
     Core::tr(
         "Rotations of neighboring keys are half a turn apart; rounding decides in which direction the bone turns")},
    {CheckFinding::CameraTurn, "motion.camera.turn", Severity::Info,
     Core::tr("The camera turns by more than 180 degrees between two keys")},
    {CheckFinding::CameraFov, "motion.camera.fov", Severity::Warning,
     Core::tr("A view angle of 0 or above 180 degrees shows nothing")},
    {CheckFinding::LightColor, "motion.light.color", Severity::Info,
     Core::tr("A light color outside 0 to 1, which MMD cannot display")},
    {CheckFinding::ShadowDistance, "motion.selfShadow.distance", Severity::Info,
     Core::tr("A self-shadow distance outside 0 to 0.1, which MMD cannot display")},
    {CheckFinding::IkIncomplete, "motion.ik.incomplete", Severity::Info,
     Core::tr("A visibility and IK key does not list every IK bone, as keys of MMD do; the others keep their state")},
    {CheckFinding::IkDuplicate, "motion.ik.duplicate", Severity::Warning,
     Core::tr("A visibility and IK key lists an IK bone twice, by the 19 bytes that MMD compares")},
});
static_assert(followsFindings(kCheckFindings, CheckFinding::IkDuplicate));

constexpr const auto& findingTable(CheckFinding /*kind*/) { return kCheckFindings; }

}  // namespace furitsuke::check
