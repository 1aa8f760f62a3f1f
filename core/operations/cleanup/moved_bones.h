// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/eval/rig/rig.h"
#include "core/eval/rig/rig_pose.h"
#include "core/eval/sample.h"
#include "core/operations/operation.h"

// Gives bones of a model other movements at some frames. Used inside core/operations only.
namespace furitsuke::operations {

/// The moves of a bone as keys store them, at ascending frames.
using FrameTransforms = std::vector<std::pair<Frame, eval::LocalTransform>>;

/// A copy of a motion in which bones of its model get keys at every frame of runs of frames. The input must have a
/// model and must outlive this object.
class MovedBones {
 public:
  explicit MovedBones(const OperationInput& in) : in_(in), work_(in.motion) {}

  [[nodiscard]] const motion::Motion& motion() const noexcept { return work_; }
  /// What the keys of the bone show at a frame.
  [[nodiscard]] eval::BoneSample sampled(std::size_t bone, Frame frame);

  /// Replaces the keys of a bone in each run of frames; what the track shows outside of it stays.
  void set(std::size_t bone, const FrameTransforms& locals);
  /// Switches an IK chain on or off over a range; see switchIk().
  void switchChain(std::size_t chain, FrameRange range, bool isOn);
  /// Removes keys that are not needed within the bounds; 0 keeps all. `position`: model units; `angle`: degrees;
  /// `feet`: of ankles that stand still, model units, 0 for no such bound.
  [[nodiscard]] Status reduce(double position, double angle, double feet = 0);
  /// The same, but keys stay where bones would be farther from the source halfway between two frames of the range than
  /// the bounds allow, and than they are with a key at every frame.
  [[nodiscard]] Status reduceWithHalfFrames(const eval::Rig& rig, const std::vector<std::size_t>& bones,
                                            FrameRange frames, double position, double angle);
  /// Replaces the errors of reduce() by the distances of bones from the source at every frame of a range.
  void measureErrors(const eval::Rig& rig, const std::vector<std::size_t>& bones, FrameRange frames, double position,
                     double angle);
  /// The changes of the motion, with the keys of moved bones selected.
  [[nodiscard]] OperationResult take();

 private:
  /// How far the bones are from the source, as a multiple of the bounds, after each frame of the range but the last.
  [[nodiscard]] std::vector<double> halfFrameErrors(const eval::Rig& rig, const std::vector<std::size_t>& bones,
                                                    FrameRange frames, double position, double angle) const;
  [[nodiscard]] Status reduceSelected(const motion::KeySelection& keys, double position, double angle, double feet = 0);
  [[nodiscard]] motion::TrackId trackOf(std::size_t bone);
  void setRun(std::size_t bone, const FrameTransforms& locals);
  template <class Value>
  void propose(motion::TrackId id, const motion::Track<Value>& before, const motion::Track<Value>& changed);

  const OperationInput& in_;
  motion::Motion work_;
  motion::KeySelection keys_;  ///< of `work_`
  OperationResult result_;
};

/// The move that a bone needs in its keys to show a transform, when its parent has the one that it has in `pose`:
/// without what morphs, append transforms and IK add in that pose. `keyed`: the move of the keys in that pose.
[[nodiscard]] eval::LocalTransform keyedMoveFor(const eval::Rig& rig, const eval::RigPose& pose,
                                                const eval::LocalTransform& keyed, std::size_t bone,
                                                const RigidTransform& transform);

/// The transform of the parent of a bone.
[[nodiscard]] RigidTransform parentTransform(const eval::Rig& rig, const eval::RigPose& pose, std::size_t bone);

}  // namespace furitsuke::operations
