// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/base/made_bytes.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/clip_gaps.h"
#include "core/exchange/gltf/gltf_document.h"
#include "core/exchange/roles.h"

namespace furitsuke::exchange {

namespace {

/// The transform of a node without shear.
struct NodeTransform {
  glm::dvec3 translation{0, 0, 0};
  glm::dquat rotation{1, 0, 0, 0};
  double scale = 1;  ///< the mean of the three
};

glm::dquat unitQuaternion(const std::array<double, 4>& q) {
  const double length = std::sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
  if (!(length > 1e-12)) return {1, 0, 0, 0};
  return {q[3] / length, q[0] / length, q[1] / length, q[2] / length};
}

NodeTransform transformOf(const GltfNode& node) {
  if (!node.matrix) {
    const double scale = (std::abs(node.scale[0]) + std::abs(node.scale[1]) + std::abs(node.scale[2])) / 3;
    return {{node.translation[0], node.translation[1], node.translation[2]}, unitQuaternion(node.rotation), scale};
  }
  const std::array<double, 16>& m = *node.matrix;
  glm::dmat3 axes(m[0], m[1], m[2], m[4], m[5], m[6], m[8], m[9], m[10]);
  double sum = 0;
  for (int i = 0; i < 3; ++i) {
    const double length = glm::length(axes[i]);
    sum += length;
    if (length > 1e-12) axes[i] /= length;
  }
  const glm::dquat rotation = glm::quat_cast(axes);
  const bool isRotation = std::abs(glm::dot(rotation, rotation) - 1) < 0.1;
  return {{m[12], m[13], m[14]}, isRotation ? glm::normalize(rotation) : glm::dquat(1, 0, 0, 0), sum / 3};
}

/// The role of a bone of VRM; nothing for those that are found by structure.
std::optional<retarget::HumanoidBone> roleOfHumanBone(const std::string& name, bool isVrm0) {
  // "chest" may have an upper chest above it that carries the arms.
  if (name == "chest" || name == "upperChest") return {};
  std::string modern = name;
  const auto replace = [&modern](std::string_view from, std::string_view to) {
    if (modern.ends_with(from)) modern.replace(modern.size() - from.size(), from.size(), to);
  };
  if (isVrm0 && modern.ends_with("ThumbProximal")) {
    replace("ThumbProximal", "ThumbMetacarpal");
  } else {
    replace("ThumbIntermediate", "ThumbProximal");
  }
  return findRole(modern);
}

class GltfReader {
 public:
  GltfReader(const GltfDocument& document, std::size_t byteCount) : document_(document), made_(byteCount) {}

  Result<LoadedCapture> read(bool allowsStill) {
    loaded_.format = io::FileKind::Gltf;
    loaded_.motion.metersPerUnit = document_.metersPerUnit;
    if (const Status done = readSkeleton(); !done) return done.error();
    for (const GltfAnimation& animation : document_.animations) {
      if (const Status done = readClip(animation); !done) return done.error();
    }
    if (loaded_.motion.clips.empty() && !allowsStill) return withoutMotion();
    if (loaded_.motion.joints.empty()) return Error::because(Core::tr("has no nodes"));
    readHumanoid();
    return std::move(loaded_);
  }

 private:
  [[nodiscard]] Error withoutMotion() const {
    return document_.humanBones.empty()
               ? Error::because(Core::tr("has no animation of nodes"))
               : Error::because(Core::tr("is an avatar without a motion; models are opened from PMX and PMD files"));
  }
  /// Nodes become joints, parents first.
  Status readSkeleton() {
    const std::size_t count = document_.nodes.size();
    std::vector<std::optional<std::size_t>> parents(count);
    for (std::size_t i = 0; i < count; ++i) {
      for (const std::size_t child : document_.nodes[i].children) {
        const Message section = Message::verbatim("nodes[" + std::to_string(i) + "]");
        if (child >= count) return Error::in(section, Core::tr("has a child that does not exist"));
        if (parents[child] || child == i) return Error::in(section, Core::tr("has a child that has another parent"));
        parents[child] = i;
      }
    }
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < count; ++i) {
      if (!parents[i]) order.push_back(i);
    }
    for (std::size_t i = 0; i < order.size(); ++i) {
      const std::vector<std::size_t>& children = document_.nodes[order[i]].children;
      order.insert(order.end(), children.begin(), children.end());
    }
    if (order.size() != count) return Error::in(Core::tr("nodes"), Core::tr("some nodes are their own ancestors"));
    joints_.resize(count);
    scales_.resize(count, 1);
    for (const std::size_t node : order) addJoint(node, parents[node]);
    return Done{};
  }

