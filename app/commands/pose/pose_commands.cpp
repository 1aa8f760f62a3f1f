// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/pose/pose_commands.h"

#include <QStringList>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <memory>
#include <utility>

#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/live_title.h"
#include "app/commands/pose/unregistered_pose_policy.h"
#include "app/dialogs/pose_values_dialog.h"
#include "app/panels/curves/curve_panel.h"
#include "app/panels/curves/curve_view.h"
#include "app/panels/dock_area.h"
#include "app/panels/viewport/trail_tool.h"
#include "app/panels/viewport/viewport_overlay.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/bone_posing.h"
#include "app/session/bone_selection.h"
#include "app/session/playback.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/window_place.h"
#include "core/eval/curve.h"
#include "core/motion/rotation.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kPosePickParameter{
    .name = "bones", .help = "names separated by commas, Japanese or English", .required = true};
constexpr ActionParameter kPoseValuesParameters[] = {
    {.name = "translation", .kind = Kind::Numbers, .help = "x,y,z in model units", .count = 3},
    {.name = "rotation", .kind = Kind::Numbers, .help = "x,y,z in degrees", .count = 3},
    {.name = "quaternion", .kind = Kind::Numbers, .help = "x,y,z,w", .count = 4}};

}  // namespace

constexpr ActionRows kPoseActions = {
    action("pose.register", "pose", Actions::tr("&Register"),
           Actions::tr("Register the selected bones and the posed morphs at the playhead, with the curve of the curve "
                       "panel; without a pose, add keys on the selected tracks"),
           {.icon = "register",
            .keys = "Return; Enter",
            .inToolbar = true,
            .words = ActionWords::tr("set pose, store pose")}),
    action("pose.registerAll", "pose", Actions::tr("Register &All"),
           Actions::tr("Register all posed bones and morphs, selected or not"), {.keys = "Shift+Return; Shift+Enter"}),
    action("pose.autoKey", "pose", Actions::tr("Auto-&Key"),
           Actions::tr("Register every change of the pose immediately"),
           {.icon = "auto-key",
            .isSwitch = true,
            .inToolbar = true,
            .words = ActionWords::tr("record, automatic keyframe, auto keyframe"),
            .setting = {.key = "pose/autoKey", .page = Page::Posing}}),
    action("pose.curvesAsMmd", "key/curve", Actions::tr("C&urves Between Keys as in MMD"),
           Actions::tr("Registering between two keys gives the new key and the next one the curves of MMD, instead of "
                       "the curve of the curve panel"),
           {.group = 2,
            .isSwitch = true,
            .words = ActionWords::tr("automatic interpolation, register curve"),
            .setting = {.key = "pose/curvesAsMmd", .page = Page::Posing}}),
    action("pose.pick", "", Actions::tr("Select Bones"), Actions::tr("Select bones of the active model by name"),
           {.parameters = kPosePickParameter}),
    action("pose.values", "pose", Actions::tr("Position and Rotation…"),
           Actions::tr("Enter position and rotation of the selected bones as numbers"),
           {.group = 1,
            .keys = "N",
            .parameters = kPoseValuesParameters,
            .words = ActionWords::tr("numeric, coordinates, xyz, type values, exact")}),
    action("pose.resetRotation", "pose/reset", Actions::tr("Reset &Rotation"),
           Actions::tr("Reset the rotation of the selected bones"),
           {.keys = "Shift+R", .words = ActionWords::tr("zero rotation, rotation 0")}),
    action("pose.resetTranslation", "pose/reset", Actions::tr("Reset &Position"),
           Actions::tr("Reset the position of the selected bones"),
           {.keys = "Shift+T", .blenderKeys = "Alt+G", .words = ActionWords::tr("zero position, position 0")}),
    action("pose.resetAll", "pose/reset", Actions::tr("R&eset All"),
           Actions::tr("Reset rotation and position of the selected bones"),
           {.keys = "Ctrl+Shift+R",
            .words = ActionWords::tr("zero, reset pose, rest pose, t-pose, initial pose, clear pose")}),
    action("pose.discardSelected", "pose", Actions::tr("Release &Selected Bones"),
           Actions::tr("Release the selected bones so that they follow the motion again"), {.group = 2}),
    action("pose.discard", "pose", Actions::tr("&Discard Pose"),
           Actions::tr("Discard the unregistered pose (can be undone)"),
           {.group = 2, .words = ActionWords::tr("cancel pose, undo pose")}),
    action("pose.toolSelect", "pose/tool", Actions::tr("&None"), Actions::tr("Select bones without handles"),
           {.icon = "pose-select",
            .keys = "Q",
            .mmdKeys = "C",
            .blenderKeys = "W",
            .setting = {.key = "pose/tool",
                        .page = Page::Posing,
                        .text = Preferences::tr("Handles"),
                        .help = Preferences::tr("The handles of the selected bones in the viewport")}}),
    action("pose.toolMove", "pose/tool", Actions::tr("&Move"), Actions::tr("Show handles that move the selected bones"),
           {.icon = "pose-move",
            .keys = "W",
            .mmdKeys = "Z",
            .blenderKeys = "G",
            .words = ActionWords::tr("translate, drag bone"),
            .setting = {.key = "pose/tool"}}),
    action("pose.toolRotate", "pose/tool", Actions::tr("&Rotate"),
           Actions::tr("Show handles that rotate the selected bones"),
           {.icon = "pose-rotate",
            .keys = "E",
            .mmdKeys = "X",
            .blenderKeys = "R",
            .words = ActionWords::tr("turn, spin"),
            .setting = {.key = "pose/tool"}}),
    action("pose.toolBoth", "pose/tool", Actions::tr("Move &and Rotate"),
           Actions::tr("Show handles that move and rotate the selected bones"),
           {.icon = "pose", .keys = "T", .setting = {.key = "pose/tool", .initial = true}}),
    action("pose.spaceLocal", "pose/space", Actions::tr("&Local Axes"),
           Actions::tr("Move and rotate bones along their own axes"),
           {.setting = {.key = "pose/space",
                        .page = Page::Posing,
                        .initial = true,
                        .text = Preferences::tr("Axes"),
                        .help = Preferences::tr("The directions in which handles move and rotate bones")}}),
    action("pose.spaceGlobal", "pose/space", Actions::tr("&Global Axes"),
           Actions::tr("Move and rotate bones along the axes of the model"), {.setting = {.key = "pose/space"}}),
    action("pose.spaceParent", "pose/space", Actions::tr("&Parent Axes"),
           Actions::tr("Move and rotate bones along the axes of their parents"), {.setting = {.key = "pose/space"}}),
    action("pose.spaceView", "pose/space", Actions::tr("&View Axes"),
           Actions::tr("Move and rotate bones along the axes of the view"), {.setting = {.key = "pose/space"}}),
    action("pose.nextSpace", "pose/space", Actions::tr("C&ycle Axes"),
           Actions::tr("Cycle through local, global, parent and view axes"), {.group = 1, .keys = "L"}),
    action("pose.snap", "pose", Actions::tr("S&nap Handles"),
           Actions::tr("Snap movement to 1 unit and rotation to 15 degrees (hold Ctrl for 0.1 units and 5 degrees)"),
           {.group = 3,
            .isSwitch = true,
            .words = ActionWords::tr("angle snap"),
            .setting = {.key = "pose/snap", .page = Page::Posing}}),
    action("pose.leaveAsk", "pose/leave", Actions::tr("&Ask"),
           Actions::tr("Ask what to do with an unregistered pose when the playhead moves"),
           {.setting = {.key = "pose/leave",
                        .page = Page::Posing,
                        .initial = true,
                        .text = Preferences::tr("When the playhead moves"),
                        .help = Preferences::tr("What happens to an unregistered pose when the playhead moves")}}),
    action("pose.leaveKeep", "pose/leave", Actions::tr("&Keep the Pose"),
           Actions::tr("Keep an unregistered pose when the playhead moves"), {.setting = {.key = "pose/leave"}}),
    action("pose.leaveRegister", "pose/leave", Actions::tr("&Register the Pose"),
           Actions::tr("Register an unregistered pose at the frame where it was posed when the playhead moves"),
           {.setting = {.key = "pose/leave"}}),
};

