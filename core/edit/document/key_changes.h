// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/eval/sample_span.h"
#include "core/motion/key_edits.h"
#include "core/motion/rotation.h"

// Edits of keys by menus and scripts. Pure functions of a motion, whose results are pushed to the document.
namespace furitsuke::edit {

class MotionDocument;

/// The tracks that a command applies to if it names none: those of the selected keys, otherwise the current track.
[[nodiscard]] std::vector<motion::TrackId> targetTracks(const MotionDocument& document);

/// Calls insertSampledKey() for each of the tracks; existing keys are not changed. Selects the keys at `frame`. A new
/// property key also lists those of `ikBones` (CP932) that the track does not name, switched on, as in MMD.
[[nodiscard]] motion::Edit addKeys(const motion::Motion& motion, std::span<const motion::TrackId> tracks, Frame frame,
                                   std::span<const std::string> ikBones = {},
                                   eval::PreExtrapolation rule = eval::PreExtrapolation::Rest);

/// The value of visibility and IK at `frame`, with those of `ikBones` (CP932) that the track does not name, switched
/// on.
[[nodiscard]] motion::VisibilityIkKey propertyKeyAt(const motion::Motion& motion, Frame frame,
                                                    std::span<const std::string> ikBones);

/// The last key before or the first key after `frame` on the given tracks, or on all tracks if `tracks` is empty.
[[nodiscard]] std::optional<Frame> keyBefore(const motion::Motion& motion, std::span<const motion::TrackId> tracks,
                                             Frame frame);
[[nodiscard]] std::optional<Frame> keyAfter(const motion::Motion& motion, std::span<const motion::TrackId> tracks,
                                            Frame frame);

/// All keys at that frame.
[[nodiscard]] motion::KeySelection keysOnFrame(const motion::Motion& motion, Frame frame);

struct IkChange {
  enum class Kind { On, Off, Remove };
  std::string name;  ///< CP932 bytes
  Kind kind = Kind::On;
};

/// Values to set in keys; unset members are left unchanged. Each value applies only to the kinds of keys that have it.
struct KeyValues {
  std::optional<Vec3> translation;               ///< bone: model units
  std::optional<motion::EulerDegrees> rotation;  ///< bone: degrees in the order YXZ; camera: degrees as MMD shows them
  std::optional<Quat> quaternion;                ///< bone; takes precedence over `rotation`
  std::optional<bool> physics;                   ///< bone
  std::optional<float> weight;                   ///< morph
  std::optional<double> distance;                ///< camera, as MMD shows it: 45 for -45 in the file
  std::optional<Vec3> target;                    ///< camera: model units
  std::optional<std::uint32_t> fov;              ///< camera: degrees
  std::optional<bool> perspective;               ///< camera
  std::optional<glm::dvec3> color;               ///< light: 0..255 as MMD shows them
  std::optional<Vec3> direction;                 ///< light
  std::optional<std::uint8_t> shadowMode;        ///< self shadow: 0, 1, 2
  std::optional<double> shadowDistance;          ///< self shadow, as MMD shows it
  std::optional<bool> visible;                   ///< visibility and IK
  std::vector<IkChange> ik;                      ///< visibility and IK
};

/// Whether at least one of the given values applies to keys of that kind.
[[nodiscard]] bool appliesTo(motion::TrackKind kind, const KeyValues& values);
[[nodiscard]] motion::KeyEdits setKeyValues(const motion::Motion& motion, const motion::KeySelection& selection,
                                            const KeyValues& values);

}  // namespace furitsuke::edit
