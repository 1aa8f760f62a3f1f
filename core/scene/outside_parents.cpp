// SPDX-License-Identifier: MIT
#include "core/scene/outside_parents.h"

#include <algorithm>
#include <utility>

#include "core/eval/rig/rotation_math.h"
#include "core/scene/keyed_placement.h"
#include "core/scene/placement_chain.h"

namespace furitsuke::scene {

namespace {

/// A place in one space, seen from another.
RigidTransform movedTransform(const glm::dmat4& toOther, const RigidTransform& transform) {
  const glm::dquat turn = rigidPart(toOther).rotation;
  return {glm::dvec3(toOther * glm::dvec4(transform.position, 1)), glm::normalize(turn * transform.rotation)};
}

/// The origin of the model for kNoIndex.
RigidTransform transformAt(const eval::RigPose& pose, model::BoneIndex bone) {
  return bone == model::kNoIndex ? RigidTransform() : pose.transforms[static_cast<std::size_t>(bone)];
}

}  // namespace

OutsideParents::OutsideParents(std::vector<ParentMember> members)
    : members_(std::move(members)), states_(members_.size()) {}

bool OutsideParents::isEmpty() const {
  return std::ranges::all_of(members_, [](const ParentMember& member) {
    return member.motion->parents().empty() && member.motion->accessoryKeys().empty();
  });
}

std::optional<std::size_t> OutsideParents::find(std::uint64_t id) const {
  const auto found = std::ranges::find(members_, id, &ParentMember::id);
  if (found == members_.end()) return {};
  return static_cast<std::size_t>(found - members_.begin());
}

void OutsideParents::moveTo(double frame) {
  for (State& state : states_) state = {};
  for (std::size_t i = 0; i < members_.size(); ++i) findLinks(i, frame);
  breakCircles();
  order_.clear();
  isOrdered_.assign(members_.size(), false);
  for (std::size_t i = 0; i < members_.size(); ++i) addToOrder(i);
}

void OutsideParents::findLinks(std::size_t member, double frame) {
  State& state = states_[member];
  state.placement = *members_[member].placement;
  if (const auto place = motion::accessoryKeyAt(members_[member].motion->accessoryKeys(), frame))
    state.placement = keyedPlacement(state.placement, *place);
  state.attachment = {state.placement.attachment, state.placement.attachmentBone};
  for (const eval::BoundParent& parent : members_[member].motion->parents()) {
    const motion::ParentTarget* target = parent.targetAt(frame);
    if (target == nullptr) continue;
    if (parent.bone == model::kNoIndex) {
      findAttachment(member, *target);
    } else if (target->kind == motion::ParentKind::Own) {
      const model::BoneIndex own = eval::boneWithText(*members_[member].model, target->bone);
      if (own != model::kNoIndex) state.links.push_back({parent.bone, target->kind, member, own});
    } else if (const std::optional<Link> link = linkTo(*target, parent.bone)) {
      // By its title, too, a model can follow itself.
      state.links.push_back(*link);
      if (link->kind == motion::ParentKind::Model && link->target == member) {
        state.links.back().kind = motion::ParentKind::Own;
      }
    }
  }
}

void OutsideParents::findAttachment(std::size_t member, const motion::ParentTarget& target) {
  if (target.kind == motion::ParentKind::Own) return;
  const std::optional<Link> link = linkTo(target, model::kNoIndex);
  if (link && link->kind == motion::ParentKind::Model && link->target == member) return;
  const bool follows = link && link->kind == motion::ParentKind::Model;
  states_[member].attachment = follows ? Attachment{members_[link->target].id, link->targetBone} : Attachment();
}

std::optional<OutsideParents::Link> OutsideParents::linkTo(const motion::ParentTarget& target,
                                                           model::BoneIndex bone) const {
  if (target.kind == motion::ParentKind::Ground) return Link{bone, target.kind};
  if (target.kind != motion::ParentKind::Model) return {};
  const auto found = std::ranges::find(members_, target.model, &ParentMember::title);
  if (found == members_.end()) return {};
  Link link{bone, target.kind, static_cast<std::size_t>(found - members_.begin())};
  if (!target.bone.empty()) {
    link.targetBone = eval::boneWithText(*found->model, target.bone);
    if (link.targetBone == model::kNoIndex) return {};
  }
  return link;
}

bool OutsideParents::reaches(std::size_t from, std::size_t to) const {
  std::vector<bool> isSeen(members_.size());
  std::vector<std::size_t> open{from};
  while (!open.empty()) {
    const std::size_t at = open.back();
    open.pop_back();
    if (at == to) return true;
    if (isSeen[at]) continue;
    isSeen[at] = true;
    open.insert(open.end(), states_[at].needs.begin(), states_[at].needs.end());
  }
  return false;
}

std::optional<std::size_t> OutsideParents::attachmentMember(std::size_t member) const {
  const std::uint64_t attachment = states_[member].attachment.actor;
  return attachment == 0 ? std::nullopt : find(attachment);
}

bool OutsideParents::carriesItself(std::size_t member) const {
  std::optional<std::size_t> attachment = attachmentMember(member);
  for (std::size_t i = 0; i < members_.size() && attachment; ++i) {
    if (*attachment == member) return true;
    attachment = attachmentMember(*attachment);
  }
  return false;
}

void OutsideParents::breakCircles() {
  std::vector<bool> carryThemselves;
  for (std::size_t i = 0; i < members_.size(); ++i) carryThemselves.push_back(carriesItself(i));
  for (std::size_t i = 0; i < members_.size(); ++i) {
    State& state = states_[i];
    if (carryThemselves[i]) state.attachment = {};
    for (const Link& link : state.links) {
      if (link.kind == motion::ParentKind::Model) state.needs.push_back(link.target);
      if (link.kind != motion::ParentKind::Ground) states_[link.target].isFollowed = true;
    }
    if (const auto attachment = attachmentMember(i)) {
      state.needs.push_back(*attachment);
      states_[*attachment].isFollowed = true;
    }
  }
  std::vector<std::vector<std::size_t>> needs(members_.size());
  for (std::size_t i = 0; i < members_.size(); ++i) {
    for (Link& link : states_[i].links) {
      if (link.kind != motion::ParentKind::Model) continue;
      link.isCircular = reaches(link.target, i);
      if (!link.isCircular) needs[i].push_back(link.target);
    }
    const auto attachment = attachmentMember(i);
    if (!attachment) continue;
    states_[i].isAttachmentCircular = reaches(*attachment, i);
    if (!states_[i].isAttachmentCircular) needs[i].push_back(*attachment);
  }
  for (std::size_t i = 0; i < members_.size(); ++i) states_[i].needs = std::move(needs[i]);
}

void OutsideParents::addToOrder(std::size_t member) {
  if (isOrdered_[member]) return;
  isOrdered_[member] = true;
  for (const std::size_t needed : states_[member].needs) addToOrder(needed);
  order_.push_back(member);
}

template <class PoseOfAttachment>
glm::dmat4 OutsideParents::chainOf(std::size_t member, const PoseOfAttachment& poseOf) const {
  return worldOfCarried(&members_[member], members_.size(), [&](const ParentMember& carried) {
    const auto place = static_cast<std::size_t>(&carried - members_.data());
    AttachedPlacement<ParentMember> transform{states_[place].placement};
    const std::optional<std::size_t> found = attachmentMember(place);
    if (!found) return transform;
    transform.attachment = &members_[*found];
    const model::BoneIndex bone = states_[place].attachment.bone;
    const bool hasBone = bone >= 0 && static_cast<std::size_t>(bone) < transform.attachment->rig->bones.size();
    if (hasBone) transform.bone = transformAt(poseOf(place, *found), bone);
    return transform;
  });
}

std::vector<eval::OutsideTransform> OutsideParents::transformsOf(std::size_t member, const MemberPoses& poses) const {
  std::vector<eval::OutsideTransform> outside;
  const std::vector<Link>& links = states_[member].links;
  if (links.empty()) return outside;
  const auto isOwn = [](const Link& link) { return link.kind == motion::ParentKind::Own; };
  const auto posed = [&](std::size_t carried, std::size_t attachment) -> const eval::RigPose& {
    return states_[carried].isAttachmentCircular ? poses.trial(attachment, {}) : poses.posed(attachment);
  };
  const auto plain = [&](std::size_t, std::size_t attachment) -> const eval::RigPose& {
    return poses.trial(attachment, {});
  };
  const glm::dmat4 toOwn = glm::inverse(chainOf(member, posed));
  for (const Link& link : links) {
    if (isOwn(link)) continue;
    if (link.kind == motion::ParentKind::Ground) {
      outside.push_back({link.bone, movedTransform(toOwn, {})});
    } else if (link.isCircular) {
      const glm::dmat4 world = chainOf(link.target, plain);
      const RigidTransform target = transformAt(poses.trial(link.target, {}), link.targetBone);
      outside.push_back({link.bone, movedTransform(toOwn * world, target)});
    } else {
      const glm::dmat4 world = chainOf(link.target, posed);
      outside.push_back(
          {link.bone, movedTransform(toOwn * world, transformAt(poses.posed(link.target), link.targetBone))});
    }
  }
  if (std::ranges::none_of(links, isOwn)) return outside;
  const eval::RigPose& without = poses.trial(member, outside);
  for (const Link& link : links) {
    if (isOwn(link)) outside.push_back({link.bone, transformAt(without, link.targetBone)});
  }
  return outside;
}

glm::dmat4 OutsideParents::worldOf(std::size_t member, const PoseOf& poseOf) const {
  return chainOf(member,
                 [&poseOf](std::size_t, std::size_t attachment) -> const eval::RigPose& { return poseOf(attachment); });
}

}  // namespace furitsuke::scene
