// SPDX-License-Identifier: MIT
#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/base/file_text.h"
#include "core/exchange/capture_file.h"
#include "core/io/motion/csv_form.h"
#include "core/io/motion/csv_rows.h"

namespace furitsuke::exchange {

namespace {

constexpr std::size_t kFirstShape = 2;  ///< after the time and the number of shapes
/// Rotations of the head and eyes, in the columns after the shapes. Their zero depends on how the phone was held.
constexpr std::array<std::string_view, 3> kTurns{"Yaw", "Pitch", "Roll"};

/// A time code as hours:minutes:seconds:frames, with a fraction of the frame.
struct TimeCode {
  double seconds = 0;  ///< whole
  double frame = 0;
};

class FaceCsv {
 public:
  explicit FaceCsv(std::string_view text) : rows_(text) {}

  Result<LoadedCapture> read() {
    if (rows_.next()) readHeader();
    while (!error_ && rows_.next()) readRow();
    if (!error_ && rows_.isUnclosed()) fail(0, Core::tr("a quotation mark is missing"));
    if (!error_ && codes_.empty()) fail(0, Core::tr("the file has no frame"));
    if (error_) return *error_;
    return finish();
  }

 private:
  void fail(std::size_t column, Message reason) {
    if (error_) return;
    std::optional<std::size_t> offset;
    if (!rows_.cells().empty()) offset = rows_.cells()[std::min(column, rows_.cells().size() - 1)].offset;
    error_ = Error::at(offset, {Core::trWith("line %1, column %2"), rows_.line(), column + 1}, std::move(reason));
  }

  void readHeader() {
    for (std::size_t i = kFirstShape; i < rows_.cells().size(); ++i) {
      const std::string_view name = rows_.cell(i);
      const bool isTurn = std::ranges::any_of(kTurns, [name](std::string_view turn) { return name.ends_with(turn); });
      if (!name.empty() && !isTurn) shapes_.push_back({i, std::string(name), {}});
    }
  }

  double number(std::size_t column, std::string_view cell) {
    double value = 0;
    const std::string pointed = io::withDecimalPoint(cell);
    const std::string_view text = pointed;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
      fail(column, {Core::trWith("\"%1\" is not a number"), text});
    return value;
  }

  void readRow() {
    std::string_view code = rows_.cell(0);
    std::array<double, 4> parts{};
    for (std::size_t i = 0; i < parts.size() && !error_; ++i) {
      const std::size_t end = std::min(code.find(':'), code.size());
      parts[i] = number(0, code.substr(0, end));
      code.remove_prefix(std::min(end + 1, code.size()));
    }
    // Rows without a face have a time alone.
    if (error_ || rows_.isEmptyFrom(kFirstShape)) return;
    codes_.push_back({parts[0] * 3600 + parts[1] * 60 + parts[2], parts[3]});
    for (Shape& shape : shapes_) {
      const std::string_view cell = rows_.cell(shape.column);
      shape.values.push_back(cell.empty() ? 0 : static_cast<float>(number(shape.column, cell)));
    }
  }

  LoadedCapture finish() {
    // The rate is not in the file. Phones record 60 pictures a second, or 30.
    const double largest = std::ranges::max_element(codes_, {}, &TimeCode::frame)->frame;
    const bool isLong = codes_.back().seconds > codes_.front().seconds + 1;
    const double rate = isLong && largest < 30 ? 30 : 60;
    auto times = std::make_shared<std::vector<double>>();
    std::vector<std::size_t> used;
    for (std::size_t i = 0; i < codes_.size(); ++i) {
      const double time = codes_[i].seconds - codes_.front().seconds + (codes_[i].frame - codes_.front().frame) / rate;
      if (!times->empty() && !(time > times->back())) continue;
      times->push_back(time);
      used.push_back(i);
    }
    LoadedCapture capture;
    capture.format = io::FileKind::FaceCsv;
    CapturedClip& clip = capture.motion.clips.emplace_back();
    clip.frameTime = 1 / rate;
    clip.frameCount = static_cast<std::size_t>(std::llround(times->back() * rate)) + 1;
    for (Shape& shape : shapes_) {
      ExpressionTrack& track = clip.expressions.emplace_back();
      track.name = std::move(shape.name);
      track.weights.times = times;
      for (const std::size_t i : used) track.weights.values.push_back(shape.values[i]);
    }
    return capture;
  }

  struct Shape {
    std::size_t column;
    std::string name;
    std::vector<float> values;
  };
  io::CsvRows rows_;
  std::optional<Error> error_;
  std::vector<Shape> shapes_;
  std::vector<TimeCode> codes_;
};

}  // namespace

Result<LoadedCapture> readFaceCsv(ByteView bytes) {
  const std::string text = fileText(asChars(bytes));
  return FaceCsv(text).read();
}

}  // namespace furitsuke::exchange
