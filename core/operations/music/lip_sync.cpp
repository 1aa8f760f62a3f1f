// SPDX-License-Identifier: MIT
#include "core/operations/music/music_operations.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "core/lips/mouth_movement.h"
#include "core/operations/music/mouth_keys.h"

namespace furitsuke::operations {

namespace {

lips::MouthOptions lyricsOptions(const OperationInput& in) {
  const OperationArguments& a = in.arguments;
  lips::MouthOptions options = movementOptions(a);
  options.offset = a.number("offset") / 1000;
  if (a.flag("from-sound") && in.motion.annotations.sound) options.offset += in.motion.annotations.sound->offset / 1000;
  return options;
}

void noteFindings(const lips::Lyrics& lyrics, OperationResult& result) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kNotes{
      {{"lyrics.damaged", "edit.lips.damaged"},
       {"lyrics.line", "edit.lips.line"},
       {"lyrics.reading", "edit.lips.reading"},
       {"lyrics.tooMany", "edit.lips.too-many"}}};
  for (const Diagnostic& finding : lyrics.findings) {
    for (const auto& [code, note] : kNotes) {
      if (finding.code == code) result.notes.push_back(operationNote(note, {}, {finding.count, finding.detail}));
    }
  }
}

Result<OperationResult> runLipSync(const OperationInput& in) {
  const Result<MouthMorphs> morphs = mouthMorphs(in);
  if (!morphs) return morphs.error();
  const lips::Lyrics* lyrics = in.arguments.lyrics("lyrics");
  if (lyrics == nullptr) return Error::in(Message::verbatim("lyrics"), Core::tr("a file is needed"));
  const auto voice = static_cast<std::size_t>(in.arguments.integer("voice") - 1);
  if (voice >= lyrics->voices.size()) {
    return Error::in(Message::verbatim("voice"), Core::trWith("the file has only %1"), lyrics->voices.size());
  }
  OperationResult result;
  noteFindings(*lyrics, result);
  moveMouth(in, *morphs, lips::mouthMovements(lyrics->voices[voice].moras, lyricsOptions(in)), result);
  return result;
}

}  // namespace

Operation lipSyncOperation() {
  Operation row{
      .id = "lip-sync",
      .text = Core::tr("Lip Sync"),
      .help = Core::tr(
          "Make keys of the mouth morphs from lyrics with times: a VSQ, UST, MIDI, LRC or text file. Syllables in "
          "kana or romaji become vowels. Running it again replaces the keys from the first to the last syllable, "
          "or in the chosen frames."),
      .parameters = {{.id = "lyrics",
                      .kind = ParameterKind::LyricsFile,
                      .help = Core::tr("File with the syllables and their times"),
                      .isRequired = true},
                     {.id = "voice",
                      .kind = ParameterKind::Integer,
                      .help = Core::tr("Which voice of a file with several"),
                      .initial = "1",
                      .minimum = 1,
                      .maximum = 65535},
                     {.id = "offset",
                      .kind = ParameterKind::Number,
                      .help = Core::tr("Time to add to the times of the file"),
                      .initial = "0",
                      .unit = Core::tr("ms"),
                      .minimum = -3'600'000,
                      .maximum = 3'600'000},
                     flagParameter("from-sound", Core::tr("Count the times from the start of the sound of the motion"),
                                   "true"),
                     mouthMorphsParameter(Core::tr("Morphs for a, i, u, e, o and n, separated by commas"))},
      .run = runLipSync};
  for (OperationParameter& parameter : movementParameters()) row.parameters.push_back(std::move(parameter));
  return row;
}

}  // namespace furitsuke::operations
