// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scripts/track_columns.h"

#include <gtest/gtest.h>

#include <limits>

#include "core/scripts/script_request.h"
#include "tests/support/motions.h"

namespace furitsuke::scripts {
namespace {

/// Keys of all kinds with values that are easily lost: negative zero, NaN, curve bytes above 127.
motion::Motion oddMotion() {
  motion::Motion motion;
  const motion::TrackId bone = test::addBone(motion, "センター", {0, 7, 300});
  motion::Keys<motion::BoneKey> keys = motion.bones[bone.index].keys.keys();
  keys.values.edit()[1] = {{-0.0F, std::numeric_limits<float>::quiet_NaN(), 3},
                           {0, 1, 0, 0},
                           {{{1, 2, 3, 200}, {5, 6, 7, 8}, {9, 10, 11, 12}, {13, 14, 15, 16}}},
                           false};
  motion.bones[bone.index].keys = motion::Track(std::move(keys));
  test::addMorph(motion, "あ", {3});
  motion::Keys<motion::CameraKey> camera;
  camera.append(5, {-20, {1, 2, 3}, {4, 5, 6}, 45, motion::restCameraKey().curves, false});
  motion.camera = motion::Track(std::move(camera));
  motion::Keys<motion::LightKey> light;
  light.append(1, motion::restLightKey());
  motion.light = motion::Track(std::move(light));
  motion::Keys<motion::SelfShadowKey> shadow;
  shadow.append(2, {2, 0.5F});
  motion.selfShadow = motion::Track(std::move(shadow));
  motion::Keys<motion::VisibilityIkKey> property;
  property.append(0, {true, {{test::nameOf("左足ＩＫ").bytes, false}}});
  property.append(9, {false, {{test::nameOf("右足ＩＫ").bytes, true}}});
  motion.property = motion::Track(std::move(property));
  return motion;
}

TEST(TrackColumns, KeepEveryBitOfEveryKind) {
  const motion::Motion motion = oddMotion();
  for (const motion::TrackId id : motion.trackIds()) {
    const motion::KeySpan keys = keysFrom(id.kind, columnsOf(motion, id));
    motion.visit(id, [&]<class Value>(const motion::Track<Value>& track) {
      const auto& back = std::get<motion::Keys<Value>>(keys);
      ASSERT_EQ(back.size(), track.size());
      for (std::size_t i = 0; i < track.size(); ++i) {
        EXPECT_EQ(back.frames[i], track.frames()[i]);
        EXPECT_TRUE(back.values[i] == track.values()[i]) << motion::trackPath(motion, id) << " " << i;
      }
    });
  }
}

TEST(ScriptRequest, IsRefusedWhenItIsCutOff) {
  const motion::Motion motion = oddMotion();
  const motion::KeySelection all = motion::selectAllKeys(motion);
  const operations::OperationArguments none;
  operations::OperationControl control;
  const operations::OperationInput in{motion, all, none, nullptr, eval::PreExtrapolation::Hold, control, {0, 300}};
  const Bytes bytes = encodeRequest({"name", "log(1)"}, {}, {}, in);
  const auto whole = decodeRequest(bytes);
  ASSERT_TRUE(whole.ok());
  EXPECT_EQ(whole->source, "log(1)");
  EXPECT_EQ(whole->preExtrapolation, eval::PreExtrapolation::Hold);
  ASSERT_EQ(whole->tracks.size(), motion.trackIds().size());
  EXPECT_EQ(whole->tracks[0].name, "センター");
  EXPECT_EQ(whole->tracks[0].keys, 3U);
  EXPECT_EQ(whole->sceneCamera.keys, 1U);
  for (std::size_t size = 0; size < bytes.size(); ++size)
    EXPECT_FALSE(decodeRequest(ByteView(bytes).first(size)).ok()) << size;
}

}  // namespace
}  // namespace furitsuke::scripts
