// SPDX-License-Identifier: MIT
#pragma once

#include <pybind11/numpy.h>

#include <cstddef>
#include <cstring>
#include <span>
#include <utility>
#include <vector>

#include "app/python/key_fields.h"
#include "core/motion/track.h"

namespace furitsuke::python {

/// New values of one field, one after the other for each frame.
struct GivenField {
  const KeyField* field = nullptr;
  const std::byte* values = nullptr;
};

/// New keys from Python. The arrays are kept by the caller.
struct GivenKeys {
  std::span<const Frame> frames;  ///< strictly ascending, >= 0
  std::vector<GivenField> fields;
  std::vector<std::vector<motion::IkState>> ik;  ///< of property keys, one for each frame; empty: not given
  bool replacesAll = false;                      ///< the other keys of the track are removed
};

template <class Value>
Value givenKey(const GivenKeys& given, std::size_t at, Value value) {
  for (const GivenField& part : given.fields) {
    const std::size_t bytes = part.field->bytes();
    std::memcpy(reinterpret_cast<std::byte*>(&value) + part.field->offset, part.values + at * bytes, bytes);
  }
  if constexpr (std::is_same_v<Value, motion::VisibilityIkKey>) {
    if (!given.ik.empty()) value.ik = given.ik[at];
  }
  return value;
}

/// The keys of a track after `given` has been written. A key that existed keeps its record of the file and the values
/// that are not given; a new key has MMD's initial values for them.
template <class Value>
motion::Keys<Value> writtenKeys(const motion::Track<Value>& track, const GivenKeys& given) {
  std::vector<Frame> frames;
  std::vector<Value> values;
  std::vector<motion::SourceRecord> sources;
  const std::size_t most = given.frames.size() + (given.replacesAll ? 0 : track.size());
  frames.reserve(most);
  values.reserve(most);
  sources.reserve(most);
  const auto append = [&](Frame frame, Value value, motion::SourceRecord source) {
    frames.push_back(frame);
    values.push_back(std::move(value));
    sources.push_back(source);
  };
  std::size_t old = 0;
  const auto keepBefore = [&](Frame frame, bool isEnd) {
    for (; old < track.size() && (isEnd || track.frames()[old] < frame); ++old) {
      if (!given.replacesAll) append(track.frames()[old], track.values()[old], track.sources()[old]);
    }
  };
  for (std::size_t i = 0; i < given.frames.size(); ++i) {
    keepBefore(given.frames[i], false);
    const bool exists = old < track.size() && track.frames()[old] == given.frames[i];
    append(given.frames[i], givenKey(given, i, exists ? track.values()[old] : motion::restKey<Value>()),
           exists ? track.sources()[old] : motion::kNoSource);
    if (exists) ++old;
  }
  keepBefore(0, true);
  return {std::move(frames), std::move(values), std::move(sources)};
}

/// The keys of a track that are not on `frames`, which are ascending.
template <class Value>
motion::Keys<Value> keysWithout(const motion::Track<Value>& track, std::span<const Frame> frames) {
  std::vector<Frame> kept;
  std::vector<Value> values;
  std::vector<motion::SourceRecord> sources;
  std::size_t at = 0;
  for (std::size_t i = 0; i < track.size(); ++i) {
    while (at < frames.size() && frames[at] < track.frames()[i]) ++at;
    if (at < frames.size() && frames[at] == track.frames()[i]) continue;
    kept.push_back(track.frames()[i]);
    values.push_back(track.values()[i]);
    sources.push_back(track.sources()[i]);
  }
  return {std::move(kept), std::move(values), std::move(sources)};
}

}  // namespace furitsuke::python
