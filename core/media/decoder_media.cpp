// SPDX-License-Identifier: MIT
#include "core/media/decoder_media.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>

#include "core/base/text_bytes.h"
#include "core/decoder/decoder_texts.h"
#include "core/media/sound_findings.h"

namespace furitsuke::media {

namespace {

constexpr KnownText kParts[] = {Core::tr("sound"), Core::tr("film")};

constexpr KnownText kTexts[] = {
    Core::tr("canceled"),
    Core::tr("it contains no samples"),
    Core::tr("its pixel format is unknown cannot be converted"),
    Core::trWith("its pixel format %1 cannot be converted"),
    Core::trWith("its pictures are too large: %1 pixels"),
    Core::trWith("it cannot be converted: %1"),
    Core::tr("cannot be decoded: the decoder skipped it"),
    Core::trWith("cannot be decoded: %1"),
    Core::tr("the file cannot be read"),
    Core::tr("the file contains no film"),
    Core::tr("the file contains no sound"),
    Core::tr("the file is damaged"),
    Core::tr("the file is empty"),
    Core::trWith("the file ends after %1 of %2 seconds"),
    {Core::trWith("the format of the %1 is unknown, or its start is damaged"), kParts},
    Core::tr("the film contains no pictures"),
    Core::trWith("the film contains no pictures: %1"),
    Core::tr("the film does not say how large its pictures are"),
    Core::trWith("the film ends after it: %1"),
    Core::tr("the film has too many pictures"),
    Core::trWith("the film has no picture %1"),
    Core::trWith("the film cannot be decoded: its codec %1 is not supported"),
    Core::trWith("the film cannot be decoded: %1"),
    Core::trWith("the film cannot be read: %1"),
    Core::tr("the film is too large for the available memory"),
    Core::trWith("the film: %1"),
    Core::trWith("films cannot be read, because %1"),
    Core::trWith("only films in MP4, MOV, WebM, MKV and AVI files can be read, not %1"),
    Core::trWith("only WAV files with PCM or floating-point samples can be read, because %1; save the "
                 "sound as a 16-bit PCM WAV file"),
    Core::trWith("picture %1 (%2 s)"),
    Core::tr("the sound is compressed in an unknown way"),
    Core::tr("the sound is too large for the available memory"),
    Core::trWith("the sound cannot be decoded: %1"),
    Core::trWith("the sound cannot be read: %1"),
    Core::trCount("the sound is cut after %n second", "the sound is cut after %n seconds"),
    Core::trCount("%n more picture was expected", "%n more pictures were expected"),
    Core::trCount("%n piece of the sound could not be decoded", "%n pieces of the sound could not be decoded"),
    Core::trCount("%n second was expected", "%n seconds were expected"),
    Core::tr("this program was built without libav"),
    Core::trWith("%1 is not installed"),
};

bool isFilm(const FilmInfo& info) {
  constexpr int kMaxSide = 16'384;
  const std::vector<double>& starts = info.times.starts;
  const bool hasSize = info.width > 0 && info.height > 0 && info.width <= kMaxSide && info.height <= kMaxSide;
  const bool hasTimes = !starts.empty() && std::ranges::is_sorted(starts) && starts.front() >= 0 &&
                        std::isfinite(starts.back()) && std::isfinite(info.times.end);
  return hasSize && hasTimes && info.pixelAspect > 0 && std::isfinite(info.pixelAspect) && info.times.tolerance >= 0 &&
         info.times.tolerance < 1;
}

}  // namespace

std::span<const KnownText> mediaTexts() noexcept { return kTexts; }

void writeFilmInfo(ByteWriter& out, const FilmInfo& info) {
  out.write(static_cast<std::int32_t>(info.width));
  out.write(static_cast<std::int32_t>(info.height));
  out.write(info.pixelAspect);
  out.write(info.times.end);
  out.write(info.times.tolerance);
  out.write(static_cast<std::uint64_t>(info.times.starts.size()));
  out.write(std::as_bytes(std::span(info.times.starts)));
  decoder::writeStatus(out, info.damage ? Status(*info.damage) : Status(Done{}));
}

Result<FilmInfo> readFilmInfo(ByteReader& in) {
  FilmInfo info;
  info.width = in.read<std::int32_t>();
  info.height = in.read<std::int32_t>();
  info.pixelAspect = in.read<double>();
  info.times.end = in.read<double>();
  info.times.tolerance = in.read<double>();
  const auto count = in.read<std::uint64_t>();
  if (count <= in.remaining() / sizeof(double)) {
    info.times.starts.resize(count);
    const ByteView starts = in.take(count * sizeof(double));
    std::memcpy(info.times.starts.data(), starts.data(), starts.size());
  }
  const Status damage = decoder::readStatus(in, mediaTexts());
  if (!damage) info.damage = damage.error();
  if (!in.ok() || std::ranges::any_of(info.times.starts, [](double start) { return std::isnan(start); }) ||
      !isFilm(info))
    return Error::because(Core::tr("the file is damaged"));
  return info;
}

void writeSoundFindings(ByteWriter& out, const Diagnostics& diagnostics) {
  out.write(static_cast<std::uint32_t>(diagnostics.size()));
  for (const Diagnostic& diagnostic : diagnostics) {
    writeText(out, diagnostic.code);
    writeText(out, diagnostic.reason.english());
    out.write(static_cast<std::uint64_t>(diagnostic.count));
  }
}

Diagnostics readSoundFindings(ByteReader& in) {
  Diagnostics diagnostics;
  const auto count = in.read<std::uint32_t>();
  for (std::uint32_t i = 0; i < count && in.ok(); ++i) {
    const std::string code = readText(in);
    const std::string reason = readText(in);
    const auto times = in.read<std::uint64_t>();
    const auto row = std::ranges::find(kSoundFindings, code, &FindingRow<SoundFinding>::code);
    if (row == kSoundFindings.end()) continue;
    diagnostics.push_back(makeDiagnostic(row->finding, decoder::messageOf(mediaTexts(), reason)));
    diagnostics.back().count = times;
  }
  return diagnostics;
}

}  // namespace furitsuke::media
