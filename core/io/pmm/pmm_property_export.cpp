// SPDX-License-Identifier: MIT
#include "core/io/pmm/pmm_property_export.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "core/io/motion/vmd_key_codec.h"

namespace furitsuke::io {

namespace {

namespace pmm = format::pmm;

/// What a subject follows, as stored.
struct StoredParent {
  std::int32_t model = kPmmNoModel;
  std::int32_t bone = 0;  ///< as MMD writes it without a model
};

/// A property key as it will be.
struct WantedProperty {
  motion::VisibilityIkKey key;
  std::vector<std::optional<StoredParent>> parents;  ///< for each subject; nullopt: as in the key before
};

bool hasSameIkName(std::string_view a, std::string_view b) { return matchedIkName(a) == matchedIkName(b); }

/// Whether the model that the key follows has its target.
bool hasBone(const std::vector<ProjectModel>& models, const ProjectParentKey& key) {
  if (*key.model >= models.size()) return false;
  return std::ranges::any_of(models[*key.model].names.bones,
                             [&key](const Name& name) { return name.text() == key.target; });
}

/// Writes the property keys of one model.
class PropertyExport {
 public:
  PropertyExport(const pmm::File& file, const Project& project, std::size_t model)
      : file_(file), project_(project), model_(project.models[model]), block_(file.models[model]) {}

  void set(PmmListExport& list, const motion::Track<motion::VisibilityIkKey>& track,
           const std::vector<ProjectParentKey>* parents) {
    if (parents != nullptr) findChanges(*parents);
    const motion::Track<motion::VisibilityIkKey>& present = model_.motion.property;
    const bool areParentsKept = std::ranges::none_of(isChanged_, [](bool on) { return on; });
    if (areParentsKept && track == present) return;
    std::set<Frame> frames(track.frames().begin(), track.frames().end());
    frames.insert(0);
    addFramesOfParents(frames);
    std::vector<Frame> sorted(frames.begin(), frames.end());
    std::vector<WantedProperty> wanted;
    bool isSame = areParentsKept && std::ranges::equal(sorted, present.frames());
    for (std::size_t i = 0; i < sorted.size(); ++i) {
      wanted.push_back({switchesAt(track, sorted[i]), parentsAt(sorted[i])});
      isSame = isSame && wanted[i].key == present.values()[i];
    }
    if (isSame) return;
    list.set(0, std::span<const Frame>(sorted), std::span<const WantedProperty>(wanted), wanted.front(),
             [this](std::byte* at, const WantedProperty& key) { store(at, key); });
  }

 private:
  /// The subjects whose outside parents are not those of the project.
  void findChanges(const std::vector<ProjectParentKey>& parents) {
    isChanged_.assign(block_.subjects.size(), false);
    wanted_.resize(block_.subjects.size());
    for (std::size_t subject = 0; subject < model_.parentSubjects.size(); ++subject) {
      const std::string& bone = model_.parentSubjects[subject];
      // Of several bones of a name, the first one follows.
      const auto first = std::ranges::find(model_.parentSubjects, bone);
      if (first != model_.parentSubjects.begin() + static_cast<std::ptrdiff_t>(subject)) continue;
      const bool isNameless = bone.empty() && block_.subjects[subject] != kPmmWholeModel;
      if (isNameless) continue;
      std::vector<ProjectParentKey> before;
      for (const ProjectParentKey& key : model_.outsideParents) {
        if (key.bone == bone) before.push_back(key);
      }
      std::vector<ProjectParentKey> placed;
      for (const ProjectParentKey& key : parents) {
        if (key.bone == bone && hasParentPlace(project_.models, model_, key)) placed.push_back(key);
      }
      std::ranges::stable_sort(placed, {}, &ProjectParentKey::frame);
      const auto follows = [](const ProjectParentKey& a, const ProjectParentKey& b) {
        return a.model == b.model && a.target == b.target && a.isGround == b.isGround;
      };
      ProjectParentKey last;
      for (const ProjectParentKey& key : placed) {
        if (!follows(key, last)) wanted_[subject].push_back(key);
        last = key;
      }
      const auto isAlike = [&](const ProjectParentKey& a, const ProjectParentKey& b) {
        return a.frame == b.frame && follows(a, b);
      };
      isChanged_[subject] = !std::ranges::equal(wanted_[subject], before, isAlike);
    }
  }

