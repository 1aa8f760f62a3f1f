// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/samples/dance.h"

namespace furitsuke::samples {

void danceFace(Choreography& dance) {
  dance.pulse("まばたき",
              {at(0, 1.2), at(1, 2.6), at(2, 3.2), at(4, 0), at(5, 1.6), at(6, 0.4), at(6, 2.8), at(9, 3.6)}, 6);
  dance.pulse("あ", {at(1, 0), at(1, 2), at(2, 1), at(3, 0), at(3, 2), at(5, 0), at(6, 2)}, 11, 0.85F);
  dance.pulse("い", {at(1, 1), at(2, 2), at(3, 1), at(5, 1)}, 10, 0.8F);
  dance.pulse("う", {at(1, 3), at(2, 0), at(3, 3), at(6, 0)}, 10, 0.8F);
  dance.pulse("え", {at(2, 3), at(5, 2), at(6, 1)}, 10, 0.7F);
  dance.pulse("お", {at(4, 2), at(5, 3), at(6, 3)}, 11, 0.8F);
  dance.pulse("ワ", {at(4, 1), at(4, 3)}, 15, 0.9F);
  dance.pulse("ω", {at(3, 1.5), at(3, 2.5)}, 8, 1);
  dance.morph("にこり",
              {{at(0, 2), 0.5F}, {at(3, 3), 0.7F}, {at(7, 0), 0.5F}, {at(7, 2), 0}, {at(9, 0), 0.6F}, {at(11, 1), 1}});
  dance.morph("ウィンク右", {{at(0, 2.7), 0}, {at(0, 3), 1}, {at(0, 3.5), 1}, {at(0, 3.8), 0}});
  dance.morph("ウィンク", {{at(9, 3.8), 0}, {at(10, 0.2), 1}, {at(10, 3.6), 1}, {at(11, 0), 0}});
  dance.morph("にやり", {{at(9, 3.6), 0}, {at(10, 0), 0.9F}, {at(10, 3.6), 0.9F}, {at(11, 0), 0}});
  dance.morph("真面目", {{at(7, 0), 0}, {at(7, 2), 1}, {at(7, 3.5), 1}, {at(8, 0.2), 0}});
  dance.morph("じと目", {{at(7, 0.5), 0}, {at(7, 2), 0.35F}, {at(7, 3.4), 0.35F}, {at(7, 3.8), 0}});
  dance.morph("びっくり", {{at(7, 3.6), 0}, {at(8, 0), 0.8F}, {at(8, 1.2), 0.8F}, {at(8, 1.8), 0}});
  dance.morph("満面の笑み", {{at(8, 1.6), 0}, {at(8, 2.2), 1}, {at(8, 3.4), 1}, {at(9, 0), 0}});
  // Adjacent keys: the texture of the eyes changes at once, hidden by a blink.
  dance.pulse("まばたき", {at(9, 0)}, 6);
  dance.morph("キー目", {{at(9, 0), 0}, {at(9, 0) + 1, 1}, {at(9, 3.6), 1}, {at(9, 3.6) + 1, 0}});
  dance.pulse("ワ", {at(9, 1), at(9, 2)}, 20, 0.8F);
  dance.morph("アホ毛ピン",
              {{at(7, 3.6), 0}, {at(8, 0), 1}, {at(8, 2), 0}, {at(11, 1), 0}, {at(11, 1.2), 1}, {at(11, 1.6), 0}});
  dance.morph("照れ", {{at(10, 0), 0}, {at(10, 1), 0.6F}, {at(11, 1), 0.9F}});
  dance.morph("笑い", {{at(11, 0.8), 0}, {at(11, 1.3), 1}, {at(12, 0), 1}});
  dance.morph("ω", {{at(11, 0.8), 0}, {at(11, 1.3), 1}, {at(12, 0), 1}});
}

}  // namespace furitsuke::samples
