// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThread>

#include "app/session/sound/audio_renderer.h"

class QTimer;

namespace furitsuke::session {

/// The thread of a AudioRenderer. It runs from the first open() on.
class SoundThread : public QObject {
  Q_OBJECT

 public:
  explicit SoundThread(SoundOutputMaker maker, QObject* parent = nullptr);
  ~SoundThread() override;

  [[nodiscard]] AudioRenderer& renderer() noexcept { return renderer_; }
  /// Opens the output unless it is open.
  void open();

 signals:
  /// No device could be opened, or it was removed. Emitted on the thread of this object.
  void failed();

 private:
  void tick();

  AudioRenderer renderer_;
  QThread thread_;
  QTimer* timer_;  ///< on the other thread
};

}  // namespace furitsuke::session
