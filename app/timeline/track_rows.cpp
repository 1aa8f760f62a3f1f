// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/track_rows.h"

#include <algorithm>

namespace furitsuke {

namespace {

constexpr std::array kRowOrder{TrackKind::Bone,  TrackKind::Morph,      TrackKind::Camera,
                               TrackKind::Light, TrackKind::SelfShadow, TrackKind::Property};

/// What two names must share to be found alike: compatibility forms joined, case folded, katakana as hiragana.
QString searchForm(const QString& text) {
  QString folded = text.normalized(QString::NormalizationForm_KC).toCaseFolded();
  for (QChar& c : folded) {
    if (c >= QChar(0x30A1) && c <= QChar(0x30F6)) c = QChar(c.unicode() - 0x60);
  }
  return folded;
}

}  // namespace

void TrackRows::rebuild(const Motion* motion) {
  for (const TrackKind kind : kRowOrder) {
    Group& group = groups_[static_cast<std::size_t>(kind)];
    group = {};
    if (motion == nullptr) continue;
    if (kind == TrackKind::Bone) {
      for (const auto& track : motion->bones) group.names.push_back(QString::fromStdString(track.name.text));
    } else if (kind == TrackKind::Morph) {
      for (const auto& track : motion->morphs) group.names.push_back(QString::fromStdString(track.name.text));
    } else {
      group.names.push_back(kindLabel(kind));
    }
    for (std::uint32_t i = 0; i < group.names.size(); ++i) {
      group.searchNames.push_back(searchForm(group.names[i]));
      group.own.push_back({TrackId{kind, i}});
    }
  }
  layOut();
}

void TrackRows::layOut() {
  rows_.clear();
  for (const TrackKind kind : kRowOrder) {
    Group& group = groups_[static_cast<std::size_t>(kind)];
    group.shown.clear();
    group.heading = -1;
    group.rowOfTrack.assign(group.names.size(), -1);
    for (const auto& own : group.own) {
      if (matches(own.front())) group.shown.push_back(own.front());
    }
    if (group.shown.empty()) continue;
    if (hasHeading(kind)) {
      group.heading = count();
      rows_.push_back({kind, {}});
      if (isFolded(kind) && searchText_.isEmpty()) continue;
    }
    for (const TrackId id : group.shown) {
      group.rowOfTrack[id.index] = count();
      rows_.push_back({kind, id});
    }
  }
}

std::optional<int> TrackRows::rowOf(TrackId track) const {
  const auto& rows = groups_[static_cast<std::size_t>(track.kind)].rowOfTrack;
  if (track.index >= rows.size() || rows[track.index] < 0) return {};
  return rows[track.index];
}

std::optional<int> TrackRows::headingOf(TrackKind kind) const {
  const int heading = groups_[static_cast<std::size_t>(kind)].heading;
  if (heading < 0) return {};
  return heading;
}

std::optional<int> TrackRows::find(const TimelineRow& row) const {
  return row.track ? rowOf(*row.track) : headingOf(row.kind);
}

void TrackRows::setFolded(TrackKind kind, bool folded) {
  if (!hasHeading(kind) || isFolded(kind) == folded) return;
  folded_[static_cast<std::size_t>(kind)] = folded;
  layOut();
}

void TrackRows::setFilter(const QString& text) {
  filter_ = text;
  searchText_ = searchForm(text.trimmed());
  layOut();
}

bool TrackRows::matches(TrackId track) const {
  const auto& names = groups_[static_cast<std::size_t>(track.kind)].searchNames;
  return track.index < names.size() && names[track.index].contains(searchText_);
}

const std::vector<TrackId>& TrackRows::tracksOf(int row) const {
  const TimelineRow& line = at(row);
  const Group& group = groups_[static_cast<std::size_t>(line.kind)];
  return line.track ? group.own[line.track->index] : group.shown;
}

std::vector<TrackId> TrackRows::shownTracks() const {
  std::vector<TrackId> tracks;
  for (const Group& group : groups_) tracks.insert(tracks.end(), group.shown.begin(), group.shown.end());
  return tracks;
}

QString TrackRows::label(const TimelineRow& row) const {
  if (!row.track) return kindLabel(row.kind);
  return groups_[static_cast<std::size_t>(row.kind)].names[row.track->index];
}

QString TrackRows::kindLabel(TrackKind kind) {
  switch (kind) {
    case TrackKind::Bone: return tr("Bones");
    case TrackKind::Morph: return tr("Morphs");
    case TrackKind::Camera: return tr("Camera");
    case TrackKind::Light: return tr("Light");
    case TrackKind::SelfShadow: return tr("Self shadow");
    case TrackKind::Property: break;
  }
  return tr("Visibility and IK");
}

}  // namespace furitsuke
