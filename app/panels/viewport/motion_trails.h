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

#include "app/session/scene/stage.h"
#include "core/eval/camera_view.h"
#include "core/scene/scene_at_frame.h"

class QPainter;

namespace furitsuke::panels {

/// The paths of the selected bones around the playhead: a dashed line for earlier frames, a solid line for later
/// frames, a dot at each frame and a large dot at each key. Append transforms and IK are included; unregistered poses
/// are ignored.
class MotionTrails : public QObject {
  Q_OBJECT

 public:
  struct Point {
    Frame frame;
    glm::dvec3 position;  ///< in the world
    bool isKey;           ///< of this bone
  };
  struct Trail {
    model::BoneIndex bone;
    /// Ascending. Frames that were never computed are missing; after an edit the others keep their old positions until
    /// they are computed again.
    std::vector<Point> points;
  };
  /// The dot of a key in the picture.
  struct Mark {
    model::BoneIndex bone;
    motion::TrackId track;  ///< the track of the key
    Frame frame;
    QPointF at;
    [[nodiscard]] bool isSameKey(const Mark& other) const noexcept {
      return bone == other.bone && frame == other.frame;
    }
  };
  static constexpr std::size_t kMaxBones = 8;
  static constexpr Frame kDefaultLength = 30;

  explicit MotionTrails(session::Stage& stage, QObject* parent = nullptr);

  /// Number of frames before and after the playhead.
  void setLength(Frame frames);
  [[nodiscard]] Frame length() const noexcept { return length_; }

  /// The time that trails() may take for computing; 6 ms by default. One frame is always computed, so that repeated
  /// calls finish with any budget.
  void setTimeBudget(std::chrono::milliseconds budget) noexcept { timeBudget_ = budget; }
  /// The trails of the first kMaxBones selected bones of the active model, if it has a motion. Computes within the
  /// time budget, outward from the given frame or from the playhead; if that is not enough, changed() follows.
  [[nodiscard]] const std::vector<Trail>& trails(std::optional<Frame> from = std::nullopt);
  /// Computes everything that is missing, however long it takes; for saved pictures.
  void finish();
  [[nodiscard]] bool isComplete() const noexcept { return complete_; }
  /// Number of poses computed so far, for tests.
  [[nodiscard]] std::uint64_t computedPoseCount() const noexcept { return computedPoseCount_; }

  /// `highlighted`: the key under the mouse or the dragged key; nullptr: none.
  void paint(QPainter& painter, const eval::CameraView& view, QSizeF size, const Mark* highlighted = nullptr);
  /// The key under the mouse, except keys at the frame of the playhead: the bone itself is there.
  [[nodiscard]] std::optional<Mark> keyAt(QPointF position, const eval::CameraView& view, QSizeF size);

 signals:
  /// The trails must be redrawn, because the reach has changed or more can be computed.
  void changed();

 private:
  /// The bones and the motion for which the positions were computed.
  struct Subject {
    std::uint64_t actor = 0;
    const edit::MotionDocument* motion = nullptr;  ///< only compared
    std::vector<model::BoneIndex> bones;
    friend bool operator==(const Subject&, const Subject&) = default;
  };
  struct Positions {
    std::uint64_t revision = 0;       ///< of the motions that they were computed for
    std::vector<glm::dvec3> ofBones;  ///< of each bone of the subject
  };
  void updateSubject();
  [[nodiscard]] FrameRange window() const;
  /// Computes missing positions outward from a frame: at least one, then until the time `end`.
  void compute(Frame from, std::chrono::steady_clock::time_point end);
  void compute(const scene::Actor& actor, Frame frame);
  [[nodiscard]] Frame playhead() const;

  session::Stage& stage_;
  Frame length_ = kDefaultLength;
  std::chrono::milliseconds timeBudget_{6};
  Subject subject_;
  std::uint64_t revision_ = 0;                        ///< of the motions
  std::vector<motion::Track<motion::BoneKey>> keys_;  ///< of each bone of the subject
  std::vector<motion::TrackId> tracks_;               ///< of each bone of the subject, if it has keys
  std::map<Frame, Positions> positions_;
  std::optional<scene::SceneAtFrame> sceneAtFrame_;
  std::vector<Trail> trails_;
  bool complete_ = true;
  std::uint64_t computedPoseCount_ = 0;
  QTimer more_;
};

}  // namespace furitsuke::panels
