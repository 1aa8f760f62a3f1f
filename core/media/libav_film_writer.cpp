// SPDX-License-Identifier: MIT
#include "core/media/libav_film_writer.h"

#include <optional>
#include <string>
#include <utility>

#include "core/media/film_sound_stream.h"
#include "core/media/video_frame_stream.h"

namespace furitsuke::media {

namespace {

/// The name of libav's format for the extension of a film.
const char* containerOf(FilmCodec codec) {
  switch (codec) {
    case FilmCodec::H264: return "mp4";
    case FilmCodec::Vp9: return "webm";
    case FilmCodec::ProRes:
    case FilmCodec::Png: return "mov";
    case FilmCodec::Gif: break;
  }
  return "gif";
}

/// The prefix keeps libav from taking the start of a name such as "a:b.mp4" for a protocol.
std::string urlOf(const std::filesystem::path& file) {
  const std::u8string name = file.u8string();
  return "file:" + std::string(name.begin(), name.end());
}

Status writeHeader(AVFormatContext& film) {
  AVDictionary* options = nullptr;
  // The index comes first, so that a film can be played while it is downloaded. Not all formats have these flags.
  av_dict_set(&options, "movflags", "+faststart+write_colr", 0);
  const int code = avformat_write_header(&film, &options);
  av_dict_free(&options);
  return libavStatus(Core::trWith("cannot be written: %1"), code);
}

/// Closes its file on destruction.
class FilmFile {
 public:
  explicit FilmFile(AVFormatContext* film) : film_(film) {}
  ~FilmFile() {
    static_cast<void>(close());
    avformat_free_context(film_);
  }
  FilmFile(const FilmFile&) = delete;
  FilmFile& operator=(const FilmFile&) = delete;

  [[nodiscard]] AVFormatContext& get() const { return *film_; }
  /// A negative number if something could not be written.
  int close() { return film_ == nullptr || film_->pb == nullptr ? 0 : avio_closep(&film_->pb); }

 private:
  AVFormatContext* film_;
};

class LibavFilmWriter : public FilmWriter {
 public:
  explicit LibavFilmWriter(AVFormatContext* film) : file_(film) {}

  Status open(const std::string& url, const FilmSettings& settings, FilmSound sound);
  Status add(std::span<const std::uint8_t> picture) override;
  Status finish() override;

 private:
  [[nodiscard]] double seconds() const {
    return static_cast<double>(pictures_->count()) * settings_.rate.seconds / settings_.rate.pictures;
  }

  FilmSettings settings_;
  FilmFile file_;
  std::optional<VideoFrameStream> pictures_;
  std::optional<FilmSoundStream> sound_;
};

Status LibavFilmWriter::open(const std::string& url, const FilmSettings& settings, FilmSound sound) {
  settings_ = settings;
  AVFormatContext& film = file_.get();
  Result<VideoFrameStream> pictures = VideoFrameStream::open(film, settings);
  if (!pictures) return pictures.error();
  pictures_.emplace(*std::move(pictures));
  if (sound.sound) {
    Result<FilmSoundStream> opened = FilmSoundStream::open(film, settings.codec, std::move(sound));
    if (!opened) return opened.error();
    sound_.emplace(*std::move(opened));
  }
  const Status opened =
      libavStatus(Core::trWith("cannot be written: %1"), avio_open(&film.pb, url.c_str(), AVIO_FLAG_WRITE));
  return opened ? writeHeader(film) : opened;
}

Status LibavFilmWriter::add(std::span<const std::uint8_t> picture) {
  if (picture.size() != static_cast<std::size_t>(settings_.width) * static_cast<std::size_t>(settings_.height) * 4) {
    return Error::because(Core::tr("the picture does not have the size of the film"));
  }
  if (const Status added = pictures_->add(picture); !added) return added;
  if (sound_) return sound_->addUntil(seconds());
  return Done{};
}

Status LibavFilmWriter::finish() {
  if (const Status finished = pictures_->finish(); !finished) return finished;
  if (sound_) {
    if (const Status finished = sound_->finish(seconds()); !finished) return finished;
  }
  const Status ended = libavStatus(Core::trWith("cannot be written: %1"), av_write_trailer(&file_.get()));
  if (!ended) return ended;
  return libavStatus(Core::trWith("cannot be written: %1"), file_.close());
}

}  // namespace

Result<std::unique_ptr<FilmWriter>> createLibavFilm(const std::filesystem::path& file, const FilmSettings& settings,
                                                    FilmSound sound) {
  AVFormatContext* film = nullptr;
  const std::string url = urlOf(file);
  const int code = avformat_alloc_output_context2(&film, nullptr, containerOf(settings.codec), url.c_str());
  if (const Status made = libavStatus(Core::trWith("cannot be written: %1"), code); !made) return made.error();
  auto writer = std::make_unique<LibavFilmWriter>(film);
  if (const Status opened = writer->open(url, settings, std::move(sound)); !opened) return opened.error();
  return std::unique_ptr<FilmWriter>(std::move(writer));
}

}  // namespace furitsuke::media
