// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/backdrop/backdrop_track.h"

#include <atomic>

namespace furitsuke::session {

BackdropTrack::BackdropTrack(Workspace& workspace, QObject* parent)
    : LinkTrack(workspace, &motion::Annotations::backdrop, parent) {}

void BackdropTrack::apply(render::RenderOptions& options, double frame) const {
  if (!link()) return;
  film::setBackdrop(
      options, *link(),
      media() != nullptr ? media()->find(film::filmSeconds(link()->time, frame)) : film::BackdropPicture{});
}

void BackdropTrack::wait(double frame) const {
  if (!link() || media() == nullptr) return;
  const std::atomic<bool> never{false};
  // A problem is reported by the news.
  (void)media()->wait(film::filmSeconds(link()->time, frame), never);
}

}  // namespace furitsuke::session
