// SPDX-License-Identifier: MIT
#include "core/format/pmm/pmm_patch.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <functional>
#include <utility>

namespace furitsuke::format::pmm {

namespace {

constexpr std::uint32_t kNone = 0xFFFFFFFFU;
constexpr std::size_t kPreviousAt = 4;
constexpr std::size_t kNextAt = 8;

/// The records of a list without their indices, with the tracks that they belong to.
class Records {
 public:
  Records(const File& file, const KeyList& list, const Chains& chains)
      : initials_(list.initials),
        stored_(list.total()),
        size_(list.size),
        previous_(list.total(), kNone),
        next_(list.total(), kNone) {
    bytes_.resize(size_ * list.total());
    for (std::uint32_t key = 0; key < list.total(); ++key) std::memcpy(at(key), file.key(list, key), size_);
    for (std::size_t track = 0; track < chains.trackCount(); ++track) {
      const auto keys = chains.ofTrack(track);
      for (std::size_t i = 1; i < keys.size(); ++i) {
        previous_[keys[i]] = keys[i - 1];
        next_[keys[i - 1]] = keys[i];
      }
    }
  }

  void patch(const TrackPatch& patch, std::span<const std::uint32_t> old) {
    assert(!patch.frames.empty() && patch.frames.front() == 0);
    std::vector<std::uint32_t> keys(patch.frames.size(), kNone);
    keys.front() = old.front();
    std::size_t at = 1;
    std::vector<std::uint32_t> removed;
    for (const std::uint32_t key : old.subspan(1)) {
      while (at < keys.size() && patch.frames[at] < frameOf(key)) ++at;
      if (at < keys.size() && patch.frames[at] == frameOf(key)) {
        keys[at] = key;
      } else {
        removed.push_back(key);
      }
    }
    std::ranges::reverse(removed);
    for (std::uint32_t& key : keys) {
      if (key != kNone) continue;
      if (removed.empty()) {
        key = append();
      } else {
        key = removed.back();
        removed.pop_back();
      }
    }
    free_.insert(free_.end(), removed.begin(), removed.end());
    const std::size_t valueSize = size_ - KeyHead::kSize;
    for (std::size_t i = 0; i < keys.size(); ++i) {
      storeLe(this->at(keys[i]), patch.frames[i]);
      std::memcpy(this->at(keys[i]) + KeyHead::kSize, patch.values.data() + valueSize * i, valueSize);
      link(i == 0 ? kNone : keys[i - 1], keys[i]);
    }
    link(keys.back(), kNone);
  }

  /// Moves the last records to the places of removed ones.
  void fillPlaces() {
    std::ranges::sort(free_, std::greater{});
    for (const std::uint32_t index : free_) {
      const std::uint32_t last = count() - 1;
      if (index != last) {
        std::memcpy(at(index), at(last), size_);
        previous_[index] = kNone;
        next_[index] = kNone;
        const std::uint32_t before = previous_[last];
        const std::uint32_t after = next_[last];
        if (before != kNone) link(before, index);
        if (before != kNone || after != kNone) link(index, after);
      }
      bytes_.resize(bytes_.size() - size_);
      previous_.pop_back();
      next_.pop_back();
    }
  }

  /// A broken link past the last key would take a key that was appended into its chain: the chain ends there.
  void cutLinksToAppendedKeys() {
    for (std::uint32_t key = 0; key < count(); ++key) {
      const auto next = loadLe<std::uint32_t>(at(key) + kNextAt);
      if (next >= stored_ && next < count() && next != next_[key]) storeLe(at(key) + kNextAt, 0U);
    }
  }

  [[nodiscard]] Bytes written() const {
    ByteWriter out;
    const ByteView records(bytes_);
    out.write(records.first(size_ * initials_));
    out.write(static_cast<std::int32_t>(count() - initials_));
    for (std::uint32_t key = initials_; key < count(); ++key) {
      out.write(static_cast<std::int32_t>(key));
      out.write(records.subspan(size_ * key, size_));
    }
    return std::move(out).take();
  }

 private:
  [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(previous_.size()); }
  std::byte* at(std::uint32_t key) { return bytes_.data() + size_ * key; }
  [[nodiscard]] std::int32_t frameOf(std::uint32_t key) const {
    return loadLe<std::int32_t>(bytes_.data() + size_ * key);
  }

  std::uint32_t append() {
    const std::uint32_t key = count();
    bytes_.resize(bytes_.size() + size_);
    std::memset(at(key), 0, size_);
    previous_.push_back(kNone);
    next_.push_back(kNone);
    return key;
  }

  /// Makes the keys neighbors; kNone: the chain begins or ends. An initial key keeps its link to the key before it,
  /// which has no meaning and is not always 0.
  void link(std::uint32_t before, std::uint32_t after) {
    if (before != kNone) {
      next_[before] = after;
      storeLe(at(before) + kNextAt, after == kNone ? 0U : after);
    }
    if (after != kNone && before != kNone) {
      previous_[after] = before;
      storeLe(at(after) + kPreviousAt, before);
    }
  }

  std::uint32_t initials_;
  std::uint32_t stored_;  ///< keys in the file
  std::size_t size_;
  std::vector<std::uint32_t> previous_;
  std::vector<std::uint32_t> next_;
  std::vector<std::uint32_t> free_;
  Bytes bytes_;
};

}  // namespace

Bytes patchedList(const File& file, const KeyList& list, const Chains& chains, std::span<const TrackPatch> patches) {
  Records records(file, list, chains);
  for (const TrackPatch& patch : patches) records.patch(patch, chains.ofTrack(patch.track));
  records.fillPlaces();
  records.cutLinksToAppendedKeys();
  return records.written();
}

}  // namespace furitsuke::format::pmm
