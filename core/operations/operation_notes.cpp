// SPDX-License-Identifier: MIT
#include "core/operations/operation_notes.h"

#include <algorithm>
#include <array>
#include <utility>

namespace furitsuke::operations {

namespace {

using enum Severity;

constexpr std::array kTexts = {
    OperationNoteText{"edit.bias.none", Warning, "no selected bone carries the others"},
    OperationNoteText{"edit.bias.treated", Info, "moved: %1"},
    OperationNoteText{"edit.blink.left-out", Info, "%n blinks were omitted because the eyes are already moving",
                      "%n blink was omitted because the eyes are already moving"},
    OperationNoteText{"edit.counterpart.count", Warning, "%n names have no counterpart; their keys do not change"},
    OperationNoteText{"edit.counterpart.no-bone", Warning, "the model has no \"%1\""},
    OperationNoteText{"edit.counterpart.no-track", Warning, "the motion has no \"%1\""},
    OperationNoteText{"edit.counterpart.unknown", Warning, "the name has no counterpart"},
    OperationNoteText{"edit.despike.flips", Info, "%n flipped rotations were corrected",
                      "%n flipped rotation was corrected"},
    OperationNoteText{"edit.despike.spikes", Info, "%n jumps were removed", "%n jump was removed"},
    OperationNoteText{"edit.feet.contacts", Info, "%n contacts of feet with the floor were found",
                      "%n contact of a foot with the floor was found"},
    OperationNoteText{"edit.fill.count", Info, "%n gaps were filled", "%n gap was filled"},
    OperationNoteText{"edit.fit.arms", Info, "average difference of the directions of arms, in degrees: %1"},
    OperationNoteText{"edit.fit.hands", Info,
                      "hands are together at %n frames; the largest change of their distance, in lengths of an arm: %1",
                      "hands are together at %n frame; the change of their distance, in lengths of an arm: %1"},
    OperationNoteText{"edit.fit.legs", Info, "average difference of the directions of legs, in degrees: %1"},
    OperationNoteText{"edit.fit.morphs", Info, "%n morphs were renamed: %1", "%n morph was renamed: %1"},
    OperationNoteText{"edit.fit.ratio", Info, "length of the legs relative to the source model: %1"},
    OperationNoteText{"edit.fit.slide", Info,
                      "planted feet slide at %n frames by this many lengths of a leg per frame, on average: %1",
                      "planted feet slide at %n frame by this many lengths of a leg: %1"},
    OperationNoteText{"edit.fit.speed", Info, "fastest turn of an arm relative to the source: %1"},
    OperationNoteText{"edit.fold.after-ik", Warning, "it rotates bones after IK, which no standard bone can do"},
    OperationNoteText{"edit.fold.baked", Info,
                      "%n spans were baked to a key at every frame, because no curve fits them",
                      "%n span was baked to a key at every frame, because no curve fits it"},
    OperationNoteText{"edit.fold.feet-unknown", Warning,
                      "it rotates, and the rest position of the feet is unknown without a model"},
    OperationNoteText{"edit.fold.rest-unknown", Info,
                      "without a model, bones are assumed to have the rest position of their parent"},
    OperationNoteText{"edit.fold.toes", Warning, "no standard bone can bend the toes"},
    OperationNoteText{"edit.frames.empty", Warning, "there are no keys in frames %1"},
    OperationNoteText{"edit.keys.collided", Warning, "%n keys were replaced by later keys on the same frame",
                      "%n key was replaced by a later key on the same frame"},
    OperationNoteText{"edit.keys.none-left", Warning, "the motion has no keys left"},
    OperationNoteText{"edit.keys.outside", Warning, "%n keys outside of the timeline were left out",
                      "%n key outside of the timeline was left out"},
    OperationNoteText{"edit.lips.damaged", Warning, "the lyrics file is damaged; the notes before it are used: %1"},
    OperationNoteText{"edit.lips.line", Warning, "%n lines of the lyrics file cannot be read; the first: %1",
                      "a line of the lyrics file cannot be read: %1"},
    OperationNoteText{"edit.lips.no-morph", Warning, "the model has no morph for these vowels: %1"},
    OperationNoteText{"edit.lips.no-voice", Warning, "no voice is heard in the sound"},
    OperationNoteText{"edit.lips.none", Warning, "no syllable is within these frames"},
    OperationNoteText{"edit.lips.partly-marked", Info,
                      "no marked spot shows these vowels; they are derived from the others: %1"},
    OperationNoteText{"edit.lips.reading", Warning,
                      "%n texts have characters without a reading, such as kanji; the mouth stays closed there. The "
                      "first: %1",
                      "a text has characters without a reading, such as kanji; the mouth stays closed there: %1"},
    OperationNoteText{"edit.lips.replaced", Info,
                      "the model has no morph for these vowels; similar ones replace it: %1"},
    OperationNoteText{"edit.lips.short", Info, "%n syllables were omitted because they are too short",
                      "%n syllable was omitted because it is too short"},
    OperationNoteText{"edit.lips.silent", Warning, "the sound is silent"},
    OperationNoteText{"edit.lips.too-many", Warning, "the lyrics are too long; the first 200000 syllables are used"},
    OperationNoteText{"edit.lips.unmarked", Info,
                      "no vowel is marked, so that those of an average male voice are assumed; for better results, add "
                      "a marker named あ, い, う, え or お where each vowel is sung"},
    OperationNoteText{"edit.lips.unsung-marks", Warning, "at %n marked spots, no voice is heard; they are not used",
                      "at a marked spot, no voice is heard; it is not used"},
    OperationNoteText{"edit.move.limited", Warning, "the keys moved by %1 frames only, to stay on the timeline"},
    OperationNoteText{"edit.name.empty", Warning, "the new name is empty"},
    OperationNoteText{"edit.name.taken", Warning, "another track has the name \"%1\""},
    OperationNoteText{"edit.name.unknown", Warning, "the motion has no track with this name"},
    OperationNoteText{"edit.name.unusable", Warning, "the new name cannot be used: %1"},
    OperationNoteText{"edit.nothing.changed", Info, "nothing to change"},
    OperationNoteText{"edit.physics.inexact", Warning,
                      "keys cannot show exactly what physics shows because of append transforms, IK or a fixed axis: "
                      "%1"},
    OperationNoteText{"edit.physics.long-names", Warning,
                      "a VMD file cannot hold names of more than 15 bytes, so that it has no usable keys for %n bones: "
                      "%1",
                      "a VMD file cannot hold names of more than 15 bytes, so that it has no usable keys for %n bone: "
                      "%1"},
    OperationNoteText{"edit.physics.moving-parents", Warning,
                      "physics still moves bones above these, so that they do not stay where they were: %1"},
    OperationNoteText{"edit.physics.no-names", Warning,
                      "keys cannot refer to %n bones, which have no name of their own in a motion: %1",
                      "keys cannot refer to %n bone, which has no name of its own in a motion: %1"},
    OperationNoteText{"edit.physics.runaways", Warning,
                      "these bodies moved impossibly fast and were placed on their bones again: %1"},
    OperationNoteText{"edit.pin.short", Warning,
                      "the held part does not reach its place at %n frames; the largest distance in model units is %1",
                      "the held part does not reach its place at %n frame; the distance in model units is %1"},
    OperationNoteText{"edit.pose.ik", Info, "IK overrides the pose of these bones while it is on: %1"},
    OperationNoteText{"edit.pose.unkeyed", Info, "the pose moves this bone, but the motion has no keys for it"},
    OperationNoteText{"edit.poses.chosen", Info, "%n poses were chosen", "%n pose was chosen"},
    OperationNoteText{"edit.push-out.inside", Warning,
                      "the hands are still inside the body at %n frames; the largest depth in model units is %1",
                      "the hands are still inside the body at %n frame; the depth in model units is %1"},
    OperationNoteText{"edit.retime.none", Warning, "no pose is near enough to a beat"},
    OperationNoteText{"edit.retime.poses", Info, "%n poses are on beats", "%n pose is on a beat"},
    OperationNoteText{"edit.retime.speed", Warning,
                      "the speed at least doubles or halves at %n frames; the largest factor and its frames: %1",
                      "the speed at least doubles or halves at %n frame; the factor and the frames: %1"},
    OperationNoteText{"edit.track.missing", Warning, "the motion has no such track"},
    OperationNoteText{"edit.turn.baked", Info,
                      "%n spans with different curves for x and z were baked to a key at every frame",
                      "%n span with different curves for x and z was baked to a key at every frame"},
    OperationNoteText{"edit.turn.bent", Warning,
                      "%n spans of the camera target have different curves for x and z, and their shape changes; bake "
                      "them first",
                      "%n span of the camera target has different curves for x and z, and its shape changes; bake it "
                      "first"},
    OperationNoteText{"edit.unfold.missing", Warning, "the model has no such bone"},
    OperationNoteText{"edit.unfold.moved", Warning,
                      "the structure of the model does not allow an exact result: bones are not at their places at %n "
                      "frames; the largest distance in model units is %1",
                      "the structure of the model does not allow an exact result: bones are not at their places at %n "
                      "frame; the largest distance in model units is %1"},
    OperationNoteText{"edit.unfold.turned", Warning,
                      "the structure of the model does not allow an exact result: bones have other rotations at %n "
                      "frames; the largest difference in degrees is %1",
                      "the structure of the model does not allow an exact result: bones have other rotations at %n "
                      "frame; the largest difference in degrees is %1"},
};
static_assert(std::ranges::is_sorted(kTexts, {}, &OperationNoteText::code));

void insert(std::string& text, std::string_view place, std::string_view value) {
  if (const std::size_t at = text.find(place); at != text.npos) text.replace(at, place.size(), value);
}

}  // namespace

std::span<const OperationNoteText> operationNoteTexts() { return kTexts; }

Diagnostic operationNote(std::string_view code, std::string track, NoteValues values) {
  const auto* row = std::ranges::lower_bound(kTexts, code, {}, &OperationNoteText::code);
  Diagnostic note;
  note.code = code;
  note.severity = row->severity;
  note.track = std::move(track);
  note.reason = values.count == 1 && !row->one.empty() ? row->one : row->text;
  insert(note.reason, "%n", std::to_string(values.count));
  insert(note.reason, "%1", values.detail);
  note.count = values.count;
  note.detail = std::move(values.detail);
  return note;
}

}  // namespace furitsuke::operations
