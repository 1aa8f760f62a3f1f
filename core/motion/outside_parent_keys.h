// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/frame.h"

namespace furitsuke::motion {

enum class ParentKind : std::uint8_t {
  None,    ///< the parent that the bone has in its model
  Ground,  ///< the origin of the world
  Own,     ///< a bone of the same model
  Model    ///< a bone of another model
};

/// What a bone or a whole model follows: its outside parent (外部親). Texts are UTF-8.
struct ParentTarget {
  ParentKind kind = ParentKind::None;
  std::string model = {};  ///< only for ParentKind::Model: the title of the model in the scene, which is unique
  std::string bone = {};   ///< for Own and Model: the name of the followed bone; empty: the origin of the model
  friend bool operator==(const ParentTarget&, const ParentTarget&) = default;
};

/// From this frame on, up to the next key of the same bone, the bone is placed on its target: its own values are then
/// relative to the followed bone, and its rest position does not count. Motion files of MMD have no such keys.
struct OutsideParentKey {
  Frame frame = 0;
  std::string bone = {};  ///< the bone that follows, UTF-8; empty: the whole model
  ParentTarget target = {};
  /// JSON members that this version does not know, written by a newer version; kept verbatim.
  std::string unknown = {};
  /// Not a bone but the camera follows, `bone` is empty: its target is relative to the position of the followed bone,
  /// whose rotation does not count. Only ParentKind::None and ParentKind::Model.
  bool isCamera = false;
  friend bool operator==(const OutsideParentKey&, const OutsideParentKey&) = default;
};

// Keys are in the order of their frames, then of the texts of their bones; each pair of frame and bone once. Those of
// the camera follow those of bones.

/// What the bone follows at a frame. Before its first key: nothing.
[[nodiscard]] ParentTarget parentAt(const std::vector<OutsideParentKey>& keys, Frame frame, std::string_view bone);
/// The same of the camera, at a whole or fractional frame.
[[nodiscard]] ParentTarget cameraParentAt(const std::vector<OutsideParentKey>& keys, double frame);
[[nodiscard]] bool hasCameraParents(const std::vector<OutsideParentKey>& keys);

}  // namespace furitsuke::motion
