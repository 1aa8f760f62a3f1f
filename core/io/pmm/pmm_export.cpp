// SPDX-License-Identifier: MIT
#include "core/io/pmm/pmm_export.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/format/pmm/pmm_chains.h"
#include "core/format/pmm/pmm_findings.h"
#include "core/format/pmm/pmm_patch.h"

namespace furitsuke::io {

namespace {

namespace pmm = format::pmm;

pmm::CurveBytes bytesOf(const motion::Curve& curve) { return {curve.x1, curve.y1, curve.x2, curve.y2}; }

template <std::size_t N>
void storeCurves(std::byte* at, const std::array<motion::Curve, N>& curves) {
  for (std::size_t i = 0; i < N; ++i) storeLe(at + 4 * i, bytesOf(curves[i]));
}

/// The parts of a file that are replaced.
class Replacements {
 public:
  explicit Replacements(const pmm::File& file) : file_(file) {}

  void add(const pmm::KeyList& list, Bytes bytes) { all_.push_back({list.initialAt, list.end(), std::move(bytes)}); }

  [[nodiscard]] Bytes apply() && {
    std::ranges::sort(all_, {}, &Part::from);
    ByteWriter out;
    out.reserve(file_.bytes.size());
    std::size_t at = 0;
    for (const Part& part : all_) {
      out.write(ByteView(file_.bytes).subspan(at, part.from - at));
      out.write(ByteView(part.bytes));
      at = part.to;
    }
    out.write(ByteView(file_.bytes).subspan(at));
    return std::move(out).take();
  }

 private:
  struct Part {
    std::size_t from = 0;
    std::size_t to = 0;
    Bytes bytes;
  };
  const pmm::File& file_;
  std::vector<Part> all_;
};

/// Patches the tracks of one list.
class ListExport {
 public:
  ListExport(const pmm::File& file, const pmm::KeyList& list) : file_(file), list_(list) {
    Diagnostics known;
    chains_ = pmm::followChains(file, list, "keys", known);
  }

  /// Gives a track the keys of `track`. `store(record, key)` writes the fields of a key; the other bytes are those of
  /// the key that was on the frame, or else of the key before it.
  template <class Value, class Store>
  void set(std::size_t number, const motion::Track<Value>& track, const Value& rest, const Store& store) {
    if (number >= chains_.trackCount()) return;
    pmm::TrackPatch patch;
    patch.track = static_cast<std::uint32_t>(number);
    const std::size_t size = list_.size - pmm::KeyHead::kSize;
    const auto old = chains_.ofTrack(number);
    Bytes record(list_.size);
    std::size_t before = 0;  // of the old keys
    const auto add = [&](Frame frame, const Value& value) {
      while (before + 1 < old.size() && frameOf(old[before + 1]) <= frame) ++before;
      std::memcpy(record.data(), file_.key(list_, old[before]), list_.size);
      store(record.data(), value);
      patch.frames.push_back(frame);
      patch.values.insert(patch.values.end(), record.begin() + pmm::KeyHead::kSize, record.end());
    };
    if (track.empty() || track.frames().front() != 0) add(0, rest);
    patch.values.reserve(size * (track.size() + 1));
    for (std::size_t i = 0; i < track.size(); ++i) add(track.frames()[i], track.values()[i]);
    patches_.push_back(std::move(patch));
  }

  void applyTo(Replacements& replacements) const {
    if (list_.size == 0 || patches_.empty()) return;
    replacements.add(list_, pmm::patchedList(file_, list_, chains_, patches_));
  }

 private:
  [[nodiscard]] Frame frameOf(std::uint32_t key) const { return pmm::KeyHead{file_.key(list_, key)}.frame(); }

