// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "core/base/frame.h"
#include "core/motion/accessory_keys.h"
#include "core/physics/physics_settings.h"
#include "core/scene/placement.h"

// What a scene is, as values: who is in it, who moves whom, who films and lights it. No pointers to live objects, so
// that two states can be compared, and steps can be undone in any order.
namespace furitsuke::scene {

/// Unique in this process, above 0; 0: none.
using ActorId = std::uint64_t;
using MotionId = std::uint64_t;

/// What a motion can provide besides the movement of a model. Each part may come from another motion.
enum class ScenePart { Camera, Light, SelfShadow, Sound, Background, Reference };
/// Parts that are keys.
inline constexpr std::array kKeyParts = {ScenePart::Camera, ScenePart::Light, ScenePart::SelfShadow};
/// Parts that are files, which the annotations of the motion name.
inline constexpr std::array kMediaParts = {ScenePart::Sound, ScenePart::Background, ScenePart::Reference};
inline constexpr std::array kSceneParts = {ScenePart::Camera, ScenePart::Light,      ScenePart::SelfShadow,
                                           ScenePart::Sound,  ScenePart::Background, ScenePart::Reference};

/// A model or prop.
struct ActorState {
  ActorId id = 0;
  std::string title = {};  ///< UTF-8, for lists
  bool isShown = true;     ///< by the user
  bool isPinned = false;   ///< keeps its motion, whatever is opened or closed
  Placement placement = {};
  MotionId motion = 0;   ///< that moves it; 0: it is in its rest pose
  bool isGuess = false;  ///< the motion was assigned neither by the user nor by name
  /// Keys that place it, in their order; those of its motion count instead if it has any.
  std::vector<motion::AccessoryKey> accessoryKeys = {};
  friend bool operator==(const ActorState&, const ActorState&) = default;
};

struct PartState {
  MotionId motion = 0;    ///< that provides it; 0: MMD's defaults, of a file the first open motion that names one
  bool isChosen = false;  ///< by the user: opening another motion does not replace it
  friend bool operator==(const PartState&, const PartState&) = default;
};

/// An open motion. Its keys and their history are those of its document.
struct MotionState {
  MotionId id = 0;
  std::string file = {};  ///< UTF-8, absolute; empty: it has none
  friend bool operator==(const MotionState&, const MotionState&) = default;
};

/// How the scene is played.
struct SceneTime {
  FrameRange range = {};  ///< both ends included; empty: everything
  bool isLooping = false;
  friend bool operator==(const SceneTime&, const SceneTime&) = default;
};

/// What moves the bodies of the models.
enum class PhysicsMode : std::uint8_t {
  Off,   ///< bones show their keys
  On,    ///< the canonical run of the motions
  Live,  ///< the same during playback; otherwise by the clock, so that hair follows the hand
};

struct SceneState {
  std::vector<ActorState> actors;    ///< in drawing order
  std::vector<MotionState> motions;  ///< in the order of their tabs
  std::array<PartState, kSceneParts.size()> parts = {};
  SceneTime time = {};
  PhysicsMode physicsMode = PhysicsMode::On;
  physics::PhysicsSettings physics = {};  ///< without the gravity keys of the motions
  std::string file = {};                  ///< the project file that has the scene: UTF-8, absolute; empty: none
  std::uint64_t mmdProject = 0;  ///< of the projects of MMD that were opened, that which is saved back; 0: none

  /// nullptr if there is none.
  [[nodiscard]] const ActorState* find(ActorId id) const;
  [[nodiscard]] ActorState* find(ActorId id);
  [[nodiscard]] bool hasMotion(MotionId id) const;
  [[nodiscard]] const PartState& part(ScenePart part) const { return parts[static_cast<std::size_t>(part)]; }
  [[nodiscard]] PartState& part(ScenePart part) { return parts[static_cast<std::size_t>(part)]; }
  friend bool operator==(const SceneState&, const SceneState&) = default;
};

/// What a step changes: the actors, the motions, the parts, the values and the order that differ, before and after.
/// What it does not name stays as it is, so that it can be undone after other changes too.
class SceneEdit {
 public:
  enum class Side { Before, After };

  [[nodiscard]] static SceneEdit between(const SceneState& before, const SceneState& after);
  [[nodiscard]] bool isEmpty() const noexcept;
  /// Whether it does nothing but add actors, or opens and closes motions with what follows from that: opening the same
  /// files again would do it.
  [[nodiscard]] bool onlyOpens() const;
  /// Whether one of the sides has an actor or a motion that the other one has not.
  [[nodiscard]] bool addsOrRemoves() const;
  /// What this removes or replaces is remembered as it was there, and comes back in this way; motions come back as they
  /// are.
  void apply(SceneState& state, Side side);
  /// Whether one of the sides has the actor.
  [[nodiscard]] bool mentions(ActorId id) const;
  /// Whether it opens or closes the motion.
  [[nodiscard]] bool mentionsMotion(MotionId id) const;

 private:
  template <class Value>
  using Change = std::optional<std::pair<Value, Value>>;
  struct ActorChange {
    std::optional<ActorState> before, after;
  };
  struct MotionChange {
    MotionState motion;
    std::size_t place;  ///< among the motions of the side that has it
    Side has;
  };
  struct PartChange {
    ScenePart part;
    PartState before, after;
  };
  using Order = std::vector<ActorId>;
  static constexpr std::tuple kValues = {&SceneState::time, &SceneState::physicsMode, &SceneState::physics,
                                         &SceneState::file, &SceneState::mmdProject};
  template <class... Value>
  static std::tuple<Change<Value>...> changesOf(const std::tuple<Value SceneState::*...>&);

  void applyActors(SceneState& state, Side side);
  void applyMotions(SceneState& state, Side side);

  std::vector<ActorChange> actors_;
  std::vector<MotionChange> motions_;
  std::vector<PartChange> parts_;
  std::vector<Order> order_;  ///< before and after; empty: all actors that both sides have are in the same order
  decltype(changesOf(kValues)) values_;
};

}  // namespace furitsuke::scene