namespace {

constexpr const char* kToolIds[] = {"pose.toolSelect", "pose.toolMove", "pose.toolRotate", "pose.toolBoth"};
constexpr const char* kSpaceIds[] = {"pose.spaceLocal", "pose.spaceGlobal", "pose.spaceParent", "pose.spaceView"};
constexpr const char* kLeaveIds[] = {"pose.leaveAsk", "pose.leaveKeep", "pose.leaveRegister"};
/// The index of `stored` in `ids`; `otherwise` if it is not there.
template <std::size_t N>
int indexOf(const char* const (&ids)[N], const QString& stored, int otherwise) {
  const auto* found = std::ranges::find_if(ids, [&](const char* id) { return stored == id; });
  return found == std::end(ids) ? otherwise : static_cast<int>(found - std::begin(ids));
}

}  // namespace

PoseCommands::PoseCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent)
    : QObject(parent),
      context_(context),
      docks_(docks),
      posing_(context.stage.posing()),
      tool_(docks.panel<panels::ViewportPanel>()->overlay().poseTool()),
      policy_(new UnregisteredPosePolicy(context, this)) {
  connectPosing();
  bindRegistering();
  bindChanges();
  bindHandles();
  bindPolicy();
  connect(&context.actions, &actions::ActionSet::textsChanged, this, &PoseCommands::reopenValues);
}

