// SPDX-License-Identifier: MIT
#include "core/eval/operations/reduction.h"
#include "core/eval/operations/resampling.h"
#include "core/eval/operations/smoothing.h"
#include "core/operate/operation_rows.h"

namespace furitsuke {

namespace {

OperationParameter wholeFrame(std::string_view id, std::string_view help, std::string_view initial) {
  return {.id = id,
          .kind = ParameterKind::Integer,
          .help = help,
          .initial = initial,
          .isRequired = initial.empty(),
          .unit = "frames",
          .minimum = 0,
          .maximum = kMaxFrame};
}

Operation trimRow() {
  return {.id = "trim",
          .text = "Trim",
          .help = "Keeps what lies between two frames, on the tracks with chosen keys.",
          .parameters = {wholeFrame("first", "The first frame to keep", "0"),
                         wholeFrame("last", "The last frame to keep", "2147483647"),
                         {.id = "hold-ends",
                          .kind = ParameterKind::Flag,
                          .help = "Put keys at the two frames where the motion goes on, so that its shape stays",
                          .initial = "true"},
                         {.id = "rebase",
                          .kind = ParameterKind::Flag,
                          .help = "Make the first frame frame 0",
                          .initial = "true"}},
          .run = [](const OperationInput& in) {
            const FrameRange range{in.arguments.frame("first"), in.arguments.frame("last")};
            return trimMotion(in.motion, in.keys, range, in.arguments.flag("hold-ends"), in.arguments.flag("rebase"));
          }};
}

Operation bakeRow() {
  OperationParameter every = wholeFrame("every", "The distance of the keys", "1");
  every.minimum = 1;
  return {.id = "bake",
          .text = "Bake Keys",
          .help =
              "Makes keys at every Nth frame between the first and the last chosen key of each track, with the values "
              "that the motion has there and straight curves.",
          .parameters = {every,
                         {.id = "only-grid",
                          .kind = ParameterKind::Flag,
                          .help = "Remove the keys between, but for cuts and for what steps",
                          .initial = "true"}},
          .run = [](const OperationInput& in) {
            return bakeKeys(in.motion, in.keys, in.arguments.frame("every"), in.arguments.flag("only-grid"));
          }};
}

Operation splitRow() {
  return {.id = "split",
          .text = "Split Spans at a Frame",
          .help =
              "Puts a key on every track with chosen keys that leaves the motion as it is: the curves are divided "
              "between the two halves. What the whole numbers of the curves cannot hold is told.",
          .parameters = {wholeFrame("at", "The frame of the new keys", "")},
          .run = [](const OperationInput& in) -> Result<OperationResult> {
            return splitSpans(in.motion, in.keys, in.arguments.frame("at"));
          }};
}

Operation smoothRow() {
  return {.id = "smooth",
          .text = "Smooth",
          .help =
              "Smooths the values of keys of bones, morphs and the camera: by the mean of the motion around each, "
              "weighted by a Gaussian, or by a Butterworth low-pass, which takes away what trembles faster than a "
              "frequency and moves nothing in time. Cuts of the camera stay.",
          .parameters = {{.id = "method",
                          .kind = ParameterKind::Choice,
                          .help = "The filter",
                          .initial = "gaussian",
                          .choices = {"gaussian", "butterworth"}},
                         {.id = "width",
                          .kind = ParameterKind::Number,
                          .help = "Of the Gaussian, the standard deviation; wider is smoother",
                          .initial = "2",
                          .unit = "frames",
                          .minimum = 0.1,
                          .maximum = kMaxSmoothing},
                         {.id = "cutoff",
                          .kind = ParameterKind::Number,
                          .help = "Of the low-pass, the frequency from which on waves go; one of N frames has 30 / N",
                          .initial = "3",
                          .unit = "Hz",
                          .minimum = 0.01,
                          .maximum = 14.9},
                         {.id = "order",
                          .kind = ParameterKind::Integer,
                          .help = "Of the low-pass, how sharply it tells slow from fast",
                          .initial = "2",
                          .minimum = 1,
                          .maximum = 8}},
          .run = [](const OperationInput& in) {
            const OperationArguments& a = in.arguments;
            if (a.text("method") == "gaussian") return smoothKeys(in.motion, in.keys, a.number("width"));
            return filterKeys(in.motion, in.keys, a.number("cutoff"), static_cast<int>(a.integer("order")));
          }};
}

OperationParameter bound(std::string_view id, std::string_view help, std::string_view initial, std::string_view unit) {
  return {.id = id,
          .kind = ParameterKind::Number,
          .help = help,
          .initial = initial,
          .unit = unit,
          .minimum = 0.00001,
          .maximum = 1000};
}

Operation reduceRow() {
  return {.id = "reduce",
          .text = "Reduce Keys",
          .help =
              "Leaves out keys of bones, morphs and the camera and fits the curves of the others, so that the motion "
              "stays within bounds at every frame. With a model the bounds of bones are for every bone as it stands in "
              "the world, with all that moves it: parents, IK, append and bone morphs; without one for each bone in "
              "its parent. Ends, turns and stretches without a move stay, and so do cuts of the camera and changes of "
              "the physics switch. The largest errors are told.",
          .parameters = {bound("position", "How far a bone may stray", "0.05", "model units"),
                         bound("angle", "How far a bone may turn from where it was", "0.5", "degrees"),
                         bound("weight", "How far the weight of a morph may stray", "0.01", ""),
                         bound("camera-position", "How far the camera's target may stray", "0.05", "model units"),
                         bound("camera-angle", "How far each angle of the camera may stray", "0.1", "degrees"),
                         bound("camera-distance", "How far the distance of the camera may stray", "0.1", "model units"),
                         bound("view-angle", "How far the view angle may stray", "0.5", "degrees")},
          .run = [](const OperationInput& in) {
            const OperationArguments& a = in.arguments;
            return reduceKeys(in.motion, in.keys,
                              {.position = a.number("position"),
                               .angle = a.number("angle"),
                               .weight = a.number("weight"),
                               .cameraPosition = a.number("camera-position"),
                               .cameraAngle = a.number("camera-angle"),
                               .cameraDistance = a.number("camera-distance"),
                               .viewAngle = a.number("view-angle")},
                              in.model);
          }};
}

}  // namespace

std::vector<Operation> resamplingOperations() { return {trimRow(), bakeRow(), splitRow(), smoothRow(), reduceRow()}; }

}  // namespace furitsuke
