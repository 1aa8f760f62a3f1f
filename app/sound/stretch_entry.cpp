// SPDX-License-Identifier: GPL-3.0-or-later
// The entry of the module furitsuke-stretch; see session::systemSoundStretcher().
#include <QtGlobal>

#include "app/sound/rubber_band_speed.h"

extern "C" Q_DECL_EXPORT furitsuke::session::SoundStretcher* furitsukeSoundStretcher(int rate, double speed) {
  return new furitsuke::sound::RubberBandSpeed(rate, speed);
}
