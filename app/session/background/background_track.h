// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "app/session/background/media_track.h"
#include "core/edit/document/live_text.h"
#include "core/motion/background_link.h"

namespace furitsuke::session {

/// The picture, film and color that a window draws behind its scene.
class BackgroundTrack final : public LinkTrack<motion::BackgroundLink> {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::session::BackgroundTrack)

 public:
  BackgroundTrack(Workspace& workspace, Stage& stage, QObject* parent = nullptr);

  /// Sets what is drawn behind the scene at a frame. Never waits: while a picture is not there yet, the last one stays,
  /// and changed() is emitted when it is there.
  void apply(render::RenderOptions& options, double frame) const;
  /// Waits for the picture at a frame, so that apply() sets exactly this one. For pictures that are saved.
  void wait(double frame) const;

 private:
  [[nodiscard]] edit::LiveText settingText() const override;
  [[nodiscard]] edit::LiveText removalText() const override;
};

}  // namespace furitsuke::session
