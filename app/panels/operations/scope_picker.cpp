// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/operations/scope_picker.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include "app/theme/theme.h"

namespace furitsuke::panels {

ScopePicker::ScopePicker(QWidget* parent)
    : QWidget(parent),
      kinds_(new QComboBox(this)),
      fields_(new QWidget(this)),
      tracks_(new QLineEdit(fields_)),
      frames_(new QLineEdit(fields_)) {
  kinds_->setObjectName("scope");
  kinds_->setAccessibleName(tr("Keys to change"));
  kinds_->setWhatsThis(
      tr("Choose the keys to change: the selected keys, the keys in the repeated range, the keys of certain tracks and "
         "frames, or all keys."));
  kinds_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  for (int i = 0; i < 4; ++i) kinds_->addItem({});
  tracks_->setObjectName("tracks");
  tracks_->setAccessibleName(tr("Tracks"));
  tracks_->setPlaceholderText(tr("all; names separated by commas, * for any text"));
  tracks_->setWhatsThis(
      tr("Names of the tracks, separated by commas. * matches any text: *腕 for both arms. bones, morphs, camera, "
         "light and shadow select all tracks of a kind."));
  frames_->setObjectName("frames");
  frames_->setAccessibleName(tr("Frames"));
  frames_->setPlaceholderText(tr("all; 30, 10-20, 10- or -20"));
  frames_->setWhatsThis(
      tr("A frame, or the first and the last frame of a range: 10-20. Without the last frame, all later frames."));
  auto* form = new QFormLayout(fields_);
  form->setContentsMargins(0, 0, 0, 0);
  form->setSpacing(2 * theme::kGrid);
  form->addRow(tr("Tracks"), tracks_);
  form->addRow(tr("Frames"), frames_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2 * theme::kGrid);
  layout->addWidget(kinds_);
  layout->addWidget(fields_);
  setFocusProxy(kinds_);
  connect(kinds_, &QComboBox::currentIndexChanged, this, [this] {
    showFields();
    emit changed();
  });
  connect(tracks_, &QLineEdit::textChanged, this, &ScopePicker::changed);
  connect(frames_, &QLineEdit::textChanged, this, &ScopePicker::changed);
  setOffer({});
}

void ScopePicker::setOffer(const ScopeOffer& offer) {
  offer_ = offer;
  const bool hasSelection = offer.selectedKeys > 0;
  const bool hasRange = !offer.marked.isEmpty();
  const auto entry = [this](ScopeKind kind, const QString& text, bool isOffered) {
    const int at = static_cast<int>(kind);
    kinds_->setItemText(at, text);
    qobject_cast<QStandardItemModel*>(kinds_->model())->item(at)->setEnabled(isOffered);
  };
  entry(ScopeKind::Selected,
        hasSelection ? tr("Selected keys (%1 on %2)")
                           .arg(tr("%Ln key(s)", nullptr, static_cast<int>(offer.selectedKeys)),
                                tr("%Ln track(s)", nullptr, static_cast<int>(offer.selectedTracks)))
                     : tr("Selected keys (none)"),
        hasSelection);
  entry(ScopeKind::Marked,
        hasRange ? tr("Repeated range (%1 to %2)").arg(offer.marked.first).arg(offer.marked.last)
                 : tr("Repeated range (none)"),
        hasRange);
  entry(ScopeKind::Tracks, tr("Chosen tracks and frames"), true);
  entry(ScopeKind::Whole, tr("Whole motion"), true);
  const bool isGone = (kind() == ScopeKind::Selected && !hasSelection) || (kind() == ScopeKind::Marked && !hasRange);
  if (isGone) {
    // No signal is needed: the caller reads the scope again after setOffer().
    const QSignalBlocker blocker(kinds_);
    kinds_->setCurrentIndex(static_cast<int>(ScopeKind::Whole));
  }
  showFields();
}

ScopeKind ScopePicker::kind() const { return static_cast<ScopeKind>(kinds_->currentIndex()); }

void ScopePicker::setKind(ScopeKind kind) {
  if (kind == ScopeKind::Selected && offer_.selectedKeys == 0) return;
  if (kind == ScopeKind::Marked && offer_.marked.isEmpty()) return;
  kinds_->setCurrentIndex(static_cast<int>(kind));
}

QString ScopePicker::tracks() const { return tracks_->text(); }
QString ScopePicker::frames() const { return frames_->text(); }
void ScopePicker::setTracks(const QString& tracks) { tracks_->setText(tracks); }
void ScopePicker::setFrames(const QString& frames) { frames_->setText(frames); }

void ScopePicker::showFields() { fields_->setVisible(kind() == ScopeKind::Tracks); }

}  // namespace furitsuke::panels
