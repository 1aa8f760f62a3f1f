// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>
#include <thread>

#include "core/film/image_sequence.h"

namespace furitsuke {

/// Writes the pictures of a scene on a thread of its own while the window goes on.
class PictureWriting : public QObject {
  Q_OBJECT

 public:
  explicit PictureWriting(QObject* parent = nullptr);
  /// Cancels and waits for the picture that is being written.
  ~PictureWriting() override;

  /// `scene` is a snapshot. Not while one is going on.
  void start(Scene scene, const ImageSequence& sequence);
  void cancel();
  /// Until it has ended; what went wrong, if anything did.
  Status wait();
  [[nodiscard]] bool isRunning() const { return work_ != nullptr; }

 signals:
  /// So many of so many are on the disk.
  void progressed(qint64 written, qint64 all);
  /// `reason` is empty when all went well.
  void ended(const QString& reason, bool cancelled);

 private:
  struct Work;
  void look();

  std::unique_ptr<Work> work_;
  QTimer timer_;
};

}  // namespace furitsuke
