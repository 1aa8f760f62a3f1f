// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>
#include <cstdint>

class QAction;
class QStackedLayout;
class QToolBar;
class QTreeWidget;
class QTreeWidgetItem;

namespace furitsuke {

class EmptyState;
class MotionDocument;
class Stage;

/// The models on the stage, each with its motion, and the camera. The active one is told by bold letters; a check shows
/// or hides a model.
class ScenePanel : public QWidget {
  Q_OBJECT

 public:
  explicit ScenePanel(Stage& stage, QWidget* parent = nullptr);

  /// The motions that can be chosen for a model: all that are open.
  void setMotions(QList<MotionDocument*> motions);
  /// English names of the models where they have them.
  void setEnglishNames(bool on);
  /// Buttons below the list. Not owned.
  void setToolActions(const QList<QAction*>& actions);
  void setEmptyAction(QAction* action);

 signals:
  /// A motion was chosen; nullptr: none.
  void motionChosen(std::uint64_t actor, furitsuke::MotionDocument* motion);
  void cameraMotionChosen(furitsuke::MotionDocument* motion);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void showCast();
  /// When the events that are on the way are done: a row must not go while it tells of its own change.
  void showCastSoon();
  void addMotionBox(QTreeWidgetItem* item, std::uint64_t actor);
  void onItemChanged(QTreeWidgetItem* item);

  Stage& stage_;
  QList<MotionDocument*> motions_;
  QStackedLayout* pages_;
  EmptyState* empty_;
  QTreeWidget* list_;
  QToolBar* tools_;
  bool showing_ = false;
  bool english_ = false;
  bool pending_ = false;
};

}  // namespace furitsuke
