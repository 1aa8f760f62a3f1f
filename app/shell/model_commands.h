// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke {

class Actor;
class DockArea;
class ModelPanel;

/// What the panels show of the models: the groups of the timeline are those of the model that the motion in front
/// moves, the model panel is that of the active one; and the language of their names.
class ModelCommands : public QObject {
  Q_OBJECT

 public:
  ModelCommands(const CommandContext& context, DockArea& docks, QObject* parent = nullptr);

  /// Puts what the settings remember into force.
  void applySettings();

 private:
  void bindNames();
  void bindMorphs();
  void bindMaterials();
  void connectStage();
  void connectPanel();
  void connectSliders();
  void bindSwitch(const char* id, const char* setting, void (ModelCommands::*apply)(bool));
  void setEnglishNames(bool on);
  void setAllTracksShown(bool on);
  void showTracks();
  void showActor();
  void showPoseSoon();
  [[nodiscard]] Actor* active() const;

  CommandContext context_;
  DockArea& docks_;
  ModelPanel& panel_;
  std::uint64_t shownActor_ = 0;
  bool posePending_ = false;
};

}  // namespace furitsuke
