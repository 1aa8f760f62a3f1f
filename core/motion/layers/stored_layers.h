// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/motion/captured_keys.h"
#include "core/motion/edit.h"
#include "core/motion/layers/layer_stack.h"
#include "core/motion/layers/stored_layers_ref.h"

// Motion files have no layers: a file contains the flattened motion, and the file beside it the layers, with the keys
// of the motion itself that flattening has replaced. Reading puts these keys back.
namespace furitsuke::motion {

struct StoredLayer {
  LayerSettings settings;
  LayerTracks tracks;
};

/// Keys that flattening has replaced.
struct ReplacedKeys {
  TrackKind kind = TrackKind::Bone;
  Name name;  ///< of the track of a bone or morph; empty for others
  FrameRange range;
  KeySpan keys;               ///< of the motion itself, within `range`
  std::uint64_t flatSum = 0;  ///< digestOf() of the keys that replace them in the motion file
  friend bool operator==(const ReplacedKeys&, const ReplacedKeys&) = default;
};

/// Keys that the annotation file stores: of layers, or what keys of the motion come from.
struct StoredLayers {
  std::vector<StoredLayer> layers;  ///< from the lowest to the highest
  std::vector<ReplacedKeys> replaced;
  CapturedKeys captured = {};  ///< only in Annotations::origins
  std::string unknown = {};    ///< as in LayerSettings
  friend bool operator==(const StoredLayers& a, const StoredLayers& b);
};

/// Annotations::origins; none if there is nothing.
[[nodiscard]] StoredLayersRef originsOf(StoredLayers kept);

/// Identifies frames and values of keys; source records are ignored.
[[nodiscard]] std::uint64_t digestOf(const KeySpan& keys);

/// A motion as it is without layers, with their effect in its keys.
struct FlatMotion {
  Motion motion;
  KeyEdits edits;  ///< what changes the keys of the motion itself to those of `motion`, which may have further tracks
};

/// The layers of a motion for its file, which contains `flat`.
[[nodiscard]] StoredLayers storedLayers(const Motion& motion, const FlatMotion& flat);

/// Gives a motion that was read from its file its layers back, and the keys that flattening has replaced. The motion
/// must not have layers. If the file no longer contains what was flattened, because another program changed it, its
/// keys stay as they are, all layers are muted, so that their effect is not applied twice, and a message is returned.
[[nodiscard]] std::optional<Error> restoreLayers(Motion& motion, const StoredLayers& stored);

}  // namespace furitsuke::motion
