// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <cstdint>
#include <memory>

namespace furitsuke::model {
struct Model;
}  // namespace furitsuke::model

namespace furitsuke::panels {
class DockArea;
class ModelPanel;
}  // namespace furitsuke::panels

namespace furitsuke::session {
class Stage;
class Workspace;
}  // namespace furitsuke::session

namespace furitsuke::window {

/// Shows the active model in the model panel, and the display groups of the model that the current motion moves in the
/// timeline.
class ModelBinder : public QObject {
  Q_OBJECT

 public:
  ModelBinder(session::Workspace& workspace, session::Stage& stage, panels::DockArea& docks, QObject* parent = nullptr);

 signals:
  /// The names of the selected bones of the active model, and the number of selected rows of the timeline.
  void selectionNamed(const QStringList& bones, int rows);

 private:
  void connectStage();
  void connectTimeline();
  /// The motion of the timeline moves the active model.
  [[nodiscard]] bool showsActiveMotion() const;
  /// Selects the bones of the selected rows.
  void selectBonesOfRows();
  void showBones();
  void nameSelection();
  void connectPanel();
  void showTracks();
  void showActor();
  void showPoseSoon();

  session::Workspace& workspace_;
  session::Stage& stage_;
  panels::DockArea& docks_;
  panels::ModelPanel& panel_;
  std::uint64_t shownActor_ = 0;
  std::shared_ptr<const model::Model> shownModel_;  ///< of that actor
  bool posePending_ = false;
};

}  // namespace furitsuke::window
