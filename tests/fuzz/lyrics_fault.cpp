// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cstddef>
#include <vector>

#include "core/lips/lyrics_file.h"
#include "core/lips/mouth_movement.h"
#include "tests/fuzz/round_trip.h"

namespace furitsuke::test {

namespace {

std::string voiceFault(const lips::Voice& voice) {
  if (voice.moras.empty()) return "a voice without morae";
  double end = 0;
  for (const lips::TimedMora& mora : voice.moras) {
    if (!(mora.start >= end - 1e-9 && mora.end >= mora.start && mora.end <= lips::kMaxSeconds))
      return "a mora at a wrong time";
    if (!(mora.loudness >= 0 && mora.loudness <= 1)) return "a mora of a wrong loudness";
    end = mora.end;
  }
  return {};
}

std::string movementFault(const lips::Voice& voice) {
  std::array<std::vector<lips::MouthMovement>, lips::kMorphShapeCount> byShape;
  for (const lips::MouthMovement& movement : lips::mouthMovements(voice.moras, {}).movements) {
    const bool isOrdered = 0 <= movement.opening && movement.opening < movement.open &&
                           movement.open <= movement.hold && movement.hold < movement.closed;
    if (!isOrdered) return "a movement that does not open and close";
    byShape[static_cast<std::size_t>(movement.shape)].push_back(movement);
  }
  for (const auto& movements : byShape) {
    Frame last = -1;
    for (const lips::WeightKey& key : lips::weightKeys(movements)) {
      if (key.frame <= last) return "keys that are not ascending";
      if (!(key.weight >= 0 && key.weight <= 1)) return "a key of a wrong weight";
      last = key.frame;
    }
  }
  return {};
}

}  // namespace

std::string lyricsFault(ByteView bytes) {
  const Result<lips::Lyrics> lyrics = lips::readLyrics(bytes);
  if (!lyrics) return lyrics.error().reason.isEmpty() ? "an error without a reason" : "";
  std::size_t count = 0;
  for (const lips::Voice& voice : lyrics->voices) {
    if (std::string fault = voiceFault(voice); !fault.empty()) return fault;
    if (std::string fault = movementFault(voice); !fault.empty()) return fault;
    count += voice.moras.size();
  }
  if (count == 0 || count > lips::kMaxMoras) return "a wrong number of morae";
  for (const Diagnostic& finding : lyrics->findings) {
    if (finding.count == 0 || finding.detail.empty()) return "a finding without a place";
  }
  return {};
}

}  // namespace furitsuke::test
