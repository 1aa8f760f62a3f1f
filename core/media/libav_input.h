// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

#include "core/base/result.h"
#include "core/media/sound_input.h"

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
}

namespace furitsuke::media {

struct LibavDeleter {
  void operator()(AVFormatContext* format) const noexcept { avformat_close_input(&format); }
  void operator()(AVCodecContext* codec) const noexcept { avcodec_free_context(&codec); }
  void operator()(AVFrame* frame) const noexcept { av_frame_free(&frame); }
  void operator()(AVPacket* packet) const noexcept { av_packet_free(&packet); }
  void operator()(AVIOContext* io) const noexcept;
};
template <class T>
using LibavPointer = std::unique_ptr<T, LibavDeleter>;

/// What libav says about one of its error codes.
[[nodiscard]] std::string libavMessage(int error);

/// A sound file or film that libav reads through a SoundInput: libav itself opens no file and no address, whatever the
/// content of the file asks for. Only formats of songs and films are recognized, no playlists.
class LibavInput {
 public:
  /// Both must outlive this object. Reading ends when `canceled` becomes true, or when so much has been read that the
  /// file must be damaged.
  LibavInput(SoundInput& input, const std::atomic<bool>& canceled) : input_(input), canceled_(canceled) {}
  LibavInput(const LibavInput&) = delete;
  LibavInput& operator=(const LibavInput&) = delete;

  Status open();
  /// Requires open().
  [[nodiscard]] AVFormatContext& format() const noexcept { return *format_; }
  /// Whether the format is one of the comma-separated names of libav.
  [[nodiscard]] bool isFormat(const char* names) const noexcept;

 private:
  static int readBytes(void* self, std::uint8_t* to, int size);
  static std::int64_t seekBytes(void* self, std::int64_t offset, int origin);
  static int isInterrupted(void* self);

  SoundInput& input_;
  const std::atomic<bool>& canceled_;
  std::uint64_t readBytes_ = 0;
  LibavPointer<AVIOContext> io_;  // outlives the format
  LibavPointer<AVFormatContext> format_;
};

}  // namespace furitsuke::media
