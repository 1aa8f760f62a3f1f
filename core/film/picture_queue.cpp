// SPDX-License-Identifier: MIT
#include "core/film/picture_queue.h"

#include <algorithm>
#include <utility>

namespace furitsuke::film {

PictureQueue::PictureQueue(unsigned threads, Write write) : write_(std::move(write)), room_(std::max(threads, 2U)) {
  for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

PictureQueue::~PictureQueue() {
  {
    const std::scoped_lock lock(mutex_);
    pictures_.clear();
  }
  static_cast<void>(finish());
}

bool PictureQueue::add(std::int64_t number, image::Image image) {
  std::unique_lock lock(mutex_);
  hasRoom_.wait(lock, [this] { return pictures_.size() < room_ || failure_; });
  if (failure_) return false;
  pictures_.push_back({number, std::move(image)});
  hasWork_.notify_one();
  return true;
}

Status PictureQueue::finish() {
  {
    const std::scoped_lock lock(mutex_);
    isClosed_ = true;
    hasWork_.notify_all();
  }
  threads_.clear();
  if (failure_) return *failure_;
  return Done{};
}

void PictureQueue::work() {
  while (std::optional<Picture> picture = next()) {
    const Status written = write_(*picture);
    if (written) continue;
    const std::scoped_lock lock(mutex_);
    if (!failure_) failure_ = written.error();
    pictures_.clear();
    hasRoom_.notify_all();
  }
}

std::optional<PictureQueue::Picture> PictureQueue::next() {
  std::unique_lock lock(mutex_);
  hasWork_.wait(lock, [this] { return !pictures_.empty() || isClosed_; });
  if (pictures_.empty()) return {};
  Picture picture = std::move(pictures_.front());
  pictures_.pop_front();
  hasRoom_.notify_one();
  return picture;
}

}  // namespace furitsuke::film
