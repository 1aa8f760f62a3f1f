// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/avi_film.h"

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/opt.h>
#include <libswscale/swscale.h>
}

#include <memory>

namespace furitsuke::test {

namespace {

struct AviDeleter {
  void operator()(AVFormatContext* file) const {
    avio_closep(&file->pb);
    avformat_free_context(file);
  }
  void operator()(AVCodecContext* codec) const { avcodec_free_context(&codec); }
  void operator()(AVFrame* frame) const { av_frame_free(&frame); }
  void operator()(AVPacket* packet) const { av_packet_free(&packet); }
  void operator()(SwsContext* scaler) const { sws_freeContext(scaler); }
};
template <class T>
using Avi = std::unique_ptr<T, AviDeleter>;

Avi<AVCodecContext> openEncoder(const AviFilm& film, int width, int height) {
  const AVCodec* encoder = avcodec_find_encoder_by_name(film.encoder.c_str());
  if (encoder == nullptr) return nullptr;
  Avi<AVCodecContext> codec(avcodec_alloc_context3(encoder));
  codec->width = width;
  codec->height = height;
  codec->pix_fmt = film.encoder == "mjpeg" ? AV_PIX_FMT_YUVJ420P : AV_PIX_FMT_YUV420P;
  codec->time_base = {1, 30};
  codec->gop_size = film.keyDistance;
  codec->max_b_frames = film.betweenPictures;
  codec->flags |= AV_CODEC_FLAG_QSCALE;
  if (film.container != "avi") codec->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
  codec->global_quality = FF_QP2LAMBDA * 2;
  av_opt_set(codec->priv_data, "x264-params", "b-adapt=0:b-pyramid=normal:scenecut=0", 0);
  if (avcodec_open2(codec.get(), encoder, nullptr) < 0) return nullptr;
  return codec;
}

/// Writes everything that the encoder gives for a frame; nullptr: the rest.
bool encode(AVCodecContext& codec, const AVFrame* frame, AVFormatContext& file) {
  if (avcodec_send_frame(&codec, frame) < 0) return false;
  const Avi<AVPacket> packet(av_packet_alloc());
  while (avcodec_receive_packet(&codec, packet.get()) >= 0) {
    av_packet_rescale_ts(packet.get(), codec.time_base, file.streams[0]->time_base);
    if (av_interleaved_write_frame(&file, packet.get()) < 0) return false;
  }
  return true;
}

}  // namespace

std::string writeAvi(const std::filesystem::path& path, const AviFilm& film, image::Image (*picture)(int index)) {
  const image::Image first = picture(0);
  const auto width = static_cast<int>(first.width);
  const auto height = static_cast<int>(first.height);
  const Avi<AVCodecContext> codec = openEncoder(film, width, height);
  if (!codec) return "no encoder " + film.encoder;
  AVFormatContext* made = nullptr;
  if (avformat_alloc_output_context2(&made, nullptr, film.container.c_str(), path.c_str()) < 0)
    return "no " + film.container;
  const Avi<AVFormatContext> file(made);
  AVStream* const stream = avformat_new_stream(made, nullptr);
  stream->time_base = {1, 30};
  avcodec_parameters_from_context(stream->codecpar, codec.get());
  if (avio_open(&made->pb, path.c_str(), AVIO_FLAG_WRITE) < 0) return "cannot be written";
  if (avformat_write_header(made, nullptr) < 0) return "no header";
  const Avi<SwsContext> scaler(sws_getContext(width, height, AV_PIX_FMT_RGBA, width, height, codec->pix_fmt,
                                              SWS_BICUBIC, nullptr, nullptr, nullptr));
  for (int i = 0; i < film.count; ++i) {
    const image::Image image = picture(i);
    const Avi<AVFrame> frame(av_frame_alloc());
    frame->format = codec->pix_fmt;
    frame->width = width;
    frame->height = height;
    frame->pts = i;
    frame->quality = codec->global_quality;
    if (av_frame_get_buffer(frame.get(), 0) < 0) return "no memory";
    const std::uint8_t* const rows[] = {image.pixels.data()};
    const int strides[] = {width * 4};
    sws_scale(scaler.get(), rows, strides, 0, height, frame->data, frame->linesize);
    if (!encode(*codec, frame.get(), *made)) return "cannot be encoded";
  }
  if (!encode(*codec, nullptr, *made)) return "cannot be encoded";
  return av_write_trailer(made) < 0 ? "no trailer" : "";
}

}  // namespace furitsuke::test
