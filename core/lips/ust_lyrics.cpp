// SPDX-License-Identifier: MIT
#include <optional>
#include <string>
#include <string_view>

#include "core/lips/lyrics_builder.h"
#include "core/lips/lyrics_readers.h"
#include "core/lips/text_lines.h"

namespace furitsuke::lips {

namespace {

constexpr double kTicksPerQuarter = 480;
constexpr double kFirstTempo = 120;       ///< of UTAU
constexpr double kNormalIntensity = 100;  ///< of 0..200

struct UstNote {
  std::size_t line = 0;  ///< of its lyric
  std::string_view lyric;
  std::optional<double> length;  ///< ticks
  double intensity = kNormalIntensity;
};

class UstReader {
 public:
  Result<Lyrics> read(std::string_view text) {
    while (!text.empty()) {
      const std::string_view line = withoutSpaces(takeLine(text));
      ++line_;
      if (line.starts_with("[#")) {
        endNote();
        isNote_ = line.size() > 2 && line[2] >= '0' && line[2] <= '9';
        note_ = {};
      } else if (const std::size_t equals = line.find('='); equals != line.npos) {
        readValue(line.substr(0, equals), line.substr(equals + 1));
      }
    }
    endNote();
    return std::move(builder_).take(Core::tr("UTAU notes with Length and Lyric"));
  }

 private:
  void readValue(std::string_view key, std::string_view value) {
    if (key == "Lyric") {
      note_.lyric = value;
      note_.line = line_;
      return;
    }
    if (key == "ProjectName" && !isNote_) builder_.beginVoice(std::string(withoutSpaces(value)));
    const bool isWanted = key == "Tempo" || (isNote_ && (key == "Length" || key == "Intensity"));
    if (!isWanted || withoutSpaces(value).empty()) return;
    const auto number = readNumber(value);
    if (!number || *number < 0 || (key == "Tempo" && *number < 1)) {
      return builder_.note(LyricsFinding::UnreadableLine, {Core::trWith("line %1"), line_});
    }
    if (key == "Tempo") tempo_ = *number;
    if (key == "Length") note_.length = *number;
    if (key == "Intensity") note_.intensity = *number;
  }

  /// UTAU writes a comma as the decimal point in some languages.
  static std::optional<double> readNumber(std::string_view value) {
    std::string text(value.substr(0, 32));
    for (char& c : text) c = c == ',' ? '.' : c;
    return numberOf(text);
  }

  void endNote() {
    if (!isNote_) return;
    isNote_ = false;
    if (!note_.length) return builder_.note(LyricsFinding::UnreadableLine, {Core::trWith("line %1"), line_});
    const double end = seconds_ + *note_.length / kTicksPerQuarter * 60 / tempo_;
    builder_.addText(seconds_, end, note_.lyric, LyricKind::Note, {Core::trWith("line %1"), note_.line},
                     static_cast<float>(note_.intensity / (2 * kNormalIntensity)));
    seconds_ = end;
  }

  LyricsBuilder builder_;
  UstNote note_;
  bool isNote_ = false;
  std::size_t line_ = 0;
  double tempo_ = kFirstTempo;
  double seconds_ = 0;
};

}  // namespace

bool looksLikeUst(std::string_view text) { return withoutSpaces(text.substr(0, 256)).starts_with("[#"); }

Result<Lyrics> readUstLyrics(std::string_view text) { return UstReader().read(text); }

}  // namespace furitsuke::lips
