// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/comparison/comparison_panel.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QStackedLayout>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/panels/comparison/difference_list.h"
#include "app/theme/theme.h"
#include "app/widgets/empty_state.h"
#include "app/widgets/panel_button.h"
#include "app/widgets/search_keys.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

constexpr int kSearchWidth = 160;
constexpr int kProgressWidth = 140;

}  // namespace

ComparisonPanel::ComparisonPanel(QWidget* parent)
    : QWidget(parent), empty_(new widgets::EmptyState("compare", {}, this)), content_(new QWidget(this)) {
  for (QLabel** note : {&same_, &partialNote_}) {
    *note = new QLabel(content_);
    (*note)->setContentsMargins(2 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, theme::kGrid);
    (*note)->setWordWrap(true);
    (*note)->hide();
  }
  partialNote_->setObjectName("leftOut");
  tabs_ = new QTabWidget(content_);
  tabs_->setDocumentMode(true);
  bones_ = new DifferenceList(DifferenceModel::Parts::Bones, tabs_);
  morphs_ = new DifferenceList(DifferenceModel::Parts::Morphs, tabs_);
  tabs_->addTab(bones_, QString());
  tabs_->addTab(morphs_, QString());
  auto* column = new QVBoxLayout(content_);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(makeHeader());
  column->addWidget(same_);
  column->addWidget(partialNote_);
  column->addWidget(tabs_, 1);
  pages_ = new QStackedLayout(this);
  pages_->addWidget(empty_);
  pages_->addWidget(content_);
  connect(bones_, &DifferenceList::placeChosen, this, &ComparisonPanel::boneChosen);
  connect(morphs_, &DifferenceList::placeChosen, this, &ComparisonPanel::morphChosen);
  widgets::keepTranslated(this, [this] { showTexts(); });
}

void ComparisonPanel::showTexts() {
  same_->setText(tr("Both motions move this model in the same way."));
  tabs_->setAccessibleName(tr("Differences"));
  tabs_->setWhatsThis(tr("Bones and morphs that differ, largest differences first."));
  bones_->setAccessibleName(tr("Bones that differ"));
  bones_->setAccessibleDescription(
      tr("Distance of each bone between the two motions; double-click a row to go to its largest difference"));
  morphs_->setAccessibleName(tr("Morphs that differ"));
  morphs_->setAccessibleDescription(
      tr("Difference of the weights of each morph; double-click a row to go to its largest difference"));
  progress_->setFormat(tr("Comparing… %p %"));
  progress_->setAccessibleName(tr("Progress of the comparison"));
  progress_->setToolTip(tr("How much of the motions has been compared"));
  search_->setPlaceholderText(tr("Search"));
  search_->setAccessibleName(tr("Search differences"));
  search_->setToolTip(tr("Show only bones and morphs whose names contain this text"));
  showState();
  showCounts();
  if (state_ == State::On) showTitles();
}

QWidget* ComparisonPanel::makeHeader() {
  auto* header = new QWidget(content_);
  titles_ = new QLabel(header);
  titles_->setTextFormat(Qt::RichText);
  // Ignored, so that long names do not widen the window.
  titles_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  progress_ = new QProgressBar(header);
  progress_->setRange(0, 100);
  progress_->setFixedWidth(kProgressWidth);
  progress_->hide();
  search_ = new QLineEdit(header);
  widgets::addSearchButtons(*search_);
  search_->setMaximumWidth(kSearchWidth);
  auto* row = new QHBoxLayout(header);
  row->setContentsMargins(2 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, theme::kGrid);
  row->setSpacing(theme::kGrid);
  row->addWidget(titles_, 1);
  row->addWidget(progress_);
  row->addWidget(search_);
  for (QToolButton** button : {&previous_, &next_, &compare_, &stop_}) {
    *button = new QToolButton(header);
    row->addWidget(*button);
  }
  connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
    bones_->search(text);
    morphs_->search(text);
  });
  widgets::leadToHits(*search_, [this] {
    auto* shown = qobject_cast<DifferenceList*>(tabs_->currentWidget());
    if (shown == nullptr) return;
    shown->setFocus(Qt::ShortcutFocusReason);
    shown->setCurrentIndex(shown->model()->index(0, 0));
  });
  return header;
}

