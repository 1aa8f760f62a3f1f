// SPDX-License-Identifier: MIT
#include "core/lips/lyrics_builder.h"

#include <algorithm>
#include <utility>

namespace furitsuke::lips {

namespace {

Message reasonOf(LyricsFinding finding, const Message& location) {
  switch (finding) {
    case LyricsFinding::Damaged:
      return {Core::trWith("A part of the lyrics file is damaged; the notes before the damage are used: %1"), location};
    case LyricsFinding::UnreadableLine:
      return {Core::trWith("A line of the lyrics file has no time or value that can be read; the line is ignored: %1"),
              location};
    case LyricsFinding::NoReading:
      return {Core::trWith("A text is in neither kana nor Latin letters; the mouth stays closed there: %1"), location};
    case LyricsFinding::TooMany: break;
  }
  return {Core::trWith("The lyrics have more than 200000 syllables; the first ones are used: %1"), location};
}

}  // namespace

void LyricsBuilder::beginVoice(std::string name) {
  if (!lyrics_.voices.empty() && lyrics_.voices.back().moras.empty()) lyrics_.voices.pop_back();
  lyrics_.voices.push_back({std::move(name), {}});
}

void LyricsBuilder::addText(double start, double end, std::string_view text, LyricKind kind, const Message& location,
                            float loudness) {
  if (!(start >= 0 && start <= kMaxSeconds)) return;
  const MoraText read = morasOf(text, kind);
  if (read.unread > 0) note(LyricsFinding::NoReading, location);
  if (read.moras.empty()) return;
  if (lyrics_.voices.empty()) beginVoice({});
  const double length = std::max(0.0, std::min(end, kMaxSeconds) - start) / static_cast<double>(read.moras.size());
  double from = start;
  for (const Mora& mora : read.moras) {
    if (count_ == kMaxMoras) return note(LyricsFinding::TooMany, location);
    ++count_;
    lyrics_.voices.back().moras.push_back({from, from + length, mora, std::clamp(loudness, 0.0F, 1.0F)});
    from += length;
  }
}

void LyricsBuilder::note(LyricsFinding finding, const Message& location, std::optional<std::size_t> offset) {
  Diagnostic& found = findings_[static_cast<std::size_t>(finding)];
  if (found.count == 0) {
    found = makeDiagnostic(finding, reasonOf(finding, location), offset);
    found.detail = location.english();
  }
  ++found.count;
}

Result<Lyrics> LyricsBuilder::take(MessageText expected) && {
  for (Voice& voice : lyrics_.voices) {
    std::ranges::stable_sort(voice.moras, {}, &TimedMora::start);
    for (std::size_t i = 0; i + 1 < voice.moras.size(); ++i) {
      voice.moras[i].end = std::min(voice.moras[i].end, voice.moras[i + 1].start);
    }
  }
  std::erase_if(lyrics_.voices, [](const Voice& voice) { return voice.moras.empty(); });
  for (Diagnostic& finding : findings_) {
    if (finding.count > 0) lyrics_.findings.push_back(std::move(finding));
  }
  if (!lyrics_.voices.empty()) return std::move(lyrics_);
  if (lyrics_.findings.empty()) {
    return Error::because(Core::trWith("contains no syllables with times; expected %1"), expected);
  }
  const Diagnostic& first = lyrics_.findings.front();
  return Error::at(first.offset, {}, Core::trWith("contains no syllables with times; expected %1. %2"), expected,
                   first.reason);
}

}  // namespace furitsuke::lips
