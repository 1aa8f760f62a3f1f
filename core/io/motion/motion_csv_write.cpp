// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <charconv>
#include <concepts>

#include "core/io/motion/motion_csv.h"
#include "core/io/motion/motion_csv_columns.h"
#include "core/io/name_bytes.h"

namespace furitsuke::io {

namespace {

/// The cells of a name, which are repeated in the row of each of its keys.
struct NameCells {
  explicit NameCells(const Name& name)
      : text(name.text()), bytes(needsBytes(name) ? hexFromBytes(name.bytes) : std::string()) {}
  std::string text;
  std::string bytes;  ///< empty if they can be restored from the text
};

/// Appends cells and rows to a text.
class CsvText {
 public:
  explicit CsvText(const CsvForm& form) : form_(form), special_{form.separator, '"', '\r', '\n'} {}

  void cell(std::string_view text) {
    separate();
    const bool isPlain =
        text.find_first_of(special_) == std::string_view::npos && !text.starts_with(' ') && !text.ends_with(' ');
    if (isPlain) {
      out_ += text;
      return;
    }
    out_ += '"';
    for (const char c : text) {
      if (c == '"') out_ += '"';
      out_ += c;
    }
    out_ += '"';
  }
  // A template, because string literals would otherwise convert to bool.
  template <std::same_as<bool> Bool>
  void cell(Bool value) {
    cell(value ? kCsvWords[form_.words].yes : kCsvWords[form_.words].no);
  }
  template <class Number>
  requires((std::integral<Number> && !std::same_as<Number, bool>) ||
           std::floating_point<Number>) void cell(Number value) {
    std::array<char, 24> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    if (form_.hasDecimalComma) std::replace(digits.data(), end, '.', ',');
    const std::string_view text(digits.data(), static_cast<std::size_t>(end - digits.data()));
    // The sign of a NaN has no meaning.
    cell(text == "-nan" ? text.substr(1) : text);
  }
  void cells(const NameCells& name, bool withBytes) {
    cell(name.text);
    if (withBytes) cell(name.bytes);
  }
  void endRow() {
    out_ += "\r\n";
    isFirst_ = true;
  }
  void row(std::initializer_list<std::string_view> cells) {
    for (const std::string_view text : cells) cell(text);
    endRow();
  }

  [[nodiscard]] std::string take() && { return textInForm(out_, form_.text); }

 private:
  void separate() {
    if (!isFirst_) out_ += form_.separator;
    isFirst_ = false;
  }

  CsvForm form_;
  std::string special_;  ///< characters for which a cell is quoted
  std::string out_;
  bool isFirst_ = true;
};

template <class Value>
void writeCsvHeader(CsvText& csv) {
  for (const std::string& column : csvColumnsOf<Value>()) csv.cell(column);
  csv.endRow();
}

template <class Value>
void writeCsvKey(CsvText& csv, Frame frame, const Value& key) {
  csv.cell(frame);
  eachCsvValue(key, [&](const auto& value) { csv.cell(value); });
  csv.endRow();
}

template <class Value>
void writeCsvTracks(CsvText& csv, std::string_view section, const std::vector<motion::NamedTrack<Value>>& tracks) {
  // A track without keys has no row.
  const bool withBytes =
      std::ranges::any_of(tracks, [](const auto& track) { return !track.keys.empty() && needsBytes(track.name); });
  csv.row({section});
  csv.cell("name");
  if (withBytes) csv.cell("nameBytes");
  csv.cell("frame");
  writeCsvHeader<Value>(csv);
  for (const motion::NamedTrack<Value>& track : tracks) {
    const NameCells name(track.name);
    for (std::size_t i = 0; i < track.keys.size(); ++i) {
      csv.cells(name, withBytes);
      writeCsvKey(csv, track.keys.frames()[i], track.keys.values()[i]);
    }
  }
}

template <class Value>
void writeCsvTrack(CsvText& csv, std::string_view section, const motion::Track<Value>& track) {
  csv.row({section});
  csv.cell("frame");
  writeCsvHeader<Value>(csv);
  for (std::size_t i = 0; i < track.size(); ++i) writeCsvKey(csv, track.frames()[i], track.values()[i]);
}

void writeCsvProperty(CsvText& csv, const motion::Track<motion::VisibilityIkKey>& track) {
  csv.row({"[property]"});
  csv.row({"frame", "visible", "ik.name", "ik.nameBytes", "ik.enabled"});
  for (std::size_t i = 0; i < track.size(); ++i) {
    const motion::VisibilityIkKey& key = track.values()[i];
    const auto begin = [&] {
      csv.cell(track.frames()[i]);
      csv.cell(key.visible);
    };
    for (const motion::IkState& state : key.ik) {
      begin();
      csv.cells(NameCells(Name::fromBytes(state.name)), true);
      csv.cell(state.enabled);
      csv.endRow();
    }
    if (!key.ik.empty()) continue;
    begin();
    csv.row({"", "", ""});
  }
}

}  // namespace

std::string motionToCsv(const motion::Motion& motion, const CsvForm& form) {
  CsvText csv(form);
  csv.row({"[motion]"});
  csv.row({"modelName", "modelNameBytes"});
  const Name& name = motion.modelName;
  const std::string text = name.text();
  csv.cell(text);
  // Written with its bytes, because a name that is alone in its row and starts with "[" would be read as a section
  // line.
  const bool isLikeSection = text.starts_with('[');
  csv.cell(isLikeSection || needsBytes(name) ? hexFromBytes(name.bytes) : std::string());
  csv.endRow();
  writeCsvTracks(csv, "[bone]", motion.bones);
  writeCsvTracks(csv, "[morph]", motion.morphs);
  writeCsvTrack(csv, "[camera]", motion.camera);
  writeCsvTrack(csv, "[light]", motion.light);
  writeCsvTrack(csv, "[selfShadow]", motion.selfShadow);
  writeCsvProperty(csv, motion.property);
  return std::move(csv).take();
}

}  // namespace furitsuke::io
