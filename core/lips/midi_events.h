// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/result.h"

namespace furitsuke::lips {

/// An event of a track in a Standard MIDI file.
struct MidiEvent {
  std::uint64_t tick = 0;   ///< from the start of the track
  std::uint8_t status = 0;  ///< 0x80..0xEF with the channel, 0xF0, 0xF7 or 0xFF
  std::uint8_t meta = 0;    ///< the type, if the status is 0xFF
  ByteView data;            ///< of the message without its status, type and length
  std::size_t offset = 0;   ///< in the file, of the status or the first data byte
};

struct MidiDamage {
  std::size_t offset = 0;
  Message reason;
};

/// Reads the events of one track, front to back.
class MidiTrackReader {
 public:
  /// `offset`: where the bytes are in the file.
  MidiTrackReader(ByteView bytes, std::size_t offset) noexcept : bytes_(bytes), offset_(offset) {}

  /// The next event; nothing at the end of the track and where it is damaged.
  [[nodiscard]] std::optional<MidiEvent> next();
  [[nodiscard]] const std::optional<MidiDamage>& damage() const noexcept { return damage_; }

 private:
  std::optional<std::uint32_t> readNumber();
  std::optional<MidiEvent> fail(std::size_t at, MessageText reason);
  std::optional<MidiEvent> readLong(MidiEvent event);

  ByteView bytes_;
  std::size_t offset_;
  std::size_t at_ = 0;
  std::uint64_t tick_ = 0;
  std::uint8_t running_ = 0;
  std::optional<MidiDamage> damage_;
};

struct MidiTrack {
  ByteView bytes;
  std::size_t offset = 0;  ///< of the bytes in the file
};

/// The chunks of a Standard MIDI file.
struct MidiFile {
  std::uint16_t division = 480;  ///< ticks per quarter, or as stored for SMPTE time
  std::vector<MidiTrack> tracks;
  std::optional<MidiDamage> damage;  ///< of the last chunk, whose readable part is in `tracks`
};

/// Returns an Error with its byte if the header cannot be used. The views are those of `bytes`.
[[nodiscard]] Result<MidiFile> readMidiFile(ByteView bytes);

}  // namespace furitsuke::lips
