// SPDX-License-Identifier: MIT
#include "core/media/film_sound_stream.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace furitsuke::media {

namespace {

constexpr int kChannels = 2;
constexpr int kSamplesOtherwise = 1024;  // at once, for encoders that take any number
constexpr int kExtraSamples = 1024;

struct SoundEncoder {
  const char* name;
  std::int64_t bitRate;
};

SoundEncoder soundEncoder(FilmCodec codec) {
  switch (codec) {
    case FilmCodec::H264: return {"aac", 192'000};
    case FilmCodec::Vp9: return {"libopus", 160'000};
    default: return {"pcm_s16le", 0};
  }
}

/// The rate of the sound, if the encoder supports it. Lower rates than that of a CD are raised, because an encoder
/// takes blocks of a fixed number of samples, and the last one may be longer than the film.
int soundRate(const AVCodec& encoder, int rate) {
  constexpr int kOtherwise = 48'000, kLowest = 44'100;
  if (encoder.supported_samplerates == nullptr && rate >= kLowest) return rate;
  for (const int* supported = encoder.supported_samplerates; supported != nullptr && *supported != 0; ++supported) {
    if (*supported == rate && rate >= kLowest) return rate;
  }
  return kOtherwise;
}

Libav<SwrContext> makeResampler(AVCodecContext& codec, int rate) {
  SwrContext* resampler = nullptr;
  const int code = swr_alloc_set_opts2(&resampler, &codec.ch_layout, codec.sample_fmt, codec.sample_rate,
                                       &codec.ch_layout, AV_SAMPLE_FMT_S16, rate, 0, nullptr);
  Libav<SwrContext> made(resampler);
  if (code < 0 || swr_init(made.get()) < 0) return nullptr;
  return made;
}

/// A frame for this many samples; null without memory.
Libav<AVFrame> soundFrame(const AVCodecContext& codec, int count) {
  Libav<AVFrame> frame(av_frame_alloc());
  if (!frame) return nullptr;
  frame->format = codec.sample_fmt;
  frame->sample_rate = codec.sample_rate;
  frame->nb_samples = count;
  if (av_channel_layout_copy(&frame->ch_layout, &codec.ch_layout) < 0) return nullptr;
  if (av_frame_get_buffer(frame.get(), 0) < 0) return nullptr;
  return frame;
}

Error soundError() { return Error::because(Core::tr("the sound cannot be converted")); }

}  // namespace

Result<FilmSoundStream> FilmSoundStream::open(AVFormatContext& film, FilmCodec codec, FilmSound sound) {
  const SoundEncoder encoder = soundEncoder(codec);
  Result<FilmStream> stream = FilmStream::make(film, encoder.name);
  if (!stream) return stream.error();
  AVCodecContext& context = stream->codec();
  context.sample_fmt = context.codec->sample_fmts[0];
  context.sample_rate = soundRate(*context.codec, sound.sound->rate);
  context.bit_rate = encoder.bitRate;
  av_channel_layout_default(&context.ch_layout, kChannels);
  context.time_base = {1, context.sample_rate};
  if (const Status opened = stream->openEncoder(nullptr); !opened) return opened.error();
  if (const Result<AVStream*> added = stream->addToFilm(); !added) return added.error();
  Libav<SwrContext> resampler = makeResampler(context, sound.sound->rate);
  Libav<AVAudioFifo> samples(av_audio_fifo_alloc(context.sample_fmt, kChannels, context.sample_rate));
  if (!resampler || !samples) return soundError();
  return FilmSoundStream(*std::move(stream), std::move(sound), std::move(resampler), std::move(samples));
}

Status FilmSoundStream::addUntil(double seconds) {
  const int rate = sound_.sound->rate;
  const auto end = static_cast<std::int64_t>(std::ceil(seconds * rate));
  while (taken_ < end) {
    if (const Status taken = take(std::min<std::int64_t>(end - taken_, rate)); !taken) return taken;
  }
  while (av_audio_fifo_size(samples_.get()) >= frameSize()) {
    if (const Status encoded = encodeSamples(frameSize()); !encoded) return encoded;
  }
  return Done{};
}

Status FilmSoundStream::finish(double seconds) {
  if (const Status added = addUntil(seconds); !added) return added;
  const std::int64_t end = std::llround(seconds * stream_.codec().sample_rate);
  // The resampler withholds some samples until it knows the next ones.
  while (encoded_ + av_audio_fifo_size(samples_.get()) < end) {
    if (const Status taken = take(kExtraSamples); !taken) return taken;
  }
  while (encoded_ < end) {
    const std::int64_t count = std::min<std::int64_t>(frameSize(), end - encoded_);
    if (const Status encoded = encodeSamples(static_cast<int>(count)); !encoded) return encoded;
  }
  return stream_.encode(nullptr);
}

int FilmSoundStream::frameSize() const {
  return stream_.codec().frame_size > 0 ? stream_.codec().frame_size : kSamplesOtherwise;
}

Status FilmSoundStream::take(std::int64_t count) {
  const Sound& sound = *sound_.sound;
  const std::int64_t start = std::llround(sound_.start * sound.rate);
  std::vector<std::int16_t> samples = samplesBetween(sound, start + taken_, static_cast<std::size_t>(count));
  if (sound_.gain != 1) {
    for (std::int16_t& sample : samples) sample = static_cast<std::int16_t>(std::lround(sample * sound_.gain));
  }
  taken_ += count;
  return convert(samples.data(), static_cast<int>(count));
}

Status FilmSoundStream::convert(const std::int16_t* samples, int count) {
  const int room = swr_get_out_samples(resampler_.get(), count);
  if (room < 0) return soundError();
  const Libav<AVFrame> converted = soundFrame(stream_.codec(), std::max(room, 1));
  if (!converted) return soundError();
  const auto* input = reinterpret_cast<const std::uint8_t*>(samples);
  const int made = swr_convert(resampler_.get(), converted->extended_data, room, &input, count);
  if (made < 0) return soundError();
  void** const data = reinterpret_cast<void**>(converted->extended_data);
  if (av_audio_fifo_write(samples_.get(), data, made) < made) return soundError();
  return Done{};
}

Status FilmSoundStream::encodeSamples(int count) {
  const Libav<AVFrame> frame = soundFrame(stream_.codec(), count);
  if (!frame) return soundError();
  if (av_audio_fifo_read(samples_.get(), reinterpret_cast<void**>(frame->extended_data), count) < count) {
    return soundError();
  }
  frame->pts = encoded_;
  encoded_ += count;
  return stream_.encode(frame.get());
}

}  // namespace furitsuke::media
