// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <array>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/session/scene/scene_part.h"
#include "core/base/diagnostic.h"
#include "core/edit/document/motion_document.h"
#include "core/edit/document/scene_document.h"
#include "core/image/model_images.h"
#include "core/model/name_index.h"
#include "core/scene/scene.h"

namespace furitsuke::session {

class BindingCheck;
class Comparison;
class Posing;
class PropEditing;
class StagePhysics;

/// Additional data of a model on the stage.
struct ActorInfo {
  std::filesystem::path path;
  Diagnostics diagnostics;  ///< of the file and its textures, most severe first
  /// For lookup by the names in motions. Set by Stage::addActor().
  std::shared_ptr<const model::NameIndex> names = {};
};

/// A motion that is open, or that a step can open again.
struct KnownMotion {
  QPointer<edit::MotionDocument> document;
  scene::ActorId lastActor = 0;  ///< the model that it moved last
};

/// Number of keyed bone and morph tracks of the motion that the model has.
[[nodiscard]] std::size_t matchingTracks(const model::NameIndex& names, const motion::Motion& motion);

/// Shows what the scene document says: the models of a window with their motions, evaluated at a frame; and which of
/// them is active. Observes the documents: the next evaluated() includes all edits. Panels observe the stage and do not
/// depend on a renderer. What changes the scene here is a step of the scene document.
class Stage : public QObject {
  Q_OBJECT

 public:
  explicit Stage(QObject* parent = nullptr);
  ~Stage() override;

  [[nodiscard]] const scene::Scene& scene() const noexcept { return scene_; }
  /// The scene at position(). Evaluates it only if something has changed.
  const scene::Scene& evaluated();

  /// What the scene consists of, and its undo steps.
  [[nodiscard]] edit::SceneDocument& sceneDocument() noexcept { return sceneDocument_; }
  [[nodiscard]] const scene::SceneState& state() const noexcept { return sceneDocument_.state(); }

  // --- models --------------------------------------------------------------------------------------------------------

  /// Adds a model after the others and makes it the active one. Assigns an open motion with the name of the model, or
  /// else the unassigned motion with most of its tracks.
  scene::Actor& addActor(std::unique_ptr<scene::Actor> actor, ActorInfo info);
  void removeActor(std::uint64_t id);
  /// Replaces the textures of a model, and the findings about them.
  void setTextures(std::uint64_t id, image::LoadedImages textures);
  /// Says which bones of a model stand for those of MMD's own models: Model::givenRoles. Not a step.
  void setRoles(std::uint64_t id, std::vector<std::pair<std::string, std::string>> roles);
  [[nodiscard]] const ActorInfo& infoOf(std::uint64_t id) const { return entries_.at(id).info; }
  /// Bytes that removed models take, which a step can bring back.
  [[nodiscard]] std::uint64_t removedBytes() const;
  [[nodiscard]] const std::vector<std::unique_ptr<scene::Actor>>& actors() const noexcept { return scene_.actors; }

  /// The model that panels show; nullptr without models.
  [[nodiscard]] scene::Actor* active() const { return scene_.find(active_); }
  void setActive(std::uint64_t id);

  // --- motions -------------------------------------------------------------------------------------------------------

  /// Adds an opened document, which takes a model or the parts of the scene by the AssignmentRules. Not a step: undo
  /// takes back what the user did with a motion, and does not close it.
  void addMotion(edit::MotionDocument& document);
  /// Takes a motion out of the scene, as a part of the open step. What it moved gets other motions by the
  /// AssignmentRules.
  void closeMotion(const edit::MotionDocument& document);
  /// The same, not as a step. Must be called before `document` is destroyed.
  void removeMotion(const edit::MotionDocument& document);
  /// Whether the motion is closed and a step can open it again.
  [[nodiscard]] bool isNeeded(const edit::MotionDocument& document) const;
  /// Makes the model active that the motion of the front tab moves. Looking at a motion assigns it to no model.
  void show(edit::MotionDocument& document);
  /// nullptr removes the motion; the model is then in its rest pose.
  void assignMotion(std::uint64_t id, edit::MotionDocument* document);
  /// Assigns a motion that moves no model to one by the AssignmentRules.
  void assignMotion(const edit::MotionDocument& document);
  [[nodiscard]] edit::MotionDocument* motionOf(std::uint64_t id) const { return entries_.at(id).motion; }
  /// The keys that place a model: those of its motion or, if it has none, its own.
  [[nodiscard]] const std::vector<motion::AccessoryKey>& accessoryKeysOf(std::uint64_t id) const;
  /// The active model if it uses the motion, otherwise the first that does; nullptr if there is none.
  [[nodiscard]] scene::Actor* actorOf(const edit::MotionDocument& document) const;
  /// The motion that provides the part; nullptr: MMD's defaults.
  [[nodiscard]] edit::MotionDocument* motionOf(ScenePart part) const { return partOf(part).motion; }
  /// A choice by the user: show() does not replace it.
  void choosePartMotion(ScenePart part, edit::MotionDocument* document);

  // --- time ----------------------------------------------------------------------------------------------------------

  /// Whole or fractional frames.
  [[nodiscard]] double position() const noexcept { return position_; }
  void setPosition(double frame);
  /// Changes whenever the movement of a model may change: another motion, an edit, another placement, progress of the
  /// simulation. Does not depend on playhead, drafts and visibility. For caches of poses at other frames.
  [[nodiscard]] std::uint64_t motionRevision() const noexcept { return motionRevision_; }

