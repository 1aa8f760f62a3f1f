// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/scene/dancer_paths.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <utility>

#include "core/operations/dancers/dancer_roots.h"

namespace furitsuke::panels {

namespace {

/// Playback at full speed moves a range by a frame at a time; steps on the same frames keep the computed points.
constexpr Frame kUsualStep = 5;

glm::dvec2 fromAbove(const glm::dvec3& position) { return {position.x, position.z}; }

}  // namespace

DancerPaths::DancerPaths(session::Stage& stage, QObject* parent) : QObject(parent), stage_(stage) {
  more_.setSingleShot(true);
  connect(&more_, &QTimer::timeout, this, &DancerPaths::changed);
}

void DancerPaths::setLength(Frame frames) {
  if (std::exchange(length_, frames) != frames) emit changed();
}

FrameRange DancerPaths::range() const {
  const auto at = static_cast<Frame>(std::floor(stage_.position()));
  const Frame last = std::max(at, session::lastFrameOn(stage_));
  if (length_ == 0) return {0, last};
  return {at - std::min(at, length_), at + std::min(last - at, length_)};
}

Frame DancerPaths::step() const {
  const FrameRange frames = range();
  const Frame needed = (frames.last - frames.first) / kMaxPoints;
  return std::max(kUsualStep, needed + (kUsualStep - needed % kUsualStep) % kUsualStep);
}

void DancerPaths::begin() {
  sceneAtFrame_.emplace(stage_.evaluated());
  end_ = std::chrono::steady_clock::now() + timeBudget_;
  isComplete_ = true;
  std::erase_if(positions_, [this](const auto& entry) { return stage_.scene().find(entry.first) == nullptr; });
}

void DancerPaths::compute(const scene::Actor& actor, Frame frame, Position& position) {
  const model::BoneIndex body = operations::dancerBody(actor.model());
  sceneAtFrame_->moveTo(frame);
  const RigidTransform& transform = sceneAtFrame_->poseOf(actor).transforms[static_cast<std::size_t>(body)];
  position.position = fromAbove(glm::dvec3(sceneAtFrame_->worldOf(actor) * glm::dvec4(transform.position, 1)));
  position.revision = stage_.motionRevision();
}

std::vector<DancerPaths::Point> DancerPaths::path(const scene::Actor& actor) {
  std::vector<Point> points;
  if (operations::dancerBody(actor.model()) == model::kNoIndex) return points;
  const FrameRange frames = range();
  const Frame every = step();
  std::map<Frame, Position>& positions = positions_[actor.id()];
  std::erase_if(positions,
                [&](const auto& entry) { return !frames.contains(entry.first) || entry.first % every != 0; });
  bool hasComputed = false;
  // Frames are counted in 64 bits: a key may be at the largest possible frame.
  const std::int64_t first = (std::int64_t{frames.first} + every - 1) / every * every;
  for (std::int64_t frame = first; frame <= frames.last; frame += every) {
    const auto at = static_cast<Frame>(frame);
    const auto known = positions.find(at);
    const bool isCurrent = known != positions.end() && known->second.revision == stage_.motionRevision();
    const bool mayCompute = !hasComputed || std::chrono::steady_clock::now() < end_;
    if (!isCurrent && mayCompute) {
      compute(actor, at, positions[at]);
      hasComputed = true;
    } else if (!isCurrent) {
      isComplete_ = false;
      more_.start(0);
    }
    if (const auto found = positions.find(at); found != positions.end()) points.push_back({at, found->second.position});
  }
  return points;
}

std::optional<DancerSpot> DancerPaths::spotNow(const scene::Scene& scene, const scene::Actor& actor) {
  const model::BoneIndex body = operations::dancerBody(actor.model());
  if (body == model::kNoIndex) return {};
  const RigidTransform& transform = actor.pose().transforms[static_cast<std::size_t>(body)];
  const glm::dmat4 world = scene.worldOf(actor);
  const glm::dvec2 facing = fromAbove(glm::dmat3(world) * (transform.rotation * glm::dvec3(0, 0, -1)));
  const double length = glm::length(facing);
  DancerSpot spot{fromAbove(glm::dvec3(world * glm::dvec4(transform.position, 1))), {0, -1}};
  // Seen from above, a dancer who lies faces nowhere.
  if (length > 1e-6) spot.facing = facing / length;
  return spot;
}

}  // namespace furitsuke::panels
