// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/doc/gallery/reader_files.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <glm/trigonometric.hpp>
#include <random>
#include <string_view>
#include <system_error>
#include <utility>

#include "core/base/bytes.h"
#include "core/base/file.h"
#include "core/base/file_problem.h"
#include "core/base/system_message.h"
#include "core/base/vector.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/capture_from_motion.h"
#include "core/format/pmx/pmx_file.h"
#include "core/io/model/model_export.h"
#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"

namespace furitsuke::doc {

namespace {

constexpr Frame kCapturedFrames = 180;
constexpr double kJitter = 0.7;  ///< degrees, per axis

/// A number from -1 to 1. The distributions of the standard library differ between compilers.
double deviation(std::mt19937& generator) {
  return static_cast<double>(generator()) / static_cast<double>(std::mt19937::max()) * 2 - 1;
}

Result<Bytes> capture(const model::Model& model, const motion::Motion& dance) {
  exchange::CaptureBakeOptions options;
  options.frames = FrameRange{0, kCapturedFrames - 1};
  Result<exchange::BakedCapture> baked = exchange::captureFromMotion(dance, model, options);
  if (!baked.ok()) return baked.error();
  std::mt19937 generator(1);
  for (exchange::JointTracks& tracks : baked->motion.clips.front().tracks) {
    for (Quat& rotation : tracks.rotation.values) {
      const glm::dvec3 angles(deviation(generator), deviation(generator), deviation(generator));
      rotation = toStored(toDouble(rotation) * glm::dquat(glm::radians(angles * kJitter)));
    }
  }
  return exchange::writeBvh(baked->motion, 0);
}

/// Stretches everything below the hips, and lifts what is above.
Bytes longLegs(model::Model model) {
  constexpr float kStretch = 1.4F;
  const auto hip = std::ranges::find_if(model.bones, [](const model::Bone& bone) { return bone.name.text == "左足"; });
  const float height = hip->position.y;
  const auto stretch = [height](Vec3& point) {
    point.y = point.y < height ? point.y * kStretch : point.y + height * (kStretch - 1);
  };
  model.name = model::ModelName::fromText(kLongLegs, "Long Legs");
  for (model::Bone& bone : model.bones) stretch(bone.position);
  for (Vec3& position : model.mesh.positions) stretch(position);
  for (model::SdefPoints& points : model.mesh.sdefPoints) {
    for (Vec3* point : {&points.c, &points.r0, &points.r1}) stretch(*point);
  }
  for (model::RigidBody& body : model.bodies) stretch(body.position);
  for (model::Joint& joint : model.joints) stretch(joint.position);
  return format::pmx::write(io::pmxFromModel(model));
}

constexpr std::string_view kSong =
    "0.5 ふ\n"
    "1.0 り\n"
    "1.5 つ\n"
    "2.0 け\n"
    "3.0 お\n"
    "3.5 ど\n"
    "4.0 ろ\n"
    "4.5 う\n";

}  // namespace

Status writeReaderFiles(const std::filesystem::path& folder) {
  const std::filesystem::path samples = SAMPLES_FOLDER;
  const Result<io::LoadedModel> model = io::loadModel(samples / "sample.pmx");
  if (!model.ok()) return model.error();
  const Result<io::LoadedMotion> dance = io::loadMotion(samples / "sample.vmd");
  if (!dance.ok()) return dance.error();
  const Result<Bytes> bvh = capture(model->model, dance->motion);
  if (!bvh.ok()) return bvh.error();
  const std::array<std::pair<const char*, Bytes>, 3> files = {
      {{"capture.bvh", *bvh}, {"long_legs.pmx", longLegs(model->model)}, {"song.txt", toBytes(kSong)}}};
  for (const auto& [name, bytes] : files) {
    if (const Status written = writeFileAtomically(folder / name, bytes); !written) return written;
  }
  std::error_code failure;
  std::filesystem::copy(samples / "textures", folder / "textures",
                        std::filesystem::copy_options::recursive | std::filesystem::copy_options::overwrite_existing,
                        failure);
  if (failure) return fileError(folder / "textures", systemMessage(failure));
  return Done{};
}

}  // namespace furitsuke::doc
