// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace furitsuke::edit {
class MotionDocument;
}  // namespace furitsuke::edit

namespace furitsuke::panels {
class DockArea;
}  // namespace furitsuke::panels

namespace furitsuke::session {
class Playback;
class SoundTrack;
class Stage;
class Workspace;
}  // namespace furitsuke::session

namespace furitsuke::window {

/// Synchronizes stage, tabs, playhead and panels: the motion of the active model is the current one, the stage shows
/// the frame of the playhead, all motions on the stage share the loop range, and an opened camera motion moves
/// the camera.
class SessionBinder : public QObject {
  Q_OBJECT

 public:
  struct Session {
    session::Workspace& workspace;
    session::Stage& stage;
    session::Playback& playback;
    session::SoundTrack& sound;
  };

  SessionBinder(const Session& session, panels::DockArea& docks, QObject* parent = nullptr);

 private:
  /// The play range of the scene is that of playback.
  void connectTime();
  void onCurrentDocument(edit::MotionDocument* document);
  void showActiveMotion();
  /// Models or motions were added or removed.
  void onActorsChanged();

  Session session_;
  panels::DockArea& docks_;
  const edit::MotionDocument* cameraMotion_ = nullptr;  ///< only compared, never dereferenced
};

}  // namespace furitsuke::window
