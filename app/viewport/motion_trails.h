// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QSizeF>
#include <QTimer>
#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "app/stage/stage.h"
#include "core/eval/camera_view.h"
#include "core/scene/other_moment.h"

class QPainter;

namespace furitsuke {

/// The ways that the selected bones take through the scene around the playhead: a dashed line to where they were, a
/// whole one to where they will be, a dot at each frame and a large one at each key. What the motion says, with append
/// and IK; a pose that is not registered has no part in it.
class MotionTrails : public QObject {
  Q_OBJECT

 public:
  struct Point {
    Frame frame;
    glm::dvec3 place;  ///< in the world
    bool isKey;        ///< of this bone
  };
  struct Trail {
    BoneIndex bone;
    /// Ascending. What was never worked out is missing; after an edit the others stay where they were until they are
    /// worked out anew.
    std::vector<Point> points;
  };
  /// A key as it lies in the picture.
  struct Mark {
    BoneIndex bone;
    TrackId track;  ///< whose key it is
    Frame frame;
    QPointF at;
    [[nodiscard]] bool isSameKey(const Mark& other) const noexcept {
      return bone == other.bone && frame == other.frame;
    }
  };
  static constexpr std::size_t kMostBones = 8;
  static constexpr Frame kUsualReach = 30;

  explicit MotionTrails(Stage& stage, QObject* parent = nullptr);

  /// How many frames before and behind the playhead.
  void setReach(Frame frames);
  [[nodiscard]] Frame reach() const noexcept { return reach_; }

  /// Of the first kMostBones selected bones of the active model, if it has a motion. Works for some milliseconds at
  /// most, outwards from a frame, the playhead's if none is given; where that is not enough changed() follows.
  [[nodiscard]] const std::vector<Trail>& trails(std::optional<Frame> from = std::nullopt);
  /// Works out all that is missing, however long it takes; for pictures.
  void finish();
  [[nodiscard]] bool isComplete() const noexcept { return complete_; }
  /// Poses that were ever worked out.
  [[nodiscard]] std::uint64_t workedOut() const noexcept { return workedOut_; }

  /// `loud`: the key under the mouse or in hand; nullptr: none.
  void paint(QPainter& painter, const CameraView& view, QSizeF size, const Mark* loud = nullptr);
  /// The key under the mouse, but for those of the frame of the playhead: there stands the bone itself.
  [[nodiscard]] std::optional<Mark> keyAt(QPointF place, const CameraView& view, QSizeF size);

 signals:
  /// There is more to be drawn.
  void changed();

 private:
  /// For what the places were worked out.
  struct Subject {
    std::uint64_t actor = 0;
    const MotionDocument* motion = nullptr;  ///< only compared
    std::vector<BoneIndex> bones;
    friend bool operator==(const Subject&, const Subject&) = default;
  };
  struct Places {
    std::uint64_t revision = 0;       ///< of the motions for which they were worked out
    std::vector<glm::dvec3> ofBones;  ///< of each bone of the subject
  };
  void takeSubject();
  [[nodiscard]] FrameRange window() const;
  /// From a frame outwards; stops at the end of its time.
  void workOut(Frame from, std::chrono::steady_clock::time_point end);
  void workOut(const Actor& actor, Frame frame);
  [[nodiscard]] Frame playhead() const;

  Stage& stage_;
  Frame reach_ = kUsualReach;
  Subject subject_;
  std::uint64_t revision_ = 0;        ///< of the motions
  std::vector<Track<BoneKey>> keys_;  ///< of each bone of the subject
  std::vector<TrackId> tracks_;       ///< likewise, where it has keys
  std::map<Frame, Places> places_;
  std::optional<OtherMoment> moment_;
  std::vector<Trail> trails_;
  bool complete_ = true;
  std::uint64_t workedOut_ = 0;
  QTimer more_;
};

}  // namespace furitsuke
