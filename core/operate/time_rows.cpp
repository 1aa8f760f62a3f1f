// SPDX-License-Identifier: MIT
#include "core/eval/operations/looping.h"
#include "core/motion/operations/time_operations.h"
#include "core/operate/operation_rows.h"

namespace furitsuke {

namespace {

OperationParameter frameCount() {
  return {.id = "count",
          .kind = ParameterKind::Integer,
          .help = "How many frames",
          .initial = "1",
          .unit = "frames",
          .minimum = 1,
          .maximum = kMaxFrame};
}

OperationParameter frameFromOne(std::string_view help) {
  return {.id = "at",
          .kind = ParameterKind::Integer,
          .help = help,
          .isRequired = true,
          .unit = "frames",
          .minimum = 1,
          .maximum = kMaxFrame};
}

OperationParameter rippleChoice(std::string_view help) {
  return {.id = "ripple",
          .kind = ParameterKind::Choice,
          .help = help,
          .initial = "none",
          .choices = {"none", "tracks", "all"}};
}

Ripple rippleOf(const OperationArguments& arguments) {
  const std::string& name = arguments.text("ripple");
  if (name == "tracks") return Ripple::Tracks;
  return name == "all" ? Ripple::All : Ripple::None;
}

constexpr std::string_view kWhatMoves =
    "Whether keys that are not chosen go along: none, all that follow on the same tracks, or on all tracks "
    "and the markers";

Operation insertFramesRow() {
  return {.id = "insert-frames",
          .text = "Insert Frames",
          .help = "Moves keys at a frame and behind it to the right, so that empty frames come before them.",
          .parameters = {frameFromOne("The first frame that moves"), frameCount(), rippleChoice(kWhatMoves)},
          .run = [](const OperationInput& in) {
            return insertFrames(in.motion, in.keys, in.arguments.frame("at"), in.arguments.frame("count"),
                                rippleOf(in.arguments));
          }};
}

Operation removeFramesRow() {
  return {.id = "remove-frames",
          .text = "Remove Frames",
          .help =
              "Moves keys behind a frame to the left, as MMD deletes frames. Of the keys that come to lie on the "
              "frame the last one counts; the key there stays when none does.",
          .parameters = {frameFromOne("The frame that the keys behind it move up to"), frameCount(),
                         rippleChoice(kWhatMoves)},
          .run = [](const OperationInput& in) {
            return removeFrames(in.motion, in.keys, in.arguments.frame("at"), in.arguments.frame("count"),
                                rippleOf(in.arguments));
          }};
}

Operation shiftRow() {
  return {.id = "shift",
          .text = "Shift",
          .help =
              "Moves keys in time. Keys in the way are overwritten. The move is limited so that no key gets before "
              "frame 0.",
          .parameters = {{.id = "by",
                          .kind = ParameterKind::Integer,
                          .help = "How far; below 0 to the left",
                          .isRequired = true,
                          .unit = "frames",
                          .minimum = -static_cast<double>(kMaxFrame),
                          .maximum = kMaxFrame},
                         {.id = "leave-first",
                          .kind = ParameterKind::Flag,
                          .help = "Leave a copy of the key at frame 0 there, as MMD does",
                          .initial = "false"},
                         rippleChoice("Whether all that follows moves along and no gap is left: not at all, on the "
                                      "same tracks, or on all tracks and the markers")},
          .run = [](const OperationInput& in) -> Result<OperationResult> {
            const bool leaves = in.arguments.flag("leave-first");
            return shiftKeys(in.motion, in.keys, in.arguments.integer("by"),
                             leaves ? FrameZeroRule::AsMmd : FrameZeroRule::Ordinary, rippleOf(in.arguments));
          }};
}

Operation scaleTimeRow() {
  return {.id = "scale-time",
          .text = "Scale Time",
          .help =
              "Stretches or shortens keys in time about a frame. Of two keys that come to lie on one frame the later "
              "one counts.",
          .parameters = {{.id = "factor",
                          .kind = ParameterKind::Number,
                          .help = "2 makes the motion twice as long, 0.5 half as long",
                          .isRequired = true,
                          .minimum = 0.001,
                          .maximum = 1000},
                         {.id = "about",
                          .kind = ParameterKind::Integer,
                          .help = "The frame that stays",
                          .initial = "0",
                          .unit = "frames",
                          .minimum = 0,
                          .maximum = kMaxFrame},
                         {.id = "rounding",
                          .kind = ParameterKind::Choice,
                          .help = "To which frame a key goes that would lie between two; MMD rounds down",
                          .initial = "nearest",
                          .choices = {"nearest", "down"}},
                         {.id = "keep-cuts",
                          .kind = ParameterKind::Flag,
                          .help = "Keep two camera keys on neighbouring frames neighbours",
                          .initial = "true"},
                         rippleChoice("Whether what follows moves by as much as the end does: not at all, on the "
                                      "same tracks, or on all tracks and the markers")},
          .run = [](const OperationInput& in) {
            TimeScaling scale;
            scale.factor = in.arguments.number("factor");
            scale.about = in.arguments.frame("about");
            if (in.arguments.text("rounding") == "down") scale.rounding = FrameRounding::Down;
            scale.keepCuts = in.arguments.flag("keep-cuts");
            scale.ripple = rippleOf(in.arguments);
            return scaleTime(in.motion, in.keys, scale);
          }};
}

Operation reverseRow() {
  return {.id = "reverse",
          .text = "Reverse",
          .help =
              "Plays keys backwards between the first and the last of them. Curves are turned round and go to the "
              "other end of their span.",
          .run = [](const OperationInput& in) -> Result<OperationResult> { return reverseTime(in.motion, in.keys); }};
}

LoopSide loopSideCalled(std::string_view name) {
  if (name == "start") return LoopSide::Start;
  return name == "both" ? LoopSide::Both : LoopSide::End;
}

Operation loopRow() {
  return {.id = "loop",
          .text = "Make a Loop",
          .help =
              "Makes the last chosen frame the same as the first, so that the motion can go round: bones, morphs, "
              "camera, light and self shadow. The difference is spread over some frames and laid over what moves "
              "there. A camera may end whole turns from where it began, and its blend does not reach over a cut.",
          .parameters = {{.id = "blend",
                          .kind = ParameterKind::Integer,
                          .help = "Over how many frames the difference is spread",
                          .initial = "30",
                          .unit = "frames",
                          .minimum = 0,
                          .maximum = kMaxFrame},
                         {.id = "side",
                          .kind = ParameterKind::Choice,
                          .help = "What changes: the end, the beginning, or both, each half way",
                          .initial = "end",
                          .choices = {"end", "start", "both"}}},
          .run = [](const OperationInput& in) {
            return makeLoop(in.motion, in.keys, in.arguments.frame("blend"), loopSideCalled(in.arguments.text("side")));
          }};
}

}  // namespace

std::vector<Operation> timeOperations() {
  return {insertFramesRow(), removeFramesRow(), shiftRow(), scaleTimeRow(), reverseRow(), loopRow()};
}

}  // namespace furitsuke
