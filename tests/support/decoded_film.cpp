// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/decoded_film.h"

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libswresample/swresample.h>
#include <libswscale/swscale.h>
}

#include <cstring>
#include <memory>

namespace furitsuke::test {

namespace {

struct DecoderDeleter {
  void operator()(AVFormatContext* file) const { avformat_close_input(&file); }
  void operator()(AVCodecContext* codec) const { avcodec_free_context(&codec); }
  void operator()(AVFrame* frame) const { av_frame_free(&frame); }
  void operator()(AVPacket* packet) const { av_packet_free(&packet); }
};
template <class T>
using Decoding = std::unique_ptr<T, DecoderDeleter>;

/// The decoder of a stream; that of libvpx for VP9, because the other one ignores alpha.
Decoding<AVCodecContext> openDecoder(const AVStream& stream) {
  const AVCodec* decoder = stream.codecpar->codec_id == AV_CODEC_ID_VP9
                               ? avcodec_find_decoder_by_name("libvpx-vp9")
                               : avcodec_find_decoder(stream.codecpar->codec_id);
  if (decoder == nullptr) return nullptr;
  Decoding<AVCodecContext> codec(avcodec_alloc_context3(decoder));
  if (avcodec_parameters_to_context(codec.get(), stream.codecpar) < 0) return nullptr;
  codec->pkt_timebase = stream.time_base;
  if (avcodec_open2(codec.get(), decoder, nullptr) < 0) return nullptr;
  return codec;
}

void addPicture(const AVFrame& frame, const AVStream& stream, DecodedFilm& film) {
  const bool isMarked = frame.colorspace == AVCOL_SPC_BT709 && frame.color_range == AVCOL_RANGE_MPEG &&
                        frame.color_primaries == AVCOL_PRI_BT709 && frame.color_trc == AVCOL_TRC_BT709;
  film.isBt709 = isMarked && (film.pictures.empty() || film.isBt709);
  image::Image image{static_cast<std::uint32_t>(frame.width), static_cast<std::uint32_t>(frame.height), {}};
  image.pixels.resize(static_cast<std::size_t>(frame.width) * static_cast<std::size_t>(frame.height) * 4);
  SwsContext* scaler =
      sws_getContext(frame.width, frame.height, static_cast<AVPixelFormat>(frame.format), frame.width, frame.height,
                     AV_PIX_FMT_RGBA, SWS_BICUBIC | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INT, nullptr, nullptr, nullptr);
  const int* table = sws_getCoefficients(isMarked ? SWS_CS_ITU709 : SWS_CS_DEFAULT);
  sws_setColorspaceDetails(scaler, table, 0, table, 1, 0, 1 << 16, 1 << 16);
  std::uint8_t* const rows[] = {image.pixels.data()};
  const int strides[] = {frame.width * 4};
  sws_scale(scaler, frame.data, frame.linesize, 0, frame.height, rows, strides);
  sws_freeContext(scaler);
  film.pictures.push_back(std::move(image));
  film.times.push_back(static_cast<double>(frame.best_effort_timestamp) * av_q2d(stream.time_base));
}

void addSound(const AVFrame& frame, const AVStream& stream, DecodedFilm& film) {
  if (film.sound.empty()) {
    film.soundRate = frame.sample_rate;
    film.soundStart = static_cast<double>(frame.best_effort_timestamp) * av_q2d(stream.time_base);
  }
  const std::size_t step = av_sample_fmt_is_planar(static_cast<AVSampleFormat>(frame.format)) != 0
                               ? 1
                               : static_cast<std::size_t>(frame.ch_layout.nb_channels);
  for (std::size_t i = 0; i < static_cast<std::size_t>(frame.nb_samples); ++i) {
    const std::uint8_t* const data = frame.extended_data[0];
    float value = 0;
    if (frame.format == AV_SAMPLE_FMT_FLT || frame.format == AV_SAMPLE_FMT_FLTP) {
      std::memcpy(&value, data + i * step * sizeof(float), sizeof(float));
    } else {
      std::int16_t sample = 0;
      std::memcpy(&sample, data + i * step * sizeof(sample), sizeof(sample));
      value = static_cast<float>(sample) / 32768;
    }
    film.sound.push_back(value);
  }
}

/// Everything that the decoder gives for a packet; nullptr: the rest.
void decode(AVCodecContext& codec, const AVPacket* packet, const AVStream& stream, DecodedFilm& film) {
  const Decoding<AVFrame> frame(av_frame_alloc());
  if (avcodec_send_packet(&codec, packet) < 0) film.problem = "a packet cannot be decoded";
  while (avcodec_receive_frame(&codec, frame.get()) >= 0) {
    if (codec.codec_type == AVMEDIA_TYPE_VIDEO) {
      addPicture(*frame, stream, film);
    } else {
      addSound(*frame, stream, film);
    }
  }
}

}  // namespace

DecodedFilm decodeFilm(const std::filesystem::path& path) {
  DecodedFilm film;
  AVFormatContext* opened = nullptr;
  if (avformat_open_input(&opened, path.c_str(), nullptr, nullptr) < 0) {
    film.problem = "cannot be opened";
    return film;
  }
  const Decoding<AVFormatContext> file(opened);
  if (avformat_find_stream_info(file.get(), nullptr) < 0) film.problem = "has no streams";
  std::vector<Decoding<AVCodecContext>> codecs;
  for (unsigned i = 0; i < file->nb_streams; ++i) {
    const AVStream& stream = *file->streams[i];
    codecs.push_back(openDecoder(stream));
    if (stream.codecpar->codec_type != AVMEDIA_TYPE_VIDEO) continue;
    film.seconds = stream.duration == AV_NOPTS_VALUE ? static_cast<double>(file->duration) / AV_TIME_BASE
                                                     : static_cast<double>(stream.duration) * av_q2d(stream.time_base);
  }
  const Decoding<AVPacket> packet(av_packet_alloc());
  while (av_read_frame(file.get(), packet.get()) >= 0) {
    const auto index = static_cast<std::size_t>(packet->stream_index);
    if (codecs[index]) decode(*codecs[index], packet.get(), *file->streams[index], film);
    av_packet_unref(packet.get());
  }
  for (std::size_t i = 0; i < codecs.size(); ++i) {
    if (codecs[i]) decode(*codecs[i], nullptr, *file->streams[i], film);
  }
  return film;
}

}  // namespace furitsuke::test
