// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/background/reference_track.h"

#include <atomic>

#include "core/base/frame.h"

namespace furitsuke::session {

ReferenceTrack::ReferenceTrack(Workspace& workspace, Stage& stage, QObject* parent)
    : LinkTrack(workspace, stage, ScenePart::Reference, &motion::Annotations::reference, parent) {
  setActive(false);
}

ReferenceShot ReferenceTrack::shotAt(double frame) const {
  ReferenceShot shot;
  if (media() == nullptr) return shot;
  const double seconds = film::filmSeconds(link()->time, frame);
  shot.moment = media()->momentAt(seconds);
  shot.firstFrame = -film::filmSeconds(link()->time, 0) * kFramesPerSecond;
  shot.endFrame = shot.firstFrame + media()->end() * kFramesPerSecond;
  if (shot.moment == film::MediaMoment::Shown) shot.picture = media()->find(seconds);
  if (shot.moment == film::MediaMoment::Shown || shot.moment == film::MediaMoment::Failed) {
    shot.problem = media()->pictureProblem();
  }
  return shot;
}

void ReferenceTrack::wait(double frame) const {
  if (media() == nullptr) return;
  const std::atomic<bool> never{false};
  // A problem is shown instead.
  (void)media()->wait(film::filmSeconds(link()->time, frame), never);
}

double timeOfStartAt(double frame) { return -frame * 1000 / kFramesPerSecond; }

edit::LiveText ReferenceTrack::settingText() const {
  return [] { return tr("Set reference"); };
}

edit::LiveText ReferenceTrack::removalText() const {
  return [] { return tr("Remove reference"); };
}

}  // namespace furitsuke::session
