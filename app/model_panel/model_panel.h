// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "app/model_panel/information_page.h"
#include "core/scene/actor.h"

class QAction;
class QStackedLayout;
class QTabWidget;

namespace furitsuke {

class BonePage;
class EmptyState;
class MaterialPage;
class MorphPage;

/// The active model: sliders of its morphs, its bones by display groups, its materials, what it says of itself. What is
/// hidden here is the actor's and is never registered in a motion; poses of morphs are asked for.
class ModelPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ModelPanel(QWidget* parent = nullptr);

  /// Not owned; nullptr, which must come before the actor is destroyed, shows the empty state.
  void setActor(Actor* actor, const ModelOrigin& origin = {});
  /// Names in English where the model has them.
  void setEnglishNames(bool on);
  /// The actor was evaluated, or its morphs and materials were changed elsewhere.
  void showPose();
  /// Shows bones that were picked elsewhere as selected.
  void setSelectedBones(const std::vector<BoneIndex>& bones);
  /// The button of the empty state; not owned.
  void setEmptyAction(QAction* action);
  /// What its sliders ask for.
  [[nodiscard]] MorphPage& morphs() const noexcept { return *morphs_; }

 signals:
  /// A hidden material has changed: the picture is out of date.
  void poseChanged();
  void boneActivated(furitsuke::BoneIndex bone);
  void bonesSelected(const std::vector<furitsuke::BoneIndex>& bones);
  void findingsRequested();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void fill();
  /// The same actor in other words or colours.
  void refill();

  Actor* actor_ = nullptr;
  ModelOrigin origin_;
  bool english_ = false;
  QStackedLayout* pages_;
  EmptyState* empty_;
  QTabWidget* tabs_;
  MorphPage* morphs_;
  BonePage* bones_;
  MaterialPage* materials_;
  InformationPage* information_;
};

}  // namespace furitsuke
