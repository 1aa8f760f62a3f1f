// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/properties/empty_page.h"

#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "app/theme/theme.h"
#include "app/widgets/empty_state.h"

namespace furitsuke::panels {

EmptyPage::EmptyPage(QWidget* parent)
    : QWidget(parent),
      state_(new widgets::EmptyState("settings", {}, this)),
      select_(new QAction(tr("Select keys at the playhead"), this)),
      values_(new QWidget(this)),
      title_(new QLabel(values_)),
      lines_(new QGridLayout) {
  auto* box = new QVBoxLayout(values_);
  box->setContentsMargins(12, 12, 12, 12);
  box->setSpacing(8);
  box->addWidget(title_);
  box->addLayout(lines_);
  lines_->setHorizontalSpacing(8);
  lines_->setVerticalSpacing(4);
  lines_->setColumnMinimumWidth(0, 92);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(values_);
  layout->addWidget(state_, 1);
  connect(select_, &QAction::triggered, this, &EmptyPage::selectAtPlayhead);
}

void EmptyPage::refresh() {
  state_->setSentence(document_ == nullptr ? tr("Open a motion to see the values of its keys here.")
                      : draftTrack_ ? tr("Register or discard this pose to see and change the selected keys here.")
                                    : tr("Select keys in the timeline to see and change their values here."));
  state_->setAction(document_ != nullptr && !draftTrack_ && hasKeysAtPlayhead() ? select_ : nullptr);
  showPlayhead();
}

void EmptyPage::setPickedBone(const QByteArray& nameBytes, const QString& name) {
  pickedBytes_ = nameBytes;
  pickedName_ = name;
}

std::optional<PlayheadValues> EmptyPage::values() const {
  if (document_ == nullptr) return {};
  const motion::PoseDraft& draft = document_->history().draft();
  const Frame frame = document_->state().currentFrame();
  const auto track = draftTrack_ ? draftTrack_ : document_->state().currentTrack();
  if (track)
    return PlayheadValues::of(document_->motion(), draft, *track, frame, document_->state().preExtrapolation());
  if (pickedBytes_.isEmpty()) return {};
  return PlayheadValues::ofBone(draft, pickedBytes_.toStdString(), pickedName_, frame);
}

void EmptyPage::showPlayhead() {
  const std::optional<PlayheadValues> shown = values();
  values_->setVisible(shown.has_value());
  if (!shown) return;
  const PlayheadValues& values = *shown;
  title_->setText(values.title);
  title_->setToolTip(values.title);
  while (rows_.size() < values.lines.size()) addRow();
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const bool used = i < values.lines.size();
    rows_[i].name->setVisible(used);
    if (used) rows_[i].name->setText(values.lines[i].first);
    const QStringList texts = used ? values.lines[i].second : QStringList();
    // A single value is in the last column, at the right edge.
    const int skipped = kValueColumns - static_cast<int>(texts.size());
    for (int column = 0; column < kValueColumns; ++column) {
      const bool filled = column >= skipped;
      rows_[i].values[static_cast<std::size_t>(column)]->setVisible(used);
      rows_[i].values[static_cast<std::size_t>(column)]->setText(filled ? texts[column - skipped] : QString());
    }
  }
}

void EmptyPage::addRow() {
  const int row = static_cast<int>(rows_.size());
  Row labels;
  labels.name = new QLabel(values_);
  labels.name->setProperty("muted", true);
  lines_->addWidget(labels.name, row, 0);
  for (int column = 0; column < kValueColumns; ++column) {
    auto* value = new QLabel(values_);
    value->setFont(theme::numberFont());
    value->setAlignment(Qt::AlignRight);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    lines_->addWidget(value, row, 1 + column);
    lines_->setColumnStretch(1 + column, 1);
    labels.values[static_cast<std::size_t>(column)] = value;
  }
  rows_.push_back(labels);
}

void EmptyPage::selectAtPlayhead() {
  if (document_ == nullptr) return;
  const Frame frame = document_->state().currentFrame();
  motion::KeySelection selection;
  for (const motion::TrackId id : document_->motion().trackIds()) {
    if (std::ranges::binary_search(document_->motion().frames(id), frame)) selection.add(id, frame);
  }
  document_->state().setSelection(std::move(selection));
}

bool EmptyPage::hasKeysAtPlayhead() const {
  const motion::Motion& motion = document_->motion();
  return std::ranges::any_of(motion.trackIds(), [&](motion::TrackId id) {
    return std::ranges::binary_search(motion.frames(id), document_->state().currentFrame());
  });
}

}  // namespace furitsuke::panels
