// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <filesystem>
#include <functional>
#include <memory>
#include <thread>

#include "core/film/film_export.h"
#include "core/film/image_sequence.h"

namespace furitsuke::session {

/// Writes the images or a film of a scene on a background thread.
class PictureWriting : public QObject {
  Q_OBJECT

 public:
  explicit PictureWriting(QObject* parent = nullptr);
  /// Cancels and waits until the current image is written.
  ~PictureWriting() override;

  /// `scene` is a snapshot. Must not be called while isRunning().
  void start(scene::Scene scene, const film::ImageSequence& sequence);
  /// The same for a film. Its sound is read from `sound` first; empty: that of the film.
  void start(scene::Scene scene, const film::FilmExport& film, const std::filesystem::path& sound);
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
  using Write = std::function<Status(scene::Scene& scene, film::PictureControl& control)>;
  void begin(scene::Scene scene, const film::ScenePictures& pictures, Write write);
  void poll();

  std::unique_ptr<Work> work_;
  QTimer timer_;
};

}  // namespace furitsuke::session
