// SPDX-License-Identifier: MIT
#include "core/film/backdrop_media.h"

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

struct BackdropMedia::Still {
  std::shared_future<Result<std::shared_ptr<const image::Image>>> result;

  [[nodiscard]] bool isRead() const { return result.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }
};

BackdropMedia::BackdropMedia(std::filesystem::path file, std::function<void()> onNews) {
  if (io::opensAsByName(file) == io::OpensAs::Film) {
    film_ = std::make_unique<media::FilmPictures>(std::move(file), std::move(onNews));
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

BackdropMedia::~BackdropMedia() {
  if (reading_.joinable()) reading_.join();
}

BackdropPicture BackdropMedia::converted(std::int64_t index, const media::FilmPicture& picture, double pixelAspect) {
  const std::lock_guard lock(mutex_);
  if (last_.image && lastIndex_ == index) return last_;
  image::Image image{static_cast<std::uint32_t>(picture.width), static_cast<std::uint32_t>(picture.height),
                     picture.pixels};
  last_ = {std::make_shared<const image::Image>(std::move(image)), pixelAspect};
  lastIndex_ = index;
  return last_;
}

BackdropPicture BackdropMedia::find(double seconds) {
  if (still_) {
    if (!still_->isRead() || !still_->result.get()) return {};
    return {*still_->result.get(), 1};
  }
  const std::shared_ptr<const media::FilmInfo> info = film_->info();
  if (!info) return {};
  const std::optional<std::int64_t> index = info->times.pictureAt(seconds);
  if (!index) return {};
  if (const media::FilmPictures::Picture picture = film_->find(*index)) {
    return converted(*index, *picture, info->pixelAspect);
  }
  const std::lock_guard lock(mutex_);
  return last_;
}

Result<BackdropPicture> BackdropMedia::wait(double seconds, const std::atomic<bool>& canceled) {
  if (still_) {
    const auto& picture = still_->result.get();
    if (!picture) return picture.error();
    return BackdropPicture{*picture, 1};
  }
  const auto info = film_->waitForInfo();
  if (!info) return info.error();
  const std::optional<std::int64_t> index = (*info)->times.pictureAt(seconds);
  if (!index) return BackdropPicture{};
  const auto picture = film_->wait(*index, canceled);
  if (!picture) return picture.error();
  return converted(*index, **picture, (*info)->pixelAspect);
}

Status BackdropMedia::waitUntilOpen() {
  if (still_) {
    const auto& picture = still_->result.get();
    return picture ? Status(Done{}) : Status(picture.error());
  }
  const auto info = film_->waitForInfo();
  return info ? Status(Done{}) : Status(info.error());
}

bool BackdropMedia::isOpen() const {
  if (still_) return still_->isRead();
  // Before the film is open, only the opening can have failed.
  return film_->info() != nullptr || film_->problem();
}

MediaMoment BackdropMedia::momentAt(double seconds) const {
  if (!isOpen()) return MediaMoment::Opening;
  if (still_) return still_->result.get() ? MediaMoment::Shown : MediaMoment::Failed;
  const std::shared_ptr<const media::FilmInfo> info = film_->info();
  if (info == nullptr) return MediaMoment::Failed;
  if (info->times.pictureAt(seconds)) return MediaMoment::Shown;
  return seconds < info->times.end / 2 ? MediaMoment::Before : MediaMoment::After;
}

double BackdropMedia::end() const {
  const std::shared_ptr<const media::FilmInfo> info = film_ ? film_->info() : nullptr;
  return info ? info->times.end : 0;
}

std::optional<Error> BackdropMedia::pictureProblem() const {
  if (film_) return film_->problem();
  if (!still_->isRead() || still_->result.get()) return {};
  return still_->result.get().error();
}

std::optional<Error> BackdropMedia::problem() const {
  if (const std::optional<Error> problem = pictureProblem()) return problem;
  const std::shared_ptr<const media::FilmInfo> info = film_ ? film_->info() : nullptr;
  return info ? info->damage : std::nullopt;
}

double filmSeconds(double timeAtZero, double frame) { return frame / kFramesPerSecond + timeAtZero / 1000; }

void setBackdrop(render::RenderOptions& options, const motion::BackdropLink& link, BackdropPicture picture) {
  constexpr double kFull = 255;
  if (link.hasColor) {
    options.background = {static_cast<float>(link.color.r / kFull), static_cast<float>(link.color.g / kFull),
                          static_cast<float>(link.color.b / kFull), 1};
  }
  render::Backdrop& backdrop = options.backdrop;
  backdrop.picture = std::move(picture.image);
  backdrop.pixelAspect = picture.pixelAspect;
  backdrop.fit = static_cast<render::Backdrop::Fit>(link.fit);
  backdrop.offset = link.offset;
  backdrop.scale = link.scale;
  backdrop.opacity = link.opacity / 100.0;
}

}  // namespace furitsuke::film
