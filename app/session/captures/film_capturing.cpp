// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/captures/film_capturing.h"

#include <QElapsedTimer>
#include <algorithm>
#include <mutex>
#include <utility>

#include "app/widgets/message_text.h"
#include "core/base/caught.h"

namespace furitsuke::session {

namespace {

constexpr int kMomentInterval = 100;  // milliseconds
constexpr int kLargestPicture = 960;  // pixels of a picture that is shown

LandmarkSourceMaker& sourceMaker() {
  static LandmarkSourceMaker maker;
  return maker;
}

class NetworkSource final : public LandmarkSource {
 public:
  explicit NetworkSource(std::filesystem::path film) : film_(std::move(film)) {}

  Result<landmarks::FirstPeople> findPeople(const landmarks::LandmarkOptions& options,
                                            const std::atomic<bool>& canceled) override {
    return landmarks::findFirstPeople(film_, options, canceled);
  }

  Status run(const landmarks::LandmarkOptions& options, const std::atomic<bool>& canceled,
             const OnPicture& onPicture) override {
    if (!finder_ || !isSame(options, options_)) {
      finder_.reset();
      Result<landmarks::LandmarkFinder> opened = landmarks::LandmarkFinder::open(film_, options, lasting_);
      if (!opened) return opened.error();
      finder_.emplace(*std::move(opened));
      options_ = options;
    }
    const double pixelAspect = finder_->film().pixelAspect;
    return finder_->run(canceled,
                        [&](const landmarks::LandmarkProgress& progress) { onPicture(progress, pixelAspect); });
  }

  [[nodiscard]] landmarks::FilmLandmarks found() const override {
    return finder_ ? finder_->landmarks() : landmarks::FilmLandmarks{};
  }

 private:
  static bool isSame(const landmarks::LandmarkOptions& a, const landmarks::LandmarkOptions& b) {
    return a.quality == b.quality && a.first == b.first && a.last == b.last && a.person == b.person &&
           a.isMirrored == b.isMirrored;
  }

