// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>

#include "core/base/bytes.h"

namespace furitsuke::decoder {

/// What a process and the one that decodes for it send each other.
enum class FrameKind : std::uint8_t {
  Request,   ///< to the decoder: what it is to do next
  Stop,      ///< to the decoder: the answer to the last request is not needed any more
  Release,   ///< to the decoder: the half of the area that was filled first may be filled again
  Progress,  ///< from the decoder: a double, 0 to 1
  Reply,     ///< from the decoder
};

struct Frame {
  FrameKind kind = FrameKind::Reply;
  Bytes content;
};

/// Longer frames are refused: the times of the pictures of a film of 19 hours are shorter.
inline constexpr std::size_t kMostFrameBytes = std::size_t{64} << 20;

/// A connected socket that carries frames. Any thread may send; one receives.
class Channel {
 public:
  explicit Channel(int socket) : socket_(socket) {}
  ~Channel();
  Channel(const Channel&) = delete;
  Channel& operator=(const Channel&) = delete;

  /// False if the other process has ended.
  bool send(FrameKind kind, ByteView content = {});

  enum class Received { Frame, Nothing, End };
  /// Waits for a frame. `leaves` is called at least once in each interval, and ends the waiting with Nothing. End: the
  /// other process has ended or sends something else.
  Received receive(Frame& frame, std::chrono::milliseconds interval, const std::function<bool()>& leaves);

 private:
  [[nodiscard]] bool takeFrame(Frame& frame, bool& isValid);
  [[nodiscard]] bool readMore();

  int socket_;
  std::mutex sending_;
  Bytes pending_;
  std::size_t begin_ = 0;  ///< of the first frame in pending_
};

}  // namespace furitsuke::decoder
