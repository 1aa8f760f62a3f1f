// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <cstdint>
#include <memory>
#include <optional>

#include "app/session/physics/background_run.h"
#include "core/edit/document/document_signals.h"
#include "core/motion/motion.h"
#include "core/physics/physics_settings.h"
#include "core/scene/scene_simulation.h"
#include "core/scene/scene_state.h"

namespace furitsuke::session {

class LiveBodies;
class Stage;

using scene::PhysicsMode;

/// "off", "on", "live".
[[nodiscard]] QString physicsModeId(PhysicsMode mode);
[[nodiscard]] std::optional<PhysicsMode> physicsModeFromId(const QString& id);

/// The first tick at which a change of a motion may show another pose; nullopt if it changes no pose.
[[nodiscard]] std::optional<std::int64_t> firstChangedTick(const motion::Motion& motion,
                                                           const edit::MotionChange& change);

/// The simulation of the bodies on the stage. The canonical run, from frame 0, is simulated in the background; an edit
/// makes it start again, and the frames before the edit remain valid. A frame that it has not reached is shown by a
/// provisional run, which begins two seconds earlier. Playback keeps the run that it shows.
class StagePhysics : public QObject {
  Q_OBJECT

 public:
  /// Ticks that are simulated without the playhead being near, 20 minutes: a key at a late frame must not take all
  /// memory.
  static constexpr std::int64_t kLongestRun = std::int64_t{20} * 60 * physics::kTicksPerSecond;

  explicit StagePhysics(Stage& stage);
  ~StagePhysics() override;

  /// As the state of the scene says, and settings() too.
  [[nodiscard]] PhysicsMode mode() const;
  /// Not a step: it is switched off and on to see more.
  void setMode(PhysicsMode mode);
  /// Without the gravity keys of the motions.
  [[nodiscard]] const physics::PhysicsSettings& settings() const;
  void setSettings(const physics::PhysicsSettings& settings);
  /// Simulates again from the start; while posing live, puts the bodies on their bones.
  void reset();
  /// Call when playback starts and ends.
  void setPlaying(bool on);

  /// Some model on the stage has bodies, and physics is not off.
  [[nodiscard]] bool isSimulating() const;
  /// The last frame up to which the canonical run is shown; nullopt if nothing is simulated.
  [[nodiscard]] std::optional<double> exactUpTo() const;
  /// The canonical run has not yet reached the last frame of the stage, or that is not shown yet.
  [[nodiscard]] bool isBehind() const;
  /// Blocks until the canonical run has the frame, for pictures of it.
  void finish(double frame);

  /// For the stage: the state of the scene was changed.
  void follow(const scene::SceneState& before);
  /// For the stage: poses from the tick on may be other ones.
  void invalidate(std::int64_t tick = 0);
  /// For the stage: takes the gravity keys of the motions. Returns whether any tick has another gravity than before.
  bool followGravity();
  /// For the stage: chooses the run that the scene shows at the frame, and starts what is missing.
  void prepare(scene::Scene& scene, double frame);

  /// The names of bodies that moved impossibly fast and were placed on their bones again.
  [[nodiscard]] QStringList runaways() const;

 signals:
  /// Mode or settings.
  void changed();
  /// exactUpTo() or isBehind() changed; not more often than every 100 ms.
  void progressed();

 private:
  void restart(const scene::Scene& scene);
  void approximate(const scene::Scene& scene, double frame);
  [[nodiscard]] std::int64_t goal() const;
  [[nodiscard]] bool isComputing() const;
  void onStep();
  void onLiveStep();
  /// The poses of the stage at other frames are no longer the same.
  void refreshStage();

  Stage& stage_;
  physics::PhysicsSettings simulated_;  ///< with the gravity of the motions
  bool isPlaying_ = false;
  std::optional<std::int64_t> invalidFrom_ = 0;  ///< a tick, until restart()
  BackgroundRun canonical_;
  BackgroundRun provisional_;
  bool isProvisionalShown_ = false;
  bool isWaiting_ = false;  ///< the shown frame is not simulated
  QTimer startTimer_;       ///< starts the canonical run when edits pause
  QTimer stepTimer_;        ///< reports progress
  std::int64_t reportedTick_ = 0;
  QTimer liveTimer_;
  QElapsedTimer liveClock_;
  std::int64_t liveTicks_ = 0;  ///< of the clock that were simulated
  std::unique_ptr<LiveBodies> live_;
};

}  // namespace furitsuke::session
