// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session_binder.h"

#include <algorithm>
#include <utility>

#include "app/panels/dock_area.h"
#include "app/panels/findings/findings_panel.h"
#include "app/panels/properties/property_panel.h"
#include "app/panels/scene/models_panel.h"
#include "app/panels/viewport/viewport_camera.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/binding_check.h"
#include "app/session/playback.h"
#include "app/session/scene/stage.h"
#include "app/session/sound/sound_track.h"
#include "app/session/workspace.h"
#include "app/window/stage_notice.h"

namespace furitsuke::window {

SessionBinder::SessionBinder(const Session& session, panels::DockArea& docks, QObject* parent)
    : QObject(parent), session_(session), docks_(docks) {
  session::Stage& stage = session_.stage;
  session::Workspace& workspace = session_.workspace;
  connectTime();
  workspace.setStage(stage);
  stage.sceneDocument().setViewSource([&stage, &workspace]() -> edit::SceneDocument::View {
    return {stage.active() == nullptr ? 0 : stage.active()->id(),
            workspace.current() == nullptr ? 0 : workspace.current()->id()};
  });
  connect(&stage.sceneDocument(), &edit::SceneDocument::viewRestored, this,
          [&stage, &workspace](edit::SceneDocument::View view) {
            stage.setActive(view.active);
            for (edit::MotionDocument* document : workspace.documents()) {
              if (document->id() == view.front) workspace.setCurrent(document);
            }
          });
  connect(&workspace, &session::Workspace::documentOpened, this, [this](edit::MotionDocument* opened) {
    connect(opened, &edit::MotionDocument::fileChanged, this, &SessionBinder::onActorsChanged);  // a new title
  });
  connect(&workspace, &session::Workspace::documentAdded, this, &SessionBinder::onActorsChanged);
  connect(&workspace, &session::Workspace::documentRemoved, this, &SessionBinder::onActorsChanged);
  connect(&workspace, &session::Workspace::currentChanged, this, &SessionBinder::onCurrentDocument);
  connect(&stage, &session::Stage::activeChanged, this, &SessionBinder::showActiveMotion);
  connect(&stage, &session::Stage::actorsChanged, this, &SessionBinder::onActorsChanged);
  connect(&stage, &session::Stage::bindingChanged, this, &SessionBinder::onActorsChanged);
  docks_.whenCreated<panels::ModelsPanel>(
      this, [this](panels::ModelsPanel& scene) { scene.setMotions(session_.workspace.documents()); });
  session::Playback& playback = session_.playback;
  connect(&playback, &session::Playback::positionChanged, &stage, &session::Stage::setPosition);
  connect(&playback, &session::Playback::playingChanged, docks_.panel<panels::ViewportPanel>(),
          &panels::ViewportPanel::setPlaying);
  new StageNotice(workspace, stage, docks_.panel<panels::ViewportPanel>()->notice(), this);
  playback.setLastFrameProvider([&stage, &sound = session_.sound] {
    // The music goes on after the last key, so that a dance can be made for it.
    return std::max(session::lastFrameOn(stage), sound.lastFrame());
  });
}

void SessionBinder::connectTime() {
  edit::SceneDocument& scene = session_.stage.sceneDocument();
  session::Playback& playback = session_.playback;
  const auto note = [&scene, &playback] {
    scene::SceneState after = scene.state();
    after.time = {playback.loopRange(), playback.isLooping()};
    scene.adapt(after);
  };
  connect(&playback, &session::Playback::loopRangeChanged, this, note);
  connect(&playback, &session::Playback::loopingChanged, this, note);
  // Undo.
  connect(&scene, &edit::SceneDocument::changed, this, [&scene, &playback](const scene::SceneState& before) {
    const scene::SceneTime time = scene.state().time;
    if (time == before.time) return;
    playback.setLoopRange(time.range);
    playback.setLooping(time.isLooping);
  });
}

void SessionBinder::onCurrentDocument(edit::MotionDocument* document) {
  if (document == nullptr) return;
  session_.stage.show(*document);
  session_.stage.setPosition(document->state().currentFrame());
}

void SessionBinder::showActiveMotion() {
  const scene::Actor* actor = session_.stage.active();
  edit::MotionDocument* motion = actor == nullptr ? nullptr : session_.stage.motionOf(actor->id());
  if (motion != nullptr) session_.workspace.setCurrent(motion);
}

void SessionBinder::onActorsChanged() {
  if (auto* scene = docks_.createdPanel<panels::ModelsPanel>()) scene->setMotions(session_.workspace.documents());
  std::vector<panels::ModelFindings> findings;
  for (const auto& actor : session_.stage.actors()) {
    Diagnostics all = session_.stage.infoOf(actor->id()).diagnostics;
    if (const session::BindingResult* binding = session_.stage.binding().resultOf(actor->id())) {
      all.insert(all.end(), binding->findings.begin(), binding->findings.end());
    }
    findings.push_back({QString::fromStdString(actor->title), std::move(all)});
  }
  docks_.panel<panels::FindingsPanel>()->setModels(std::move(findings));
  const edit::MotionDocument* cameraMotion = session_.stage.motionOf(session::ScenePart::Camera);
  if (std::exchange(cameraMotion_, cameraMotion) == cameraMotion) return;
  // A motion with light or shadow keys alone does not move the camera.
  const bool movesCamera =
      cameraMotion != nullptr && session::provides(cameraMotion->motion(), session::ScenePart::Camera);
  docks_.panel<panels::ViewportPanel>()->camera().setThroughMotion(movesCamera);
}

}  // namespace furitsuke::window
