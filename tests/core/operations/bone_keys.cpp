// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/operations/bone_keys.h"

#include <gtest/gtest.h>

#include "tests/support/motions.h"

namespace furitsuke::test {

void setBoneKeys(motion::Motion& motion, std::string_view bone,
                 const std::vector<std::pair<Frame, motion::BoneKey>>& wanted) {
  const motion::TrackId id = motion.ensureBone(nameOf(bone));
  setTrack(motion.bones[id.index].keys, wanted);
}

motion::BoneKey boneKey(Vec3 translation, const motion::EulerDegrees& angles) {
  motion::BoneKey key = motion::restBoneKey();
  key.translation = translation;
  key.rotation = motion::rotationFromEuler(angles);
  return key;
}

motion::BoneKey turnedKey(float x, const motion::EulerDegrees& angles) {
  motion::BoneKey key = boneKeyAt(x);
  key.rotation = motion::rotationFromEuler(angles);
  return key;
}

const motion::BoneKey& boneKeyOf(const motion::Motion& motion, std::string_view bone, std::size_t at) {
  return motion.bones[motion::findTrack(motion, bone)->index].keys.values()[at];
}

void expectNear(const Vec3& value, const glm::dvec3& expected) {
  EXPECT_LT(glm::length(toDouble(value) - expected), 1e-5) << value.x << " " << value.y << " " << value.z << " is not "
                                                           << expected.x << " " << expected.y << " " << expected.z;
}

void expectAngles(const Quat& value, const motion::EulerDegrees& expected) {
  const motion::EulerDegrees angles = motion::eulerFromRotation(value);
  EXPECT_NEAR(angles.x, expected.x, 1e-4);
  EXPECT_NEAR(angles.y, expected.y, 1e-4);
  EXPECT_NEAR(angles.z, expected.z, 1e-4);
}

}  // namespace furitsuke::test
