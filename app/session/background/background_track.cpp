// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/background/background_track.h"

#include <atomic>

namespace furitsuke::session {

BackgroundTrack::BackgroundTrack(Workspace& workspace, Stage& stage, QObject* parent)
    : LinkTrack(workspace, stage, ScenePart::Background, &motion::Annotations::background, parent) {}

void BackgroundTrack::apply(render::RenderOptions& options, double frame) const {
  if (!link()) return;
  film::setBackground(
      options, *link(),
      media() != nullptr ? media()->find(film::filmSeconds(link()->time, frame)) : film::BackgroundPicture{});
}

void BackgroundTrack::wait(double frame) const {
  if (!link() || media() == nullptr) return;
  const std::atomic<bool> never{false};
  // A problem is reported by the news.
  (void)media()->wait(film::filmSeconds(link()->time, frame), never);
}

edit::LiveText BackgroundTrack::settingText() const {
  return [] { return tr("Set background"); };
}

edit::LiveText BackgroundTrack::removalText() const {
  return [] { return tr("Remove background"); };
}

}  // namespace furitsuke::session
