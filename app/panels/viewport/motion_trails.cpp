// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/viewport/motion_trails.h"

#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <utility>

#include "app/panels/viewport/projection.h"
#include "app/panels/viewport/time_tint.h"
#include "app/theme/theme.h"
#include "app/widgets/hit_radius.h"

namespace furitsuke::panels {

namespace {

constexpr double kFrameDot = 1.7;        // radius, pixels
constexpr double kKeyDot = 4.2;          // radius, pixels
constexpr double kHighlightedDot = 6.5;  // radius, pixels
constexpr double kCloseDots = 3.0;       // pixels; closer ones would merge

double between(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

using TrailPoints = std::vector<MotionTrails::Point>;

/// Paints the part of a trail on one side of the playhead, including the frame of the playhead.
void paintTrailLine(QPainter& painter, const TrailPoints& points, FrameRange frames, const eval::CameraView& view,
                    QSizeF size) {
  QPolygonF stretch;
  std::optional<Frame> last;
  const auto draw = [&] {
    if (stretch.size() > 1) painter.drawPolyline(stretch);
    stretch.clear();
  };
  for (const MotionTrails::Point& point : points) {
    if (!frames.contains(point.frame)) continue;
    const auto position = projected(point.position, view, size);
    if (!position || (last && point.frame - *last > 1)) draw();
    last = point.frame;
    if (position) stretch.append(*position);
  }
  draw();
}

void paintTrailDots(QPainter& painter, const TrailPoints& points, Frame playhead, std::optional<Frame> highlighted,
                    const eval::CameraView& view, QSizeF size) {
  std::optional<QPointF> lastDot;
  for (const MotionTrails::Point& point : points) {
    const auto position = projected(point.position, view, size);
    if (!position || (!point.isKey && lastDot && between(*lastDot, *position) < kCloseDots)) continue;
    const QColor color = timeTint(point.frame < playhead ? TimeSide::Past : TimeSide::Future);
    const bool isHighlighted = point.isKey && point.frame == highlighted;
    painter.setPen(point.isKey ? QPen(isHighlighted ? Qt::white : QColor(0, 0, 0, 170), isHighlighted ? 2 : 1.2)
                               : QPen(Qt::NoPen));
    painter.setBrush(color);
    const double radius = isHighlighted ? kHighlightedDot : point.isKey ? kKeyDot : kFrameDot;
    painter.drawEllipse(*position, radius, radius);
    lastDot = position;
  }
}

}  // namespace

MotionTrails::MotionTrails(session::Stage& stage, QObject* parent) : QObject(parent), stage_(stage) {
  more_.setSingleShot(true);
  connect(&more_, &QTimer::timeout, this, &MotionTrails::changed);
}

void MotionTrails::setLength(Frame frames) {
  if (std::exchange(length_, frames) != frames) emit changed();
}

Frame MotionTrails::playhead() const { return static_cast<Frame>(std::floor(stage_.position())); }

FrameRange MotionTrails::window() const {
  const Frame at = playhead();
  const Frame last = std::max(at, session::lastFrameOn(stage_));
  return {at - std::min(at, length_), at + std::min(last - at, length_)};
}

void MotionTrails::updateSubject() {
  const scene::Actor* actor = stage_.active();
  const edit::MotionDocument* document = actor == nullptr ? nullptr : stage_.motionOf(actor->id());
  Subject subject;
  if (document != nullptr) {
    subject.actor = actor->id();
    subject.motion = document;
    const std::vector<model::BoneIndex>& bones = stage_.selectedBones();
    subject.bones.assign(bones.begin(), bones.begin() + static_cast<std::ptrdiff_t>(std::min(bones.size(), kMaxBones)));
  }
  const bool isSame = subject == subject_;
  if (std::exchange(revision_, stage_.motionRevision()) == stage_.motionRevision() && isSame) return;
  if (!isSame) positions_.clear();
  subject_ = std::move(subject);
  sceneAtFrame_.emplace(stage_.scene());
  keys_.assign(subject_.bones.size(), {});
  tracks_.assign(subject_.bones.size(), {motion::TrackKind::Bone, 0});
  if (document == nullptr) return;
  const model::NameIndex& names = *stage_.infoOf(actor->id()).names;
  const std::vector<motion::NamedTrack<motion::BoneKey>>& tracks = document->motion().bones;
  for (std::size_t i = 0; i < tracks.size(); ++i) {
    const motion::NamedTrack<motion::BoneKey>& track = tracks[i];
    const auto bone = track.keys.empty() ? std::nullopt : names.findBone(track.name.bytes);
    const auto found = bone ? std::ranges::find(subject_.bones, *bone) : subject_.bones.end();
    if (found == subject_.bones.end()) continue;
    const auto position = static_cast<std::size_t>(found - subject_.bones.begin());
    if (!keys_[position].empty()) continue;
    keys_[position] = track.keys;
    tracks_[position].index = i;
  }
}

void MotionTrails::compute(const scene::Actor& actor, Frame frame) {
  sceneAtFrame_->moveTo(frame);
  const glm::dmat4 world = sceneAtFrame_->worldOf(actor);
  const std::vector<RigidTransform>& transforms = sceneAtFrame_->poseOf(actor).transforms;
  Positions positions{revision_, {}};
  positions.ofBones.reserve(subject_.bones.size());
  for (const model::BoneIndex bone : subject_.bones) {
    positions.ofBones.emplace_back(world * glm::dvec4(transforms[static_cast<std::size_t>(bone)].position, 1));
  }
  positions_.insert_or_assign(frame, std::move(positions));
  ++computedPoseCount_;
}

void MotionTrails::compute(Frame from, std::chrono::steady_clock::time_point end) {
  const FrameRange frames = window();
  complete_ = true;
  std::erase_if(positions_, [&](const auto& entry) { return !frames.contains(entry.first); });
  const scene::Actor* actor = stage_.active();
  if (subject_.bones.empty() || actor == nullptr) return;
  bool hasComputed = false;
  const std::int64_t start = std::clamp(from, frames.first, frames.last);
  for (std::int64_t away = 0; away <= std::max(start - frames.first, frames.last - start); ++away) {
    for (const std::int64_t candidate : {start - away, start + away}) {
      if (candidate < frames.first || candidate > frames.last) continue;
      const auto frame = static_cast<Frame>(candidate);
      const auto known = positions_.find(frame);
      if (known != positions_.end() && known->second.revision == revision_) continue;
      if (hasComputed && std::chrono::steady_clock::now() >= end) {
        complete_ = false;
        more_.start(0);
        return;
      }
      compute(*actor, frame);
      hasComputed = true;
    }
  }
}

void MotionTrails::finish() {
  (void)stage_.evaluated();
  updateSubject();
  compute(playhead(), std::chrono::steady_clock::time_point::max());
}

const std::vector<MotionTrails::Trail>& MotionTrails::trails(std::optional<Frame> from) {
  (void)stage_.evaluated();  // evaluates the motions
  updateSubject();
  compute(from.value_or(playhead()), std::chrono::steady_clock::now() + timeBudget_);
  trails_.clear();
  trails_.reserve(subject_.bones.size());
  for (std::size_t i = 0; i < subject_.bones.size(); ++i) {
    Trail trail{subject_.bones[i], {}};
    trail.points.reserve(positions_.size());
    for (const auto& [frame, positions] : positions_) {
      trail.points.push_back({frame, positions.ofBones[i], keys_[i].hasKey(frame)});
    }
    trails_.push_back(std::move(trail));
  }
  return trails_;
}

void MotionTrails::paint(QPainter& painter, const eval::CameraView& view, QSizeF size, const Mark* highlighted) {
  // While a key is dragged, compute the frames around it first.
  const std::vector<Trail>& all = trails(highlighted == nullptr ? std::nullopt : std::optional(highlighted->frame));
  if (all.empty()) return;
  const Frame at = playhead();
  const FrameRange frames = window();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  for (const Trail& trail : all) {
    // A dark line below makes the trail visible on any background.
    painter.setPen(QPen(QColor(0, 0, 0, 110), 3.5));
    paintTrailLine(painter, trail.points, frames, view, size);
    QPen dashes(timeTint(TimeSide::Past), 1.6, Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({5, 4});
    painter.setPen(dashes);
    paintTrailLine(painter, trail.points, {frames.first, at}, view, size);
    painter.setPen(QPen(timeTint(TimeSide::Future), 1.6));
    paintTrailLine(painter, trail.points, {at, frames.last}, view, size);
    const bool isHighlighted = highlighted != nullptr && highlighted->bone == trail.bone;
    paintTrailDots(painter, trail.points, at, isHighlighted ? std::optional(highlighted->frame) : std::nullopt, view,
                   size);
  }
  painter.restore();
}

std::optional<MotionTrails::Mark> MotionTrails::keyAt(QPointF position, const eval::CameraView& view, QSizeF size) {
  std::optional<Mark> nearest;
  const Frame at = playhead();
  const std::vector<Trail>& all = trails();
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (const Point& point : all[i].points) {
      if (!point.isKey || point.frame == at) continue;
      const auto seen = projected(point.position, view, size);
      if (!seen || between(*seen, position) > widgets::kTrailKeyHitRadius) continue;
      if (!nearest || between(*seen, position) < between(nearest->at, position)) {
        nearest = {all[i].bone, tracks_[i], point.frame, *seen};
      }
    }
  }
  return nearest;
}

}  // namespace furitsuke::panels
