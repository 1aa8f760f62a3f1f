// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <QTimer>
#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include "app/session/background_work.h"
#include "core/landmarks/landmark_capture.h"
#include "core/landmarks/landmark_finder.h"

namespace furitsuke::session {

/// Finds the landmarks of a person in the pictures of a film, some at a time.
class LandmarkSource {
 public:
  /// `pixelAspect`: width of a pixel of the picture / height.
  using OnPicture = std::function<void(const landmarks::LandmarkProgress& progress, double pixelAspect)>;

  LandmarkSource() = default;
  virtual ~LandmarkSource() = default;
  LandmarkSource(const LandmarkSource&) = delete;
  LandmarkSource& operator=(const LandmarkSource&) = delete;

  /// As landmarks::findFirstPeople().
  [[nodiscard]] virtual Result<landmarks::FirstPeople> findPeople(const landmarks::LandmarkOptions& options,
                                                                  const std::atomic<bool>& canceled) = 0;
  /// As LandmarkFinder::open() and run(); goes on where it was canceled if `options` are the same.
  virtual Status run(const landmarks::LandmarkOptions& options, const std::atomic<bool>& canceled,
                     const OnPicture& onPicture) = 0;
  /// What run() has found.
  [[nodiscard]] virtual landmarks::FilmLandmarks found() const = 0;
};

/// With the networks of this machine, or what setLandmarkSources() has set.
[[nodiscard]] std::unique_ptr<LandmarkSource> landmarkSource(const std::filesystem::path& film);

using LandmarkSourceMaker = std::function<std::unique_ptr<LandmarkSource>(const std::filesystem::path& film)>;
/// For tests, which have no networks. Empty: with the networks.
void setLandmarkSources(LandmarkSourceMaker maker);

/// A picture of a film with what was found in it.
struct FilmMoment {
  QImage picture;                        ///< upright, with square pixels; may be smaller than in the film
  QSize size;                            ///< of the film, in the pixels of landmarks
  landmarks::PersonLandmarks landmarks;  ///< isFound is false if nobody was looked for
  std::size_t done = 0, count = 0;       ///< pictures
};

/// Looks for a person in a film in the background, and makes a captured motion of what was found.
class FilmCapturing : public QObject {
  Q_OBJECT

 public:
  explicit FilmCapturing(std::unique_ptr<LandmarkSource> source, QObject* parent = nullptr);
  /// Cancels.
  ~FilmCapturing() override;

  /// Looks for the people in the first picture with any, for peopleFound(); the last call counts.
  void findPeople(const landmarks::LandmarkOptions& options);
  /// Follows the person, or goes on where it was canceled. Must not be called while isRunning().
  void start(const landmarks::LandmarkOptions& options);
  void cancel();
  [[nodiscard]] bool isRunning() const noexcept { return running_ != nullptr; }
  /// Blocks until nothing is running.
  void finish();

  /// Nothing before the first picture.
  [[nodiscard]] const std::optional<FilmMoment>& moment() const noexcept { return moment_; }
  /// Seconds until the run ends, guessed from what it took so far; nothing at its start.
  [[nodiscard]] std::optional<double> secondsLeft() const;
  [[nodiscard]] bool hasFound() const;

  /// Makes the capture of all that was found, also after a cancel, in the background: a second or more for a long film.
  /// If the options change meanwhile, only the last ones count.
  void capture(const landmarks::LandmarkCaptureOptions& options);
  [[nodiscard]] bool isCapturing() const noexcept { return isCapturing_; }
  /// Blocks until captured() was emitted for the last options.
  void finishCapture();

 signals:
  void peopleFound(const furitsuke::Result<furitsuke::landmarks::FirstPeople>& people);
  void captured(const furitsuke::Result<furitsuke::landmarks::LandmarkCapture>& capture);
  /// There is a new moment().
  void progressed();
  /// `reason` is the error message; empty on success.
  void ended(const QString& reason, bool canceled);

 private:
  struct Run;
  void takeMoment();
  void startCapture();

  std::shared_ptr<LandmarkSource> source_;
  std::shared_ptr<std::atomic<bool>> finding_;  ///< cancels the last findPeople()
  std::shared_ptr<Run> running_;
  std::optional<FilmMoment> moment_;
  std::shared_ptr<const landmarks::FilmLandmarks> found_;              ///< never null
  std::optional<landmarks::LandmarkCaptureOptions> nextCapture_ = {};  ///< for after the running one
  bool isCapturing_ = false;
  QTimer timer_;
  BackgroundWork work_, captureWork_;
};

/// The pixels of a picture of a film, scaled to square pixels and to at most `largest` pixels in each direction.
[[nodiscard]] QImage squarePicture(const media::VideoFrame& frame, double pixelAspect, int largest);

}  // namespace furitsuke::session