  std::filesystem::path film_;
  landmarks::LandmarkOptions options_;
  const std::atomic<bool> lasting_{false};  ///< a film must not end with the run that opened it
  std::optional<landmarks::LandmarkFinder> finder_;
};

}  // namespace

std::unique_ptr<LandmarkSource> landmarkSource(const std::filesystem::path& film) {
  return sourceMaker() ? sourceMaker()(film) : std::make_unique<NetworkSource>(film);
}

void setLandmarkSources(LandmarkSourceMaker maker) { sourceMaker() = std::move(maker); }

QImage squarePicture(const media::VideoFrame& frame, double pixelAspect, int largest) {
  if (frame.width <= 0 || frame.height <= 0) return {};
  const QImage pixels(frame.pixels.data(), frame.width, frame.height, static_cast<qsizetype>(frame.width) * 4,
                      QImage::Format_RGBA8888);
  const QSizeF square(frame.width * pixelAspect, frame.height);
  const double scale = std::min(1.0, largest / std::max(square.width(), square.height()));
  const QSize size = (square * scale).toSize().expandedTo({1, 1});
  // The copy: the pixels belong to the frame.
  if (size == pixels.size()) return pixels.copy();
  return pixels.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

/// What both threads know of a run.
struct FilmCapturing::Run {
  std::atomic<bool> canceled = false;
  std::atomic<bool> wantsMoment = true;
  std::mutex mutex;
  std::optional<FilmMoment> moment;  ///< guarded by the mutex; not taken yet
  std::optional<Status> status;
  landmarks::FilmLandmarks found;
  QElapsedTimer timer;
  std::atomic<std::size_t> doneBefore = 0;  ///< pictures of earlier runs
  std::atomic<std::size_t> done = 0, count = 0;

  void take(const landmarks::LandmarkProgress& progress, double pixelAspect) {
    if (count == 0) doneBefore = progress.done - 1;
    done = progress.done;
    count = progress.count;
    if (progress.picture.width <= 0) return;  // cannot be decoded: the one before stays in sight
    if (!wantsMoment.exchange(false) && progress.done < progress.count) return;
    FilmMoment made;
    made.picture = squarePicture(progress.picture, pixelAspect, kLargestPicture);
    made.size = {qRound(progress.picture.width * pixelAspect), progress.picture.height};
    made.landmarks = progress.landmarks;
    made.done = progress.done;
    made.count = progress.count;
    const std::lock_guard lock(mutex);
    moment = std::move(made);
  }
};

FilmCapturing::FilmCapturing(std::unique_ptr<LandmarkSource> source, QObject* parent)
    : QObject(parent),
      source_(std::move(source)),
      found_(std::make_shared<const landmarks::FilmLandmarks>()),
      work_(nullptr, BackgroundWork::Wait::Never) {
  timer_.setInterval(kMomentInterval);
  connect(&timer_, &QTimer::timeout, this, &FilmCapturing::takeMoment);
}

FilmCapturing::~FilmCapturing() {
  if (finding_ != nullptr) *finding_ = true;
  cancel();
}

void FilmCapturing::findPeople(const landmarks::LandmarkOptions& options) {
  if (finding_ != nullptr) *finding_ = true;
  found_ = std::make_shared<const landmarks::FilmLandmarks>();  // that of other options
  finding_ = std::make_shared<std::atomic<bool>>(false);
  auto people = std::make_shared<std::optional<Result<landmarks::FirstPeople>>>();
  const auto find = [people, canceled = finding_, source = source_, options] {
    if (*canceled) return;  // while it waited for other jobs
    people->emplace(caught([&] { return source->findPeople(options, *canceled); }));
  };
  const auto done = [this, people, canceled = finding_] {
    if (!*canceled && *people) emit peopleFound(**people);
  };
  work_.run(tr("Looking for people…"), find, done, [canceled = finding_] { *canceled = true; });
}

void FilmCapturing::start(const landmarks::LandmarkOptions& options) {
  if (finding_ != nullptr) *finding_ = true;
  running_ = std::make_shared<Run>();
  running_->timer.start();
  const auto find = [run = running_, source = source_, options] {
    const auto take = [run](const landmarks::LandmarkProgress& progress, double pixelAspect) {
      run->take(progress, pixelAspect);
    };
    run->status.emplace(caught([&] {
      const Status done = source->run(options, run->canceled, take);
      run->found = source->found();
      return done;
    }));
  };
  const auto done = [this] {
    timer_.stop();
    takeMoment();
    const auto run = std::exchange(running_, nullptr);
    found_ = std::make_shared<const landmarks::FilmLandmarks>(std::move(run->found));
    const bool failed = !run->status->ok() && !run->canceled;
    emit ended(failed ? widgets::failureText(run->status->error()) : QString(), run->canceled);
  };
  timer_.start();
  work_.run(tr("Following the person…"), find, done, [run = running_] { run->canceled = true; });
}

void FilmCapturing::cancel() {
  if (running_ != nullptr) running_->canceled = true;
}

void FilmCapturing::finish() { work_.finish(); }

void FilmCapturing::takeMoment() {
  if (running_ == nullptr) return;
  std::optional<FilmMoment> taken;
  {
    const std::lock_guard lock(running_->mutex);
    taken = std::exchange(running_->moment, std::nullopt);
  }
  running_->wantsMoment = true;
  if (!taken) return;
  moment_ = std::move(taken);
  emit progressed();
}

std::optional<double> FilmCapturing::secondsLeft() const {
  if (running_ == nullptr) return {};
  const std::size_t done = running_->done, before = running_->doneBefore, count = running_->count;
  if (done <= before || count < done) return {};
  const double perPicture = static_cast<double>(running_->timer.elapsed()) / 1000 / static_cast<double>(done - before);
  return perPicture * static_cast<double>(count - done);
}

bool FilmCapturing::hasFound() const {
  return std::ranges::any_of(found_->pictures, &landmarks::PersonLandmarks::isFound);
}

void FilmCapturing::capture(const landmarks::LandmarkCaptureOptions& options) {
  nextCapture_ = options;
  if (!isCapturing_) startCapture();
}

void FilmCapturing::startCapture() {
  isCapturing_ = true;
  auto made = std::make_shared<std::optional<Result<landmarks::LandmarkCapture>>>();
  const auto make = [made, film = found_, options = *std::exchange(nextCapture_, std::nullopt)] {
    made->emplace(caught([&] { return landmarks::captureFromLandmarks(*film, options); }));
  };
  const auto done = [this, made] {
    isCapturing_ = false;
    if (nextCapture_) return startCapture();
    emit captured(**made);
  };
  captureWork_.run(tr("Making the motion…"), make, done);
}

void FilmCapturing::finishCapture() {
  while (isCapturing_) captureWork_.finish();
}

}  // namespace furitsuke::session
