// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <cstddef>
#include <map>
#include <memory>
#include <vector>

#include "app/session/background_work.h"
#include "core/eval/channels/unrolled_rotations.h"

namespace furitsuke::panels {

/// The continuous Euler angles of the bone tracks of a graph. They depend on all previous keys of their track, so those
/// of many keys are computed on another thread.
class TrackAngles : public QObject {
  Q_OBJECT

 public:
  /// With more keys than this to compute, the thread of the window does not wait.
  static constexpr std::size_t kMaxKeysAtOnce = 5'000;

  explicit TrackAngles(QObject* parent = nullptr);

  /// Computes the angles of these tracks that are not known. Other tracks than bones are ignored.
  void request(const motion::Motion& motion, const std::vector<motion::TrackId>& tracks);
  [[nodiscard]] bool isKnown(motion::TrackId track) const { return known_.contains(track); }
  /// The angles of a known track.
  [[nodiscard]] const eval::UnrolledRotations& of(motion::TrackId track) const { return known_.at(track); }
  /// Some requested angles are being computed; completed() follows.
  [[nodiscard]] bool isBusy() const noexcept { return job_ != nullptr; }
  /// Blocks until all requested angles are known, and emits completed() if they were not.
  void finish() { work_->finish(); }

  enum class Wait {
    Allowed,  ///< many keys may be computed at once
    IfShort,  ///< angles of many keys are no longer known
  };
  /// Keys within the frames have changed. The angles of these tracks are updated or are no longer known.
  void update(const motion::Motion& motion, const std::vector<motion::TrackId>& tracks, FrameRange frames, Wait wait);
  void forget(motion::TrackId track);
  void clear();

 signals:
  /// All requested angles are known.
  void completed();

 private:
  struct Job;
  void onComputed(const std::shared_ptr<Job>& job);

  std::map<motion::TrackId, eval::UnrolledRotations> known_;
  std::shared_ptr<Job> job_;  ///< the running one, unless its result is outdated
  session::BackgroundWork* work_;
};

}  // namespace furitsuke::panels
