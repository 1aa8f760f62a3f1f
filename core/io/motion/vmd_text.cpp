// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numbers>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "core/base/file_text.h"
#include "core/io/key_faults.h"
#include "core/io/motion/csv_form.h"
#include "core/io/motion/csv_rows.h"
#include "core/io/motion_format.h"
#include "core/io/name_bytes.h"
#include "core/io/text_tracks.h"
#include "core/motion/default_keys.h"
#include "core/motion/rotation.h"

// The text forms of a VMD that two well-known converters write, which have the sections of the file in its order, each
// after its number of rows. VMDConverter begins with the signature, has no names of columns, and writes the curves as
// one hexadecimal number or as numbers; PMX-VMD-Scripting-Tools has labels before the numbers and a row with the names
// of the columns. Rotations are in degrees, of bones as MMD shows them.
namespace furitsuke::io {

namespace {

constexpr std::string_view kTextSignature = "Vocaloid Motion Data ";
constexpr std::string_view kVersionLabel = "version:";

bool isVmdText(std::string_view head) {
  const std::string decoded = fileText(head);
  const std::string_view text = decoded;
  const bool isSigned = text.starts_with(kTextSignature);
  const std::size_t end = isSigned ? kTextSignature.size() + 4 : kVersionLabel.size();
  return (isSigned || text.starts_with(kVersionLabel)) && end < text.size() &&
         (text[end] == ',' || text[end] == ';' || text[end] == '\t' || (isSigned && text[end] == '\r') ||
          (isSigned && text[end] == '\n'));
}

class VmdText {
 public:
  explicit VmdText(std::string_view text) : rows_(text) {}

  Result<LoadedMotion> read() {
    next();
    isLabeled_ = rows_.cell(0) == kVersionLabel;
    next();
    motion_.modelName = name(isLabeled_ ? 1 : 0);
    hasRow_ = rows_.next();
    section("bone_name", [this] { readBone(); });
    section("morph_name", [this] { readMorph(); });
    section("frame_num", [this] { readCamera(); });
    section("frame_num", [this] { readLight(); });
    section("frame_num", [this] { readSelfShadow(); });
    section("frame_num", [this] { readProperty(); });
    if (!error_ && rows_.isUnclosed()) fail(0, Core::tr("a quotation mark is missing"));
    if (error_) return *error_;
    return finish();
  }

 private:
  void next() {
    hasRow_ = !error_ && rows_.next();
    if (!hasRow_) fail(0, Core::tr("a row is missing"));
  }

  void fail(std::size_t column, Message reason) {
    if (error_) return;
    std::optional<std::size_t> offset;
    if (!rows_.cells().empty()) offset = rows_.cells()[std::min(column, rows_.cells().size() - 1)].offset;
    error_ = Error::at(offset, {Core::trWith("line %1, column %2"), rows_.line(), column + 1}, std::move(reason));
  }

  /// Reads the row with the number of keys and the rows of the keys. A file may end before any section.
  template <class Read>
  void section(std::string_view firstColumn, Read&& readKey) {
    if (error_ || !hasRow_) return;
    std::uint32_t count = 0;
    parse(isLabeled_ ? 1 : 0, count);
    if (isLabeled_ && count > 0) {
      next();
      if (rows_.cell(0) != firstColumn) fail(0, {Core::trWith("the column \"%1\" is missing"), firstColumn});
    }
    for (std::uint32_t i = 0; i < count && !error_; ++i) {
      next();
      if (!error_) readKey();
    }
    if (!error_) hasRow_ = rows_.next();
  }

  // --- cells

  template <class Number>
  void parse(std::size_t column, Number& value) {
    const std::string number = withDecimalPoint(rows_.cell(column));
    const std::string_view text = number;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    bool isRead = error == std::errc() && end == text.data() + text.size();
    if constexpr (std::is_floating_point_v<Number>)
      isRead = isRead && std::abs(value) <= static_cast<double>(std::numeric_limits<float>::max());
    if (isRead) return;
    if (text.empty()) return fail(column, Core::tr("is empty"));
    if constexpr (std::is_floating_point_v<Number>) {
      fail(column, {Core::trWith("\"%1\" is not a number"), text});
    } else {
      fail(column, {Core::trWith("\"%1\" is not a whole number in the allowed range"), text});
    }
  }
  double number(std::size_t column) {
    double value = 0;
    parse(column, value);
    return value;
  }
  Vec3 vector(std::size_t column) {
    return {static_cast<float>(number(column)), static_cast<float>(number(column + 1)),
            static_cast<float>(number(column + 2))};
  }
  bool boolean(std::size_t column) {
    const std::string_view text = rows_.cell(column);
    const std::optional<bool> truth = csvTruth(text);
    if (!truth) fail(column, {Core::trWith("\"%1\" is not true or false"), text});
    return truth.value_or(false);
  }
  Frame frame(std::size_t column) {
    Frame value = 0;
    parse(column, value);
    if (value < 0) fail(column, Core::tr("a frame below 0"));
    return value;
  }
  Name name(std::size_t column) {
    Result<Name> name = Name::fromText(rows_.cell(column));
    if (name) return *std::move(name);
    fail(column, {Core::trWith("the name %1 cannot be stored: %2"), rows_.cell(column), name.error().reason});
    return {};
  }

