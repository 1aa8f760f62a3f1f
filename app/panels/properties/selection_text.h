// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QIcon>
#include <QString>

#include "core/motion/selection.h"

namespace furitsuke::panels {

/// A description of the selected keys of one kind, in parts: "Bone 右腕 · 3 keys · frames 120–180".
struct SelectionText {
  Q_DECLARE_TR_FUNCTIONS(SelectionText)

 public:
  QString kind;     ///< "Bone"
  QString name;     ///< name of the track, or the number of tracks; empty for kinds with one track
  QString details;  ///< number of keys, and their frames

  /// Describes the selected keys of that kind; there must be at least one.
  [[nodiscard]] static SelectionText of(const motion::Motion& motion, const motion::KeySelection& selection,
                                        motion::TrackKind kind);
  /// "Bone", "Morph", "Camera", ...
  [[nodiscard]] static QString kindName(motion::TrackKind kind);
  [[nodiscard]] static QIcon kindIcon(motion::TrackKind kind);
  /// The name of a bone or morph track; empty for the other kinds.
  [[nodiscard]] static QString trackName(const motion::Motion& motion, motion::TrackId track);
};

}  // namespace furitsuke::panels
