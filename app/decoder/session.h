// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <span>
#include <thread>

#include "core/base/bytes.h"
#include "core/decoder/channel.h"
#include "core/decoder/descriptor_linux.h"

namespace furitsuke::decoding {

/// What a process that decodes one file has: the file, memory that it shares with the process that it works for, and a
/// channel to it. When that process closes the channel, this one ends at once, whatever it does.
class Session {
 public:
  /// The descriptors of the channel, of the file and of the shared memory.
  Session(int channel, int input, int area);

  /// Has the channel read from now on, on a thread of its own. After the sandbox was entered.
  void begin();

  [[nodiscard]] ByteView input() const noexcept { return input_.bytes(); }

  /// Waits for the next request.
  [[nodiscard]] Bytes next();
  /// Whether the answer to the request is not needed any more.
  [[nodiscard]] bool isStopped() const noexcept { return isStopped_; }
  void reply(ByteView content) { channel_.send(decoder::FrameKind::Reply, content); }
  /// Waits until the half of the shared memory whose turn it is may be filled, for an answer that comes with content.
  [[nodiscard]] std::span<std::byte> half();
  /// half() gives the same again: nothing was put into it.
  void keepHalf();
  /// Has this progress, 0 to 1, reported from now on. It must outlive the session.
  void report(const std::atomic<double>& progress) { progress_ = &progress; }

 private:
  void listen();
  void reportProgress();

  decoder::Channel channel_;
  decoder::Mapping input_;
  decoder::Mapping area_;
  std::size_t half_ = 0;
  std::atomic<bool> isStopped_{false};
  std::atomic<const std::atomic<double>*> progress_{nullptr};
  double reported_ = 0;
  std::mutex mutex_;
  std::condition_variable news_;
  std::deque<Bytes> requests_;
  int freeHalves_ = 2;
  std::thread listener_;
};

}  // namespace furitsuke::decoding
