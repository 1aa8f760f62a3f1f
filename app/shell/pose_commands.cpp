// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/pose_commands.h"

#include <QAction>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <memory>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "app/curves/curve_panel.h"
#include "app/playback/playback.h"
#include "app/shell/dock_area.h"
#include "app/shell/pose_leaving.h"
#include "app/shell/pose_values_dialog.h"
#include "app/stage/bone_selection.h"
#include "app/stage/posing.h"
#include "app/stage/stage.h"
#include "app/viewport/trail_tool.h"
#include "app/viewport/viewport_overlay.h"
#include "app/viewport/viewport_panel.h"
#include "core/motion/rotation.h"

namespace furitsuke {

namespace {

constexpr const char* kToolIds[] = {"pose.toolSelect", "pose.toolMove", "pose.toolRotate", "pose.toolBoth"};
constexpr const char* kSpaceIds[] = {"pose.spaceLocal", "pose.spaceGlobal", "pose.spaceParent", "pose.spaceView"};
constexpr const char* kLeaveIds[] = {"pose.leaveAsk", "pose.leaveKeep", "pose.leaveRegister"};
constexpr const char* kToolSetting = "pose/tool";
constexpr const char* kSpaceSetting = "pose/space";
constexpr const char* kSnapSetting = "pose/snap";
constexpr const char* kAutoKeySetting = "pose/autoKey";
constexpr const char* kLeaveSetting = "pose/leave";

/// A remembered place among ids; anything else gives the default.
template <std::size_t N>
int placeIn(const char* const (&ids)[N], const QVariant& remembered, int otherwise) {
  const auto* found = std::ranges::find_if(ids, [&](const char* id) { return remembered.toString() == id; });
  return found == std::end(ids) ? otherwise : static_cast<int>(found - std::begin(ids));
}

}  // namespace

PoseCommands::PoseCommands(const CommandContext& context, const Parts& parts, QObject* parent)
    : QObject(parent),
      context_(context),
      parts_(parts),
      posing_(context.stage.posing()),
      tool_(parts.docks.viewport()->overlay().poseTool()),
      leaving_(new PoseLeaving(context, parts.playback, this)) {
  connectPosing();
  bindRegistering();
  bindChanges();
  bindHandles();
  bindLeaving();
  connect(&context.actions, &ActionSet::textsChanged, this, [this] {
    // Made anew, it speaks the language that is spoken now.
    if (values_ == nullptr) return;
    const QRect place = values_->geometry();
    const bool isShown = values_->isVisible();
    delete values_;
    if (!isShown) return;
    showValues();
    values_->setGeometry(place);
  });
}

void PoseCommands::connectPosing() {
  Playback& playback = parts_.playback;
  posing_.setMotionMaker([this](const Actor& actor) { giveMotion(actor); });
  posing_.setCurveSource([this] { return parts_.docks.curves()->shownBoneCurves(); });
  connect(&posing_, &Posing::aboutToPose, &playback, &Playback::pause);
  connect(&posing_, &Posing::motionInHand, &context_.workspace, &Workspace::setCurrent);
  connect(&parts_.docks.viewport()->overlay().trailTool(), &TrailTool::aboutToDrag, &playback, &Playback::pause);
  connect(&playback, &Playback::playingChanged, &context_.stage,
          [this](bool playing) { context_.stage.setDraftsShown(!playing); });
}

void PoseCommands::giveMotion(const Actor& actor) {
  Motion motion;
  motion.modelName = Name::fromBytes(actor.model().name.bytes);
  auto document = std::make_unique<MotionDocument>(std::move(motion));
  document->setTitle(tr("Motion of %1").arg(QString::fromStdString(actor.title)));
  document->setCurrentFrame(static_cast<std::int64_t>(context_.stage.position()));
  const std::uint64_t id = actor.id();
  MotionDocument* added = context_.workspace.add(std::move(document));
  context_.stage.assignMotion(id, added);
}

// --- registering -----------------------------------------------------------------------------------------------------

void PoseCommands::bindRegistering() {
  ActionSet& actions = context_.actions;
  actions.bind(
      "pose.register", [this](const ActionArguments&) { return registerPose(); },
      [this] { return context_.workspace.current() != nullptr || !context_.stage.selectedBones().empty(); });
  actions.bind(
      "pose.registerAll",
      [this](const ActionArguments&) -> Status {
        // Another one may be in front, at another frame.
        context_.workspace.setCurrent(posing_.document());
        posing_.registerAll(*posing_.document(), posing_.document()->currentFrame());
        return Done{};
      },
      [this] { return posing_.hasDraft(); });
  actions.bind("pose.autoKey", [this](const ActionArguments& given) -> Status {
    setAutoKey(given.flag("on").value_or(!posing_.isAutoKey()));
    context_.settings.values().setValue(kAutoKeySetting, posing_.isAutoKey());
    return Done{};
  });
}

/// Enter means the pose when there is one, or bones are selected; else it makes keys on the selected tracks.
Status PoseCommands::registerPose() {
  const MotionDocument* document = context_.workspace.current();
  const auto isOther = [](const auto& track) { return track.first.kind != TrackKind::Bone; };
  const bool hasOtherKeys = document != nullptr && std::ranges::any_of(document->selection().tracks(), isOther);
  const bool hasBones = posing_.document() == document && !hasOtherKeys && !context_.stage.selectedBones().empty();
  if ((posing_.hasDraft() || hasBones) && posing_.registerSelected()) return Done{};
  if (document == nullptr) return Error{{}, {}, tr("there is nothing to register").toStdString()};
  if (context_.actions.isScripted()) return context_.actions.runScripted("key.add", {});
  context_.actions.call("key.add");
  return Done{};
}

void PoseCommands::setAutoKey(bool on) {
  posing_.setAutoKey(on);
  context_.actions.action("pose.autoKey")->setChecked(on);
}

// --- changes of the pose ---------------------------------------------------------------------------------------------

void PoseCommands::bindChanges() {
  ActionSet& actions = context_.actions;
  const auto hasBones = [this] { return posing_.isPossible() && !context_.stage.selectedBones().empty(); };
  const auto hasDraft = [this] { return posing_.hasDraft(); };
  const auto bind = [&](const char* id, auto run, auto enabled) {
    actions.bind(
        id,
        [run](const ActionArguments&) -> Status {
          run();
          return Done{};
        },
        enabled);
  };
  actions.bind(
      "pose.pick", [this](const ActionArguments& given) { return pick(given); },
      [this] { return context_.stage.active() != nullptr; });
  actions.bind(
      "pose.values", [this](const ActionArguments& given) { return setValues(given); }, hasBones);
  bind(
      "pose.resetRotation", [this] { posing_.reset(Posing::Reset::Rotation); }, hasBones);
  bind(
      "pose.resetTranslation", [this] { posing_.reset(Posing::Reset::Translation); }, hasBones);
  bind(
      "pose.resetAll", [this] { posing_.reset(Posing::Reset::All); }, hasBones);
  bind(
      "pose.discardSelected", [this] { posing_.releaseSelectedBones(); }, hasDraft);
  bind(
      "pose.discard", [this] { posing_.discard(); }, hasDraft);
}

Status PoseCommands::pick(const ActionArguments& arguments) {
  const Model& model = context_.stage.active()->model();
  const QStringList words = arguments.text("bones").value_or(QString()).split(',', Qt::SkipEmptyParts);
  std::vector<BoneIndex> bones;
  bones.reserve(static_cast<std::size_t>(words.size()));
  for (const QString& word : words) {
    const auto bone = boneCalled(model, word.trimmed());
    if (!bone) return Error{{}, {}, "the active model has no bone '" + word.trimmed().toStdString() + "'"};
    bones.push_back(*bone);
  }
  if (!bones.empty()) tool_.setLead(bones.back());
  context_.stage.selectBones(std::move(bones));
  return Done{};
}

void PoseCommands::showValues() {
  if (values_ == nullptr) values_ = new PoseValuesDialog(context_.stage, context_.window);
  values_->show();
  values_->raise();
  values_->activateWindow();
}

Status PoseCommands::setValues(const ActionArguments& arguments) {
  if (arguments.isEmpty()) {
    if (context_.actions.isScripted()) return Error{{}, {}, "give translation, rotation or quaternion"};
    showValues();
    return Done{};
  }
  const auto translation = arguments.numbers("translation");
  const auto angles = arguments.numbers("rotation");
  const auto quaternion = arguments.numbers("quaternion");
  for (const auto& numbers : {translation, angles, quaternion}) {
    const auto isFiniteNumber = [](double number) { return std::isfinite(number); };
    if (numbers && !std::ranges::all_of(*numbers, isFiniteNumber)) return Error{{}, {}, "expected finite numbers"};
  }
  context_.stage.evaluated();
  Posing::BoneMoves moves;
  moves.reserve(context_.stage.selectedBones().size());
  for (const BoneIndex bone : context_.stage.selectedBones()) {
    BoneMove move = context_.stage.active()->ownMoves()[static_cast<std::size_t>(bone)];
    if (translation) move.translation = {(*translation)[0], (*translation)[1], (*translation)[2]};
    if (angles) {
      move.rotation =
          unitRotation(rotationFromEuler({(*angles)[0], (*angles)[1], (*angles)[2]}, toStored(move.rotation)));
    }
    if (quaternion) {
      const auto& q = *quaternion;
      move.rotation = unitRotation(toStored(glm::dquat(q[3], q[0], q[1], q[2])));
    }
    moves.emplace_back(bone, move);
  }
  if (!posing_.begin(tr("Pose bones"))) return Error{{}, {}, "the active model is hidden"};
  posing_.poseBones(moves);
  posing_.end();
  return Done{};
}

// --- handles ---------------------------------------------------------------------------------------------------------

void PoseCommands::bindChoice(const char* const* ids, int count, const std::function<void(int)>& choose) {
  for (int i = 0; i < count; ++i) {
    context_.actions.bind(ids[i], [choose, i](const ActionArguments&) -> Status {
      choose(i);
      return Done{};
    });
  }
}

void PoseCommands::bindHandles() {
  ActionSet& actions = context_.actions;
  bindChoice(kToolIds, static_cast<int>(std::size(kToolIds)), [this](int place) {
    PoseToolLook look = tool_.look();
    look.tool = PoseToolKind(place);
    setLook(look);
  });
  const auto chooseSpace = [this](int place) {
    PoseToolLook look = tool_.look();
    look.space = AxisSpace(place);
    setLook(look);
  };
  constexpr int kSpaces = static_cast<int>(std::size(kSpaceIds));
  bindChoice(kSpaceIds, kSpaces, chooseSpace);
  actions.bind("pose.nextSpace", [this, chooseSpace](const ActionArguments&) -> Status {
    chooseSpace((static_cast<int>(tool_.look().space) + 1) % kSpaces);
    return Done{};
  });
  actions.bind("pose.snap", [this](const ActionArguments& given) -> Status {
    PoseToolLook look = tool_.look();
    look.snaps = given.flag("on").value_or(!look.snaps);
    setLook(look);
    return Done{};
  });
}

void PoseCommands::setLook(const PoseToolLook& look) {
  tool_.setLook(look);
  QSettings& values = context_.settings.values();
  values.setValue(kToolSetting, kToolIds[static_cast<int>(look.tool)]);
  values.setValue(kSpaceSetting, kSpaceIds[static_cast<int>(look.space)]);
  values.setValue(kSnapSetting, look.snaps);
  const auto check = [this](const auto& ids, int place) {
    for (int i = 0; i < static_cast<int>(std::size(ids)); ++i) context_.actions.action(ids[i])->setChecked(i == place);
  };
  check(kToolIds, static_cast<int>(look.tool));
  check(kSpaceIds, static_cast<int>(look.space));
  context_.actions.action("pose.snap")->setChecked(look.snaps);
}

void PoseCommands::bindLeaving() {
  bindChoice(kLeaveIds, static_cast<int>(std::size(kLeaveIds)), [this](int place) {
    leaving_->setRule(PoseLeaving::Rule(place));
    context_.settings.values().setValue(kLeaveSetting, kLeaveIds[place]);
    for (int i = 0; i < static_cast<int>(std::size(kLeaveIds)); ++i) {
      context_.actions.action(kLeaveIds[i])->setChecked(i == place);
    }
  });
}

void PoseCommands::applySettings() {
  const QSettings& values = context_.settings.values();
  PoseToolLook look;
  look.tool = PoseToolKind(placeIn(kToolIds, values.value(kToolSetting), static_cast<int>(look.tool)));
  look.space = AxisSpace(placeIn(kSpaceIds, values.value(kSpaceSetting), static_cast<int>(look.space)));
  look.snaps = values.value(kSnapSetting, false).toBool();
  setLook(look);
  setAutoKey(values.value(kAutoKeySetting, false).toBool());
  const int leave = placeIn(kLeaveIds, values.value(kLeaveSetting), 0);
  leaving_->setRule(PoseLeaving::Rule(leave));
  for (int i = 0; i < static_cast<int>(std::size(kLeaveIds)); ++i) {
    context_.actions.action(kLeaveIds[i])->setChecked(i == leave);
  }
}

}  // namespace furitsuke
