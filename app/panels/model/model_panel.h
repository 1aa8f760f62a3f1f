// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "app/panels/model/information_page.h"
#include "core/physics/physics_part.h"
#include "core/scene/actor.h"

class QAction;
class QStackedLayout;
class QTabWidget;

namespace furitsuke::widgets {
class EmptyState;
}  // namespace furitsuke::widgets

namespace furitsuke::panels {

class BonePage;
class MaterialPage;
class MorphPage;
class PhysicsParts;

/// The active model: sliders of its morphs, its bones by display group, its materials, its rigid bodies and joints, and
/// its comments. Hiding materials here changes only the actor, never a motion; poses of morphs are requested by
/// signals.
class ModelPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ModelPanel(QWidget* parent = nullptr);

  /// Not owned. nullptr shows the empty state and must be set before the actor is destroyed.
  void setActor(scene::Actor* actor, const ModelOrigin& origin = {});
  /// Shows English names where the model has them.
  void setEnglishNames(bool on);
  /// Updates weights and materials after the actor has been evaluated or after they have been changed elsewhere.
  void showPose();
  /// Selects bones that were picked elsewhere.
  void setSelectedBones(const std::vector<model::BoneIndex>& bones);
  /// Shows the page and the values of a rigid body or joint that was picked elsewhere; without one, no choice.
  void setChosenPart(const std::optional<physics::PhysicsPart>& part);
  /// The button of the empty state; not owned.
  void setEmptyAction(QAction* action);
  /// The page whose signals request poses of morphs.
  [[nodiscard]] MorphPage& morphs() const noexcept { return *morphs_; }

 signals:
  /// The visibility of a material has changed, so the viewport must be redrawn.
  void materialsChanged();
  void boneActivated(furitsuke::model::BoneIndex bone);
  void bonesSelected(const std::vector<furitsuke::model::BoneIndex>& bones);
  void findingsRequested();
  /// The user has chosen a rigid body or joint.
  void partChosen(std::optional<furitsuke::physics::PhysicsPart> part);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void fill();
  /// Shows the same actor again, after a change of language or theme.
  void refill();
  void choosePart(const physics::PhysicsPart& part);

  scene::Actor* actor_ = nullptr;
  ModelOrigin origin_;
  bool english_ = false;
  QStackedLayout* pages_;
  widgets::EmptyState* empty_;
  QTabWidget* tabs_;
  MorphPage* morphs_;
  BonePage* bones_;
  MaterialPage* materials_;
  PhysicsParts* physics_;
  InformationPage* information_;
};

}  // namespace furitsuke::panels
