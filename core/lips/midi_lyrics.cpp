// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/cp932.h"
#include "core/base/utf8.h"
#include "core/lips/lyrics_builder.h"
#include "core/lips/lyrics_readers.h"
#include "core/lips/midi_events.h"
#include "core/lips/midi_tempo.h"
#include "core/lips/vsq_score.h"

namespace furitsuke::lips {

namespace {

enum MetaType : std::uint8_t { kMetaText = 0x01, kMetaTrackName = 0x03, kMetaLyric = 0x05, kMetaTempo = 0x51 };

/// A syllable without a note lasts at most this time, in seconds.
constexpr double kLongestSyllable = 1;

struct MidiText {
  std::uint64_t tick = 0;
  std::string_view text;
  std::size_t offset = 0;
};

struct MidiNote {
  std::uint64_t start = 0;
  std::uint64_t end = 0;  ///< 0 while it sounds
  std::uint8_t pitch = 0;
  std::uint8_t velocity = 0;
};

/// What a track contains.
struct MidiVoice {
  std::string_view name;
  std::vector<MidiText> lyrics;
  std::vector<MidiText> texts;
  std::string score;            ///< the joined text of a VSQ
  std::vector<MidiNote> notes;  ///< ascending by start
};

std::string decodedLyric(std::string_view bytes) {
  return utf8::isValid(bytes) ? std::string(bytes) : cp932::decode(bytes);
}

Message placeOf(std::size_t offset) { return {Core::trWith("byte %1"), offset}; }

class MidiReader {
 public:
  Result<Lyrics> read(ByteView bytes) {
    const Result<MidiFile> file = readMidiFile(bytes);
    if (!file) return file.error();
    MidiTempo tempo(file->division);
    std::vector<MidiVoice> voices;
    for (const MidiTrack& track : file->tracks) voices.push_back(readTrack(track, tempo));
    if (file->damage) noteDamage(*file->damage);
    tempo.finish();
    // Files with lyric events have titles and copyrights as texts.
    const bool hasLyrics = std::ranges::any_of(voices, [](const MidiVoice& voice) { return !voice.lyrics.empty(); });
    for (const MidiVoice& voice : voices) {
      if (!voice.score.empty()) {
        addScore(voice, tempo);
      } else {
        addTexts(voice, hasLyrics ? voice.lyrics : voice.texts, tempo);
      }
    }
    return std::move(builder_).take(Core::tr("lyric events or the notes of a VSQ"));
  }

 private:
  void noteDamage(const MidiDamage& damage) {
    builder_.note(LyricsFinding::Damaged, {Core::trWith("byte %1, %2"), damage.offset, damage.reason}, damage.offset);
  }

  MidiVoice readTrack(const MidiTrack& track, MidiTempo& tempo) {
    MidiVoice voice;
    MidiTrackReader reader(track.bytes, track.offset);
    std::array<std::size_t, std::size_t{16} * 128> sounding{};  // index of the note + 1
    while (const auto event = reader.next()) {
      if (event->status == 0xFF) {
        readMeta(*event, voice, tempo);
      } else if (event->status < 0xA0) {
        readNote(*event, voice, sounding);
      }
    }
    if (reader.damage()) noteDamage(*reader.damage());
    return voice;
  }

  static void readMeta(const MidiEvent& event, MidiVoice& voice, MidiTempo& tempo) {
    const std::string_view text = asChars(event.data);
    if (event.meta == kMetaTempo && event.data.size() == 3) {
      std::uint32_t microseconds = 0;
      for (const std::byte byte : event.data) microseconds = microseconds << 8U | std::to_integer<std::uint32_t>(byte);
      tempo.addChange(event.tick, microseconds);
    } else if (event.meta == kMetaTrackName) {
      voice.name = text;
    } else if (event.meta == kMetaLyric) {
      voice.lyrics.push_back({event.tick, text, event.offset});
    } else if (event.meta == kMetaText) {
      if (text.starts_with("DM:")) {
        voice.score += vsqText(text);
      } else if (!text.starts_with('@')) {  // the tags of karaoke files
        voice.texts.push_back({event.tick, text, event.offset});
      }
    }
  }

  static void readNote(const MidiEvent& event, MidiVoice& voice,
                       std::array<std::size_t, std::size_t{16} * 128>& sounding) {
    const auto pitch = std::to_integer<std::uint8_t>(event.data[0]) & 0x7FU;
    const auto velocity = std::to_integer<std::uint8_t>(event.data[1]) & 0x7FU;
    std::size_t& note = sounding[(event.status & 0x0FU) * 128U + pitch];
    if (note > 0) voice.notes[note - 1].end = event.tick;
    note = 0;
    if (event.status < 0x90 || velocity == 0) return;
    voice.notes.push_back({event.tick, 0, static_cast<std::uint8_t>(pitch), static_cast<std::uint8_t>(velocity)});
    note = voice.notes.size();
  }

  void addTexts(const MidiVoice& voice, const std::vector<MidiText>& texts, const MidiTempo& tempo) {
    builder_.beginVoice(decodedLyric(voice.name));
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const MidiText& text = texts[i];
      const double start = tempo.seconds(text.tick);
      double end = start + kLongestSyllable;
      if (i + 1 < texts.size()) end = std::min(end, tempo.seconds(texts[i + 1].tick));
      float loudness = 0.5F;
      const auto note = std::ranges::lower_bound(voice.notes, text.tick, {}, &MidiNote::start);
      if (note != voice.notes.end() && note->start == text.tick) {
        if (note->end > note->start) end = tempo.seconds(note->end);
        loudness = static_cast<float>(note->velocity) / 127;
      }
      builder_.addText(start, end, decodedLyric(text.text), LyricKind::Note, placeOf(text.offset), loudness);
    }
  }

  void addScore(const MidiVoice& voice, const MidiTempo& tempo) {
    const VsqScore score = readVsqScore(voice.score);
    builder_.beginVoice(decodedLyric(score.name));
    for (const VsqNote& note : score.notes) {
      builder_.addText(tempo.seconds(note.tick), tempo.seconds(note.tick + note.length), decodedLyric(note.lyric),
                       LyricKind::Note, {Core::trWith("tick %1"), note.tick}, note.loudness);
    }
    for (std::size_t i = 0; i < score.damaged; ++i) {
      builder_.note(LyricsFinding::Damaged, {Core::trWith("note %1"), score.firstDamaged});
    }
  }

  LyricsBuilder builder_;
};

}  // namespace

Result<Lyrics> readMidiLyrics(ByteView bytes) { return MidiReader().read(bytes); }

}  // namespace furitsuke::lips
