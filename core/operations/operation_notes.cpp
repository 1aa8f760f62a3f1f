// SPDX-License-Identifier: MIT
#include "core/operations/operation_notes.h"

#include <algorithm>
#include <array>
#include <utility>

namespace furitsuke::operations {

namespace {

constexpr std::array kTexts = {
    OperationNoteText{"edit.bias.none", Severity::Warning, Core::tr("no selected bone carries the others")},
    OperationNoteText{"edit.bias.treated", Severity::Info, Core::trWith("moved: %1")},
    OperationNoteText{"edit.blink.left-out", Severity::Info,
                      Core::trCount("%n blink was omitted because the eyes are already moving",
                                    "%n blinks were omitted because the eyes are already moving")},
    OperationNoteText{"edit.clean-up.skipped", Severity::Warning, Core::trWith("this step was left out: %1")},
    OperationNoteText{"edit.counterpart.count", Severity::Warning,
                      Core::trCount("%n name has no counterpart; its keys do not change",
                                    "%n names have no counterpart; their keys do not change")},
    OperationNoteText{"edit.counterpart.no-bone", Severity::Warning, Core::trWith("the model has no \"%1\"")},
    OperationNoteText{"edit.counterpart.no-track", Severity::Warning, Core::trWith("the motion has no \"%1\"")},
    OperationNoteText{"edit.counterpart.unknown", Severity::Warning, Core::tr("the name has no counterpart")},
    OperationNoteText{"edit.denoise.bones", Severity::Info,
                      Core::trCount("noise was removed from %n bone", "noise was removed from %n bones")},
    OperationNoteText{"edit.despike.flips", Severity::Info,
                      Core::trCount("%n flipped rotation was corrected", "%n flipped rotations were corrected")},
    OperationNoteText{
        "edit.despike.sides", Severity::Info,
        Core::trCount("left and right were exchanged for %n span", "left and right were exchanged for %n spans")},
    OperationNoteText{"edit.despike.spikes", Severity::Info,
                      Core::trCount("%n jump was removed", "%n jumps were removed")},
    OperationNoteText{"edit.feet.contacts", Severity::Info,
                      Core::trCount("%n contact of a foot with the floor was found",
                                    "%n contacts of feet with the floor were found")},
    OperationNoteText{"edit.fill.count", Severity::Info, Core::trCount("%n gap was filled", "%n gaps were filled")},
    OperationNoteText{"edit.fit.arms", Severity::Info,
                      Core::trWith("average difference of the directions of arms, in degrees: %1")},
    OperationNoteText{
        "edit.fit.hands", Severity::Info,
        Core::trCount(
            "hands are together at %n frame; the change of their distance, in lengths of an arm: %1",
            "hands are together at %n frames; the largest change of their distance, in lengths of an arm: %1")},
    OperationNoteText{"edit.fit.legs", Severity::Info,
                      Core::trWith("average difference of the directions of legs, in degrees: %1")},
    OperationNoteText{"edit.fit.morphs", Severity::Info,
                      Core::trCount("%n morph was renamed: %1", "%n morphs were renamed: %1")},
    OperationNoteText{"edit.fit.ratio", Severity::Info,
                      Core::trWith("length of the legs relative to the source model: %1")},
    OperationNoteText{
        "edit.fit.slide", Severity::Info,
        Core::trCount("planted feet slide at %n frame by this many lengths of a leg: %1",
                      "planted feet slide at %n frames by this many lengths of a leg per frame, on average: %1")},
    OperationNoteText{"edit.fit.speed", Severity::Info,
                      Core::trWith("fastest turn of an arm relative to the source: %1")},
    OperationNoteText{"edit.fold.after-ik", Severity::Warning,
                      Core::tr("it rotates bones after IK, which no standard bone can do")},
    OperationNoteText{"edit.fold.baked", Severity::Info,
                      Core::trCount("%n span was baked to a key at every frame, because no curve fits it",
                                    "%n spans were baked to a key at every frame, because no curve fits them")},
    OperationNoteText{"edit.fold.feet-unknown", Severity::Warning,
                      Core::tr("it rotates, and the rest position of the feet is unknown without a model")},
    OperationNoteText{"edit.fold.rest-unknown", Severity::Info,
                      Core::tr("without a model, bones are assumed to have the rest position of their parent")},
    OperationNoteText{"edit.fold.toes", Severity::Warning, Core::tr("no standard bone can bend the toes")},
    OperationNoteText{"edit.forget-capture.keys", Severity::Info,
                      Core::trCount("%n captured key is deleted", "%n captured keys are deleted")},
    OperationNoteText{"edit.frames.empty", Severity::Warning, Core::trWith("there are no keys in frames %1")},
    OperationNoteText{"edit.keys.collided", Severity::Warning,
                      Core::trCount("%n key was replaced by a later key on the same frame",
                                    "%n keys were replaced by later keys on the same frame")},
    OperationNoteText{"edit.keys.none-left", Severity::Warning, Core::tr("the motion has no keys left")},
    OperationNoteText{
        "edit.keys.outside", Severity::Warning,
        Core::trCount("%n key outside of the timeline was left out", "%n keys outside of the timeline were left out")},
    OperationNoteText{"edit.lips.damaged", Severity::Warning,
                      Core::trWith("the lyrics file is damaged; the notes before it are used: %1")},
    OperationNoteText{"edit.lips.line", Severity::Warning,
                      Core::trCount("%n line of the lyrics file cannot be read: %1",
                                    "%n lines of the lyrics file cannot be read; the first: %1")},
    OperationNoteText{"edit.lips.no-morph", Severity::Warning,
                      Core::trWith("the model has no morph for these vowels: %1")},
    OperationNoteText{"edit.lips.no-room", Severity::Warning,
                      Core::trCount("%n syllable at the end has no room and was left out",
                                    "%n syllables at the end have no room and were left out")},
    OperationNoteText{"edit.lips.no-voice", Severity::Warning, Core::tr("no voice is heard in the sound")},
    OperationNoteText{"edit.lips.none", Severity::Warning, Core::tr("no syllable is within these frames")},
    OperationNoteText{"edit.lips.partly-marked", Severity::Info,
                      Core::trWith("no marked spot shows these vowels; they are derived from the others: %1")},
    OperationNoteText{
        "edit.lips.reading", Severity::Warning,
        Core::trCount("%n text has characters without a reading, such as kanji; the mouth stays closed there: %1",
                      "%n texts have characters without a reading, such as kanji; the mouth stays closed there. The "
                      "first: %1")},
    OperationNoteText{"edit.lips.replaced", Severity::Info,
                      Core::trWith("the model has no morph for these vowels; similar ones replace it: %1")},
    OperationNoteText{"edit.lips.short", Severity::Info,
                      Core::trCount("%n syllable was omitted because it is too short",
                                    "%n syllables were omitted because they are too short")},
    OperationNoteText{"edit.lips.silent", Severity::Warning, Core::tr("the sound is silent")},
    OperationNoteText{"edit.lips.too-many", Severity::Warning,
                      Core::tr("the lyrics are too long; the first 200000 syllables are used")},
    OperationNoteText{
        "edit.lips.unmarked", Severity::Info,
        Core::tr("no vowel is marked, so that those of an average male voice are assumed; for better results, add "
                 "a marker named あ, い, う, え or お where each vowel is sung")},
    OperationNoteText{"edit.lips.unsung-marks", Severity::Warning,
                      Core::trCount("at %n marked spot, no voice is heard; it is not used",
                                    "at %n marked spots, no voice is heard; they are not used")},
    OperationNoteText{"edit.loop.cycles", Severity::Info,
                      Core::trCount("%n cycle was found, in frames %1", "%n cycles were found, in frames %1")},
    OperationNoteText{"edit.move.limited", Severity::Warning,
                      Core::trWith("the keys moved by %1 frames only, to stay on the timeline")},
    OperationNoteText{"edit.name.empty", Severity::Warning, Core::tr("the new name is empty")},
    OperationNoteText{"edit.name.taken", Severity::Warning, Core::trWith("another track has the name \"%1\"")},
    OperationNoteText{"edit.name.unknown", Severity::Warning, Core::tr("the motion has no track with this name")},
    OperationNoteText{"edit.name.unusable", Severity::Warning, Core::trWith("the new name cannot be used: %1")},
    OperationNoteText{"edit.nothing.changed", Severity::Info, Core::tr("nothing to change")},
    OperationNoteText{
        "edit.physics.inexact", Severity::Warning,
        Core::trWith("keys cannot show exactly what physics shows because of append transforms, IK, a fixed axis or "
                     "the type of the bone: %1")},
    OperationNoteText{
        "edit.physics.long-names", Severity::Warning,
        Core::trCount("a VMD file cannot hold names of more than 15 bytes, so that it has no usable keys for %n bone: "
                      "%1",
                      "a VMD file cannot hold names of more than 15 bytes, so that it has no usable keys for %n bones: "
                      "%1")},
    OperationNoteText{
        "edit.physics.moving-parents", Severity::Warning,
        Core::trWith("physics still moves bones above these, so that they do not stay where they were: %1")},
    OperationNoteText{"edit.physics.no-names", Severity::Warning,
                      Core::trCount("keys cannot refer to %n bone, which has no name of its own in a motion: %1",
                                    "keys cannot refer to %n bones, which have no name of their own in a motion: %1")},
    OperationNoteText{"edit.physics.runaways", Severity::Warning,
                      Core::trWith("these bodies moved impossibly fast and were placed on their bones again: %1")},
    OperationNoteText{
        "edit.pin.short", Severity::Warning,
        Core::trCount(
            "the held part does not reach its place at %n frame; the distance in model units is %1",
            "the held part does not reach its place at %n frames; the largest distance in model units is %1")},
    OperationNoteText{"edit.pose.ik", Severity::Info,
                      Core::trWith("IK overrides the pose of these bones while it is on: %1")},
    OperationNoteText{"edit.pose.unkeyed", Severity::Info,
                      Core::tr("the pose moves this bone, but the motion has no keys for it")},
    OperationNoteText{"edit.poses.chosen", Severity::Info, Core::trCount("%n pose was chosen", "%n poses were chosen")},
    OperationNoteText{
        "edit.push-out.inside", Severity::Warning,
        Core::trCount("the hands are still inside the body at %n frame; the depth in model units is %1",
                      "the hands are still inside the body at %n frames; the largest depth in model units is %1")},
    OperationNoteText{"edit.retime.none", Severity::Warning, Core::tr("no pose is near enough to a beat")},
    OperationNoteText{"edit.retime.poses", Severity::Info,
                      Core::trCount("%n pose is on a beat", "%n poses are on beats")},
    OperationNoteText{
        "edit.retime.speed", Severity::Warning,
        Core::trCount("the speed at least doubles or halves at %n frame; the factor and the frames: %1",
                      "the speed at least doubles or halves at %n frames; the largest factor and its frames: %1")},
    OperationNoteText{"edit.track.missing", Severity::Warning, Core::tr("the motion has no such track")},
    OperationNoteText{"edit.turn.baked", Severity::Info,
                      Core::trCount("%n span with different curves for x and z was baked to a key at every frame",
                                    "%n spans with different curves for x and z were baked to a key at every frame")},
    OperationNoteText{
        "edit.turn.bent", Severity::Warning,
        Core::trCount("%n span of the camera target has different curves for x and z, and its shape changes; bake it "
                      "first",
                      "%n spans of the camera target have different curves for x and z, and their shape changes; bake "
                      "them first")},
    OperationNoteText{"edit.unfold.missing", Severity::Warning, Core::tr("the model has no such bone")},
    OperationNoteText{
        "edit.unfold.moved", Severity::Warning,
        Core::trCount("the structure of the model does not allow an exact result: bones are not at their places at %n "
                      "frame; the largest distance in model units is %1",
                      "the structure of the model does not allow an exact result: bones are not at their places at %n "
                      "frames; the largest distance in model units is %1")},
    OperationNoteText{
        "edit.unfold.turned", Severity::Warning,
        Core::trCount("the structure of the model does not allow an exact result: bones have other rotations at %n "
                      "frame; the largest difference in degrees is %1",
                      "the structure of the model does not allow an exact result: bones have other rotations at %n "
                      "frames; the largest difference in degrees is %1")},
};
static_assert(std::ranges::is_sorted(kTexts, {}, &OperationNoteText::code));

struct NoteMessage {
  std::size_t count;
  MessageArgument detail;

  Message operator()(MessageText text) const { return text; }
  Message operator()(PatternFor<Counted> text) const { return {text, Counted{count}}; }
  Message operator()(PatternFor<MessageArgument> text) const { return {text, detail}; }
  Message operator()(PatternFor<Counted, MessageArgument> text) const { return {text, Counted{count}, detail}; }
};

struct DetailText {
  std::string operator()(std::string text) const { return text; }
  std::string operator()(const Message& message) const { return message.english(); }
};

}  // namespace

std::span<const OperationNoteText> operationNoteTexts() { return kTexts; }

Diagnostic operationNote(std::string_view code, std::string track, NoteValues values) {
  const auto* row = std::ranges::lower_bound(kTexts, code, {}, &OperationNoteText::code);
  Diagnostic note;
  note.code = code;
  note.severity = row->severity;
  note.track = std::move(track);
  MessageArgument detail = std::visit([](const auto& value) { return MessageArgument(value); }, values.detail);
  note.reason = std::visit(NoteMessage{values.count, std::move(detail)}, row->text);
  note.count = values.count;
  note.detail = std::visit(DetailText{}, std::move(values.detail));
  return note;
}

}  // namespace furitsuke::operations
