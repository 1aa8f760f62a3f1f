// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/pose/pose_clipboard_commands.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>

#include "app/actions/clipboard_check.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/pose/pose_fit.h"
#include "app/dialogs/pose_share_dialog.h"
#include "app/session/bone_posing.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "core/edit/document/pose_choice.h"
#include "core/edit/document/pose_pasting.h"
#include "core/io/motion/vpd_motion.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kPosePastePartParameters[] = {kAtPlayhead,
                                                        {.name = "percent",
                                                         .kind = Kind::Whole,
                                                         .help = "share of the copied pose; values above 100 overshoot",
                                                         .required = true,
                                                         .unit = "%"}};

}  // namespace

constexpr ActionRows kPoseClipboardActions = {
    action("pose.copy", "pose/copy", Actions::tr("&Copy Pose"),
           Actions::tr("Copy the pose at the playhead: of the selected tracks, or of all tracks"),
           {.icon = "pose", .keys = "Ctrl+Shift+C", .parameters = kAtPlayhead}),
    action("pose.paste", "pose/copy", Actions::tr("&Paste Pose"),
           Actions::tr("Register the copied pose at the playhead"),
           {.keys = "Ctrl+Shift+V", .parameters = kAtPlayhead}),
    action("pose.pasteMirrored", "pose/copy", Actions::tr("Paste Pose &Mirrored"),
           Actions::tr("Register the copied pose at the playhead with left and right swapped"),
           {.keys = "Ctrl+Alt+Shift+V", .parameters = kAtPlayhead, .words = ActionWords::tr("flip pose, mirror pose")}),
    action("pose.pastePart", "pose/copy", Actions::tr("Paste Pose &Blended…"),
           Actions::tr("Register a blend of the pose at the playhead and the copied pose"),
           {.parameters = kPosePastePartParameters}),
};

namespace {

constexpr int kInitialShare = 50;  // percent

}  // namespace

PoseClipboardCommands::PoseClipboardCommands(const CommandContext& context, QObject* parent)
    : QObject(parent), context_(context) {
  actions::ActionSet& actions = context_.actions;
  const CommandConditions when(context_);
  const auto* pose = new actions::ClipboardCheck(edit::mayHavePose, this);
  const actions::ActionBinding::Condition canPaste =
      when.hasPoseTarget() &&
      actions::ActionBinding::Condition([pose] { return pose->holds(); },
                                        QT_TRANSLATE_NOOP("Conditions", "The clipboard has no pose"));
  actions.bind("pose.copy", {.run = [this](const actions::ActionArguments& given) { return copy(given); },
                             .enabled = when.hasDocument()});
  actions.bind("pose.paste", {.run = [this](const actions::ActionArguments& given) { return paste(given, false); },
                              .enabled = canPaste});
  actions.bind(
      "pose.pasteMirrored",
      {.run = [this](const actions::ActionArguments& given) { return paste(given, true); }, .enabled = canPaste});
  actions.bind("pose.pastePart", {.run = [this](const actions::ActionArguments& given) { return pastePart(given); },
                                  .enabled = canPaste});
}

Frame PoseClipboardCommands::frameOf(const actions::ActionArguments& arguments, const edit::MotionDocument& motion) {
  const auto frame = arguments.whole("frame");
  return frame ? static_cast<Frame>(*frame) : motion.state().currentFrame();
}

Status PoseClipboardCommands::copy(const actions::ActionArguments& arguments) {
  const edit::MotionDocument& document = context_.document();
  const std::vector<Name> bones = context_.stage.posing().selectedNames(document);
  const bool isPart = !document.state().selection().tracks().empty() || !bones.empty();
  const motion::Pose pose = edit::shownPose(document, frameOf(arguments, document),
                                            isPart ? edit::PoseTracks::Selected : edit::PoseTracks::All, bones);
  if (pose.bones.empty() && pose.morphs.empty()) {
    return Error::because(Message::verbatim(tr("there are no bone or morph keys to take a pose from").toStdString()));
  }
  context_.say([boneCount = static_cast<int>(pose.bones.size()), morphCount = static_cast<int>(pose.morphs.size())] {
    return tr("Pose of %1 and %2 copied")
        .arg(tr("%Ln bone(s)", nullptr, boneCount), tr("%Ln morph(s)", nullptr, morphCount));
  });
  QApplication::clipboard()->setMimeData(edit::mimeFromPose(pose).release());
  return Done{};
}

Result<motion::Pose> PoseClipboardCommands::copiedPose() const {
  auto pose = edit::poseFromMime(QApplication::clipboard()->mimeData());
  if (!pose) return Error::because(Message::verbatim(tr("the clipboard contains no readable pose").toStdString()));
  return *std::move(pose);
}

Status PoseClipboardCommands::paste(const actions::ActionArguments& arguments, bool mirrored) {
  const Result<motion::Pose> copied = copiedPose();
  if (!copied) return copied.error();
  edit::MotionDocument* target = context_.stage.posing().motionForPose(context_.workspace.current());
  const auto fitting =
      PoseFit::fit(context_, *target, mirrored ? PoseFit::mirrored(context_, *target, *copied) : *copied);
  if (!fitting) return fitting.error();
  edit::pushPose(
      *target, [mirrored] { return mirrored ? tr("Paste pose mirrored") : tr("Paste pose"); }, fitting->pose,
      frameOf(arguments, *target));
  context_.sayStep(*target, [missing = fitting->missing] { return PoseFit::leftOutText(missing); });
  return Done{};
}

Status PoseClipboardCommands::pastePart(const actions::ActionArguments& arguments) {
  const Result<motion::Pose> copied = copiedPose();
  if (!copied) return copied.error();
  edit::MotionDocument& target = *context_.stage.posing().motionForPose(context_.workspace.current());
  const auto fitting = PoseFit::fit(context_, target, *copied);
  if (!fitting) return fitting.error();
  const Frame frame = frameOf(arguments, target);
  target.history().ensureTracks(io::motionFromPose(fitting->pose));
  const auto propose = [&target, frame, pose = fitting->pose](int percent) {
    return [=, rule = target.state().preExtrapolation()](const motion::Motion& motion) {
      return edit::pastePose(motion, pose, frame, percent / 100.0, rule);
    };
  };
  const auto text = [] { return tr("Paste pose blended"); };
  if (const auto given = arguments.whole("percent")) {
    edit::pushPose(target, text, fitting->pose, frame, static_cast<double>(*given) / 100);
    context_.sayStep(target, [missing = fitting->missing] { return PoseFit::leftOutText(missing); });
    return Done{};
  }
  dialogs::PoseShareDialog dialog(kInitialShare, context_.window);
  target.history().beginGesture(text);
  target.history().updateGestureDraft(edit::draftWithout(target.history().draft(), fitting->pose));
  target.history().updateGesture(propose(dialog.percent()));
  connect(&dialog, &dialogs::PoseShareDialog::percentChanged, &target,
          [&](int percent) { target.history().updateGesture(propose(percent)); });
  if (dialog.exec() == QDialog::Accepted) {
    target.history().endGesture();
    context_.sayStep(target, [missing = fitting->missing] { return PoseFit::leftOutText(missing); });
  } else {
    target.history().cancelGesture();
  }
  return Done{};
}

}  // namespace furitsuke::commands
