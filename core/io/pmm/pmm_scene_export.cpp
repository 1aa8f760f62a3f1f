// SPDX-License-Identifier: MIT
// What a project stores beside the keys of models and camera: play range, visibility, accessories and gravity.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "core/io/pmm/pmm_export.h"
#include "core/io/pmm/pmm_list_export.h"
#include "core/io/pmm/pmm_property_export.h"

namespace furitsuke::io {

namespace {

namespace pmm = format::pmm;

/// Where an accessory is and how it looks, as a key has it after its head and as the state that is shown has it in
/// another order.
struct AccessoryState {
  std::uint8_t visibility = 1;  ///< visible + 2 * (100 - opacity in percent)
  std::int32_t parentModel = -1;
  std::int32_t parentBone = 0;
  Vec3 position{};
  Vec3 angles{};
  float scale = 1;
  std::uint8_t shadow = 1;
};

constexpr std::size_t kParentAt = 1, kParentBoneAt = 5, kShadowAt = 37;
/// Of position, angles and scale.
struct AccessoryKeyPositions {
  std::size_t position, angles, scale;
};
constexpr AccessoryKeyPositions kKeyPlaces{9, 21, 33};
constexpr AccessoryKeyPositions kShownPlaces{25, 9, 21};

AccessoryState loadAccessory(const std::byte* at, const AccessoryKeyPositions& accessoryKeys) {
  return {.visibility = loadLe<std::uint8_t>(at),
          .parentModel = loadLe<std::int32_t>(at + kParentAt),
          .parentBone = loadLe<std::int32_t>(at + kParentBoneAt),
          .position = loadLe<Vec3>(at + accessoryKeys.position),
          .angles = loadLe<Vec3>(at + accessoryKeys.angles),
          .scale = loadLe<float>(at + accessoryKeys.scale),
          .shadow = loadLe<std::uint8_t>(at + kShadowAt)};
}

void storeAccessory(std::byte* at, const AccessoryKeyPositions& accessoryKeys, const AccessoryState& state) {
  storeLe(at, state.visibility);
  storeLe(at + kParentAt, state.parentModel);
  storeLe(at + kParentBoneAt, state.parentBone);
  storeLe(at + accessoryKeys.position, state.position);
  storeLe(at + accessoryKeys.angles, state.angles);
  storeLe(at + accessoryKeys.scale, state.scale);
  storeLe(at + kShadowAt, state.shadow);
}

bool hasSamePlace(const ProjectAccessory& a, const ProjectAccessory& b) {
  return a.isVisible == b.isVisible && a.opacity == b.opacity && a.position == b.position && a.angles == b.angles &&
         a.scale == b.scale && a.castsShadow == b.castsShadow && a.parent == b.parent &&
         (!a.parent || a.parentBone == b.parentBone);
}

AccessoryState stateOf(const pmm::File& file, const ProjectAccessory& accessory) {
  const double transparency = std::clamp(std::round((1 - accessory.opacity) * 100), 0.0, 100.0);
  return {.visibility = static_cast<std::uint8_t>(2 * static_cast<int>(transparency) + (accessory.isVisible ? 1 : 0)),
          .parentModel = accessory.parent ? std::int32_t{file.models[*accessory.parent].id} : -1,
          .parentBone = accessory.parent ? accessory.parentBone : 0,
          .position = accessory.position,
          .angles = accessory.angles,
          .scale = accessory.scale,
          .shadow = static_cast<std::uint8_t>(accessory.castsShadow ? 1 : 0)};
}

/// A number that changes with that of the first key.
float follow(float value, float before, float after) { return value == before ? after : value + (after - before); }

Vec3 follow(const Vec3& value, const Vec3& before, const Vec3& after) {
  return {follow(value.x, before.x, after.x), follow(value.y, before.y, after.y), follow(value.z, before.z, after.z)};
}

/// A later state after the first one has changed from `before` to `after`: what is equal to the first one stays so, and
/// a path moves, turns and grows as a whole. What differs otherwise, such as another attachment, stays.
AccessoryState follow(AccessoryState state, const AccessoryState& before, const AccessoryState& after) {
  const auto isVisible = [](std::uint8_t visibility) { return visibility % 2; };
  const auto transparency = [](std::uint8_t visibility) { return visibility / 2; };
  const int visible = isVisible(state.visibility) == isVisible(before.visibility) ? isVisible(after.visibility)
                                                                                  : isVisible(state.visibility);
  const int clear = transparency(state.visibility) == transparency(before.visibility) ? transparency(after.visibility)
                                                                                      : transparency(state.visibility);
  state.visibility = static_cast<std::uint8_t>(2 * clear + visible);
  if (state.shadow == before.shadow) state.shadow = after.shadow;
  if (before.scale > 0)
    state.scale = state.scale == before.scale ? after.scale : state.scale * after.scale / before.scale;
  const bool isSameAttachment = state.parentModel == before.parentModel && state.parentBone == before.parentBone;
  if (!isSameAttachment) return state;
  state.parentModel = after.parentModel;
  state.parentBone = after.parentBone;
  state.position = follow(state.position, before.position, after.position);
  state.angles = follow(state.angles, before.angles, after.angles);
  return state;
}

void changeAccessory(const pmm::File& file, const pmm::KeyList& keys, const ProjectAccessory& accessory, Bytes& bytes) {
  const auto keyAt = [&](std::uint32_t key) { return bytes.data() + keys.offsetOf(key) + pmm::KeyHead::kSize; };
  const AccessoryState before = loadAccessory(keyAt(0), kKeyPlaces);
  const AccessoryState after = stateOf(file, accessory);
  storeAccessory(keyAt(0), kKeyPlaces, after);
  for (std::uint32_t key = 1; key < keys.total(); ++key)
    storeAccessory(keyAt(key), kKeyPlaces, follow(loadAccessory(keyAt(key), kKeyPlaces), before, after));
  std::byte* shown = bytes.data() + keys.end();
  // With only one key, the shown state is that key.
  const bool isFirst = keys.count == 0;
  storeAccessory(shown, kShownPlaces, isFirst ? after : follow(loadAccessory(shown, kShownPlaces), before, after));
}

// --- what carries accessories ----------------------------------------------------------------------------------------

/// A state between two others, as MMD shows it between their keys.
AccessoryState between(const AccessoryState& a, const AccessoryState& b, float part) {
  const auto mix = [part](float from, float to) { return from + (to - from) * part; };
  const auto mixed = [&](const Vec3& from, const Vec3& to) {
    return Vec3{mix(from.x, to.x), mix(from.y, to.y), mix(from.z, to.z)};
  };
  AccessoryState state = a;
  const int clearA = a.visibility / 2, clearB = b.visibility / 2;
  const auto clear = std::lround(mix(static_cast<float>(clearA), static_cast<float>(clearB)));
  state.visibility = static_cast<std::uint8_t>(2 * clear + a.visibility % 2);
  state.position = mixed(a.position, b.position);
  state.angles = mixed(a.angles, b.angles);
  state.scale = mix(a.scale, b.scale);
  return state;
}

/// The keys of an accessory, by frame.
struct AccessoryKeys {
  std::vector<Frame> frames;
  std::vector<AccessoryState> states;

