// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/model_commands.h"

#include <QAction>

#include "app/actions/action_set.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "app/shell/dock_area.h"
#include "app/stage/stage.h"
#include "app/timeline/timeline_panel.h"

namespace furitsuke {

namespace {

constexpr const char* kEnglishNames = "view/englishNames";
constexpr const char* kAllTracks = "timeline/allTracks";

}  // namespace

ModelCommands::ModelCommands(const CommandContext& context, DockArea& docks, QObject* parent)
    : QObject(parent), context_(context), docks_(docks) {
  bindSwitch("view.englishNames", kEnglishNames, &ModelCommands::setEnglishNames);
  bindSwitch("timeline.allTracks", kAllTracks, &ModelCommands::setAllTracksShown);
  for (const auto changed : {&Stage::castChanged, &Stage::activeChanged}) {
    connect(&context_.stage, changed, this, &ModelCommands::showModel);
  }
  connect(&context_.workspace, &Workspace::currentChanged, this, &ModelCommands::showModel);
}

void ModelCommands::bindSwitch(const char* id, const char* setting, void (ModelCommands::*apply)(bool)) {
  context_.actions.bind(id, [this, id, setting, apply](const ActionArguments& given) -> Status {
    QSettings& values = context_.settings.values();
    const bool on = given.flag("on").value_or(!values.value(setting, false).toBool());
    values.setValue(setting, on);
    (this->*apply)(on);
    context_.actions.action(id)->setChecked(on);
    return Done{};
  });
}

void ModelCommands::setEnglishNames(bool on) { docks_.timeline()->setEnglishNames(on); }
void ModelCommands::setAllTracksShown(bool on) { docks_.timeline()->setUnusedTracksShown(on); }

void ModelCommands::applySettings() {
  const QSettings& values = context_.settings.values();
  const bool english = values.value(kEnglishNames, false).toBool();
  const bool all = values.value(kAllTracks, false).toBool();
  setEnglishNames(english);
  setAllTracksShown(all);
  context_.actions.action("view.englishNames")->setChecked(english);
  context_.actions.action("timeline.allTracks")->setChecked(all);
  showModel();
}

void ModelCommands::showModel() {
  const Stage& stage = context_.stage;
  const MotionDocument* document = context_.workspace.current();
  const Actor* actor = stage.active();
  // The motion in front may move another model, or film; its tracks are never those of the active model then.
  if (actor != nullptr && stage.motionOf(actor->id()) != document) actor = nullptr;
  if (actor == nullptr && document != nullptr) actor = stage.actorOf(*document);
  docks_.timeline()->setModel(actor == nullptr ? nullptr : actor->sharedModel());
}

}  // namespace furitsuke