  /// The frames that need a key because a subject follows something else from them on.
  void addFramesOfParents(std::set<Frame>& frames) const {
    Diagnostics known;
    const std::vector<std::uint32_t> keys =
        pmm::followChains(file_, block_.propertyKeys, Core::tr("property keys"), known).keys;
    for (std::size_t subject = 0; subject < block_.subjects.size(); ++subject) {
      if (isChangedAt(subject)) {
        for (const ProjectParentKey& key : wanted_[subject]) frames.insert(key.frame);
        continue;
      }
      for (std::size_t i = 1; i < keys.size(); ++i) {
        const std::byte* before = parentBytes(file_.key(block_.propertyKeys, keys[i - 1]), subject);
        const std::byte* at = file_.key(block_.propertyKeys, keys[i]);
        if (std::memcmp(before, parentBytes(at, subject), pmm::PropertyKeyRecord::kParentSize) != 0)
          frames.insert(pmm::KeyHead{at}.frame());
      }
    }
  }

  [[nodiscard]] bool isChangedAt(std::size_t subject) const {
    return subject < isChanged_.size() && isChanged_[subject];
  }

  template <class Byte>
  [[nodiscard]] Byte* parentBytes(Byte* key, std::size_t subject) const {
    return key + pmm::PropertyKeyRecord::kIkAt + block_.ikCount + pmm::PropertyKeyRecord::kParentSize * subject;
  }

  [[nodiscard]] motion::VisibilityIkKey switchesAt(const motion::Track<motion::VisibilityIkKey>& track,
                                                   Frame frame) const {
    const auto& frames = track.frames();
    const auto after = std::ranges::upper_bound(frames, frame);
    if (after != frames.begin()) return track.values()[static_cast<std::size_t>(after - frames.begin()) - 1];
    motion::VisibilityIkKey rest = motion::restVisibilityIkKey();
    for (const Name& ik : model_.names.ik) rest.ik.push_back({ik.bytes, true});
    return rest;
  }

  [[nodiscard]] std::vector<std::optional<StoredParent>> parentsAt(Frame frame) const {
    std::vector<std::optional<StoredParent>> parents(block_.subjects.size());
    for (std::size_t subject = 0; subject < parents.size(); ++subject) {
      if (!isChangedAt(subject)) continue;
      parents[subject].emplace();
      for (const ProjectParentKey& key : wanted_[subject]) {
        if (key.frame <= frame) parents[subject] = storedParent(key);
      }
    }
    return parents;
  }

  [[nodiscard]] StoredParent storedParent(const ProjectParentKey& key) const {
    if (!key.model) return {key.isGround ? kPmmGround : kPmmNoModel, 0};
    return {std::int32_t{file_.models[*key.model].id}, boneNumber(project_, key)};
  }

  void store(std::byte* at, const WantedProperty& wanted) const {
    storeLe(at + 12, static_cast<std::uint8_t>(wanted.key.visible ? 1 : 0));
    const std::vector<Name>& ik = model_.names.ik;
    for (std::size_t i = 0; i < ik.size(); ++i) {
      const auto isSame = [&](const motion::IkState& state) { return hasSameIkName(state.name, ik[i].bytes); };
      const auto state = std::ranges::find_if(wanted.key.ik, isSame);
      if (state != wanted.key.ik.end())
        storeLe(at + pmm::PropertyKeyRecord::kIkAt + i, static_cast<std::uint8_t>(state->enabled ? 1 : 0));
    }
    for (std::size_t subject = 0; subject < wanted.parents.size(); ++subject) {
      if (!wanted.parents[subject]) continue;
      std::byte* stored = parentBytes(at, subject);
      storeLe(stored, wanted.parents[subject]->model);
      storeLe(stored + 4, wanted.parents[subject]->bone);
    }
  }

  const pmm::File& file_;
  const Project& project_;
  const ProjectModel& model_;
  const pmm::ModelBlock& block_;
  std::vector<bool> isChanged_;                        ///< for each subject; empty: none
  std::vector<std::vector<ProjectParentKey>> wanted_;  ///< for each subject, by frame
};

}  // namespace

bool hasParentPlace(const std::vector<ProjectModel>& models, const ProjectModel& model, const ProjectParentKey& key) {
  if (std::ranges::find(model.parentSubjects, key.bone) == model.parentSubjects.end()) return false;
  return !key.model || hasBone(models, key);
}

bool hasAttachmentPlace(const std::vector<ProjectModel>& models, const ProjectParentKey& key) {
  if (key.isGround) return false;
  return !key.model || hasBone(models, key);
}

std::int32_t boneNumber(const Project& project, const ProjectParentKey& key) {
  const std::vector<Name>& bones = project.models[*key.model].names.bones;
  const auto bone = std::ranges::find_if(bones, [&key](const Name& name) { return name.text() == key.target; });
  return static_cast<std::int32_t>(bone - bones.begin());
}

void setPropertyKeys(PmmListExport& list, const pmm::File& file, const Project& project, std::size_t model,
                     const motion::Track<motion::VisibilityIkKey>& track,
                     const std::vector<ProjectParentKey>* parents) {
  PropertyExport(file, project, model).set(list, track, parents);
}

}  // namespace furitsuke::io
