// SPDX-License-Identifier: MIT
#include "core/media/film_stream.h"

namespace furitsuke::media {

Result<FilmStream> FilmStream::make(AVFormatContext& film, const char* encoder) {
  const AVCodec* const found = avcodec_find_encoder_by_name(encoder);
  if (found == nullptr) return Error::because(std::string("this system has no encoder ") + encoder);
  Libav<AVCodecContext> codec(avcodec_alloc_context3(found));
  Libav<AVPacket> packet(av_packet_alloc());
  if (!codec || !packet) return Error::because("there is not enough memory");
  if ((film.oformat->flags & AVFMT_GLOBALHEADER) != 0) codec->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
  return FilmStream(film, std::move(codec), std::move(packet));
}

Status FilmStream::open(AVDictionary** options) {
  const std::string what = std::string("the encoder ") + codec_->codec->name;
  if (const int code = avcodec_open2(codec_.get(), nullptr, options); code < 0) return libavError(what, code);
  stream_ = avformat_new_stream(film_, nullptr);
  if (stream_ == nullptr) return Error::because("there is not enough memory");
  stream_->time_base = codec_->time_base;
  stream_->avg_frame_rate = codec_->framerate;
  return libavStatus(what, avcodec_parameters_from_context(stream_->codecpar, codec_.get()));
}

Status FilmStream::encode(const AVFrame* frame) {
  if (const int code = avcodec_send_frame(codec_.get(), frame); code < 0) {
    return libavError(std::string("the encoder ") + codec_->codec->name, code);
  }
  for (;;) {
    const int code = avcodec_receive_packet(codec_.get(), packet_.get());
    if (code == AVERROR(EAGAIN) || code == AVERROR_EOF) return Done{};
    if (code < 0) return libavError(std::string("the encoder ") + codec_->codec->name, code);
    // Without it, the film ends when its last picture begins. Not all encoders set it.
    if (packet_->duration == 0 && codec_->codec_type == AVMEDIA_TYPE_VIDEO) packet_->duration = 1;
    av_packet_rescale_ts(packet_.get(), codec_->time_base, stream_->time_base);
    packet_->stream_index = stream_->index;
    if (const int written = av_interleaved_write_frame(film_, packet_.get()); written < 0) {
      return libavError("cannot be written", written);
    }
  }
}

}  // namespace furitsuke::media
