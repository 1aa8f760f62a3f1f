// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "app/session/projects/mmd_new_models.h"
#include "app/session/projects/mmd_saving.h"
#include "app/session/projects/mmd_scene.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "core/motion/layers/layer_stack.h"
#include "core/scene/placed_motion.h"

namespace furitsuke::session {

namespace {

/// Compares a scene with what its project of MMD can store.
class LossSearch {
  Q_DECLARE_TR_FUNCTIONS(MmdSaving)

 public:
  LossSearch(const MmdLink& link, const Stage& stage)
      : link_(withNewModels(link, stage)), stage_(stage), project_(link_, stage) {}

  QStringList inScene(const Workspace& workspace) {
    searchActors();
    searchOrder();
    for (const edit::MotionDocument* document : workspace.documents()) searchMotion(*document);
    return sentences();
  }
  QStringList inMotion(const edit::MotionDocument& document) {
    searchMotion(document);
    return sentences();
  }

 private:
  QStringList sentences() {
    const auto add = [this](const QString& text, const QStringList& names) {
      if (!names.isEmpty()) losses_.append(text.arg(names.join(", ")));
    };
    add(tr("Models that the project does not have: %1"), added_);
    add(tr("Models that were removed; they stay in the project: %1"), removed_);
    add(tr("Models without a motion; they keep their keys: %1"), idle_);
    add(tr("Positions, rotations and sizes that do not fit in keys, of: %1"), placed_);
    add(tr("Opacity and shadow of: %1"), looks_);
    add(tr("Props on models that the project does not have: %1"), carried_);
    add(tr("The drawing order of: %1"), moved_);
    add(tr("Motions that nothing in the project uses: %1"), unused_);
    add(tr("Tracks and switches that the project does not have, of: %1"), homeless_);
    add(tr("Markers, tempo, sound and background of: %1"), noted_);
    add(tr("Gravity keys of: %1"), gravity_);
    add(tr("Outside parents of: %1"), parents_);
    add(tr("Prop keys of: %1"), accessoryKeys_);
    add(tr("The layers, which are flattened, of: %1"), layered_);
    return losses_;
  }

  static QString titleOf(const scene::Actor& actor) { return QString::fromStdString(actor.title); }

  void searchActors() {
    for (const auto& actor : stage_.actors()) {
      if (const auto model = project_.modelAt(actor->id())) {
        searchModel(link_.models[*model], *actor);
      } else if (!project_.isAccessory(actor->id())) {
        added_.append(titleOf(*actor));
      } else if (project_.isOnSomethingElse(*actor)) {
        carried_.append(titleOf(*actor));
      }
    }
    for (const MmdLink::Model& model : link_.models) {
      if (isRemoved(model.actor)) removed_.append(model.title);
    }
    for (const MmdLink::Accessory& accessory : link_.accessories) {
      if (isRemoved(accessory.actor)) removed_.append(QString::fromStdString(accessory.initial.name));
    }
  }

  [[nodiscard]] bool isRemoved(std::uint64_t actor) const { return actor != 0 && project_.actor(actor) == nullptr; }

  void searchModel(const MmdLink::Model& model, const scene::Actor& actor) {
    const edit::MotionDocument* motion = project_.motionOf(model);
    if (motion == nullptr && model.names && model.added == nullptr) idle_.append(titleOf(actor));
    const bool isWritten = !scene::isMoved(actor.placement) ||
                           (motion != nullptr && model.names &&
                            scene::withPlacement(motion->motion(), actor.model(), actor.placement).has_value());
    if (!isWritten) placed_.append(titleOf(actor));
    if (!stage_.state().find(actor.id())->accessoryKeys.empty()) accessoryKeys_.append(titleOf(actor));
    if (actor.placement.opacity != 1 || !actor.placement.castsShadow) looks_.append(titleOf(actor));
  }

  /// The actors of the project that are drawn in another order than that of their places.
  void searchOrder() {
    std::size_t next = 0;
    const auto placeOf = [this](std::uint64_t actor) -> std::optional<std::size_t> {
      if (const auto model = project_.modelAt(actor)) return link_.models[*model].index;
      const auto found = std::ranges::find(link_.accessories, actor, &MmdLink::Accessory::actor);
      return found == link_.accessories.end() ? std::nullopt : found->index;
    };
    for (const auto& actor : stage_.actors()) {
      const std::optional<std::size_t> index = placeOf(actor->id());
      if (!index) continue;
      if (*index < next) moved_.append(titleOf(*actor));
      next = std::max(next, *index + 1);
    }
  }