  /// The bytes of curves: cells, or one hexadecimal number. Returns the first column after them.
  template <std::size_t kCount>
  std::size_t readBytes(std::size_t column, std::array<std::uint8_t, kCount>& bytes) {
    std::string_view cell = rows_.cell(column);
    if (cell.starts_with("0x") || cell.starts_with("0X")) {
      cell.remove_prefix(2);
      if (cell.size() < 2 * kCount) fail(column, {Core::trWith("\"%1\" has too few digits"), rows_.cell(column)});
      for (std::size_t i = 0; i < kCount && !error_; ++i) {
        const char* at = cell.data() + 2 * i;
        const auto [end, error] = std::from_chars(at, at + 2, bytes[i], 16);
        if (error != std::errc() || end != at + 2) fail(column, Core::tr("not hexadecimal digits"));
        if (bytes[i] > motion::kCurveMax)
          fail(column, {Core::trWith("\"%1\" is not a whole number in the allowed range"), std::to_string(bytes[i])});
      }
      return column + 1;
    }
    if (rows_.isEmptyFrom(column)) {
      hasCurves_ = false;
      return column + kCount;
    }
    for (std::size_t i = 0; i < kCount && !error_; ++i) {
      parse(column + i, bytes[i]);
      if (bytes[i] > motion::kCurveMax)
        fail(column + i, {Core::trWith("\"%1\" is not a whole number in the allowed range"), rows_.cell(column + i)});
    }
    hasCurves_ = true;
    return column + kCount;
  }

  // --- keys

  void readBone() {
    motion::BoneKey key = motion::restBoneKey();
    const Name track = name(0);
    const Frame at = frame(1);
    key.translation = vector(2);
    key.rotation = motion::rotationFromEuler({number(5), number(6), number(7)});
    if (isLabeled_) key.physics = !boolean(8);
    std::array<std::uint8_t, 16> bytes{};
    hasCurves_ = true;
    readBytes(isLabeled_ ? 9 : 8, bytes);
    for (std::size_t c = 0; hasCurves_ && c < key.curves.size(); ++c)
      key.curves[c] = {bytes[c], bytes[4 + c], bytes[8 + c], bytes[12 + c]};
    if (!error_) tracks_.bones.keysOf(track).append(at, key);
  }

  void readMorph() {
    const Name track = name(0);
    const Frame at = frame(1);
    const auto weight = static_cast<float>(number(2));
    if (!error_) tracks_.morphs.keysOf(track).append(at, {weight});
  }

  void readCamera() {
    motion::CameraKey key = motion::restCameraKey();
    const Frame at = frame(0);
    key.distance = static_cast<float>(number(1));
    key.target = vector(2);
    const auto radians = [this](std::size_t column) {
      return static_cast<float>(number(column) * std::numbers::pi / 180);
    };
    key.rotation = {radians(5), radians(6), radians(7)};
    std::array<std::uint8_t, 24> bytes{};
    hasCurves_ = true;
    const std::size_t rest = readBytes(8, bytes);
    for (std::size_t c = 0; hasCurves_ && c < key.curves.size(); ++c)
      key.curves[c] = {bytes[4 * c], bytes[4 * c + 2], bytes[4 * c + 1], bytes[4 * c + 3]};
    if (!rows_.isEmptyFrom(rest)) {
      parse(rest, key.fov);
      // As in the file: 0 is with perspective.
      key.perspective = !boolean(rest + 1);
    }
    if (!error_) tracks_.camera.append(at, key);
  }

  void readLight() {
    const Frame at = frame(0);
    const motion::LightKey key{vector(1), vector(4)};
    if (!error_) tracks_.light.append(at, key);
  }

  void readSelfShadow() {
    motion::SelfShadowKey key = motion::restSelfShadowKey();
    const Frame at = frame(0);
    constexpr std::string_view kMode = "ShadowMode.";
    if (rows_.cell(1).starts_with(kMode)) {
      key.mode = rows_.cell(1).ends_with("OFF") ? 0 : rows_.cell(1).ends_with("2") ? 2 : 1;
    } else {
      parse(1, key.mode);
      if (key.mode > kLargestShadowMode)
        fail(1, {Core::trWith("\"%1\" is not a whole number in the allowed range"), rows_.cell(1)});
    }
    const double distance = number(2);
    // The labeled form has what MMD's dialog shows.
    key.distance = static_cast<float>(isLabeled_ ? (10'000 - distance) / 100'000 : distance);
    if (!error_) tracks_.selfShadow.append(at, key);
  }

  void readProperty() {
    const Frame at = frame(0);
    motion::VisibilityIkKey key{boolean(1), {}};
    // VMDConverter's form has the number of the bones.
    for (std::size_t i = isLabeled_ ? 2 : 3; !rows_.isEmptyFrom(i) && !error_; i += 2) {
      std::string ik = name(i).bytes;
      key.ik.push_back({std::move(ik), boolean(i + 1)});
    }
    if (!error_) tracks_.property.append(at, std::move(key));
  }

  LoadedMotion finish() {
    LoadedMotion loaded;
    loaded.format = FileKind::VmdCsv;
    tracks_.moveInto(motion_, TextFinding::CsvKeyDuplicate, loaded.diagnostics);
    loaded.motion = std::move(motion_);
    return loaded;
  }

  CsvRows rows_;
  bool isLabeled_ = false;
  bool hasRow_ = false;
  bool hasCurves_ = true;  ///< of the last key
  std::optional<Error> error_;
  motion::Motion motion_;
  TextTracks tracks_;
};

Result<LoadedMotion> readVmdText(Bytes bytes) {
  const std::string text = fileText(asChars(bytes));
  return VmdText(text).read();
}

}  // namespace

constinit const MotionFormat kVmdTextFormat{
    {FileKind::VmdCsv, "vmd-csv", Core::tr("VMD motion as text of a converter"), {}, isVmdText}, readVmdText};

}  // namespace furitsuke::io
