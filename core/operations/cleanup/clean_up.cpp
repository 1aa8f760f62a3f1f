// SPDX-License-Identifier: MIT
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "core/operations/cleanup/cleanup_operations.h"
#include "core/operations/cleanup/recapture.h"
#include "core/operations/operation_chain.h"

namespace furitsuke::operations {

namespace {

/// A step of the pass: an operation of the table.
struct CleanUpStep {
  std::string_view flag;  ///< the parameter that chooses it
  std::string_view operation;
  double share;  ///< of the whole time
};

/// In this order, because each step spoils what a later one would correct, and none what an earlier one did.
constexpr std::array kCleanUpSteps = {
    CleanUpStep{"jumps", "despike", 0.02},       CleanUpStep{"noise", "denoise", 0.08},
    CleanUpStep{"floor", "lift-to-floor", 0.15}, CleanUpStep{"feet", "lock-feet", 0.2},
    CleanUpStep{"hands", "push-out", 0.15},      CleanUpStep{"reduction", "reduce", 0.4},
};

OperationArguments::Texts textsFor(const CleanUpStep& step, const OperationArguments& arguments) {
  if (step.flag == "noise") {
    // Feet are locked by a step of their own.
    return {{"strength", argumentText(arguments.number("strength"))}, {"lock-feet", "false"}};
  }
  if (step.flag == "reduction") {
    return {{"position", argumentText(arguments.number("position"))},
            {"angle", argumentText(arguments.number("angle"))}};
  }
  return {};
}

Result<OperationResult> runCleanUp(const OperationInput& in) {
  OperationChain chain(in);
  if (in.arguments.text("input") == "capture") {
    Result<Recapture> recapture = recapturedKeys(in);
    if (!recapture) return recapture.error();
    if (const Status status = chain.add(std::move(recapture->result)); !status) return status.error();
    chain.choose(std::move(recapture->keys));
  }
  OperationResult skipped;
  double done = 0;
  for (const CleanUpStep& step : kCleanUpSteps) {
    in.control.beginPart(done, done + step.share);
    done += step.share;
    if (!in.arguments.flag(step.flag)) continue;
    const Status status = chain.run(step.operation, textsFor(step, in.arguments));
    if (in.control.isStopped()) return in.control.status().error();
    if (status.ok()) continue;
    // Without a model, or on one without legs or hands, the other steps still help.
    skipped.notes.push_back(operationNote("edit.clean-up.skipped", {}, {0, status.error().sentence()}));
  }
  OperationResult result = chain.take();
  result.notes.insert(result.notes.begin(), skipped.notes.begin(), skipped.notes.end());
  return result;
}

}  // namespace

Operation cleanUpOperation() {
  return {
      .id = "clean-up",
      .text = Core::tr("Clean Up Capture"),
      .help = Core::tr(
          "Clean a recorded motion in one pass: remove jumps, remove noise, lift the body out of the floor, lock feet "
          "to the floor, push hands out of the body, and reduce the keys, in this order. Each step can be left out; "
          "steps that need a model are left out without one."),
      .parameters = {{.id = "input",
                      .kind = ParameterKind::Choice,
                      .help = Core::tr("Start from the keys of the motion, or from what was recorded, which an import "
                                       "keeps: the steps can then be chosen again"),
                      .initial = "keys",
                      .choices = {"keys", "capture"}},
                     flagParameter("jumps", Core::tr("Remove jumps and flipped rotations"), "true"),
                     flagParameter("noise", Core::tr("Remove the trembling of each bone, as measured"), "true"),
                     flagParameter("floor", Core::tr("Lift feet and body out of the floor"), "true"),
                     flagParameter("feet", Core::tr("Lock feet to the floor while they are in contact"), "true"),
                     flagParameter("hands", Core::tr("Push hands out of the body"), "true"),
                     flagParameter("reduction", Core::tr("Remove keys that are not needed"), "true"),
                     numberParameter("strength",
                                     Core::tr("The noise is taken to be this many times as large as measured; more "
                                              "makes the motion smoother"),
                                     "1", {}, 0.1, 10),
                     numberParameter("position", Core::tr("Largest position error of the reduction"), "0.05",
                                     Core::tr("model units"), 0.00001, 1000),
                     numberParameter("angle", Core::tr("Largest rotation error of the reduction"), "0.5", "degrees",
                                     0.00001, 1000)},
      .run = runCleanUp};
}

}  // namespace furitsuke::operations
