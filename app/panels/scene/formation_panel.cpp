// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/scene/formation_panel.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QToolBar>
#include <QVBoxLayout>
#include <algorithm>

#include "app/panels/scene/formation_view.h"
#include "app/session/scene/dancer_move.h"
#include "app/session/scene/stage.h"
#include "app/theme/theme.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

constexpr int kFramesPerSecond = 30;
constexpr int kRangeSeconds[] = {2, 5, 10, 0};  // 0: the whole motion

}  // namespace

FormationPanel::FormationPanel(session::Stage& stage, QWidget* parent)
    : QWidget(parent),
      stage_(stage),
      pages_(new QStackedLayout(this)),
      empty_(new widgets::EmptyState("formation", {}, this)),
      content_(new QWidget(this)),
      tools_(new QToolBar(content_)),
      range_(new QComboBox(tools_)),
      rangePlace_(tools_->addWidget(range_)),
      view_(new FormationView(stage, content_)) {
  tools_->setIconSize(QSize(18, 18));
  tools_->setMovable(false);
  auto* layout = new QVBoxLayout(content_);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(tools_);
  layout->addWidget(view_, 1);
  pages_->addWidget(empty_);
  pages_->addWidget(content_);
  for (const int seconds : kRangeSeconds) range_->addItem(QString(), seconds);
  range_->setFocusPolicy(Qt::StrongFocus);
  connect(range_, &QComboBox::activated, this, [this] {
    const int seconds = range_->currentData().toInt();
    setRangeSeconds(seconds);
    emit rangeChosen(seconds);
  });
  connect(&stage_, &session::Stage::actorsChanged, this, &FormationPanel::showPage);
  widgets::keepTranslated(this, [this] { retranslate(); });
  showPage();
}

void FormationPanel::retranslate() {
  empty_->setSentence(tr("Add models to see from above where they dance."));
  widgets::nameControl(range_, tr("Length of the paths before and after the playhead"));
  range_->setWhatsThis(range_->toolTip());
  for (int i = 0; i < range_->count(); ++i) {
    const int seconds = range_->itemData(i).toInt();
    range_->setItemText(i, seconds == 0 ? tr("Whole motion") : tr("± %1 s").arg(seconds));
  }
}

void FormationPanel::setToolActions(const QList<QAction*>& actions) {
  tools_->insertActions(rangePlace_, actions);
  tools_->insertSeparator(rangePlace_);
}

void FormationPanel::setEmptyAction(QAction* action) { empty_->setAction(action); }

void FormationPanel::setRangeSeconds(int seconds) {
  const int index = range_->findData(seconds);
  const QSignalBlocker blocker(range_);
  range_->setCurrentIndex(index < 0 ? 1 : index);
  view_->paths().setLength(range_->currentData().toInt() * kFramesPerSecond);
}

void FormationPanel::showPage() {
  const bool hasDancer =
      std::ranges::any_of(stage_.actors(), [](const auto& actor) { return session::isDancer(*actor); });
  pages_->setCurrentWidget(hasDancer ? content_ : empty_);
}

}  // namespace furitsuke::panels
