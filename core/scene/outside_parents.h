// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <glm/mat4x4.hpp>
#include <optional>
#include <string_view>
#include <vector>

#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/rig.h"
#include "core/eval/rig/rig_pose.h"
#include "core/model/model.h"
#include "core/scene/placement.h"

namespace furitsuke::scene {

/// What the search for outside parents needs of an actor. All must outlive the search.
struct ParentMember {
  std::uint64_t id = 0;    ///< Actor::id()
  std::string_view title;  ///< by which keys name the model
  const model::Model* model = nullptr;
  const eval::Rig* rig = nullptr;
  const eval::BoundMotion* motion = nullptr;
  const Placement* placement = nullptr;
};

/// The poses of the members at the frame of the search.
struct MemberPoses {
  /// The pose of a member that is followed, with its own outside parents.
  std::function<const eval::RigPose&(std::size_t member)> posed;
  /// The pose of a member with these outside parents and no others, without physics; valid until the next call.
  std::function<const eval::RigPose&(std::size_t member, const std::vector<eval::OutsideTransform>& outside)> trial;
};

/// Finds what bones and models follow at a frame: outside parents and attachments. As in MMD, a model that is followed
/// is posed before those that follow it. Where models follow each other in a circle, MMD takes poses of the frame that
/// it showed last; here a bone then follows the pose that the other model has without outside parents of its bones,
/// which depends on nothing but the frame. The same counts for bones that follow a bone of their own model: that bone
/// is looked up in the pose without the links inside of the model. Models that carry each other in a circle, or follow
/// a bone of their own, are carried by nothing. Outside parents that the scene lacks count as none.
class OutsideParents {
 public:
  explicit OutsideParents(std::vector<ParentMember> members);

  /// Whether no member ever follows anything or is placed by its motion, so that nothing else here needs to be called.
  [[nodiscard]] bool isEmpty() const;
  /// The place of an actor among the members; nothing if it is not one of them.
  [[nodiscard]] std::optional<std::size_t> find(std::uint64_t id) const;

  /// Sets the whole or fractional frame.
  void moveTo(double frame);
  /// All members, those that are followed first.
  [[nodiscard]] const std::vector<std::size_t>& order() const noexcept { return order_; }
  /// Whether another member, or a part of this one, follows it.
  [[nodiscard]] bool isFollowed(std::size_t member) const { return states_[member].isFollowed; }
  /// What the whole model follows.
  [[nodiscard]] const Attachment& attachmentOf(std::size_t member) const { return states_[member].attachment; }
  /// The places that bones of the member follow.
  [[nodiscard]] std::vector<eval::OutsideTransform> transformsOf(std::size_t member, const MemberPoses& poses) const;
  /// The transform from the model space of the member to the world.
  using PoseOf = std::function<const eval::RigPose&(std::size_t member)>;
  [[nodiscard]] glm::dmat4 worldOf(std::size_t member, const PoseOf& poseOf) const;

 private:
  /// A bone that follows something at the frame.
  struct Link {
    model::BoneIndex bone;
    motion::ParentKind kind;
    std::size_t target = 0;
    model::BoneIndex targetBone = model::kNoIndex;  ///< kNoIndex: the origin of the target
    bool isCircular = false;
  };
  struct State {
    std::vector<Link> links;
    Placement placement;  ///< by the motion, if it has keys of a prop
    Attachment attachment;
    bool isAttachmentCircular = false;
    std::vector<std::size_t> needs;
    bool isFollowed = false;
  };

  void findLinks(std::size_t member, double frame);
  void findAttachment(std::size_t member, const motion::ParentTarget& target);
  [[nodiscard]] std::optional<Link> linkTo(const motion::ParentTarget& target, model::BoneIndex bone) const;
  [[nodiscard]] bool reaches(std::size_t from, std::size_t to) const;
  [[nodiscard]] std::optional<std::size_t> attachmentMember(std::size_t member) const;
  [[nodiscard]] bool carriesItself(std::size_t member) const;
  void breakCircles();
  void addToOrder(std::size_t member);
  /// `poseOf(carried, attachment)` returns the pose of the attachment.
  template <class PoseOfAttachment>
  [[nodiscard]] glm::dmat4 chainOf(std::size_t member, const PoseOfAttachment& poseOf) const;

  std::vector<ParentMember> members_;
  std::vector<State> states_;
  std::vector<std::size_t> order_;
  std::vector<bool> isOrdered_;
};

}  // namespace furitsuke::scene
