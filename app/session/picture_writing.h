// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>
#include <thread>

#include "core/film/image_sequence.h"

namespace furitsuke::session {

/// Writes the images of a scene on a background thread.
class PictureWriting : public QObject {
  Q_OBJECT

 public:
  explicit PictureWriting(QObject* parent = nullptr);
  /// Cancels and waits until the current image is written.
  ~PictureWriting() override;

  /// `scene` is a snapshot. Must not be called while isRunning().
  void start(scene::Scene scene, const film::ImageSequence& sequence);
  void cancel();
  /// Blocks until all images are written or writing has failed, and returns the result.
  Status wait();
  [[nodiscard]] bool isRunning() const { return work_ != nullptr; }

 signals:
  /// The number of images written so far, and the number of all images.
  void progressed(qint64 written, qint64 all);
  /// `reason` is the error message; empty on success.
  void ended(const QString& reason, bool canceled);

 private:
  struct Work;
  void poll();

  std::unique_ptr<Work> work_;
  QTimer timer_;
};

}  // namespace furitsuke::session
