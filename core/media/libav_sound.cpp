// SPDX-License-Identifier: MIT
#include "core/media/libav_sound.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <new>
#include <optional>
#include <utility>
#include <vector>

#include "core/media/channel_mix.h"
#include "core/media/libav_input.h"
#include "core/media/sound_findings.h"

extern "C" {
#include <libavutil/channel_layout.h>
#include <libavutil/mathematics.h>
}

namespace furitsuke::media {

namespace {

constexpr int kMinLibavRate = 1'000;
constexpr int kMaxLibavRate = 768'000;

/// Memory that is reserved because of the length in the header, which may be wrong: as much as speech at 6,000 bits per
/// second needs, which no common file exceeds.
constexpr double kMaxReservedFrames = 600.0 * 48'000;
constexpr double kMaxReservedFramesPerByte = 64;

/// A decoder needs a few packets before its first samples. More than this many without samples, and the file is not
/// going to give any.
constexpr int kMaxFailedPackets = 5'000;
constexpr int kMaxOtherPackets = 1'000'000;

/// Timestamps are rounded, in Matroska to 1 ms; only larger gaps are lost sound.
constexpr double kMinGapSeconds = 0.02;
/// The longest gap that is believed in a file that does not say how long it is.
constexpr double kMaxGapSeconds = 60;

/// AAC fills up its last packet; a longer rest is not padding.
constexpr std::int64_t kMaxPaddingFrames = 4'096;

/// A sound shorter than its file says, by more than this, is truncated.
constexpr double kMissingSeconds = 0.1;

/// Converts decoded frames to 16-bit stereo at a constant rate.
class StereoConverter {
 public:
  /// Returns false if the frame cannot be converted. The first frame that can be decides the rate.
  bool prepareFor(const AVFrame& frame) {
    if (frame.sample_rate < kMinLibavRate || frame.sample_rate > kMaxLibavRate || frame.ch_layout.nb_channels < 1) {
      return false;
    }
    const int rate = rate_ == 0 ? frame.sample_rate : rate_;
    if (!isFor(frame) && !prepare(frame, rate)) return false;
    rate_ = rate;
    return true;
  }
  /// Frames per second of the sound; 0 before the first frame.
  [[nodiscard]] int rate() const { return rate_; }

  /// Appends the samples of a frame after prepareFor(). Returns false if that fails.
  bool append(const AVFrame& frame, Sound& sound) {
    return convert(const_cast<const std::uint8_t**>(frame.extended_data), frame.nb_samples, sound);
  }

  /// Appends what the conversion of a changed rate still holds.
  void finish(Sound& sound) {
    if (swr_ && sourceRate_ != rate_) convert(nullptr, 0, sound);
  }

 private:
  [[nodiscard]] bool isFor(const AVFrame& frame) const {
    return swr_ && frame.sample_rate == sourceRate_ && frame.format == sampleFormat_ &&
           static_cast<std::size_t>(frame.ch_layout.nb_channels) == mix_.channels();
  }

  bool prepare(const AVFrame& frame, int rate) {
    SwrContext* swr = nullptr;
    // Only converts the kind of number, and the rate if it changes within the file; channels are mixed here, because
    // libswresample makes a mono sound quieter.
    AVChannelLayout layout{};
    av_channel_layout_default(&layout, frame.ch_layout.nb_channels);
    const auto format = static_cast<AVSampleFormat>(frame.format);
    const int result =
        swr_alloc_set_opts2(&swr, &layout, AV_SAMPLE_FMT_FLT, rate, &layout, format, frame.sample_rate, 0, nullptr);
    swr_.reset(swr);
    if (result < 0 || swr_init(swr) < 0) {
      swr_.reset();
      return false;
    }
    sourceRate_ = frame.sample_rate;
    sampleFormat_ = frame.format;
    const bool hasSpeakers = frame.ch_layout.order == AV_CHANNEL_ORDER_NATIVE;
    const auto speakers = static_cast<std::uint32_t>(hasSpeakers ? frame.ch_layout.u.mask : 0);
    mix_ = stereoMix(static_cast<std::size_t>(frame.ch_layout.nb_channels), speakers);
    return true;
  }

  bool convert(const std::uint8_t** data, int count, Sound& sound) {
    const int space = swr_get_out_samples(swr_.get(), count);
    if (space <= 0) return space == 0;
    values_.resize(static_cast<std::size_t>(space) * mix_.channels());
    auto* out = reinterpret_cast<std::uint8_t*>(values_.data());
    const int converted = swr_convert(swr_.get(), &out, space, data, count);
    if (converted < 0) return false;
    mixTo(sound.samples, static_cast<std::size_t>(converted));
    return true;
  }

