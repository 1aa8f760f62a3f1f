// SPDX-License-Identifier: MIT
#include "core/media/video_frame_stream.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string>

#include "core/media/color_spread.h"
#include "core/media/gif_palette.h"

namespace furitsuke::media {

namespace {

struct PictureEncoder {
  const char* name;
  AVPixelFormat opaque;
  AVPixelFormat withAlpha;
};

PictureEncoder pictureEncoder(FilmCodec codec) {
  switch (codec) {
    case FilmCodec::H264: return {"libx264", AV_PIX_FMT_YUV420P, AV_PIX_FMT_NONE};
    case FilmCodec::Vp9: return {"libvpx-vp9", AV_PIX_FMT_YUV420P, AV_PIX_FMT_YUVA420P};
    case FilmCodec::ProRes: return {"prores_ks", AV_PIX_FMT_YUV444P10, AV_PIX_FMT_YUVA444P10};
    case FilmCodec::Png: return {"png", AV_PIX_FMT_RGB24, AV_PIX_FMT_RGBA};
    case FilmCodec::Gif: break;
  }
  return {"gif", AV_PIX_FMT_PAL8, AV_PIX_FMT_PAL8};
}

bool isYuv(FilmCodec codec) { return codec != FilmCodec::Png && codec != FilmCodec::Gif; }

/// The constant rate factor of a quality: lower is better.
std::string rateFactor(double atZero, double atHundred, int quality) {
  return std::to_string(std::lround(atZero + (atHundred - atZero) * quality / 100));
}

/// The options of an encoder by name; freed on destruction.
class EncoderOptions {
 public:
  EncoderOptions() = default;
  ~EncoderOptions() { av_dict_free(&options_); }
  EncoderOptions(const EncoderOptions&) = delete;
  EncoderOptions& operator=(const EncoderOptions&) = delete;

  void set(const char* name, const std::string& value) { av_dict_set(&options_, name, value.c_str(), 0); }
  [[nodiscard]] AVDictionary** get() { return &options_; }

