// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>

#include "core/base/result.h"
#include "core/media/libav.h"
#include "core/media/libav_input.h"
#include "core/media/reader/film_index.h"
#include "core/media/sound_input.h"

extern "C" {
#include <libavcodec/bsf.h>
}

namespace furitsuke::media {

/// The packets of the pictures of a film, which can be read from any packet on.
class PacketSource {
 public:
  /// Finds the pictures in the film. `canceled` must outlive this object.
  Status open(const std::filesystem::path& file, const std::atomic<bool>& canceled);
  /// Requires open(), as all of the following.
  [[nodiscard]] const AVStream& stream() const { return *input_->format().streams[stream_]; }
  /// How many packets there are according to the format, if it says so.
  [[nodiscard]] std::optional<std::int64_t> statedCount() const;
  /// How long the film is according to the format, in seconds; nothing if something else may be longer.
  [[nodiscard]] std::optional<double> statedSeconds() const;

  /// Reads all packets once. Returns why the film ends too early; empty if it does not.
  Result<Message> readIndex();
  /// Requires readIndex(), as all of the following.
  [[nodiscard]] const FilmIndex& index() const noexcept { return index_; }

  /// To be called before each picture: a damaged film could otherwise be read for ever.
  void allowReading() { input_->allowReading(); }
  /// The next packet is then this one.
  Status seek(std::size_t packet);
  /// Reads the next packet and returns its number; nothing at the end of the film.
  Result<std::optional<std::size_t>> next(AVPacket& packet);

 private:
  struct FilterDeleter {
    void operator()(AVBSFContext* filter) const noexcept { av_bsf_free(&filter); }
  };
  Status openInput();
  Status openFilter();
  /// Whether the next packet that the format gives is this one or one before it.
  bool isBefore(std::size_t packet);
  /// Reads the next packet of the stream as it is stored, numbered in its time stamp by `number`; false at the end.
  template <class Number>
  Result<bool> read(AVPacket& packet, const Number& number);

  const std::atomic<bool>* canceled_ = nullptr;
  std::unique_ptr<SoundInput> file_;
  std::unique_ptr<LibavInput> input_;
  std::unique_ptr<AVBSFContext, FilterDeleter> filter_;
  unsigned stream_ = 0;
  bool hasShownTimes_ = true;  ///< the format stores when pictures are shown
  FilmIndex index_;
  std::optional<std::size_t> skippedTo_;  ///< packets before this one are not given
};

}  // namespace furitsuke::media
