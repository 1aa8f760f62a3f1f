// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/graphs/track_angles.h"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <utility>

namespace furitsuke::panels {

struct TrackAngles::Job {
  /// Copies, which share their columns with the motion until it changes.
  std::map<motion::TrackId, motion::Track<motion::BoneKey>> tracks;
  std::map<motion::TrackId, eval::UnrolledRotations> angles;
  std::atomic<bool> isOutdated{false};
};

TrackAngles::TrackAngles(QObject* parent) : QObject(parent), work_(new session::BackgroundWork(this)) {}

void TrackAngles::request(const motion::Motion& motion, const std::vector<motion::TrackId>& tracks) {
  const auto job = std::make_shared<Job>();
  std::size_t keys = 0;
  for (const motion::TrackId track : tracks) {
    if (track.kind != motion::TrackKind::Bone || isKnown(track) || !motion.contains(track)) continue;
    job->tracks.emplace(track, motion.bones[track.index].keys);
    keys += motion.keyCount(track);
  }
  const auto areSame = [](const auto& one, const auto& other) { return one.first == other.first; };
  if (job_ != nullptr && std::ranges::equal(job_->tracks, job->tracks, areSame)) return;
  if (job_ != nullptr) std::exchange(job_, nullptr)->isOutdated = true;
  if (job->tracks.empty()) return;
  if (keys <= kMaxKeysAtOnce) {
    for (const auto& [track, column] : job->tracks) known_.emplace(track, eval::UnrolledRotations(column));
    return;
  }
  job_ = job;
  const auto compute = [job] {
    for (const auto& [track, column] : job->tracks) {
      if (job->isOutdated) return;
      job->angles.emplace(track, eval::UnrolledRotations(column));
    }
  };
  const auto done = [this, job] { onComputed(job); };
  work_->run({}, compute, done, {}, [done](const Error&) { done(); });
}

void TrackAngles::onComputed(const std::shared_ptr<Job>& job) {
  if (job_ != job) return;
  job_ = nullptr;
  known_.merge(job->angles);
  emit completed();
}

void TrackAngles::update(const motion::Motion& motion, const std::vector<motion::TrackId>& tracks, FrameRange frames,
                         Wait wait) {
  std::size_t keys = 0;
  std::vector<motion::TrackId> outdated;
  for (const motion::TrackId track : tracks) {
    if (job_ != nullptr && job_->tracks.contains(track)) std::exchange(job_, nullptr)->isOutdated = true;
    if (!isKnown(track)) continue;
    outdated.push_back(track);
    const motion::Track<motion::BoneKey>& column = motion.bones[track.index].keys;
    const std::size_t end = frames.last == kMaxFrame ? column.size() : column.lowerBound(frames.last + 1);
    keys += end - std::min(end, column.lowerBound(frames.first));
  }
  for (const motion::TrackId track : outdated) {
    if (wait == Wait::IfShort && keys > kMaxKeysAtOnce) {
      known_.erase(track);
    } else {
      known_.at(track).update(motion.bones[track.index].keys, frames);
    }
  }
}

void TrackAngles::forget(motion::TrackId track) {
  known_.erase(track);
  if (job_ != nullptr && job_->tracks.contains(track)) std::exchange(job_, nullptr)->isOutdated = true;
}

void TrackAngles::clear() {
  known_.clear();
  if (job_ != nullptr) std::exchange(job_, nullptr)->isOutdated = true;
}

}  // namespace furitsuke::panels