void PoseCommands::connectPosing() {
  session::Playback& playback = context_.playback;
  posing_.setMotionMaker([this](const scene::Actor& actor) { addMotionFor(context_, actor); });
  posing_.setCurveSource([this] { return curvesToRegister(); });
  connect(&posing_, &session::Posing::registered, this, &PoseCommands::sayRegistered);
  connect(&posing_, &session::Posing::aboutToPose, &playback, &session::Playback::pause);
  connect(&posing_, &session::Posing::activationRequested, &context_.workspace, &session::Workspace::setCurrent);
  connect(&docks_.panel<panels::ViewportPanel>()->overlay().trailTool(), &panels::TrailTool::aboutToDrag, &playback,
          &session::Playback::pause);
  connect(&playback, &session::Playback::playingChanged, &context_.stage,
          [this](bool playing) { context_.stage.setDraftsShown(!playing); });
}

edit::MotionDocument& PoseCommands::addMotionFor(const CommandContext& context, const scene::Actor& actor) {
  motion::Motion motion;
  motion.modelName = Name::fromBytes(actor.model().name.bytes);
  auto document = std::make_unique<edit::MotionDocument>(std::move(motion));
  setLiveTitle(*document, context.actions,
               [title = QString::fromStdString(actor.title)] { return tr("Motion of %1").arg(title); });
  document->state().setCurrentFrame(static_cast<std::int64_t>(context.stage.position()));
  const std::uint64_t id = actor.id();
  const edit::WithoutSceneSteps without(context.stage.sceneDocument());
  std::vector<std::pair<std::uint64_t, edit::MotionDocument*>> before;
  for (const auto& each : context.stage.actors()) before.emplace_back(each->id(), context.stage.motionOf(each->id()));
  edit::MotionDocument* added = context.workspace.add(std::move(document));
  // The stage may have chosen another model for it, such as one of the same name.
  for (const auto& [other, motionOfOther] : before) {
    context.stage.assignMotion(other, other == id ? added : motionOfOther);
  }
  return *added;
}

