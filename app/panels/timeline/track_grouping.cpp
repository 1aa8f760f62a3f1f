// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/track_grouping.h"

#include <utility>

#include "core/model/name_index.h"

namespace furitsuke::panels {

namespace {

using GroupRole = TrackGroup::Role;

TrackEntry entryOfTrack(motion::TrackKind kind, const Name& name, std::size_t index) {
  return {kind,
          name.bytes,
          QString::fromStdString(name.text()),
          {},
          motion::TrackId{kind, static_cast<std::uint32_t>(index)}};
}

TrackGroup singleGroup(motion::TrackKind kind) {
  TrackGroup group{GroupRole::Single, {}, {}, {}};
  group.entries.push_back({kind, {}, {}, {}, motion::TrackId{kind, 0}});
  return group;
}

/// What follows outside parents, then the prop and gravity; without those that have no keys.
std::vector<TrackGroup> groupAnnotations(const motion::Motion& motion) {
  std::vector<TrackGroup> groups;
  for (motion::AnnotationTrack& track : motion::annotationTracks(motion.annotations)) {
    const bool isParent = track.kind == motion::AnnotationKind::Parent;
    const bool isJoining = isParent && !groups.empty();
    if (!isJoining) groups.push_back({isParent ? GroupRole::Parents : GroupRole::Single, {}, {}, {}});
    groups.back().entries.push_back({motion::TrackKind::Property, {}, {}, {}, {}, std::move(track)});
  }
  return groups;
}

/// Assigns each bone and morph of a model to one group and one track.
class Grouping {
 public:
  Grouping(const motion::Motion& motion, const model::Model& model) : motion_(motion), model_(model) { bind(); }

  std::vector<TrackGroup> build() {
    groups_ = groupAnnotations(motion_);
    const auto isRoot = [](const model::DisplayGroup& group) {
      return group.special && (group.items.empty() || !group.items.front().isMorph);
    };
    for (const model::DisplayGroup& group : model_.displayGroups) {
      if (isRoot(group)) addDisplayGroup(group);
    }
    groups_.push_back(singleGroup(motion::TrackKind::Property));
    for (const model::DisplayGroup& group : model_.displayGroups) {
      if (group.special && !isRoot(group)) addDisplayGroup(group);
    }
    for (const model::DisplayGroup& group : model_.displayGroups) {
      if (!group.special) addDisplayGroup(group);
    }
    addUndisplayed();
    for (const motion::TrackKind kind :
         {motion::TrackKind::Camera, motion::TrackKind::Light, motion::TrackKind::SelfShadow}) {
      groups_.push_back(singleGroup(kind));
    }
    addUnbound();
    return std::move(groups_);
  }

 private:
  struct Part {
    std::optional<motion::TrackId> track;
    bool placed = false;
  };

  void bind() {
    const model::NameIndex names(model_);
    bones_.resize(model_.bones.size());
    morphs_.resize(model_.morphs.size());
    for (std::size_t i = 0; i < motion_.bones.size(); ++i) {
      const auto bone = names.findBone(motion_.bones[i].name.bytes);
      assign(bone ? &bones_[static_cast<std::size_t>(*bone)] : nullptr,
             {motion::TrackKind::Bone, static_cast<std::uint32_t>(i)});
    }
    for (std::size_t i = 0; i < motion_.morphs.size(); ++i) {
      const auto morph = names.findMorph(motion_.morphs[i].name.bytes);
      assign(morph ? &morphs_[static_cast<std::size_t>(*morph)] : nullptr,
             {motion::TrackKind::Morph, static_cast<std::uint32_t>(i)});
    }
  }

  /// If two tracks match one part, the first one with keys is used.
  void assign(Part* part, motion::TrackId track) {
    if (part != nullptr && !part->track) {
      part->track = track;
      return;
    }
    const bool comesFirst = part != nullptr && motion_.keyCount(*part->track) == 0 && motion_.keyCount(track) > 0;
    if (comesFirst) std::swap(*part->track, track);
    unbound_.push_back(track);
  }

  void place(TrackGroup& group, bool isMorph, std::size_t index) {
    Part& part = isMorph ? morphs_[index] : bones_[index];
    if (std::exchange(part.placed, true)) return;
    const model::ModelName& name = isMorph ? model_.morphs[index].name : model_.bones[index].name;
    group.entries.push_back({isMorph ? motion::TrackKind::Morph : motion::TrackKind::Bone, name.bytes,
                             QString::fromStdString(name.text), QString::fromStdString(name.english), part.track});
  }

  void addDisplayGroup(const model::DisplayGroup& display) {
    TrackGroup group{GroupRole::Display,
                     QString::fromStdString(display.name.text),
                     QString::fromStdString(display.name.english),
                     {}};
    for (const model::DisplayItem& item : display.items)
      place(group, item.isMorph, static_cast<std::size_t>(item.index));
    // In nearly all models the root group has one bone, so a heading would be redundant.
    if (display.special && group.entries.size() == 1 && group.entries.front().kind == motion::TrackKind::Bone) {
      group.role = GroupRole::Single;
    }
    if (!group.entries.empty()) groups_.push_back(std::move(group));
  }

  void addUndisplayed() {
    TrackGroup group{GroupRole::Undisplayed, {}, {}, {}};
    for (std::size_t i = 0; i < bones_.size(); ++i) place(group, false, i);
    for (std::size_t i = 0; i < morphs_.size(); ++i) place(group, true, i);
    if (!group.entries.empty()) groups_.push_back(std::move(group));
  }

  void addUnbound() {
    TrackGroup group{GroupRole::Unbound, {}, {}, {}};
    for (const motion::TrackId id : unbound_) {
      const Name& name =
          id.kind == motion::TrackKind::Bone ? motion_.bones[id.index].name : motion_.morphs[id.index].name;
      group.entries.push_back(entryOfTrack(id.kind, name, id.index));
    }
    if (!group.entries.empty()) groups_.push_back(std::move(group));
  }

  const motion::Motion& motion_;
  const model::Model& model_;
  std::vector<Part> bones_, morphs_;
  std::vector<motion::TrackId> unbound_;
  std::vector<TrackGroup> groups_;
};

}  // namespace

std::vector<TrackGroup> groupTracks(const motion::Motion& motion) {
  std::vector<TrackGroup> groups = groupAnnotations(motion);
  TrackGroup bones{GroupRole::Bones, {}, {}, {}}, morphs{GroupRole::Morphs, {}, {}, {}};
  for (std::size_t i = 0; i < motion.bones.size(); ++i) {
    bones.entries.push_back(entryOfTrack(motion::TrackKind::Bone, motion.bones[i].name, i));
  }
  for (std::size_t i = 0; i < motion.morphs.size(); ++i) {
    morphs.entries.push_back(entryOfTrack(motion::TrackKind::Morph, motion.morphs[i].name, i));
  }
  groups.push_back(std::move(bones));
  groups.push_back(std::move(morphs));
  for (const motion::TrackKind kind : {motion::TrackKind::Camera, motion::TrackKind::Light,
                                       motion::TrackKind::SelfShadow, motion::TrackKind::Property}) {
    groups.push_back(singleGroup(kind));
  }
  return groups;
}

std::vector<TrackGroup> groupTracks(const motion::Motion& motion, const model::Model& model) {
  return Grouping(motion, model).build();
}

}  // namespace furitsuke::panels
