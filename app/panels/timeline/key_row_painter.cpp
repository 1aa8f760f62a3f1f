// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/key_row_painter.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

#include "app/theme/theme.h"

namespace furitsuke::panels {

namespace {

/// Heights of the bars in logical pixels; selected ones are taller.
constexpr int kBarHeight = 8;
constexpr int kSelectedBarHeight = 14;
/// Brightness levels of bars: 1 key in the column, 2 or 3, 4 to 7, more.
constexpr int kBarLevels = 4;

QRgb barColor(const QColor& color, double alpha) {
  return qPremultiply(qRgba(color.red(), color.green(), color.blue(), static_cast<int>(std::lround(alpha * 255))));
}

int barLevel(std::size_t count) { return std::min(static_cast<int>(std::bit_width(count)) - 1, kBarLevels - 1); }

/// Like std::lower_bound, but faster if the result is near `from`: an exponential search.
std::size_t lowerBoundNear(std::span<const Frame> frames, std::size_t from, Frame value) {
  std::size_t step = 1;
  std::size_t low = from;
  while (low + step < frames.size() && frames[low + step] < value) {
    low += step;
    step *= 2;
  }
  const auto begin = frames.begin() + static_cast<std::ptrdiff_t>(low);
  const auto end = frames.begin() + static_cast<std::ptrdiff_t>(std::min(low + step + 1, frames.size()));
  return static_cast<std::size_t>(std::lower_bound(begin, end, value) - frames.begin());
}

/// Limits column numbers, so that keys far outside of the sheet do not overflow an int.
constexpr int kFarthestColumn = 1'000'000'000;

int columnOfFrame(const widgets::TimeScale& scale, Frame frame) {
  // std::floor is a library call on baseline x86-64, and this runs up to once per pixel and row.
  const double x = std::clamp<double>(scale.xOf(frame), -kFarthestColumn, kFarthestColumn);
  const int truncated = static_cast<int>(x);
  return truncated > x ? truncated - 1 : truncated;
}

/// The first frame to the right of a pixel column; above kMaxFrame if there is none.
std::int64_t firstFrameAfter(const widgets::TimeScale& scale, int column) {
  constexpr auto kNone = std::int64_t{kMaxFrame} + 1;
  if (column >= kFarthestColumn) return kNone;
  const double beyond = scale.frameAt(column + 1.0);
  if (beyond > static_cast<double>(kMaxFrame)) return kNone;
  // Correct rounding errors, so that the result agrees with columnOfFrame().
  auto frame = static_cast<std::int64_t>(std::max(0.0, beyond));
  while (frame > 0 && columnOfFrame(scale, static_cast<Frame>(frame - 1)) > column) --frame;
  while (frame < kNone && columnOfFrame(scale, static_cast<Frame>(frame)) <= column) ++frame;
  return frame;
}

/// Reports for ascending ranges of frames whether a key within the range is selected.
class SelectionWalk {
 public:
  SelectionWalk(const RowSelection& selection, std::span<const Frame> keys)
      : selection_(selection), isWhole_(!selection.boxActive && std::ranges::equal(selection.frames, keys)) {}

  /// Both ends of `range` must be frames of keys.
  [[nodiscard]] bool anyIn(FrameRange range) {
    if (isWhole_) return true;
    const bool inBox = selection_.box && selection_.box->intersects(range);
    if (selection_.boxActive && selection_.mode == BoxMode::Replace) return inBox;
    if (at_ < selection_.frames.size()) at_ = lowerBoundNear(selection_.frames, at_, range.first);
    const bool selected = at_ < selection_.frames.size() && selection_.frames[at_] <= range.last;
    if (!selection_.boxActive) return selected;
    return selection_.mode == BoxMode::Add ? selected || inBox : selected && !inBox;
  }

 private:
  const RowSelection& selection_;
  bool isWhole_;  ///< every key of the row is selected
  std::size_t at_ = 0;
};

}  // namespace

/// Iterates over a sorted list of frames by pixel columns.
class KeyRowPainter::Columns {
 public:
  /// `ends`: for each column from `firstColumn` on, the first frame to the right of it; for other columns it is
  /// computed.
  Columns(std::span<const Frame> frames, const widgets::TimeScale& scale, std::size_t at,
          std::span<const std::int64_t> ends = {}, int firstColumn = 0)
      : frames_(frames), scale_(scale), at_(at), ends_(ends), firstColumn_(firstColumn) {}

  [[nodiscard]] int columnOf(std::size_t index) const { return columnOfFrame(scale_, frames_[index]); }

