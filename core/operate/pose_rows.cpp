// SPDX-License-Identifier: MIT
#include <array>
#include <string>

#include "core/eval/operations/centre_bias.h"
#include "core/eval/sample_pose.h"
#include "core/model/name_index.h"
#include "core/motion/operations/rebasing.h"
#include "core/operate/operation_rows.h"

namespace furitsuke {

namespace {

bool turns(const BonePose& bone) { return bone.rotation.x != 0 || bone.rotation.y != 0 || bone.rotation.z != 0; }

/// Whether IK turns the bone: a link of the model, or without a model one of the legs if their IK has keys.
class IkTurned {
 public:
  IkTurned(const Motion& motion, const Model* model) : model_(model) {
    if (model != nullptr) names_.emplace(*model);
    for (const char* foot : {"左足ＩＫ", "右足ＩＫ"}) {
      const auto track = findTrack(motion, foot);
      hasFootKeys_ = hasFootKeys_ || (track && motion.keyCount(*track) > 0);
    }
  }

  [[nodiscard]] bool holds(const Name& name) const {
    if (model_ == nullptr) {
      constexpr std::array<std::string_view, 6> kLegs{"左足", "右足", "左ひざ", "右ひざ", "左足首", "右足首"};
      return hasFootKeys_ && std::ranges::find(kLegs, name.text) != kLegs.end();
    }
    const auto bone = names_->findBone(name.bytes);
    return bone && std::ranges::any_of(model_->ik, [&](const IkChain& chain) {
             return std::ranges::find(chain.links, *bone, &IkLink::bone) != chain.links.end();
           });
  }

 private:
  const Model* model_;
  std::optional<NameIndex> names_;
  bool hasFootKeys_ = false;
};

void noteIk(OperationResult& result, const OperationInput& in, const Pose& pose) {
  const IkTurned ik(in.motion, in.model);
  std::string names;
  std::size_t count = 0;
  for (const BonePose& bone : pose.bones) {
    if (!turns(bone) || !ik.holds(bone.name)) continue;
    names += (names.empty() ? "" : ", ") + bone.name.text;
    ++count;
  }
  if (count == 0) return;
  Diagnostic note =
      operationNote("edit.pose.ik", {}, "IK turns these while it is on, the pose shows only without: " + names);
  note.severity = Severity::Info;
  note.count = count;
  note.detail = names;
  result.notes.push_back(std::move(note));
}

Result<OperationResult> runRebase(const OperationInput& in) {
  const Motion* other = in.arguments.motion("pose");
  const Pose pose = samplePose(other == nullptr ? in.motion : *other, in.arguments.frame("frame"));
  RebaseOptions options;
  options.takesOut = in.arguments.text("mode") == "take-out";
  options.side = in.arguments.text("side") == "bone" ? RotationSide::Bone : RotationSide::Parent;
  options.addsMissing = in.arguments.flag("add-missing");
  OperationResult result = rebaseKeys(in.motion, in.keys, pose, options);
  noteIk(result, in, pose);
  return result;
}

Operation rebaseRow() {
  return {.id = "rebase",
          .text = "Offset by a Pose",
          .help =
              "Lays a pose under the keys of bones, or takes it out of them: positions are added, rotations "
              "multiplied. The pose is a file or a frame of this motion, which becomes the rest pose when it is taken "
              "out. What lies between the keys keeps its shape.",
          .parameters = {{.id = "pose",
                          .kind = ParameterKind::MotionFile,
                          .help = "A pose (VPD) or another motion; without one a frame of this motion is the pose"},
                         {.id = "frame",
                          .kind = ParameterKind::Integer,
                          .help = "The frame of the motion that holds the pose",
                          .initial = "0",
                          .unit = "frames",
                          .minimum = 0,
                          .maximum = kMaxFrame},
                         {.id = "mode",
                          .kind = ParameterKind::Choice,
                          .help = "Whether keys of rest come to the pose, or keys of the pose to rest",
                          .initial = "add",
                          .choices = {"add", "take-out"}},
                         {.id = "side",
                          .kind = ParameterKind::Choice,
                          .help = "Whether the pose turns the moved bone in its parent, or the bone before it moves",
                          .initial = "parent",
                          .choices = {"parent", "bone"}},
                         {.id = "add-missing",
                          .kind = ParameterKind::Flag,
                          .help = "Give bones of the pose that have no keys one at the first chosen frame",
                          .initial = "false"}},
          .run = runRebase};
}

Operation centreBiasRow() {
  return {.id = "centre-bias",
          .text = "Centre Position Bias",
          .help =
              "Moves a whole dance and turns it about an upright axis: the keys of the bones that carry all others, "
              "and of the camera. With a model these are its topmost bones with keys, without one 全ての親 or else "
              "センター and the IK of the feet, which can only be moved then.",
          .parameters = {{.id = "offset",
                          .kind = ParameterKind::Vector,
                          .help = "How far it moves, after the turn",
                          .initial = "0,0,0",
                          .unit = "model units"},
                         {.id = "turn",
                          .kind = ParameterKind::Number,
                          .help = "How far it turns, as MMD shows y of bones",
                          .initial = "0",
                          .unit = "degrees",
                          .minimum = -360,
                          .maximum = 360},
                         {.id = "about",
                          .kind = ParameterKind::Vector,
                          .help = "A point on the axis",
                          .initial = "0,0,0",
                          .unit = "model units"}},
          .run = [](const OperationInput& in) {
            const OperationArguments& a = in.arguments;
            return biasCentre(in.motion, in.keys, {a.vector("offset"), a.number("turn"), a.vector("about")}, in.model);
          }};
}

}  // namespace

std::vector<Operation> poseOperations() { return {rebaseRow(), centreBiasRow()}; }

}  // namespace furitsuke
