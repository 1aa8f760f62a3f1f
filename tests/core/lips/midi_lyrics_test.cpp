// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>

#include "core/base/cp932.h"
#include "core/lips/lyrics_file.h"
#include "tests/core/lips/lyrics_text.h"

namespace furitsuke::lips {
namespace {

using test::textOf;

std::string bigEndian(std::size_t value, int bytes) {
  std::string text;
  for (int i = bytes - 1; i >= 0; --i) text += static_cast<char>(value >> (8 * static_cast<unsigned>(i)));
  return text;
}

std::string number(std::size_t value) {
  std::string text(1, static_cast<char>(value & 0x7FU));
  while ((value >>= 7U) > 0) text.insert(text.begin(), static_cast<char>(0x80U | (value & 0x7FU)));
  return text;
}

/// An event after `delta` ticks.
std::string meta(std::size_t delta, int type, std::string_view data) {
  return number(delta) + '\xFF' + static_cast<char>(type) + number(data.size()) + std::string(data);
}
std::string lyric(std::size_t delta, std::string_view text) { return meta(delta, 5, text); }
std::string tempo(std::size_t delta, std::size_t microseconds) { return meta(delta, 0x51, bigEndian(microseconds, 3)); }
std::string note(std::size_t delta, int status, int pitch, int velocity) {
  return number(delta) + static_cast<char>(status) + static_cast<char>(pitch) + static_cast<char>(velocity);
}

std::string midi(std::initializer_list<std::string> tracks, std::size_t division = 480) {
  std::string file = "MThd" + bigEndian(6, 4) + bigEndian(1, 2) + bigEndian(tracks.size(), 2) + bigEndian(division, 2);
  for (const std::string& track : tracks) file += "MTrk" + bigEndian(track.size(), 4) + track;
  return file;
}

/// The text of a VSQ in events of 127 bytes.
std::string vsq(const std::string& text) {
  std::string track;
  for (std::size_t at = 0, i = 0; at < text.size(); at += 119, ++i) {
    const std::string digits = std::to_string(i);
    track += meta(0, 1, "DM:" + std::string(4 - digits.size(), '0') + digits + ":" + text.substr(at, 119));
  }
  return track;
}

const std::string kScore =
    "[Common]\nName=ミク\n[EventList]\n0=ID#0000\n480=ID#0001\n960=ID#0002\n1440=ID#0003\n1920=EOS\n"
    "[ID#0000]\nType=Singer\n[ID#0001]\nType=Anote\nLength=240\nDynamics=127\nLyricHandle=h#0001\n"
    "[ID#0002]\nType=Anote\nLength=480\nDynamics=64\nLyricHandle=h#0002\n[ID#0003]\nType=Anote\nLength=9\n"
    "[h#0001]\nL0=\"ソ\",\"s o\",1.0,64,0,0\n[h#0002]\nL0=\"ま\",\"m a\",1.0,64,0,0\n";

TEST(MidiLyrics, HaveTheTimesOfTheirNotesAndTempo) {
  struct Row {
    const char* name;
    std::string file;
    std::string expected;
  };
  for (const Row& row : {
           Row{"syllables up to the next", midi({lyric(0, "か") + lyric(480, "き")}), "0.00-0.50 a 0.50-1.50 i"},
           Row{"CP932", midi({lyric(0, cp932::encode("か").bytes)}), "0.00-1.00 a"},
           Row{"tempo of another track",
               midi({tempo(0, 1'000'000) + tempo(480, 250'000), lyric(480, "か") + lyric(480, "-")}),
               "1.00-1.25 a 1.25-2.25 -"},
           Row{"frames per second", midi({lyric(50, "か")}, 0xE728), "0.05-1.05 a"},
           Row{"notes of the same track",
               midi({meta(0, 3, "Vocal") + note(0, 0x90, 60, 127) + lyric(0, "か") + note(240, 0x80, 60, 0) +
                     lyric(240, "き")}),
               "Vocal: 0.00-0.25 a@1.00 0.50-1.50 i"},
           Row{"two voices", midi({lyric(0, "か"), lyric(0, "い")}), "0.00-1.00 a | 0.00-1.00 i"},
           Row{"karaoke texts", midi({meta(0, 1, "@TSong") + meta(0, 1, "\\ka") + meta(240, 1, "/mi")}),
               "0.00-0.25 a 0.25-1.25 !i"},
           Row{"titles beside lyrics", midi({meta(0, 1, "Otoko"), lyric(0, "か")}), "0.00-1.00 a"},
           Row{"VSQ", midi({tempo(0, 1'000'000), vsq(cp932::encode(kScore).bytes)}),
               "ミク: 1.00-1.50 o@1.00 2.00-3.00 !a@0.50; lyrics.damaged (1): note ID#0003"},
       }) {
    EXPECT_EQ(textOf(readLyrics(asBytes(row.file))), row.expected) << row.name;
  }
  EXPECT_EQ(textOf(readLyrics(
                asBytes(midi({number(0) + std::string("\x90\x3C\x7F", 3) + number(0) + std::string("\x40\x40", 2) +
                              lyric(0, "か") + number(240) + std::string("\x90\x3C\x00", 3)})))),
            "0.00-0.25 a@1.00")
      << "running status";
}

TEST(MidiLyrics, OfDamagedFilesSayWhere) {
  struct Row {
    const char* name;
    std::string file;
    std::string expected;
  };
  const std::string whole = midi({lyric(0, "か") + lyric(480, "き")});
  const std::string none = "contains no syllables with times; expected lyric events or the notes of a VSQ";
  const std::string damaged = ". A part of the lyrics file is damaged; the notes before the damage are used: byte ";
  for (const Row& row : {
           Row{"cut in the header", whole.substr(0, 10), "byte 10, header: the file ends too early"},
           Row{"header size", "MThd" + bigEndian(0x7FFFFFFF, 4) + std::string(6, '\0'),
               "byte 4, header: its size is 2147483647 bytes, expected 6"},
           Row{"no ticks", midi({}, 0), "byte 12, header: has no ticks per beat"},
           Row{"cut in an event", whole.substr(0, whole.size() - 1),
               "0.00-1.00 a; lyrics.damaged (2): byte 33, an event is longer than its track"},
           Row{"no status", midi({lyric(0, "か") + std::string("\x00\x10", 2)}),
               "0.00-1.00 a; lyrics.damaged (1): byte 30, not a MIDI event"},
           Row{"size of a track", midi({}) + "MTrk" + bigEndian(0xFFFFFFFF, 4),
               "byte 18: " + none + damaged + "18, a track has 4294967295 bytes, 0 are left"},
           Row{"half a track header", midi({}) + "MTr",
               "byte 14: " + none + damaged + "14, the file ends inside the header of a track"},
           Row{"nothing", midi({}), none},
       }) {
    EXPECT_EQ(textOf(readLyrics(asBytes(row.file))), row.expected) << row.name;
  }
}

}  // namespace
}  // namespace furitsuke::lips
