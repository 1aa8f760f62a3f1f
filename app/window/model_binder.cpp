// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/model_binder.h"

#include <utility>

#include "app/panels/dock_area.h"
#include "app/panels/model/model_panel.h"
#include "app/panels/properties/property_panel.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/session/stage.h"
#include "app/session/workspace.h"
#include "core/model/name_index.h"

namespace furitsuke::window {

ModelBinder::ModelBinder(session::Workspace& workspace, session::Stage& stage, panels::DockArea& docks, QObject* parent)
    : QObject(parent), workspace_(workspace), stage_(stage), docks_(docks), panel_(*docks.panel<panels::ModelPanel>()) {
  connectStage();
  connectPanel();
  showTracks();
  showActor();
}

void ModelBinder::connectStage() {
  for (const auto changed : {&session::Stage::castChanged, &session::Stage::activeChanged}) {
    connect(&stage_, changed, this, &ModelBinder::showTracks);
    connect(&stage_, changed, this, &ModelBinder::showActor);
  }
  connect(&stage_, &session::Stage::changed, this, &ModelBinder::showPoseSoon);
  connect(&stage_, &session::Stage::bonesSelected, this, [this] { panel_.setSelectedBones(stage_.selectedBones()); });
  connect(&workspace_, &session::Workspace::currentChanged, this, &ModelBinder::showTracks);
}

void ModelBinder::connectPanel() {
  connect(&panel_, &panels::ModelPanel::materialsChanged, &stage_, &session::Stage::touch);
  connect(&panel_, &panels::ModelPanel::bonesSelected, &stage_, &session::Stage::selectBones);
  connect(&panel_, &panels::ModelPanel::findingsRequested, &docks_, [this] { docks_.reveal("findings"); });
}

void ModelBinder::showTracks() {
  const edit::MotionDocument* document = workspace_.current();
  const scene::Actor* actor = stage_.active();
  // The current motion may move another model or the camera; its tracks are not those of the active model then.
  if (actor != nullptr && stage_.motionOf(actor->id()) != document) actor = nullptr;
  if (actor == nullptr && document != nullptr) actor = stage_.actorOf(*document);
  docks_.panel<panels::TimelinePanel>()->setModel(actor == nullptr ? nullptr : actor->sharedModel());
  docks_.panel<panels::PropertyPanel>()->setIkBones(actor == nullptr ? std::vector<std::string>()
                                                                     : model::ikBoneNames(actor->model()));
}

void ModelBinder::showActor() {
  scene::Actor* actor = stage_.active();
  const std::uint64_t id = actor == nullptr ? 0 : actor->id();
  if (std::exchange(shownActor_, id) == id) return;
  if (actor == nullptr) return panel_.setActor(nullptr);
  const session::ActorInfo& entry = stage_.infoOf(id);
  panel_.setActor(actor, {QString::fromStdU16String(entry.path.u16string()), entry.diagnostics.size()});
  panel_.setSelectedBones(stage_.selectedBones());
}

void ModelBinder::showPoseSoon() {
  // Many changes in a row update the sliders once; a hidden panel is not updated.
  if (!panel_.isVisible() || std::exchange(posePending_, true)) return;
  QMetaObject::invokeMethod(
      this,
      [this] {
        posePending_ = false;
        stage_.evaluated();
        panel_.showPose();
      },
      Qt::QueuedConnection);
}

}  // namespace furitsuke::window
