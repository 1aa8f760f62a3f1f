// SPDX-License-Identifier: MIT
// For a build without libav.
#include "core/media/film_writer.h"

#include <utility>

namespace furitsuke::media {

struct FilmWriter::Parts {};

FilmWriter::FilmWriter(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
FilmWriter::~FilmWriter() = default;

bool FilmWriter::isAvailable() noexcept { return false; }

Result<std::unique_ptr<FilmWriter>> FilmWriter::create(const std::filesystem::path&, const FilmSettings&, FilmSound) {
  return Error::because("this program was built without libav and cannot write films; write .png images instead");
}

Status FilmWriter::add(std::span<const std::uint8_t>) { return Done{}; }
Status FilmWriter::finish() { return Done{}; }

}  // namespace furitsuke::media
