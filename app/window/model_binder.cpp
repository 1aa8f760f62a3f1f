// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/model_binder.h"

#include <utility>

#include "app/panels/dock_area.h"
#include "app/panels/model/model_panel.h"
#include "app/panels/properties/property_panel.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/panels/viewport/viewport_overlay.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "core/model/name_index.h"

namespace furitsuke::window {

ModelBinder::ModelBinder(session::Workspace& workspace, session::Stage& stage, panels::DockArea& docks, QObject* parent)
    : QObject(parent), workspace_(workspace), stage_(stage), docks_(docks), panel_(*docks.panel<panels::ModelPanel>()) {
  docks.panel<panels::PropertyPanel>()->setPosing(&stage.posing());
  connectStage();
  connectPanel();
  connectTimeline();
  showTracks();
  showActor();
}

void ModelBinder::connectStage() {
  for (const auto changed : {&session::Stage::actorsChanged, &session::Stage::activeChanged}) {
    connect(&stage_, changed, this, &ModelBinder::showTracks);
    connect(&stage_, changed, this, &ModelBinder::showActor);
  }
  connect(&stage_, &session::Stage::changed, this, &ModelBinder::showPoseSoon);
  connect(&stage_, &session::Stage::bonesSelected, this, [this] {
    panel_.setSelectedBones(stage_.selectedBones());
    showBones();
  });
  connect(&workspace_, &session::Workspace::currentChanged, this, &ModelBinder::showTracks);
}

void ModelBinder::connectPanel() {
  connect(&panel_, &panels::ModelPanel::materialsChanged, &stage_, [this] { stage_.invalidate(); });
  connect(&panel_, &panels::ModelPanel::bonesSelected, &stage_, &session::Stage::selectBones);
  panels::BodyView& bodies = docks_.panel<panels::ViewportPanel>()->overlay().bodies();
  connect(&panel_, &panels::ModelPanel::partChosen, &bodies, &panels::BodyView::choose);
  connect(&bodies, &panels::BodyView::picked, &panel_, &panels::ModelPanel::setChosenPart);
  connect(&panel_, &panels::ModelPanel::findingsRequested, &docks_, [this] { docks_.reveal("findings"); });
}

void ModelBinder::connectTimeline() {
  const panels::TimelineView& view = docks_.panel<panels::TimelinePanel>()->view();
  connect(&view, &panels::TimelineView::rowsChosen, this, &ModelBinder::selectBonesOfRows);
  connect(&view, &panels::TimelineView::rowsChanged, this, [this, &view] {
    if (!view.hasChosenRows()) showBones();
  });
  for (const auto changed : {&panels::TimelineView::selectedRowsChanged, &panels::TimelineView::cursorRowChanged}) {
    connect(&view, changed, this, &ModelBinder::nameSelection);
  }
}

bool ModelBinder::showsActiveMotion() const {
  const scene::Actor* actor = stage_.active();
  const edit::MotionDocument* document = docks_.panel<panels::TimelinePanel>()->document();
  return actor != nullptr && document != nullptr && stage_.motionOf(actor->id()) == document;
}

void ModelBinder::selectBonesOfRows() {
  if (!showsActiveMotion()) return;
  const model::NameIndex& names = *stage_.infoOf(stage_.active()->id()).names;
  std::vector<model::BoneIndex> bones;
  for (const QByteArray& name : docks_.panel<panels::TimelinePanel>()->view().bonesOfSelectedRows()) {
    if (const auto bone = names.findBone(name.toStdString())) bones.push_back(*bone);
  }
  stage_.selectBones(std::move(bones));
}

void ModelBinder::showBones() {
  auto& timeline = *docks_.panel<panels::TimelinePanel>();
  if (showsActiveMotion()) {
    std::vector<QByteArray> names;
    for (const model::BoneIndex bone : stage_.selectedBones()) {
      names.push_back(
          QByteArray::fromStdString(stage_.active()->model().bones[static_cast<std::size_t>(bone)].name.bytes));
    }
    timeline.showSelectedBones(names);
  }
  auto& properties = *docks_.panel<panels::PropertyPanel>();
  if (showsActiveMotion() && stage_.selectedBones().size() == 1) {
    const auto& name = stage_.active()->model().bones[static_cast<std::size_t>(stage_.selectedBones().front())].name;
    properties.setPickedBone(QByteArray::fromStdString(name.bytes));
  } else {
    properties.setPickedBone({});
  }
  nameSelection();
}

void ModelBinder::nameSelection() {
  QStringList names;
  for (const model::BoneIndex bone : stage_.selectedBones()) {
    names.append(QString::fromStdString(stage_.active()->model().bones[static_cast<std::size_t>(bone)].name.text));
  }
  emit selectionNamed(names, static_cast<int>(docks_.panel<panels::TimelinePanel>()->view().selectedRows().size()));
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
  const auto model = actor == nullptr ? nullptr : actor->sharedModel();
  const bool isOther = std::exchange(shownActor_, id) != id;
  if (std::exchange(shownModel_, model) == model && !isOther) return;
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