  void addJoint(std::size_t node, std::optional<std::size_t> parent) {
    const NodeTransform transform = transformOf(document_.nodes[node]);
    CapturedJoint& joint = loaded_.motion.joints.emplace_back();
    joint.name = document_.nodes[node].name;
    if (joint.name.empty()) joint.name = "node " + std::to_string(node);
    joint.parent = parent ? joints_[*parent] : kNoJoint;
    const double above = parent ? scales_[*parent] : 1;
    joint.translation = toStored(transform.translation * above);
    joint.rotation = toStored(transform.rotation);
    // Scales are part of the lengths of the joints below, so that joints themselves have none.
    scales_[node] = std::min(above * transform.scale, kMaxCaptureValue);
    parentScales_.push_back(above);
    joints_[node] = static_cast<JointIndex>(loaded_.motion.joints.size()) - 1;
    const std::optional<std::size_t> camera = document_.nodes[node].camera;
    const double angle = camera && *camera < document_.viewAngles.size() ? document_.viewAngles[*camera] : 0;
    if (angle <= 0) return;
    loaded_.motion.cameras.push_back({joints_[node], angle});
    cameras_.push_back(*camera);
  }

  /// Counts what is going to be made: tracks that refer to the same data again and again, and clips with a track for
  /// each of many joints, must not fill the memory.
  Status spend(std::size_t count, std::size_t bytes) {
    if (made_.charge(count, bytes)) return Done{};
    return Error::in(Core::tr("animations"), Core::tr("have more values than the file has room for"));
  }

  using Times = std::shared_ptr<const std::vector<double>>;

  /// The times of an accessor, in seconds.
  Result<Times> timesOf(std::size_t accessor) {
    if (const auto known = times_.find(accessor); known != times_.end()) return known->second;
    if (const Status enough = spend(document_.countOfAccessor(accessor), kTimeBytes); !enough) return enough.error();
    const Result<std::vector<float>> values = document_.values(accessor, 1);
    if (!values) return values.error();
    Times times = std::make_shared<const std::vector<double>>(values->begin(), values->end());
    times_.emplace(accessor, times);
    return times;
  }

  Status readClip(const GltfAnimation& animation) {
    CapturedClip clip;
    if (const Status enough = spend(loaded_.motion.joints.size(), sizeof(JointTracks)); !enough) return enough;
    clip.name = animation.name;
    clip.tracks.resize(loaded_.motion.joints.size());
    clip.viewAngles.resize(cameras_.size());
    expressions_.clear();
    double first = std::numeric_limits<double>::infinity(), last = 0;
    for (const GltfChannel& channel : animation.channels) {
      const std::size_t count = channel.path == GltfPath::ViewAngle ? document_.viewAngles.size() : joints_.size();
      const bool isUsed = channel.node && *channel.node < count && channel.path != GltfPath::Other;
      if (!isUsed) continue;
      if (channel.sampler >= animation.samplers.size())
        return Error::in(Core::tr("animations"), Core::tr("a channel has no sampler"));
      const GltfSampler& sampler = animation.samplers[channel.sampler];
      const Result<Times> times = timesOf(sampler.input);
      if (!times) return times.error();
      if ((*times)->empty()) continue;
      const Status done = channel.path == GltfPath::Weights     ? readWeights(sampler, *channel.node, **times, clip)
                          : channel.path == GltfPath::ViewAngle ? readAngles(sampler, *channel.node, **times, clip)
                                                                : readTrack(sampler, channel, **times, clip);
      if (!done) return done;
      first = std::min(first, (*times)->front());
      // Not back(): in a damaged file, later times can be earlier, and only those keys are left out.
      last = std::max(last, std::ranges::max(**times));
    }
    if (first > last || last - first > kLongestClip) {
      return first > last ? Status(Done{})
                          : Error::in(Core::tr("animations"), Core::tr("a clip is longer than 100 hours"));
    }
    if (const Status done = readFace(clip); !done) return done;
    finish(clip, first, last);
    loaded_.motion.clips.push_back(std::move(clip));
    return Done{};
  }