 private:
  AVDictionary* options_ = nullptr;
};

/// Lets VP9 give one packet per picture, so that the ones of colors and alpha can be paired.
void setPaired(EncoderOptions& options) {
  options.set("auto-alt-ref", "0");
  options.set("lag-in-frames", "0");
}

void setEncoderOptions(const FilmSettings& settings, EncoderOptions& options) {
  switch (settings.codec) {
    case FilmCodec::H264:
      options.set("preset", "medium");
      options.set("crf", rateFactor(44, 9, settings.quality));
      break;
    case FilmCodec::Vp9:
      options.set("deadline", "good");
      options.set("cpu-used", "4");
      options.set("row-mt", "1");
      options.set("b", "0");  // the quality alone decides
      options.set("crf", rateFactor(56, 6, settings.quality));
      if (settings.alpha) setPaired(options);
      break;
    case FilmCodec::ProRes:
      options.set("profile", "4444");
      options.set("vendor", "apl0");  // some programs refuse all others
      options.set("alpha_bits", settings.alpha ? "16" : "0");
      break;
    case FilmCodec::Png: options.set("pred", "mixed"); break;
    case FilmCodec::Gif: break;
  }
}

/// A converter from pictures to the frames of the encoder; null if there is none.
Libav<SwsContext> makeScaler(const FilmSettings& settings, AVPixelFormat to) {
  constexpr int kFlags = SWS_BICUBIC | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INP | SWS_FULL_CHR_H_INT;
  Libav<SwsContext> scaler(sws_getContext(settings.width, settings.height, AV_PIX_FMT_RGBA, settings.width,
                                          settings.height, to, kFlags, nullptr, nullptr, nullptr));
  if (scaler && isYuv(settings.codec)) {
    // The default would be BT.601, which players do not expect.
    const int* const table = sws_getCoefficients(SWS_CS_ITU709);
    constexpr int kFull = 1, kLimited = 0, kOne = 1 << 16;
    sws_setColorspaceDetails(scaler.get(), table, kFull, table, kLimited, 0, kOne, kOne);
  }
  return scaler;
}

void setPictureProperties(const FilmSettings& settings, AVPixelFormat format, AVCodecContext& codec) {
  codec.width = settings.width;
  codec.height = settings.height;
  codec.pix_fmt = format;
  codec.time_base = {settings.rate.seconds, settings.rate.pictures};
  codec.framerate = {settings.rate.pictures, settings.rate.seconds};
  codec.sample_aspect_ratio = {1, 1};
  codec.thread_count = 0;  // as many as the machine has processors
  codec.gop_size = static_cast<int>(std::lround(settings.rate.perSecond() * 2));
}

/// A frame for one picture; null without memory.
Libav<AVFrame> pictureFrame(const FilmSettings& settings, AVPixelFormat format) {
  Libav<AVFrame> frame(av_frame_alloc());
  if (!frame) return nullptr;
  frame->format = format;
  frame->width = settings.width;
  frame->height = settings.height;
  frame->sample_aspect_ratio = {1, 1};
  return av_frame_get_buffer(frame.get(), 0) < 0 ? nullptr : std::move(frame);
}

Status makeWritable(AVFrame& frame) {
  return libavStatus(Core::trWith("the pictures: %1"), av_frame_make_writable(&frame));
}

/// Attaches the alpha of a picture as WebM stores it: after its number, 1, in eight bytes.
Status attachAlpha(const AVPacket& alpha, AVPacket& color) {
  constexpr std::size_t kNumberSize = 8;
  const auto size = static_cast<std::size_t>(alpha.size);
  std::uint8_t* const data = av_packet_new_side_data(&color, AV_PKT_DATA_MATROSKA_BLOCKADDITIONAL, kNumberSize + size);
  if (data == nullptr) return Error::because(Core::tr("there is not enough memory"));
  std::memset(data, 0, kNumberSize);
  data[kNumberSize - 1] = 1;
  std::memcpy(data + kNumberSize, alpha.data, size);
  return Done{};
}

template <class Target>
void markColors(Target& target, FilmCodec codec) {
  if (!isYuv(codec)) return;
  target.color_range = AVCOL_RANGE_MPEG;
  target.colorspace = AVCOL_SPC_BT709;
  target.color_primaries = AVCOL_PRI_BT709;
  target.color_trc = AVCOL_TRC_BT709;
}

}  // namespace

Result<VideoFrameStream> VideoFrameStream::open(AVFormatContext& film, const FilmSettings& settings) {
  const PictureEncoder encoder = pictureEncoder(settings.codec);
  const AVPixelFormat format = settings.alpha ? encoder.withAlpha : encoder.opaque;
  const bool hasAlphaApart = settings.alpha && settings.codec == FilmCodec::Vp9;
  Result<FilmStream> stream = FilmStream::make(film, encoder.name);
  if (!stream) return stream.error();
  setPictureProperties(settings, hasAlphaApart ? encoder.opaque : format, stream->codec());
  markColors(stream->codec(), settings.codec);
  EncoderOptions options;
  setEncoderOptions(settings, options);
  if (const Status opened = stream->openEncoder(options.get()); !opened) return opened.error();
  const Result<AVStream*> added = stream->addToFilm();
  if (!added) return added.error();

  Libav<AVFrame> frame = pictureFrame(settings, format);
  if (!frame) return Error::because(Core::tr("there is not enough memory"));
  markColors(*frame, settings.codec);
  Libav<SwsContext> scaler;
  if (settings.codec != FilmCodec::Gif) {
    scaler = makeScaler(settings, format);
    if (!scaler) return Error::because(Core::tr("pictures of this size cannot be converted"));
  }
  VideoFrameStream pictures(*std::move(stream), std::move(scaler), std::move(frame));
  pictures.spreads_ = settings.alpha && isYuv(settings.codec);
  if (hasAlphaApart) {
    Result<std::unique_ptr<Alpha>> alpha = openAlpha(film, settings);
    if (!alpha) return alpha.error();
    pictures.alpha_ = *std::move(alpha);
    // Tells the format that alpha is attached.
    (*added)->codecpar->format = format;
    av_dict_set(&(*added)->metadata, "alpha_mode", "1", 0);
  }
  return pictures;
}

Result<std::unique_ptr<VideoFrameStream::Alpha>> VideoFrameStream::openAlpha(AVFormatContext& film,
                                                                             const FilmSettings& settings) {
  const PictureEncoder encoder = pictureEncoder(settings.codec);
  Result<FilmStream> stream = FilmStream::make(film, encoder.name);
  if (!stream) return stream.error();
  setPictureProperties(settings, encoder.opaque, stream->codec());
  EncoderOptions options;
  setEncoderOptions(settings, options);
  // Borders of models are sharp, and any error at them is seen. Even so, alpha takes less space than the colors.
  options.set("lossless", "1");
  options.set("crf", "0");
  if (const Status opened = stream->openEncoder(options.get()); !opened) return opened.error();
  Libav<AVFrame> frame = pictureFrame(settings, encoder.opaque);
  if (!frame) return Error::because(Core::tr("there is not enough memory"));
  constexpr int kGray = 128;
  for (int plane = 1; plane <= 2; ++plane) {
    std::memset(frame->data[plane], kGray, static_cast<std::size_t>(frame->linesize[plane] * settings.height / 2));
  }
  return std::make_unique<Alpha>(Alpha{*std::move(stream), std::move(frame), {}, {}});
}

Status VideoFrameStream::add(std::span<const std::uint8_t> picture) {
  // The encoder may still use the previous content.
  if (const Status writable = makeWritable(*frame_); !writable) return writable;
  if (const Status converted = convert(picture); !converted) return converted;
  frame_->pts = count_++;
  return alpha_ ? encodeWithAlpha(frame_.get()) : stream_.encode(frame_.get());
}

Status VideoFrameStream::finish() { return alpha_ ? encodeWithAlpha(nullptr) : stream_.encode(nullptr); }

Status VideoFrameStream::convert(std::span<const std::uint8_t> picture) {
  if (!scaler_) {
    const PaletteTarget target{frame_->data[0], frame_->linesize[0], reinterpret_cast<std::uint32_t*>(frame_->data[1])};
    reduceToPalette(picture, frame_->width, frame_->height, target);
    return Done{};
  }
  if (spreads_) {
    spread_.assign(picture.begin(), picture.end());
    spreadColors(spread_, frame_->width);
  }
  const std::uint8_t* const rows[] = {spreads_ ? spread_.data() : picture.data()};
  const int strides[] = {frame_->width * 4};
  return libavStatus(Core::trWith("the pictures: %1"),
                     sws_scale(scaler_.get(), rows, strides, 0, frame_->height, frame_->data, frame_->linesize));
}

Status VideoFrameStream::encodeWithAlpha(const AVFrame* frame) {
  const auto keepIn = [](std::deque<Libav<AVPacket>>& packets) {
    return [&packets](AVPacket& packet) -> Status {
      packets.emplace_back(av_packet_alloc());
      if (!packets.back()) return Error::because(Core::tr("there is not enough memory"));
      av_packet_move_ref(packets.back().get(), &packet);
      return Done{};
    };
  };
  AVFrame* gray = nullptr;
  Libav<AVFrame> color;
  if (frame != nullptr) {
    gray = alpha_->frame.get();
    if (const Status writable = makeWritable(*gray); !writable) return writable;
    for (int y = 0; y < frame->height; ++y) {
      const std::uint8_t* const from = frame->data[3] + y * std::ptrdiff_t{frame->linesize[3]};
      std::copy_n(from, frame->width, gray->data[0] + y * std::ptrdiff_t{gray->linesize[0]});
    }
    gray->pts = frame->pts;
    color.reset(av_frame_clone(frame));
    if (!color) return Error::because(Core::tr("there is not enough memory"));
    color->format = AV_PIX_FMT_YUV420P;
  }
  if (const Status encoded = alpha_->stream.encode(gray, keepIn(alpha_->alphas)); !encoded) return encoded;
  if (const Status encoded = stream_.encode(color.get(), keepIn(alpha_->colors)); !encoded) return encoded;
  for (; !alpha_->colors.empty() && !alpha_->alphas.empty(); alpha_->colors.pop_front(), alpha_->alphas.pop_front()) {
    AVPacket& packet = *alpha_->colors.front();
    if (const Status attached = attachAlpha(*alpha_->alphas.front(), packet); !attached) return attached;
    if (const Status written = stream_.write(packet); !written) return written;
  }
  return Done{};
}

}  // namespace furitsuke::media
