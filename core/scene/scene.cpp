// SPDX-License-Identifier: MIT
#include "core/scene/scene.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <utility>

#include "core/base/parallel.h"
#include "core/eval/rig/pose_bones.h"
#include "core/model/name_index.h"
#include "core/scene/camera_parents.h"
#include "core/scene/placement_chain.h"
#include "core/scene/scene_simulation.h"

namespace furitsuke::scene {

Scene Scene::snapshot() const {
  Scene copy;
  for (const auto& actor : actors) copy.actors.push_back(std::make_unique<Actor>(*actor));
  copy.preExtrapolation = preExtrapolation;
  copy.simulation = simulation;
  copy.cameraTrack = cameraTrack;
  copy.cameraParents = cameraParents;
  copy.lightTrack = lightTrack;
  copy.selfShadowTrack = selfShadowTrack;
  copy.camera_ = camera_;
  copy.light_ = light_;
  copy.selfShadow_ = selfShadow_;
  return copy;
}

Actor* Scene::find(std::uint64_t id) const {
  const auto found = std::ranges::find_if(actors, [id](const auto& actor) { return actor->id() == id; });
  return found == actors.end() ? nullptr : found->get();
}

Actor* Scene::findTitled(std::string_view title) const {
  const auto found = std::ranges::find_if(actors, [title](const auto& actor) { return actor->title == title; });
  return found == actors.end() ? nullptr : found->get();
}

OutsideParents Scene::outsideParents() const {
  std::vector<ParentMember> members;
  members.reserve(actors.size());
  for (const auto& actor : actors) {
    members.push_back({actor->id(), actor->title, &actor->model(), &actor->rig(), &actor->motion(), &actor->placement});
  }
  return OutsideParents(std::move(members));
}

namespace {

/// With fewer vertices, starting threads takes longer than they save.
constexpr std::size_t kManyVertices = 12'000;

std::size_t vertexCount(const Actor* actor) { return actor->model().mesh.size(); }

/// On as many threads as there are cores, since poses do not depend on other actors.
void evaluateEach(std::vector<Actor*>& actors, double frame) {
  std::size_t vertices = 0;
  for (const Actor* actor : actors) vertices += vertexCount(actor);
  if (actors.size() < 2 || vertices < kManyVertices) {
    for (Actor* actor : actors) actor->evaluate(frame);
    return;
  }
  // The largest first, so that no thread waits for one that has begun last.
  std::ranges::stable_sort(actors, std::ranges::greater(), vertexCount);
  forEachInParallel(actors.size(), [&](std::size_t i, std::size_t) { actors[i]->evaluate(frame); });
}

}  // namespace

void Scene::evaluate(double frame) {
  const std::optional<Attachment> filmed = cameraParentOf(*this, frame);
  std::vector<Actor*> moving;
  moving.reserve(actors.size());
  bool areLinked = false;
  for (const auto& actor : actors) {
    actor->setPreExtrapolation(preExtrapolation);
    actor->accessoryKey = motion::accessoryKeyAt(actor->motion().accessoryKeys(), frame);
    if (actor->accessoryKey && actor->accessoryKeyDraft) actor->accessoryKey = actor->accessoryKeyDraft;
    areLinked = areLinked || !actor->motion().parents().empty();
    // A hidden model still moves what it carries.
    const bool isFilmed = filmed && filmed->actor == actor->id();
    if (actor->shown || isFilmed || isFollowed(*actor)) moving.push_back(actor.get());
  }
  if (areLinked) {
    OutsideParents parents = outsideParents();
    evaluateLinked(parents, frame, filmed ? filmed->actor : 0);
  } else {
    for (const auto& actor : actors) {
      actor->setOutside({});
      actor->setKeyedAttachment({});
    }
    evaluateEach(moving, frame);
  }
  camera_ = cameraTrack.sample(frame, preExtrapolation);
  if (const Actor* actor = filmed ? find(filmed->actor) : nullptr)
    camera_.target += followedPosition(actor->pose(), filmed->bone, worldOf(*actor));
  light_ = lightTrack.sample(frame, preExtrapolation);
  selfShadow_ = selfShadowTrack.sample(frame, preExtrapolation);
}

void Scene::evaluateLinked(OutsideParents& parents, double frame, std::uint64_t filmed) {
  std::map<std::size_t, eval::RigPose> trials;
  const MemberPoses poses{
      [this](std::size_t member) -> const eval::RigPose& { return actors[member]->pose(); },
      [&](std::size_t member, const std::vector<eval::OutsideTransform>& outside) -> const eval::RigPose& {
        const Actor& actor = *actors[member];
        eval::RigPose& pose = trials.try_emplace(member, actor.rig()).first->second;
        pose.outside = outside;
        actor.poseBeforePhysics(frame, pose);
        eval::poseBonesAfterPhysics(actor.rig(), pose);
        return pose;
      }};
  parents.moveTo(frame);
  for (const std::size_t member : parents.order()) {
    Actor& actor = *actors[member];
    const Attachment& attachment = parents.attachmentOf(member);
    const bool isKeyed = attachment != Attachment{actor.placement.attachment, actor.placement.attachmentBone};
    actor.setKeyedAttachment(isKeyed ? std::optional(attachment) : std::nullopt);
    if (!actor.shown && actor.id() != filmed && !parents.isFollowed(member)) continue;
    actor.setOutside(parents.transformsOf(member, poses));
    actor.evaluate(frame);
  }
}

bool Scene::evaluateSimulated(double frame, const std::atomic<bool>& canceled) {
  if (simulation && !simulation->isPossible(frame)) {
    for (const auto& actor : actors) actor->switchPhysicsOff();
  } else if (simulation) {
    constexpr std::int64_t kSlice = 60;  // ticks between two looks at `canceled`
    const std::int64_t last = SceneSimulation::tickFor(frame);
    while (simulation->endTick() <= last && !canceled) {
      simulation->advanceTo(std::min(last, simulation->endTick() + kSlice));
    }
    simulation->showIn(*this);
  }
  if (canceled) return false;
  evaluate(frame);
  return true;
}

bool Scene::isFollowed(const Actor& actor) const {
  return std::ranges::any_of(actors, [&](const auto& other) { return other->placement.attachment == actor.id(); });
}

bool Scene::attachToBone(Actor& carried, std::string_view bone) const {
  if (bone.empty()) return false;
  for (const auto& actor : actors) {
    if (actor.get() == &carried) continue;
    const std::optional<model::BoneIndex> found = model::NameIndex(actor->model()).findBone(bone);
    if (!found) continue;
    carried.placement.attachment = actor->id();
    carried.placement.attachmentBone = *found;
    return true;
  }
  return false;
}

glm::dmat4 Scene::worldOf(const Actor& actor) const {
  return worldOf(actor, [](const Actor& attachment) -> const eval::RigPose& { return attachment.pose(); });
}

glm::dmat4 Scene::worldOf(const Actor& actor, const PoseOf& poseOf) const {
  return worldOfCarried(&actor, actors.size(), [&](const Actor& carried) {
    AttachedPlacement<Actor> transform{carried.shownPlacement()};
    const Attachment attachment = carried.attachment();
    transform.attachment = attachment.actor == 0 ? nullptr : find(attachment.actor);
    const bool hasBone = transform.attachment != nullptr && attachment.bone >= 0 &&
                         static_cast<std::size_t>(attachment.bone) < transform.attachment->rig().bones.size();
    if (hasBone) transform.bone = poseOf(*transform.attachment).transforms[static_cast<std::size_t>(attachment.bone)];
    return transform;
  });
}

}  // namespace furitsuke::scene