  [[nodiscard]] AccessoryState at(Frame frame) const {
    const auto after = std::ranges::lower_bound(frames, frame);
    const auto next = static_cast<std::size_t>(after - frames.begin());
    if (after == frames.end()) return states.back();
    if (*after == frame || next == 0) return states[next];
    const auto span = static_cast<float>(frames[next] - frames[next - 1]);
    return between(states[next - 1], states[next], static_cast<float>(frame - frames[next - 1]) / span);
  }
};

AccessoryKeys accessoryKeys(const pmm::File& file, const pmm::KeyList& list) {
  Diagnostics known;
  AccessoryKeys keys;
  for (const std::uint32_t number : pmm::followChains(file, list, Core::tr("accessory keys"), known).keys) {
    const std::byte* at = file.key(list, number);
    keys.frames.push_back(pmm::KeyHead{at}.frame());
    keys.states.push_back(loadAccessory(at + pmm::KeyHead::kSize, kKeyPlaces));
  }
  return keys;
}

/// Those that have a place, by frame, and that change something.
std::vector<ProjectParentKey> attachmentsWithPlace(const Project& project,
                                                   const std::vector<ProjectParentKey>& wanted) {
  std::vector<ProjectParentKey> placed;
  for (const ProjectParentKey& key : wanted) {
    if (hasAttachmentPlace(project.models, key)) placed.push_back(key);
  }
  std::ranges::stable_sort(placed, {}, &ProjectParentKey::frame);
  std::vector<ProjectParentKey> changes;
  for (ProjectParentKey& key : placed) {
    const bool isSame = !changes.empty() && changes.back().model == key.model && changes.back().target == key.target;
    if (!isSame) changes.push_back(std::move(key));
  }
  return changes;
}

/// Replaces what carries an accessory. Before the first of `wanted`, that is what carries it in its first key.
void setAttachments(PmmListExport& list, const pmm::File& file, const Project& project, const AccessoryKeys& keys,
                    const std::vector<ProjectParentKey>& wanted) {
  std::set<Frame> sorted(keys.frames.begin(), keys.frames.end());
  for (const ProjectParentKey& key : wanted) sorted.insert(key.frame);
  const std::vector<Frame> frames(sorted.begin(), sorted.end());
  std::vector<AccessoryState> states;
  for (const Frame frame : frames) {
    AccessoryState& state = states.emplace_back(keys.at(frame));
    state.parentModel = keys.states.front().parentModel;
    state.parentBone = keys.states.front().parentBone;
    for (const ProjectParentKey& key : wanted) {
      if (key.frame > frame) break;
      state.parentModel = key.model ? std::int32_t{file.models[*key.model].id} : kPmmNoModel;
      state.parentBone = key.model ? boneNumber(project, key) : 0;
    }
  }
  list.set(
      0, std::span<const Frame>(frames), std::span<const AccessoryState>(states), states.front(),
      [](std::byte* at, const AccessoryState& state) { storeAccessory(at + pmm::KeyHead::kSize, kKeyPlaces, state); });
}

// --- keys of accessories ---------------------------------------------------------------------------------------------

/// A state with the values of a key of the scene.
AccessoryState placedState(AccessoryState state, const motion::AccessoryKey& key) {
  const auto floats = [](const glm::dvec3& all) {
    return Vec3{static_cast<float>(all.x), static_cast<float>(all.y), static_cast<float>(all.z)};
  };
  const auto percent = static_cast<int>(std::clamp(std::round((1 - key.opacity) * 100), 0.0, 100.0));
  state.visibility = static_cast<std::uint8_t>(2 * percent + (key.isVisible ? 1 : 0));
  state.position = floats(key.position);
  state.angles = floats(key.angles);
  state.scale = static_cast<float>(key.scale);
  state.shadow = static_cast<std::uint8_t>(key.castsShadow ? 1 : 0);
  return state;
}

/// The frames on which an accessory gets another attachment.
std::vector<Frame> attachmentChanges(const AccessoryKeys& keys) {
  std::vector<Frame> changes;
  for (std::size_t i = 1; i < keys.frames.size(); ++i) {
    const AccessoryState &before = keys.states[i - 1], &after = keys.states[i];
    const bool isSame = before.parentModel == after.parentModel && before.parentBone == after.parentBone;
    if (!isSame) changes.push_back(keys.frames[i]);
  }
  return changes;
}

/// What is shown at the frame of the project, as the state has it that follows the keys.
void storeShown(const pmm::File& file, const pmm::KeyList& list, const std::vector<motion::AccessoryKey>& accessoryKeys,
                Bytes& bytes) {
  const auto place = motion::accessoryKeyAt(accessoryKeys, file.settings ? file.settings->frame : 0);
  std::byte* shown = bytes.data() + list.end();
  if (place) storeAccessory(shown, kShownPlaces, placedState(loadAccessory(shown, kShownPlaces), *place));
}

/// Replaces the keys of an accessory. What is equal to a key of the file keeps its bytes.
void setPlaces(PmmListExport& list, const pmm::File& file, const pmm::KeyList& stored, const AccessoryKeys& keys,
               const std::vector<motion::AccessoryKey>& accessoryKeys) {
  std::set<Frame> sorted{0};
  for (const motion::AccessoryKey& key : accessoryKeys) sorted.insert(key.frame);
  for (const Frame frame : attachmentChanges(keys)) sorted.insert(frame);
  Diagnostics known;
  std::map<Frame, motion::AccessoryKey> present;
  for (const std::uint32_t number : pmm::followChains(file, stored, Core::tr("accessory keys"), known).keys) {
    const motion::AccessoryKey key = accessoryKeyOf(pmm::AccessoryKeyRecord{file.key(stored, number)});
    present.emplace(key.frame, key);
  }
  const std::vector<Frame> frames(sorted.begin(), sorted.end());
  std::vector<AccessoryState> states;
  for (const Frame frame : frames) {
    AccessoryState& state = states.emplace_back(keys.at(frame));
    motion::AccessoryKey wanted = *motion::accessoryKeyAt(accessoryKeys, frame);
    wanted.frame = frame;
    const auto same = present.find(frame);
    if (same == present.end() || !(same->second == wanted)) state = placedState(state, wanted);
  }
  list.set(
      0, std::span<const Frame>(frames), std::span<const AccessoryState>(states), states.front(),
      [](std::byte* at, const AccessoryState& state) { storeAccessory(at + pmm::KeyHead::kSize, kKeyPlaces, state); });
}

Result<Bytes> withPlaces(Bytes bytes, const ProjectSceneEdit& edit) {
  for (std::size_t i = 0; i < edit.accessoryKeys.size(); ++i) {
    if (!edit.accessoryKeys[i] || edit.accessoryKeys[i]->empty()) continue;
    Result<pmm::File> file = pmm::read(std::move(bytes));
    if (!file) return file.error();
    const pmm::KeyList& stored = file->accessories[i].keys;
    const AccessoryKeys keys = accessoryKeys(*file, stored);
    Diagnostics known;
    const bool isKept = keys.frames.empty() || *edit.accessoryKeys[i] == accessoryPlaces(*file, stored, known);
    if (!isKept) {
      storeShown(*file, stored, *edit.accessoryKeys[i], file->bytes);
      PmmListExport list(*file, stored);
      setPlaces(list, *file, stored, keys, *edit.accessoryKeys[i]);
      PmmReplacements replacements(*file);
      list.applyTo(replacements);
      bytes = std::move(replacements).apply();
    } else {
      bytes = std::move(file->bytes);
    }
  }
  return bytes;
}

Result<Bytes> withAttachments(Bytes bytes, const ProjectSceneEdit& edit) {
  if (edit.attachments.empty()) return bytes;
  const Result<pmm::File> file = pmm::read(std::move(bytes));
  if (!file) return file.error();
  const Project project = projectFromPmm(*file);
  PmmReplacements replacements(*file);
  const auto isAlike = [](const ProjectParentKey& a, const ProjectParentKey& b) {
    return a.frame == b.frame && a.model == b.model && a.target == b.target;
  };
  for (std::size_t i = 0; i < edit.attachments.size(); ++i) {
    if (!edit.attachments[i]) continue;
    const std::vector<ProjectParentKey> wanted = attachmentsWithPlace(project, *edit.attachments[i]);
    const AccessoryKeys keys = accessoryKeys(*file, file->accessories[i].keys);
    if (keys.frames.empty() || std::ranges::equal(wanted, project.accessories[i].parents, isAlike)) continue;
    PmmListExport list(*file, file->accessories[i].keys);
    setAttachments(list, *file, project, keys, wanted);
    list.applyTo(replacements);
  }
  return std::move(replacements).apply();
}

// --- gravity ---------------------------------------------------------------------------------------------------------

void storeGravityKey(std::byte* at, const motion::GravityKey& key) {
  storeLe(at + 12, static_cast<std::uint8_t>(key.isNoiseOn ? 1 : 0));
  storeLe(at + 13, static_cast<std::int32_t>(std::lround(key.noise)));
  storeLe(at + 17, static_cast<float>(key.acceleration));
  storeLe(at + 21, Vec3{static_cast<float>(key.direction.x), static_cast<float>(key.direction.y),
                        static_cast<float>(key.direction.z)});
}

constexpr std::size_t kShownGravity = 4 + 4 + 12 + 1;  ///< acceleration, noise, direction, noise on: before the keys

/// What a key has after its head, in the order of the gravity that is shown.
Bytes shownGravity(const std::byte* key) {
  ByteWriter out;
  out.write(ByteView(key + 17, 4));
  out.write(ByteView(key + 13, 4));
  out.write(ByteView(key + 21, 12));
  out.write(ByteView(key + 12, 1));
  return std::move(out).take();
}

/// Where the gravity that is shown is that of the first key, it follows it.
void followGravity(const pmm::File& before, Bytes& bytes) {
  const std::size_t first = before.settings->gravityKeys.initialAt;
  const std::size_t at = first - kShownGravity;
  const Bytes shown = shownGravity(before.bytes.data() + first);
  if (!std::equal(shown.begin(), shown.end(), before.bytes.data() + at)) return;
  std::ranges::copy(shownGravity(bytes.data() + first), bytes.data() + at);
}

/// The file with other gravity keys.
Bytes withGravity(const pmm::File& file, const std::optional<motion::GravityTrack>& gravity) {
  std::vector<Frame> frames;
  std::vector<motion::GravityKey> keys;
  if (gravity) {
    for (const motion::GravityKey& key : gravity->keys) {
      frames.push_back(key.frame);
      keys.push_back(key);
    }
  }
  PmmListExport list(file, file.settings->gravityKeys);
  list.set(0, std::span<const Frame>(frames), std::span<const motion::GravityKey>(keys), mmdGravityKey(),
           storeGravityKey);
  PmmReplacements replacements(file);
  list.applyTo(replacements);
  Bytes bytes = std::move(replacements).apply();
  followGravity(file, bytes);
  return bytes;
}

}  // namespace

Result<Bytes> pmmWithScene(const format::pmm::File& file, const ProjectSceneEdit& edit) {
  if (const Status problem = pmmWritableProblem(file); !problem) return problem.error();
  if (edit.accessories.size() != file.accessories.size())
    return Error::because(Core::tr("the project has other accessories"));
  if (edit.visible.size() != file.models.size()) return Error::because(Core::tr("the project has other models"));
  const Project present = projectFromPmm(file);
  const bool changesGravity =
      edit.gravity && present.hasGravityKeys && *edit.gravity != present.camera.annotations.gravity;
  // First what keeps its place, because other keys of gravity may move what follows them.
  pmm::File changed = file;
  Bytes& bytes = changed.bytes;
  if (file.settings && !edit.playRange.isEmpty() && edit.playRange != present.playRange) {
    storeLe(bytes.data() + file.settings->playAt, std::int32_t{edit.playRange.first});
    storeLe(bytes.data() + file.settings->playAt + 4, std::int32_t{edit.playRange.last});
  }
  for (std::size_t i = 0; i < edit.visible.size(); ++i) {
    if (edit.visible[i] && *edit.visible[i] != file.models[i].isVisible)
      storeLe(bytes.data() + file.models[i].visibleAt, static_cast<std::uint8_t>(*edit.visible[i] ? 1 : 0));
  }
  for (std::size_t i = 0; i < edit.accessories.size(); ++i) {
    if (edit.accessories[i] && !hasSamePlace(*edit.accessories[i], present.accessories[i]))
      changeAccessory(file, file.accessories[i].keys, *edit.accessories[i], bytes);
  }
  if (!edit.attachments.empty() && edit.attachments.size() != file.accessories.size())
    return Error::because(Core::tr("the project has other accessories"));
  if (!edit.accessoryKeys.empty() && edit.accessoryKeys.size() != file.accessories.size())
    return Error::because(Core::tr("the project has other accessories"));
  bytes = changesGravity ? withGravity(changed, *edit.gravity) : std::move(changed.bytes);
  Result<Bytes> placed = withPlaces(std::move(bytes), edit);
  return placed ? withAttachments(*std::move(placed), edit) : placed;
}

}  // namespace furitsuke::io
