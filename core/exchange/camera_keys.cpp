// SPDX-License-Identifier: MIT
#include "core/exchange/camera_keys.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>
#include <numbers>

#include "core/eval/camera_view.h"
#include "core/eval/layered_views.h"
#include "core/exchange/gltf/bone_tracks.h"

namespace furitsuke::exchange {

namespace {

/// How long before a cut the view before it still stands, in seconds: a quarter of a frame, which floats tell from the
/// frame itself in any film.
constexpr double kCut = 1.0 / 120;

void append(CameraKeys& keys, double seconds, const eval::CameraSample& sample) {
  const eval::CameraView view = eval::viewOf(sample, 1);
  const glm::dvec3 back(-view.forward.x, -view.forward.y, view.forward.z), up(view.up.x, view.up.y, -view.up.z);
  glm::dquat turned = glm::normalize(glm::quat_cast(glm::dmat3(glm::cross(up, back), up, back)));
  // Of q and -q, the one that is nearer to the key before.
  if (!keys.rotations.empty() && glm::dot(keys.rotations.back(), turned) < 0) turned = -turned;
  keys.times.push_back(seconds);
  keys.places.push_back(toMeters(view.eye));
  keys.rotations.push_back(turned);
  keys.viewAngles.push_back(sample.fov * std::numbers::pi / 180);
  keys.isOrthographic = keys.isOrthographic || !sample.perspective;
}

/// Finds the cuts of a camera: two keys that are one frame apart, between which MMD shows nothing. Where every frame
/// has a key, as after an import, only a jump is one.
class Cuts {
 public:
  Cuts(const eval::LayeredCamera& camera, eval::PreExtrapolation rule)
      : camera_(camera), rule_(rule), own_(camera.keyFrames()) {}

  /// Whether there is a cut between the frame before and this one.
  [[nodiscard]] bool isBefore(Frame frame) const {
    if (!has(frame) || !has(frame - 1)) return false;
    if (!has(frame - 2) || !has(frame + 1)) return true;
    constexpr double kJump = 4, kLeast = .5;
    return step(frame) > kJump * std::max(step(frame - 1), step(frame + 1)) + kLeast;
  }

 private:
  [[nodiscard]] bool has(Frame frame) const { return std::ranges::binary_search(own_, frame); }
  /// How far the camera moves and turns up to a frame, in model units at a distance of 20.
  [[nodiscard]] double step(Frame frame) const {
    constexpr double kDistance = 20;
    const eval::CameraView a = eval::viewOf(camera_.sample(frame - 1, rule_), 1);
    const eval::CameraView b = eval::viewOf(camera_.sample(frame, rule_), 1);
    return glm::distance(a.eye, b.eye) + kDistance * glm::distance(a.forward, b.forward);
  }

  const eval::LayeredCamera& camera_;
  eval::PreExtrapolation rule_;
  std::vector<Frame> own_;
};

}  // namespace

bool CameraKeys::isZoomed() const {
  return std::ranges::any_of(viewAngles, [this](double angle) { return angle != viewAngles.front(); });
}

Result<CameraKeys> bakedCamera(const motion::Motion& motion, const CaptureBakeOptions& options) {
  const eval::LayeredCamera camera(motion);
  if (camera.empty()) return Error::because(Core::tr("has no camera keys"));
  const Result<BakedFrames> frames = bakedFrames(motion, options);
  if (!frames) return frames.error();
  const eval::PreExtrapolation rule = options.preExtrapolation;
  const Cuts cuts(camera, rule);
  CameraKeys keys;
  keys.frames = frames->count;
  for (std::size_t i = 0; i < frames->count; ++i) {
    const double frame = frames->frame(i);
    const auto below = static_cast<Frame>(std::floor(frame));
    const bool isWhole = frame == std::floor(frame);
    if (i > 0 && isWhole && cuts.isBefore(below))
      append(keys, frames->seconds(i) - kCut, camera.sample(below - 1, rule));
    const bool isInside = !isWhole && cuts.isBefore(below + 1);
    append(keys, frames->seconds(i), camera.sample(isInside ? below : frame, rule));
  }
  return keys;
}

}  // namespace furitsuke::exchange
