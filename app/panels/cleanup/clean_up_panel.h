// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>
#include <optional>
#include <string>

#include "core/edit/document/motion_document.h"
#include "core/quality/motion_quality.h"

class QLabel;
class QPushButton;
class QStackedLayout;
class QTreeWidget;
class QTreeWidgetItem;

namespace furitsuke::session {
class Stage;
}  // namespace furitsuke::session

namespace furitsuke::widgets {
class EmptyState;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

class QualityMeter;

/// Lists what is not clean in the motion, measured on its model: a row for each kind with its value and, below it, its
/// places. A click on a place goes to it. Buttons offer the operation that corrects the kind or the place; while that
/// is previewed, the rows show the values before and after.
class CleanUpPanel : public QWidget {
  Q_OBJECT

 public:
  CleanUpPanel(session::Stage& stage, QWidget* parent);

  /// nullptr: no motion is open.
  void setDocument(edit::MotionDocument* document);
  void setOnScreen(bool on);
  /// Waits until the list shows the current motion, for scripts.
  void waitForResult();
  /// Goes to the next place of the current kind (`by` 1) or the previous one (-1), or of all kinds if the current row
  /// is none with places; wraps around.
  void step(int by);

 signals:
  /// The user wants to see what an operation does about a fault.
  void fixRequested(const furitsuke::quality::QualityFix& fix);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QWidget* makeBar();
  void retranslate();
  void showQuality();
  void showRow(QTreeWidgetItem& item, const quality::QualityRow& row, const quality::QualityRow* after);
  void showIssues(QTreeWidgetItem& item);
  /// The noise of a bone, for a tooltip; empty without any.
  [[nodiscard]] QString noiseText(const std::string& track) const;
  void showButtons();
  void showState();
  void onItemActivated(const QTreeWidgetItem* item);
  /// The row of an item of a kind or a place; null if its kind is not measured.
  [[nodiscard]] const quality::QualityRow* rowOf(const QTreeWidgetItem* item) const;
  /// Null for the item of a kind.
  [[nodiscard]] const quality::QualityIssue* issueOf(const QTreeWidgetItem* item) const;

  QPointer<edit::MotionDocument> document_;
  QualityMeter* meter_;
  QStackedLayout* pages_;
  widgets::EmptyState* empty_;
  QTreeWidget* list_;
  QLabel* busy_;
  QPushButton* all_;
  QPushButton* fix_;
  QPushButton* fixIssue_;
};

}  // namespace furitsuke::panels