  [[nodiscard]] std::optional<Column> next() {
    if (at_ >= frames_.size()) return {};
    // Hot path: where keys are dense, the next key is usually in the next column.
    const bool isNext = knowsEnd(x_ + 1) && frames_[at_] < endOf(x_ + 1);
    x_ = isNext ? x_ + 1 : columnOf(at_);
    const std::int64_t end = knowsEnd(x_) ? endOf(x_) : firstFrameAfter(scale_, x_);
    const Column column{x_, at_, keysBefore(end) - at_};
    at_ += column.count;
    return column;
  }

 private:
  [[nodiscard]] bool knowsEnd(int x) const {
    return x >= firstColumn_ && x < firstColumn_ + static_cast<int>(ends_.size());
  }
  [[nodiscard]] std::int64_t endOf(int x) const { return ends_[static_cast<std::size_t>(x - firstColumn_)]; }

  [[nodiscard]] std::size_t keysBefore(std::int64_t end) const {
    constexpr std::size_t kFewKeys = 8;
    const std::size_t few = std::min(at_ + kFewKeys, frames_.size());
    std::size_t index = at_ + 1;
    while (index < few && frames_[index] < end) ++index;
    if (index < few || index == frames_.size()) return index;
    return end > kMaxFrame ? frames_.size() : lowerBoundNear(frames_, index - 1, static_cast<Frame>(end));
  }

  std::span<const Frame> frames_;
  const widgets::TimeScale& scale_;
  std::size_t at_;
  std::span<const std::int64_t> ends_;
  int firstColumn_;
  int x_ = std::numeric_limits<int>::min() / 2;
};

struct KeyRowPainter::BarColors {
  std::array<QRgb, kBarLevels> plain{};
  QRgb selected = 0;

