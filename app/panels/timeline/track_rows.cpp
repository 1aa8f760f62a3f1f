// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/track_rows.h"

#include <algorithm>
#include <set>
#include <utility>

#include "app/widgets/search_text.h"

namespace furitsuke::panels {

namespace {

/// Identifies a group after a change of the motion, or of the model if the new model has a group of the same name.
QString foldKeyOf(const TrackGroup& group) {
  const QString role = QString::number(static_cast<int>(group.role));
  return group.role == TrackGroup::Role::Display ? role + ' ' + group.title : role;
}

/// Identifies a track after the motion has changed.
QByteArray keyOf(const TrackEntry& entry) {
  if (entry.annotation) {
    return "annotation " + QByteArray::number(static_cast<int>(entry.annotation->kind)) + ' ' +
           (entry.annotation->isCamera ? "camera" : ' ' + QByteArray::fromStdString(entry.annotation->bone));
  }
  return QByteArray::number(static_cast<int>(entry.kind)) + ' ' + QByteArray::fromStdString(entry.bytes);
}

std::size_t slotOf(motion::TrackKind kind) { return static_cast<std::size_t>(kind); }

}  // namespace

void TrackRows::rebuild(const motion::Motion* motion, const model::Model* model) {
  hasModel_ = model != nullptr;
  groups_.clear();
  if (motion != nullptr) {
    groups_ = hasModel_ ? groupTracks(*motion, *model) : groupTracks(*motion);
    groups_.insert(groups_.begin(), TrackGroup{TrackGroup::Role::Summary, {}, {}, {}});
  }
  states_.assign(groups_.size(), {});
  for (auto& places : positions_) places.clear();
  hasKeys_.fill(false);
  annotations_ =
      motion == nullptr ? std::vector<motion::AnnotationTrack>() : motion::annotationTracks(motion->annotations);
  for (std::size_t g = 0; g < groups_.size(); ++g) {
    states_[g].foldKey = foldKeyOf(groups_[g]);
    for (const TrackEntry& entry : groups_[g].entries) {
      EntryState state;
      const QString name = entry.isNamed() ? entry.name : fixedLabel(entry);
      state.searchText = widgets::nameSearchText(name, entry.english);
      if (entry.track) {
        state.own.push_back(*entry.track);
        auto& places = positions_[slotOf(entry.kind)];
        if (places.size() <= entry.track->index) places.resize(entry.track->index + 1U);
        places[entry.track->index] = {static_cast<int>(g), static_cast<int>(states_[g].entries.size())};
        if (!entry.isNamed()) hasKeys_[slotOf(entry.kind)] = motion->keyCount(*entry.track) > 0;
      }
      states_[g].entries.push_back(std::move(state));
    }
  }
  layOut();
}

bool TrackRows::isShown(const TrackEntry& entry, const EntryState& state) const {
  if (isRestricted() && !restriction_.contains(keyOf(entry))) return false;
  if (!searchText_.isEmpty() && !state.searchText.contains(searchText_)) return false;
  return isListed(entry);
}

bool TrackRows::isListed(const TrackEntry& entry) const {
  if (!hasModel_) return true;
  switch (entry.kind) {
    case motion::TrackKind::Bone:
    case motion::TrackKind::Morph:
      // A name that CP932 cannot encode cannot have a track.
      return entry.track || (unusedShown_ && !entry.bytes.empty());
    case motion::TrackKind::Property: return true;
    case motion::TrackKind::Camera:
    case motion::TrackKind::Light:
    case motion::TrackKind::SelfShadow: break;
  }
  return hasKeys_[slotOf(entry.kind)] || unusedShown_;
}

void TrackRows::layOut() {
  rows_.clear();
  if (groups_.empty()) return;
  GroupState& summary = states_[kSummary];
  summary.shown.clear();
  summary.shownAnnotations.clear();
  summary.heading = -1;
  if (summaryShown_) {
    summary.heading = count();
    rows_.push_back({static_cast<int>(kSummary), TimelineRow::kHeading, {}});
  }
  for (std::size_t g = kSummary + 1; g < groups_.size(); ++g) {
    const TrackGroup& group = groups_[g];
    GroupState& state = states_[g];
    state.shown.clear();
    state.shownAnnotations.clear();
    state.heading = -1;
    std::vector<int> shown;
    for (std::size_t e = 0; e < group.entries.size(); ++e) {
      state.entries[e].row = -1;
      if (!isShown(group.entries[e], state.entries[e])) continue;
      shown.push_back(static_cast<int>(e));
      if (group.entries[e].track) state.shown.push_back(*group.entries[e].track);
      if (group.entries[e].annotation) state.shownAnnotations.push_back(*group.entries[e].annotation);
    }
    summary.shownAnnotations.insert(summary.shownAnnotations.end(), state.shownAnnotations.begin(),
                                    state.shownAnnotations.end());
    summary.shown.insert(summary.shown.end(), state.shown.begin(), state.shown.end());
    if (shown.empty()) continue;
    if (group.hasHeading()) {
      state.heading = count();
      rows_.push_back({static_cast<int>(g), TimelineRow::kHeading, {}});
      if (isFolded(static_cast<int>(g)) && searchText_.isEmpty() && !isRestricted()) continue;
    }
    for (const int e : shown) {
      state.entries[static_cast<std::size_t>(e)].row = count();
      const TrackEntry& entry = group.entries[static_cast<std::size_t>(e)];
      rows_.push_back({static_cast<int>(g), e, entry.track, entry.annotation});
    }
  }
  if (count() > 1 || summary.heading < 0) return;
  rows_.clear();
  summary.heading = -1;
}

bool TrackRows::isOutdated(const motion::Motion& motion) const {
  if (annotations_ != motion::annotationTracks(motion.annotations)) return true;
  if (!hasModel_) return false;
  for (const motion::TrackId id : {motion::kCameraTrack, motion::kLightTrack, motion::kSelfShadowTrack}) {
    if (hasKeys_[slotOf(id.kind)] != (motion.keyCount(id) > 0)) return true;
  }
  return false;
}

// --- lookup ----------------------------------------------------------------------------------------------------------

const TrackRows::Position* TrackRows::positionOf(motion::TrackId track) const {
  const auto& places = positions_[slotOf(track.kind)];
  if (track.index >= places.size() || places[track.index].group < 0) return nullptr;
  return &places[track.index];
}

const TrackEntry& TrackRows::entryAt(const Position& place) const {
  return groups_[static_cast<std::size_t>(place.group)].entries[static_cast<std::size_t>(place.entry)];
}

std::optional<int> TrackRows::rowOf(motion::TrackId track) const {
  const Position* place = positionOf(track);
  if (place == nullptr) return {};
  const int row = states_[static_cast<std::size_t>(place->group)].entries[static_cast<std::size_t>(place->entry)].row;
  if (row < 0) return {};
  return row;
}

std::optional<int> TrackRows::rowOf(const motion::AnnotationTrack& track) const {
  const auto at = std::ranges::find(rows_, track, &TimelineRow::annotation);
  return at == rows_.end() ? std::nullopt : std::optional(static_cast<int>(at - rows_.begin()));
}

std::optional<int> TrackRows::groupOf(motion::TrackId track) const {
  const Position* place = positionOf(track);
  if (place == nullptr) return {};
  return place->group;
}

std::optional<int> TrackRows::headingOf(int group) const {
  const int heading = states_[static_cast<std::size_t>(group)].heading;
  if (heading < 0) return {};
  return heading;
}

std::optional<int> TrackRows::find(const TimelineRow& row) const {
  if (row.track) return rowOf(*row.track);
  if (row.annotation) return rowOf(*row.annotation);
  if (row.group < 0 || static_cast<std::size_t>(row.group) >= states_.size()) return {};
  if (row.isHeading()) return headingOf(row.group);
  const auto& entries = states_[static_cast<std::size_t>(row.group)].entries;
  const auto entry = static_cast<std::size_t>(row.entry);
  if (entry >= entries.size() || entries[entry].row < 0) return {};
  return entries[entry].row;
}

// --- folding and filters ---------------------------------------------------------------------------------------------

bool TrackRows::isFolded(int group) const { return folded_.contains(states_[static_cast<std::size_t>(group)].foldKey); }

void TrackRows::setFolded(int group, bool folded) {
  if (!groups_[static_cast<std::size_t>(group)].canFold() || isFolded(group) == folded) return;
  const QString& key = states_[static_cast<std::size_t>(group)].foldKey;
  if (folded) {
    folded_.insert(key);
  } else {
    folded_.remove(key);
  }
  layOut();
}

void TrackRows::setAllFolded(bool folded) {
  for (std::size_t g = 0; g < groups_.size(); ++g) {
    if (!groups_[g].canFold()) continue;
    if (folded) {
      folded_.insert(states_[g].foldKey);
    } else {
      folded_.remove(states_[g].foldKey);
    }
  }
  layOut();
}

void TrackRows::setFilter(const QString& text) {
  filter_ = text;
  searchText_ = widgets::searchText(text.trimmed());
  layOut();
}

QSet<QByteArray> TrackRows::keysOf(const std::vector<motion::TrackId>& tracks) const {
  QSet<QByteArray> keys;
  for (const motion::TrackId track : tracks) {
    if (const Position* place = positionOf(track)) keys.insert(keyOf(entryAt(*place)));
  }
  return keys;
}

QSet<QByteArray> TrackRows::keysOfRows(const std::vector<int>& rows) const {
  QSet<QByteArray> keys;
  for (const int row : rows) {
    if (at(row).isHeading()) {
      keys.unite(keysOf(tracksOf(row)));
    } else {
      keys.insert(keyOf(entryOf(at(row))));
    }
  }
  return keys;
}

QStringList TrackRows::labelsOf(const QSet<QByteArray>& keys) const {
  QStringList labels;
  for (const TrackGroup& group : groups_) {
    for (const TrackEntry& entry : group.entries) {
      if (!keys.contains(keyOf(entry))) continue;
      labels.append(entry.isNamed() ? named(entry.name, entry.english, english_) : fixedLabel(entry));
    }
  }
  labels.removeDuplicates();
  return labels;
}

void TrackRows::restrictTo(const QSet<QByteArray>& keys) {
  restriction_ = keys;
  layOut();
}

bool TrackRows::hasAnyOf(const QSet<QByteArray>& keys) const {
  return std::ranges::any_of(groups_, [&](const TrackGroup& group) {
    return std::ranges::any_of(group.entries,
                               [&](const TrackEntry& entry) { return keys.contains(keyOf(entry)) && isListed(entry); });
  });
}

bool TrackRows::isInRestriction(motion::TrackId track) const {
  const Position* place = positionOf(track);
  return place == nullptr || !isRestricted() || restriction_.contains(keyOf(entryAt(*place)));
}

void TrackRows::setEnglish(bool on) { english_ = on; }

void TrackRows::setSummaryShown(bool on) {
  summaryShown_ = on;
  layOut();
}

void TrackRows::setUnusedShown(bool on) {
  unusedShown_ = on;
  layOut();
}

bool TrackRows::matches(motion::TrackId track) const {
  const Position* place = positionOf(track);
  if (place == nullptr) return false;
  const GroupState& state = states_[static_cast<std::size_t>(place->group)];
  return state.entries[static_cast<std::size_t>(place->entry)].searchText.contains(searchText_);
}

const std::vector<motion::TrackId>& TrackRows::tracksOf(int row) const {
  const TimelineRow& line = at(row);
  const GroupState& state = states_[static_cast<std::size_t>(line.group)];
  return line.isHeading() ? state.shown : state.entries[static_cast<std::size_t>(line.entry)].own;
}

std::vector<motion::AnnotationTrack> TrackRows::annotationsOf(int row) const {
  const TimelineRow& line = at(row);
  if (line.isHeading()) return states_[static_cast<std::size_t>(line.group)].shownAnnotations;
  return line.annotation ? std::vector{*line.annotation} : std::vector<motion::AnnotationTrack>();
}

std::vector<motion::TrackId> TrackRows::tracksOf(const std::vector<int>& rows) const {
  std::set<motion::TrackId> tracks;
  for (const int row : rows) tracks.insert(tracksOf(row).begin(), tracksOf(row).end());
  return {tracks.begin(), tracks.end()};
}

std::vector<motion::TrackId> TrackRows::shownTracks() const {
  return states_.empty() ? std::vector<motion::TrackId>() : states_[kSummary].shown;
}

std::vector<motion::AnnotationTrack> TrackRows::shownAnnotations() const {
  return states_.empty() ? std::vector<motion::AnnotationTrack>() : states_[kSummary].shownAnnotations;
}

// --- names -----------------------------------------------------------------------------------------------------------

QString TrackRows::named(const QString& japanese, const QString& english, bool inEnglish) const {
  return (inEnglish && !english.isEmpty()) || japanese.isEmpty() ? english : japanese;
}

QString TrackRows::groupTitle(const TrackGroup& group) const {
  switch (group.role) {
    case TrackGroup::Role::Bones: return tr("Bones");
    case TrackGroup::Role::Morphs: return tr("Morphs");
    case TrackGroup::Role::Undisplayed: return tr("In no display group");
    case TrackGroup::Role::Unbound: return tr("Not in the model");
    case TrackGroup::Role::Parents: return tr("Outside parents");
    case TrackGroup::Role::Summary: return tr("All tracks");
    case TrackGroup::Role::Single:
    case TrackGroup::Role::Display: break;
  }
  const QString title = named(group.title, group.english, english_);
  return title.isEmpty() ? tr("Unnamed") : title;
}

QString TrackRows::label(const TimelineRow& row) const {
  if (row.isHeading()) return groupTitle(groupOf(row));
  const TrackEntry& entry = entryOf(row);
  return entry.isNamed() ? named(entry.name, entry.english, english_) : fixedLabel(entry);
}

QString TrackRows::otherLabel(const TimelineRow& row) const {
  const QString shown = label(row);
  QString other;
  if (row.isHeading()) {
    if (groupOf(row).role == TrackGroup::Role::Display) {
      other = named(groupOf(row).title, groupOf(row).english, !english_);
    }
  } else if (entryOf(row).isNamed()) {
    other = named(entryOf(row).name, entryOf(row).english, !english_);
  }
  return other == shown ? QString() : other;
}

QString TrackRows::fixedLabel(const TrackEntry& entry) {
  return entry.annotation ? trackLabel(*entry.annotation) : kindLabel(entry.kind);
}

QString TrackRows::trackLabel(const motion::AnnotationTrack& track) {
  switch (track.kind) {
    case motion::AnnotationKind::Accessory: return tr("Prop");
    case motion::AnnotationKind::Gravity: return tr("Gravity");
    case motion::AnnotationKind::Parent: break;
  }
  if (track.isCamera) return tr("Camera");
  return track.bone.empty() ? tr("Model") : QString::fromStdString(track.bone);
}

QString TrackRows::kindLabel(motion::TrackKind kind) {
  switch (kind) {
    case motion::TrackKind::Bone: return tr("Bones");
    case motion::TrackKind::Morph: return tr("Morphs");
    case motion::TrackKind::Camera: return tr("Camera");
    case motion::TrackKind::Light: return tr("Light");
    case motion::TrackKind::SelfShadow: return tr("Self shadow");
    case motion::TrackKind::Property: break;
  }
  return tr("Visibility and IK");
}

}  // namespace furitsuke::panels
