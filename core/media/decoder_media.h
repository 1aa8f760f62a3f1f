// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/known_text.h"
#include "core/base/result.h"
#include "core/media/reader/film_reader.h"

// What a process that decodes sounds and films (core/decoder) answers, for both sides. Nothing of it is trusted.
namespace furitsuke::media {

/// What an answer contains.
enum class MediaReply : std::uint8_t {
  Content,  ///< with content in the shared memory: samples, or a picture
  End,      ///< of what was asked for: a Status, and more if it is Done
};

/// The request for the pictures up to one, in a film that has been opened.
struct PictureRequest {
  std::int64_t index = 0;
  std::int64_t first = 0;  ///< FilmDecoding::first
};

/// The size of the samples of a piece of sound in bytes.
inline constexpr std::size_t kSoundPieceBytes = std::size_t{1} << 20;

/// All that is said about sounds and films.
[[nodiscard]] std::span<const KnownText> mediaTexts() noexcept;

void writeFilmInfo(ByteWriter& out, const FilmInfo& info);
/// An Error if the values are not those of a film.
[[nodiscard]] Result<FilmInfo> readFilmInfo(ByteReader& in);

/// Findings about sounds.
void writeSoundFindings(ByteWriter& out, const Diagnostics& diagnostics);
[[nodiscard]] Diagnostics readSoundFindings(ByteReader& in);

}  // namespace furitsuke::media
