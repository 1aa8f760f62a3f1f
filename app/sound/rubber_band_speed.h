// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <rubberband/RubberBandStretcher.h>

#include "app/session/sound/sound_stretcher.h"

namespace furitsuke::sound {

/// A stretcher by librubberband.
class RubberBandSpeed final : public session::SoundStretcher {
 public:
  RubberBandSpeed(int rate, double speed);

  [[nodiscard]] std::size_t needed() const override;
  void put(std::span<const float> left, std::span<const float> right) override;
  std::size_t take(std::span<float> left, std::span<float> right) override;

 private:
  RubberBand::RubberBandStretcher stretcher_;
  std::size_t late_;  ///< sample frames that come out before the first one that was put in
};

}  // namespace furitsuke::sound
