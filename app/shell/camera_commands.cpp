// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/camera_commands.h"

#include <QAction>
#include <QColorDialog>
#include <algorithm>
#include <glm/geometric.hpp>
#include <iterator>
#include <memory>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "app/playback/playback.h"
#include "app/stage/stage.h"
#include "app/viewport/light_ball.h"
#include "app/viewport/viewport_camera.h"
#include "app/viewport/viewport_panel.h"
#include "core/convert/vmd_key_codec.h"
#include "core/edit/view_registration.h"
#include "core/motion/units.h"

namespace furitsuke {

namespace {

constexpr const char* kRatioSetting = "viewport/pictureRatio";

QColor shownColor(const glm::dvec3& color) {
  const auto level = [](double value) { return shownLightLevel(static_cast<float>(value)); };
  return {level(color.x), level(color.y), level(color.z)};
}

glm::dvec3 lightColor(const QColor& shown) {
  return {storedLightLevel(shown.red()), storedLightLevel(shown.green()), storedLightLevel(shown.blue())};
}

}  // namespace

CameraCommands::CameraCommands(const CommandContext& context, ViewportPanel& viewport, Playback& playback,
                               QObject* parent)
    : QObject(parent), context_(context), viewport_(viewport), playback_(playback) {
  bindCamera();
  bindRatios();
  connectLight();
}

void CameraCommands::bindCamera() {
  context_.actions.bind(
      "camera.register", [this](const ActionArguments& given) { return registerView(given); },
      [this] { return !context_.stage.actors().empty() || context_.stage.cameraMotion() != nullptr; });
  for (const bool isNext : {false, true}) {
    context_.actions.bind(
        isNext ? "camera.nextKey" : "camera.previousKey",
        [this, isNext](const ActionArguments&) { return flyToKey(isNext); },
        [this] {
          const MotionDocument* filming = context_.stage.cameraMotion();
          return filming != nullptr && !filming->motion().camera.empty();
        });
  }
}

Status CameraCommands::flyToKey(bool isNext) {
  const Track<CameraKey>& track = context_.stage.cameraMotion()->motion().camera;
  const auto frames = track.frames();
  const double at = playback_.position();
  const auto key = isNext ? std::ranges::upper_bound(frames, at) : std::ranges::lower_bound(frames, at);
  if (key == (isNext ? frames.end() : frames.begin())) {
    const QString reason = isNext ? tr("the camera has no key behind the playhead")  //
                                  : tr("the camera has no key before the playhead");
    return Error{{}, {}, reason.toStdString()};
  }
  const Frame goal = isNext ? *key : *std::prev(key);
  viewport_.camera().setThroughMotion(true);
  // Whoever asks again on the way does not want to wait.
  if (playback_.goal() == goal) {
    playback_.document()->setCurrentFrame(goal);
  } else {
    playback_.flyTo(goal);
  }
  return Done{};
}

void CameraCommands::bindRatios() {
  for (const PictureRatio& ratio : kPictureRatios) {
    context_.actions.bind(QString("viewport.ratio") + ratio.id,
                          [this, id = ratio.id](const ActionArguments&) -> Status {
                            setRatio(id);
                            context_.settings.values().setValue(kRatioSetting, QString(id));
                            // Whoever chooses a frame wants to see it.
                            if (!viewport_.look().safeFrames) context_.actions.call("viewport.safeFrames", {});
                            return Done{};
                          });
  }
}

void CameraCommands::setRatio(const QString& id) {
  viewport_.setPictureRatio(id);
  for (const PictureRatio& ratio : kPictureRatios) {
    QAction* action = context_.actions.action(QString("viewport.ratio") + ratio.id);
    action->setChecked(&viewport_.pictureRatio() == &pictureRatio(ratio.id));
  }
}

void CameraCommands::applySettings() { setRatio(context_.settings.values().value(kRatioSetting).toString()); }

MotionDocument& CameraCommands::filmingDocument() {
  MotionDocument* document = context_.stage.cameraMotion();
  if (document == nullptr) {
    Motion motion;
    motion.modelName = Name::fromBytes(nameInField(kCameraModelName));
    auto begun = std::make_unique<MotionDocument>(std::move(motion));
    begun->setTitle(tr("New camera"));
    document = context_.workspace.add(std::move(begun));
  }
  context_.workspace.setCurrent(document);
  return *document;
}

Frame CameraCommands::frame() const { return static_cast<Frame>(context_.stage.position()); }

Status CameraCommands::registerView(const ActionArguments& arguments) {
  const auto given = arguments.whole("frame");
  const Frame at = given ? static_cast<Frame>(*given) : frame();
  // Before a motion begins to film: what is looked through may change with it.
  const CameraSample view = viewport_.camera().sample();
  MotionDocument& document = filmingDocument();
  document.push(tr("Register camera"), registerCamera(document.motion(), at, view));
  return Done{};
}

void CameraCommands::connectLight() {
  const LightBall* ball = &viewport_.lightBall();
  connect(ball, &LightBall::dragBegan, this, [this] {
    lit_ = &filmingDocument();
    lit_->beginGesture(tr("Move light"));
  });
  connect(ball, &LightBall::directionChosen, this, [this](const glm::dvec3& direction) {
    if (lit_ == nullptr) return;
    const LightSample before = sampleLight(lit_->motion().light, frame());
    const double length = glm::length(before.direction);
    // As long as it was: MMD's window shows the numbers.
    showLight({before.color, direction * (length > 0 ? length : 1.0)});
  });
  connect(ball, &LightBall::dragEnded, this, [this] {
    if (lit_ != nullptr) lit_->endGesture();
    lit_ = nullptr;
  });
  connect(ball, &LightBall::dragCancelled, this, [this] {
    if (lit_ != nullptr) lit_->cancelGesture();
    lit_ = nullptr;
  });
  connect(ball, &LightBall::colorAsked, this, &CameraCommands::askForColor);
}

void CameraCommands::showLight(const LightSample& light) {
  lit_->updateGesture([at = frame(), light](const Motion& motion) { return registerLight(motion, at, light); });
}

void CameraCommands::askForColor() {
  MotionDocument& document = filmingDocument();
  lit_ = &document;
  const LightSample before = sampleLight(document.motion().light, frame());
  auto* dialog = new QColorDialog(shownColor(before.color), context_.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("Colour of the Light"));
  document.beginGesture(tr("Change colour of the light"));
  connect(dialog, &QColorDialog::currentColorChanged, this, [this, before](const QColor& color) {
    if (lit_ != nullptr) showLight({lightColor(color), before.direction});
  });
  connect(dialog, &QDialog::finished, this, [this](int result) {
    if (lit_ != nullptr) result == QDialog::Accepted ? lit_->endGesture() : lit_->cancelGesture();
    lit_ = nullptr;
  });
  dialog->open();
}

}  // namespace furitsuke
