// SPDX-License-Identifier: MIT
#include "core/lips/midi_events.h"

#include <algorithm>

namespace furitsuke::lips {

namespace {

constexpr std::size_t kChunkHeader = 8;    ///< the name and the size
constexpr std::size_t kFileHeader = 6;     ///< format, number of tracks and division
constexpr std::size_t kMaxTracks = 65535;  ///< the number of tracks has 16 bits

std::uint32_t bigEndian(ByteView bytes) {
  std::uint32_t value = 0;
  for (const std::byte byte : bytes) value = value << 8U | std::to_integer<std::uint32_t>(byte);
  return value;
}

}  // namespace

std::optional<std::uint32_t> MidiTrackReader::readNumber() {
  std::uint32_t value = 0;
  for (int i = 0; i < 4 && at_ < bytes_.size(); ++i) {
    const auto byte = std::to_integer<std::uint32_t>(bytes_[at_++]);
    value = value << 7U | (byte & 0x7FU);
    if (byte < 0x80) return value;
  }
  return {};
}

std::optional<MidiEvent> MidiTrackReader::fail(std::size_t at, MessageText reason) {
  damage_ = MidiDamage{offset_ + at, reason};
  at_ = bytes_.size();
  return {};
}

std::optional<MidiEvent> MidiTrackReader::readLong(MidiEvent event) {
  const std::size_t at = at_;
  const auto size = readNumber();
  if (!size || *size > bytes_.size() - at_) return fail(at, Core::tr("an event is longer than its track"));
  event.data = bytes_.subspan(at_, *size);
  at_ += *size;
  return event;
}

std::optional<MidiEvent> MidiTrackReader::next() {
  if (at_ >= bytes_.size()) return {};
  const std::size_t start = at_;
  const auto delta = readNumber();
  if (!delta || at_ >= bytes_.size()) return fail(start, Core::tr("the track ends inside an event"));
  tick_ += *delta;
  MidiEvent event;
  event.tick = tick_;
  event.offset = offset_ + at_;
  const auto byte = std::to_integer<std::uint8_t>(bytes_[at_]);
  if (byte >= 0x80) ++at_;
  event.status = byte >= 0x80 ? byte : running_;
  if (event.status == 0xFF) {
    if (at_ >= bytes_.size()) return fail(start, Core::tr("the track ends inside an event"));
    event.meta = std::to_integer<std::uint8_t>(bytes_[at_++]);
    return readLong(event);
  }
  if (event.status == 0xF0 || event.status == 0xF7) return readLong(event);
  if (event.status < 0x80 || event.status > 0xEF) return fail(event.offset - offset_, Core::tr("not a MIDI event"));
  running_ = event.status;
  const std::size_t size = (event.status & 0xE0U) == 0xC0 ? 1 : 2;  // 0xC0 program, 0xD0 pressure
  if (size > bytes_.size() - at_) return fail(start, Core::tr("the track ends inside an event"));
  event.data = bytes_.subspan(at_, size);
  at_ += size;
  return event;
}

Result<MidiFile> readMidiFile(ByteView bytes) {
  if (!asChars(bytes).starts_with("MThd")) {
    return Error::at(0, Core::tr("header"), Core::tr("is not a Standard MIDI file"));
  }
  if (bytes.size() < kChunkHeader + kFileHeader) {
    return Error::at(bytes.size(), Core::tr("header"), Core::tr("the file ends too early"));
  }
  const std::size_t headerSize = bigEndian(bytes.subspan(4, 4));
  if (headerSize < kFileHeader || headerSize > bytes.size() - kChunkHeader) {
    return Error::at(4, Core::tr("header"),
                     Core::trCount("its size is %n byte, expected 6", "its size is %n bytes, expected 6"),
                     Counted{headerSize});
  }
  MidiFile file;
  file.division = static_cast<std::uint16_t>(bigEndian(bytes.subspan(12, 2)));
  const bool isSmpte = file.division >= 0x8000;
  if ((isSmpte ? file.division & 0xFFU : file.division) == 0) {
    return Error::at(12, Core::tr("header"), Core::tr("has no ticks per beat"));
  }
  std::size_t at = kChunkHeader + headerSize;
  while (at < bytes.size() && file.tracks.size() < kMaxTracks) {
    if (bytes.size() - at < kChunkHeader) {
      file.damage = MidiDamage{at, Core::tr("the file ends inside the header of a track")};
      break;
    }
    const std::size_t size = bigEndian(bytes.subspan(at + 4, 4));
    const std::size_t start = at + kChunkHeader;
    const std::size_t available = std::min(size, bytes.size() - start);
    if (asChars(bytes.subspan(at, 4)) == "MTrk") file.tracks.push_back({bytes.subspan(start, available), start});
    if (available < size) {
      file.damage = MidiDamage{at + 4, {Core::trWith("a track has %1 bytes, %2 are left"), size, available}};
    }
    at = start + available;
  }
  return file;
}

}  // namespace furitsuke::lips
