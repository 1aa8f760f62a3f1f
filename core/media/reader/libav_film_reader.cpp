// SPDX-License-Identifier: MIT
#include "core/media/reader/libav_film_reader.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <new>
#include <optional>
#include <string>
#include <utility>

#include "core/media/libav_input.h"
#include "core/media/reader/film_index.h"
#include "core/media/reader/packet_source.h"
#include "core/media/reader/video_frame_converter.h"

extern "C" {
#include <libavutil/display.h>
}

namespace furitsuke::media {

namespace {

constexpr int kMaxFilmSide = 16'384;
constexpr std::int64_t kMaxFilmPixels = std::int64_t{1} << 26;
/// A decoder that has been given this many packets after that of a picture will not give the picture any more.
constexpr std::size_t kMostDelayedPackets = 32;

/// "picture 57 (1.900 s)".
Message placeOf(const FilmTimes& times, std::int64_t index) {
  return {Core::trWith("picture %1 (%2 s)"), index, Decimals{times.starts[static_cast<std::size_t>(index)], 3}};
}

int quarterTurnsOf(const AVStream& stream) {
  const std::uint8_t* const matrix = av_stream_get_side_data(&stream, AV_PKT_DATA_DISPLAYMATRIX, nullptr);
  if (matrix == nullptr) return 0;
  const double turn = av_display_rotation_get(reinterpret_cast<const std::int32_t*>(matrix));  // counterclockwise
  if (!std::isfinite(turn)) return 0;
  return static_cast<int>(((std::lround(-turn / 90) % 4) + 4) % 4);
}

/// The decoder of a stream; that of libvpx for films with alpha, which the other decoders of VP8 and VP9 ignore.
const AVCodec* decoderOf(const AVStream& stream) {
  const AVCodecID id = stream.codecpar->codec_id;
  const AVDictionaryEntry* const alpha = av_dict_get(stream.metadata, "alpha_mode", nullptr, 0);
  const AVCodec* decoder = nullptr;
  if (alpha != nullptr && std::string_view(alpha->value) == "1") {
    if (id == AV_CODEC_ID_VP9) decoder = avcodec_find_decoder_by_name("libvpx-vp9");
    if (id == AV_CODEC_ID_VP8) decoder = avcodec_find_decoder_by_name("libvpx");
  }
  return decoder != nullptr ? decoder : avcodec_find_decoder(id);
}

class LibavFilmReader : public FilmReader {
 public:
  explicit LibavFilmReader(const std::atomic<bool>& canceled) : canceled_(canceled) {}

  Status open(const std::filesystem::path& file);
  [[nodiscard]] const FilmInfo& info() const override { return info_; }
  Status decode(std::int64_t index, const FilmDecoding& decoding) override;

 private:
  Status openDecoder();
  void setInfo(const Message& problem);
  void findDamage(const Message& problem);
  /// Whether decoding on gives the picture sooner than seeking to the packet `start`.
  [[nodiscard]] bool isAhead(std::int64_t index, std::size_t start) const;
  Status restartAt(std::size_t packet);
  /// Gives the next packet, or the end of the film, to the decoder.
  Status feed();
  /// Takes all pictures that the decoder has. Returns whether `index` was one of them.
  Result<bool> takePictures(std::int64_t index, const FilmDecoding& decoding);
  /// What is shown instead of a picture that the decoder did not give.
  Status takeSkipped(std::int64_t index, const FilmDecoding& decoding);

