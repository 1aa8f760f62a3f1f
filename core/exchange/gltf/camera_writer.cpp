// SPDX-License-Identifier: MIT
#include "core/exchange/gltf/camera_writer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

#include "core/eval/camera_view.h"
#include "core/eval/layered_views.h"
#include "core/exchange/exchange_findings.h"
#include "core/exchange/gltf/bone_tracks.h"
#include "core/exchange/gltf/glb_builder.h"

namespace furitsuke::exchange {

namespace {

/// How long before a cut the view before it still stands, in seconds: a quarter of a frame, which floats tell from the
/// frame itself in any film.
constexpr double kCut = 1.0 / 120;

/// The keys of the camera, one for each frame, and one more before each cut.
struct CameraKeys {
  std::vector<float> times, translations, rotations, angles;
  bool isOrthographic = false;  ///< at some frame

  void append(double seconds, const eval::CameraSample& sample) {
    const eval::CameraView view = eval::viewOf(sample, 1);
    const glm::dvec3 at = toMeters(view.eye);
    const glm::dvec3 back(-view.forward.x, -view.forward.y, view.forward.z), up(view.up.x, view.up.y, -view.up.z);
    glm::dquat turned = glm::normalize(glm::quat_cast(glm::dmat3(glm::cross(up, back), up, back)));
    // Of q and -q, the one that is nearer to the key before.
    if (rotations.size() >= 4) {
      const float* last = rotations.data() + rotations.size() - 4;
      const glm::dquat before(last[3], last[0], last[1], last[2]);
      if (glm::dot(before, turned) < 0) turned = -turned;
    }
    times.push_back(static_cast<float>(seconds));
    for (const double value : {at.x, at.y, at.z}) translations.push_back(static_cast<float>(value));
    for (const double value : {turned.x, turned.y, turned.z, turned.w}) rotations.push_back(static_cast<float>(value));
    angles.push_back(static_cast<float>(sample.fov * std::numbers::pi / 180));
    isOrthographic = isOrthographic || !sample.perspective;
  }
};

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

CameraKeys bakedCamera(const eval::LayeredCamera& camera, const BakedFrames& frames, eval::PreExtrapolation rule) {
  const Cuts cuts(camera, rule);
  CameraKeys keys;
  for (std::size_t i = 0; i < frames.count; ++i) {
    const double frame = frames.frame(i);
    const auto below = static_cast<Frame>(std::floor(frame));
    const bool isWhole = frame == std::floor(frame);
    if (i > 0 && isWhole && cuts.isBefore(below)) keys.append(frames.seconds(i) - kCut, camera.sample(below - 1, rule));
    const bool isInside = !isWhole && cuts.isBefore(below + 1);
    keys.append(frames.seconds(i), camera.sample(isInside ? below : frame, rule));
  }
  return keys;
}

}  // namespace

Result<ExportedFile> glbFromCamera(const motion::Motion& motion, const CaptureBakeOptions& options) {
  const eval::LayeredCamera camera(motion);
  if (camera.empty()) return Error::because(Core::tr("has no camera keys"));
  const Result<BakedFrames> frames = bakedFrames(motion, options);
  if (!frames) return frames.error();
  const CameraKeys keys = bakedCamera(camera, *frames, options.preExtrapolation);
  GlbBuilder glb;
  const auto number = [](float value) {
    std::string text = glbVector(std::array{value});
    return text.substr(1, text.size() - 2);
  };
  glb.add(GlbList::Cameras,
          "{\"name\":\"Camera\",\"type\":\"perspective\",\"perspective\":{\"yfov\":" + number(keys.angles.front()) +
              ",\"znear\":" + number(static_cast<float>(eval::kNearPlane * kMetersPerUnit)) +
              ",\"zfar\":" + number(static_cast<float>(eval::kFarPlane * kMetersPerUnit)) + "}}");
  const std::size_t node =
      glb.add(GlbList::Nodes,
              "{\"name\":\"Camera\",\"camera\":0,\"translation\":" + glbVector(std::span(keys.translations).first(3)) +
                  ",\"rotation\":" + glbVector(std::span(keys.rotations).first(4)) + "}");
  GlbAnimation animation;
  const std::size_t times = glb.addFloats(keys.times, 1, GlbUse::Animation, /*hasBounds=*/true);
  animation.add(node, "translation", times, glb.addFloats(keys.translations, 3, GlbUse::Animation));
  animation.add(node, "rotation", times, glb.addFloats(keys.rotations, 4, GlbUse::Animation));
  ExportedFile file;
  std::string members = "\"scene\":0,\"scenes\":[{\"nodes\":[0]}]";
  const bool isZoomed = std::ranges::any_of(keys.angles, [&](float angle) { return angle != keys.angles.front(); });
  if (isZoomed) {
    animation.addPointer("/cameras/0/perspective/yfov", times, glb.addFloats(keys.angles, 1, GlbUse::Animation));
    members += ",\"extensionsUsed\":[\"KHR_animation_pointer\"]";
    file.losses.push_back(
        makeDiagnostic(ExchangeFinding::LostCamera, Core::tr("programs without KHR_animation_pointer show one view "
                                                             "angle")));
  }
  if (keys.isOrthographic) {
    file.losses.push_back(makeDiagnostic(ExchangeFinding::LostCamera,
                                         Core::tr("views without perspective are written with perspective")));
  }
  animation.addTo(glb, "motion");
  Result<Bytes> bytes = std::move(glb).finish(members);
  if (!bytes) return bytes.error();
  file.bytes = *std::move(bytes);
  file.frames = frames->count;
  return file;
}

}  // namespace furitsuke::exchange
