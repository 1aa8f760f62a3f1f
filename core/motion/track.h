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

namespace furitsuke {

/// The record of the opened file that a key came from. It travels with the key through edits and undo, so that the
/// writer can give the key back its bytes and its place. No two keys of a motion name the same record.
using SourceRecord = std::uint32_t;
inline constexpr SourceRecord kNoSource = 0xFFFFFFFFU;

/// Keys of one track as columns of equal length; frames strictly ascending. Copies share what neither changes.
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

/// A sorted column of frames beside its values. Selection, folding and the like belong to the editor, not here.
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
  /// The keys within `range`; all of them are shared, some copied.
  [[nodiscard]] Keys<Value> slice(FrameRange range) const {
    const auto [from, to] = bounds(range);
    if (from == 0 && to == size()) return keys_;
    const auto copy = [from = from, to = to]<class T>(const SharedColumn<T>& column) {
      return SharedColumn<T>(std::vector<T>(column.begin() + from, column.begin() + to));
    };
    return {copy(keys_.frames), copy(keys_.values), copy(keys_.sources)};
  }
  /// Puts `keys`, all of which lie in `range`, in the place of the keys within `range`.
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
  /// Whether replace() was ever called: a track that was not touched is written as it was read without a look.
  [[nodiscard]] bool isTouched() const noexcept { return touched_; }

  [[nodiscard]] FrameRange frameRange() const noexcept {
    return empty() ? FrameRange{} : FrameRange{keys_.frames.front(), keys_.frames.back()};
  }

  /// Same keys with the same sources; whether they were touched does not matter.
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
    // A column that is shared would be copied whole only to stay as it is.
    if (std::equal(shared.begin() + from, shared.begin() + to, with.begin(), with.end())) return;
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

}  // namespace furitsuke
