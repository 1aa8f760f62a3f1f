// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/samples/sample_motion.h"

#include "resources/samples/choreography.h"
#include "resources/samples/dance.h"
#include "resources/samples/footing.h"
#include "resources/samples/sway.h"

namespace furitsuke::samples {

namespace {

void switchIk(motion::Motion& motion) {
  const auto property = [](bool toes) {
    motion::VisibilityIkKey key{true, {}};
    for (const Side& side : kSides) {
      key.ik.push_back({Name::fromText(side.named("足ＩＫ"))->bytes, true});
      key.ik.push_back({Name::fromText(side.named("つま先ＩＫ"))->bytes, toes});
    }
    return key;
  };
  motion::Keys<motion::VisibilityIkKey> keys;
  keys.append(0, property(true));
  keys.append(at(7, 3.8), property(false));  // IK off, so that the feet hang freely in the jump
  keys.append(at(8, 1.2), property(true));
  motion.property = motion::Track<motion::VisibilityIkKey>(std::move(keys));
}

}  // namespace

motion::Motion sampleMotion(const model::Model& model) {
  motion::Motion motion;
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
  // The rotation of the jump is enough; with physics the hair flies by itself there.
  for (const Side& side : kSides) dance.physics(side.named("横髪１"), at(7, 2), at(9, 0));
  return motion;
}

}  // namespace furitsuke::samples
