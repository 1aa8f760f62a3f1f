// SPDX-License-Identifier: MIT
#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "core/lips/lyrics_builder.h"
#include "core/lips/lyrics_readers.h"
#include "core/lips/text_lines.h"

namespace furitsuke::lips {

namespace {

constexpr std::size_t kMaxTimesOfLine = 100;  ///< a chorus; more would repeat a long text without limit

/// A text is not spread over more than this time per mora when the next one comes late, in seconds.
constexpr double kLongestMora = 0.5;

struct TimedText {
  double start = 0;
  std::optional<double> end;
  std::string_view text;
  std::size_t line = 0;
};

/// "75.5", "1:15.5" or "1:15:50", in seconds.
std::optional<double> timeOf(std::string_view text) {
  text = withoutSpaces(text);
  double seconds = 0;
  int parts = 0;
  while (true) {
    const std::size_t colon = text.find(':');
    const std::string_view part = text.substr(0, colon);
    const bool isNumber = !part.empty() && part.find_first_not_of("0123456789.") == part.npos;
    const auto value = isNumber ? numberOf(part) : std::nullopt;
    if (!value || ++parts > 3) return {};
    // The third part of an LRC time is hundredths of a second.
    seconds = parts == 3 ? seconds + *value / 100 : seconds * 60 + *value;
    if (colon == text.npos) break;
    text.remove_prefix(colon + 1);
  }
  return seconds;
}

class TextReader {
 public:
  Result<Lyrics> read(std::string_view text) {
    std::size_t number = 0;
    while (!text.empty()) {
      const std::string_view line = withoutSpaces(takeLine(text));
      ++number;
      if (line.empty() || line.starts_with('#')) continue;
      const bool isRead = line.starts_with('[') ? readLrcLine(line, number) : readTimeAndText(line, number);
      if (!isRead) builder_.note(LyricsFinding::UnreadableLine, {Core::trWith("line %1"), number});
    }
    std::ranges::stable_sort(texts_, {}, &TimedText::start);
    for (std::size_t i = 0; i < texts_.size(); ++i) addText(i);
    return std::move(builder_).take(Core::tr("lines such as \"[01:02.50]かしゅ\" or \"62.5 か\""));
  }

 private:
  bool readLrcLine(std::string_view line, std::size_t number) {
    std::vector<double> times;
    while (line.starts_with('[')) {
      const std::size_t close = line.find(']');
      if (close == line.npos) return false;
      const std::string_view tag = line.substr(1, close - 1);
      line.remove_prefix(close + 1);
      if (const auto time = timeOf(tag)) {
        if (times.size() == kMaxTimesOfLine) return false;
        times.push_back(*time);
      } else if (tag.starts_with("offset:")) {
        const auto offset = numberOf(tag.substr(tag[7] == '+' ? 8 : 7));
        if (!offset) return false;
        earlier_ = *offset / 1000;
      } else if (tag.find(':') == tag.npos) {
        return false;
      } else {
        return times.empty();  // [ti:title]
      }
    }
    for (const double time : times) addWords(time, line, number);
    return true;
  }

  /// Words with times of their own: "<00:01.00>か<00:01.50>な".
  void addWords(double start, std::string_view text, std::size_t line) {
    while (true) {
      const std::size_t open = text.find('<');
      const std::size_t close = open == text.npos ? text.npos : text.find('>', open);
      const auto time = close == text.npos ? std::nullopt : timeOf(text.substr(open + 1, close - open - 1));
      if (!time) break;
      if (!withoutSpaces(text.substr(0, open)).empty()) texts_.push_back({start, {}, text.substr(0, open), line});
      start = *time;
      text.remove_prefix(close + 1);
    }
    texts_.push_back({start, {}, text, line});
  }

  bool readTimeAndText(std::string_view line, std::size_t number) {
    const auto takeWord = [&line] {
      const std::size_t end = line.find_first_of(" \t,");
      const std::string_view word = line.substr(0, end);
      line = end == line.npos ? std::string_view() : withoutSpaces(line.substr(end + 1));
      return word;
    };
    const auto start = timeOf(takeWord());
    if (!start || line.empty()) return false;
    const std::string_view rest = line;
    const auto end = timeOf(takeWord());
    if (end && *end < *start) return false;
    texts_.push_back({*start, end, end ? line : rest, number});
    return true;
  }

  /// A text without an end lasts up to the next one; an empty one only ends the text before.
  void addText(std::size_t at) {
    const TimedText& text = texts_[at];
    const double start = text.start - earlier_;
    const auto count = static_cast<double>(morasOf(text.text).moras.size());
    double end = start + count * kLongestMora;
    const auto next = std::ranges::upper_bound(texts_.begin() + static_cast<std::ptrdiff_t>(at), texts_.end(),
                                               text.start, {}, &TimedText::start);
    if (next != texts_.end()) end = std::min(end, next->start - earlier_);
    if (text.end) end = *text.end - earlier_;
    builder_.addText(start, end, text.text, LyricKind::Line, {Core::trWith("line %1"), text.line});
  }

  LyricsBuilder builder_;
  std::vector<TimedText> texts_;
  double earlier_ = 0;  ///< seconds; a positive offset in an LRC makes all texts appear earlier
};

}  // namespace

Result<Lyrics> readTextLyrics(std::string_view text) { return TextReader().read(text); }

}  // namespace furitsuke::lips
