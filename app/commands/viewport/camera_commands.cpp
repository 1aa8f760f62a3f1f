// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/viewport/camera_commands.h"

#include <QAction>
#include <QColorDialog>
#include <algorithm>
#include <glm/geometric.hpp>
#include <iterator>
#include <memory>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/live_title.h"
#include "app/panels/viewport/light_ball.h"
#include "app/panels/viewport/viewport_camera.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/playback.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "core/edit/document/view_registration.h"
#include "core/eval/layered_views.h"
#include "core/io/motion/vmd_key_codec.h"
#include "core/motion/units.h"
#include "core/scene/scene_at_frame.h"

namespace furitsuke::commands {

constexpr ActionRows kCameraActions = {
    action("camera.register", "key", Actions::tr("Register Camera &View"),
           Actions::tr("Register the current view of the viewport as a camera key at the playhead"),
           {.icon = "camera-key",
            .keys = "Ctrl+Alt+R; Ctrl+Alt+Num+0",
            .parameters = kAtPlayhead,
            .words = ActionWords::tr("camera key, camera keyframe"),
            .follows = "key.add"}),
    action(
        "camera.cut", "key", Actions::tr("Camera C&ut Here"),
        Actions::tr("Register the current view at the playhead, and the view of the motion at the frame before it, so "
                    "that the camera cuts between them"),
        {.parameters = kAtPlayhead, .words = ActionWords::tr("hard cut, jump cut")}),
    action("camera.previousKey", "play/go", Actions::tr("Fly to Previous &Camera Key"),
           Actions::tr(
               "Look through the motion camera and play backward to its previous key; repeat to jump there at once"),
           {.group = 2, .keys = "Alt+PgUp", .follows = "frame.nextKeyOfAny"}),
    action("camera.nextKey", "play/go", Actions::tr("Fly to Ne&xt Camera Key"),
           Actions::tr("Look through the motion camera and play to its next key; repeat to jump there at once"),
           {.group = 2, .keys = "Alt+PgDown"}),
};

namespace {

QColor shownColor(const glm::dvec3& color) {
  const auto level = [](double value) { return motion::shownLightLevel(static_cast<float>(value)); };
  return {level(color.x), level(color.y), level(color.z)};
}

glm::dvec3 lightColor(const QColor& shown) {
  return {motion::storedLightLevel(shown.red()), motion::storedLightLevel(shown.green()),
          motion::storedLightLevel(shown.blue())};
}

}  // namespace

CameraCommands::CameraCommands(const CommandContext& context, panels::ViewportPanel& viewport, QObject* parent)
    : QObject(parent), context_(context), viewport_(viewport) {
  bindCamera();
  connectLight();
}

void CameraCommands::bindCamera() {
  session::Stage& stage = context_.stage;
  const auto camera = [&stage] { return stage.motionOf(session::ScenePart::Camera); };
  const actions::ActionBinding::Condition hasScene = {
      [&stage, camera] { return !stage.actors().empty() || camera() != nullptr; },
      QT_TRANSLATE_NOOP("Conditions", "The scene has no model and no camera motion")};
  context_.actions.bind(
      "camera.register",
      {.run = [this](const actions::ActionArguments& given) { return registerView(given, Keys::View); },
       .enabled = hasScene});
  context_.actions.bind(
      "camera.cut", {.run = [this](const actions::ActionArguments& given) { return registerView(given, Keys::Cut); },
                     .enabled = hasScene});
  const actions::ActionBinding::Condition hasCameraKeys = {
      [camera] { return camera() != nullptr && !camera()->motion().camera.empty(); },
      QT_TRANSLATE_NOOP("Conditions", "There are no camera keys")};
  context_.actions.bind("camera.nextKey", {.run = [this] { return flyToKey(true); }, .enabled = hasCameraKeys});
  context_.actions.bind("camera.previousKey", {.run = [this] { return flyToKey(false); }, .enabled = hasCameraKeys});
}

Status CameraCommands::flyToKey(bool isNext) {
  const motion::Track<motion::CameraKey>& track = context_.stage.motionOf(session::ScenePart::Camera)->motion().camera;
  const auto frames = track.frames();
  const double at = context_.playback.position();
  const auto key = isNext ? std::ranges::upper_bound(frames, at) : std::ranges::lower_bound(frames, at);
  if (key == (isNext ? frames.end() : frames.begin())) {
    const QString reason = isNext ? tr("the camera has no key after the playhead")  //
                                  : tr("the camera has no key before the playhead");
    return Error::because(Message::verbatim(reason.toStdString()));
  }
  const Frame goal = isNext ? *key : *std::prev(key);
  viewport_.camera().setThroughMotion(true);
  // A second call during the flight jumps to the key.
  if (context_.playback.goal() == goal) {
    context_.playback.document()->state().setCurrentFrame(goal);
  } else {
    context_.playback.flyTo(goal);
  }
  return Done{};
}

edit::MotionDocument& CameraCommands::activateMotionOf(session::ScenePart part) {
  session::Stage& stage = context_.stage;
  edit::MotionDocument* document = stage.motionOf(part);
  if (document == nullptr) document = stage.motionOf(session::ScenePart::Camera);
  if (document == nullptr) {
    motion::Motion motion;
    motion.modelName = Name::fromBytes(nameInField(io::kCameraModelName));
    auto created = std::make_unique<edit::MotionDocument>(std::move(motion));
    setLiveTitle(*created, context_.actions, [] { return tr("New camera"); });
    document = context_.workspace.add(std::move(created));
  }
  const edit::WithoutSceneSteps without(stage.sceneDocument());
  if (stage.motionOf(part) != document) stage.choosePartMotion(part, document);
  context_.workspace.setCurrent(document);
  return *document;
}

Frame CameraCommands::frame() const { return static_cast<Frame>(context_.stage.position()); }

Status CameraCommands::registerView(const actions::ActionArguments& arguments, Keys keys) {
  const auto given = arguments.whole("frame");
  const Frame at = given ? static_cast<Frame>(*given) : frame();
  // Sampled first, because a new camera motion may change the view.
  eval::CameraSample view = viewport_.camera().sample();
  edit::MotionDocument& document = activateMotionOf(session::ScenePart::Camera);
  scene::SceneAtFrame poses(context_.stage.evaluated());
  poses.moveTo(at);
  view.target -= poses.cameraParentPlace();  // a key is relative to what the camera follows
  if (keys == Keys::Cut) {
    document.history().push([] { return tr("Camera cut"); }, edit::cutCamera(document.motion(), at, view));
  } else {
    document.history().push([] { return tr("Register camera view"); },
                            edit::registerCamera(document.motion(), at, view));
  }
  return Done{};
}

void CameraCommands::connectLight() {
  const panels::LightBall* ball = &viewport_.lightBall();
  connect(ball, &panels::LightBall::dragStarted, this, [this] {
    lit_ = &activateMotionOf(session::ScenePart::Light);
    lit_->history().beginGesture([] { return tr("Move light"); });
  });
  connect(ball, &panels::LightBall::directionChosen, this, [this](const glm::dvec3& direction) {
    if (lit_ == nullptr) return;
    const eval::LightSample before =
        eval::LayeredLight(lit_->motion()).sample(frame(), context_.stage.scene().preExtrapolation);
    const double length = glm::length(before.direction);
    // Keeps the length of the vector, because MMD shows its components.
    showLight({before.color, direction * (length > 0 ? length : 1.0)});
  });
  connect(ball, &panels::LightBall::dragFinished, this, [this] {
    if (lit_ != nullptr) lit_->history().endGesture();
    lit_ = nullptr;
  });
  connect(ball, &panels::LightBall::dragCanceled, this, [this] {
    if (lit_ != nullptr) lit_->history().cancelGesture();
    lit_ = nullptr;
  });
  connect(ball, &panels::LightBall::colorRequested, this, &CameraCommands::askForColor);
}

void CameraCommands::showLight(const eval::LightSample& light) {
  lit_->history().updateGesture(
      [at = frame(), light, rule = lit_->state().preExtrapolation()](const motion::Motion& motion) {
        return edit::registerLight(motion, at, light, rule);
      });
}

void CameraCommands::askForColor() {
  edit::MotionDocument& document = activateMotionOf(session::ScenePart::Light);
  lit_ = &document;
  const eval::LightSample before =
      eval::LayeredLight(document.motion()).sample(frame(), context_.stage.scene().preExtrapolation);
  auto* dialog = new QColorDialog(shownColor(before.color), context_.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("Light Color"));
  document.history().beginGesture([] { return tr("Change light color"); });
  connect(dialog, &QColorDialog::currentColorChanged, this, [this, before](const QColor& color) {
    if (lit_ != nullptr) showLight({lightColor(color), before.direction});
  });
  connect(dialog, &QDialog::finished, this, [this](int result) {
    if (lit_ == nullptr) return;
    if (result == QDialog::Accepted) {
      lit_->history().endGesture();
    } else {
      lit_->history().cancelGesture();
    }
    lit_ = nullptr;
  });
  dialog->open();
}

}  // namespace furitsuke::commands
