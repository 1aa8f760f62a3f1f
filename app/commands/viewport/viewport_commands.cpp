// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/viewport/viewport_commands.h"

#include <QAction>

#include "app/actions/context_menus.h"
#include "app/commands/command_conditions.h"
#include "app/panels/viewport/viewport_camera.h"
#include "app/panels/viewport/viewport_overlay.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/settings.h"
#include "app/session/stage.h"
#include "app/widgets/action_menu.h"

namespace furitsuke::commands {

namespace {

struct LookRow {
  const char* action;
  session::Setting<bool> session::ViewportSettings::*setting;
  bool panels::ViewportLook::*member;
};

constexpr LookRow kLookRows[] = {
    {"viewport.bones", &session::ViewportSettings::bones, &panels::ViewportLook::bones},
    {"viewport.allBones", &session::ViewportSettings::allBones, &panels::ViewportLook::allBones},
    {"viewport.edges", &session::ViewportSettings::edges, &panels::ViewportLook::edges},
    {"viewport.groundShadow", &session::ViewportSettings::groundShadow, &panels::ViewportLook::groundShadow},
    {"viewport.selfShadow", &session::ViewportSettings::selfShadow, &panels::ViewportLook::selfShadow},
    {"viewport.grid", &session::ViewportSettings::grid, &panels::ViewportLook::grid},
    {"viewport.cameraPath", &session::ViewportSettings::cameraPath, &panels::ViewportLook::cameraPath},
    {"viewport.trails", &session::ViewportSettings::trails, &panels::ViewportLook::trails},
    {"viewport.onionSkin", &session::ViewportSettings::onionSkin, &panels::ViewportLook::onionSkin},
    {"viewport.shadowReach", &session::ViewportSettings::shadowReach, &panels::ViewportLook::shadowReach},
    {"viewport.lightBall", &session::ViewportSettings::lightBall, &panels::ViewportLook::lightBall},
    {"viewport.bodies", &session::ViewportSettings::bodies, &panels::ViewportLook::bodies},
    {"viewport.joints", &session::ViewportSettings::joints, &panels::ViewportLook::joints},
    {"viewport.safeFrames", &session::ViewportSettings::safeFrames, &panels::ViewportLook::safeFrames},
};

struct SamplesRow {
  const char* action;
  int samples;
};

constexpr SamplesRow kSamplesRows[] = {
    {"viewport.samples0", 0}, {"viewport.samples2", 2}, {"viewport.samples4", 4}, {"viewport.samples8", 8}};

struct ColorsRow {
  const char* action;
  panels::BodyColors colors;
};

constexpr ColorsRow kColorsRows[] = {{"viewport.bodyColorsMode", panels::BodyColors::Mode},
                                     {"viewport.bodyColorsGroup", panels::BodyColors::Group}};

struct ViewRow {
  const char* action;
  session::StandardView view;
};

constexpr ViewRow kViewRows[] = {
    {"viewport.front", session::StandardView::Front}, {"viewport.back", session::StandardView::Back},
    {"viewport.left", session::StandardView::Left},   {"viewport.right", session::StandardView::Right},
    {"viewport.top", session::StandardView::Top},     {"viewport.bottom", session::StandardView::Bottom},
};

}  // namespace

ViewportCommands::ViewportCommands(const CommandContext& context, panels::ViewportPanel& viewport, QObject* parent)
    : QObject(parent), context_(context), viewport_(viewport) {
  bindCamera();
  bindViews();
  bindLook();
  bindRatios();
  setTools();
}

void ViewportCommands::bindCamera() {
  actions::ActionSet& actions = context_.actions;
  panels::ViewportCamera& camera = viewport_.camera();
  session::Stage& stage = context_.stage;
  const auto lookThrough = [&camera](const actions::ActionArguments& given) {
    camera.setThroughMotion(given.flag("on").value_or(!camera.looksThroughMotion()));
  };
  const auto hasCamera = [&stage] { return stage.motionOf(session::ScenePart::Camera) != nullptr; };
  actions.bind("viewport.motionCamera",
               {.run = lookThrough,
                .enabled = {hasCamera, QT_TRANSLATE_NOOP("Conditions", "No camera motion is open")},
                .checked = [&camera] { return camera.looksThroughMotion(); }});
  const auto follow = [&camera](const actions::ActionArguments& given) {
    given.flag("on").value_or(!camera.isFollowing()) ? camera.followSelectedBone() : camera.stopFollowing();
  };
  const actions::ActionBinding::Condition canFollow = {
      [&camera, &stage] { return camera.isFollowing() || !stage.selectedBones().empty(); },
      QT_TRANSLATE_NOOP("Conditions", "No bone is selected")};
  actions.bind("viewport.followBone",
               {.run = follow, .enabled = canFollow, .checked = [&camera] { return camera.isFollowing(); }});
  const auto setPerspective = [&camera](const actions::ActionArguments& given) {
    const bool on = given.flag("on").value_or(!camera.sample().perspective);
    camera.change([on](session::FreeCamera& free) { free.setPerspective(on); });
  };
  const auto isPerspective = [&camera] { return camera.sample().perspective; };
  actions.bind("viewport.perspective", {.run = setPerspective, .checked = isPerspective});
  connect(&camera, &panels::ViewportCamera::throughMotionChanged, this,
          [&actions] { actions.updateState("viewport.motionCamera"); });
  connect(&camera, &panels::ViewportCamera::followingChanged, this,
          [&actions] { actions.updateState("viewport.followBone"); });
  connect(&camera, &panels::ViewportCamera::changed, this, [&actions] { actions.updateState("viewport.perspective"); });
}

void ViewportCommands::bindViews() {
  actions::ActionSet& actions = context_.actions;
  panels::ViewportCamera& camera = viewport_.camera();
  const auto hasModel = CommandConditions(context_).hasModel();
  for (const ViewRow& row : kViewRows) {
    actions.bind(row.action,
                 [&camera, view = row.view] { camera.change([view](session::FreeCamera& free) { free.look(view); }); });
  }
  actions.bind("viewport.home", [&camera] { camera.change([](session::FreeCamera& free) { free.reset(); }); });
  actions.bind("viewport.frameAll",
               {.run = [this, &camera] { camera.frameAll(viewport_.aspect()); }, .enabled = hasModel});
  actions.bind("viewport.frameSelection",
               {.run = [this, &camera] { camera.frameSelection(viewport_.aspect()); }, .enabled = hasModel});
}

void ViewportCommands::bindLook() {
  panels::ViewportLook stored;
  for (const LookRow& row : kLookRows) {
    const auto toggle = [this, &row](const actions::ActionArguments& given) {
      panels::ViewportLook look = viewport_.look();
      look.*row.member = given.flag("on").value_or(!(look.*row.member));
      viewport_.setLook(look);
      (context_.settings.viewport().*row.setting).set(look.*row.member);
    };
    context_.actions.bind(row.action,
                          {.run = toggle, .checked = [this, &row] { return viewport_.look().*row.member; }});
    stored.*row.member = (context_.settings.viewport().*row.setting).value(stored.*row.member);
  }
  for (const SamplesRow& row : kSamplesRows) {
    const auto choose = [this, samples = row.samples] {
      panels::ViewportLook look = viewport_.look();
      look.samples = samples;
      viewport_.setLook(look);
      context_.settings.viewport().samples.set(samples);
    };
    const auto isChosen = [this, samples = row.samples] { return viewport_.look().samples == samples; };
    context_.actions.bind(row.action, {.run = choose, .checked = isChosen});
    // A number that is no choice is ignored, so that one of the actions is always checked.
    if (context_.settings.viewport().samples.value(stored.samples) == row.samples) stored.samples = row.samples;
  }
  for (const ColorsRow& row : kColorsRows) {
    const auto choose = [this, &row] {
      panels::ViewportLook look = viewport_.look();
      look.bodyColors = row.colors;
      viewport_.setLook(look);
      context_.settings.viewport().bodyColors.set(row.action);
      // Choosing colors also shows the bodies.
      if (!look.bodies) context_.actions.call("viewport.bodies");
    };
    const auto isChosen = [this, &row] { return viewport_.look().bodyColors == row.colors; };
    context_.actions.bind(row.action, {.run = choose, .checked = isChosen});
    if (context_.settings.viewport().bodyColors.value() == row.action) stored.bodyColors = row.colors;
  }
  viewport_.setLook(stored);
}

void ViewportCommands::bindRatios() {
  for (const panels::PictureRatio& ratio : panels::kPictureRatios) {
    const auto choose = [this, id = ratio.id] {
      viewport_.setPictureRatio(id);
      context_.settings.viewport().pictureRatio.set(id);
      // Choosing a ratio also shows its frame.
      if (!viewport_.look().safeFrames) context_.actions.call("viewport.safeFrames");
    };
    const auto isChosen = [this, id = ratio.id] { return &viewport_.pictureRatio() == &panels::pictureRatio(id); };
    context_.actions.bind(QString("viewport.ratio") + ratio.id, {.run = choose, .checked = isChosen});
  }
  viewport_.setPictureRatio(context_.settings.viewport().pictureRatio.value());
}

void ViewportCommands::setTools() {
  QList<QAction*> tools;
  for (const char* id :
       {"viewport.motionCamera", "viewport.frameAll", "viewport.frameSelection", "", "viewport.bones", "viewport.grid",
        "viewport.selfShadow", "viewport.lightBall", "", "pose.toolSelect", "pose.toolMove", "pose.toolRotate",
        "pose.toolBoth", "", "camera.register", "viewport.savePicture"}) {
    tools.append(*id == '\0' ? nullptr : context_.actions.action(id));
  }
  viewport_.setToolActions(tools);
  viewport_.setEmptyAction(context_.actions.action("model.add"));
  connect(&viewport_.overlay(), &panels::ViewportOverlay::menuRequested, this, [this](const QPoint& global) {
    widgets::openActionMenu(&viewport_, actions::contextActions(context_.actions, actions::ContextMenu::Viewport),
                            global);
  });
}

}  // namespace furitsuke::commands