// --- registering -----------------------------------------------------------------------------------------------------

void PoseCommands::bindRegistering() {
  actions::ActionSet& actions = context_.actions;
  const actions::ActionBinding::Condition canRegister = {
      [&workspace = context_.workspace, &stage = context_.stage] {
        return workspace.current() != nullptr || !stage.selectedBones().empty();
      },
      QT_TRANSLATE_NOOP("Conditions", "No motion is open and no bone is selected")};
  actions.bind("pose.register", {.run = [this] { return registerPose(); }, .enabled = canRegister});
  actions.bind("pose.registerAll",
               {.run = [this] { registerAll(); }, .enabled = CommandConditions(context_).hasUnregisteredPose()});
  context_.bindStored("pose.autoKey", [this](bool on) {
    posing_.setAutoKey(on);
    docks_.panel<panels::ViewportPanel>()->overlay().setRecordingShown(on);
  });
  context_.bindStored("pose.curvesAsMmd", [this](bool on) {
    posing_.setSpanCurves(on ? motion::SpanCurves::Mmd : motion::SpanCurves::Drawn);
  });
}

void PoseCommands::registerAll() {
  // The current motion may be a different one, with the playhead at another frame.
  context_.workspace.setCurrent(posing_.document());
  posing_.registerAll(*posing_.document(), posing_.document()->state().currentFrame());
}

motion::CurveSet PoseCommands::curvesToRegister() {
  auto& panel = *docks_.panel<panels::CurvePanel>();
  motion::CurveSet curves = panel.shownBoneCurves();
  QStringList used;
  for (std::size_t i = 0; i < motion::kBoneChannelCount; ++i) {
    const auto channel = motion::CurveChannel(i);
    const bool isUsed = curves.channels.contains(channel) && !eval::isStraightCurve(curves.curves[i]);
    if (isUsed) used.append(panels::channelText(channel));
  }
  const QStringList mixed = panel.mixedBoneCurves();
  const QString separator = QStringLiteral(", ");
  QStringList parts;
  if (!used.isEmpty()) parts.append(tr("with the curves of the Curves panel: %1").arg(used.join(separator)));
  if (!mixed.isEmpty()) {
    parts.append(
        tr("%1: the selected keys have different curves, so those of the motion stay").arg(mixed.join(separator)));
  }
  // Between keys, these curves are not used.
  const bool areOfMmd = posing_.spanCurves() == motion::SpanCurves::Mmd;
  curvesText_ = areOfMmd ? QString() : parts.join(QStringLiteral("; "));
  return curves;
}

void PoseCommands::sayRegistered(edit::MotionDocument* document) { context_.sayStep(*document, curvesText_); }

/// The row of the timeline is that of a bone that was deselected in the viewport.
bool PoseCommands::isDeselected(const edit::MotionDocument& document) const {
  const auto track = document.state().currentTrack();
  if (posing_.document() != &document || !document.state().selection().isEmpty() || !track) return false;
  if (track->kind != motion::TrackKind::Bone || !context_.stage.selectedBones().empty()) return false;
  const model::NameIndex& names = *context_.stage.infoOf(context_.stage.active()->id()).names;
  return names.findBone(document.motion().bones[track->index].name.bytes).has_value();
}

/// Registers the pose when there is one or bones are selected, otherwise adds keys to the selected tracks.
Status PoseCommands::registerPose() {
  const edit::MotionDocument* document = context_.workspace.current();
  const auto isOther = [](const auto& track) { return track.first.kind != motion::TrackKind::Bone; };
  const bool hasOtherKeys = document != nullptr && std::ranges::any_of(document->state().selection().tracks(), isOther);
  const bool hasBones = posing_.document() == document && !hasOtherKeys && !context_.stage.selectedBones().empty();
  if ((posing_.hasDraft() || hasBones) && posing_.registerSelected()) return Done{};
  if (document == nullptr || isDeselected(*document))
    return Error::because(Message::verbatim(tr("there is nothing to register").toStdString()));
  if (context_.actions.isScripted()) return context_.actions.runScripted("key.add", {});
  context_.actions.call("key.add");
  return Done{};
}