  /// Calls append(time, values) for the keys of a sampler. A step is a movement that takes no time; keys that are not
  /// after the one before are left out. `width` are the numbers per key.
  template <class F>
  Status forEachKey(const GltfSampler& sampler, const std::vector<double>& times, std::size_t components,
                    std::size_t width, F&& append) {
    const std::size_t keyBytes = (components == 1 ? sizeof(float) : sizeof(Quat) + 2 * kTimeBytes);
    const std::size_t readBytes = components * sizeof(float);
    if (const Status enough = spend(document_.countOfAccessor(sampler.output), keyBytes + readBytes); !enough)
      return enough;
    const Result<std::vector<float>> values = document_.values(sampler.output, components);
    if (!values) return values.error();
    const std::size_t perKey = sampler.interpolation == GltfInterpolation::CubicSpline ? 3 : 1;
    if (values->size() / perKey / width < times.size()) {
      return Error::in(Core::tr("animations"), Core::tr("a track has less values than times"));
    }
    const float* before = nullptr;
    double last = -std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < times.size(); ++i) {
      if (before != nullptr && times[i] <= last) continue;
      // A spline has tangents on both sides of its values.
      const float* at = values->data() + (i * perKey + perKey / 2) * width;
      constexpr double kInstant = 1e-6;
      const bool isStep = sampler.interpolation == GltfInterpolation::Step && before != nullptr;
      if (isStep && times[i] - kInstant > last) append(times[i] - kInstant, before);
      append(times[i], at);
      before = at;
      last = times[i];
    }
    return Done{};
  }

  Status readTrack(const GltfSampler& sampler, const GltfChannel& channel, const std::vector<double>& times,
                   CapturedClip& clip) {
    const bool isRotation = channel.path == GltfPath::Rotation;
    const std::size_t components = isRotation ? 4 : 3;
    const auto joint = static_cast<std::size_t>(joints_[*channel.node]);
    JointTracks& tracks = clip.tracks[joint];
    auto kept = std::make_shared<std::vector<double>>();
    // Of several channels for the same value, the last one counts.
    if (isRotation) {
      tracks.rotation.values.clear();
    } else {
      tracks.translation.values.clear();
    }
    const Status done = forEachKey(sampler, times, components, components, [&](double time, const float* at) {
      kept->push_back(time);
      if (isRotation) {
        appendRotation(tracks.rotation.values, unitQuaternion({at[0], at[1], at[2], at[3]}));
      } else {
        tracks.translation.values.push_back(toStored(glm::dvec3(at[0], at[1], at[2]) * parentScales_[joint]));
      }
    });
    (isRotation ? tracks.rotation.times : tracks.translation.times) = std::move(kept);
    return done;
  }

  /// The weights of the targets of a mesh, one after the other in each key. Of several meshes with a target of the same
  /// name, which are parts of one face, the first counts.
  Status readWeights(const GltfSampler& sampler, std::size_t node, const std::vector<double>& times,
                     CapturedClip& clip) {
    const std::optional<std::size_t> mesh = document_.nodes[node].mesh;
    if (!mesh || *mesh >= document_.targetNames.size()) return Done{};
    const std::vector<std::string>& names = document_.targetNames[*mesh];
    if (names.empty()) return Done{};
    if (const Status enough = spend(names.size(), kExpressionBytes); !enough) return enough;
    if (const Status enough = spend(times.size(), 2 * kTimeBytes); !enough) return enough;
    auto kept = std::make_shared<std::vector<double>>();
    std::vector<std::vector<float>> weights(names.size());
    const Status done = forEachKey(sampler, times, 1, names.size(), [&](double time, const float* at) {
      kept->push_back(time);
      for (std::size_t i = 0; i < names.size(); ++i) weights[i].push_back(at[i]);
    });
    if (!done) return done;
    for (std::size_t i = 0; i < names.size(); ++i) {
      addExpression(names[i], false, {kept, std::move(weights[i])}, clip);
    }
    return Done{};
  }

  Status readAngles(const GltfSampler& sampler, std::size_t camera, const std::vector<double>& times,
                    CapturedClip& clip) {
    auto kept = std::make_shared<std::vector<double>>();
    std::vector<float> angles;
    const Status done = forEachKey(sampler, times, 1, 1, [&](double time, const float* at) {
      kept->push_back(time);
      angles.push_back(*at);
    });
    if (!done) return done;
    // Several nodes may carry the camera.
    for (std::size_t i = 0; i < cameras_.size(); ++i) {
      if (cameras_[i] != camera) continue;
      if (const Status enough = spend(angles.size(), sizeof(float)); !enough) return enough;
      clip.viewAngles[i] = {kept, angles};
    }
    return Done{};
  }

  void addExpression(const std::string& name, bool isPreset, CapturedTrack<float> weights, CapturedClip& clip) {
    if (name.empty() || !expressions_.emplace(isPreset, name).second) return;
    clip.expressions.push_back({name, isPreset, std::move(weights)});
  }

