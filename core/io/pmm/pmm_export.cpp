// SPDX-License-Identifier: MIT
#include "core/io/pmm/pmm_export.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/format/pmm/pmm_chains.h"
#include "core/format/pmm/pmm_findings.h"
#include "core/io/pmm/pmm_list_export.h"
#include "core/io/pmm/pmm_property_export.h"

namespace furitsuke::io {

namespace {

namespace pmm = format::pmm;

pmm::CurveBytes bytesOf(const motion::Curve& curve) { return {curve.x1, curve.y1, curve.x2, curve.y2}; }

template <std::size_t N>
void storeCurves(std::byte* at, const std::array<motion::Curve, N>& curves) {
  for (std::size_t i = 0; i < N; ++i) storeLe(at + 4 * i, bytesOf(curves[i]));
}

/// Sets the tracks whose keys are not those that the project has already.
template <class Value, class Store>
void setTracks(PmmListExport& list, const std::vector<Name>& names,
               const std::vector<motion::NamedTrack<Value>>& tracks,
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

/// What the camera follows on the frame of a key, as stored; nullopt: as in the key before.
using StoredAttachment = std::optional<std::pair<std::int32_t, std::int32_t>>;

struct WantedCameraKey {
  motion::CameraKey key;
  StoredAttachment attachment;
};

/// The keys that have a place and change what the camera follows, by frame.
std::vector<ProjectParentKey> cameraParentsWithPlace(const Project& project,
                                                     const std::vector<ProjectParentKey>& parents) {
  std::vector<ProjectParentKey> placed;
  for (const ProjectParentKey& key : parents) {
    if (project.version == 2 && hasAttachmentPlace(project.models, key)) placed.push_back(key);
  }
  std::ranges::stable_sort(placed, {}, &ProjectParentKey::frame);
  ProjectParentKey last;
  std::erase_if(placed, [&last](const ProjectParentKey& key) {
    const bool isSame = key.model == last.model && key.target == last.target;
    last = key;
    return isSame;
  });
  return placed;
}

/// `repeats`: see pmm::repeatsDistances().
void storeCameraKey(std::byte* at, bool hasParent, bool repeats, const WantedCameraKey& wanted) {
  const motion::CameraKey& key = wanted.key;
  const pmm::CameraKeyRecord old{at, hasParent};
  const std::size_t curvesAt = old.curvesAt();
  Vec3 target = key.target;
  if (repeats && old.target().z == old.distance() && target.z == 0) target.z = key.distance;
  storeLe(at + 12, key.distance);
  storeLe(at + 16, target);
  storeLe(at + 28, key.rotation);
  if (hasParent && wanted.attachment) {
    storeLe(at + 40, wanted.attachment->first);
    storeLe(at + 44, wanted.attachment->second);
  }
  storeCurves(at + curvesAt, key.curves);
  storeLe(at + curvesAt + 24, static_cast<std::uint8_t>(key.perspective ? 0 : 1));
  storeLe(at + curvesAt + 25,
          static_cast<std::int32_t>(std::min<std::uint32_t>(key.fov, std::numeric_limits<std::int32_t>::max())));
}

void setCameraKeys(PmmListExport& list, const pmm::File& file, const Project& project,
                   const motion::Track<motion::CameraKey>& track, const std::vector<ProjectParentKey>* parents) {
  std::vector<ProjectParentKey> wanted = project.cameraParents;
  if (parents != nullptr) wanted = cameraParentsWithPlace(project, *parents);
  const auto isAlike = [](const ProjectParentKey& a, const ProjectParentKey& b) {
    return a.frame == b.frame && a.model == b.model && a.target == b.target;
  };
  const bool areParentsKept = std::ranges::equal(wanted, project.cameraParents, isAlike);
  if (areParentsKept && track == project.camera.camera) return;
  const auto attachmentAt = [&](Frame frame) -> StoredAttachment {
    if (areParentsKept) return {};
    std::pair<std::int32_t, std::int32_t> attachment{kPmmNoModel, 0};
    for (const ProjectParentKey& key : wanted) {
      if (key.frame > frame) break;
      attachment = {kPmmNoModel, 0};
      if (key.model) attachment = {std::int32_t{file.models[*key.model].id}, boneNumber(project, key)};
    }
    return attachment;
  };
  std::vector<Frame> frames(track.frames().begin(), track.frames().end());
  std::vector<WantedCameraKey> keys;
  for (std::size_t i = 0; i < frames.size(); ++i) keys.push_back({track.values()[i], attachmentAt(frames[i])});
  const WantedCameraKey rest{motion::restCameraKey(), attachmentAt(0)};
  list.set(0, std::span<const Frame>(frames), std::span<const WantedCameraKey>(keys), rest,
           [hasParent = file.version == 2, repeats = pmm::repeatsDistances(file)](
               std::byte* at, const WantedCameraKey& key) { storeCameraKey(at, hasParent, repeats, key); });
}

/// Version 1 has what the camera follows in a list of its own, with an entry for each key of the camera. A new key
/// follows what the key before it follows.
Result<Bytes> withCameraLinks(const pmm::File& before, Bytes bytes) {
  if (!before.settings || before.settings->cameraLinks.size == 0) return bytes;
  const Result<pmm::File> after = pmm::read(bytes);
  if (!after) return after.error();
  Diagnostics none;
  const std::vector<std::uint32_t> old = pmm::followChains(before, before.camera, Core::tr("camera keys"), none).keys;
  const auto frameOf = [&before](std::uint32_t key) { return pmm::KeyHead{before.key(before.camera, key)}.frame(); };
  constexpr std::size_t kSize = pmm::CameraLinkRecord::kSize;
  const pmm::KeyList list{.initials = 1, .countAt = kSize, .count = after->camera.count, .size = kSize};
  Bytes links(list.end());
  storeLe(links.data() + list.countAt, list.count);
  for (std::uint32_t number = 1; number < list.total(); ++number)
    storeLe(links.data() + list.offsetOf(number) - pmm::KeyList::kIndexBytes, number);
  for (const std::uint32_t number : pmm::followChains(*after, after->camera, Core::tr("camera keys"), none).keys) {
    const std::int32_t frame = pmm::KeyHead{after->key(after->camera, number)}.frame();
    const auto next = std::ranges::upper_bound(old, frame, {}, frameOf);
    const auto [model, bone] = pmm::cameraParent(before, next == old.begin() ? 0 : *std::prev(next));
    storeLe(links.data() + list.offsetOf(number), model);
    storeLe(links.data() + list.offsetOf(number) + sizeof(model), bone);
  }
  // What was patched is before them.
  const pmm::KeyList& replaced = before.settings->cameraLinks;
  const auto place =
      bytes.begin() + static_cast<std::ptrdiff_t>(replaced.initialAt + bytes.size() - before.bytes.size());
  bytes.insert(bytes.erase(place, place + static_cast<std::ptrdiff_t>(replaced.end() - replaced.initialAt)),
               links.begin(), links.end());
  return bytes;
}

template <class Value>
std::size_t missingTracks(const std::vector<motion::NamedTrack<Value>>& tracks, const std::vector<Name>& names) {
  return static_cast<std::size_t>(std::ranges::count_if(tracks, [&](const motion::NamedTrack<Value>& track) {
    return !track.keys.empty() && std::ranges::find(names, track.name) == names.end();
  }));
}

}  // namespace

std::size_t tracksWithoutPlace(int version, const PartNames& names, const motion::Motion& motion) {
  std::size_t lost = missingTracks(motion.bones, names.bones) + missingTracks(motion.morphs, names.morphs);
  if (version > 1) return lost;
  const auto isOff = [](const motion::BoneKey& key) { return !key.physics; };
  for (const auto& bone : motion.bones) lost += std::ranges::any_of(bone.keys.values(), isOff) ? 1U : 0U;
  return lost;
}

Result<Bytes> pmmWithMotion(const pmm::File& file, std::size_t model, const PartNames& names,
                            const motion::Motion& motion, Diagnostics& losses,
                            const std::vector<ProjectParentKey>* parents) {
  if (const Status problem = pmmWritableProblem(file); !problem) return problem.error();
  if (model >= file.models.size()) return Error::because(Core::tr("the project has no such model"));
  const pmm::ModelBlock& block = file.models[model];
  const bool isSame = names.bones.size() == block.boneCount && names.morphs.size() == block.morphCount &&
                      names.ik.size() == block.ikCount;
  if (!isSame) return Error::because(Core::tr("the model has other parts than the project"));
  const Project now = projectFromPmm(file, [&names](const std::string& /*path*/) { return names; });
  const motion::Motion& present = now.models[model].motion;
  const bool hasPhysics = file.version == 2;
  PmmListExport bones(file, block.boneKeys);
  setTracks(bones, names.bones, motion.bones, present.bones, [hasPhysics](std::byte* at, const motion::BoneKey& key) {
    storeCurves(at + 12, key.curves);
    storeLe(at + 28, key.translation);
    storeLe(at + 40, key.rotation);
    if (hasPhysics) storeLe(at + 57, static_cast<std::uint8_t>(key.physics ? 0 : 1));
  });
  PmmListExport morphs(file, block.morphKeys);
  setTracks(morphs, names.morphs, motion.morphs, present.morphs,
            [](std::byte* at, const motion::MorphKey& key) { storeLe(at + 12, key.weight); });
  PmmListExport properties(file, block.propertyKeys);
  setPropertyKeys(properties, file, now, model, motion.property, parents);
  if (const std::size_t lost = tracksWithoutPlace(file.version, names, motion); lost > 0) {
    Diagnostic loss = makeDiagnostic(pmm::Finding::TracksLost, {Core::trCount("%n track", "%n tracks"), Counted{lost}});
    loss.count = lost;
    losses.push_back(std::move(loss));
  }
  PmmReplacements replacements(file);
  for (const PmmListExport* list : {&bones, &morphs, &properties}) list->applyTo(replacements);
  return std::move(replacements).apply();
}

Result<Bytes> pmmWithCamera(const pmm::File& file, const motion::Motion& motion,
                            const std::vector<ProjectParentKey>* parents) {
  if (const Status problem = pmmWritableProblem(file); !problem) return problem.error();
  const Project now = projectFromPmm(file);
  const motion::Motion& present = now.camera;
  PmmListExport camera(file, file.camera);
  setCameraKeys(camera, file, now, motion.camera, parents);
  PmmListExport light(file, file.light);
  if (!(motion.light == present.light)) {
    light.set(0, motion.light, motion::restLightKey(), [](std::byte* at, const motion::LightKey& key) {
      storeLe(at + 12, key.color);
      storeLe(at + 24, key.direction);
    });
  }
  const pmm::KeyList none;
  PmmListExport shadow(file, file.settings ? file.settings->selfShadowKeys : none);
  if (!(motion.selfShadow == present.selfShadow)) {
    shadow.set(0, motion.selfShadow, motion::restSelfShadowKey(), [](std::byte* at, const motion::SelfShadowKey& key) {
      storeLe(at + 12, key.mode);
      storeLe(at + 13, key.distance);
    });
  }
  PmmReplacements replacements(file);
  for (const PmmListExport* list : {&camera, &light, &shadow}) list->applyTo(replacements);
  Bytes bytes = std::move(replacements).apply();
  return camera.isUnchanged() ? Result<Bytes>(std::move(bytes)) : withCameraLinks(file, std::move(bytes));
}

}  // namespace furitsuke::io