// --- changing the pose -----------------------------------------------------------------------------------------------

void PoseCommands::bindChanges() {
  actions::ActionSet& actions = context_.actions;
  const CommandConditions when(context_);
  const actions::ActionBinding::Condition hasBones = {
      [this] { return posing_.isPossible() && !context_.stage.selectedBones().empty(); },
      QT_TRANSLATE_NOOP("Conditions", "No bone is selected")};
  actions.bind("pose.pick", {.run = [this](const actions::ActionArguments& given) { return pick(given); },
                             .enabled = when.hasActiveModel()});
  actions.bind("pose.values", {.run = [this](const actions::ActionArguments& given) { return setValues(given); },
                               .enabled = hasBones});
  using Reset = session::Posing::Reset;
  for (const auto& [id, reset] :
       {std::pair("pose.resetRotation", Reset::Rotation), std::pair("pose.resetTranslation", Reset::Translation),
        std::pair("pose.resetAll", Reset::All)}) {
    actions.bind(id, {.run = [this, reset = reset] { posing_.reset(reset); }, .enabled = hasBones});
  }
  actions.bind("pose.discardSelected",
               {.run = [this] { posing_.releaseSelectedBones(); }, .enabled = when.hasUnregisteredPose()});
  actions.bind("pose.discard", {.run = [this] { posing_.discard(); }, .enabled = when.hasUnregisteredPose()});
}

Status PoseCommands::pick(const actions::ActionArguments& arguments) {
  const model::Model& model = context_.stage.active()->model();
  const QStringList words = arguments.text("bones").value_or(QString()).split(',', Qt::SkipEmptyParts);
  std::vector<model::BoneIndex> bones;
  bones.reserve(static_cast<std::size_t>(words.size()));
  for (const QString& word : words) {
    const auto bone = session::findBoneByName(model, word.trimmed());
    if (!bone) return Error::because(Core::trWith("the active model has no bone '%1'"), word.trimmed().toStdString());
    bones.push_back(*bone);
  }
  if (!bones.empty()) tool_.setPrimaryBone(bones.back());
  context_.stage.selectBones(std::move(bones));
  return Done{};
}

void PoseCommands::showValues() {
  if (values_ == nullptr) {
    values_ = new dialogs::PoseValuesDialog(context_.stage, context_.window);
    // Where Enter registers the pose; a list of bones, where the focus may come from, would keep the key.
    connect(values_, &QDialog::finished, this,
            [this] { docks_.panel<panels::ViewportPanel>()->overlay().setFocus(Qt::OtherFocusReason); });
  }
  widgets::bringUp(*values_);
}

/// Creates the dialog again, in the current language.
void PoseCommands::reopenValues() {
  if (values_ == nullptr) return;
  const QRect geometry = values_->geometry();
  const bool isShown = values_->isVisible();
  delete values_;
  if (!isShown) return;
  showValues();
  values_->setGeometry(geometry);
}