  const std::atomic<bool>& canceled_;
  PacketSource packets_;
  FilmInfo info_;
  Libav<AVCodecContext> codec_;
  Libav<AVFrame> frame_;
  Libav<AVFrame> before_;  ///< the last picture before the one that is being decoded; empty if unknown
  Libav<AVPacket> packet_;
  VideoFrameConverter converter_;
  bool isRunning_ = false;       ///< the decoder can be given the packet next_
  bool isEnded_ = false;         ///< the decoder has been given the end
  std::size_t next_ = 0;         ///< packet
  std::int64_t lastTaken_ = -1;  ///< the last picture that came out of the decoder since it was restarted
  Message lastProblem_;          ///< why the decoder rejected a packet
};

Status LibavFilmReader::open(const std::filesystem::path& file) {
  if (const Status opened = packets_.open(file, canceled_); !opened) return opened.error();
  const AVCodecParameters& codec = *packets_.stream().codecpar;
  const std::int64_t pixels = std::int64_t{codec.width} * codec.height;
  if (codec.width < 1 || codec.height < 1) {
    return Error::because(Core::tr("the film does not say how large its pictures are"));
  }
  if (codec.width > kMaxFilmSide || codec.height > kMaxFilmSide || pixels > kMaxFilmPixels) {
    return Error::because(Core::trWith("its pictures are too large: %1 pixels"),
                          std::to_string(codec.width) + 'x' + std::to_string(codec.height));
  }
  if (const Status opened = openDecoder(); !opened) return opened.error();
  const Result<Message> problem = packets_.readIndex();
  if (!problem) return problem.error();
  if (packets_.index().count() == 0) {
    if (problem->isEmpty()) return Error::because(Core::tr("the film contains no pictures"));
    return Error::because(Core::trWith("the film contains no pictures: %1"), *problem);
  }
  setInfo(*problem);
  return Done{};
}

Status LibavFilmReader::openDecoder() {
  const AVStream& stream = packets_.stream();
  const AVCodec* const decoder = decoderOf(stream);
  if (decoder == nullptr) {
    return Error::because(Core::trWith("the film cannot be decoded: its codec %1 is not supported"),
                          avcodec_get_name(stream.codecpar->codec_id));
  }
  frame_.reset(av_frame_alloc());
  before_.reset(av_frame_alloc());
  packet_.reset(av_packet_alloc());
  codec_.reset(avcodec_alloc_context3(decoder));
  if (!codec_ || !frame_ || !before_ || !packet_) throw std::bad_alloc();
  int result = avcodec_parameters_to_context(codec_.get(), stream.codecpar);
  // The times of the packets are replaced by their numbers.
  codec_->pkt_timebase = {1, 1'000};
  codec_->thread_count = 1;
  codec_->max_pixels = kMaxFilmPixels;
  if (result >= 0) result = avcodec_open2(codec_.get(), decoder, nullptr);
  if (result < 0) return Error::because(Core::trWith("the film cannot be decoded: %1"), libavMessage(result));
  return Done{};
}

void LibavFilmReader::setInfo(const Message& problem) {
  const AVStream& stream = packets_.stream();
  const FilmIndex& index = packets_.index();
  const int turns = quarterTurnsOf(stream);
  const int width = stream.codecpar->width;
  const int height = stream.codecpar->height;
  converter_ = VideoFrameConverter(width, height, turns);
  info_.width = turns % 2 == 0 ? width : height;
  info_.height = turns % 2 == 0 ? height : width;
  const AVRational aspect =
      stream.sample_aspect_ratio.num > 0 ? stream.sample_aspect_ratio : stream.codecpar->sample_aspect_ratio;
  if (aspect.num > 0 && aspect.den > 0) {
    const double ratio = std::clamp(av_q2d(aspect), 0.01, 100.0);
    info_.pixelAspect = turns % 2 == 0 ? ratio : 1 / ratio;
  }
  const double unit = av_q2d(stream.time_base);
  const std::int64_t first = index.timeOf(0);
  std::vector<double>& starts = info_.times.starts;
  starts.reserve(static_cast<std::size_t>(index.count()));
  for (std::int64_t i = 0; i < index.count(); ++i) {
    starts.push_back(static_cast<double>(index.timeOf(i) - first) * unit);
  }
  // Some formats round times to milliseconds.
  constexpr double kRoundedUnit = 0.001;
  constexpr double kRounding = 0.5e-3;
  if (std::abs(unit - kRoundedUnit) < 1e-9) info_.times.tolerance = kRounding + 1e-6;
  const double each = starts.size() > 1 ? starts.back() / static_cast<double>(starts.size() - 1) : 1.0 / 30;
  info_.times.end = starts.back() + each;
  findDamage(problem);
}

void LibavFilmReader::findDamage(const Message& problem) {
  constexpr double kMissingFilmSeconds = 0.25;
  const std::int64_t last = packets_.index().count() - 1;
  const auto packetCount = static_cast<std::int64_t>(packets_.index().packetCount());
  const std::optional<std::int64_t> count = packets_.statedCount();
  const std::optional<double> seconds = packets_.statedSeconds();
  Message reason;
  if (!problem.isEmpty()) {
    reason = problem;
  } else if (count && packetCount < *count) {
    reason = {Core::trCount("%n more picture was expected", "%n more pictures were expected"),
              Counted{static_cast<std::uint64_t>(*count - packetCount)}};
  } else if (seconds && info_.times.end + kMissingFilmSeconds < *seconds) {
    reason = {Core::trCount("%n second was expected", "%n seconds were expected"),
              Counted{static_cast<std::uint64_t>(std::llround(*seconds))}};
  } else {
    return;
  }
  info_.damage = Error::in(placeOf(info_.times, last), Core::trWith("the film ends after it: %1"), reason);
}

bool LibavFilmReader::isAhead(std::int64_t index, std::size_t start) const {
  return isRunning_ && !isEnded_ && index > lastTaken_ && start <= next_;
}

Status LibavFilmReader::restartAt(std::size_t packet) {
  isRunning_ = false;
  avcodec_flush_buffers(codec_.get());
  lastProblem_ = {};
  isEnded_ = false;
  lastTaken_ = -1;
  av_frame_unref(before_.get());
  if (const Status found = packets_.seek(packet); !found) return found;
  next_ = packet;
  isRunning_ = true;
  return Done{};
}

Status LibavFilmReader::feed() {
  const Result<std::optional<std::size_t>> read = packets_.next(*packet_);
  if (!read) {
    isRunning_ = false;
    return read.error();
  }
  if (!*read) {
    isEnded_ = true;
    avcodec_send_packet(codec_.get(), nullptr);
    return Done{};
  }
  next_ = **read + 1;
  packet_->pts = packet_->dts = static_cast<std::int64_t>(**read);
  const int sent = avcodec_send_packet(codec_.get(), packet_.get());
  if (sent < 0) lastProblem_ = libavMessage(sent);
  av_packet_unref(packet_.get());
  return Done{};
}

Result<bool> LibavFilmReader::takePictures(std::int64_t index, const FilmDecoding& decoding) {
  bool isFound = false;
  int result = 0;
  while ((result = avcodec_receive_frame(codec_.get(), frame_.get())) >= 0) {
    const std::optional<std::int64_t> picture = packets_.index().pictureOf(frame_->pts);
    if (!picture) continue;
    lastTaken_ = std::max(lastTaken_, *picture);
    if (*picture < index) {
      av_frame_unref(before_.get());
      av_frame_ref(before_.get(), frame_.get());
    }
    if (*picture < decoding.first) continue;
    Result<VideoFrame> converted = converter_.convert(*frame_);
    if (!converted) return Error::in(placeOf(info_.times, *picture), converted.error().sentence());
    isFound = isFound || *picture == index;
    decoding.take(*picture, *std::move(converted));
  }
  if (result != AVERROR(EAGAIN) && result != AVERROR_EOF) lastProblem_ = libavMessage(result);
  return isFound;
}

Status LibavFilmReader::takeSkipped(std::int64_t index, const FilmDecoding& decoding) {
  const Message location = placeOf(info_.times, index);
  if (!lastProblem_.isEmpty()) return Error::in(location, Core::trWith("cannot be decoded: %1"), lastProblem_);
  // Some films store a picture that equals the one before it as an empty packet.
  if (before_->buf[0] == nullptr) return Error::in(location, Core::tr("cannot be decoded: the decoder skipped it"));
  Result<VideoFrame> converted = converter_.convert(*before_);
  if (!converted) return Error::in(location, converted.error().sentence());
  decoding.take(index, *std::move(converted));
  return Done{};
}

Status LibavFilmReader::decode(std::int64_t index, const FilmDecoding& decoding) {
  if (index < 0 || index >= info_.count()) return Error::because(Core::trWith("the film has no picture %1"), index);
  packets_.allowReading();
  const std::size_t packet = packets_.index().packetOf(index);
  const std::size_t start = packets_.index().startFor(index);
  if (!isAhead(index, start)) {
    if (const Status restarted = restartAt(start); !restarted) {
      return Error::in(placeOf(info_.times, index), restarted.error().sentence());
    }
  }
  while (!decoding.isObsolete()) {
    if (canceled_) return Error::canceled();
    const bool isOverdue = next_ > packet + kMostDelayedPackets && lastTaken_ > index;
    if (isEnded_ || isOverdue) return takeSkipped(index, decoding);
    if (const Status fed = feed(); !fed) return Error::in(placeOf(info_.times, index), fed.error().sentence());
    const Result<bool> taken = takePictures(index, decoding);
    if (!taken) return taken.error();
    if (*taken) return Done{};
  }
  return Done{};
}

}  // namespace

Result<std::unique_ptr<FilmReader>> openLibavFilm(const std::filesystem::path& file,
                                                  const std::atomic<bool>& canceled) {
  auto reader = std::make_unique<LibavFilmReader>(canceled);
  if (const Status opened = reader->open(file); !opened) return opened.error();
  return std::unique_ptr<FilmReader>(std::move(reader));
}

}  // namespace furitsuke::media
