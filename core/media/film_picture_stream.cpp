// SPDX-License-Identifier: MIT
#include "core/media/film_picture_stream.h"

#include <cmath>
#include <string>

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
      // Alternative reference frames are not shown and have no alpha.
      if (settings.alpha) options.set("auto-alt-ref", "0");
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

template <class Target>
void markColors(Target& target, FilmCodec codec) {
  if (!isYuv(codec)) return;
  target.color_range = AVCOL_RANGE_MPEG;
  target.colorspace = AVCOL_SPC_BT709;
  target.color_primaries = AVCOL_PRI_BT709;
  target.color_trc = AVCOL_TRC_BT709;
}

}  // namespace

Result<FilmPictureStream> FilmPictureStream::open(AVFormatContext& film, const FilmSettings& settings) {
  const PictureEncoder encoder = pictureEncoder(settings.codec);
  Result<FilmStream> stream = FilmStream::make(film, encoder.name);
  if (!stream) return stream.error();
  AVCodecContext& codec = stream->codec();
  codec.width = settings.width;
  codec.height = settings.height;
  codec.pix_fmt = settings.alpha ? encoder.withAlpha : encoder.opaque;
  codec.time_base = {settings.rate.seconds, settings.rate.pictures};
  codec.framerate = {settings.rate.pictures, settings.rate.seconds};
  codec.sample_aspect_ratio = {1, 1};
  codec.thread_count = 0;  // as many as the machine has processors
  codec.gop_size = static_cast<int>(std::lround(settings.rate.perSecond() * 2));
  markColors(codec, settings.codec);
  EncoderOptions options;
  setEncoderOptions(settings, options);
  if (const Status opened = stream->open(options.get()); !opened) return opened.error();

  Libav<AVFrame> frame(av_frame_alloc());
  if (!frame) return Error::because("there is not enough memory");
  frame->format = codec.pix_fmt;
  frame->width = settings.width;
  frame->height = settings.height;
  frame->sample_aspect_ratio = codec.sample_aspect_ratio;
  markColors(*frame, settings.codec);
  if (const int code = av_frame_get_buffer(frame.get(), 0); code < 0) return libavError("the pictures", code);
  Libav<SwsContext> scaler;
  if (settings.codec != FilmCodec::Gif) {
    scaler = makeScaler(settings, codec.pix_fmt);
    if (!scaler) return Error::because("pictures of this size cannot be converted");
  }
  return FilmPictureStream(*std::move(stream), std::move(scaler), std::move(frame));
}

Status FilmPictureStream::add(std::span<const std::uint8_t> picture) {
  // The encoder may still use the previous content.
  if (const int code = av_frame_make_writable(frame_.get()); code < 0) return libavError("the pictures", code);
  if (scaler_) {
    const std::uint8_t* const rows[] = {picture.data()};
    const int strides[] = {frame_->width * 4};
    const int height = sws_scale(scaler_.get(), rows, strides, 0, frame_->height, frame_->data, frame_->linesize);
    if (height < 0) return libavError("the pictures", height);
  } else {
    const PaletteTarget target{frame_->data[0], frame_->linesize[0], reinterpret_cast<std::uint32_t*>(frame_->data[1])};
    reduceToPalette(picture, frame_->width, frame_->height, target);
  }
  frame_->pts = count_++;
  return stream_.encode(frame_.get());
}

}  // namespace furitsuke::media