  explicit BarColors(MarkState plainState) {
    const double strength = plainState == MarkState::Plain ? 1.0 : plainState == MarkState::Locked ? 0.4 : 0.7;
    const QColor& color = plainState == MarkState::Summary ? theme::theme().mutedText : theme::theme().key;
    constexpr std::array kAlpha{0.60, 0.75, 0.88, 1.0};
    for (std::size_t i = 0; i < kAlpha.size(); ++i) plain[i] = barColor(color, kAlpha[i] * strength);
    // A bar has no space for the outline of a selected mark, so some of the outline's color is mixed in.
    const QColor& fill = theme::theme().selection;
    const QColor& outline = theme::theme().text;
    const auto mix = [](int a, int b) { return (a * 3 + b) / 4; };
    selected =
        qRgb(mix(fill.red(), outline.red()), mix(fill.green(), outline.green()), mix(fill.blue(), outline.blue()));
  }
};

KeyRowPainter::KeyRowPainter(QPainter& painter, const KeyMarks& marks, const widgets::TimeScale& scale, int left,
                             int right)
    : painter_(painter),
      marks_(marks),
      scale_(scale),
      left_(left),
      right_(right),
      bars_(std::max(1, right - left + 1), kSelectedBarHeight, QImage::Format_ARGB32_Premultiplied) {
  bars_.fill(Qt::transparent);
  const int last = right_ + KeyMarks::kHalfWidth;
  for (int x = left_ - KeyMarks::kHalfWidth; x <= last; ++x) columnEnds_.push_back(firstFrameAfter(scale, x));
}

void KeyRowPainter::addBar(const Column& column, int nextX, bool selected, const BarColors& colors) {
  const int from = std::max(column.x, left_);
  const int to = std::min(nextX - column.x >= 3 ? column.x + 1 : column.x, right_);
  if (from > to) return;
  if (barsTo_ < barsFrom_) barsFrom_ = from - left_;
  barsTo_ = to - left_;
  const QRgb color = selected ? colors.selected : colors.plain[static_cast<std::size_t>(barLevel(column.count))];
  for (int x = from; x <= to; ++x) {
    inner_[x - left_] = color;
    outer_[x - left_] = selected ? color : 0U;
  }
}

void KeyRowPainter::drawBars(double yMiddle) {
  if (barsTo_ < barsFrom_) return;
  const auto bytes = static_cast<std::size_t>(barsTo_ - barsFrom_ + 1) * sizeof(QRgb);
  const auto line = [this](int y) { return bars_.scanLine(y) + static_cast<std::size_t>(barsFrom_) * sizeof(QRgb); };
  constexpr int kEdge = (kSelectedBarHeight - kBarHeight) / 2;
  for (int y = 1; y < kSelectedBarHeight; ++y) {
    if (y == kSelectedBarHeight / 2) continue;
    const bool isOuter = y < kEdge || y >= kSelectedBarHeight - kEdge;
    std::memcpy(line(y), line(isOuter ? 0 : kSelectedBarHeight / 2), bytes);
  }
  painter_.drawImage(QPointF(left_ + barsFrom_, std::floor(yMiddle) - kSelectedBarHeight / 2.0), bars_,
                     QRectF(barsFrom_, 0, barsTo_ - barsFrom_ + 1, kSelectedBarHeight));
  std::memset(line(0), 0, bytes);
  std::memset(line(kSelectedBarHeight / 2), 0, bytes);
  barsFrom_ = 0;
  barsTo_ = -1;
}

template <class StyleOf>
void KeyRowPainter::paintRow(std::span<const Frame> frames, double yMiddle, const RowSelection& selection, RowTone tone,
                             StyleOf&& styleOf) {
  const FrameRange reach = scale_.framesBetween(left_ - KeyMarks::kHalfWidth, right_ + 1 + KeyMarks::kHalfWidth);
  if (reach.isEmpty() || frames.empty()) return;
  const auto start = static_cast<std::size_t>(std::ranges::lower_bound(frames, reach.first) - frames.begin());
  const BarColors colors(tone.plain);
  outer_ = reinterpret_cast<QRgb*>(bars_.scanLine(0));
  inner_ = reinterpret_cast<QRgb*>(bars_.scanLine(kSelectedBarHeight / 2));
  SelectionWalk walk(selection, frames);
  Columns columns(frames, scale_, start, columnEnds_, left_ - KeyMarks::kHalfWidth);
  int previousX = start > 0 ? columns.columnOf(start - 1) : std::numeric_limits<int>::min() / 2;
  for (auto column = columns.next(); column;) {
    if (column->x > right_ + KeyMarks::kHalfWidth) break;
    const auto next = columns.next();
    const int nextX = next ? next->x : std::numeric_limits<int>::max() / 2;
    const int gap = std::min(column->x - previousX, nextX - column->x);
    const bool selected = walk.anyIn({frames[column->first], frames[column->first + column->count - 1]});
    if (column->count == 1 && gap >= KeyMarks::kSmallGap) {
      const auto size = gap >= KeyMarks::kLargeGap ? KeyMarks::Size::Large : KeyMarks::Size::Small;
      const MarkState state = selected ? tone.selected : tone.plain;
      (selected ? selected_ : plain_)
          .push_back(marks_.fragment({column->x + 0.5, yMiddle}, styleOf(column->first), state, size));
    } else {
      addBar(*column, nextX, selected, colors);
    }
    previousX = column->x;
    column = next;
  }
  drawBars(yMiddle);
}

void KeyRowPainter::paintTrack(const motion::Motion& motion, motion::TrackId track, double yMiddle,
                               const RowSelection& selection, bool isLocked) {
  const RowTone tone{isLocked ? MarkState::Locked : MarkState::Plain, MarkState::Selected};
  paintRow(motion.frames(track), yMiddle, selection, tone,
           [&](std::size_t index) { return keyStyle(motion, track, index); });
}

void KeyRowPainter::paintKeys(std::span<const Frame> frames, double yMiddle, const RowSelection& selection,
                              KeyShape shape) {
  paintRow(frames, yMiddle, selection, {MarkState::Plain, MarkState::Selected}, [shape](std::size_t) {
    return KeyStyle{shape, false};
  });
}

void KeyRowPainter::paintSummary(std::span<const Frame> frames, double yMiddle, const RowSelection& selection) {
  paintRow(frames, yMiddle, selection, {MarkState::Summary, MarkState::SummarySelected}, [](std::size_t) {
    return KeyStyle{KeyShape::Eased, false};
  });
}

void KeyRowPainter::paintGhosts(std::span<const Frame> frames, double yMiddle, Frame movedBy) {
  widgets::TimeScale scale = scale_;
  scale.setOrigin(scale_.origin() - movedBy);
  const FrameRange reach = scale.framesBetween(left_ - KeyMarks::kHalfWidth, right_ + 1 + KeyMarks::kHalfWidth);
  if (reach.isEmpty()) return;
  Columns columns(frames, scale,
                  static_cast<std::size_t>(std::ranges::lower_bound(frames, reach.first) - frames.begin()));
  while (const auto column = columns.next()) {
    if (column->x > right_ + KeyMarks::kHalfWidth) break;
    plain_.push_back(
        marks_.fragment({column->x + 0.5, yMiddle}, {KeyShape::Eased, false}, MarkState::Ghost, KeyMarks::Size::Large));
  }
}

void KeyRowPainter::flush() {
  for (auto* fragments : {&plain_, &selected_}) {
    if (fragments->empty()) continue;
    painter_.drawPixmapFragments(fragments->data(), static_cast<int>(fragments->size()), marks_.pixmap());
    fragments->clear();
  }
}

}  // namespace furitsuke::panels
