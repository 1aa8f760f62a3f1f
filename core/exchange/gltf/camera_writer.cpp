// SPDX-License-Identifier: MIT
#include "core/exchange/gltf/camera_writer.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/eval/camera_view.h"
#include "core/exchange/camera_keys.h"
#include "core/exchange/exchange_findings.h"
#include "core/exchange/exchange_losses.h"
#include "core/exchange/gltf/bone_tracks.h"
#include "core/exchange/gltf/glb_builder.h"

namespace furitsuke::exchange {

namespace {

std::vector<float> floatsOf(const std::vector<double>& numbers) { return {numbers.begin(), numbers.end()}; }

std::vector<float> floatsOf(const std::vector<glm::dvec3>& vectors) {
  std::vector<float> floats;
  for (const glm::dvec3& v : vectors) {
    for (const double value : {v.x, v.y, v.z}) floats.push_back(static_cast<float>(value));
  }
  return floats;
}

std::vector<float> floatsOf(const std::vector<glm::dquat>& rotations) {
  std::vector<float> floats;
  for (const glm::dquat& q : rotations) {
    for (const double value : {q.x, q.y, q.z, q.w}) floats.push_back(static_cast<float>(value));
  }
  return floats;
}

}  // namespace

Result<ExportedFile> glbFromCamera(const motion::Motion& motion, const CaptureBakeOptions& options) {
  const Result<CameraKeys> keys = bakedCamera(motion, options);
  if (!keys) return keys.error();
  const std::vector<float> places = floatsOf(keys->places), rotations = floatsOf(keys->rotations),
                           angles = floatsOf(keys->viewAngles);
  GlbBuilder glb;
  glb.add(GlbList::Cameras, "{\"name\":\"Camera\",\"type\":\"perspective\",\"perspective\":{\"yfov\":" +
                                glbNumber(keys->viewAngles.front()) +
                                ",\"znear\":" + glbNumber(eval::kNearPlane * kMetersPerUnit) +
                                ",\"zfar\":" + glbNumber(eval::kFarPlane * kMetersPerUnit) + "}}");
  const std::size_t node = glb.add(
      GlbList::Nodes, "{\"name\":\"Camera\",\"camera\":0,\"translation\":" + glbVector(std::span(places).first(3)) +
                          ",\"rotation\":" + glbVector(std::span(rotations).first(4)) + "}");
  GlbAnimation animation;
  const std::size_t times = glb.addFloats(floatsOf(keys->times), 1, GlbUse::Animation, /*hasBounds=*/true);
  animation.add(node, "translation", times, glb.addFloats(places, 3, GlbUse::Animation));
  animation.add(node, "rotation", times, glb.addFloats(rotations, 4, GlbUse::Animation));
  ExportedFile file;
  std::string members = "\"scene\":0,\"scenes\":[{\"nodes\":[0]}]";
  if (keys->isZoomed()) {
    animation.addPointer("/cameras/0/perspective/yfov", times, glb.addFloats(angles, 1, GlbUse::Animation));
    members += ",\"extensionsUsed\":[\"KHR_animation_pointer\"]";
    file.losses.push_back(
        makeDiagnostic(ExchangeFinding::LostCamera, Core::tr("programs without KHR_animation_pointer show one view "
                                                             "angle")));
  }
  if (keys->isOrthographic) file.losses.push_back(lostOrthographicView());
  animation.addTo(glb, "motion");
  Result<Bytes> bytes = std::move(glb).finish(members);
  if (!bytes) return bytes.error();
  file.bytes = *std::move(bytes);
  file.frames = keys->frames;
  return file;
}

}  // namespace furitsuke::exchange
