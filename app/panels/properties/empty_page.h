// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPointer>
#include <QString>
#include <QWidget>
#include <array>
#include <optional>
#include <vector>

#include "app/panels/properties/playhead_values.h"
#include "core/edit/document/motion_document.h"

class QAction;
class QGridLayout;
class QLabel;

namespace furitsuke::widgets {
class EmptyState;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

/// The page of the property panel without selected keys: the values of the current track at the playhead, a hint, and a
/// button that selects the keys at the playhead.
class EmptyPage final : public QWidget {
  Q_OBJECT

 public:
  explicit EmptyPage(QWidget* parent = nullptr);

  void setDocument(edit::MotionDocument* document) { document_ = document; }
  /// The selected bone, shown while no track is current; empty strings: none.
  void setPickedBone(const QByteArray& nameBytes, const QString& name);
  /// Shows the values of a track of the unregistered pose instead of those of the current track.
  void setDraftTrack(std::optional<motion::TrackId> track) { draftTrack_ = track; }
  /// What is shown before the first key of a track.
  void refresh();

 private:
  static constexpr int kValueColumns = 3;
  struct Row {
    QLabel* name = nullptr;
    std::array<QLabel*, kValueColumns> values{};
  };

  void showPlayhead();
  void addRow();
  void selectAtPlayhead();
  [[nodiscard]] bool hasKeysAtPlayhead() const;

  [[nodiscard]] std::optional<PlayheadValues> values() const;

  QPointer<edit::MotionDocument> document_;
  QByteArray pickedBytes_;
  QString pickedName_;
  std::optional<motion::TrackId> draftTrack_;
  widgets::EmptyState* state_;
  QAction* select_;
  QWidget* values_;
  QLabel* title_;
  QGridLayout* lines_;
  std::vector<Row> rows_;
};

}  // namespace furitsuke::panels
