// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/base/frame.h"

class QComboBox;
class QLabel;
class QLineEdit;

namespace furitsuke::panels {

class NameCompleter;
struct OfferedNames;

/// The keys of a motion that an operation changes.
enum class ScopeKind { Selected, Rows, Marked, FromPlayhead, Tracks, Whole };

/// The currently available choices.
struct ScopeOffer {
  std::size_t selectedKeys = 0;
  std::size_t selectedTracks = 0;
  std::size_t rowKeys = 0;  ///< of the selected rows of the timeline
  std::size_t rowTracks = 0;
  FrameRange marked;  ///< the loop range of playback while it is on; empty if there is none
  Frame from = 0;     ///< the playhead, when it was last asked for; at 0 there is nothing to choose
  friend bool operator==(const ScopeOffer&, const ScopeOffer&) = default;
};

/// Chooses the keys that an operation changes.
class ScopePicker : public QWidget {
  Q_OBJECT

 public:
  explicit ScopePicker(QWidget* parent = nullptr);

  /// Sets the available choices. If the current choice is no longer available, switches to the whole motion.
  void setOffer(const ScopeOffer& offer);
  [[nodiscard]] ScopeKind kind() const;
  /// Has no effect if this kind is not available.
  void setKind(ScopeKind kind);
  /// The tracks and the frames for ScopeKind::Tracks, in the syntax of keysInScope().
  [[nodiscard]] QString tracks() const;
  [[nodiscard]] QString frames() const;
  void setTracks(const QString& tracks);
  void setFrames(const QString& frames);
  /// The names that the field of the tracks completes.
  void setNames(const OfferedNames& names);

 signals:
  void changed();

 private:
  [[nodiscard]] bool isOffered(ScopeKind kind) const;
  [[nodiscard]] QString textOf(ScopeKind kind) const;
  void showFields();

  ScopeOffer offer_;
  QComboBox* kinds_;
  QWidget* fields_;
  QLineEdit* tracks_;
  QLineEdit* frames_;
  NameCompleter* completer_;
};

}  // namespace furitsuke::panels
