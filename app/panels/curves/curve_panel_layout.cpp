// SPDX-License-Identifier: GPL-3.0-or-later
#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QStackedLayout>
#include <algorithm>

#include "app/panels/curves/channel_bar.h"
#include "app/panels/curves/curve_canvas.h"
#include "app/panels/curves/curve_header.h"
#include "app/panels/curves/curve_panel.h"
#include "app/panels/curves/point_fields.h"
#include "app/panels/curves/preset_bar.h"
#include "app/theme/theme.h"
#include "app/widgets/phrase_breaks.h"
#include "app/widgets/translated_texts.h"

// Layout of the panel: one column in a narrow dock, canvas and controls side by side in a wide one.
namespace furitsuke::panels {

namespace {

constexpr int kPanelMargin = 8;
constexpr int kControlsWidth = 248;
constexpr int kMaxControlsWidth = 400;
/// The minimum width at which the controls are beside the canvas, in pixels.
constexpr int kSideBySideWidth = 496;

QPushButton* makeCurveButton(const QString& icon, QWidget* parent) {
  auto* button = new QPushButton(parent);
  button->setIcon(theme::themedIcon(icon));
  button->setMinimumWidth(40);
  return button;
}

}  // namespace

void CurvePanel::buildContents() {
  contents_ = new QWidget(this);
  auto* column = new QVBoxLayout(contents_);
  column->setContentsMargins(kPanelMargin, kPanelMargin, kPanelMargin, kPanelMargin);
  column->setSpacing(8);
  header_ = new CurveHeader(contents_);
  channels_ = new ChannelBar(contents_);
  canvas_ = new CurveCanvas(contents_);
  controls_ = buildControls();
  body_ = new QBoxLayout(QBoxLayout::TopToBottom);
  body_->setSpacing(8);
  body_->addWidget(canvas_, 1);
  body_->addWidget(controls_);
  column->addWidget(header_);
  column->addWidget(channels_);
  column->addLayout(body_, 1);
}

QWidget* CurvePanel::buildControls() {
  auto* controls = new QWidget(contents_);
  auto* column = new QVBoxLayout(controls);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  fields_ = new PointFields(controls);
  presets_ = new PresetBar(controls);
  auto* row = new QHBoxLayout;
  row->setSpacing(4);
  QPushButton* copy = makeCurveButton("copy", controls);
  QPushButton* paste = makeCurveButton("paste", controls);
  QPushButton* reset = makeCurveButton("linear", controls);
  widgets::keepTranslated(controls, [copy, paste, reset] {
    copy->setText(tr("Copy"));
    copy->setToolTip(tr("Copy the curves of the checked channels (of the first key)"));
    paste->setText(tr("Paste"));
    paste->setToolTip(tr("Paste the copied curves into the checked channels"));
    reset->setText(tr("Reset"));
    reset->setToolTip(tr("Reset every channel of the selected keys to linear interpolation"));
  });
  connect(copy, &QPushButton::clicked, this, &CurvePanel::copyCurve);
  connect(paste, &QPushButton::clicked, this, &CurvePanel::pasteCurve);
  connect(reset, &QPushButton::clicked, this, &CurvePanel::resetCurves);
  for (QPushButton* button : {copy, paste, reset}) row->addWidget(button, 1);
  column->addWidget(fields_);
  column->addWidget(presets_);
  column->addLayout(row);
  column->addStretch(0);
  return controls;
}

void CurvePanel::buildEmptyPage() {
  emptyPage_ = new QWidget(this);
  auto* column = new QVBoxLayout(emptyPage_);
  column->setContentsMargins(2 * kPanelMargin, kPanelMargin, 2 * kPanelMargin, kPanelMargin);
  column->setSpacing(12);
  auto* sentence = new QLabel(emptyPage_);
  sentence->setWordWrap(true);
  sentence->setAlignment(Qt::AlignCenter);
  sentence->setProperty("muted", true);
  selectButton_ = new QPushButton(emptyPage_);
  selectButton_->setObjectName("selectAtPlayhead");
  connect(selectButton_, &QPushButton::clicked, this, &CurvePanel::selectKeysAtPlayhead);
  widgets::keepTranslated(emptyPage_, [this, sentence] {
    sentence->setText(widgets::keptPhrases(tr("Select a bone or camera key to edit its interpolation curve.")));
    selectButton_->setText(tr("Select keys at the playhead"));
    updateEmptyPage();
  });
  column->addStretch(1);
  column->addWidget(sentence);
  column->addWidget(selectButton_, 0, Qt::AlignHCenter);
  column->addStretch(2);
}

void CurvePanel::updateEmptyPage() {
  const bool any = !keysAtPlayhead().isEmpty();
  selectButton_->setEnabled(any);
  selectButton_->setToolTip(any ? tr("Select all keys at the playhead that have a curve")
                                : tr("There is no key with a curve at the playhead"));
}

void CurvePanel::keepNarrowMinimum() {
  // With the minimum width of the wide layout, the dock could not be made narrow again.
  if (body_->direction() == QBoxLayout::LeftToRight) return;
  setMinimumSize(pages_->currentWidget()->minimumSizeHint());
}

void CurvePanel::resizeEvent(QResizeEvent* event) {
  const bool wide = event->size().width() >= kSideBySideWidth;
  body_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  // In the wide layout, the controls use the width that the square does not need.
  const int bodyTop = header_->sizeHint().height() + channels_->sizeHint().height() + 3 * kPanelMargin;
  const int preferred = CurveCanvas::widthForHeight(event->size().height() - bodyTop - kPanelMargin);
  const int available = event->size().width() - 3 * kPanelMargin - kControlsWidth;
  const int minimum = canvas_->minimumSizeHint().width();
  const int fitting = std::clamp(preferred, minimum, std::max(minimum, available));
  canvas_->setMinimumWidth(wide ? fitting : 0);
  canvas_->setMaximumWidth(wide ? fitting : QWIDGETSIZE_MAX);
  controls_->setMaximumWidth(wide ? kMaxControlsWidth : QWIDGETSIZE_MAX);
  keepNarrowMinimum();
  QWidget::resizeEvent(event);
}

}  // namespace furitsuke::panels
