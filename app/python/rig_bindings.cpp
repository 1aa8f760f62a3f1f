// SPDX-License-Identifier: MIT
#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "app/python/bindings.h"
#include "app/python/failures.h"
#include "core/base/parallel.h"
#include "core/eval/camera_view.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/io/model/motion_binding.h"
#include "core/physics/gravity.h"
#include "core/physics/physics_poses.h"

namespace furitsuke::python {

namespace py = pybind11;

namespace {

struct RigHandle {
  explicit RigHandle(const ModelHandle& model) : loaded(model.loaded), rig(eval::makeRig(model.model())) {}

  std::shared_ptr<const io::LoadedModel> loaded;
  eval::Rig rig;

  [[nodiscard]] const model::Model& model() const { return loaded->model; }
};

/// Arrays of poses: position or translation f32[frames, bones, 3], and rotation f32[frames, bones, 4] as x y z w.
class PoseArrays {
 public:
  PoseArrays(py::ssize_t frames, std::size_t bones)
      : bones_(bones),
        positions_(std::vector<py::ssize_t>{frames, static_cast<py::ssize_t>(bones), 3}),
        rotations_(std::vector<py::ssize_t>{frames, static_cast<py::ssize_t>(bones), 4}),
        position_(positions_.mutable_data()),
        rotation_(rotations_.mutable_data()) {}

  /// Different frames and bones may be set on different threads.
  void set(std::size_t frame, std::size_t bone, const glm::dvec3& position, const glm::dquat& rotation) {
    float* p = position_ + (frame * bones_ + bone) * 3;
    for (int i = 0; i < 3; ++i) p[i] = static_cast<float>(position[i]);
    // Of q and -q, which are the same rotation, the one whose w is not negative.
    const double sign = rotation.w < 0 ? -1 : 1;
    float* q = rotation_ + (frame * bones_ + bone) * 4;
    q[0] = static_cast<float>(sign * rotation.x);
    q[1] = static_cast<float>(sign * rotation.y);
    q[2] = static_cast<float>(sign * rotation.z);
    q[3] = static_cast<float>(sign * rotation.w);
  }
  [[nodiscard]] py::tuple tuple() const { return py::make_tuple(positions_, rotations_); }

