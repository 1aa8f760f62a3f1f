// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/onion_skin.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <utility>

#include "app/panels/viewport/time_tint.h"

namespace furitsuke::panels {

namespace {

constexpr double kNearestAlpha = 0.5;
constexpr double kFarthestAlpha = 0.2;

}  // namespace

void OnionSkin::clear() { ghosts_.clear(); }

std::vector<Frame> OnionSkin::ghostFrames() const {
  const auto at = static_cast<std::int64_t>(std::floor(stage_.position()));
  const std::int64_t last = session::lastFrameOn(stage_);
  std::vector<Frame> frames;
  frames.reserve(2 * static_cast<std::size_t>(options_.count));
  for (int i = 1; i <= options_.count; ++i) {
    const std::int64_t away = static_cast<std::int64_t>(i) * options_.step;
    for (const std::int64_t frame : {at - away, at + away}) {
      if (frame >= 0 && frame <= last) frames.push_back(static_cast<Frame>(frame));
    }
  }
  return frames;
}

void OnionSkin::poseGhost(scene::Ghost& ghost, const scene::Actor& actor, Frame frame,
                          scene::SceneAtFrame& sceneAtFrame) {
  if (ghost.actor == nullptr) ghost.actor = actor.twin();
  ghost.of = actor.id();
  ghost.frame = frame;
  ghost.actor->follow(actor);
  sceneAtFrame.moveTo(frame);
  ghost.actor->setOutside(sceneAtFrame.outsideOf(actor));
  ghost.actor->evaluate(frame);
  ghost.toWorld = sceneAtFrame.worldOf(actor);
  ++computedPoseCount_;
}

std::span<const scene::Ghost> OnionSkin::ghosts() {
  const scene::Scene& scene = stage_.evaluated();
  const scene::Actor* actor = stage_.active();
  if (actor == nullptr || !actor->shown || stage_.motionOf(actor->id()) == nullptr) {
    clear();
    return {};
  }
  if (std::exchange(actor_, actor->id()) != actor->id()) clear();
  const bool areStale = std::exchange(revision_, stage_.motionRevision()) != stage_.motionRevision();
  scene::SceneAtFrame sceneAtFrame(scene);
  const std::vector<Frame> frames = ghostFrames();
  std::vector<scene::Ghost> before = std::exchange(ghosts_, {});
  ghosts_.resize(frames.size());
  for (std::size_t i = 0; i < frames.size() && !areStale; ++i) {
    const auto kept = std::ranges::find_if(
        before, [&](const scene::Ghost& ghost) { return ghost.actor != nullptr && ghost.frame == frames[i]; });
    if (kept != before.end()) ghosts_[i] = std::move(*kept);
  }
  std::erase_if(before, [](const scene::Ghost& ghost) { return ghost.actor == nullptr; });
  const double at = std::floor(stage_.position());
  for (std::size_t i = 0; i < frames.size(); ++i) {
    scene::Ghost& ghost = ghosts_[i];
    if (ghost.actor == nullptr) {
      if (!before.empty()) {
        ghost = std::move(before.back());
        before.pop_back();
      }
      poseGhost(ghost, *actor, frames[i], sceneAtFrame);
    } else {
      ghost.actor->follow(*actor);
    }
    const QColor tint = timeTint(frames[i] < at ? TimeSide::Past : TimeSide::Future);
    const double far = (std::abs(frames[i] - at) / options_.step - 1) / OnionSkinOptions::kMaxGhosts;
    const double alpha = kNearestAlpha + (kFarthestAlpha - kNearestAlpha) * far;
    ghost.tint = {static_cast<float>(tint.redF()), static_cast<float>(tint.greenF()), static_cast<float>(tint.blueF()),
                  static_cast<float>(alpha)};
  }
  return ghosts_;
}

}  // namespace furitsuke::panels
