// SPDX-License-Identifier: MIT
#include "core/media/film_writer.h"

#include <optional>
#include <string>
#include <utility>

#include "core/media/film_picture_stream.h"
#include "core/media/film_sound_stream.h"
#include "core/media/libav_log.h"

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
  return libavStatus("cannot be written", code);
}

}  // namespace

struct FilmWriter::Parts {
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

  explicit Parts(AVFormatContext* context) : file(context) {}

  [[nodiscard]] double seconds() const {
    return static_cast<double>(pictures->count()) * settings.rate.seconds / settings.rate.pictures;
  }

  FilmSettings settings;
  FilmFile file;
  std::optional<FilmPictureStream> pictures;
  std::optional<FilmSoundStream> sound;
};

FilmWriter::FilmWriter(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
FilmWriter::~FilmWriter() = default;

bool FilmWriter::isAvailable() noexcept { return true; }

Result<std::unique_ptr<FilmWriter>> FilmWriter::create(const std::filesystem::path& file, const FilmSettings& settings,
                                                       FilmSound sound) {
  if (const Status checked = checkFilm(settings); !checked) return checked.error();
  if (sound.sound && !filmFormat(settings.codec).hasSound) {
    return Error::because(std::string(filmFormat(settings.codec).extension) + " cannot have sound");
  }
  prepareLibav();
  AVFormatContext* context = nullptr;
  const std::string url = urlOf(file);
  const int code = avformat_alloc_output_context2(&context, nullptr, containerOf(settings.codec), url.c_str());
  if (code < 0) return libavError("cannot be written", code);
  auto parts = std::make_unique<Parts>(context);
  parts->settings = settings;
  Result<FilmPictureStream> pictures = FilmPictureStream::open(*context, settings);
  if (!pictures) return pictures.error();
  parts->pictures.emplace(*std::move(pictures));
  if (sound.sound) {
    Result<FilmSoundStream> opened = FilmSoundStream::open(*context, settings.codec, std::move(sound));
    if (!opened) return opened.error();
    parts->sound.emplace(*std::move(opened));
  }
  if (const int opened = avio_open(&context->pb, url.c_str(), AVIO_FLAG_WRITE); opened < 0) {
    return libavError("cannot be written", opened);
  }
  if (const Status written = writeHeader(*context); !written) return written.error();
  return std::unique_ptr<FilmWriter>(new FilmWriter(std::move(parts)));
}

Status FilmWriter::add(std::span<const std::uint8_t> picture) {
  const FilmSettings& settings = parts_->settings;
  if (picture.size() != static_cast<std::size_t>(settings.width) * static_cast<std::size_t>(settings.height) * 4) {
    return Error::because("the picture does not have the size of the film");
  }
  if (const Status added = parts_->pictures->add(picture); !added) return added;
  if (parts_->sound) return parts_->sound->addUntil(parts_->seconds());
  return Done{};
}

Status FilmWriter::finish() {
  if (const Status finished = parts_->pictures->finish(); !finished) return finished;
  if (parts_->sound) {
    if (const Status finished = parts_->sound->finish(parts_->seconds()); !finished) return finished;
  }
  if (const int code = av_write_trailer(&parts_->file.get()); code < 0) return libavError("cannot be written", code);
  return libavStatus("cannot be written", parts_->file.close());
}

}  // namespace furitsuke::media
