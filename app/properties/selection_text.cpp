// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/properties/selection_text.h"

#include "app/theme/theme.h"

namespace furitsuke {

SelectionText SelectionText::of(const Motion& motion, const KeySelection& selection, TrackKind kind) {
  std::size_t keys = 0;
  int tracks = 0;
  TrackId track{kind, 0};
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
  text.details = QStringLiteral("%1 · %2").arg(keys == 1 ? tr("1 key") : tr("%1 keys").arg(keys), frames);
  return text;
}

QString SelectionText::kindName(TrackKind kind) {
  switch (kind) {
    case TrackKind::Bone: return tr("Bone");
    case TrackKind::Morph: return tr("Morph");
    case TrackKind::Camera: return tr("Camera");
    case TrackKind::Light: return tr("Light");
    case TrackKind::SelfShadow: return tr("Self shadow");
    case TrackKind::Property: break;
  }
  return tr("Visibility and IK");
}

QIcon SelectionText::kindIcon(TrackKind kind) {
  constexpr const char* kIcons[kTrackKindCount] = {"bone", "morph", "camera", "light", "shadow", "visibility"};
  return themedIcon(kIcons[static_cast<std::size_t>(kind)]);
}

QString SelectionText::trackName(const Motion& motion, TrackId track) {
  if (!motion.contains(track)) return {};
  if (track.kind == TrackKind::Bone) return QString::fromStdString(motion.bones[track.index].name.text);
  if (track.kind == TrackKind::Morph) return QString::fromStdString(motion.morphs[track.index].name.text);
  return {};
}

}  // namespace furitsuke
