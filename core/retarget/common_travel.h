// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "core/base/result.h"
#include "core/model/model.h"

namespace furitsuke::retarget {

/// A dancer whose motion is fitted to another model.
struct ModelPair {
  const model::Model& source;
  const model::Model& target;
};

/// The factor of distances on the floor (RetargetOptions::travel) with which several dancers that dance together keep
/// their formation: the mean of the ratios of their legs, above 0. An Error without dancers, and for models of which
/// retargetBody() is one.
[[nodiscard]] Result<double> commonTravel(std::span<const ModelPair> dancers);

}  // namespace furitsuke::retarget
