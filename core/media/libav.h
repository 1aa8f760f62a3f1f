// SPDX-License-Identifier: MIT
#pragma once

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/audio_fifo.h>
#include <libavutil/opt.h>
#include <libswresample/swresample.h>
#include <libswscale/swscale.h>
}

#include <array>
#include <memory>
#include <system_error>

#include "core/base/library_message.h"
#include "core/base/result.h"
#include "core/base/system_message.h"

// The objects of libav with owners, and its errors. Only for the sources of this layer.
namespace furitsuke::media {

struct LibavDeleter {
  /// Of formats that are read.
  void operator()(AVFormatContext* format) const noexcept { avformat_close_input(&format); }
  void operator()(AVIOContext* io) const noexcept {
    av_freep(&io->buffer);
    avio_context_free(&io);
  }
  void operator()(AVCodecContext* codec) const noexcept { avcodec_free_context(&codec); }
  void operator()(AVFrame* frame) const noexcept { av_frame_free(&frame); }
  void operator()(AVPacket* packet) const noexcept { av_packet_free(&packet); }
  void operator()(SwsContext* scaler) const noexcept { sws_freeContext(scaler); }
  void operator()(SwrContext* resampler) const noexcept { swr_free(&resampler); }
  void operator()(AVAudioFifo* samples) const noexcept { av_audio_fifo_free(samples); }
};
template <class T>
using Libav = std::unique_ptr<T, LibavDeleter>;

/// What libav or the operating system says about one of the error codes of libav.
[[nodiscard]] inline Message libavMessage(int code) {
  // Codes of the system are negative numbers of errno; those of libav are made of four letters.
  constexpr int kMaxSystemCode = 0xFFFF;
  if (AVUNERROR(code) <= kMaxSystemCode) return systemMessage({AVUNERROR(code), std::generic_category()});
  std::array<char, AV_ERROR_MAX_STRING_SIZE> text{};
  av_strerror(code, text.data(), text.size());
  return libraryMessage(text.data());
}

/// Done, or an Error with libavMessage() if `code` is negative.
[[nodiscard]] inline Status libavStatus(PatternFor<Message> what, int code) {
  if (code < 0) return Error::because(what, libavMessage(code));
  return Done{};
}

}  // namespace furitsuke::media
