// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model_panel/morph_page.h"

#include <QToolButton>

#include "app/model_panel/morph_model.h"
#include "app/model_panel/morph_view.h"

namespace furitsuke {

MorphPage::MorphPage(QWidget* parent) : PartPage(new MorphView, new MorphModel, tr("Search morphs"), parent) {
  morphs_ = qobject_cast<MorphModel*>(parts());
  auto* sliders = qobject_cast<MorphView*>(view());
  release_ = addButton("release", tr("Release all held morphs: the motion leads again"));
  connect(release_, &QToolButton::clicked, morphs_, &MorphModel::releaseAll);
  connect(sliders, &MorphView::weightAsked, morphs_, &MorphModel::hold);
  connect(sliders, &MorphView::releaseAsked, morphs_, &MorphModel::release);
  connect(morphs_, &MorphModel::weightsChanged, this, [this] {
    showHeld();
    emit weightsChanged();
  });
  showHeld();
}

MorphPage::~MorphPage() {
  // A number that is being typed is taken over when its field goes, which is after this page is but a widget.
  morphs_->disconnect(this);
}

void MorphPage::setActor(Actor* actor, bool english) {
  refill([&] {
    morphs_->setActor(actor);
    morphs_->fill(english);
  });
  showHeld();
}

void MorphPage::showPose() { showHeld(); }

void MorphPage::showHeld() {
  const Actor* actor = morphs_->actor();
  release_->setEnabled(actor != nullptr && !actor->heldMorphs().empty());
  view()->viewport()->update();
}

}  // namespace furitsuke
