// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/scene/physics_commands.h"

#include <QPointer>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/dialogs/gravity_dialog.h"
#include "app/dialogs/prompts.h"
#include "app/panels/timeline/time_ruler.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/session/physics/scene_gravity.h"
#include "app/session/playback.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "core/physics/gravity.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kPhysicsGravityParameters[] = {
    {.name = "acceleration",
     .kind = Kind::Numbers,
     .help = "as in MMD, where 9.8 is normal; -1000 to 1000",
     .count = 1},
    {.name = "direction", .kind = Kind::Numbers, .help = "x,y,z of any length above 0; 0,-1,0 is down", .count = 3},
    {.name = "noise",
     .kind = Kind::Numbers,
     .help = "random change in percent, 0 to 1000; 0 switches it off",
     .count = 1},
    {.name = "seed", .kind = Kind::Whole, .help = "of the noise"},
    {.name = "frame", .kind = Kind::Whole, .help = "registers a gravity key there; gravity of all frames when omitted"},
    {.name = "delete", .kind = Kind::Flag, .help = "deletes the gravity key at the frame instead"}};
constexpr ActionParameter kPhysicsSettleParameter{
    .name = "frames", .kind = Kind::Whole, .help = "0 to 300; 0 starts as MMD does", .required = true};

}  // namespace

constexpr ActionRows kPhysicsActions = {
    action("physics.toggle", "physics", Actions::tr("&Physics"),
           Actions::tr("Let hair and clothes move by physics, or show their keys"),
           {.icon = "physics", .keys = "Ctrl+Alt+Y", .isSwitch = true, .inToolbar = true}),
    action("physics.off", "physics", Actions::tr("O&ff"), Actions::tr("Show the keys of all bones, without physics"),
           {.group = 1, .checkable = true}),
    action("physics.on", "physics", Actions::tr("&On"),
           Actions::tr("Show physics as simulated from frame 0, the same at every playback"),
           {.group = 1, .checkable = true}),
    action("physics.live", "physics", Actions::tr("&Live While Posing"),
           Actions::tr("Let hair and clothes follow while bones are posed by hand"), {.group = 1, .checkable = true}),
    action("physics.reset", "physics", Actions::tr("&Reset"),
           Actions::tr("Put all bodies back on their bones and simulate again"),
           {.group = 2, .keys = "Ctrl+Alt+Shift+Y"}),
    action("physics.gravity", "physics", Actions::tr("&Gravity…"),
           Actions::tr("Set gravity and its noise, for all frames or with keys"),
           {.group = 3, .parameters = kPhysicsGravityParameters}),
    action("physics.ground", "physics", Actions::tr("Collide With Grou&nd"),
           Actions::tr("Stop bodies at the ground if their model wants that"), {.group = 3, .isSwitch = true}),
    action("physics.settle", "physics", Actions::tr("S&ettle Before Frame 0…"),
           Actions::tr("Hold the first pose for some frames before the motion starts"),
           {.group = 3, .parameters = kPhysicsSettleParameter}),
    action("physics.steps60", "physics/steps", Actions::tr("&60 per Second"),
           Actions::tr("Simulate 60 steps per second, as MMD does"), {.group = 3, .checkable = true}),
    action("physics.steps120", "physics/steps", Actions::tr("&120 per Second"),
           Actions::tr("Simulate 120 steps per second: joints stretch less than in MMD"),
           {.group = 3, .checkable = true}),
    action("physics.steps240", "physics/steps", Actions::tr("&240 per Second"),
           Actions::tr("Simulate 240 steps per second: skirts pass through legs less often"),
           {.group = 3, .checkable = true}),
};

namespace {

constexpr std::array kModes = {session::PhysicsMode::Off, session::PhysicsMode::On, session::PhysicsMode::Live};
constexpr std::array kStepRates = {60, 120, 240};
constexpr int kLongestSettling = 300;  // frames

/// Sets the values that the arguments have.
Status readGravity(const actions::ActionArguments& arguments, motion::GravityKey& gravity, std::uint32_t& seed) {
  if (const auto acceleration = arguments.numbers("acceleration")) gravity.acceleration = acceleration->front();
  if (const auto direction = arguments.numbers("direction")) {
    gravity.direction = {(*direction)[0], (*direction)[1], (*direction)[2]};
  }
  if (const auto noise = arguments.numbers("noise")) {
    gravity.noise = noise->front();
    gravity.isNoiseOn = gravity.noise != 0;
  }
  if (const auto given = arguments.whole("seed")) {
    if (*given < 0 || *given > std::numeric_limits<std::int32_t>::max()) {
      return Error::in(Message::verbatim("seed"), Core::tr("expected 0 to 2147483647"));
    }
    seed = static_cast<std::uint32_t>(*given);
  }
  return dialogs::checkGravity(gravity);
}

QString modeActionId(session::PhysicsMode mode) { return "physics." + session::physicsModeId(mode); }
QString stepsActionId(int steps) { return QString("physics.steps%1").arg(steps); }

}  // namespace