  static std::int16_t sampleOf(float value) {
    if (std::isnan(value)) return 0;
    return static_cast<std::int16_t>(std::lrint(std::clamp(value * 32768.0F, -32768.0F, 32767.0F)));
  }

  void mixTo(std::vector<std::int16_t>& samples, std::size_t frames) {
    const std::size_t channels = mix_.channels();
    std::size_t at = samples.size();
    samples.resize(at + frames * 2);
    for (const float* frame = values_.data(); at < samples.size(); at += 2, frame += channels) {
      if (channels <= 2) {
        samples[at] = sampleOf(frame[0]);
        samples[at + 1] = channels == 1 ? samples[at] : sampleOf(frame[1]);
        continue;
      }
      float left = 0, right = 0;
      for (std::size_t i = 0; i < channels; ++i) {
        left += static_cast<float>(mix_.shares[i].left) * frame[i];
        right += static_cast<float>(mix_.shares[i].right) * frame[i];
      }
      samples[at] = sampleOf(left);
      samples[at + 1] = sampleOf(right);
    }
  }

  Libav<SwrContext> swr_;
  int rate_ = 0;        // of the sound
  int sourceRate_ = 0;  // of the current frames
  int sampleFormat_ = AV_SAMPLE_FMT_NONE;
  ChannelMix mix_;
  std::vector<float> values_;
};

double secondsOf(std::int64_t time, AVRational base) { return static_cast<double>(time) * av_q2d(base); }

/// Decodes the sound of one file.
class SoundDecoder {
 public:
  SoundDecoder(LibavInput& input, std::uint64_t fileBytes, SoundControl& control, std::int64_t maxFrames)
      : input_(input), fileBytes_(fileBytes), control_(control), maxFrames_(maxFrames) {}

  Status open();
  Result<OpenedSound> decode();

 private:
  [[nodiscard]] const AVStream& stream() const { return *input_.format().streams[stream_]; }
  /// The length in seconds that the file states for the sound; nothing if it is unknown or estimated.
  [[nodiscard]] std::optional<double> statedSeconds() const;
  void findStart();
  /// Where the sound should end, counted from start_; nothing if it is unknown.
  [[nodiscard]] std::optional<double> statedEnd() const;
  /// Decodes all packets. False if decoding ended before the end of the file.
  bool readPackets();
  /// Decodes a packet; null: what the decoder still holds. False if decoding should end.
  bool takePacket(const AVPacket* packet);
  void takeFrame();
  /// Makes the sound end where the next frame starts, in seconds: what is missing becomes silence. Returns the number
  /// of sample frames that the next frame is too early at the start, because they are before the picture.
  std::int64_t alignTo(double seconds);
  [[nodiscard]] bool isFull() const { return sound_.frameCount() >= maxFrames_; }
  void trim();
  [[nodiscard]] Diagnostics findings() const;

