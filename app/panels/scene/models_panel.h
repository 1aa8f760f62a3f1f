// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>
#include <cstdint>
#include <functional>

#include "app/session/scene/scene_part.h"

class QAction;
class QComboBox;
class QMenu;
class QStackedLayout;
class QToolBar;
class QTreeWidget;
class QTreeWidgetItem;

namespace furitsuke::edit {
class MotionDocument;
}  // namespace furitsuke::edit

namespace furitsuke::session {
class Stage;
}  // namespace furitsuke::session

namespace furitsuke::widgets {
class EmptyState;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

/// The models on the stage, each with its motion, and the motions of camera, light and self shadow. The active model is
/// in bold; a check box shows or hides each model, a pin keeps its motion.
class ModelsPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ModelsPanel(session::Stage& stage, QWidget* parent = nullptr);

  /// The motions to choose from: all open ones.
  void setMotions(QList<edit::MotionDocument*> motions);
  /// Shows English names where the models have them.
  void setEnglishNames(bool on);
  /// Buttons below the list. Not owned.
  void setToolActions(const QList<QAction*>& actions);
  void setEmptyAction(QAction* action);
  /// The context menus of the rows; nullptr is a separator. Not owned.
  struct ContextActions {
    QList<QAction*> model;   ///< of a model or prop, which becomes the active one
    QList<QAction*> camera;  ///< of the camera
    QList<QAction*> other;   ///< of the other parts and the free area
  };
  void setContextActions(ContextActions actions);

 signals:
  /// A motion was chosen; nullptr: none.
  void motionChosen(std::uint64_t actor, furitsuke::edit::MotionDocument* motion);
  void partMotionChosen(furitsuke::session::ScenePart part, furitsuke::edit::MotionDocument* motion);
  /// The user wants to edit this motion.
  void motionRequested(furitsuke::edit::MotionDocument* motion);

 protected:
  void changeEvent(QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  void retranslate();
  void showActors();
  /// Calls showActors() from the event loop, because a row must not be deleted while it emits a signal.
  void showActorsSoon();
  /// The choice of no motion for the part.
  [[nodiscard]] static QString textWithout(session::ScenePart part);
  /// The motion that provides it.
  [[nodiscard]] edit::MotionDocument* sourceOf(session::ScenePart part) const;
  void addPart(session::ScenePart part);
  void addPin(QTreeWidgetItem* item, std::uint64_t actor);
  /// A box with the open motions; `chosen` is called with the user's choice.
  QComboBox* addMotionBox(QTreeWidgetItem* item, const QString& none, const edit::MotionDocument* current,
                          const std::function<void(edit::MotionDocument*)>& chosen);
  void onItemChanged(QTreeWidgetItem* item);
  /// Adds the open motions as a submenu, and the entry that shows the current one.
  void addMotionsTo(QMenu& menu, const QString& none, edit::MotionDocument* current,
                    const std::function<void(edit::MotionDocument*)>& chosen);

  session::Stage& stage_;
  QList<edit::MotionDocument*> motions_;
  QStackedLayout* pages_;
  widgets::EmptyState* empty_;
  QTreeWidget* list_;
  QToolBar* tools_;
  ContextActions contextActions_;
  bool showing_ = false;
  bool english_ = false;
  bool pending_ = false;
};

}  // namespace furitsuke::panels
