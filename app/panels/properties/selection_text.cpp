// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/properties/selection_text.h"

#include <QLocale>

#include "app/theme/theme.h"

namespace furitsuke::panels {

SelectionText SelectionText::of(const motion::Motion& motion, const motion::KeySelection& selection,
                                motion::TrackKind kind) {
  std::size_t keys = 0;
  int tracks = 0;
  motion::TrackId track{kind, 0};
  FrameRange range;
  for (const auto& [id, frames] : selection.tracks()) {
    if (id.kind != kind) continue;
    ++tracks;
    track = id;
    keys += frames.size();
    range = range.united({frames.front(), frames.back()});
  }
  SelectionText text;
  text.kind = kindName(kind);
  text.name = tracks > 1 ? tr("%1 tracks").arg(tracks) : trackName(motion, track);
  const QString frames =
      range.first == range.last ? tr("frame %1").arg(range.first) : tr("frames %1–%2").arg(range.first).arg(range.last);
  const QString count = QLocale().toString(static_cast<qulonglong>(keys));
  text.details = QStringLiteral("%1 · %2").arg(keys == 1 ? tr("1 key") : tr("%1 keys").arg(count), frames);
  return text;
}

QString SelectionText::kindName(motion::TrackKind kind) {
  switch (kind) {
    case motion::TrackKind::Bone: return tr("Bone");
    case motion::TrackKind::Morph: return tr("Morph");
    case motion::TrackKind::Camera: return tr("Camera");
    case motion::TrackKind::Light: return tr("Light");
    case motion::TrackKind::SelfShadow: return tr("Self shadow");
    case motion::TrackKind::Property: break;
  }
  return tr("Visibility and IK");
}

QIcon SelectionText::kindIcon(motion::TrackKind kind) {
  constexpr const char* kIcons[motion::kTrackKindCount] = {"bone", "morph", "camera", "light", "shadow", "visibility"};
  return theme::themedIcon(kIcons[static_cast<std::size_t>(kind)]);
}

QString SelectionText::trackName(const motion::Motion& motion, motion::TrackId track) {
  if (!motion.contains(track)) return {};
  if (track.kind == motion::TrackKind::Bone) return QString::fromStdString(motion.bones[track.index].name.text());
  if (track.kind == motion::TrackKind::Morph) return QString::fromStdString(motion.morphs[track.index].name.text());
  return {};
}

}  // namespace furitsuke::panels
