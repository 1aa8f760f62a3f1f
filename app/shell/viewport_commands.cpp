// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/viewport_commands.h"

#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "app/findings/findings_panel.h"
#include "app/playback/playback.h"
#include "app/scene/scene_panel.h"
#include "app/shell/dock_area.h"
#include "app/viewport/picture_writing.h"
#include "app/viewport/sequence_dialog.h"
#include "app/viewport/viewport_camera.h"
#include "app/viewport/viewport_panel.h"
#include "core/base/file.h"
#include "core/image/image_codec.h"

namespace furitsuke {

namespace {

struct LookRow {
  const char* action;
  const char* setting;
  bool ViewportLook::*member;
};

constexpr LookRow kLookRows[] = {
    {"viewport.bones", "viewport/bones", &ViewportLook::bones},
    {"viewport.edges", "viewport/edges", &ViewportLook::edges},
    {"viewport.groundShadow", "viewport/groundShadow", &ViewportLook::groundShadow},
    {"viewport.selfShadow", "viewport/selfShadow", &ViewportLook::selfShadow},
    {"viewport.grid", "viewport/grid", &ViewportLook::grid},
    {"viewport.smooth", "viewport/smooth", &ViewportLook::smooth},
    {"viewport.cameraPath", "viewport/cameraPath", &ViewportLook::cameraPath},
    {"viewport.trails", "viewport/trails", &ViewportLook::trails},
    {"viewport.onionSkin", "viewport/onionSkin", &ViewportLook::onionSkin},
    {"viewport.shadowReach", "viewport/shadowReach", &ViewportLook::shadowReach},
    {"viewport.lightBall", "viewport/lightBall", &ViewportLook::lightBall},
    {"viewport.safeFrames", "viewport/safeFrames", &ViewportLook::safeFrames},
};

struct ViewRow {
  const char* action;
  StandardView view;
};

constexpr ViewRow kViewRows[] = {
    {"viewport.front", StandardView::Front}, {"viewport.back", StandardView::Back},
    {"viewport.left", StandardView::Left},   {"viewport.right", StandardView::Right},
    {"viewport.top", StandardView::Top},     {"viewport.bottom", StandardView::Bottom},
};

constexpr std::int64_t kLargestSide = 16384;  // of a picture, pixels

Status checkSize(std::int64_t width, std::int64_t height) {
  if (width >= 1 && height >= 1 && width <= kLargestSide && height <= kLargestSide) return Done{};
  return Error{{}, "size", "a picture has 1 to " + std::to_string(kLargestSide) + " pixels on a side"};
}

}  // namespace

ViewportCommands::ViewportCommands(const CommandContext& context, const Parts& parts, QObject* parent)
    : QObject(parent), context_(context), parts_(parts), viewport_(*parts.docks.viewport()) {
  bindCamera();
  bindViews();
  bindLook();
  connectStage();
  connectPanels();
}

void ViewportCommands::bindCamera() {
  ActionSet& actions = context_.actions;
  ViewportCamera& camera = viewport_.camera();
  actions.bind(
      "viewport.motionCamera",
      [&actions, &camera](const ActionArguments& given) -> Status {
        camera.setThroughMotion(given.flag("on").value_or(!camera.looksThroughMotion()));
        actions.action("viewport.motionCamera")->setChecked(camera.looksThroughMotion());
        return Done{};
      },
      [this] { return context_.stage.cameraMotion() != nullptr; });
  connect(&camera, &ViewportCamera::throughMotionChanged, this,
          [&actions](bool on) { actions.action("viewport.motionCamera")->setChecked(on); });
  actions.bind(
      "viewport.followBone",
      [&actions, &camera](const ActionArguments& given) -> Status {
        given.flag("on").value_or(!camera.isFollowing()) ? camera.followSelectedBone() : camera.stopFollowing();
        actions.action("viewport.followBone")->setChecked(camera.isFollowing());
        return Done{};
      },
      [this] { return viewport_.camera().isFollowing() || !context_.stage.selectedBones().empty(); });
  connect(&camera, &ViewportCamera::followingChanged, this,
          [&actions](bool on) { actions.action("viewport.followBone")->setChecked(on); });
  actions.bind("viewport.perspective", [&actions, &camera](const ActionArguments& given) -> Status {
    const bool on = given.flag("on").value_or(!camera.sample().perspective);
    camera.change([on](FreeCamera& free) { free.setPerspective(on); });
    actions.action("viewport.perspective")->setChecked(on);
    return Done{};
  });
  actions.action("viewport.perspective")->setChecked(true);
  connect(&camera, &ViewportCamera::changed, this,
          [&actions, &camera] { actions.action("viewport.perspective")->setChecked(camera.sample().perspective); });
}

void ViewportCommands::bindViews() {
  ActionSet& actions = context_.actions;
  ViewportCamera& camera = viewport_.camera();
  const auto hasModel = [this] { return !context_.stage.actors().empty(); };
  for (const ViewRow& row : kViewRows) {
    actions.bind(row.action, [&camera, view = row.view](const ActionArguments&) -> Status {
      camera.change([view](FreeCamera& free) { free.look(view); });
      return Done{};
    });
  }
  actions.bind("viewport.home", [&camera](const ActionArguments&) -> Status {
    camera.change([](FreeCamera& free) { free.reset(); });
    return Done{};
  });
  actions.bind(
      "viewport.frameAll",
      [this, &camera](const ActionArguments&) -> Status {
        camera.frameAll(viewport_.aspect());
        return Done{};
      },
      hasModel);
  actions.bind(
      "viewport.frameSelection",
      [this, &camera](const ActionArguments&) -> Status {
        camera.frameSelection(viewport_.aspect());
        return Done{};
      },
      hasModel);
  actions.bind(
      "viewport.savePicture", [this](const ActionArguments& given) { return savePicture(given); }, hasModel);
  actions.bind(
      "viewport.saveSequence", [this](const ActionArguments& given) { return saveSequence(given); }, hasModel);
}

void ViewportCommands::bindLook() {
  ActionSet& actions = context_.actions;
  for (const LookRow& row : kLookRows) {
    actions.bind(row.action, [this, &actions, &row](const ActionArguments& given) -> Status {
      ViewportLook look = viewport_.look();
      look.*row.member = given.flag("on").value_or(!(look.*row.member));
      viewport_.setLook(look);
      actions.action(row.action)->setChecked(look.*row.member);
      context_.settings.values().setValue(row.setting, look.*row.member);
      return Done{};
    });
  }
}

void ViewportCommands::applySettings() {
  ViewportLook look;
  for (const LookRow& row : kLookRows) {
    look.*row.member = context_.settings.values().value(row.setting, look.*row.member).toBool();
    context_.actions.action(row.action)->setChecked(look.*row.member);
  }
  viewport_.setLook(look);
}

void ViewportCommands::connectStage() {
  Stage& stage = context_.stage;
  Workspace& workspace = context_.workspace;
  connect(&workspace, &Workspace::documentAdded, this, [this](int index) {
    context_.stage.addMotion(*context_.workspace.document(index));
    onCast();
  });
  connect(&workspace, &Workspace::documentRemoved, this, [this](int, const MotionDocument* document) {
    context_.stage.removeMotion(*document);
    onCast();
  });
  connect(&workspace, &Workspace::currentChanged, this, &ViewportCommands::onCurrentDocument);
  connect(&stage, &Stage::activeChanged, this, &ViewportCommands::showActiveMotion);
  connect(&stage, &Stage::castChanged, this, &ViewportCommands::onCast);
  Playback& playback = parts_.playback;
  connect(&playback, &Playback::positionChanged, &stage, &Stage::setPosition);
  connect(&playback, &Playback::playingChanged, &viewport_, &ViewportPanel::setPlaying);
  playback.setLastFrameProvider([&stage] { return stage.lastFrame(); });
}

void ViewportCommands::connectPanels() {
  ScenePanel* panel = parts_.docks.scene();
  Stage& stage = context_.stage;
  connect(panel, &ScenePanel::motionChosen, &stage, &Stage::assignMotion);
  connect(panel, &ScenePanel::cameraMotionChosen, &stage, &Stage::setCameraMotion);
  ActionSet& actions = context_.actions;
  const auto list = [&actions](std::initializer_list<const char*> ids) {
    QList<QAction*> found;
    for (const char* id : ids) found.append(*id == '\0' ? nullptr : actions.action(id));
    return found;
  };
  panel->setToolActions(
      list({"model.add", "model.remove", "", "model.drawEarlier", "model.drawLater", "", "viewport.frameSelection"}));
  panel->setEmptyAction(actions.action("model.add"));
  viewport_.setToolActions(
      list({"viewport.motionCamera", "viewport.frameAll", "viewport.frameSelection", "", "viewport.bones",
            "viewport.grid", "viewport.selfShadow", "viewport.lightBall", "", "pose.toolSelect", "pose.toolMove",
            "pose.toolRotate", "pose.toolBoth", "", "camera.register", "viewport.savePicture"}));
  viewport_.setEmptyAction(actions.action("model.add"));
}

void ViewportCommands::onCurrentDocument(MotionDocument* document) {
  if (document == nullptr) return;
  Stage& stage = context_.stage;
  if (stage.uses(*document)) document->setCurrentFrame(static_cast<std::int64_t>(stage.position()));
  stage.setPosition(document->currentFrame());
  const Actor* actor = stage.actorOf(*document);
  const bool isActive = stage.active() != nullptr && stage.motionOf(stage.active()->id()) == document;
  if (actor != nullptr && !isActive) stage.setActive(actor->id());
}

void ViewportCommands::showActiveMotion() {
  const Actor* actor = context_.stage.active();
  MotionDocument* motion = actor == nullptr ? nullptr : context_.stage.motionOf(actor->id());
  if (motion != nullptr) context_.workspace.setCurrent(motion);
}

void ViewportCommands::onCast() {
  QList<MotionDocument*> motions;
  for (int i = 0; i < context_.workspace.count(); ++i) motions.append(context_.workspace.document(i));
  parts_.docks.scene()->setMotions(motions);
  std::vector<ModelFindings> findings;
  for (const auto& actor : context_.stage.actors()) {
    findings.push_back({QString::fromStdString(actor->title), context_.stage.entryOf(actor->id()).diagnostics});
  }
  parts_.docks.findings()->setModels(std::move(findings));
  MotionDocument* filming = context_.stage.cameraMotion();
  if (std::exchange(filming_, filming) == filming) return;
  // Keys of light or shadow alone do not move a camera.
  viewport_.camera().setThroughMotion(filming != nullptr && !filming->motion().camera.empty());
}

void ViewportCommands::askForPictures(FrameRange frames, const QString& file) {
  ImageSequence suggested;
  suggested.frames = frames;
  suggested.options = viewport_.pictureOptions();
  suggested.camera = viewport_.cameraAsSeen();
  auto* dialog = new SequenceDialog(
      suggested, context_.settings.lastFolder() + "/" + file, [this] { return context_.stage.evaluated().snapshot(); },
      context_.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

Status ViewportCommands::saveSequence(const ActionArguments& arguments) {
  ImageSequence sequence;
  sequence.frames = arguments.range("frames").value_or(FrameRange{0, context_.stage.lastFrame()});
  const auto path = arguments.text("path");
  if (!path) {
    askForPictures(sequence.frames, "frames_%05d.png");
    return Done{};
  }
  const auto width = arguments.whole("width").value_or(sequence.width);
  const auto height = arguments.whole("height").value_or(sequence.height);
  if (const Status fits = checkSize(width, height); !fits) return fits;
  auto files = PicturePattern::parse(path->toStdString());
  if (!files) return files.error();
  sequence.files = *files;
  sequence.width = static_cast<int>(width);
  sequence.height = static_cast<int>(height);
  sequence.transparent = arguments.flag("transparent").value_or(false);
  sequence.overwrite = arguments.flag("overwrite").value_or(false);
  sequence.options = viewport_.pictureOptions();
  sequence.camera = viewport_.cameraAsSeen();
  PictureWriting writing;
  writing.start(context_.stage.evaluated().snapshot(), sequence);
  return writing.wait();
}

Status ViewportCommands::savePicture(const ActionArguments& arguments) {
  const QString path = arguments.text("path").value_or(QString());
  if (path.isEmpty()) {
    const auto frame = static_cast<Frame>(context_.stage.position());
    askForPictures({frame, frame}, "picture.png");
    return Done{};
  }
  if (!path.endsWith(".png", Qt::CaseInsensitive)) {
    return Error{{}, path.toStdString(), "pictures are saved as PNG; give a name that ends in .png"};
  }
  const auto width = arguments.whole("width").value_or(viewport_.width());
  const auto height = arguments.whole("height").value_or(viewport_.height());
  if (const Status fits = checkSize(width, height); !fits) return fits;
  const bool transparent = arguments.flag("transparent").value_or(false);
  const auto image = viewport_.picture(static_cast<int>(width), static_cast<int>(height), transparent);
  if (!image) return image.error();
  return writeFileAtomically(toPath(path), encodePng(*image));
}

}  // namespace furitsuke
