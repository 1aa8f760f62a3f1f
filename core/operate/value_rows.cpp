// SPDX-License-Identifier: MIT
#include "core/motion/operations/cleaning.h"
#include "core/motion/operations/correction.h"
#include "core/operate/operation_rows.h"

namespace furitsuke {

namespace {

OperationParameter axes(std::string_view id, std::string_view help, std::string_view initial, std::string_view unit) {
  return {.id = id, .kind = ParameterKind::Vector, .help = help, .initial = initial, .unit = unit};
}

OperationParameter number(std::string_view id, std::string_view help, std::string_view initial, std::string_view unit) {
  return {.id = id, .kind = ParameterKind::Number, .help = help, .initial = initial, .unit = unit};
}

Operation correctRow() {
  return {.id = "correct",
          .text = "Correct Positions and Angles",
          .help =
              "Multiplies the values of keys and adds to them, axis by axis: positions of bones and of the camera's "
              "target, angles of bones (in MMD's order YXZ) and of the camera, weights of morphs, distances of the "
              "camera and the self shadow as MMD shows them.",
          .parameters = {axes("position-factor", "Positions times this", "1,1,1", ""),
                         axes("position-offset", "Then this is added", "0,0,0", "model units"),
                         axes("angle-factor", "Angles times this", "1,1,1", ""),
                         axes("angle-offset", "Then this is added", "0,0,0", "degrees"),
                         number("weight-factor", "Morph weights times this", "1", ""),
                         number("weight-offset", "Then this is added", "0", ""),
                         number("distance-factor", "Distances times this", "1", ""),
                         number("distance-offset", "Then this is added", "0", "as MMD shows it")},
          .run = [](const OperationInput& in) -> Result<OperationResult> {
            const OperationArguments& a = in.arguments;
            KeyCorrections corrections;
            corrections.position = {a.vector("position-factor"), a.vector("position-offset")};
            corrections.angle = {a.vector("angle-factor"), a.vector("angle-offset")};
            corrections.weight = {a.number("weight-factor"), a.number("weight-offset")};
            corrections.distance = {a.number("distance-factor"), a.number("distance-offset")};
            return correctKeys(in.motion, in.keys, corrections);
          }};
}

Operation cleanRow() {
  return {.id = "clean",
          .text = "Remove Keys That Change Nothing",
          .help =
              "Removes keys with the value of the keys before and behind them. The first and the last key of each "
              "track stay.",
          .run = [](const OperationInput& in) -> Result<OperationResult> { return cleanKeys(in.motion, in.keys); }};
}

Operation normaliseRow() {
  return {.id = "normalise-rotations",
          .text = "Normalise Rotations",
          .help = "Gives the rotations of bones unit length. Those that have it already are not touched.",
          .run = [](const OperationInput& in) -> Result<OperationResult> {
            return normaliseRotations(in.motion, in.keys);
          }};
}

Operation unrollRow() {
  return {
      .id = "unroll-rotations",
      .text = "Unroll Rotations",
      .help =
          "Turns the signs of the rotations of bones so that each lies on the side of the one before it. The "
          "motion stays the same.",
      .run = [](const OperationInput& in) -> Result<OperationResult> { return unrollRotations(in.motion, in.keys); }};
}

}  // namespace

std::vector<Operation> valueOperations() { return {correctRow(), cleanRow(), normaliseRow(), unrollRow()}; }

}  // namespace furitsuke
