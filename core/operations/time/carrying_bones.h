// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/base/name.h"
#include "core/model/model.h"

// Internal to core/operations.
namespace furitsuke::operations {

/// The bones that carry the dancer over the floor: all parents, the center, and the IK bones of the feet.
class CarryingBones {
 public:
  /// By the names of MMD's own models and, with a model, what the model calls these bones.
  explicit CarryingBones(const model::Model* model);

  [[nodiscard]] bool carriesDancer(const Name& bone) const;
  /// Whether it is one of those above the body, without the feet.
  [[nodiscard]] bool carriesBody(const Name& bone) const;

 private:
  std::vector<std::string> body_, feet_;  ///< texts
};

}  // namespace furitsuke::operations
