// SPDX-License-Identifier: MIT
#include "core/media/reader/process_film_reader.h"

#include <utility>

#include "core/decoder/decoder_texts.h"
#include "core/decoder/job.h"
#include "core/media/decoder_media.h"

namespace furitsuke::media {

namespace {

class ProcessFilmReader : public FilmReader {
 public:
  ProcessFilmReader(std::unique_ptr<decoder::Job> job, const std::atomic<bool>& canceled)
      : job_(std::move(job)), canceled_(canceled) {}

  Status open() {
    const Result<Bytes> reply = job_->receive([this] { return canceled_.load(); });
    if (!reply) return problem(reply.error());
    ByteReader in(*reply);
    if (const Status opened = decoder::readStatus(in, mediaTexts()); !opened) return opened;
    Result<FilmInfo> info = readFilmInfo(in);
    if (!info) return info.error();
    info_ = *std::move(info);
    return Done{};
  }

  [[nodiscard]] const FilmInfo& info() const override { return info_; }

  Status decode(std::int64_t index, const FilmDecoding& decoding) override {
    ByteWriter request;
    request.write(PictureRequest{index, decoding.first});
    job_->request(std::move(request).take());
    bool isStopped = false;
    const auto leaves = [this, &decoding, &isStopped] {
      if (!isStopped && decoding.isObsolete()) {
        isStopped = true;
        job_->stop();
      }
      return canceled_.load();
    };
    while (true) {
      const Result<Bytes> reply = job_->receive(leaves);
      if (!reply) return problem(reply.error());
      ByteReader in(*reply);
      if (in.read<MediaReply>() == MediaReply::End) return decoder::readStatus(in, mediaTexts());
      if (const Status taken = takePicture(in, decoding); !taken) return taken;
    }
  }

 private:
  static Error problem(const Error& error) {
    return error.isCanceled ? error : Error::because(Core::trWith("the film cannot be read: %1"), error.reason);
  }

  Status takePicture(ByteReader& in, const FilmDecoding& decoding) {
    const auto index = in.read<std::int64_t>();
    VideoFrame picture{info_.width, info_.height, {}, in.read<std::uint8_t>() != 0};
    const std::size_t size = static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height) * 4;
    const Status taken = job_->takeContent(size, [&picture](ByteView content) {
      const auto* const first = reinterpret_cast<const std::uint8_t*>(content.data());
      picture.pixels.assign(first, first + content.size());
    });
    if (!taken) return taken;
    if (in.ok() && index >= decoding.first && index < info_.count()) decoding.take(index, std::move(picture));
    return Done{};
  }

  std::unique_ptr<decoder::Job> job_;
  const std::atomic<bool>& canceled_;
  FilmInfo info_;
};

}  // namespace

Result<std::unique_ptr<FilmReader>> openFilmInProcess(const std::filesystem::path& file,
                                                      const std::atomic<bool>& canceled) {
  Result<std::unique_ptr<decoder::Job>> job = decoder::Job::start(decoder::Task::Film, file);
  if (!job) {
    const Error& error = job.error();
    // Those of the file name it.
    return error.section.isEmpty() ? Error::because(Core::trWith("films cannot be read, because %1"), error.reason)
                                   : error;
  }
  auto reader = std::make_unique<ProcessFilmReader>(*std::move(job), canceled);
  if (const Status opened = reader->open(); !opened) return opened.error();
  return std::unique_ptr<FilmReader>(std::move(reader));
}

}  // namespace furitsuke::media
