// SPDX-License-Identifier: MIT
#include "core/media/film_stream.h"

namespace furitsuke::media {

namespace {

Error encoderError(const char* encoder, int code) {
  return Error::because(Core::trWith("the encoder %1: %2"), encoder, libavMessage(code));
}

}  // namespace

Result<FilmStream> FilmStream::make(AVFormatContext& film, const char* encoder) {
  const AVCodec* const found = avcodec_find_encoder_by_name(encoder);
  if (found == nullptr) return Error::because(Core::trWith("this system has no encoder %1"), encoder);
  Libav<AVCodecContext> codec(avcodec_alloc_context3(found));
  Libav<AVPacket> packet(av_packet_alloc());
  if (!codec || !packet) return Error::because(Core::tr("there is not enough memory"));
  if ((film.oformat->flags & AVFMT_GLOBALHEADER) != 0) codec->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
  return FilmStream(film, std::move(codec), std::move(packet));
}

Status FilmStream::openEncoder(AVDictionary** options) {
  // A failure also closes the context, which then has no codec.
  const char* const encoder = codec_->codec->name;
  const int code = avcodec_open2(codec_.get(), nullptr, options);
  if (code < 0) return encoderError(encoder, code);
  return Done{};
}

Result<AVStream*> FilmStream::addToFilm() {
  stream_ = avformat_new_stream(film_, nullptr);
  if (stream_ == nullptr) return Error::because(Core::tr("there is not enough memory"));
  stream_->time_base = codec_->time_base;
  stream_->avg_frame_rate = codec_->framerate;
  const int code = avcodec_parameters_from_context(stream_->codecpar, codec_.get());
  if (code < 0) return encoderError(codec_->codec->name, code);
  return stream_;
}

Status FilmStream::encode(const AVFrame* frame) {
  return encode(frame, [this](AVPacket& packet) { return write(packet); });
}

Status FilmStream::encode(const AVFrame* frame, const PacketTaker& take) {
  int code = avcodec_send_frame(codec_.get(), frame);
  while (code >= 0) {
    code = avcodec_receive_packet(codec_.get(), packet_.get());
    if (code == AVERROR(EAGAIN) || code == AVERROR_EOF) return Done{};
    if (code < 0) break;
    if (Status taken = take(*packet_); !taken) return taken;
  }
  return encoderError(codec_->codec->name, code);
}

Status FilmStream::write(AVPacket& packet) {
  av_packet_rescale_ts(&packet, codec_->time_base, stream_->time_base);
  packet.stream_index = stream_->index;
  return libavStatus(Core::trWith("cannot be written: %1"), av_interleaved_write_frame(film_, &packet));
}

}  // namespace furitsuke::media
