// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "app/session/background/media_track.h"
#include "core/edit/document/live_text.h"
#include "core/motion/reference_link.h"

namespace furitsuke::session {

/// What the reference panel shows at a frame.
struct ReferenceShot {
  film::MediaMoment moment = film::MediaMoment::Opening;
  film::BackgroundPicture picture;    ///< the last one while the one of the frame is not there yet
  double firstFrame = 0;              ///< the frame at which the film starts; fractional
  double endFrame = 0;                ///< the frame at which it ends
  std::optional<Error> problem = {};  ///< why the file or this picture cannot be shown
};

/// The picture or film beside the scene of a window. Not active before setActive().
class ReferenceTrack final : public LinkTrack<motion::ReferenceLink> {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::session::ReferenceTrack)

 public:
  ReferenceTrack(Workspace& workspace, Stage& stage, QObject* parent = nullptr);

  /// Requires a link(). Never waits: changed() is emitted when another picture is there.
  [[nodiscard]] ReferenceShot shotAt(double frame) const;
  /// Waits until shotAt() shows exactly the picture of this frame. For pictures that are saved.
  void wait(double frame) const;

 private:
  [[nodiscard]] edit::LiveText settingText() const override;
  [[nodiscard]] edit::LiveText removalText() const override;
};

/// The time of a film at frame 0, in milliseconds, with which it starts at a frame.
[[nodiscard]] double timeOfStartAt(double frame);

}  // namespace furitsuke::session
