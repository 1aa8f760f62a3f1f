// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/operations/scope_picker.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QVBoxLayout>
#include <utility>

#include "app/panels/operations/name_completer.h"
#include "app/theme/theme.h"

namespace furitsuke::panels {

ScopePicker::ScopePicker(QWidget* parent)
    : QWidget(parent),
      kinds_(new QComboBox(this)),
      fields_(new QWidget(this)),
      tracks_(new QLineEdit(fields_)),
      frames_(new QLineEdit(fields_)),
      completer_(new NameCompleter(true, tracks_)) {
  kinds_->setObjectName("scope");
  kinds_->setAccessibleName(tr("Keys to change"));
  kinds_->setWhatsThis(
      tr("Choose the keys to change: the selected keys, the keys of the selected rows, the keys in the repeated range, "
         "all keys from the playhead on, the keys of certain tracks and frames, or all keys."));
  kinds_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  for (int i = 0; i <= static_cast<int>(ScopeKind::Whole); ++i) kinds_->addItem({});
  tracks_->setObjectName("tracks");
  tracks_->setAccessibleName(tr("Tracks"));
  tracks_->setPlaceholderText(tr("all; names separated by commas, * for any text"));
  tracks_->setWhatsThis(
      tr("Names of the tracks, separated by commas. * matches any text: *腕 for both arms. bones, morphs, camera, "
         "light and shadow select all tracks of a kind."));
  tracks_->setCompleter(completer_);
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

bool ScopePicker::isOffered(ScopeKind kind) const {
  switch (kind) {
    case ScopeKind::Selected: return offer_.selectedKeys > 0;
    case ScopeKind::Rows: return offer_.rowKeys > 0;
    case ScopeKind::Marked: return !offer_.marked.isEmpty();
    case ScopeKind::FromPlayhead: return offer_.from > 0;
    case ScopeKind::Tracks:
    case ScopeKind::Whole: break;
  }
  return true;
}

QString ScopePicker::textOf(ScopeKind kind) const {
  const auto amount = [](std::size_t keys, std::size_t tracks) {
    return std::pair(tr("%Ln key(s)", nullptr, static_cast<int>(keys)),
                     tr("%Ln track(s)", nullptr, static_cast<int>(tracks)));
  };
  switch (kind) {
    case ScopeKind::Selected: {
      if (!isOffered(kind)) return tr("Selected keys (none)");
      const auto [keys, tracks] = amount(offer_.selectedKeys, offer_.selectedTracks);
      return tr("Selected keys (%1 on %2)").arg(keys, tracks);
    }
    case ScopeKind::Rows: {
      if (!isOffered(kind)) return tr("Selected rows (no keys)");
      const auto [keys, tracks] = amount(offer_.rowKeys, offer_.rowTracks);
      return tr("Selected rows (%1 on %2)").arg(keys, tracks);
    }
    case ScopeKind::Marked:
      return isOffered(kind) ? tr("Repeated range (%1 to %2)").arg(offer_.marked.first).arg(offer_.marked.last)
                             : tr("Repeated range (none)");
    case ScopeKind::FromPlayhead: return tr("From the playhead on (from frame %L1)").arg(offer_.from);
    case ScopeKind::Tracks: return tr("Chosen tracks and frames");
    case ScopeKind::Whole: break;
  }
  return tr("Whole motion");
}

void ScopePicker::setOffer(const ScopeOffer& offer) {
  offer_ = offer;
  for (int i = 0; i < kinds_->count(); ++i) {
    const auto each = static_cast<ScopeKind>(i);
    kinds_->setItemText(i, textOf(each));
    qobject_cast<QStandardItemModel*>(kinds_->model())->item(i)->setEnabled(isOffered(each));
  }
  if (!isOffered(kind())) {
    // No signal is needed: the caller reads the scope again after setOffer().
    const QSignalBlocker blocker(kinds_);
    kinds_->setCurrentIndex(static_cast<int>(ScopeKind::Whole));
  }
  showFields();
}

ScopeKind ScopePicker::kind() const { return static_cast<ScopeKind>(kinds_->currentIndex()); }

void ScopePicker::setKind(ScopeKind kind) {
  if (isOffered(kind)) kinds_->setCurrentIndex(static_cast<int>(kind));
}

QString ScopePicker::tracks() const { return tracks_->text(); }
QString ScopePicker::frames() const { return frames_->text(); }
void ScopePicker::setTracks(const QString& tracks) {
  tracks_->setText(tracks);
  tracks_->setCursorPosition(0);  // a long list begins with its first track
}
void ScopePicker::setFrames(const QString& frames) { frames_->setText(frames); }

void ScopePicker::setNames(const OfferedNames& names) { completer_->setNames(names.of(operations::NameKind::Tracks)); }

void ScopePicker::showFields() { fields_->setVisible(kind() == ScopeKind::Tracks); }

}  // namespace furitsuke::panels
