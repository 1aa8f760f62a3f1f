// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/properties/property_panel.h"

#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "app/properties/bone_section.h"
#include "app/properties/camera_section.h"
#include "app/properties/empty_page.h"
#include "app/properties/frame_row.h"
#include "app/properties/light_section.h"
#include "app/properties/morph_section.h"
#include "app/properties/property_key_section.h"
#include "app/properties/shadow_section.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke {

namespace {

/// From this width on the names of rows with several fields stand beside them.
constexpr int kWidePanel = 400;

}  // namespace

PropertyPanel::PropertyPanel(QWidget* parent)
    : QWidget(parent), pages_(new QStackedWidget(this)), scroll_(new QScrollArea(pages_)) {
  scroll_->setWidgetResizable(true);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll_->setFrameShape(QFrame::NoFrame);
  // Only fields and headers are stops of the Tab key.
  scroll_->setFocusPolicy(Qt::NoFocus);
  pages_->addWidget(scroll_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(pages_);
  rest_.setSingleShot(true);
  rest_.setInterval(kLargeSelectionRest);
  connect(&rest_, &QTimer::timeout, this, [this] {
    if (stale_ && isVisible()) refreshNow();
  });
  // Names of values stand in fields, tooltips and texts of undo alike: new rows are put together in place of them all.
  keepTranslated(this, [this] {
    setAccessibleName(tr("Properties"));
    buildPages();
  });
}

PropertyPanel::~PropertyPanel() = default;

void PropertyPanel::buildPages() {
  std::vector<bool> folded;
  folded.reserve(sections_.size());
  for (const KeySection* section : sections_) folded.push_back(section->isFolded());
  const int scrolled = scroll_->verticalScrollBar()->value();
  delete emptyPage_;
  emptyPage_ = new EmptyPage(pages_);
  pages_->addWidget(emptyPage_);
  auto* content = new QWidget(scroll_->viewport());
  buildSections(content);
  for (std::size_t i = 0; i < folded.size(); ++i) sections_[i]->setFolded(folded[i]);
  scroll_->setWidget(content);
  frameRow_->setFrameZeroRule(rule_);
  showDocument();
  emptyPage_->refresh();
  refresh();
  content->adjustSize();
  scroll_->verticalScrollBar()->setValue(scrolled);
}

void PropertyPanel::showDocument() {
  frameRow_->setDocument(document_);
  emptyPage_->setDocument(document_);
  for (KeySection* section : sections_) {
    section->setDocument(document_);
    section->setNarrow(width() < kWidePanel);
  }
}

void PropertyPanel::buildSections(QWidget* content) {
  auto* layout = new QVBoxLayout(content);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  frameRow_ = new FrameRow(content);
  layout->addWidget(frameRow_);
  sections_ = {new BoneSection(content),  new MorphSection(content),  new CameraSection(content),
               new LightSection(content), new ShadowSection(content), new PropertyKeySection(content)};
  for (KeySection* section : sections_) layout->addWidget(section);
  layout->addStretch(1);
}

void PropertyPanel::setDocument(MotionDocument* document) {
  // A document that is being destroyed has cleared the pointer already; its sections must still let go of it.
  if (document != nullptr && document == document_) return;
  if (document_ != nullptr) document_->disconnect(this);
  document_ = document;
  showDocument();
  if (document_ != nullptr) {
    connect(document_, &MotionDocument::motionChanged, this, &PropertyPanel::onMotionChanged);
    connect(document_, &MotionDocument::selectionChanged, this, &PropertyPanel::onSelectionChanged);
    connect(document_, &MotionDocument::currentFrameChanged, this, &PropertyPanel::onPlayheadChanged);
    connect(document_, &MotionDocument::currentTrackChanged, this, &PropertyPanel::onPlayheadChanged);
    connect(document_, &MotionDocument::draftChanged, this, &PropertyPanel::onPlayheadChanged);
    connect(document_, &QObject::destroyed, this, [this] { setDocument(nullptr); });
  }
  refresh();
}

void PropertyPanel::setFrameZeroRule(FrameZeroRule rule) {
  rule_ = rule;
  frameRow_->setFrameZeroRule(rule);
}

QSize PropertyPanel::sizeHint() const { return {320, 480}; }

void PropertyPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  for (KeySection* section : sections_) section->setNarrow(event->size().width() < kWidePanel);
}

void PropertyPanel::showEvent(QShowEvent* event) {
  if (stale_) refreshNow();
  QWidget::showEvent(event);
}

void PropertyPanel::onMotionChanged(const MotionChange& change) {
  if (change.kind == MotionChange::Kind::ModelName) return;
  const auto isSelected = [this](TrackId id) { return document_->selection().tracks().contains(id); };
  const bool concernsKeys = change.kind != MotionChange::Kind::Keys || document_->selection().isEmpty() ||
                            std::ranges::any_of(change.tracks, isSelected);
  if (concernsKeys) refresh();
}

void PropertyPanel::onSelectionChanged() {
  for (KeySection* section : sections_) section->forgetShownKeys();
  refresh();
}

void PropertyPanel::onPlayheadChanged() {
  // The playhead runs during playback; values of selected keys do not depend on it.
  if (document_ == nullptr || document_->selection().isEmpty()) refresh();
}

void PropertyPanel::refresh() {
  stale_ = true;
  if (document_ != nullptr && document_->selection().keyCount() >= kLargeSelection) {
    rest_.start();
  } else if (isVisible()) {
    refreshNow();
  }
}

void PropertyPanel::refreshNow() {
  stale_ = false;
  rest_.stop();
  const bool hasKeys = document_ != nullptr && !document_->selection().isEmpty();
  if (hasKeys) {
    frameRow_->refresh();
    for (KeySection* section : sections_) section->refresh();
  } else {
    emptyPage_->refresh();
  }
  pages_->setCurrentWidget(hasKeys ? static_cast<QWidget*>(scroll_) : emptyPage_);
}

}  // namespace furitsuke
