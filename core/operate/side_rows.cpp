// SPDX-License-Identifier: MIT
#include <memory>

#include "core/model/name_index.h"
#include "core/motion/operations/mirror.h"
#include "core/operate/operation_rows.h"

namespace furitsuke {

namespace {

OperationParameter ownPairs() {
  return {.id = "pairs",
          .kind = ParameterKind::PairTable,
          .help = "Pairs of names that are not told by 左/右, left/right or L/R; a row is LEFT,RIGHT"};
}

/// Whether the model has the bone or morph; unset without a model.
std::function<bool(TrackKind, const Name&)> existsIn(const Model* model) {
  if (model == nullptr) return {};
  const auto index = std::make_shared<const NameIndex>(*model);
  return [index](TrackKind kind, const Name& name) {
    return kind == TrackKind::Bone ? index->findBone(name.bytes).has_value() : index->findMorph(name.bytes).has_value();
  };
}

Operation mirrorRow() {
  return {.id = "mirror",
          .text = "Mirror Left and Right",
          .help =
              "Gives the keys of each side to the other, mirrored: position (-x, y, z), rotation (x, -y, -z, w). "
              "Curves and the physics switch stay. Names are paired by 左 and 右 anywhere, by the words left and "
              "right, by L and R set apart, and by a table. With a model, what it lacks is left alone and told.",
          .parameters = {{.id = "centre",
                          .kind = ParameterKind::Flag,
                          .help = "Mirror tracks of neither side in place, the camera and the light too",
                          .initial = "true"},
                         {.id = "mode",
                          .kind = ParameterKind::Choice,
                          .help = "Whether the keys leave their own side",
                          .initial = "exchange",
                          .choices = {"exchange", "copy"}},
                         ownPairs()},
          .run = [](const OperationInput& in) -> Result<OperationResult> {
            MirrorOptions options;
            options.names = SideNames(in.arguments.table("pairs"));
            options.centre = in.arguments.flag("centre");
            options.exchange = in.arguments.text("mode") == "exchange";
            options.exists = existsIn(in.model);
            return mirrorKeys(in.motion, in.keys, options);
          }};
}

Operation copyCurvesRow() {
  return {.id = "copy-curves",
          .text = "Copy Curves to the Other Side",
          .help = "Gives the curves of bone keys to the keys of the other side on the same frames.",
          .parameters = {ownPairs()},
          .run = [](const OperationInput& in) -> Result<OperationResult> {
            return copyCurvesToOtherSide(in.motion, in.keys, SideNames(in.arguments.table("pairs")));
          }};
}

}  // namespace

std::vector<Operation> sideOperations() { return {mirrorRow(), copyCurvesRow()}; }

}  // namespace furitsuke
