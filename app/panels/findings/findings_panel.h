// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>
#include <vector>

#include "core/edit/document/motion_document.h"

class QPushButton;
class QStackedLayout;
class QTreeWidget;
class QTreeWidgetItem;

namespace furitsuke::widgets {
class EmptyState;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

class FindingsChecker;

/// The findings about a model of the scene.
struct ModelFindings {
  QString model;  ///< name of the model in the scene
  Diagnostics findings;
  friend bool operator==(const ModelFindings&, const ModelFindings&) = default;
};

/// Lists the findings of the motion, most severe first, then those of the models. A click on a finding with a key goes
/// to the key. A repairable finding can be repaired alone or together with all findings of its kind.
class FindingsPanel : public QWidget {
  Q_OBJECT

 public:
  explicit FindingsPanel(QWidget* parent = nullptr);

  /// nullptr: no motion is open.
  void setDocument(edit::MotionDocument* document);
  void setModels(std::vector<ModelFindings> models);
  /// Whether the panel is in front of its tabs. The widths of the columns are measured only then.
  void setOnScreen(bool on);
  /// Number of findings of the motion and the models.
  [[nodiscard]] int count() const;
  /// Goes to the next finding of the motion (`by` 1) or the previous one (-1), wrapping around at the ends of the list.
  void step(int by);

 signals:
  /// The user wants to repair findings with this code on a track; `track` is empty for all tracks. `choice` is that of
  /// check::Repair.
  void repairRequested(const QString& code, const QString& track, const QString& choice);
  void repairAllRequested();
  /// The user wants to give the tracks that the model lacks other names.
  void mapNamesRequested();

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  QWidget* makeRepairBar();
  void retranslate();
  void showFindings();
  void fitColumns();
  void showColors();
  [[nodiscard]] QTreeWidgetItem* makeItem(const Diagnostic& finding, const QString& model) const;
  void showRepairs();
  void showMenu(const QPoint& position);
  /// The finding of the current row; nullptr if there is none.
  [[nodiscard]] const Diagnostic* currentFinding() const;
  [[nodiscard]] bool isOneOfSeveral(const Diagnostic& finding) const;
  /// `place` is that in check::repairsOf().
  void requestRepair(std::size_t index, bool everywhere = false);
  void onItemActivated(const QTreeWidgetItem* item);

  QPointer<edit::MotionDocument> document_;
  std::vector<ModelFindings> models_;
  QStackedLayout* pages_;
  widgets::EmptyState* empty_;
  QTreeWidget* list_;
  QPushButton* repair_;
  QPushButton* otherRepair_;  ///< of a finding with two repairs
  QPushButton* repairKind_;
  QPushButton* repairAll_;
  QPushButton* mapNames_;
  FindingsChecker* checker_;
  bool isOnScreen_ = false;
  bool areColumnsFitted_ = false;
  bool isAtCurrent_ = false;  ///< the user has already gone to the current row; otherwise step() goes to it first
};

}  // namespace furitsuke::panels