PhysicsCommands::PhysicsCommands(const CommandContext& context, panels::TimelinePanel& timeline, QObject* parent)
    : QObject(parent), context_(context), timeline_(timeline), physics_(context.stage.physics()) {
  restoreSettings();
  bindModes();
  bindSettings();
  connect(&context_.playback, &session::Playback::playingChanged, this,
          [this](bool playing) { physics_.setPlaying(playing); });
  connect(&physics_, &session::StagePhysics::changed, this, &PhysicsCommands::showState);
  connect(&physics_, &session::StagePhysics::progressed, this, &PhysicsCommands::showProgress);
  connect(&context_.stage, &session::Stage::actorsChanged, this, [this] {
    reported_.clear();
    showProgress();
  });
  connect(&timeline_.view(), &panels::TimelineView::annotationKeyActivated, this,
          [this](const motion::AnnotationTrack& track) {
            if (track == motion::kGravityTrack) askForGravity();
          });
  showState();
}

void PhysicsCommands::restoreSettings() {
  const edit::WithoutSceneSteps without(context_.stage.sceneDocument());
  const session::PlaybackSettings stored = context_.settings.playback();
  physics_.setMode(session::physicsModeFromId(stored.physicsMode.value(QString())).value_or(session::PhysicsMode::On));
  physics::PhysicsSettings settings;
  settings.ground = stored.physicsGround.value(settings.ground);
  const int steps = stored.physicsSteps.value(settings.stepsPerSecond);
  if (std::ranges::find(kStepRates, steps) != kStepRates.end()) settings.stepsPerSecond = steps;
  settings.settleTicks = std::clamp(stored.physicsSettle.value(0), 0, kLongestSettling) * physics::kTicksPerFrame;
  physics_.setSettings(settings);
}

void PhysicsCommands::chooseMode(session::PhysicsMode mode) {
  physics_.setMode(mode);
  context_.settings.playback().physicsMode.set(session::physicsModeId(mode));
}

void PhysicsCommands::bindModes() {
  actions::ActionSet& actions = context_.actions;
  for (const session::PhysicsMode mode : kModes) {
    actions.bind(modeActionId(mode), {.run = [this, mode] { chooseMode(mode); },
                                      .checked = [this, mode] { return physics_.mode() == mode; }});
  }
  const auto isOn = [this] { return physics_.mode() != session::PhysicsMode::Off; };
  actions.bindSwitch("physics.toggle", isOn, [this, isOn](bool on) {
    if (on != isOn()) chooseMode(on ? session::PhysicsMode::On : session::PhysicsMode::Off);
  });
  actions.bind("physics.reset", {.run =
                                     [this] {
                                       reported_.clear();
                                       physics_.reset();
                                     },
                                 .enabled = {[this] { return physics_.isSimulating(); },
                                             QT_TRANSLATE_NOOP("Conditions",
                                                               "Physics is off, or no model has bodies "
                                                               "that physics moves")}});
  connect(&physics_, &session::StagePhysics::changed, &actions, [&actions] { actions.updateState("physics.reset"); });
  connect(&context_.stage, &session::Stage::actorsChanged, &actions,
          [&actions] { actions.updateState("physics.reset"); });
}

void PhysicsCommands::bindSettings() {
  actions::ActionSet& actions = context_.actions;
  actions.bindSwitch(
      "physics.ground", [this] { return physics_.settings().ground; },
      [this](bool on) {
        physics::PhysicsSettings settings = physics_.settings();
        settings.ground = on;
        change(settings);
        context_.settings.playback().physicsGround.set(on);
      });
  for (const int steps : kStepRates) {
    actions.bind(stepsActionId(steps),
                 {.run =
                      [this, steps] {
                        physics::PhysicsSettings settings = physics_.settings();
                        settings.stepsPerSecond = steps;
                        change(settings);
                        context_.settings.playback().physicsSteps.set(steps);
                      },
                  .checked = [this, steps] { return physics_.settings().stepsPerSecond == steps; }});
  }
  actions.bind("physics.gravity", {.run = [this](const actions::ActionArguments& given) { return setGravity(given); }});
  actions.bind("physics.settle", {.run = [this](const actions::ActionArguments& given) { return setSettling(given); }});
}

void PhysicsCommands::change(const physics::PhysicsSettings& settings) {
  reported_.clear();
  physics_.setSettings(settings);
}

