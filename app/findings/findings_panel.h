// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>
#include <vector>

#include "core/edit/motion_document.h"

class QPushButton;
class QStackedLayout;
class QTreeWidget;
class QTreeWidgetItem;

namespace furitsuke {

class EmptyState;
class FindingsJudge;

/// What was odd about a model of the scene.
struct ModelFindings {
  QString model;  ///< as the scene lists it
  Diagnostics findings;
};

/// What is odd about the motion, worst first, and behind it what is odd about the models. A finding that names a key
/// leads to it; one that can be repaired offers that, for itself and for all of its kind.
class FindingsPanel : public QWidget {
  Q_OBJECT

 public:
  explicit FindingsPanel(QWidget* parent = nullptr);

  /// nullptr: nothing is open.
  void setDocument(MotionDocument* document);
  void setModels(std::vector<ModelFindings> models);
  /// Of the motion and of the models.
  [[nodiscard]] int count() const;
  /// Goes where the finding in that row points, as a click does.
  void jumpTo(int row);
  /// Goes to the next finding of the motion (`by` 1) or the one before (-1), round the ends of the list.
  void step(int by);

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
  void retranslate();
  void showFindings();
  [[nodiscard]] QTreeWidgetItem* makeItem(const Diagnostic& finding, const QString& model) const;
  void showRepairs();
  void showMenu(const QPoint& place);
  /// The finding of the current row; nullptr when there is none.
  [[nodiscard]] const Diagnostic* currentFinding() const;
  [[nodiscard]] bool isOneOfSeveral(const Diagnostic& finding) const;
  void requestRepair(bool everywhere);
  void onItemActivated(const QTreeWidgetItem* item);

  QPointer<MotionDocument> document_;
  std::vector<ModelFindings> models_;
  QStackedLayout* pages_;
  EmptyState* empty_;
  QTreeWidget* list_;
  QPushButton* repair_;
  QPushButton* repairKind_;
  QPushButton* repairAll_;
  FindingsJudge* judge_;
  bool isAtCurrent_ = false;  ///< the person was led to the current row, which else is where the next step goes
};

}  // namespace furitsuke
