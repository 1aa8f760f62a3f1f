// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/properties/key_section.h"

#include <QVBoxLayout>
#include <algorithm>

#include "app/panels/properties/playhead_track.h"
#include "app/panels/properties/section_header.h"
#include "app/panels/properties/selection_text.h"

namespace furitsuke::panels {

KeySection::KeySection(motion::TrackKind kind, PlayheadTrack& playhead, QWidget* parent)
    : QWidget(parent),
      kind_(kind),
      playhead_(playhead),
      header_(new SectionHeader(SelectionText::kindIcon(kind), this)),
      body_(new QWidget(this)),
      rows_(new QVBoxLayout(body_)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(header_);
  layout->addWidget(body_);
  rows_->setContentsMargins(12, 12, 12, 16);
  rows_->setSpacing(8);
  connect(header_, &QAbstractButton::toggled, body_, &QWidget::setVisible);
  hide();
}

void KeySection::setDocument(edit::MotionDocument* document) {
  clearState();
  document_ = document;
}

void KeySection::refresh() {
  const auto isSelected = [this] {
    return std::ranges::any_of(document_->state().selection().tracks(),
                               [this](const auto& entry) { return entry.first.kind == kind_; });
  };
  const bool hasValues = document_ != nullptr && (playhead_.kind() ? playhead() != nullptr : isSelected());
  if (hasValues) {
    updateHeader();
    showValues();
  }
  setVisible(hasValues);
}

PlayheadTrack* KeySection::playhead() const { return playhead_.kind() == kind_ ? &playhead_ : nullptr; }

void KeySection::setNarrow(bool narrow) {
  for (PropertyRow* row : allRows_) row->setNarrow(narrow);
}

bool KeySection::isFolded() const { return !header_->isChecked(); }

void KeySection::setFolded(bool folded) { header_->setChecked(!folded); }

PropertyRow* KeySection::addRow(const QString& name, PropertyRow::Fold fold) {
  auto* row = new PropertyRow(name, fold, body_);
  rows_->addWidget(row);
  allRows_.push_back(row);
  return row;
}

void KeySection::addToBody(QWidget* widget, Qt::Alignment alignment) { rows_->addWidget(widget, 0, alignment); }

void KeySection::push(const edit::LiveText& text, motion::KeyEdits edits) {
  if (document_ != nullptr) document_->history().push(text, std::move(edits));
}

void KeySection::beginGesture(const edit::LiveText& text) {
  if (document_ != nullptr) document_->history().beginGesture(text);
}

void KeySection::updateGesture(const GestureEdits& edits) {
  if (document_ == nullptr) return;
  document_->history().updateGesture(
      [edits, selection = document_->history().gestureSelection()](const motion::Motion& motion) {
        return motion::Edit{.keys = edits(motion, selection), .selection = selection};
      });
}

void KeySection::endGesture() {
  if (document_ == nullptr) return;
  document_->history().endGesture();
  refresh();
}

void KeySection::cancelGesture() {
  if (document_ == nullptr) return;
  document_->history().cancelGesture();
  refresh();
}

edit::LiveText KeySection::changeText(edit::LiveText name) {
  return [name = std::move(name)] { return tr("Change %1").arg(name.now()); };
}

void KeySection::updateHeader() {
  if (playhead() != nullptr)
    return header_->setTexts(SelectionText::kindName(kind_), playhead_.name(), playhead_.details());
  const SelectionText text = SelectionText::of(document_->motion(), document_->state().selection(), kind_);
  header_->setTexts(text.kind, text.name, text.details);
}

}  // namespace furitsuke::panels
