// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/base/frame.h"

class QComboBox;
class QLabel;
class QLineEdit;

namespace furitsuke {

/// Which keys of a motion an operation is for.
enum class ScopeKind { Selected, Marked, Tracks, Whole };

/// What there is to choose from at the moment.
struct ScopeOffer {
  std::size_t selectedKeys = 0;
  std::size_t selectedTracks = 0;
  FrameRange marked;  ///< the frames that playing repeats; empty: none are marked
  friend bool operator==(const ScopeOffer&, const ScopeOffer&) = default;
};

class ScopePicker : public QWidget {
  Q_OBJECT

 public:
  explicit ScopePicker(QWidget* parent = nullptr);

  /// The kind that is chosen stays, as long as it is offered; else it becomes the whole motion.
  void setOffer(const ScopeOffer& offer);
  [[nodiscard]] ScopeKind kind() const;
  /// Passed over when it is not offered.
  void setKind(ScopeKind kind);
  /// Of ScopeKind::Tracks, as keysInScope() takes them.
  [[nodiscard]] QString tracks() const;
  [[nodiscard]] QString frames() const;
  void setTracks(const QString& tracks);
  void setFrames(const QString& frames);

 signals:
  void changed();

 private:
  void showFields();

  ScopeOffer offer_;
  QComboBox* kinds_;
  QWidget* fields_;
  QLineEdit* tracks_;
  QLineEdit* frames_;
};

}  // namespace furitsuke
