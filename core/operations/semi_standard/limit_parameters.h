// SPDX-License-Identifier: MIT
#pragma once

#include "core/operations/arguments.h"
#include "core/operations/composed_keys.h"

// The parameters of both operations on the semi-standard bones (準標準ボーン) that many models have in addition to
// MMD's own. Motions made with these bones lose part of their movement on models without them. The bones are evaluated
// in the order of PMX: a child in the space of its parent, and an appended rotation after the own keys of a bone (own *
// appended).
namespace furitsuke::operations {

[[nodiscard]] inline OperationParameter distanceLimitParameter() {
  return numberParameter("max-position-error",
                         Core::tr("Largest position error between keys; spans above it get a key at every frame"),
                         "0.01", Core::tr("model units"), 0, 1000);
}
[[nodiscard]] inline OperationParameter angleLimitParameter() {
  return numberParameter("max-angle-error", Core::tr("Largest rotation error between keys"), "0.1", "degrees", 0, 1000);
}
[[nodiscard]] inline ComposeLimits limitsOf(const OperationArguments& arguments) {
  return {arguments.number("max-position-error"), arguments.number("max-angle-error")};
}

}  // namespace furitsuke::operations
