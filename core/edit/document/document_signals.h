// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <vector>

#include "core/base/frame.h"
#include "core/motion/motion.h"

namespace furitsuke::edit {

/// What changed in a motion. Panels repaint only what it names.
struct MotionChange {
  enum class Kind {
    Keys,       ///< keys of `tracks` within `frames`
    Tracks,     ///< tracks were added at the end, or the added tracks of a preview were removed
    ModelName,  ///< only the model name
    Names,      ///< `tracks` were renamed
    Layers,     ///< settings or order of layers: the pose, but no keys of the edited tracks
    Reloaded,   ///< everything: the motion was replaced, or another layer became active
  };
  Kind kind = Kind::Keys;
  std::vector<motion::TrackId> tracks;  ///< sorted, without duplicates
  FrameRange frames;
  bool isLayerSwitch = false;  ///< Reloaded because another layer became active: the motion is still the same one
};

/// The signals of a MotionDocument, which its parts emit. Panels connect to the document, not to the parts, so that one
/// disconnect() removes all connections.
class DocumentSignals : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

 signals:
  void motionChanged(const furitsuke::edit::MotionChange& change);
  /// Markers or tempo changed, or the motion was replaced.
  void annotationsChanged();
  /// Layers were added, removed, reordered or changed, or another one became active, or the motion was replaced.
  void layersChanged();
  void draftChanged();
  /// Emitted before locksChanged(), while the old locks are still in effect.
  void locksAboutToChange();
  void locksChanged();
  /// See EditorState::preExtrapolation().
  void preExtrapolationChanged();
  /// A step would have changed keys of these tracks but left them unchanged because the tracks are locked.
  void lockedTracksKept(const std::vector<furitsuke::motion::TrackId>& tracks);
  void diagnosticsChanged();
  void selectionChanged();
  void currentFrameChanged(furitsuke::Frame frame);
  void currentTrackChanged();
  void modifiedChanged(bool modified);
  /// File path or title changed.
  void fileChanged();
  /// Another program changed or removed the file; emitted once for each change.
  void changedOnDisk();
  /// The same for the annotation file.
  void annotationsChangedOnDisk();
};

}  // namespace furitsuke::edit