  // --- bones of the active model ------------------------------------------------------------------------------------

  /// Ascending. Selecting keys in the motion selects their bones; selectBones() selects the keys of the bones at the
  /// playhead.
  [[nodiscard]] const std::vector<model::BoneIndex>& selectedBones() const noexcept { return bones_; }
  void selectBones(std::vector<model::BoneIndex> bones);

  // --- posing by hand ------------------------------------------------------------------------------------------------

  /// Posing of the active model.
  [[nodiscard]] Posing& posing() noexcept { return *posing_; }
  /// Comparison of the motion of the active model with another motion.
  [[nodiscard]] Comparison& comparison() noexcept { return *comparison_; }
  /// Whether the motions fit their models.
  [[nodiscard]] BindingCheck& binding() const noexcept { return *binding_; }
  /// The simulation of the bodies of the models.
  [[nodiscard]] StagePhysics& physics() const noexcept { return *physics_; }
  /// Placing props by hand.
  [[nodiscard]] PropEditing& props() noexcept { return *props_; }
  /// Whether unregistered poses replace the values of the motion; off during playback.
  void setDraftsShown(bool on);
  /// What all motions show before the first key of a track; scene().preExtrapolation tells it.
  void setPreExtrapolation(eval::PreExtrapolation rule);

  /// Call after a visible change that the stage does not observe, such as hiding a material.
  enum class Poses { Kept, Changed };
  /// `poses` tells whether other poses are shown, at any frame.
  void invalidate(Poses poses = Poses::Kept);

 signals:
  /// Models were added, removed, renamed, hidden, reordered or assigned another motion.
  void actorsChanged();
  void activeChanged();
  /// The result of binding() changed.
  void bindingChanged();
  /// A motion may name other files as its sound, background and reference than before.
  void mediaChanged();
  /// A model was placed elsewhere.
  void placementChanged();
  /// The view must be redrawn.
  void changed();
  void bonesSelected();

 private:
  friend class AssignmentRules;
  struct Member {
    ActorInfo info;
    QPointer<edit::MotionDocument> motion;
    bool isStale = true;                                   ///< the motion was edited since the last evaluation
    bool isDraftStale = true;                              ///< the draft was edited since the last evaluation
    bool wasActive = false;                                ///< when it was removed
    std::vector<motion::OutsideParentKey> parents = {};    ///< of the motion, at the last evaluation
    std::vector<motion::AccessoryKey> accessoryKeys = {};  ///< of the same
  };
  struct PartMotion {
    QPointer<edit::MotionDocument> motion;
    bool isStale = true;
  };
  /// nullptr if it is not open.
  [[nodiscard]] edit::MotionDocument* motionWithId(scene::MotionId id) const;
  /// The scene without the motion.
  [[nodiscard]] scene::SceneState without(const edit::MotionDocument& document) const;
  void noteFile(const edit::MotionDocument& document);
  /// The scene document was changed: brings the stage to its state.
  void onSceneChanged(const scene::SceneState& before);
  struct SceneChanges;
  void applyActor(const scene::ActorState& now, const scene::ActorState* old, SceneChanges& changes);
  void applyParts(SceneChanges& changes);
  void leave(scene::ActorId id);
  /// Frees removed models that no step can bring back.
  void freeRemoved();
  [[nodiscard]] const PartMotion& partOf(ScenePart part) const { return parts_[static_cast<std::size_t>(part)]; }
  void follow(edit::MotionDocument& document);
  void onMotionChanged(edit::MotionDocument* document, const edit::MotionChange& change);
  /// The movement of models may be another one, from a tick of the simulation on.
  void changeMovement(std::int64_t fromTick = 0);
  void onDraftChanged(const edit::MotionDocument* document);
  void onAnnotationsChanged(const edit::MotionDocument& document);
  void updateBonesFromKeys();
  void refreshMotions();
  /// The title, with a number if a model on the stage already has it.
  [[nodiscard]] std::string unusedTitle(const std::string& title) const;
  scene::Scene scene_;
  edit::SceneDocument sceneDocument_;
  std::map<std::uint64_t, Member> entries_;  ///< also of removed models
  std::map<std::uint64_t, std::unique_ptr<scene::Actor>> removed_;
  std::vector<KnownMotion> documents_;    ///< in the order of opening
  QPointer<edit::MotionDocument> front_;  ///< added or shown last
  std::array<PartMotion, kSceneParts.size()> parts_;
  std::uint64_t active_ = 0;
  double position_ = 0;
  std::vector<model::BoneIndex> bones_;
  std::uint64_t motionRevision_ = 0;
  bool isStale_ = true;
  std::unique_ptr<Posing> posing_;
  std::unique_ptr<Comparison> comparison_;
  std::unique_ptr<BindingCheck> binding_;
  std::unique_ptr<PropEditing> props_;
  std::unique_ptr<StagePhysics> physics_;
  bool draftsShown_ = true;
  bool isSelecting_ = false;  ///< the stage itself changes the selected keys
};

/// The last frame of the longest motion on the stage.
[[nodiscard]] Frame lastFrameOn(const Stage& stage);
/// The motion provides a part of the scene or is assigned to a model.
[[nodiscard]] bool isOnStage(const Stage& stage, const edit::MotionDocument& document);

}  // namespace furitsuke::session
