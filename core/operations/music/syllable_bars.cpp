// SPDX-License-Identifier: MIT
#include "core/operations/music/syllable_bars.h"

#include <algorithm>
#include <utility>

#include "core/lips/mora.h"
#include "core/lips/text_lines.h"
#include "core/operations/scope.h"

namespace furitsuke::operations {

namespace {

constexpr std::string_view kHeldVowel = "ー";

std::string wordsOf(const SyllableBars& bars) {
  std::string words;
  for (const SyllableBar& bar : bars) words += bar.text;
  for (std::size_t at = words.find(kHeldVowel); at != words.npos; at = words.find(kHeldVowel, at)) {
    words.erase(at, kHeldVowel.size());
  }
  return words;
}

Result<SyllableBar> readSyllable(std::string_view text) {
  const std::size_t space = text.rfind(' ');
  if (space != text.npos) {
    const std::string_view frames = text.substr(space + 1);
    const std::string_view word = lips::withoutSpaces(text.substr(0, space));
    const Result<FrameRange> range = parseFrameRange(frames);
    const bool isClosed = !frames.starts_with('-') && !frames.ends_with('-');
    if (range.ok() && isClosed && !word.empty()) return SyllableBar{*range, std::string(word)};
  }
  return Error::in(Message::verbatim(std::string(kSyllablesParameter)),
                   Core::trWith("\"%1\" is not a syllable with its time; write \"ka 30-36, shi 37-45\""), text);
}

}  // namespace

std::string syllablesText(const SyllableBars& bars) {
  std::string text;
  for (const SyllableBar& bar : bars) {
    text += (text.empty() ? "" : ", ") + bar.text + " " + std::to_string(bar.frames.first) + "-" +
            std::to_string(bar.frames.last);
  }
  return text;
}

Result<std::optional<SyllableBars>> readSyllables(std::string_view text) {
  using Bars = std::optional<SyllableBars>;
  text = lips::withoutSpaces(text);
  if (text.empty()) return Bars();
  SyllableBars bars;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    Result<SyllableBar> bar = readSyllable(lips::withoutSpaces(text.substr(begin, end - begin)));
    if (!bar.ok()) return bar.error();
    bars.push_back(*std::move(bar));
    begin = end + 1;
  }
  std::ranges::stable_sort(bars, {}, [](const SyllableBar& bar) { return bar.frames.first; });
  SyllableBars apart;
  for (SyllableBar& bar : bars) {
    if (!apart.empty()) apart.back().frames.last = std::min(apart.back().frames.last, bar.frames.first - 1);
    if (!apart.empty() && apart.back().frames.isEmpty()) apart.pop_back();
    apart.push_back(std::move(bar));
  }
  return Bars(std::move(apart));
}

SyllableBars syllablesOf(std::string_view text) {
  SyllableBars bars;
  for (std::string& mora : lips::moraTexts(text)) bars.push_back({{}, std::move(mora)});
  return bars;
}

bool haveSameWords(const SyllableBars& a, const SyllableBars& b) { return wordsOf(a) == wordsOf(b); }

SyllableBars withSplitSyllable(SyllableBars bars, std::size_t index, Frame frame) {
  if (index >= bars.size()) return bars;
  SyllableBar& bar = bars[index];
  if (frame <= bar.frames.first || frame > bar.frames.last) return bars;
  const std::vector<std::string> moras = lips::moraTexts(bar.text);
  const double part =
      static_cast<double>(frame - bar.frames.first) / static_cast<double>(bar.frames.last - bar.frames.first + 1);
  const auto count = static_cast<double>(moras.size());
  const auto before = static_cast<std::size_t>(std::clamp(part * count + 0.5, 1.0, std::max(1.0, count - 1)));
  SyllableBar second{{frame, bar.frames.last}, std::string(kHeldVowel)};
  bar.frames.last = frame - 1;
  if (moras.size() > 1) {
    bar.text.clear();
    second.text.clear();
    for (std::size_t i = 0; i < moras.size(); ++i) (i < before ? bar : second).text += moras[i];
  }
  bars.insert(bars.begin() + static_cast<std::ptrdiff_t>(index) + 1, std::move(second));
  return bars;
}

SyllableBars withJoinedSyllables(SyllableBars bars, std::size_t index) {
  if (index + 1 >= bars.size()) return bars;
  const auto next = bars.begin() + static_cast<std::ptrdiff_t>(index) + 1;
  bars[index].frames.last = next->frames.last;
  // ー after its vowel only holds it, which the longer bar does.
  if (next->text != kHeldVowel) bars[index].text += next->text;
  bars.erase(next);
  return bars;
}

}  // namespace furitsuke::operations
