// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <chrono>
#include <cstdint>
#include <glm/vec2.hpp>
#include <map>
#include <optional>
#include <vector>

#include "app/session/scene/stage.h"
#include "core/scene/scene_at_frame.h"

namespace furitsuke::panels {

/// Where a dancer is and which way the dancer faces, seen from above: x and z of the world.
struct DancerSpot {
  glm::dvec2 position{0, 0};  ///< model units
  glm::dvec2 facing{0, -1};   ///< unit length; models face the audience at rest
};

/// The places of dancers over time, as in their motions. Frames are computed in the background of painting: each call
/// of path() may take some milliseconds, and changed() follows if that is not enough.
class DancerPaths : public QObject {
  Q_OBJECT

 public:
  struct Point {
    Frame frame;
    glm::dvec2 position;
  };
  /// About as many points a path has at most.
  static constexpr Frame kMaxPoints = 240;

  explicit DancerPaths(session::Stage& stage, QObject* parent = nullptr);

  /// Frames before and after the playhead; 0: from frame 0 to the last key on the stage.
  void setLength(Frame frames);
  /// The frames that are shown, of which every step() frames are computed.
  [[nodiscard]] FrameRange range() const;
  [[nodiscard]] Frame step() const;

  /// For tests and saved pictures: how long path() may take. One frame is always computed.
  void setTimeBudget(std::chrono::milliseconds budget) noexcept { timeBudget_ = budget; }
  /// The known points in the range, ascending. After an edit they keep their old places until they are computed again.
  [[nodiscard]] std::vector<Point> path(const scene::Actor& actor);
  [[nodiscard]] bool isComplete() const noexcept { return isComplete_; }
  /// Must be called before the paths of a picture are read.
  void begin();

  /// The dancer in the evaluated scene, with its unregistered pose; nullopt without bones.
  [[nodiscard]] static std::optional<DancerSpot> spotNow(const scene::Scene& scene, const scene::Actor& actor);

 signals:
  /// More can be computed, or the reach has changed.
  void changed();

 private:
  struct Position {
    std::uint64_t revision = 0;  ///< of the motions that it was computed for
    glm::dvec2 position{0, 0};
  };
  void compute(const scene::Actor& actor, Frame frame, Position& position);

  session::Stage& stage_;
  Frame length_ = 0;
  std::chrono::milliseconds timeBudget_{6};
  std::chrono::steady_clock::time_point end_;
  std::map<std::uint64_t, std::map<Frame, Position>> positions_;  ///< by actor
  std::optional<scene::SceneAtFrame> sceneAtFrame_;
  bool isComplete_ = true;
  QTimer more_;
};

}  // namespace furitsuke::panels
