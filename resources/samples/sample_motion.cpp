// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/samples/sample_motion.h"

#include "resources/samples/choreography.h"
#include "resources/samples/dance.h"
#include "resources/samples/footing.h"
#include "resources/samples/sway.h"

namespace furitsuke::sample {

namespace {

void switchIk(Motion& motion) {
  const auto property = [](bool toes) {
    PropertyKey key{true, {}};
    for (const Side& side : kSides) {
      key.ik.push_back({Name::fromText(side.named("足ＩＫ"))->bytes, true});
      key.ik.push_back({Name::fromText(side.named("つま先ＩＫ"))->bytes, toes});
    }
    return key;
  };
  Keys<PropertyKey> keys;
  keys.append(0, property(true));
  keys.append(at(7, 3.8), property(false));  // in the jump the feet hang free
  keys.append(at(8, 1.2), property(true));
  motion.property = Track<PropertyKey>(std::move(keys));
}

}  // namespace

Motion sampleMotion(const Model& model) {
  Motion motion;
  motion.modelName = *Name::fromText(model.name.text);
  Choreography dance(motion);
  danceBody(dance);
  danceFeet(dance);
  danceArms(dance);
  danceHands(dance);
  danceFace(dance);
  switchIk(motion);
  levelFeet(motion, model);
  addSway(motion, model);
  // The turn of the jump is wind enough; a program with physics lets hair fly there by itself.
  for (const Side& side : kSides) dance.physics(side.named("横髪１"), at(7, 2), at(9, 0));
  return motion;
}

}  // namespace furitsuke::sample
