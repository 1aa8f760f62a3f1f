// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include "core/edit/motion_document.h"

class QPushButton;
class QStackedLayout;
class QTreeWidget;
class QTreeWidgetItem;

namespace furitsuke {

class EmptyState;
class FindingsJudge;

/// What is odd about the motion, worst first. A finding that names a key leads to it; one that can be repaired offers
/// that, for itself and for all of its kind.
class FindingsPanel : public QWidget {
  Q_OBJECT

 public:
  explicit FindingsPanel(QWidget* parent = nullptr);

  /// nullptr: nothing is open.
  void setDocument(MotionDocument* document);
  [[nodiscard]] int count() const;
  /// Goes where the finding in that row points, as a click does.
  void jumpTo(int row);

 signals:
  void countChanged(int count);
  /// `track` is empty for all tracks.
  void repairRequested(const QString& code, const QString& track);
  void repairAllRequested();

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  QWidget* makeRepairBar();
  void showFindings();
  void showRepairs();
  void showMenu(const QPoint& place);
  /// The finding of the current row; nullptr when there is none.
  [[nodiscard]] const Diagnostic* currentFinding() const;
  [[nodiscard]] bool isOneOfSeveral(const Diagnostic& finding) const;
  void requestRepair(bool everywhere);
  void onItemActivated(const QTreeWidgetItem* item);

  QPointer<MotionDocument> document_;
  QStackedLayout* pages_;
  EmptyState* empty_;
  QTreeWidget* list_;
  QPushButton* repair_;
  QPushButton* repairKind_;
  QPushButton* repairAll_;
  FindingsJudge* judge_;
};

}  // namespace furitsuke
