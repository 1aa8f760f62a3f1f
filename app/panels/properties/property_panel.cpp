// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/properties/property_panel.h"

#include <QResizeEvent>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "app/panels/properties/bone_section.h"
#include "app/panels/properties/camera_section.h"
#include "app/panels/properties/empty_page.h"
#include "app/panels/properties/frame_notice.h"
#include "app/panels/properties/frame_row.h"
#include "app/panels/properties/light_section.h"
#include "app/panels/properties/morph_section.h"
#include "app/panels/properties/property_key_section.h"
#include "app/panels/properties/shadow_section.h"
#include "app/widgets/translated_texts.h"
#include "app/widgets/vertical_scroll_area.h"

namespace furitsuke::panels {

namespace {

/// The minimum width at which the names of rows with several fields are to the left of the fields, in pixels.
constexpr int kWidePanel = 400;

}  // namespace

PropertyPanel::PropertyPanel(QWidget* parent)
    : QWidget(parent), notice_(new FrameNotice(this)), scroll_(new widgets::VerticalScrollArea(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(notice_);
  layout->addWidget(scroll_);
  connect(notice_, &FrameNotice::frameRequested, this, [this](Frame frame) {
    if (document_ != nullptr) document_->state().setCurrentFrame(frame);
  });
  debounce_.setSingleShot(true);
  debounce_.setInterval(edit::kLargeSelectionDebounce);
  connect(&debounce_, &QTimer::timeout, this, [this] {
    if (stale_ && isVisible()) refreshNow();
  });
  // The names of values are also in tooltips and undo texts, so all rows are created again.
  widgets::keepTranslated(this, [this] {
    setAccessibleName(tr("Properties"));
    notice_->retranslate();
    buildContent();
  });
}

PropertyPanel::~PropertyPanel() = default;

void PropertyPanel::buildContent() {
  const int scrolled = scroll_->verticalScrollBar()->value();
  std::vector<bool> folded;
  folded.reserve(sections_.size());
  for (const KeySection* section : sections_) folded.push_back(section->isFolded());
  sections_.clear();
  frameRow_ = nullptr;
  auto* content = new QWidget(scroll_->viewport());
  column_ = new QVBoxLayout(content);
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(0);
  emptyPage_ = new EmptyPage(content);
  column_->addWidget(emptyPage_, 1);
  column_->addStretch();
  scroll_->setWidget(content);            // deletes the previous one
  content->setAutoFillBackground(false);  // setWidget() has turned it on
  if (!folded.empty()) buildSections();
  for (std::size_t i = 0; i < folded.size(); ++i) sections_[i]->setFolded(folded[i]);
  showDocument();
  emptyPage_->refresh();
  refresh();
  if (folded.empty()) return;
  content->adjustSize();
  scroll_->verticalScrollBar()->setValue(scrolled);
}

void PropertyPanel::buildSections() {
  QWidget* content = scroll_->widget();
  frameRow_ = new FrameRow(content);
  sections_ = {new BoneSection(playhead_, content),   new MorphSection(playhead_, content),
               new CameraSection(playhead_, content), new LightSection(playhead_, content),
               new ShadowSection(playhead_, content), switches_ = new PropertyKeySection(playhead_, content)};
  switches_->setIkBones(ikBones_);
  int at = 0;
  column_->insertWidget(at++, frameRow_);
  for (KeySection* section : sections_) column_->insertWidget(at++, section);
  frameRow_->setFrameZeroRule(rule_);
}

void PropertyPanel::showDocument() {
  playhead_.setDocument(document_);
  emptyPage_->setDocument(document_);
  if (frameRow_ != nullptr) frameRow_->setDocument(document_);
  for (KeySection* section : sections_) {
    section->setDocument(document_);
    section->setNarrow(width() < kWidePanel);
  }
}

void PropertyPanel::setDocument(edit::MotionDocument* document) {
  // While a document is being destroyed, document_ is already nullptr, but the sections must still release it.
  if (document != nullptr && document == document_) return;
  if (document_ != nullptr) document_->disconnect(this);
  document_ = document;
  showDocument();
  if (document_ != nullptr) {
    connect(document_, &edit::MotionDocument::motionChanged, this, &PropertyPanel::onMotionChanged);
    connect(document_, &edit::MotionDocument::selectionChanged, this, &PropertyPanel::onSelectionChanged);
    connect(document_, &edit::MotionDocument::currentFrameChanged, this, &PropertyPanel::onPlayheadChanged);
    connect(document_, &edit::MotionDocument::currentTrackChanged, this, &PropertyPanel::onPlayheadChanged);
    connect(document_, &edit::MotionDocument::draftChanged, this, &PropertyPanel::refresh);
    connect(document_, &edit::MotionDocument::preExtrapolationChanged, this, &PropertyPanel::refresh);
    connect(document_, &QObject::destroyed, this, [this] { setDocument(nullptr); });
  }
  refresh();
}

void PropertyPanel::setIkBones(const std::vector<std::string>& names) {
  ikBones_ = names;
  playhead_.setIkBones(names);
  if (switches_ != nullptr) switches_->setIkBones(names);
}

void PropertyPanel::setFrameZeroRule(motion::FrameZeroRule rule) {
  rule_ = rule;
  if (frameRow_ != nullptr) frameRow_->setFrameZeroRule(rule);
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

void PropertyPanel::onMotionChanged(const edit::MotionChange& change) {
  if (change.kind == edit::MotionChange::Kind::ModelName) return;
  const auto isSelected = [this](motion::TrackId id) { return document_->state().selection().tracks().contains(id); };
  const bool concernsKeys = change.kind != edit::MotionChange::Kind::Keys || document_->state().selection().isEmpty() ||
                            std::ranges::any_of(change.tracks, isSelected);
  if (concernsKeys) refresh();
}

void PropertyPanel::onSelectionChanged() {
  for (KeySection* section : sections_) section->clearKeyState();
  refresh();
}

void PropertyPanel::onPlayheadChanged() {
  // Values of selected keys do not depend on the playhead, which moves constantly during playback.
  if (document_ == nullptr || shownFrames_.isEmpty()) {
    if (document_ != nullptr && !document_->history().isInGesture()) {
      for (KeySection* section : sections_) section->clearKeyState();
    }
    return refresh();
  }
  showNotice();
}

void PropertyPanel::setPickedBone(const QByteArray& nameBytes) {
  if (nameBytes == pickedBytes_) return;
  pickedBytes_ = nameBytes;
  refresh();
}

void PropertyPanel::showNotice() {
  notice_->show(shownFrames_, document_ == nullptr ? 0 : document_->state().currentFrame());
}

std::optional<motion::TrackId> PropertyPanel::draftTrack() const {
  if (document_ == nullptr || document_->history().draft().isEmpty()) return {};
  const motion::PoseDraft& draft = document_->history().draft();
  const motion::Motion& motion = document_->motion();
  const auto isPosed = [&](motion::TrackId id) {
    if (id.kind == motion::TrackKind::Bone) return draft.findBone(motion.bones[id.index].name.bytes) != nullptr;
    return id.kind == motion::TrackKind::Morph && draft.findMorph(motion.morphs[id.index].name.bytes) != nullptr;
  };
  const auto& selected = document_->state().selection().tracks();
  const auto current = document_->state().currentTrack();
  if (current && selected.contains(*current) && isPosed(*current)) return current;
  for (const auto& entry : selected) {
    if (isPosed(entry.first)) return entry.first;
  }
  return {};
}

void PropertyPanel::choosePlayheadTrack(std::optional<motion::TrackId> draft) {
  const bool hasKeys = document_ != nullptr && !document_->state().selection().isEmpty();
  if (document_ == nullptr || (hasKeys && !draft)) return playhead_.show({});
  const auto track = draft ? draft : document_->state().currentTrack();
  if (track || pickedBytes_.isEmpty()) return playhead_.show(track);
  playhead_.showBone(Name::fromBytes(pickedBytes_.toStdString()));
}

void PropertyPanel::refresh() {
  stale_ = true;
  if (document_ != nullptr && document_->state().selection().keyCount() >= edit::kLargeSelection) {
    debounce_.start();
  } else if (isVisible()) {
    refreshNow();
  }
}

void PropertyPanel::refreshNow() {
  stale_ = false;
  debounce_.stop();
  const auto draft = draftTrack();
  choosePlayheadTrack(draft);
  const bool hasKeys = document_ != nullptr && !document_->state().selection().isEmpty() && !draft;
  shownFrames_ = hasKeys ? document_->state().selection().frameRange() : FrameRange();
  showNotice();
  if (sections_.empty() && (hasKeys || playhead_.kind())) {
    buildSections();
    showDocument();
  }
  if (!sections_.empty()) {
    if (hasKeys) frameRow_->refresh();
    frameRow_->setVisible(hasKeys);
    for (KeySection* section : sections_) section->refresh();
  }
  emptyPage_->setHiddenByPose(draft.has_value());
  emptyPage_->refresh();
  emptyPage_->setVisible(!hasKeys);
  // The panel scrolls only vertically.
  if (!hasKeys) scroll_->setMinimumWidth(emptyPage_->minimumSizeHint().width());
}

}  // namespace furitsuke::panels