void ComparisonPanel::setActions(QAction* compare, QAction* stop, QAction* previous, QAction* next) {
  compareAction_ = compare;
  compare_->setDefaultAction(compare);
  stop_->setDefaultAction(stop);
  previous_->setDefaultAction(previous);
  next_->setDefaultAction(next);
  showState();
}

void ComparisonPanel::setState(State state) {
  state_ = state;
  showState();
}

void ComparisonPanel::showState() {
  switch (state_) {
    case State::NoModel:
      empty_->setSentence(tr("Open a model and a motion for it to compare the motion with another one."));
      break;
    case State::NoMotion:
      empty_->setSentence(tr("The active model has no motion. Assign a motion to compare it with another one."));
      break;
    default:
      empty_->setSentence(tr("Compare the motion of the active model with another one, to see where they differ."));
      break;
  }
  empty_->setAction(state_ == State::NoSecond ? compareAction_ : nullptr);
  pages_->setCurrentWidget(state_ == State::On ? content_ : static_cast<QWidget*>(empty_));
}

void ComparisonPanel::setTitles(const QString& first, const QString& second) {
  first_ = first;
  second_ = second;
  showTitles();
}

void ComparisonPanel::showTitles() {
  const QString dot = QString::fromUtf8("<span style=\"color:%1\">●</span> ").arg(theme::theme().comparison.name());
  titles_->setText(tr("%1 and %2").arg(first_.toHtmlEscaped(), dot + second_.toHtmlEscaped()));
  titles_->setToolTip(tr("%1 moves the model; %2 is shown as a ghost in this color").arg(first_, second_));
}

void ComparisonPanel::setComparison(const std::shared_ptr<const model::Model>& model,
                                    const std::shared_ptr<const eval::MotionComparison>& comparison) {
  const bool isFirst = !isKnown_ && comparison != nullptr;
  isKnown_ = comparison != nullptr;
  wholeLast_.reset();
  if (isKnown_ && comparison->leavesOutFrames()) wholeLast_ = comparison->whole.last;
  bones_->setComparison(model, comparison);
  morphs_->setComparison(model, comparison);
  showCounts();
  if (isFirst) selectTabWithDifferences();
}

void ComparisonPanel::selectTabWithDifferences() {
  const bool hasBones = bones_->differences().rowCount() > 0;
  const bool hasMorphs = morphs_->differences().rowCount() > 0;
  if (hasBones != hasMorphs) tabs_->setCurrentWidget(hasBones ? bones_ : morphs_);
}

void ComparisonPanel::showCounts() {
  const int bones = bones_->differences().rowCount();
  const int morphs = morphs_->differences().rowCount();
  tabs_->setTabText(0, isKnown_ ? tr("Bones (%L1)").arg(bones) : tr("Bones"));
  tabs_->setTabText(1, isKnown_ ? tr("Morphs (%L1)").arg(morphs) : tr("Morphs"));
  same_->setVisible(isKnown_ && bones == 0 && morphs == 0);
  partialNote_->setVisible(wholeLast_.has_value());
  partialNote_->setText(
      tr("After frame %L1 only frames with keys, their neighbors and a few frames in between were compared.")
          .arg(wholeLast_.value_or(0)));
}

void ComparisonPanel::setProgress(std::optional<int> percent) {
  progress_->setVisible(percent.has_value());
  progress_->setValue(percent.value_or(0));
}

void ComparisonPanel::setPlayhead(double frame) {
  bones_->setPlayhead(frame);
  morphs_->setPlayhead(frame);
}

void ComparisonPanel::setEnglishNames(bool on) {
  bones_->setEnglishNames(on);
  morphs_->setEnglishNames(on);
}

void ComparisonPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && state_ == State::On) showTitles();
}

}  // namespace furitsuke::panels