Status PoseCommands::setValues(const actions::ActionArguments& arguments) {
  if (arguments.isEmpty()) {
    if (context_.actions.isScripted()) return Error::because(Core::tr("specify translation, rotation or quaternion"));
    showValues();
    return Done{};
  }
  const auto translation = arguments.numbers("translation");
  const auto angles = arguments.numbers("rotation");
  const auto quaternion = arguments.numbers("quaternion");
  for (const auto& numbers : {translation, angles, quaternion}) {
    const auto isFiniteNumber = [](double number) { return std::isfinite(number); };
    if (numbers && !std::ranges::all_of(*numbers, isFiniteNumber))
      return Error::because(Core::tr("expected finite numbers"));
  }
  context_.stage.evaluated();
  session::Posing::BoneLocalTransforms locals;
  locals.reserve(context_.stage.selectedBones().size());
  for (const model::BoneIndex bone : context_.stage.selectedBones()) {
    eval::LocalTransform local = context_.stage.active()->ownMoves()[static_cast<std::size_t>(bone)];
    if (translation) local.translation = {(*translation)[0], (*translation)[1], (*translation)[2]};
    if (angles) {
      local.rotation = motion::unitRotation(
          motion::rotationFromEuler({(*angles)[0], (*angles)[1], (*angles)[2]}, toStored(local.rotation)));
    }
    if (quaternion) {
      const auto& q = *quaternion;
      local.rotation = motion::unitRotation(toStored(glm::dquat(q[3], q[0], q[1], q[2])));
    }
    locals.emplace_back(bone, local);
  }
  if (!posing_.begin([] { return tr("Pose bones"); })) return Error::because(Core::tr("the active model is hidden"));
  posing_.poseBones(locals);
  posing_.end();
  return Done{};
}

// --- handles ---------------------------------------------------------------------------------------------------------

void PoseCommands::bindChoice(std::span<const char* const> ids, const std::function<void(int)>& choose,
                              const std::function<int()>& chosen) {
  for (int i = 0; i < static_cast<int>(ids.size()); ++i) {
    context_.actions.bind(ids[static_cast<std::size_t>(i)],
                          {.run = [choose, i] { choose(i); }, .checked = [chosen, i] { return chosen() == i; }});
  }
}

void PoseCommands::bindHandles() {
  const auto chooseTool = [this](int index) {
    panels::PoseToolOptions options = tool_.options();
    options.tool = panels::PoseToolKind(index);
    setOptions(options);
  };
  bindChoice(kToolIds, chooseTool, [this] { return static_cast<int>(tool_.options().tool); });
  const auto chooseSpace = [this](int index) {
    panels::PoseToolOptions options = tool_.options();
    options.space = eval::AxisSpace(index);
    setOptions(options);
  };
  const auto space = [this] { return static_cast<int>(tool_.options().space); };
  bindChoice(kSpaceIds, chooseSpace, space);
  constexpr int kSpaces = static_cast<int>(std::size(kSpaceIds));
  context_.actions.bind("pose.nextSpace", [chooseSpace, space] { chooseSpace((space() + 1) % kSpaces); });
  restoreOptions();
  context_.bindStored("pose.snap", [this](bool on) {
    panels::PoseToolOptions options = tool_.options();
    options.snaps = on;
    tool_.setOptions(options);
  });
}

void PoseCommands::setOptions(const panels::PoseToolOptions& options) {
  tool_.setOptions(options);
  const session::PoseSettings settings = context_.settings.pose();
  settings.tool.set(kToolIds[static_cast<int>(options.tool)]);
  settings.space.set(kSpaceIds[static_cast<int>(options.space)]);
}

void PoseCommands::restoreOptions() {
  const session::PoseSettings settings = context_.settings.pose();
  panels::PoseToolOptions options;
  options.tool = panels::PoseToolKind(indexOf(kToolIds, settings.tool.value(), static_cast<int>(options.tool)));
  options.space = eval::AxisSpace(indexOf(kSpaceIds, settings.space.value(), static_cast<int>(options.space)));
  tool_.setOptions(options);
}

void PoseCommands::bindPolicy() {
  const auto choose = [this](int index) {
    policy_->setRule(UnregisteredPosePolicy::Rule(index));
    context_.settings.pose().leave.set(kLeaveIds[index]);
  };
  bindChoice(kLeaveIds, choose, [this] { return static_cast<int>(policy_->rule()); });
  policy_->setRule(UnregisteredPosePolicy::Rule(indexOf(kLeaveIds, context_.settings.pose().leave.value(), 0)));
}

}  // namespace furitsuke::commands
