// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/base/frame.h"
#include "core/motion/shared_column.h"

namespace furitsuke::motion {

/// The record in the opened file that a key came from. It stays with the key through edits and undo, so that the writer
/// can restore the key's bytes and position. No two keys of a motion have the same record.
using SourceRecord = std::uint32_t;
inline constexpr SourceRecord kNoSource = 0xFFFFFFFFU;

/// Keys of one track as columns of equal length; frames strictly ascending. Copies share unchanged columns.
template <class Value>
struct Keys {
  SharedColumn<Frame> frames;
  SharedColumn<Value> values;
  SharedColumn<SourceRecord> sources;

  [[nodiscard]] std::size_t size() const noexcept { return frames.size(); }
  [[nodiscard]] bool empty() const noexcept { return frames.empty(); }
  void reserve(std::size_t size) {
    frames.reserve(size);
    values.reserve(size);
    sources.reserve(size);
  }
  void append(Frame frame, Value value, SourceRecord source = kNoSource) {
    frames.push_back(frame);
    values.push_back(std::move(value));
    sources.push_back(source);
  }
  friend bool operator==(const Keys&, const Keys&) = default;
};

/// A sorted column of frames and the columns of their values. Editor state such as the selection is stored elsewhere.
template <class Value>
class Track {
 public:
  using ValueType = Value;

  Track() = default;
  /// `keys` must be valid: equal lengths, frames strictly ascending and >= 0.
  explicit Track(Keys<Value> keys) : keys_(std::move(keys)) {}

  [[nodiscard]] std::size_t size() const noexcept { return keys_.size(); }
  [[nodiscard]] bool empty() const noexcept { return keys_.empty(); }
  [[nodiscard]] std::span<const Frame> frames() const noexcept { return keys_.frames; }
  [[nodiscard]] std::span<const Value> values() const noexcept { return keys_.values; }
  [[nodiscard]] std::span<const SourceRecord> sources() const noexcept { return keys_.sources; }
  [[nodiscard]] const Keys<Value>& keys() const noexcept { return keys_; }

  /// Index of the first key at or after `frame`; size() when there is none.
  [[nodiscard]] std::size_t lowerBound(Frame frame) const noexcept {
    return static_cast<std::size_t>(std::ranges::lower_bound(keys_.frames, frame) - keys_.frames.begin());
  }
  [[nodiscard]] bool hasKey(Frame frame) const noexcept { return find(frame) != nullptr; }
  /// The key's value exactly at `frame`, or nullptr. Valid until the track changes.
  [[nodiscard]] const Value* find(Frame frame) const noexcept {
    const std::size_t at = lowerBound(frame);
    return at < size() && keys_.frames[at] == frame ? &keys_.values[at] : nullptr;
  }
  /// The keys within `range`; shared if those are all keys.
  [[nodiscard]] Keys<Value> slice(FrameRange range) const {
    const auto [from, to] = bounds(range);
    if (from == 0 && to == size()) return keys_;
    const auto copy = [from = from, to = to]<class T>(const SharedColumn<T>& column) {
      return SharedColumn<T>(std::vector<T>(column.begin() + from, column.begin() + to));
    };
    return {copy(keys_.frames), copy(keys_.values), copy(keys_.sources)};
  }
  /// Replaces the keys within `range` with `keys`, all of which must be in `range`.
  void replace(FrameRange range, const Keys<Value>& keys) {
    assert(keys.empty() || (range.contains(keys.frames.front()) && range.contains(keys.frames.back())));
    const auto [from, to] = bounds(range);
    touched_ = true;
    if (from == 0 && to == size()) {
      keys_ = keys;
      return;
    }
    splice(keys_.frames, from, to, keys.frames);
    splice(keys_.values, from, to, keys.values);
    splice(keys_.sources, from, to, keys.sources);
  }
  /// The same for `count` ascending ranges that do not overlap: rangeOf(i) is replaced with keysOf(i). Moves the
  /// following keys once instead of once per range.
  template <class RangeOf, class KeysOf>
  void replaceAll(std::size_t count, const RangeOf& rangeOf, const KeysOf& keysOf) {
    std::vector<std::pair<std::size_t, std::size_t>> places;
    places.reserve(count);
    std::size_t total = size();
    bool isSameSize = true;
    for (std::size_t i = 0; i < count; ++i) {
      places.push_back(bounds(rangeOf(i)));
      const std::size_t old = places.back().second - places.back().first;
      isSameSize = isSameSize && old == keysOf(i).size();
      total += keysOf(i).size() - old;
    }
    assert(std::ranges::is_sorted(places));
    if (isSameSize) {
      for (std::size_t i = 0; i < count; ++i) replace(rangeOf(i), keysOf(i));
      return;
    }
    touched_ = true;
    const auto join = [&]<class T>(SharedColumn<T>& column, SharedColumn<T> Keys<Value>::*member) {
      std::vector<T> joined;
      joined.reserve(total);
      std::size_t at = 0;
      for (std::size_t i = 0; i < count; ++i) {
        const SharedColumn<T>& with = keysOf(i).*member;
        joined.insert(joined.end(), column.begin() + at, column.begin() + places[i].first);
        joined.insert(joined.end(), with.begin(), with.end());
        at = places[i].second;
      }
      joined.insert(joined.end(), column.begin() + at, column.end());
      column = std::move(joined);
    };
    join(keys_.frames, &Keys<Value>::frames);
    join(keys_.values, &Keys<Value>::values);
    join(keys_.sources, &Keys<Value>::sources);
  }
  /// Whether replace() or replaceAll() was ever called. An untouched track is written as it was read, without comparing
  /// keys.
  [[nodiscard]] bool isTouched() const noexcept { return touched_; }

  [[nodiscard]] FrameRange frameRange() const noexcept {
    return empty() ? FrameRange{} : FrameRange{keys_.frames.front(), keys_.frames.back()};
  }

  /// Same keys with the same sources; isTouched() is ignored.
  friend bool operator==(const Track& a, const Track& b) { return a.keys_ == b.keys_; }

 private:
  [[nodiscard]] std::pair<std::size_t, std::size_t> bounds(FrameRange range) const noexcept {
    if (range.isEmpty()) return {0, 0};
    const std::size_t from = lowerBound(range.first);
    const std::size_t to = range.last == kMaxFrame ? size() : lowerBound(range.last + 1);
    return {from, to};
  }
  template <class T>
  static void splice(SharedColumn<T>& shared, std::size_t from, std::size_t to, const SharedColumn<T>& with) {
    // Do not copy a shared column only to write the same values.
    if (std::equal(shared.begin() + from, shared.begin() + to, with.begin(), with.end())) return;
    if (shared.isShared() && with.size() != to - from) {
      // One copy with the final size instead of a copy that is resized.
      std::vector<T> joined;
      joined.reserve(shared.size() - (to - from) + with.size());
      joined.insert(joined.end(), shared.begin(), shared.begin() + from);
      joined.insert(joined.end(), with.begin(), with.end());
      joined.insert(joined.end(), shared.begin() + to, shared.end());
      shared = std::move(joined);
      return;
    }
    const std::size_t common = std::min(to - from, with.size());
    std::vector<T>& column = shared.edit();
    const auto at = [&column](std::size_t i) { return column.begin() + static_cast<std::ptrdiff_t>(i); };
    std::copy_n(with.begin(), common, at(from));
    if (with.size() > common) {
      column.insert(at(from + common), with.begin() + common, with.end());
    } else {
      column.erase(at(from + common), at(to));
    }
  }

  Keys<Value> keys_;
  bool touched_ = false;
};

}  // namespace furitsuke::motion
