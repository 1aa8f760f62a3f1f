// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/pose_clipboard_commands.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>

#include "app/actions/action_set.h"
#include "app/commands/pose_share_dialog.h"
#include "app/commands/workspace.h"
#include "app/stage/posing.h"
#include "app/stage/stage.h"
#include "core/convert/vpd_motion.h"
#include "core/edit/pose_choice.h"
#include "core/edit/pose_pasting.h"

namespace furitsuke {

namespace {

constexpr int kHalf = 50;  // percent

}  // namespace

PoseClipboardCommands::PoseClipboardCommands(const CommandContext& context, QObject* parent)
    : QObject(parent), context_(context) {
  ActionSet& actions = context_.actions;
  Workspace& workspace = context_.workspace;
  const auto hasDocument = [&workspace] { return workspace.current() != nullptr; };
  const auto hasPose = [this] {
    const bool hasTarget = context_.workspace.current() != nullptr || context_.stage.active() != nullptr;
    return hasTarget && mayHavePose(QApplication::clipboard()->mimeData());
  };
  actions.bind(
      "pose.copy", [this](const ActionArguments& given) { return copy(given); }, hasDocument);
  actions.bind(
      "pose.paste", [this](const ActionArguments& given) { return paste(given, false); }, hasPose);
  actions.bind(
      "pose.pasteMirrored", [this](const ActionArguments& given) { return paste(given, true); }, hasPose);
  actions.bind(
      "pose.pastePart", [this](const ActionArguments& given) { return pastePart(given); }, hasPose);
}

MotionDocument& PoseClipboardCommands::document() const { return *context_.workspace.current(); }

Frame PoseClipboardCommands::frameOf(const ActionArguments& arguments, const MotionDocument& motion) {
  const auto frame = arguments.whole("frame");
  return frame ? static_cast<Frame>(*frame) : motion.currentFrame();
}

Status PoseClipboardCommands::copy(const ActionArguments& arguments) {
  const std::vector<Name> bones = context_.stage.posing().selectedNames(document());
  const bool isPart = !document().selection().isEmpty() || !bones.empty();
  const Pose pose =
      shownPose(document(), frameOf(arguments, document()), isPart ? PoseTracks::Selected : PoseTracks::All, bones);
  if (pose.bones.empty() && pose.morphs.empty()) {
    return Error{{}, {}, tr("there are no keys of bones or morphs to take a pose from").toStdString()};
  }
  QApplication::clipboard()->setMimeData(mimeFromPose(pose).release());
  return Done{};
}

Result<Pose> PoseClipboardCommands::copiedPose() const {
  auto pose = poseFromMime(QApplication::clipboard()->mimeData());
  if (!pose) return Error{{}, {}, tr("what was copied is no pose that can be read").toStdString()};
  return *std::move(pose);
}

Status PoseClipboardCommands::paste(const ActionArguments& arguments, bool mirrored) {
  const Result<Pose> copied = copiedPose();
  if (!copied) return copied.error();
  const Pose pose = mirrored ? mirroredPose(*copied) : *copied;
  MotionDocument* target = context_.stage.posing().motionForPose(context_.workspace.current());
  pushPose(*target, mirrored ? tr("Paste pose mirrored") : tr("Paste pose"), pose, frameOf(arguments, *target));
  return Done{};
}

Status PoseClipboardCommands::pastePart(const ActionArguments& arguments) {
  const Result<Pose> copied = copiedPose();
  if (!copied) return copied.error();
  MotionDocument& target = *context_.stage.posing().motionForPose(context_.workspace.current());
  const Frame frame = frameOf(arguments, target);
  target.ensureTracks(motionFromPose(*copied));
  const auto propose = [frame, pose = *copied](int percent) {
    return [=](const Motion& motion) { return pastePose(motion, pose, frame, percent / 100.0); };
  };
  const QString text = tr("Paste part of pose");
  if (const auto given = arguments.whole("percent")) {
    pushPose(target, text, *copied, frame, static_cast<double>(*given) / 100);
    return Done{};
  }
  PoseShareDialog dialog(kHalf, context_.window);
  target.beginGesture(text);
  target.updateGestureDraft(draftBeside(target.draft(), *copied));
  target.updateGesture(propose(dialog.percent()));
  connect(&dialog, &PoseShareDialog::percentChanged, &target,
          [&](int percent) { target.updateGesture(propose(percent)); });
  dialog.exec() == QDialog::Accepted ? target.endGesture() : target.cancelGesture();
  return Done{};
}

}  // namespace furitsuke
