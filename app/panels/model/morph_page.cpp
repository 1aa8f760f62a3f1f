// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/model/morph_page.h"

#include <QToolButton>

#include "app/panels/model/morph_model.h"
#include "app/panels/model/morph_view.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

MorphPage::MorphPage(QWidget* parent) : PartPage(new MorphView, new MorphModel, parent) {
  morphs_ = qobject_cast<MorphModel*>(parts());
  auto* sliders = qobject_cast<MorphView*>(view());
  release_ = addButton("release");
  widgets::keepTranslated(this, [this] {
    nameSearch(tr("Search morphs"));
    widgets::nameControl(release_, tr("Release all morphs"),
                         tr("Release all posed morphs; they follow the motion again"));
  });
  connect(release_, &QToolButton::clicked, this, &MorphPage::releaseAllRequested);
  connect(sliders, &MorphView::weightRequested, this, &MorphPage::weightRequested);
  connect(sliders, &MorphView::releaseRequested, this, &MorphPage::releaseRequested);
  connect(sliders, &MorphView::registerRequested, this, &MorphPage::registerRequested);
  connect(sliders, &MorphView::dragStarted, this, &MorphPage::dragStarted);
  connect(sliders, &MorphView::dragFinished, this, &MorphPage::dragFinished);
  connect(sliders, &MorphView::undoLastRequested, this, &MorphPage::undoLastRequested);
  connect(morphs_, &MorphModel::weightTyped, this, &MorphPage::weightRequested);
  showPosed();
}

MorphPage::~MorphPage() {
  // The editor commits its number when it is destroyed, which is after the members of this page are destroyed.
  morphs_->disconnect(this);
}

void MorphPage::setActor(scene::Actor* actor, bool english) {
  refill([&] {
    morphs_->setActor(actor);
    morphs_->fill(english);
  });
  showPosed();
}

void MorphPage::showPose() { showPosed(); }

void MorphPage::showPosed() {
  const scene::Actor* actor = morphs_->actor();
  release_->setEnabled(actor != nullptr && !actor->draft().weights.empty());
  view()->viewport()->update();
}

}  // namespace furitsuke::panels
