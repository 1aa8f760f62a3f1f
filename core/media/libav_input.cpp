// SPDX-License-Identifier: MIT
#include "core/media/libav_input.h"

#include <cstdio>
#include <new>

extern "C" {
#include <libavutil/avstring.h>
#include <libavutil/mem.h>
}

namespace furitsuke::media {

namespace {

constexpr int kIoBytes = 32'768;

/// A film whose sound and picture are stored apart is read several times, because each seek fills the buffer again.
/// A damaged one could be read for ever.
constexpr std::uint64_t kMaxReadsOfFile = 16;
constexpr std::uint64_t kMinReadLimit = std::uint64_t{64} << 20;

constexpr char kFormats[] =
    "aac,ac3,aiff,ape,asf,au,avi,caf,eac3,flac,flv,m4a,matroska,mov,mp3,mp4,mpeg,mpegts,ogg,tta,w64,wav,webm,wv";

}  // namespace

int LibavInput::readBytes(void* self, std::uint8_t* to, int size) {
  auto& file = *static_cast<LibavInput*>(self);
  if (isInterrupted(self) != 0 || size <= 0) return AVERROR_EXIT;
  const std::size_t count = file.input_.read(reinterpret_cast<std::byte*>(to), static_cast<std::size_t>(size));
  file.readBytes_ += count;
  if (count > 0) return static_cast<int>(count);
  return file.input_.failed() ? AVERROR(EIO) : AVERROR_EOF;
}

std::int64_t LibavInput::seekBytes(void* self, std::int64_t offset, int origin) {
  SoundInput& input = static_cast<LibavInput*>(self)->input_;
  origin &= ~AVSEEK_FORCE;
  if (origin == AVSEEK_SIZE) return static_cast<std::int64_t>(input.size());
  if (origin == SEEK_CUR) offset += static_cast<std::int64_t>(input.position());
  if (origin == SEEK_END) offset += static_cast<std::int64_t>(input.size());
  if (offset < 0) return AVERROR(EINVAL);
  input.seek(static_cast<std::uint64_t>(offset));
  return offset;
}

int LibavInput::isInterrupted(void* self) {
  const auto& file = *static_cast<const LibavInput*>(self);
  return file.canceled_ || file.isExhausted() ? 1 : 0;
}

bool LibavInput::isExhausted() const noexcept { return readBytes_ > input_.size() * kMaxReadsOfFile + kMinReadLimit; }

Status LibavInput::open(Purpose purpose) {
  input_.seek(0);
  auto* buffer = static_cast<unsigned char*>(av_malloc(kIoBytes));
  if (buffer == nullptr) throw std::bad_alloc();
  io_.reset(avio_alloc_context(buffer, kIoBytes, 0, this, readBytes, nullptr, seekBytes));
  if (!io_) {
    av_free(buffer);
    throw std::bad_alloc();
  }
  AVFormatContext* format = avformat_alloc_context();
  if (format == nullptr) throw std::bad_alloc();
  format->pb = io_.get();
  format->flags |= AVFMT_FLAG_CUSTOM_IO;
  format->format_whitelist = av_strdup(kFormats);
  format->protocol_whitelist = av_strdup("none");
  format->interrupt_callback = {isInterrupted, this};
  const bool isSound = purpose == Purpose::Sound;
  if (!isSound) format->flags |= AVFMT_FLAG_NOPARSE | AVFMT_FLAG_NOFILLIN;
  // Frees the context if it fails.
  const int opened = avformat_open_input(&format, nullptr, nullptr, nullptr);
  if (opened < 0) {
    if (canceled_) return Error::canceled();
    if (input_.failed()) return Error::because(Core::tr("the file cannot be read"));
    return Error::because(Core::trWith("the format of the %1 is unknown, or its start is damaged"),
                          isSound ? Core::tr("sound") : Core::tr("film"));
  }
  format_.reset(format);
  // May fail because of a stream that is not needed.
  if (isSound) avformat_find_stream_info(format, nullptr);
  return Done{};
}

bool LibavInput::isFormat(const char* names) const noexcept {
  return av_match_list(format_->iformat->name, names, ',') != 0;
}

}  // namespace furitsuke::media