Status PhysicsCommands::setGravity(const actions::ActionArguments& arguments) {
  if (arguments.isEmpty()) {
    askForGravity();
    return Done{};
  }
  if (arguments.whole("frame")) return setGravityKey(arguments);
  if (session::gravitySource(context_.stage) != nullptr) {
    return Error::in(Message::verbatim("frame"), Core::tr("is required, because there are gravity keys"));
  }
  physics::PhysicsSettings settings = physics_.settings();
  motion::GravityKey gravity = physics::gravityKeyAt(settings, 0);
  if (const Status read = readGravity(arguments, gravity, settings.seed); !read) return read;
  settings.gravity = gravity.acceleration;
  settings.gravityDirection = gravity.direction;
  settings.gravityNoise = gravity.isNoiseOn ? gravity.noise : 0;
  change(settings);
  return Done{};
}

edit::MotionDocument* PhysicsCommands::gravityOwner() const {
  if (edit::MotionDocument* source = session::gravitySource(context_.stage)) return source;
  const scene::Actor* active = context_.stage.active();
  edit::MotionDocument* moving = active == nullptr ? nullptr : context_.stage.motionOf(active->id());
  return moving != nullptr ? moving : context_.workspace.current();
}

Status PhysicsCommands::setGravityKey(const actions::ActionArguments& arguments) {
  const std::int64_t frame = arguments.whole("frame").value_or(0);
  if (frame < 0 || frame > kMaxFrame) return Error::in(Message::verbatim("frame"), Core::tr("expected a frame"));
  edit::MotionDocument* owner = gravityOwner();
  if (owner == nullptr) return Error::because(Core::tr("gravity keys are stored with a motion, and none is open"));
  motion::GravityTrack track = owner->motion().annotations.gravity.value_or(motion::GravityTrack{});
  if (arguments.flag("delete").value_or(false)) {
    motion::removeKey(track.keys, static_cast<Frame>(frame), motion::kGravityTrack);
  } else {
    const auto now = physics::withGravityOf(physics_.settings(), owner->motion().annotations.gravity);
    motion::GravityKey key = physics::gravityKeyAt(now, static_cast<double>(frame));
    key.frame = static_cast<Frame>(frame);
    if (track.keys.empty()) track.seed = now.seed;
    if (const Status read = readGravity(arguments, key, track.seed); !read) return read;
    motion::setKey(track.keys, key);
  }
  reported_.clear();
  session::setGravity(*owner, std::move(track));
  return Done{};
}

void PhysicsCommands::askForGravity() {
  edit::MotionDocument* owner = gravityOwner();
  dialogs::GravityDialog::Keys keys;
  if (owner != nullptr) {
    keys.track = owner->motion().annotations.gravity.value_or(motion::GravityTrack{});
    keys.owner = owner->file().title();
    keys.playhead = owner->state().currentFrame();
  }
  auto* dialog = new dialogs::GravityDialog(physics_.settings(), keys, context_.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog, owner = QPointer(owner)] {
    if (dialog->settings() != physics_.settings()) change(dialog->settings());
    const bool isKeyed = owner != nullptr && owner->motion().annotations.gravity.has_value();
    if (owner != nullptr && (isKeyed || !dialog->track().keys.empty())) session::setGravity(*owner, dialog->track());
  });
  dialog->open();
}

Status PhysicsCommands::setSettling(const actions::ActionArguments& arguments) {
  physics::PhysicsSettings settings = physics_.settings();
  std::optional<std::int64_t> frames = arguments.whole("frames");
  if (!frames) {
    const std::optional<int> asked =
        dialogs::askWhole(context_.window, tr("Settle Before Frame 0"), tr("Frames for which the first pose is held"),
                          settings.settleTicks / physics::kTicksPerFrame, 0, kLongestSettling);
    if (!asked) return Done{};
    frames = *asked;
  }
  if (*frames < 0 || *frames > kLongestSettling) {
    return Error::in(Message::verbatim("frames"), Core::trWith("expected 0 to %1"), kLongestSettling);
  }
  settings.settleTicks = static_cast<int>(*frames) * physics::kTicksPerFrame;
  change(settings);
  context_.settings.playback().physicsSettle.set(static_cast<int>(*frames));
  return Done{};
}

void PhysicsCommands::showState() {
  for (const session::PhysicsMode mode : kModes) context_.actions.updateState(modeActionId(mode));
  for (const int steps : kStepRates) context_.actions.updateState(stepsActionId(steps));
  for (const char* id : {"physics.toggle", "physics.ground"}) context_.actions.updateState(id);
  showProgress();
}

void PhysicsCommands::showProgress() {
  timeline_.ruler().setSimulatedFrames(physics_.exactUpTo(), physics_.isBehind());
  const QStringList runaways = physics_.runaways();
  if (runaways == reported_ || runaways.isEmpty()) return;
  reported_ = runaways;
  context_.messages.showMessage(Severity::Warning, [names = runaways] {
    return tr("These bodies moved impossibly fast and were put back on their bones: %1. Their joints may be damaged.")
        .arg(names.join(tr(", ")));
  });
}

}  // namespace furitsuke::commands
