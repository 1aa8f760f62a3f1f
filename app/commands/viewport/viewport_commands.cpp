// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/viewport/viewport_commands.h"

#include <QAction>

#include "app/actions/context_menus.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/panels/viewport/viewport_camera.h"
#include "app/panels/viewport/viewport_overlay.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/widgets/action_menu.h"

namespace furitsuke::commands {

constexpr ActionRows kViewportActions = {
    action("viewport.motionCamera", "view/camera", Actions::tr("Motion &Camera"),
           Actions::tr("Switch between the motion camera and the free camera"),
           {.icon = "camera",
            .keys = "Num+0; Shift+C",
            .isSwitch = true,
            .words = ActionWords::tr("look through camera, camera view")}),
    action("viewport.front", "view/camera", Actions::tr("&Front"), Actions::tr("Look at the models from the front"),
           {.group = 1, .keys = "Num+1; Ctrl+Alt+1"}),
    action("viewport.back", "view/camera", Actions::tr("&Back"), Actions::tr("Look at the models from the back"),
           {.group = 1, .keys = "Ctrl+Num+1; Ctrl+Alt+2"}),
    action("viewport.left", "view/camera", Actions::tr("&Left"), Actions::tr("Look at the models from the left"),
           {.group = 1, .keys = "Ctrl+Num+3; Ctrl+Alt+4"}),
    action("viewport.right", "view/camera", Actions::tr("&Right"), Actions::tr("Look at the models from the right"),
           {.group = 1, .keys = "Num+3; Ctrl+Alt+3"}),
    action("viewport.top", "view/camera", Actions::tr("&Top"), Actions::tr("Look at the models from above"),
           {.group = 1, .keys = "Num+7; Ctrl+Alt+7"}),
    action("viewport.bottom", "view/camera", Actions::tr("B&ottom"), Actions::tr("Look at the models from below"),
           {.group = 1, .keys = "Ctrl+Num+7; Ctrl+Alt+8"}),
    action("viewport.home", "view/camera", Actions::tr("&MMD Default View"),
           Actions::tr("Move the free camera to MMD's default view"),
           {.group = 1, .words = ActionWords::tr("reset camera, reset view, default camera")}),
    action("viewport.frameAll", "view/camera", Actions::tr("Frame &All"),
           Actions::tr("Move the free camera to show all models"),
           {.group = 2,
            .icon = "zoom-fit",
            .keys = "Shift+F",
            .words = ActionWords::tr("fit, zoom to fit, show all, find model, focus")}),
    action("viewport.frameSelection", "view/camera", Actions::tr("Frame &Selection"),
           Actions::tr("Move the free camera to show the selected bones, or the active model"),
           {.group = 2,
            .icon = "frame-selection",
            .keys = "F; Num+.",
            .words = ActionWords::tr("zoom to bone, focus selection, look at")}),
    action("viewport.followBone", "view/camera", Actions::tr("Follow Bo&ne"),
           Actions::tr("Make the free camera follow the selected bone"),
           {.group = 2, .isSwitch = true, .words = ActionWords::tr("track bone, chase")}),
    action("viewport.safeFrames", "view/camera", Actions::tr("Saf&e Frames"),
           Actions::tr("Show the frame of the output image, with thirds and safe areas"),
           {.group = 2,
            .isSwitch = true,
            .words = ActionWords::tr("title safe, border, composition"),
            .setting = {.key = "viewport/safeFrames", .page = Page::Viewport}}),
    action(
        "viewport.perspective", "view/camera", Actions::tr("&Perspective"),
        Actions::tr("Switch between perspective and orthographic projection"),
        {.group = 2, .keys = "Num+5", .isSwitch = true, .words = ActionWords::tr("orthographic, parallel projection")}),
    action("viewport.ratio16x9", "view/camera/ratio", Actions::tr("1&6:9"),
           Actions::tr("Set the aspect ratio to 16:9 (widescreen)"),
           {.setting = {.key = "viewport/pictureRatio",
                        .page = Page::Viewport,
                        .initial = true,
                        .text = Preferences::tr("Aspect ratio"),
                        .help = Preferences::tr("The shape of the safe frames and of the output image")}}),
    action("viewport.ratio4x3", "view/camera/ratio", Actions::tr("&4:3"),
           Actions::tr("Set the aspect ratio to 4:3 (standard)"), {.setting = {.key = "viewport/pictureRatio"}}),
    action("viewport.ratio1x1", "view/camera/ratio", Actions::tr("&1:1"),
           Actions::tr("Set the aspect ratio to 1:1 (square)"), {.setting = {.key = "viewport/pictureRatio"}}),
    action("viewport.ratio9x16", "view/camera/ratio", Actions::tr("&9:16"),
           Actions::tr("Set the aspect ratio to 9:16 (portrait)"), {.setting = {.key = "viewport/pictureRatio"}}),
    action("viewport.ratio21x9", "view/camera/ratio", Actions::tr("&21:9"),
           Actions::tr("Set the aspect ratio to 21:9 (cinema)"), {.setting = {.key = "viewport/pictureRatio"}}),
    action("viewport.samples0", "view/draw/samples", Actions::tr("&Off"),
           Actions::tr("Draw the models with one sample per pixel, the fastest way"),
           {.setting = {.key = "viewport/samples",
                        .page = Page::Viewport,
                        .text = Preferences::tr("Anti-aliasing"),
                        .help = Preferences::tr("How many samples per pixel smooth the edges in the viewport")}}),
    action("viewport.samples2", "view/draw/samples", Actions::tr("&2 Samples"),
           Actions::tr("Smooth the edges with two samples per pixel"), {.setting = {.key = "viewport/samples"}}),
    action("viewport.samples4", "view/draw/samples", Actions::tr("&4 Samples"),
           Actions::tr("Smooth the edges with four samples per pixel"),
           {.words = ActionWords::tr("aa, msaa, jagged"), .setting = {.key = "viewport/samples", .initial = true}}),
    action("viewport.samples8", "view/draw/samples", Actions::tr("&8 Samples"),
           Actions::tr("Smooth the edges with eight samples per pixel, if the driver supports it"),
           {.setting = {.key = "viewport/samples"}}),
    action("viewport.bones", "view/draw", Actions::tr("&Bones"),
           Actions::tr(
               "Show the bones of the active model: all while one is selected or posed, else those near the mouse"),
           {.icon = "bone",
            .isSwitch = true,
            .words = ActionWords::tr("skeleton, armature, rig"),
            .setting = {.key = "viewport/bones", .page = Page::Viewport, .initial = true}}),
    action("viewport.allBones", "view/draw", Actions::tr("Bones Al&ways"),
           Actions::tr("Show all bones of the active model also when none is selected or posed"),
           {.isSwitch = true, .setting = {.key = "viewport/allBones", .page = Page::Viewport}}),
    action("viewport.edges", "view/draw", Actions::tr("&Edges"), Actions::tr("Draw the outlines of the models"),
           {.mmdKeys = "E",
            .isSwitch = true,
            .words = ActionWords::tr("outline, toon lines"),
            .setting = {.key = "viewport/edges", .page = Page::Viewport, .initial = true}}),
    action("viewport.wideEdges", "view/draw", Actions::tr("&Unbroken Edges"),
           Actions::tr("Draw edges at least one pixel wide; MMD's are thinner in small windows"),
           {.isSwitch = true, .setting = {.key = "viewport/wideEdges", .page = Page::Viewport}}),
    action("viewport.groundShadow", "view/draw", Actions::tr("&Ground Shadow"),
           Actions::tr("Draw the shadows of the models on the ground"),
           {.isSwitch = true, .setting = {.key = "viewport/groundShadow", .page = Page::Viewport, .initial = true}}),
    action("viewport.selfShadow", "view/draw", Actions::tr("&Self Shadow"),
           Actions::tr("Draw self shadow as the motion sets it"),
           {.icon = "shadow",
            .isSwitch = true,
            .words = ActionWords::tr("shadow, shadows"),
            .setting = {.key = "viewport/selfShadow", .page = Page::Viewport, .initial = true}}),
    action("viewport.grid", "view/draw", Actions::tr("&Axes and Grid"),
           Actions::tr("Draw the axes and the ground grid"),
           {.icon = "grid",
            .mmdKeys = "H",
            .isSwitch = true,
            .words = ActionWords::tr("floor, ground"),
            .setting = {.key = "viewport/grid", .page = Page::Viewport, .initial = true}}),
    action("viewport.cameraPath", "view/draw", Actions::tr("&Camera Path"),
           Actions::tr("Draw the path of the motion camera with its keys and its current position"),
           {.isSwitch = true, .setting = {.key = "viewport/cameraPath", .page = Page::Viewport}}),
    action("viewport.trails", "view/draw", Actions::tr("Motion &Trails"),
           Actions::tr("Draw the paths of the selected bones around the playhead; drag a key to move it, click it to "
                       "go to its frame"),
           {.isSwitch = true,
            .words = ActionWords::tr("arc, trajectory, motion path"),
            .setting = {.key = "viewport/trails", .page = Page::Viewport}}),
    action("viewport.onionSkin", "view/draw", Actions::tr("&Onion Skin"),
           Actions::tr("Draw the active model also at frames before and after the playhead, except during playback"),
           {.isSwitch = true,
            .words = ActionWords::tr("ghost, ghosts"),
            .setting = {.key = "viewport/onionSkin", .page = Page::Viewport}}),
    action("viewport.shadowReach", "view/draw", Actions::tr("Self Shadow &Range"),
           Actions::tr("Draw the range of the self shadow around the camera target on the ground"),
           {.isSwitch = true, .setting = {.key = "viewport/shadowReach", .page = Page::Viewport}}),
    action("viewport.lightBall", "view/draw", Actions::tr("&Light Ball"),
           Actions::tr("Show a ball to rotate the light of the motion, and a field for its color"),
           {.icon = "light",
            .isSwitch = true,
            .words = ActionWords::tr("light, lighting, sun, light direction"),
            .setting = {.key = "viewport/lightBall", .page = Page::Viewport}}),
    action("viewport.bodies", "physics/bodies", Actions::tr("Rigi&d Bodies"),
           Actions::tr("Show the rigid bodies of the models; click one to read its values"),
           {.keys = "Ctrl+Alt+B",
            .isSwitch = true,
            .words = ActionWords::tr("collision, collider, physics, capsule, wireframe"),
            .setting = {.key = "viewport/bodies", .page = Page::Viewport}}),
    action("viewport.joints", "physics/bodies", Actions::tr("&Joints"),
           Actions::tr("Show the joints between rigid bodies, with their limits"),
           {.keys = "Ctrl+Alt+J",
            .isSwitch = true,
            .words = ActionWords::tr("constraint, spring, limits, physics"),
            .setting = {.key = "viewport/joints", .page = Page::Viewport}}),
    action("viewport.bodyColorsMode", "physics/bodies", Actions::tr("Color by &Mode"),
           Actions::tr("Color rigid bodies by whether they follow a bone or are moved by physics"),
           {.group = 1,
            .setting = {.key = "viewport/bodyColors",
                        .page = Page::Viewport,
                        .initial = true,
                        .text = Preferences::tr("Colors of rigid bodies"),
                        .help = Preferences::tr("What the color of a rigid body in the viewport shows")}}),
    action("viewport.bodyColorsGroup", "physics/bodies", Actions::tr("Color by &Group"),
           Actions::tr("Color rigid bodies by their collision group"),
           {.group = 1, .setting = {.key = "viewport/bodyColors"}}),
};

namespace {

struct OptionRow {
  const char* action;
  bool panels::ViewportOptions::*member;
};

constexpr OptionRow kOptionRows[] = {
    {"viewport.bones", &panels::ViewportOptions::bones},
    {"viewport.allBones", &panels::ViewportOptions::allBones},
    {"viewport.edges", &panels::ViewportOptions::edges},
    {"viewport.wideEdges", &panels::ViewportOptions::wideEdges},
    {"viewport.groundShadow", &panels::ViewportOptions::groundShadow},
    {"viewport.selfShadow", &panels::ViewportOptions::selfShadow},
    {"viewport.grid", &panels::ViewportOptions::grid},
    {"viewport.cameraPath", &panels::ViewportOptions::cameraPath},
    {"viewport.trails", &panels::ViewportOptions::trails},
    {"viewport.onionSkin", &panels::ViewportOptions::onionSkin},
    {"viewport.shadowReach", &panels::ViewportOptions::shadowRange},
    {"viewport.lightBall", &panels::ViewportOptions::lightBall},
    {"viewport.bodies", &panels::ViewportOptions::bodies},
    {"viewport.joints", &panels::ViewportOptions::joints},
    {"viewport.safeFrames", &panels::ViewportOptions::safeFrames},
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
  bindOptions();
  bindRatios();
  setTools();
}

void ViewportCommands::bindCamera() {
  actions::ActionSet& actions = context_.actions;
  panels::ViewportCamera& camera = viewport_.camera();
  session::Stage& stage = context_.stage;
  actions.bindSwitch(
      "viewport.motionCamera", [&camera] { return camera.looksThroughMotion(); },
      [&camera](bool on) { camera.setThroughMotion(on); },
      {[&stage] { return stage.motionOf(session::ScenePart::Camera) != nullptr; },
       QT_TRANSLATE_NOOP("Conditions", "No camera motion is open")});
  actions.bindSwitch(
      "viewport.followBone", [&camera] { return camera.isFollowing(); },
      [&camera](bool on) { on ? camera.followSelectedBone() : camera.stopFollowing(); },
      {[&camera, &stage] { return camera.isFollowing() || !stage.selectedBones().empty(); },
       QT_TRANSLATE_NOOP("Conditions", "No bone is selected")});
  actions.bindSwitch(
      "viewport.perspective", [&camera] { return camera.sample().perspective; },
      [&camera](bool on) { camera.change([on](session::FreeCamera& free) { free.setPerspective(on); }); });
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
    actions.bind(row.action, [&camera, view = row.view] {
      camera.change([view](session::FreeCamera& free) { free.lookFrom(view); });
    });
  }
  actions.bind("viewport.home", [&camera] { camera.change([](session::FreeCamera& free) { free.reset(); }); });
  actions.bind("viewport.frameAll",
               {.run = [this, &camera] { camera.frameAll(viewport_.aspect()); }, .enabled = hasModel});
  actions.bind("viewport.frameSelection",
               {.run = [this, &camera] { camera.frameSelection(viewport_.aspect()); }, .enabled = hasModel});
}

void ViewportCommands::bindOptions() {
  for (const OptionRow& row : kOptionRows) {
    context_.bindStored(row.action, [this, &row](bool on) {
      panels::ViewportOptions options = viewport_.options();
      if (options.*row.member == on) return;
      options.*row.member = on;
      viewport_.setOptions(options);
    });
  }
  panels::ViewportOptions stored = viewport_.options();
  for (const SamplesRow& row : kSamplesRows) {
    const auto choose = [this, samples = row.samples] {
      panels::ViewportOptions options = viewport_.options();
      options.samples = samples;
      viewport_.setOptions(options);
      context_.settings.viewport().samples.set(samples);
    };
    const auto isChosen = [this, samples = row.samples] { return viewport_.options().samples == samples; };
    context_.actions.bind(row.action, {.run = choose, .checked = isChosen});
    // A number that is no choice is ignored, so that one of the actions is always checked.
    if (context_.settings.viewport().samples.value(stored.samples) == row.samples) stored.samples = row.samples;
  }
  for (const ColorsRow& row : kColorsRows) {
    const auto choose = [this, &row] {
      panels::ViewportOptions options = viewport_.options();
      options.bodyColors = row.colors;
      viewport_.setOptions(options);
      context_.settings.viewport().bodyColors.set(row.action);
      // Choosing colors also shows the bodies.
      if (!options.bodies) context_.actions.call("viewport.bodies");
    };
    const auto isChosen = [this, &row] { return viewport_.options().bodyColors == row.colors; };
    context_.actions.bind(row.action, {.run = choose, .checked = isChosen});
    if (context_.settings.viewport().bodyColors.value() == row.action) stored.bodyColors = row.colors;
  }
  viewport_.setOptions(stored);
}

void ViewportCommands::bindRatios() {
  for (const panels::PictureRatio& ratio : panels::kPictureRatios) {
    const auto choose = [this, id = ratio.id] {
      viewport_.setPictureRatio(id);
      context_.settings.viewport().pictureRatio.set(id);
      // Choosing a ratio also shows its frame.
      if (!viewport_.options().safeFrames) context_.actions.call("viewport.safeFrames");
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
  connect(&viewport_.overlay(), &panels::ViewportOverlay::draftMenuRequested, this, [this](const QPoint& global) {
    const QList<QAction*> entries = {context_.actions.action("pose.registerAll"),
                                     context_.actions.action("pose.register"), context_.actions.action("pose.discard")};
    widgets::openActionMenu(&viewport_, entries, global);
  });
  connect(&viewport_.overlay(), &panels::ViewportOverlay::draftDiscarded, context_.actions.action("pose.discard"),
          &QAction::trigger);
  connect(&viewport_.overlay(), &panels::ViewportOverlay::menuRequested, this, [this](const QPoint& global) {
    widgets::openActionMenu(&viewport_, actions::contextActions(context_.actions, actions::ContextMenu::Viewport),
                            global);
  });
}

}  // namespace furitsuke::commands
