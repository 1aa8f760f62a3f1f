// SPDX-License-Identifier: MIT
#include "core/media/reader/video_frames.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <exception>
#include <utility>

#include "core/base/library_message.h"

namespace furitsuke::media {

namespace {

constexpr std::int64_t kMostAhead = 8;  // pictures after the one that was asked for
/// If the picture that is asked for is at most this far after the one that is being decoded, decoding goes on.
constexpr std::int64_t kWorthFinishing = 100;
constexpr std::size_t kMostProblems = 1'000;
constexpr auto kCancelCheck = std::chrono::milliseconds(50);

}  // namespace

VideoFrames::VideoFrames(std::filesystem::path file, std::function<void()> onNews, const PictureRoom& room)
    : file_(std::move(file)), onNews_(std::move(onNews)), room_(room), thread_([this] { work(); }) {}

VideoFrames::~VideoFrames() {
  {
    const std::lock_guard lock(mutex_);
    isCanceled_ = true;
  }
  work_.notify_all();
  thread_.join();
}

std::shared_ptr<const FilmInfo> VideoFrames::info() const {
  const std::lock_guard lock(mutex_);
  return info_;
}

std::optional<Error> VideoFrames::problem() const {
  const std::lock_guard lock(mutex_);
  if (openProblem_) return openProblem_;
  const auto found = wanted_ ? problems_.find(*wanted_) : problems_.end();
  return found == problems_.end() ? std::nullopt : std::optional(found->second);
}

VideoFrames::Picture VideoFrames::find(std::int64_t index) {
  const std::lock_guard lock(mutex_);
  if (wanted_ != index) {
    wanted_ = index;
    work_.notify_all();
  }
  const auto found = pictures_.find(index);
  return found == pictures_.end() ? nullptr : found->second;
}

Result<std::shared_ptr<const FilmInfo>> VideoFrames::waitForInfo() const {
  std::unique_lock lock(mutex_);
  news_.wait(lock, [this] { return info_ != nullptr || openProblem_; });
  if (openProblem_) return *openProblem_;
  return info_;
}

Result<VideoFrames::Picture> VideoFrames::wait(std::int64_t index, const std::atomic<bool>& canceled) {
  const auto opened = waitForInfo();
  if (!opened) return opened.error();
  if (index < 0 || index >= (*opened)->count()) {
    return Error::because(Core::trWith("the film has no picture %1"), index);
  }
  while (!canceled) {
    if (Picture picture = find(index)) return picture;
    std::unique_lock lock(mutex_);
    if (pictures_.contains(index)) continue;
    if (const auto problem = problems_.find(index); problem != problems_.end()) return problem->second;
    news_.wait_for(lock, kCancelCheck);
  }
  return Error::canceled();
}

// --- the thread ------------------------------------------------------------------------------------------------------

std::int64_t VideoFrames::room() const noexcept {
  const std::size_t each = static_cast<std::size_t>(info_->width) * static_cast<std::size_t>(info_->height) * 4;
  return static_cast<std::int64_t>(std::max(room_.bytes / std::max<std::size_t>(each, 1), room_.fewest));
}

std::optional<std::int64_t> VideoFrames::nextToDecode() const {
  if (!wanted_) return {};
  const std::int64_t ahead = std::min(kMostAhead, room() / 2);
  const std::int64_t end = std::min(*wanted_ + ahead + 1, info_->count());
  for (std::int64_t i = *wanted_; i < end; ++i) {
    if (i >= 0 && !pictures_.contains(i) && !problems_.contains(i)) return i;
  }
  return {};
}

void VideoFrames::work() {
  auto reader = FilmReader::open(file_, isCanceled_);
  {
    const std::lock_guard lock(mutex_);
    if (reader) {
      info_ = std::make_shared<const FilmInfo>((*reader)->info());
    } else {
      openProblem_ = reader.error();
    }
  }
  news_.notify_all();
  if (onNews_ && !isCanceled_) onNews_();
  if (!reader) return;
  while (true) {
    std::unique_lock lock(mutex_);
    std::optional<std::int64_t> next;
    work_.wait(lock, [&] { return isCanceled_ || (next = nextToDecode()).has_value(); });
    if (isCanceled_) return;
    lock.unlock();
    decode(**reader, *next);
  }
}

void VideoFrames::decode(FilmReader& reader, std::int64_t index) {
  std::int64_t first = 0;
  {
    const std::lock_guard lock(mutex_);
    const std::int64_t ahead = std::min(kMostAhead, room() / 2);
    first = std::max<std::int64_t>(std::min(index, wanted_.value_or(index)) - (room() - ahead - 1), 0);
  }
  const auto isObsolete = [this, index] {
    const std::lock_guard lock(mutex_);
    return isCanceled_ || *wanted_ > index + kWorthFinishing ||
           (*wanted_ < index - kMostAhead && !pictures_.contains(*wanted_));
  };
  const auto take = [this](std::int64_t each, VideoFrame picture) { keep(each, std::move(picture)); };
  Status decoded = Done{};
  try {
    decoded = reader.decode(index, {.first = first, .take = take, .isObsolete = isObsolete});
  } catch (const std::exception& exception) {
    decoded = Error::because(Core::trWith("the film cannot be decoded: %1"), libraryMessage(exception.what()));
  }
  if (decoded || isCanceled_) return;
  {
    const std::lock_guard lock(mutex_);
    if (problems_.size() >= kMostProblems) problems_.clear();
    problems_.insert_or_assign(index, decoded.error());
  }
  news_.notify_all();
  if (onNews_) onNews_();
}

void VideoFrames::keep(std::int64_t index, VideoFrame picture) {
  bool isWanted = false;
  {
    const std::lock_guard lock(mutex_);
    pictures_.insert_or_assign(index, std::make_shared<const VideoFrame>(std::move(picture)));
    isWanted = index == wanted_;
    dropFarthest();
  }
  if (!isWanted) return;
  news_.notify_all();
  if (onNews_) onNews_();
}

void VideoFrames::dropFarthest() {
  while (static_cast<std::int64_t>(pictures_.size()) > room()) {
    const auto first = pictures_.begin();
    const auto last = std::prev(pictures_.end());
    const std::int64_t wanted = wanted_.value_or(0);
    pictures_.erase(std::abs(first->first - wanted) >= std::abs(last->first - wanted) ? first : last);
  }
}

}  // namespace furitsuke::media
