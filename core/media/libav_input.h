// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>

#include "core/base/result.h"
#include "core/media/libav.h"
#include "core/media/sound_input.h"

namespace furitsuke::media {

/// A sound file or film that libav reads through a SoundInput: libav itself opens no file and no address, whatever the
/// content of the file asks for. Only formats of songs and films are recognized, no playlists.
class LibavInput {
 public:
  /// Both must outlive this object. Reading ends when `canceled` becomes true, or when so much has been read that the
  /// file must be damaged.
  LibavInput(SoundInput& input, const std::atomic<bool>& canceled) : input_(input), canceled_(canceled) {}
  LibavInput(const LibavInput&) = delete;
  LibavInput& operator=(const LibavInput&) = delete;

  enum class Purpose { Sound, Pictures };
  /// For pictures, packets are given exactly as they are stored.
  Status open(Purpose purpose = Purpose::Sound);
  /// Requires open().
  [[nodiscard]] AVFormatContext& format() const noexcept { return *format_; }
  /// Whether the format is one of the comma-separated names of libav.
  [[nodiscard]] bool isFormat(const char* names) const noexcept;
  /// Lets as much be read again as in a new object.
  void allowReading() noexcept { readBytes_ = 0; }
  /// Whether reading ended because so much had been read.
  [[nodiscard]] bool isExhausted() const noexcept;

 private:
  static int readBytes(void* self, std::uint8_t* to, int size);
  static std::int64_t seekBytes(void* self, std::int64_t offset, int origin);
  static int isInterrupted(void* self);

  SoundInput& input_;
  const std::atomic<bool>& canceled_;
  std::uint64_t readBytes_ = 0;
  Libav<AVIOContext> io_;  // outlives the format
  Libav<AVFormatContext> format_;
};

}  // namespace furitsuke::media
