// SPDX-License-Identifier: MIT
#include "core/retarget/common_travel.h"

#include "core/retarget/retarget.h"

namespace furitsuke::retarget {

Result<double> commonTravel(std::span<const ModelPair> dancers) {
  if (dancers.empty()) return Error::because(Core::tr("there are no dancers"));
  double sum = 0;
  for (const ModelPair& dancer : dancers) {
    const Result<RetargetedBody> body =
        retargetBody({}, FrameRange(), dancer.source, dancer.target, {}, [](double) { return false; });
    if (!body) return body.error();
    sum += body->ratios.leg;
  }
  return sum / static_cast<double>(dancers.size());
}

}  // namespace furitsuke::retarget
