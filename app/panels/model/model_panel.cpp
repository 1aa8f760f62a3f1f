// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/model/model_panel.h"

#include <QEvent>
#include <QStackedLayout>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QTreeView>
#include <initializer_list>

#include "app/panels/model/body_page.h"
#include "app/panels/model/bone_page.h"
#include "app/panels/model/joint_page.h"
#include "app/panels/model/material_page.h"
#include "app/panels/model/morph_page.h"
#include "app/panels/model/physics_parts.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

/// The final parent of the pages. A page with another parent would apply the style sheet to all its widgets again when
/// it is added.
QWidget* pagesOf(const QTabWidget& tabs) {
  return tabs.findChild<QStackedWidget*>(QString(), Qt::FindDirectChildrenOnly);
}

}  // namespace

ModelPanel::ModelPanel(QWidget* parent)
    : QWidget(parent),
      empty_(new widgets::EmptyState("morph", {}, this)),
      tabs_(new QTabWidget(this)),
      morphs_(new MorphPage(pagesOf(*tabs_))),
      bones_(new BonePage(pagesOf(*tabs_))),
      materials_(new MaterialPage(pagesOf(*tabs_))),
      physics_(new PhysicsParts(pagesOf(*tabs_))),
      information_(new InformationPage(pagesOf(*tabs_))) {
  tabs_->setObjectName("modelParts");  // the style sheet makes its tabs narrower, so that all fit
  tabs_->setDocumentMode(true);
  for (QWidget* page : std::initializer_list<QWidget*>{morphs_, bones_, materials_, physics_, information_}) {
    tabs_->addTab(page, QString());
  }
  pages_ = new QStackedLayout(this);
  pages_->setContentsMargins(0, 0, 0, 0);
  pages_->addWidget(empty_);
  pages_->addWidget(tabs_);
  connect(materials_, &MaterialPage::materialsChanged, this, &ModelPanel::materialsChanged);
  connect(bones_, &BonePage::boneActivated, this, &ModelPanel::boneActivated);
  connect(bones_, &BonePage::bonesSelected, this, &ModelPanel::bonesSelected);
  using Kind = physics::PhysicsPart::Kind;
  connect(&physics_->bodies(), &BodyPage::partChosen, this, [this](int body) { choosePart({Kind::Body, body}); });
  connect(&physics_->joints(), &JointPage::partChosen, this, [this](int joint) { choosePart({Kind::Joint, joint}); });
  connect(information_, &InformationPage::findingsRequested, this, &ModelPanel::findingsRequested);
  widgets::keepTranslated(this, [this] { retranslate(); });
}

void ModelPanel::retranslate() {
  setAccessibleName(tr("Model"));
  empty_->setSentence(tr("Open a model to see its parts here."));
  for (QWidget* parts : {static_cast<QWidget*>(tabs_), static_cast<QWidget*>(tabs_->tabBar())}) {
    parts->setAccessibleName(tr("Parts of the model"));
    parts->setAccessibleDescription(
        tr("Morphs, bones, materials, rigid bodies, joints and information about the model"));
  }
  const QString titles[] = {tr("Morphs"), tr("Bones"), tr("Materials"), tr("Physics"), tr("Info")};
  for (int i = 0; i < tabs_->count(); ++i) tabs_->setTabText(i, titles[i]);
  if (actor_ != nullptr) refill();
}

void ModelPanel::setActor(scene::Actor* actor, const ModelOrigin& origin) {
  actor_ = actor;
  origin_ = origin;
  fill();
}

void ModelPanel::setEnglishNames(bool on) {
  if (english_ == on) return;
  english_ = on;
  refill();
}

void ModelPanel::refill() {
  const std::vector<model::BoneIndex> selected = bones_->selected();
  fill();
  bones_->setSelected(selected);
}

void ModelPanel::fill() {
  const model::Model* model = actor_ == nullptr ? nullptr : &actor_->model();
  morphs_->setActor(actor_, english_);
  bones_->setModel(model, english_);
  materials_->setActor(actor_, english_);
  physics_->bodies().setActor(actor_, english_);
  physics_->joints().setActor(actor_, english_);
  information_->setModel(model, origin_);
  pages_->setCurrentIndex(actor_ == nullptr ? 0 : 1);
}

void ModelPanel::showPose() {
  if (actor_ == nullptr) return;
  morphs_->showPose();
  materials_->showHidden();
}

void ModelPanel::setSelectedBones(const std::vector<model::BoneIndex>& bones) { bones_->setSelected(bones); }

void ModelPanel::setChosenPart(const std::optional<physics::PhysicsPart>& part) {
  const bool isBody = part && part->kind == physics::PhysicsPart::Kind::Body;
  physics_->bodies().setChosen(isBody ? part->index : model::kNoIndex);
  physics_->joints().setChosen(part && !isBody ? part->index : model::kNoIndex);
  if (!part) return;
  physics_->showPage(part->kind);
  tabs_->setCurrentWidget(physics_);
}

void ModelPanel::choosePart(const physics::PhysicsPart& part) {
  const bool isBody = part.kind == physics::PhysicsPart::Kind::Body;
  isBody ? physics_->joints().setChosen(model::kNoIndex) : physics_->bodies().setChosen(model::kNoIndex);
  emit partChosen(part);
}

void ModelPanel::setEmptyAction(QAction* action) { empty_->setAction(action); }

void ModelPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  // Swatches and muted texts use the colors of the theme.
  if (event->type() == QEvent::PaletteChange && actor_ != nullptr) refill();
}

}  // namespace furitsuke::panels
