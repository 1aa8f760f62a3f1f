// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "core/base/result.h"
#include "core/image/image.h"

namespace furitsuke::film {

/// Writes pictures on its own threads while the next ones are drawn.
class PictureQueue {
 public:
  struct Picture {
    std::int64_t number = 0;
    image::Image image;
  };
  /// Called on the threads of the queue. With one thread the pictures come in their order.
  using Write = std::function<Status(const Picture& picture)>;

  PictureQueue(unsigned threads, Write write);
  /// Drops the pictures that wait.
  ~PictureQueue();
  PictureQueue(const PictureQueue&) = delete;
  PictureQueue& operator=(const PictureQueue&) = delete;

  /// Waits while as many pictures as threads, and at least two, are queued. False if a picture could not be written.
  bool add(std::int64_t number, image::Image image);
  /// Waits until all pictures are written or one failed.
  Status finish();

 private:
  void work();
  std::optional<Picture> next();

  Write write_;
  std::size_t room_;
  std::mutex mutex_;
  std::condition_variable hasWork_, hasRoom_;
  std::deque<Picture> pictures_;
  std::optional<Error> failure_;
  bool isClosed_ = false;
  std::vector<std::jthread> threads_;
};

}  // namespace furitsuke::film
