// SPDX-License-Identifier: MIT
#include "core/props/scene_units.h"

#include <cmath>

namespace furitsuke::props {

double metersPerUnit(const aiScene& scene) {
  constexpr double kMetersPerCentimeter = 0.01;
  double centimeters = 1;
  float single = 1;
  if (scene.mMetaData != nullptr && !scene.mMetaData->Get("UnitScaleFactor", centimeters) &&
      scene.mMetaData->Get("UnitScaleFactor", single)) {
    centimeters = static_cast<double>(single);
  }
  if (!std::isfinite(centimeters) || centimeters <= 0) centimeters = 1;
  return centimeters * kMetersPerCentimeter;
}

}  // namespace furitsuke::props
