// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>
#include <array>
#include <vector>

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

  QPointer<edit::MotionDocument> document_;
  widgets::EmptyState* state_;
  QAction* select_;
  QWidget* values_;
  QLabel* title_;
  QGridLayout* lines_;
  std::vector<Row> rows_;
};

}  // namespace furitsuke::panels
