// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

#include "core/motion/layers/layer_stack.h"
#include "core/motion/motion.h"
#include "core/motion/pose_draft.h"
#include "core/motion/selection.h"

namespace furitsuke::motion {

/// Keys of any kind of track; the alternative at index k belongs to TrackKind(k).
using KeySpan = std::variant<Keys<BoneKey>, Keys<MorphKey>, Keys<CameraKey>, Keys<LightKey>, Keys<SelfShadowKey>,
                             Keys<VisibilityIkKey>>;

/// All keys of `track` within `range`, before and after an edit. To invert the edit, swap the spans.
struct KeyEdit {
  TrackId track;
  FrameRange range;
  KeySpan before;
  KeySpan after;
  friend bool operator==(const KeyEdit&, const KeyEdit&) = default;
};

/// A change of keys. The ranges of a track do not overlap; the list is sorted by track and range.
using KeyEdits = std::vector<KeyEdit>;

/// A new name of a bone track, of a morph track or of the model. To invert the edit, swap the names.
struct NameEdit {
  std::optional<TrackId> track;  ///< nothing: the model
  Name before;
  Name after;
  friend bool operator==(const NameEdit&, const NameEdit&) = default;
};
using NameEdits = std::vector<NameEdit>;

/// Another encoding of the names in the file of the motion.
struct EncodingEdit {
  TextEncoding before = TextEncoding::Cp932;
  TextEncoding after = TextEncoding::Cp932;
  friend bool operator==(const EncodingEdit&, const EncodingEdit&) = default;
};

/// All annotations, before and after an edit. Copying them is cheap because there are few.
struct AnnotationEdit {
  Annotations before;
  Annotations after;
  friend bool operator==(const AnnotationEdit&, const AnnotationEdit&) = default;
};

/// The unregistered pose, before and after an edit. It is not part of the motion; the owner of the motion and the draft
/// applies it.
struct DraftEdit {
  PoseDraft before;
  PoseDraft after;
  friend bool operator==(const DraftEdit&, const DraftEdit&) = default;
};

/// Layers are added, removed, reordered or changed, or another one becomes active. The tracks of removed layers stay in
/// their slots.
struct LayerEdit {
  LayerArrangement before;
  LayerArrangement after;
  friend bool operator==(const LayerEdit&, const LayerEdit&) = default;
};

/// One change of a motion: keys, names, annotations, layers and the pose draft, with the tracks that it needs and the
/// keys that are selected afterward. New names are unique among the tracks of their kind.
struct Edit {
  KeyEdits keys = {};
  NameEdits names = {};
  std::optional<AnnotationEdit> annotations = {};
  std::optional<DraftEdit> draft = {};
  std::optional<KeySelection> selection = {};  ///< nothing: the selection stays
  /// Tracks that are added first, in this order, unless the motion has a track of that name. `keys` may refer to them
  /// by the index that they get. Undo does not remove these tracks; it leaves them empty. With `layers` they are
  /// tracks of the layer that becomes active.
  std::vector<Name> addedBones = {};
  std::vector<Name> addedMorphs = {};
  /// keyChangeCount(keys).total(), if it has been counted: with very many keys, the thread of a window cannot wait for
  /// it.
  std::optional<std::size_t> changedKeys = {};
  /// Applied before keys and names, which are those of the layer that is active afterward, and undone after them.
  std::optional<LayerEdit> layers = {};
  std::optional<EncodingEdit> encoding = {};
  /// Whether no key, name, encoding, annotation, layer or draft changes.
  [[nodiscard]] bool isEmpty() const noexcept {
    return keys.empty() && names.empty() && !encoding && !annotations && !layers && !draft;
  }
  /// Whether both change the same, counted or not.
  friend bool operator==(const Edit& a, const Edit& b);
};

enum class EditSide { Before, After };

/// Applies the `side` of the edits to the motion, which must contain the other side.
void applyEdits(Motion& motion, const KeyEdits& edits, EditSide side);
void applyNames(Motion& motion, const NameEdits& names, EditSide side);
/// Applies an edit except its draft and its selection. EditSide::After also adds the tracks of the edit.
void applyEdit(Motion& motion, const Edit& edit, EditSide side);
/// Adds the tracks of the edit that the motion lacks.
void addTracks(Motion& motion, const Edit& edit);

/// The tracks that the edits change, sorted and without duplicates.
[[nodiscard]] std::vector<TrackId> touchedTracks(const KeyEdits& edits);
/// From the first to the last frame whose key changes.
[[nodiscard]] FrameRange touchedFrames(const KeyEdits& edits);

/// How many keys an edit changes.
struct KeyChangeCount {
  std::size_t added = 0;
  std::size_t removed = 0;
  std::size_t changed = 0;  ///< keys that stay on their frames
  /// A key that moves is removed and added, and counts once.
  [[nodiscard]] std::size_t total() const noexcept { return std::max(added, removed) + changed; }
};
[[nodiscard]] KeyChangeCount keyChangeCount(const KeyEdits& edits);
/// How many keys were replaced by others that an edit moves, or copies, to their frames.
[[nodiscard]] std::size_t keysReplacedByMove(const KeyEdits& edits);
[[nodiscard]] std::size_t keysReplacedByCopy(const KeyEdits& edits);

/// Collects changes of single keys and turns them into KeyEdits, in O(n log m) for n changed keys in a track of m. The
/// last change of a key wins.
class EditBuilder {
 public:
  explicit EditBuilder(const Motion& motion) : motion_(motion) {}

  /// Sets the key at `frame`. An existing key keeps its source record; a new key has none.
  template <class Value>
  void set(TrackId track, Frame frame, Value value) {
    put(track, frame, Change<Value>{std::move(value), kNoSource, true});
  }
  /// Sets the key with the given source record, so that a moved key keeps its record.
  template <class Value>
  void move(TrackId track, Frame frame, Value value, SourceRecord source) {
    put(track, frame, Change<Value>{std::move(value), source, false});
  }
  /// Removes the key at `frame`, if there is one.
  void remove(TrackId track, Frame frame);

  /// The edits, without those that change nothing.
  [[nodiscard]] KeyEdits build();

 private:
  template <class Value>
  struct Change {
    std::optional<Value> value;  ///< nothing: remove
    SourceRecord source = kNoSource;
    bool keepSource = false;  ///< keep the source record of the existing key
  };
  template <class Value>
  struct Patch {
    std::vector<std::pair<Frame, Change<Value>>> changes;
  };
  using AnyPatch = std::variant<Patch<BoneKey>, Patch<MorphKey>, Patch<CameraKey>, Patch<LightKey>,
                                Patch<SelfShadowKey>, Patch<VisibilityIkKey>>;

  template <class Value>
  void put(TrackId track, Frame frame, Change<Value> change) {
    std::get<Patch<Value>>(patchOf(track)).changes.emplace_back(frame, std::move(change));
  }
  AnyPatch& patchOf(TrackId track);
  template <class Value>
  static void buildTrack(TrackId id, const Track<Value>& track, Patch<Value>& patch, KeyEdits& edits);

  const Motion& motion_;
  std::vector<std::pair<TrackId, AnyPatch>> patches_;  ///< sorted by track
};

}  // namespace furitsuke::motion