  /// What of the project uses a motion, and which of its tracks are written there.
  struct Use {
    const MmdLink::Model* part = nullptr;  ///< the first one
    bool hasBones = false;
    const MmdLink::Accessory* accessory = nullptr;  ///< whose keys it has
    std::array<bool, kKeyParts.size()> hasPart{};
  };
  [[nodiscard]] Use useOf(const edit::MotionDocument& document) const {
    Use use;
    for (const MmdLink::Model& model : link_.models) {
      if (!model.names || project_.motionOf(model) != &document) continue;
      use.hasBones = true;
      if (use.part == nullptr || model.motion == &document) use.part = &model;
    }
    for (const MmdLink::Accessory& accessory : link_.accessories) {
      if (project_.motionOf(accessory) != &document) continue;
      use.accessory = &accessory;
      if (use.part == nullptr) use.part = &accessory.keys;
    }
    if (link_.camera.motion == nullptr) return use;
    for (std::size_t i = 0; i < kKeyParts.size(); ++i) use.hasPart[i] = project_.motionOf(kKeyParts[i]) == &document;
    const bool isCamera = std::ranges::find(use.hasPart, true) != use.hasPart.end();
    if (isCamera && use.part == nullptr) use.part = &link_.camera;
    return use;
  }

  /// Whether the motion has keys that are not written anywhere.
  [[nodiscard]] bool hasHomelessKeys(const motion::Motion& motion, const Use& use) const {
    for (std::size_t i = 0; i < kKeyParts.size(); ++i) {
      const bool isStored = kKeyParts[i] != ScenePart::SelfShadow || link_.hasSelfShadow;
      if (provides(motion, kKeyParts[i]) && !(use.hasPart[i] && isStored)) return true;
    }
    const auto hasKeys = [](const auto& track) { return !track.keys.empty(); };
    if (!use.hasBones) {
      return std::ranges::any_of(motion.bones, hasKeys) || std::ranges::any_of(motion.morphs, hasKeys) ||
             !motion.property.empty();
    }
    return std::ranges::any_of(link_.models, [&](const MmdLink::Model& model) {
      const edit::MotionDocument* moves = model.names ? project_.motionOf(model) : nullptr;
      return moves != nullptr && &moves->motion() == &motion &&
             io::tracksWithoutPlace(link_.version, *model.names, motion) > 0;
    });
  }

  /// Whether bones or the camera follow something that the project cannot store.
  [[nodiscard]] bool hasHomelessParents(const edit::MotionDocument& document, const Use& use,
                                        const motion::Annotations& opened) const {
    const bool hasAccessory = use.accessory != nullptr;
    const auto hasOthers = [&](bool isCamera) {
      std::vector<motion::OutsideParentKey> now = document.motion().annotations.parents, before = opened.parents;
      const auto isOther = [&](const motion::OutsideParentKey& key) {
        return key.isCamera != isCamera || (hasAccessory && !isCamera && key.bone.empty());
      };
      std::erase_if(now, isOther);
      std::erase_if(before, isOther);
      return now != before;
    };
    const bool isCamera = use.hasPart[static_cast<std::size_t>(ScenePart::Camera)];
    if (isCamera ? !project_.cameraParents().isComplete : hasOthers(true)) return true;
    if (hasAccessory && !project_.attachmentsOf(*use.accessory).isComplete) return true;
    if (!use.hasBones) return hasOthers(false);
    for (std::size_t i = 0; i < link_.models.size(); ++i) {
      const MmdLink::Model& model = link_.models[i];
      const bool isMoved = model.names && project_.motionOf(model) == &document;
      if (isMoved && !project_.parentsOf(i).isComplete) return true;
    }
    return false;
  }

  void searchMotion(const edit::MotionDocument& document) {
    const QString title = document.file().title();
    const Use use = useOf(document);
    if (use.part == nullptr) return unused_.append(title);
    const motion::Motion& motion = document.motion();
    if (hasHomelessKeys(motion, use)) homeless_.append(title);
    if (motion::hasLayers(motion)) layered_.append(title);
    motion::Annotations now = motion.annotations, opened = use.part->annotations;
    const auto gravity = project_.gravity();
    const bool isWritten = link_.hasGravity && gravity && *gravity == now.gravity;
    if (now.gravity != opened.gravity && !isWritten) gravity_.append(title);
    now.gravity = opened.gravity;
    if (hasHomelessParents(document, use, opened)) parents_.append(title);
    now.parents = opened.parents;
    if (now.accessoryKeys != opened.accessoryKeys && use.accessory == nullptr) accessoryKeys_.append(title);
    now.accessoryKeys = opened.accessoryKeys;
    if (!(now == opened)) noted_.append(title);
  }

  MmdLink link_;  ///< with the models that are written in addition
  const Stage& stage_;
  MmdScene project_;
  QStringList losses_;
  QStringList added_, removed_, idle_, placed_, looks_, carried_, moved_, unused_, homeless_, noted_, gravity_,
      parents_, accessoryKeys_, layered_;
};

}  // namespace

QStringList mmdLosses(const MmdLink& link, const Stage& stage, const Workspace& workspace) {
  return LossSearch(link, stage).inScene(workspace);
}

bool mmdStoresAllOf(const edit::MotionDocument& document, const MmdLink& link, const Stage& stage) {
  return LossSearch(link, stage).inMotion(document).isEmpty();
}

}  // namespace furitsuke::session
