// SPDX-License-Identifier: MIT
#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/base/file_text.h"
#include "core/base/utf8.h"
#include "core/io/motion/csv_rows.h"
#include "core/io/motion/motion_csv.h"
#include "core/io/motion/motion_csv_columns.h"
#include "core/io/name_bytes.h"
#include "core/io/text_tracks.h"

namespace furitsuke::io {

namespace {

constexpr std::size_t kAbsent = static_cast<std::size_t>(-1);

class MotionCsv {
 public:
  explicit MotionCsv(std::string_view text)
      : decoded_(utf8::isValid(text) ? std::string() : fileText(text)), rows_(decoded_.empty() ? text : decoded_) {
    form_.text = textFormOf(text);
    form_.separator = rows_.separator();
  }

  Result<ParsedMotion> read() {
    bool hasRow = nextRow();
    if (!hasRow) fail(kAbsent, Core::tr("the file has no section"));
    while (hasRow && !error_) hasRow = readSection();
    if (error_) return *error_;
    return finish();
  }

  [[nodiscard]] const CsvForm& form() const noexcept { return form_; }

 private:
  // --- rows and cells

  bool nextRow() {
    const bool hasRow = rows_.next();
    if (rows_.isUnclosed()) fail(kAbsent, Core::tr("a quotation mark is missing"));
    return hasRow && !error_;
  }

  /// Whether the row is a section line, which has only one cell. A key of a bone with the same name also has a frame.
  [[nodiscard]] bool isSectionRow() const { return rows_.cell(0).starts_with('[') && rows_.isEmptyFrom(1); }

  void fail(std::size_t column, Message reason) {
    if (error_) return;
    Message place(Core::trWith("line %1"), rows_.line());
    if (column < header_.size()) place = {Core::trWith("line %1, %2"), rows_.line(), header_[column]};
    std::optional<std::size_t> offset;
    if (!rows_.cells().empty()) offset = rows_.cells()[column < rows_.cells().size() ? column : 0].offset;
    error_ = Error::at(offset, std::move(place), std::move(reason));
  }

  /// Index of the column with that name in this section, or kAbsent.
  [[nodiscard]] std::size_t columnOf(std::string_view name) const {
    const auto at = std::ranges::find(header_, name);
    return at == header_.end() ? kAbsent : static_cast<std::size_t>(at - header_.begin());
  }

  /// Reads the row as column names. They must be among `allowed`, each at most once, and include the first `required`
  /// ones.
  void readHeader(const std::vector<std::string>& allowed, std::size_t required) {
    header_.clear();
    for (std::size_t i = 0; i < rows_.cells().size() && !error_; ++i) {
      const std::string& name = rows_.cells()[i].text;
      if (!name.empty() && std::ranges::find(allowed, name) == allowed.end())
        fail(i, {Core::trWith("unknown column \"%1\""), name});
      if (!name.empty() && columnOf(name) != kAbsent) fail(i, {Core::trWith("the column \"%1\" appears twice"), name});
      header_.push_back(name);
    }
    for (std::size_t i = 0; i < required && !error_; ++i) {
      if (columnOf(allowed[i]) == kAbsent) fail(kAbsent, {Core::trWith("the column \"%1\" is missing"), allowed[i]});
    }
  }

  /// Reads the header and calls readRow() for each row after it. Returns whether another section follows.
  template <class F>
  bool readRows(const std::vector<std::string>& allowed, std::size_t required, F&& readRow) {
    if (!nextRow() || isSectionRow()) return !error_ && isAtSection();
    readHeader(allowed, required);
    while (!error_ && nextRow() && !isSectionRow()) {
      if (!rows_.isEmptyFrom(header_.size())) fail(header_.size(), Core::tr("a value follows the last column"));
      readRow();
    }
    return !error_ && isAtSection();
  }
  [[nodiscard]] bool isAtSection() const { return !rows_.cells().empty(); }

  // --- values

  template <class Number>
  void parse(std::size_t column, Number& value) {
    const std::string number = withDecimalPoint(rows_.cell(column));
    form_.hasDecimalComma = form_.hasDecimalComma || number != rows_.cell(column);
    const std::string_view text = number;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error == std::errc() && end == text.data() + text.size()) {
      if constexpr (std::is_floating_point_v<Number>) {
        // "-nan" and "nan(1)" are read as "nan", the only form that is written.
        if (std::isnan(value)) value = std::numeric_limits<Number>::quiet_NaN();
      }
      return;
    }
    if (text.empty()) return fail(column, Core::tr("is empty"));
    if constexpr (std::is_floating_point_v<Number>) {
      fail(column, {Core::trWith("\"%1\" is not a number"), text});
    } else {
      fail(column, {Core::trWith("\"%1\" is not a whole number in the allowed range"), text});
    }
  }
  void parse(std::size_t column, bool& value) {
    const std::string_view text = rows_.cell(column);
    const std::optional<bool> truth = csvTruth(text);
    if (!truth) return fail(column, {Core::trWith("\"%1\" is not true or false"), text});
    value = *truth;
    // FALSO alone does not tell the language.
    const CsvWords* words = csvWordsOf(text);
    if (words != nullptr && (value || form_.words == 0))
      form_.words = static_cast<std::size_t>(words - kCsvWords.data());
  }

  Frame frame() {
    Frame value = 0;
    const std::size_t column = columnOf("frame");
    parse(column, value);
    if (value < 0) fail(column, Core::tr("a frame below 0"));
    return value;
  }