  LibavInput& input_;
  std::uint64_t fileBytes_;
  SoundControl& control_;
  std::int64_t maxFrames_;
  unsigned stream_ = 0;
  Libav<AVCodecContext> codec_;
  Libav<AVFrame> frame_{av_frame_alloc()};
  Libav<AVPacket> packet_{av_packet_alloc()};
  StereoConverter converter_;
  Sound sound_;
  bool isFilm_ = false;
  bool hasTimestamps_ = false;   // those of the file, not counted from its bytes
  std::optional<double> start_;  // of the sound or of the picture, by the timestamps
  std::size_t damaged_ = 0;      // packets and frames
  int failedInRow_ = 0;
  int lastError_ = 0;
};

Status SoundDecoder::open() {
  AVFormatContext& format = input_.format();
  const AVCodec* decoder = nullptr;
  const int found = av_find_best_stream(&format, AVMEDIA_TYPE_AUDIO, -1, -1, &decoder, 0);
  if (found == AVERROR_DECODER_NOT_FOUND) return Error::because(Core::tr("the sound is compressed in an unknown way"));
  if (found < 0 || decoder == nullptr) return Error::because(Core::tr("the file contains no sound"));
  stream_ = static_cast<unsigned>(found);
  for (unsigned i = 0; i < format.nb_streams; ++i) {
    if (i != stream_) format.streams[i]->discard = AVDISCARD_ALL;
  }
  codec_.reset(avcodec_alloc_context3(decoder));
  if (!codec_ || !frame_ || !packet_) throw std::bad_alloc();
  int result = avcodec_parameters_to_context(codec_.get(), stream().codecpar);
  codec_->pkt_timebase = stream().time_base;
  codec_->thread_count = 1;
  if (result >= 0) result = avcodec_open2(codec_.get(), decoder, nullptr);
  if (result < 0) return Error::because(Core::trWith("the sound cannot be decoded: %1"), libavMessage(result));
  findStart();
  return Done{};
}

void SoundDecoder::findStart() {
  hasTimestamps_ = input_.isFormat("asf,flv,matroska,mov,mpegts,ogg");
  const AVFormatContext& format = input_.format();
  for (unsigned i = 0; i < format.nb_streams && !isFilm_; ++i) {
    const AVStream& picture = *format.streams[i];
    isFilm_ =
        picture.codecpar->codec_type == AVMEDIA_TYPE_VIDEO && (picture.disposition & AV_DISPOSITION_ATTACHED_PIC) == 0;
    if (!isFilm_) continue;
    start_ = picture.start_time == AV_NOPTS_VALUE ? 0 : secondsOf(picture.start_time, picture.time_base);
  }
}

std::optional<double> SoundDecoder::statedSeconds() const {
  const AVFormatContext& format = input_.format();
  if (format.duration_estimation_method == AVFMT_DURATION_FROM_BITRATE) return {};
  if (stream().duration != AV_NOPTS_VALUE && stream().duration > 0) {
    return secondsOf(stream().duration, stream().time_base);
  }
  if (format.nb_streams == 1 && format.duration > 0) return static_cast<double>(format.duration) / AV_TIME_BASE;
  return {};
}

Result<OpenedSound> SoundDecoder::decode() {
  const int rate = std::clamp(stream().codecpar->sample_rate, 0, kMaxLibavRate);
  const double possible = std::min(static_cast<double>(fileBytes_) * kMaxReservedFramesPerByte, kMaxReservedFrames);
  const double stated = std::clamp(statedSeconds().value_or(0) * rate, 0.0, possible);
  sound_.samples.reserve(static_cast<std::size_t>(stated + kMaxPaddingFrames) * 2);
  if (readPackets()) {
    takePacket(nullptr);
    converter_.finish(sound_);
  }
  if (control_.canceled) return Error::canceled();
  trim();
  if (sound_.samples.empty()) {
    const Message reason = lastError_ == 0 ? Core::tr("it contains no samples") : libavMessage(lastError_);
    return Error::because(Core::trWith("the sound cannot be decoded: %1"), reason);
  }
  control_.progress = 1;
  Diagnostics diagnostics = findings();
  return OpenedSound{std::move(sound_), std::move(diagnostics)};
}

bool SoundDecoder::readPackets() {
  int othersInRow = 0;
  while (!control_.canceled) {
    const int result = av_read_frame(&input_.format(), packet_.get());
    if (result < 0) {
      if (result != AVERROR_EOF) ++damaged_, lastError_ = result;
      return true;
    }
    bool goesOn = true;
    if (static_cast<unsigned>(packet_->stream_index) == stream_) {
      othersInRow = 0;
      if (packet_->pos > 0 && fileBytes_ > 0) {
        const double progress = static_cast<double>(packet_->pos) / static_cast<double>(fileBytes_);
        control_.progress = std::max(control_.progress.load(), std::min(progress, 1.0));
      }
      goesOn = takePacket(packet_.get());
    } else {
      goesOn = ++othersInRow < kMaxOtherPackets;
    }
    av_packet_unref(packet_.get());
    if (!goesOn) return false;
  }
  return false;
}

bool SoundDecoder::takePacket(const AVPacket* packet) {
  int result = avcodec_send_packet(codec_.get(), packet);
  const std::int64_t before = sound_.frameCount();
  if (result < 0 && result != AVERROR_EOF) ++damaged_, lastError_ = result;
  while ((result = avcodec_receive_frame(codec_.get(), frame_.get())) >= 0) {
    takeFrame();
    if (control_.canceled || isFull()) return false;
  }
  if (result != AVERROR(EAGAIN) && result != AVERROR_EOF) ++damaged_, lastError_ = result;
  failedInRow_ = sound_.frameCount() > before ? 0 : failedInRow_ + 1;
  return failedInRow_ < kMaxFailedPackets;
}

void SoundDecoder::takeFrame() {
  if (frame_->decode_error_flags != 0 || (frame_->flags & AV_FRAME_FLAG_CORRUPT) != 0) ++damaged_;
  if (!converter_.prepareFor(*frame_)) {
    ++damaged_;
    return;
  }
  sound_.rate = converter_.rate();
  std::int64_t early = 0;
  if (hasTimestamps_ && frame_->pts != AV_NOPTS_VALUE) {
    const double seconds = secondsOf(frame_->pts, stream().time_base);
    if (!start_) start_ = seconds;
    early = alignTo(seconds - *start_);
  }
  const std::int64_t before = sound_.frameCount();
  if (!converter_.append(*frame_, sound_)) ++damaged_;
  const std::int64_t added = sound_.frameCount() - before;
  sound_.samples.erase(sound_.samples.begin() + before * 2,
                       sound_.samples.begin() + (before + std::min(early, added)) * 2);
}

std::int64_t SoundDecoder::alignTo(double seconds) {
  const double rate = sound_.rate;
  const double gap = seconds * rate - static_cast<double>(sound_.frameCount());
  if (sound_.samples.empty()) {
    if (gap < 0) return std::llround(std::min(-gap, kMaxGapSeconds * rate));
  } else if (gap < kMinGapSeconds * rate) {
    return 0;
  }
  const std::int64_t end = input_.format().duration;
  const double believed = end == AV_NOPTS_VALUE ? kMaxGapSeconds : static_cast<double>(end) / AV_TIME_BASE + 1;
  if (gap > kMaxGapSeconds * rate && seconds > believed) return 0;
  // A film may have sound only at times; in a song it is lost.
  if (!isFilm_ && !sound_.samples.empty()) ++damaged_;
  const double room = static_cast<double>(maxFrames_ - sound_.frameCount());
  sound_.samples.resize(sound_.samples.size() + static_cast<std::size_t>(std::llround(std::min(gap, room))) * 2);
  return 0;
}

std::optional<double> SoundDecoder::statedEnd() const {
  const std::optional<double> seconds = statedSeconds();
  if (!seconds) return {};
  const bool isTimed = hasTimestamps_ && stream().start_time != AV_NOPTS_VALUE && start_;
  return *seconds + (isTimed ? secondsOf(stream().start_time, stream().time_base) - *start_ : 0);
}

void SoundDecoder::trim() {
  std::int64_t frames = std::min(sound_.frameCount(), maxFrames_);
  const std::optional<double> end = statedEnd();
  if (end && input_.isFormat("mov")) {
    const std::int64_t stated = std::llround(std::clamp(*end, 0.0, sound_.seconds()) * sound_.rate);
    if (frames - stated <= kMaxPaddingFrames) frames = std::min(frames, stated);
  }
  sound_.samples.resize(static_cast<std::size_t>(frames) * 2);
}

Diagnostics SoundDecoder::findings() const {
  Diagnostics diagnostics;
  const std::optional<double> end = statedEnd();
  if (isFull()) {
    const auto seconds = static_cast<std::uint64_t>(std::llround(sound_.seconds()));
    diagnostics.push_back(makeDiagnostic(
        SoundFinding::TooLong,
        {Core::trCount("the sound is cut after %n second", "the sound is cut after %n seconds"), Counted{seconds}}));
  } else if (end && sound_.seconds() + kMissingSeconds < *end) {
    diagnostics.push_back(makeDiagnostic(
        SoundFinding::Truncated,
        {Core::trWith("the file ends after %1 of %2 seconds"), std::llround(sound_.seconds()), std::llround(*end)}));
  }
  if (damaged_ > 0) {
    diagnostics.push_back(makeDiagnostic(
        SoundFinding::Damaged,
        {Core::trCount("%n piece of the sound could not be decoded", "%n pieces of the sound could not be decoded"),
         Counted{damaged_}}));
    diagnostics.back().count = damaged_;
  }
  return diagnostics;
}

}  // namespace

Result<OpenedSound> readLibavSound(SoundInput& input, SoundControl& control, std::int64_t maxFrames) {
  LibavInput file(input, control.canceled);
  if (Status opened = file.open(); !opened) return opened.error();
  SoundDecoder decoder(file, input.size(), control, maxFrames);
  if (Status opened = decoder.open(); !opened) return opened.error();
  return decoder.decode();
}

}  // namespace furitsuke::media
