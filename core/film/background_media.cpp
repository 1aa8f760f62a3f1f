// SPDX-License-Identifier: MIT
#include "core/film/background_media.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <future>
#include <string>
#include <utility>

#include "core/base/file.h"
#include "core/base/frame.h"
#include "core/base/library_message.h"
#include "core/image/image_codec.h"
#include "core/io/file_type.h"

namespace furitsuke::film {

namespace {

/// Larger pictures are scaled down: twice as wide and high as the largest screens.
constexpr std::uint64_t kMaxStillPixels = std::uint64_t{1} << 25;

Result<std::shared_ptr<const image::Image>> readStill(const std::filesystem::path& file) {
  try {
    const Result<Bytes> bytes = readFile(file);
    if (!bytes) return bytes.error();
    Result<image::Image> image = image::decodeImage(*bytes, kMaxStillPixels);
    if (!image) return image.error();
    return std::make_shared<const image::Image>(*std::move(image));
  } catch (const std::exception& exception) {
    return Error::because(Core::trWith("the picture cannot be read: %1"), libraryMessage(exception.what()));
  }
}

}  // namespace

struct BackgroundMedia::Still {
  std::shared_future<Result<std::shared_ptr<const image::Image>>> result;

  [[nodiscard]] bool isRead() const { return result.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }
};

BackgroundMedia::BackgroundMedia(std::filesystem::path file, std::function<void()> onNews) {
  if (io::opensAsByName(file) == io::OpensAs::Film) {
    film_ = std::make_unique<media::VideoFrames>(std::move(file), std::move(onNews));
    return;
  }
  // The promise is fulfilled before the news are told.
  auto promise = std::make_shared<std::promise<Result<std::shared_ptr<const image::Image>>>>();
  still_ = std::make_unique<Still>();
  still_->result = promise->get_future().share();
  reading_ = std::thread([file = std::move(file), onNews = std::move(onNews), promise] {
    promise->set_value(readStill(file));
    if (onNews) onNews();
  });
}

BackgroundMedia::~BackgroundMedia() {
  if (reading_.joinable()) reading_.join();
}

BackgroundPicture BackgroundMedia::converted(std::int64_t index, const media::VideoFrame& picture, double pixelAspect) {
  const std::lock_guard lock(mutex_);
  if (last_.image && lastIndex_ == index) return last_;
  image::Image image{static_cast<std::uint32_t>(picture.width), static_cast<std::uint32_t>(picture.height),
                     picture.pixels};
  last_ = {std::make_shared<const image::Image>(std::move(image)), pixelAspect};
  lastIndex_ = index;
  return last_;
}

BackgroundPicture BackgroundMedia::find(double seconds) {
  if (still_) {
    if (!still_->isRead() || !still_->result.get()) return {};
    return {*still_->result.get(), 1};
  }
  const std::shared_ptr<const media::FilmInfo> info = film_->info();
  if (!info) return {};
  const std::optional<std::int64_t> index = info->times.pictureAt(seconds);
  if (!index) return {};
  if (const media::VideoFrames::Picture picture = film_->find(*index)) {
    return converted(*index, *picture, info->pixelAspect);
  }
  const std::lock_guard lock(mutex_);
  return last_;
}

Result<BackgroundPicture> BackgroundMedia::wait(double seconds, const std::atomic<bool>& canceled) {
  if (still_) {
    const auto& picture = still_->result.get();
    if (!picture) return picture.error();
    return BackgroundPicture{*picture, 1};
  }
  const auto info = film_->waitForInfo();
  if (!info) return info.error();
  const std::optional<std::int64_t> index = (*info)->times.pictureAt(seconds);
  if (!index) return BackgroundPicture{};
  const auto picture = film_->wait(*index, canceled);
  if (!picture) return picture.error();
  return converted(*index, **picture, (*info)->pixelAspect);
}

Status BackgroundMedia::waitUntilOpen() {
  if (still_) {
    const auto& picture = still_->result.get();
    return picture ? Status(Done{}) : Status(picture.error());
  }
  const auto info = film_->waitForInfo();
  return info ? Status(Done{}) : Status(info.error());
}

bool BackgroundMedia::isOpen() const {
  if (still_) return still_->isRead();
  // Before the film is open, only the opening can have failed.
  return film_->info() != nullptr || film_->problem();
}

MediaMoment BackgroundMedia::momentAt(double seconds) const {
  if (!isOpen()) return MediaMoment::Opening;
  if (still_) return still_->result.get() ? MediaMoment::Shown : MediaMoment::Failed;
  const std::shared_ptr<const media::FilmInfo> info = film_->info();
  if (info == nullptr) return MediaMoment::Failed;
  if (info->times.pictureAt(seconds)) return MediaMoment::Shown;
  return seconds < info->times.end / 2 ? MediaMoment::Before : MediaMoment::After;
}

double BackgroundMedia::end() const {
  const std::shared_ptr<const media::FilmInfo> info = film_ ? film_->info() : nullptr;
  return info ? info->times.end : 0;
}

std::optional<Error> BackgroundMedia::pictureProblem() const {
  if (film_) return film_->problem();
  if (!still_->isRead() || still_->result.get()) return {};
  return still_->result.get().error();
}

std::optional<Error> BackgroundMedia::problem() const {
  if (const std::optional<Error> problem = pictureProblem()) return problem;
  const std::shared_ptr<const media::FilmInfo> info = film_ ? film_->info() : nullptr;
  return info ? info->damage : std::nullopt;
}

double filmSeconds(double timeAtZero, double frame) { return frame / kFramesPerSecond + timeAtZero / 1000; }

void setBackground(render::RenderOptions& options, const motion::BackgroundLink& link, BackgroundPicture picture) {
  constexpr double kFull = 255;
  if (link.hasColor) {
    options.background = {static_cast<float>(link.color.r / kFull), static_cast<float>(link.color.g / kFull),
                          static_cast<float>(link.color.b / kFull), 1};
  }
  render::BackgroundImage& background = options.backgroundImage;
  background.picture = std::move(picture.image);
  background.pixelAspect = picture.pixelAspect;
  background.fit = static_cast<render::BackgroundImage::Fit>(link.fit);
  background.offset = link.offset;
  background.scale = link.scale;
  background.opacity = link.opacity / 100.0;
}

}  // namespace furitsuke::film