  /// What VRM Animation stores as movement of nodes that are no parts of the body.
  Status readFace(CapturedClip& clip) {
    for (const GltfExpression& expression : document_.expressions) {
      if (expression.node >= joints_.size()) continue;
      const auto joint = static_cast<std::size_t>(joints_[expression.node]);
      const CapturedTrack<Vec3>& moved = clip.tracks[joint].translation;
      if (moved.empty()) continue;
      if (const Status enough = spend(1, kExpressionBytes + expression.name.size()); !enough) return enough;
      if (const Status enough = spend(moved.values.size(), sizeof(float)); !enough) return enough;
      CapturedTrack<float> weights{moved.times, {}};
      const auto scale = static_cast<float>(parentScales_[joint] > 0 ? parentScales_[joint] : 1);
      for (const Vec3& value : moved.values) weights.values.push_back(value.x / scale);
      addExpression(expression.name, expression.isPreset, std::move(weights), clip);
    }
    if (!document_.gazeNode || *document_.gazeNode >= joints_.size()) return Done{};
    clip.gaze = clip.tracks[static_cast<std::size_t>(joints_[*document_.gazeNode])].rotation;
    return spend(clip.gaze.values.size(), sizeof(Quat));
  }

  static void appendRotation(std::vector<Quat>& rotations, const glm::dquat& rotation) {
    const bool isOpposite = !rotations.empty() && glm::dot(toDouble(rotations.back()), rotation) < 0;
    rotations.push_back(toStored(isOpposite ? -rotation : rotation));
  }

  /// Moves the first key to 0, and finds the frames that were lost.
  static void finish(CapturedClip& clip, double first, double last) {
    std::map<const std::vector<double>*, Times> moved;
    std::size_t most = 1;
    const auto move = [&](auto& track) {
      if (track.empty()) return;
      Times& times = moved[track.times.get()];
      if (times == nullptr) {
        std::vector<double> earlier = *track.times;
        for (double& time : earlier) time -= first;
        times = std::make_shared<const std::vector<double>>(std::move(earlier));
      }
      most = std::max(most, track.values.size());
      track.times = times;
    };
    for (JointTracks& tracks : clip.tracks) {
      move(tracks.translation);
      move(tracks.rotation);
    }
    for (ExpressionTrack& expression : clip.expressions) move(expression.weights);
    move(clip.gaze);
    for (CapturedTrack<float>& angles : clip.viewAngles) move(angles);
    clip.frameCount = most;
    clip.frameTime = most > 1 && last > first ? (last - first) / static_cast<double>(most - 1) : 1 / 30.0;
    clip.gaps = findClipGaps(clip);
  }

  void readHumanoid() {
    const bool isVrm0 = std::ranges::any_of(document_.humanBones,
                                            [](const auto& bone) { return bone.first.ends_with("ThumbIntermediate"); });
    for (const auto& [name, node] : document_.humanBones) {
      if (node >= joints_.size()) continue;
      loaded_.motion.humanBones.emplace_back(name, joints_[node]);
      if (const auto role = roleOfHumanBone(name, isVrm0)) {
        loaded_.motion.knownRoles.emplace_back(*role, joints_[node]);
      }
    }
  }

  static constexpr std::size_t kTimeBytes = 2 * sizeof(double);  ///< as read, and from the start of the clip
  /// Of an expression, with the entry that finds its name.
  static constexpr std::size_t kExpressionBytes = sizeof(ExpressionTrack) + 96;
  static constexpr double kLongestClip = 360'000;  ///< seconds

  const GltfDocument& document_;
  MadeBytes made_;
  LoadedCapture loaded_;
  std::vector<JointIndex> joints_;                      ///< of each node
  std::vector<std::size_t> cameras_;                    ///< of each of CapturedMotion::cameras, in the file
  std::vector<double> scales_;                          ///< of each node, with its ancestors
  std::vector<double> parentScales_;                    ///< of each joint
  std::map<std::size_t, Times> times_;                  ///< of accessors
  std::set<std::pair<bool, std::string>> expressions_;  ///< of the clip: whether it is a preset, and its name
};

}  // namespace

Result<LoadedCapture> readGltf(ByteView bytes, const CaptureReading& reading) {
  if (bytes.size() > kMaxCaptureBytes) {
    return Error::because(Core::trWith("is larger than %1 MiB"), kMaxCaptureBytes >> 20U);
  }
  const Result<GltfDocument> document = GltfDocument::read(bytes, reading.folder);
  if (!document) return document.error();
  return GltfReader(*document, std::max(bytes.size(), document->byteCount())).read(reading.allowsStill);
}

}  // namespace furitsuke::exchange
