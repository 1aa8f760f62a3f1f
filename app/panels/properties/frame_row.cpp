// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/properties/frame_row.h"

#include <QVBoxLayout>
#include <cmath>

#include "app/widgets/drag_label.h"
#include "app/widgets/number_field.h"
#include "app/widgets/number_styles.h"

namespace furitsuke::panels {

FrameRow::FrameRow(QWidget* parent)
    : QWidget(parent),
      row_(new PropertyRow(tr("Frame"), PropertyRow::Fold::Never, this)),
      cell_(row_->addNumber(
          {tr("F", "the letter beside a frame number"), [] { return tr("Frame"); }, {}, widgets::frameFormat(), 1})) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(12, 12, 12, 12);
  layout->addWidget(row_);
  connect(cell_.field, &widgets::NumberField::edited, this, &FrameRow::moveTo);
  connect(cell_.field, &widgets::NumberField::stepped, this, [this](double by) {
    // A fine step is at least one frame.
    moveBy(std::abs(by) < 1 ? std::copysign(1.0, by) : by);
  });
  connect(cell_.label, &widgets::DragLabel::dragStarted, this, [this] {
    if (document_ != nullptr) document_->history().beginGesture(undoText());
  });
  connect(cell_.label, &widgets::DragLabel::dragged, this, [this](double steps) {
    if (document_ == nullptr) return;
    const auto by = std::llround(steps);
    draggedBy_ = by;
    document_->history().updateGesture(
        [selection = document_->history().gestureSelection(), by, rule = rule_](const motion::Motion& motion) {
          return motion::moveKeys(motion, selection, by, rule);
        });
  });
  const auto drop = [this](bool keep) {
    draggedBy_ = 0;
    if (document_ == nullptr) return;
    if (keep) {
      document_->history().endGesture();
    } else {
      document_->history().cancelGesture();
    }
    refresh();
  };
  connect(cell_.label, &widgets::DragLabel::dragFinished, this, [drop] { drop(true); });
  connect(cell_.label, &widgets::DragLabel::dragCanceled, this, [drop] { drop(false); });
}

void FrameRow::refresh() {
  const bool hasKeys = document_ != nullptr && !document_->state().selection().isEmpty();
  setVisible(hasKeys);
  if (!hasKeys) return;
  const FrameRange range = document_->state().selection().frameRange();
  oneFrame_ = range.first == range.last;
  const QString name = oneFrame_ ? tr("Frame") : tr("Move by");
  row_->setName(name);
  cell_.field->setAccessibleName(oneFrame_ ? tr("Frame") : tr("Frames to move by"));
  cell_.field->setToolTip(oneFrame_ ? tr("The frame of the selected keys")
                                    : tr("Move the selected keys by this number of frames (negative: backward)"));
  cell_.field->setRange(oneFrame_ ? 0 : -static_cast<double>(range.first),
                        oneFrame_ ? kMaxFrame : static_cast<double>(kMaxFrame) - range.last);
  cell_.field->setShown(oneFrame_ ? static_cast<double>(range.first) : static_cast<double>(draggedBy_));
}

void FrameRow::moveTo(double value) {
  if (document_ == nullptr) return;
  moveBy(oneFrame_ ? value - document_->state().selection().frameRange().first : value);
}

void FrameRow::moveBy(double frames) {
  if (document_ == nullptr) return;
  document_->history().push(
      undoText(), motion::moveKeys(document_->motion(), document_->state().selection(), std::llround(frames), rule_));
}

edit::LiveText FrameRow::undoText() {
  return [] { return tr("Move keys"); };
}

}  // namespace furitsuke::panels
