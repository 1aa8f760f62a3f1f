// SPDX-License-Identifier: MIT
#include <utility>

#include "core/operations/motion/motion_operations.h"

namespace furitsuke::operations {

namespace {

Result<OperationResult> runSetModelName(const OperationInput& in) {
  Result<Name> name = Name::fromText(in.arguments.text("name"));
  if (!name) return Error::in(Message::verbatim("name"), name.error().sentence());
  OperationResult result;
  if (*name != in.motion.modelName) result.edit.names.push_back({{}, in.motion.modelName, *std::move(name)});
  return result;
}

}  // namespace

Operation setModelNameOperation() {
  return {.id = "set-model-name",
          .text = Core::tr("Set Model Name"),
          .help = Core::tr(
              "Change the name of the model that the motion was made for. A VMD has room for 20 bytes, which are 10 "
              "Japanese characters."),
          .parameters = {{.id = "name",
                          .kind = ParameterKind::Text,
                          .help = Core::tr("The new name; may be empty"),
                          .isRequired = true}},
          .run = runSetModelName};
}

}  // namespace furitsuke::operations
