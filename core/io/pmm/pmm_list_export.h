// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <utility>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/frame.h"
#include "core/base/result.h"
#include "core/format/pmm/pmm_chains.h"
#include "core/format/pmm/pmm_file.h"
#include "core/format/pmm/pmm_patch.h"
#include "core/motion/track.h"

// Writing keys into the lists of a project; for pmm_export.cpp and pmm_scene_export.cpp.
namespace furitsuke::io {

/// Chains that are not whole cannot be written back without losing what is lost already.
[[nodiscard]] Status pmmWritableProblem(const format::pmm::File& file);

/// The parts of a file that are replaced.
class PmmReplacements {
 public:
  explicit PmmReplacements(const format::pmm::File& file) : file_(file) {}

  void add(const format::pmm::KeyList& list, Bytes bytes) {
    all_.push_back({list.initialAt, list.end(), std::move(bytes)});
  }
  [[nodiscard]] Bytes apply() &&;

 private:
  struct Part {
    std::size_t from = 0;
    std::size_t to = 0;
    Bytes bytes;
  };
  const format::pmm::File& file_;
  std::vector<Part> all_;
};

/// Patches the tracks of one list.
class PmmListExport {
 public:
  PmmListExport(const format::pmm::File& file, const format::pmm::KeyList& list);

  /// Gives a track these keys, whose frames ascend. `store(record, key)` writes the fields of a key; the other bytes
  /// are those of the key that was on the frame, or else of the key before it. Without a key at frame 0, `rest` becomes
  /// one.
  template <class Value, class Store>
  void set(std::size_t number, std::span<const Frame> frames, std::span<const Value> values, const Value& rest,
           const Store& store) {
    if (number >= chains_.trackCount()) return;
    format::pmm::TrackPatch patch;
    patch.track = static_cast<std::uint32_t>(number);
    const auto old = chains_.ofTrack(number);
    Bytes record(list_.size);
    std::size_t before = 0;  // of the old keys
    const auto add = [&](Frame frame, const Value& value) {
      while (before + 1 < old.size() && frameOf(old[before + 1]) <= frame) ++before;
      std::memcpy(record.data(), file_.key(list_, old[before]), list_.size);
      store(record.data(), value);
      patch.frames.push_back(frame);
      patch.values.insert(patch.values.end(), record.begin() + format::pmm::KeyHead::kSize, record.end());
    };
    patch.values.reserve((list_.size - format::pmm::KeyHead::kSize) * (frames.size() + 1));
    if (frames.empty() || frames.front() != 0) add(0, rest);
    for (std::size_t i = 0; i < frames.size(); ++i) add(frames[i], values[i]);
    patches_.push_back(std::move(patch));
  }
  template <class Value, class Store>
  void set(std::size_t number, const motion::Track<Value>& track, const Value& rest, const Store& store) {
    set(number, std::span<const Frame>(track.frames()), std::span<const Value>(track.values()), rest, store);
  }

  [[nodiscard]] bool isUnchanged() const { return patches_.empty(); }
  void applyTo(PmmReplacements& replacements) const;

 private:
  [[nodiscard]] Frame frameOf(std::uint32_t key) const { return format::pmm::KeyHead{file_.key(list_, key)}.frame(); }

  const format::pmm::File& file_;
  const format::pmm::KeyList& list_;
  format::pmm::Chains chains_;
  std::vector<format::pmm::TrackPatch> patches_;
};

}  // namespace furitsuke::io