  Name name(std::string_view textColumn, std::string_view bytesColumn) {
    const std::size_t column = columnOf(textColumn);
    const std::string_view digits = rows_.cell(columnOf(bytesColumn));
    if (!digits.empty()) {
      Result<std::string> bytes = bytesFromHex(digits);
      if (bytes) return Name::fromBytes(*bytes);
      fail(columnOf(bytesColumn), bytes.error().reason);
      return {};
    }
    const std::string text(rows_.cell(column));
    const auto [place, isNew] = names_.try_emplace(text);
    if (!isNew) return place->second;
    Result<Name> encoded = Name::fromText(text);
    if (encoded) return place->second = *std::move(encoded);
    fail(column, {Core::trWith("the name %1 cannot be stored: %2"), text, encoded.error().reason});
    return {};
  }

  template <class Value>
  void values(const std::vector<std::size_t>& indices, Value& key) {
    std::size_t i = 0;
    eachCsvValue(key, [&](auto& value) {
      if (indices[i] != kAbsent) parse(indices[i], value);
      ++i;
    });
  }

  [[nodiscard]] std::vector<std::size_t> placesOf(const std::vector<std::string>& columns) const {
    std::vector<std::size_t> positions;
    positions.reserve(columns.size());
    for (const std::string& column : columns) positions.push_back(columnOf(column));
    return positions;
  }

  // --- sections

  template <class Value>
  bool readTracks(TrackCollector<Value>& tracks, const Value& rest) {
    const std::vector<std::string> columns = csvColumnsOf<Value>();
    std::vector<std::string> allowed{"name", "frame", "nameBytes"};
    allowed.insert(allowed.end(), columns.begin(), columns.end());
    std::vector<std::size_t> places;
    return readRows(allowed, 2, [&] {
      if (places.empty()) places = placesOf(columns);
      Value key = rest;
      const Name track = name("name", "nameBytes");
      const Frame at = frame();
      values(places, key);
      if (!error_) tracks.keysOf(track).append(at, key);
    });
  }

  template <class Value>
  bool readTrack(motion::Keys<Value>& keys, const Value& rest) {
    const std::vector<std::string> columns = csvColumnsOf<Value>();
    std::vector<std::string> allowed{"frame"};
    allowed.insert(allowed.end(), columns.begin(), columns.end());
    std::vector<std::size_t> places;
    return readRows(allowed, 1, [&] {
      if (places.empty()) places = placesOf(columns);
      Value key = rest;
      const Frame at = frame();
      values(places, key);
      if (!error_) keys.append(at, key);
    });
  }

  bool readProperty() {
    return readRows({"frame", "visible", "ik.name", "ik.enabled", "ik.nameBytes"}, 1, [&] {
      const Frame at = frame();
      const auto [place, isNew] = propertyAt_.try_emplace(at, tracks_.property.size());
      if (isNew) tracks_.property.append(at, motion::restVisibilityIkKey());
      motion::VisibilityIkKey& key = tracks_.property.values.edit()[place->second];
      if (columnOf("visible") != kAbsent) parse(columnOf("visible"), key.visible);
      if (rows_.cell(columnOf("ik.enabled")).empty()) return;
      motion::IkState& state = key.ik.emplace_back();
      state.name = name("ik.name", "ik.nameBytes").bytes;
      parse(columnOf("ik.enabled"), state.enabled);
    });
  }

  bool readMotion() {
    return readRows({"modelName", "modelNameBytes"}, 1,
                    [&] { motion_.modelName = name("modelName", "modelNameBytes"); });
  }

  /// Reads a section, starting at its section line. Returns whether another section follows.
  bool readSection() {
    const auto at = std::ranges::find(kCsvSections, rows_.cell(0));
    header_.clear();
    if (!isSectionRow() || at == kCsvSections.end()) {
      fail(0, Core::tr("a section such as [bone] is expected"));
      return false;
    }
    switch (at - kCsvSections.begin()) {
      case 0: return readMotion();
      case 1: return readTracks(tracks_.bones, motion::restBoneKey());
      case 2: return readTracks(tracks_.morphs, motion::restMorphKey());
      case 3: return readTrack(tracks_.camera, motion::restCameraKey());
      case 4: return readTrack(tracks_.light, motion::restLightKey());
      case 5: return readTrack(tracks_.selfShadow, motion::restSelfShadowKey());
      default: return readProperty();
    }
  }

  ParsedMotion finish() {
    ParsedMotion parsed;
    tracks_.moveInto(motion_, TextFinding::CsvKeyDuplicate, parsed.diagnostics);
    parsed.motion = std::move(motion_);
    return parsed;
  }

  std::string decoded_;  ///< empty if the text is UTF-8
  CsvRows rows_;
  std::vector<std::string> header_;
  std::optional<Error> error_;
  std::unordered_map<std::string, Name> names_;
  motion::Motion motion_;
  TextTracks tracks_;
  CsvForm form_;
  std::unordered_map<Frame, std::size_t> propertyAt_;
};

}  // namespace

Result<ParsedMotion> motionFromCsv(std::string_view text, CsvForm* form) {
  MotionCsv csv(text);
  Result<ParsedMotion> parsed = csv.read();
  if (form != nullptr) *form = csv.form();
  return parsed;
}

}  // namespace furitsuke::io