  const pmm::File& file_;
  const pmm::KeyList& list_;
  pmm::Chains chains_;
  std::vector<pmm::TrackPatch> patches_;
};

bool hasSameIkName(std::string_view a, std::string_view b) {
  return a.substr(0, kIkMatchBytes) == b.substr(0, kIkMatchBytes);
}

void storeProperty(std::byte* at, const motion::PropertyKey& key, const std::vector<Name>& ik) {
  storeLe(at + 12, static_cast<std::uint8_t>(key.visible ? 1 : 0));
  for (std::size_t i = 0; i < ik.size(); ++i) {
    const auto isSame = [&](const motion::IkState& state) { return hasSameIkName(state.name, ik[i].bytes); };
    const auto state = std::ranges::find_if(key.ik, isSame);
    if (state != key.ik.end()) storeLe(at + 13 + i, static_cast<std::uint8_t>(state->enabled ? 1 : 0));
  }
}

/// Sets the tracks whose keys are not those that the project has already.
template <class Value, class Store>
void setTracks(ListExport& list, const std::vector<Name>& names, const std::vector<motion::NamedTrack<Value>>& tracks,
               const std::vector<motion::NamedTrack<Value>>& present, const Store& store) {
  const auto trackOf = [](const std::vector<motion::NamedTrack<Value>>& all, const Name& name) {
    const auto at = std::ranges::find(all, name, &motion::NamedTrack<Value>::name);
    return at == all.end() ? nullptr : &at->keys;
  };
  const motion::Track<Value> none;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const motion::Track<Value>* wanted = trackOf(tracks, names[i]);
    const motion::Track<Value>* now = trackOf(present, names[i]);
    if (now == nullptr || std::ranges::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i), names[i]) !=
                              names.begin() + static_cast<std::ptrdiff_t>(i)) {
      continue;  // without a name, or not the first of its name
    }
    if (wanted == nullptr) wanted = &none;
    const bool isSame =
        std::ranges::equal(wanted->frames(), now->frames()) && std::ranges::equal(wanted->values(), now->values());
    if (!isSame) list.set(i, *wanted, motion::restKey<Value>(), store);
  }
}

template <class Value>
std::size_t missingTracks(const std::vector<motion::NamedTrack<Value>>& tracks, const std::vector<Name>& names) {
  return static_cast<std::size_t>(std::ranges::count_if(tracks, [&](const motion::NamedTrack<Value>& track) {
    return !track.keys.empty() && std::ranges::find(names, track.name) == names.end();
  }));
}

bool hasSamePlace(const ProjectAccessory& a, const ProjectAccessory& b) {
  return a.isVisible == b.isVisible && a.opacity == b.opacity && a.position == b.position && a.angles == b.angles &&
         a.scale == b.scale && a.castsShadow == b.castsShadow && a.parent == b.parent &&
         (!a.parent || a.parentBone == b.parentBone);
}

std::uint8_t visibilityOf(const ProjectAccessory& accessory) {
  const double transparency = std::clamp(std::round((1 - accessory.opacity) * 100), 0.0, 100.0);
  return static_cast<std::uint8_t>(2 * static_cast<int>(transparency) + (accessory.isVisible ? 1 : 0));
}

/// Visibility and parent, which both forms begin with.
void storeAccessoryHead(std::byte* at, const pmm::File& file, const ProjectAccessory& accessory) {
  storeLe(at, visibilityOf(accessory));
  storeLe(at + 1, accessory.parent ? std::int32_t{file.models[*accessory.parent].id} : std::int32_t{-1});
  storeLe(at + 5, accessory.parent ? accessory.parentBone : std::int32_t{0});
}

/// A key after its head.
void storeAccessory(std::byte* at, const pmm::File& file, const ProjectAccessory& accessory) {
  storeAccessoryHead(at, file, accessory);
  storeLe(at + 9, accessory.position);
  storeLe(at + 21, accessory.angles);
  storeLe(at + 33, accessory.scale);
  storeLe(at + 37, static_cast<std::uint8_t>(accessory.castsShadow ? 1 : 0));
}

/// The accessory as it is shown, which has another order.
void storeShownAccessory(std::byte* at, const pmm::File& file, const ProjectAccessory& accessory) {
  storeAccessoryHead(at, file, accessory);
  storeLe(at + 9, accessory.angles);
  storeLe(at + 21, accessory.scale);
  storeLe(at + 25, accessory.position);
  storeLe(at + 37, static_cast<std::uint8_t>(accessory.castsShadow ? 1 : 0));
}

/// Chains that are not whole cannot be written back without losing what is lost already.
Status writableProblem(const pmm::File& file) {
  if (file.damage) return Error::because("the project is damaged and cannot be saved: " + file.damage->message());
  return Done{};
}

}  // namespace

