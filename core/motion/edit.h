// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "core/motion/motion.h"
#include "core/motion/pose_draft.h"

namespace furitsuke {

/// Keys of any kind of track; the alternative at index k belongs to TrackKind(k).
using KeySpan = std::variant<Keys<BoneKey>, Keys<MorphKey>, Keys<CameraKey>, Keys<LightKey>, Keys<SelfShadowKey>,
                             Keys<PropertyKey>>;

/// All keys of `track` within `range`, before and after. Exactly invertible: swap the spans.
struct KeyEdit {
  TrackId track;
  FrameRange range;
  KeySpan before;
  KeySpan after;
  friend bool operator==(const KeyEdit&, const KeyEdit&) = default;
};

/// One change of a motion. Ranges of one track do not overlap; the list is sorted by track and range.
using KeyEdits = std::vector<KeyEdit>;

/// A new name of a bone or morph track, or of the model. Exactly invertible: swap the names.
struct NameEdit {
  std::optional<TrackId> track;  ///< nothing: the model
  Name before;
  Name after;
  friend bool operator==(const NameEdit&, const NameEdit&) = default;
};
using NameEdits = std::vector<NameEdit>;

/// All annotations, before and after; they are few.
struct AnnotationEdit {
  Annotations before;
  Annotations after;
  friend bool operator==(const AnnotationEdit&, const AnnotationEdit&) = default;
};

/// The pose that is not registered, before and after. It is no part of a motion: who holds both applies it.
struct DraftEdit {
  PoseDraft before;
  PoseDraft after;
  friend bool operator==(const DraftEdit&, const DraftEdit&) = default;
};

/// A change of keys, names, annotations and the draft of a pose together. A name that is given to a track is no other
/// track's of its kind.
struct MotionEdit {
  KeyEdits keys;
  NameEdits names;
  std::optional<AnnotationEdit> annotations = {};
  std::optional<DraftEdit> draft = {};
  [[nodiscard]] bool isEmpty() const noexcept { return keys.empty() && names.empty() && !annotations && !draft; }
  friend bool operator==(const MotionEdit&, const MotionEdit&) = default;
};

enum class EditSide { Before, After };

/// Puts one side of the edits into the motion. The motion must hold the other side.
void applyEdits(Motion& motion, const KeyEdits& edits, EditSide side);
/// The same for names and for all of an edit but its draft.
void applyNames(Motion& motion, const NameEdits& names, EditSide side);
void applyEdit(Motion& motion, const MotionEdit& edit, EditSide side);

/// Tracks touched by the edits, sorted, each once.
[[nodiscard]] std::vector<TrackId> touchedTracks(const KeyEdits& edits);
/// From the first to the last frame whose key differs.
[[nodiscard]] FrameRange touchedFrames(const KeyEdits& edits);

/// Collects changes of single keys and turns them into KeyEdits. Its cost is the number of keys that change, times
/// the logarithm of the track's size. The last change of a key wins.
class EditBuilder {
 public:
  explicit EditBuilder(const Motion& motion) : motion_(motion) {}

  /// Sets the key at `frame`; an existing key there keeps its source, a new one gets none.
  template <class Value>
  void set(TrackId track, Frame frame, Value value) {
    put(track, frame, Change<Value>{std::move(value), kNoSource, true});
  }
  /// Sets the key with a source of its own: moving a key takes its record along.
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
    bool keepSource = false;  ///< take the source of the key that is there
  };
  template <class Value>
  struct Patch {
    std::vector<std::pair<Frame, Change<Value>>> changes;
  };
  using AnyPatch = std::variant<Patch<BoneKey>, Patch<MorphKey>, Patch<CameraKey>, Patch<LightKey>,
                                Patch<SelfShadowKey>, Patch<PropertyKey>>;

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

}  // namespace furitsuke
