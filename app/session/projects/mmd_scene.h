// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "app/session/projects/mmd_saving.h"
#include "app/session/scene/scene_part.h"
#include "app/session/scene/stage.h"

namespace furitsuke::session {

/// The parts of a project of MMD as they are on the stage now. Refers to both.
class MmdScene {
 public:
  MmdScene(const MmdLink& link, const Stage& stage) : link_(link), stage_(stage) {}

  [[nodiscard]] const MmdLink& link() const noexcept { return link_; }
  /// nullptr if the file was not found, or if it was removed from the stage.
  [[nodiscard]] const scene::Actor* actor(std::uint64_t id) const;
  /// The motion that moves a model of the project; nullptr: none, its keys stay as they are.
  [[nodiscard]] edit::MotionDocument* motionOf(const MmdLink::Model& model) const;
  /// The motion with a part of the scene; nullptr: its keys stay as they are.
  [[nodiscard]] edit::MotionDocument* motionOf(ScenePart part) const;
  /// The model of the project that the actor is.
  [[nodiscard]] std::optional<std::size_t> modelAt(std::uint64_t actor) const;
  [[nodiscard]] bool isAccessory(std::uint64_t actor) const;
  /// Whether the accessory is on something that the project does not have, so that its place cannot be written.
  [[nodiscard]] bool isOnSomethingElse(const scene::Actor& accessory) const;
  /// What the bones of a model follow, with indices into the models of the project. Bones that follow what they
  /// followed when it was opened keep what the file has, also models that were not found.
  struct Parents {
    std::vector<io::ProjectParentKey> keys;
    bool isComplete = true;  ///< otherwise some have no place in the project and are left out
  };
  [[nodiscard]] Parents parentsOf(std::size_t model) const;
  /// The same of the camera.
  [[nodiscard]] Parents cameraParents() const;
  /// The same of an accessory.
  [[nodiscard]] Parents attachmentsOf(const MmdLink::Accessory& accessory) const;
  /// The keys of an accessory as the project will have them; nullopt: they stay as they are.
  [[nodiscard]] std::optional<std::vector<motion::AccessoryKey>> accessoryKeysOf(
      const MmdLink::Accessory& accessory) const;
  /// The motion with the keys of an accessory and what carries it; nullptr: they stay as they are.
  [[nodiscard]] edit::MotionDocument* motionOf(const MmdLink::Accessory& accessory) const;
  /// The gravity of the scene; nullopt if no motion of the project is open, so that it stays as it is.
  [[nodiscard]] std::optional<std::optional<motion::GravityTrack>> gravity() const;

 private:
  /// What a key of a model, or nullopt: of the camera or an accessory, is in the project; nullopt if it does not have
  /// the target.
  [[nodiscard]] std::optional<io::ProjectParentKey> storedParent(std::optional<std::size_t> model,
                                                                 const motion::OutsideParentKey& key) const;
  /// Adds the keys of one bone, or of the camera: `now`, `opened`, and those of the file.
  void addParents(Parents& parents, std::optional<std::size_t> model, const std::vector<motion::OutsideParentKey>& now,
                  const std::vector<motion::OutsideParentKey>& opened,
                  const std::vector<io::ProjectParentKey>& file) const;

  const MmdLink& link_;
  const Stage& stage_;
};

}  // namespace furitsuke::session
