// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/pose/pose_fit.h"

#include <utility>

#include "app/session/scene/stage.h"
#include "core/edit/document/pose_pasting.h"

namespace furitsuke::commands {

Result<edit::FittingPose> PoseFit::fit(const CommandContext& context, const edit::MotionDocument& motion,
                                       motion::Pose pose) {
  const scene::Actor* actor = context.stage.actorOf(motion);
  if (actor == nullptr) return edit::FittingPose{std::move(pose), 0};
  edit::FittingPose fitting = edit::fittingPose(std::move(pose), *context.stage.infoOf(actor->id()).names);
  if (fitting.missing > 0 && fitting.pose.bones.empty() && fitting.pose.morphs.empty()) {
    return Error::because(
        Message::verbatim(tr("the model has none of the bones and morphs of this pose").toStdString()));
  }
  return fitting;
}

motion::Pose PoseFit::mirrored(const CommandContext& context, const edit::MotionDocument& motion,
                               const motion::Pose& pose) {
  return edit::mirroredPose(pose, operations::SideNames({}, context.modelOf(motion).get()));
}

QString PoseFit::leftOutText(std::size_t missing) {
  if (missing == 0) return {};
  return tr("%Ln bone(s) or morph(s) that the model does not have left out", nullptr, static_cast<int>(missing));
}

}  // namespace furitsuke::commands
