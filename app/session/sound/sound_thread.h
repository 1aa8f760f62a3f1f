// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThread>

#include "app/session/sound/sound_pump.h"

class QTimer;

namespace furitsuke::session {

/// The thread of a SoundPump. It runs from the first open() on.
class SoundThread : public QObject {
  Q_OBJECT

 public:
  explicit SoundThread(SoundOutputMaker maker, QObject* parent = nullptr);
  ~SoundThread() override;

  [[nodiscard]] SoundPump& pump() noexcept { return pump_; }
  /// Opens the output unless it is open.
  void open();

 signals:
  /// No device could be opened, or it was removed. Emitted on the thread of this object.
  void failed();

 private:
  void tick();

  SoundPump pump_;
  QThread thread_;
  QTimer* timer_;  ///< on the other thread
};

}  // namespace furitsuke::session
