// SPDX-License-Identifier: MIT
#include "core/eval/operations/semi_standard.h"
#include "core/operate/operation_rows.h"

namespace furitsuke {

namespace {

OperationParameter choiceOf(std::string_view id, std::string_view help) {
  return {.id = id, .kind = ParameterKind::Flag, .help = help, .initial = "true"};
}

OperationParameter limit(std::string_view id, std::string_view help, std::string_view initial, std::string_view unit) {
  return {.id = id,
          .kind = ParameterKind::Number,
          .help = help,
          .initial = initial,
          .unit = unit,
          .minimum = 0,
          .maximum = 1000};
}

OperationParameter distanceLimit() {
  return limit("max-position-error", "How far a bone may stray between keys before it gets one at every frame", "0.01",
               "model units");
}
OperationParameter angleLimit() { return limit("max-angle-error", "How far its turn may stray", "0.1", "degrees"); }

ComposeLimits limitsOf(const OperationArguments& arguments) {
  return {arguments.number("max-position-error"), arguments.number("max-angle-error")};
}

Operation foldRow() {
  return {
      .id = "fold-semi-standard",
      .text = "Fold Semi-Standard Bones",
      .help =
          "Gives what semi-standard bones do to the standard ones that hang on them and takes their keys away, for "
          "models without them. Curves stay where they can; spans that no curve fits get a key at every frame. "
          "With a model it is known where bones rest. What no standard bone can do is left alone and told.",
      .parameters = {choiceOf("root", "全ての親 into センター and the IK of the feet"),
                     choiceOf("groove", "グルーブ into センター"),
                     choiceOf("waist", "腰 into 上半身 and 下半身, its moves into what carries it"),
                     choiceOf("upper-body-2", "上半身2 into 上半身"), choiceOf("arm-twist", "腕捩 into 腕"),
                     choiceOf("wrist-twist", "手捩 into 手首"), choiceOf("shoulder-p", "肩P into 肩, and 肩C into 腕"),
                     choiceOf("foot-ik-parent", "足IK親 into 足ＩＫ"),
                     choiceOf("leg-d", "足D, ひざD and 足首D into 足, ひざ and 足首, where IK is off all the time"),
                     distanceLimit(), angleLimit()},
      .run = [](const OperationInput& in) -> Result<OperationResult> {
        const OperationArguments& a = in.arguments;
        FoldChoice choice;
        choice.root = a.flag("root");
        choice.groove = a.flag("groove");
        choice.waist = a.flag("waist");
        choice.upperBody2 = a.flag("upper-body-2");
        choice.armTwist = a.flag("arm-twist");
        choice.wristTwist = a.flag("wrist-twist");
        choice.shoulderP = a.flag("shoulder-p");
        choice.footIkParent = a.flag("foot-ik-parent");
        choice.legD = a.flag("leg-d");
        return foldSemiStandard(in.motion, in.keys, choice, in.model, limitsOf(a));
      }};
}

Operation unfoldRow() {
  return {
      .id = "unfold-semi-standard",
      .text = "Unfold to Semi-Standard Bones",
      .help =
          "Hands parts of what standard bones do over to semi-standard ones: the height of センター to グルーブ, the "
          "turn of the arms about themselves to 腕捩 and 手捩. The arms need the model, for their axes.",
      .parameters = {choiceOf("groove", "The height of センター to グルーブ"),
                     choiceOf("arm-twist", "The turn of 腕 about itself to 腕捩"),
                     choiceOf("wrist-twist", "The turn of 手首 about the forearm to 手捩"),
                     {.id = "upper-body-2",
                      .kind = ParameterKind::Number,
                      .help = "This share of the turn of 上半身 to 上半身2, which moves the neck a little",
                      .initial = "0",
                      .minimum = 0,
                      .maximum = 1},
                     distanceLimit(),
                     angleLimit()},
      .run = [](const OperationInput& in) {
        const OperationArguments& a = in.arguments;
        UnfoldChoice choice;
        choice.groove = a.flag("groove");
        choice.armTwist = a.flag("arm-twist");
        choice.wristTwist = a.flag("wrist-twist");
        choice.upperBody2 = a.number("upper-body-2");
        return unfoldSemiStandard(in.motion, in.keys, choice, in.model, limitsOf(a));
      }};
}

}  // namespace

std::vector<Operation> semiStandardOperations() { return {foldRow(), unfoldRow()}; }

}  // namespace furitsuke