 private:
  std::size_t bones_;
  py::array_t<float> positions_;
  py::array_t<float> rotations_;
  float* position_;
  float* rotation_;
};

struct PoseRules {
  eval::PreExtrapolation preExtrapolation = eval::PreExtrapolation::Rest;
  model::NameMatching matching;
};

/// (gravity or None, direction or None, ground, steps per second, ticks of settling, noise in percent, seed)
using SettingsRow =
    std::tuple<std::optional<double>, std::optional<std::array<double, 3>>, bool, int, int, double, std::uint32_t>;

/// With the gravity keys of the motion, unless a gravity is given.
physics::PhysicsSettings settingsFrom(const SettingsRow& row, const motion::Motion& motion) {
  const auto& [gravity, direction, ground, steps, settle, noise, seed] = row;
  physics::PhysicsSettings settings;
  settings.gravity = gravity.value_or(settings.gravity);
  if (direction) settings.gravityDirection = {(*direction)[0], (*direction)[1], (*direction)[2]};
  settings.ground = ground;
  settings.stepsPerSecond = steps;
  settings.settleTicks = settle;
  settings.gravityNoise = noise;
  settings.seed = seed;
  const bool isGiven = gravity || direction || noise != 0;
  return isGiven ? settings : physics::withGravityOf(std::move(settings), motion.annotations.gravity);
}

void poseAll(const RigHandle& handle, const motion::Motion& motion, std::span<const double> frames,
             const PoseRules& rules, PoseArrays& arrays) {
  eval::BoundMotion bound(motion, handle.model(), handle.rig, rules.matching);
  bound.setPreExtrapolation(rules.preExtrapolation);
  std::vector<std::unique_ptr<eval::RigPose>> poses(parallelWorkers(frames.size()));
  forEachInParallel(frames.size(), [&](std::size_t i, std::size_t worker) {
    if (!poses[worker]) poses[worker] = std::make_unique<eval::RigPose>(handle.rig);
    eval::RigPose& pose = *poses[worker];
    eval::evaluatePose(handle.rig, bound, frames[i], pose);
    for (std::size_t bone = 0; bone < pose.transforms.size(); ++bone) {
      arrays.set(i, bone, pose.transforms[bone].position, pose.transforms[bone].rotation);
    }
  });
}

/// One frame after the other, because a simulation depends on its past.
void poseWithPhysics(const RigHandle& handle, const motion::Motion& motion, std::span<const double> frames,
                     const PoseRules& rules, const physics::PhysicsSettings& settings, bool isLocal, PoseArrays& arrays,
                     const std::atomic<bool>& canceled) {
  const double last = physics::PhysicsPoses::lastFrame(handle.model());
  if (const auto beyond = std::ranges::find_if(frames, [last](double frame) { return frame > last; });
      beyond != frames.end()) {
    throw CoreFailure(Error::in(Message::verbatim("frames"),
                                Core::trWith("physics can be simulated up to frame %1 of this model"),
                                static_cast<std::int64_t>(last)));
  }
  physics::PhysicsPoses poses(handle.model(), motion, rules.matching, rules.preExtrapolation, settings);
  double simulated = 0;
  for (std::size_t i = 0; i < frames.size(); ++i) {
    // In steps, so that a late frame can be canceled.
    constexpr double kStep = 30;
    for (; simulated + kStep < frames[i] && !canceled; simulated += kStep) poses.moveTo(simulated + kStep);
    if (canceled) throw CoreFailure(Error::canceled());
    poses.moveTo(frames[i]);
    for (std::size_t bone = 0; bone < handle.rig.bones.size(); ++bone) {
      const RigidTransform& world = poses.world(bone);
      const eval::LocalTransform& local = poses.local(bone);
      if (isLocal) arrays.set(i, bone, local.translation, local.rotation);
      if (!isLocal) arrays.set(i, bone, world.position, world.rotation);
    }
  }
}

/// The sampled keys of the track of each bone.
void sampleAll(const RigHandle& handle, const motion::Motion& motion, std::span<const double> frames,
               const PoseRules& rules, PoseArrays& arrays) {
  const io::MotionBinding binding = io::bindMotion(motion, handle.model(), rules.matching);
  std::vector<const motion::Track<motion::BoneKey>*> tracks(handle.rig.bones.size(), nullptr);
  for (std::size_t i = 0; i < binding.bones.size(); ++i) {
    if (binding.bones[i] == model::kNoIndex || motion.bones[i].keys.empty()) continue;
    auto& track = tracks[static_cast<std::size_t>(binding.bones[i])];
    if (track == nullptr) track = &motion.bones[i].keys;
  }
  forEachInParallel(tracks.size(), [&](std::size_t bone, std::size_t /*worker*/) {
    eval::SampleCursor cursor;
    for (std::size_t i = 0; i < frames.size(); ++i) {
      const eval::BoneSample sample = tracks[bone] == nullptr ? eval::BoneSample{}
                                                              : eval::sampleBone(*tracks[bone], frames[i], &cursor,
                                                                                 nullptr, rules.preExtrapolation);
      arrays.set(i, bone, sample.translation, sample.rotation);
    }
  });
}

py::tuple pose(const RigHandle& handle, const MotionHandle& motion, const TimeArray& times,
               const std::optional<SettingsRow>& simulation, bool isLocal, const std::string& preExtrapolation,
               bool bindsCutNames) {
  const std::shared_ptr<const MotionContent> content = motion.content();
  const std::span<const double> frames(times.data(), static_cast<std::size_t>(times.size()));
  const PoseRules rules{preExtrapolationFrom(preExtrapolation), {bindsCutNames}};
  PoseArrays arrays(times.size(), handle.rig.bones.size());
  if (simulation) {
    const physics::PhysicsSettings settings = settingsFrom(*simulation, content->loaded.motion);
    runInterruptibly([&](const std::atomic<bool>& canceled) {
      poseWithPhysics(handle, content->loaded.motion, frames, rules, settings, isLocal, arrays, canceled);
    });
    return arrays.tuple();
  }
  const py::gil_scoped_release release;
  if (isLocal) {
    sampleAll(handle, content->loaded.motion, frames, rules, arrays);
  } else {
    poseAll(handle, content->loaded.motion, frames, rules, arrays);
  }
  const py::gil_scoped_acquire acquire;
  return arrays.tuple();
}

/// f32[frames, morphs]: the effective weights, with groups.
py::array_t<float> morphWeights(const RigHandle& handle, const MotionHandle& motion, const TimeArray& times,
                                const std::string& preExtrapolation) {
  const std::shared_ptr<const MotionContent> content = motion.content();
  const std::size_t count = handle.model().morphs.size();
  py::array_t<float> weights(std::vector<py::ssize_t>{times.size(), static_cast<py::ssize_t>(count)});
  float* next = weights.mutable_data();
  const double* frames = times.data();
  const auto frameCount = static_cast<std::size_t>(times.size());
  {
    const py::gil_scoped_release release;
    eval::BoundMotion bound(content->loaded.motion, handle.model(), handle.rig);
    bound.setPreExtrapolation(preExtrapolationFrom(preExtrapolation));
    eval::RigPose pose(handle.rig);
    for (std::size_t i = 0; i < frameCount; ++i) {
      bound.sample(frames[i], pose);
      eval::applyMorphs(handle.rig, pose);
      next = std::ranges::transform(pose.weights, next, [](double weight) { return static_cast<float>(weight); }).out;
    }
  }
  return weights;
}

/// (eye, forward, up) f32[frames, 3] each, of the camera of a motion.
py::tuple cameraAxes(const MotionHandle& motion, const TimeArray& times) {
  const std::shared_ptr<const MotionContent> content = motion.content();
  const std::vector<py::ssize_t> shape{times.size(), 3};
  py::array_t<float> arrays[] = {py::array_t<float>(shape), py::array_t<float>(shape), py::array_t<float>(shape)};
  eval::SampleCursor cursor;
  for (py::ssize_t i = 0; i < times.size(); ++i) {
    const eval::CameraSample sample = eval::sampleCamera(content->loaded.motion.camera, times.data()[i], &cursor);
    const eval::CameraView view = eval::viewOf(sample, 1);
    const glm::dvec3* values[] = {&view.eye, &view.forward, &view.up};
    for (int k = 0; k < 3; ++k) {
      for (int axis = 0; axis < 3; ++axis) {
        *arrays[k].mutable_data(i, axis) = static_cast<float>((*values[k])[axis]);
      }
    }
  }
  return py::make_tuple(arrays[0], arrays[1], arrays[2]);
}

}  // namespace

void bindRigs(py::module_& module) {
  py::class_<RigHandle>(module, "Rig")
      .def(py::init<const ModelHandle&>(), py::call_guard<py::gil_scoped_release>())
      .def("pose", &pose)
      .def("morph_weights", &morphWeights);
  module.def("camera_axes", &cameraAxes);
}

}  // namespace furitsuke::python
