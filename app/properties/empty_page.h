// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>
#include <array>
#include <vector>

#include "core/edit/motion_document.h"

class QAction;
class QGridLayout;
class QLabel;

namespace furitsuke {

class EmptyState;

/// What the property panel shows while no key is selected: the values of the current track at the playhead, what to do
/// next, and a button that does it.
class EmptyPage final : public QWidget {
  Q_OBJECT

 public:
  explicit EmptyPage(QWidget* parent = nullptr);

  void setDocument(MotionDocument* document) { document_ = document; }
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

  QPointer<MotionDocument> document_;
  EmptyState* state_;
  QAction* select_;
  QWidget* values_;
  QLabel* title_;
  QGridLayout* lines_;
  std::vector<Row> rows_;
};

}  // namespace furitsuke