Result<Bytes> pmmWithMotion(const pmm::File& file, std::size_t model, const PartNames& names,
                            const motion::Motion& motion, Diagnostics& losses) {
  if (const Status problem = writableProblem(file); !problem) return problem.error();
  if (model >= file.models.size()) return Error::because("the project has no such model");
  const pmm::ModelBlock& block = file.models[model];
  const bool isSame = names.bones.size() == block.boneCount && names.morphs.size() == block.morphCount &&
                      names.ik.size() == block.ikCount;
  if (!isSame) return Error::because("the model has other parts than the project");
  const Project now = projectFromPmm(file, [&names](const std::string& /*path*/) { return names; });
  const motion::Motion& present = now.models[model].motion;
  const bool hasPhysics = file.version == 2;
  ListExport bones(file, block.boneKeys);
  setTracks(bones, names.bones, motion.bones, present.bones, [hasPhysics](std::byte* at, const motion::BoneKey& key) {
    storeCurves(at + 12, key.curves);
    storeLe(at + 28, key.translation);
    storeLe(at + 40, key.rotation);
    if (hasPhysics) storeLe(at + 57, static_cast<std::uint8_t>(key.physics ? 0 : 1));
  });
  ListExport morphs(file, block.morphKeys);
  setTracks(morphs, names.morphs, motion.morphs, present.morphs,
            [](std::byte* at, const motion::MorphKey& key) { storeLe(at + 12, key.weight); });
  ListExport properties(file, block.propertyKeys);
  if (!(motion.property == present.property)) {
    motion::PropertyKey rest = motion::restPropertyKey();
    for (const Name& ik : names.ik) rest.ik.push_back({ik.bytes, true});
    properties.set(0, motion.property, rest,
                   [&names](std::byte* at, const motion::PropertyKey& key) { storeProperty(at, key, names.ik); });
  }
  const std::size_t lost = missingTracks(motion.bones, names.bones) + missingTracks(motion.morphs, names.morphs);
  if (lost > 0) {
    Diagnostic loss = makeDiagnostic(pmm::Finding::TracksLost, countOf(lost, "track") + " of other models");
    loss.count = lost;
    losses.push_back(std::move(loss));
  }
  Replacements replacements(file);
  for (const ListExport* list : {&bones, &morphs, &properties}) list->applyTo(replacements);
  return std::move(replacements).apply();
}

Result<Bytes> pmmWithCamera(const pmm::File& file, const motion::Motion& motion) {
  if (const Status problem = writableProblem(file); !problem) return problem.error();
  const motion::Motion present = projectFromPmm(file).camera;
  const bool hasParent = file.version == 2;
  ListExport camera(file, file.camera);
  if (!(motion.camera == present.camera)) {
    camera.set(0, motion.camera, motion::restCameraKey(), [hasParent](std::byte* at, const motion::CameraKey& key) {
      const std::size_t curvesAt = pmm::CameraKeyRecord{at, hasParent}.curvesAt();
      storeLe(at + 12, key.distance);
      storeLe(at + 16, key.target);
      storeLe(at + 28, key.rotation);
      storeCurves(at + curvesAt, key.curves);
      storeLe(at + curvesAt + 24, static_cast<std::uint8_t>(key.perspective ? 0 : 1));
      storeLe(at + curvesAt + 25,
              static_cast<std::int32_t>(std::min<std::uint32_t>(key.fov, std::numeric_limits<std::int32_t>::max())));
    });
  }
  ListExport light(file, file.light);
  if (!(motion.light == present.light)) {
    light.set(0, motion.light, motion::restLightKey(), [](std::byte* at, const motion::LightKey& key) {
      storeLe(at + 12, key.color);
      storeLe(at + 24, key.direction);
    });
  }
  const pmm::KeyList none;
  ListExport shadow(file, file.settings ? file.settings->selfShadowKeys : none);
  if (!(motion.selfShadow == present.selfShadow)) {
    shadow.set(0, motion.selfShadow, motion::restSelfShadowKey(), [](std::byte* at, const motion::SelfShadowKey& key) {
      storeLe(at + 12, key.mode);
      storeLe(at + 13, key.distance);
    });
  }
  Replacements replacements(file);
  for (const ListExport* list : {&camera, &light, &shadow}) list->applyTo(replacements);
  return std::move(replacements).apply();
}

Result<Bytes> pmmWithScene(const pmm::File& file, FrameRange playRange,
                           const std::vector<std::optional<ProjectAccessory>>& accessories) {
  if (const Status problem = writableProblem(file); !problem) return problem.error();
  if (accessories.size() != file.accessories.size()) return Error::because("the project has other accessories");
  const Project present = projectFromPmm(file);
  Bytes bytes = file.bytes;
  if (file.settings && !playRange.isEmpty() && playRange != present.playRange) {
    storeLe(bytes.data() + file.settings->playAt, std::int32_t{playRange.first});
    storeLe(bytes.data() + file.settings->playAt + 4, std::int32_t{playRange.last});
  }
  for (std::size_t i = 0; i < accessories.size(); ++i) {
    if (!accessories[i] || hasSamePlace(*accessories[i], present.accessories[i])) continue;
    const pmm::KeyList& keys = file.accessories[i].keys;
    storeAccessory(bytes.data() + keys.offsetOf(0) + pmm::KeyHead::kSize, file, *accessories[i]);
    // What is shown is the first key where there is no other one.
    if (keys.count == 0) storeShownAccessory(bytes.data() + keys.end(), file, *accessories[i]);
  }
  return bytes;
}

}  // namespace furitsuke::io
