// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <numbers>
#include <string>

#include "core/base/cp932.h"
#include "core/io/motion_file.h"
#include "core/motion/rotation.h"

namespace furitsuke::io {
namespace {

Result<LoadedMotion> load(const std::string& text) {
  const auto* at = reinterpret_cast<const std::byte*>(text.data());
  return motionFromBytes(Bytes(at, at + text.size()));
}

const std::string kLinearBytes = "20,20,20,20,20,20,20,20,107,107,107,107,107,107,107,107";

TEST(VmdText, TheFormOfVmdConverterIsRead) {
  const std::string curve = "0x1415161718191A1B6B6C6D6E6F707172" + std::string(96, '0');
  const std::string text =
      "Vocaloid Motion Data 0002,0\r\n初音ミク\r\n3\r\n"
      "センター,50,0,4.5,-1,30,-0,0," +
      curve + "\r\nセンター,0,0,0,0,-0,0,0," + kLinearBytes +
      "\r\n右腕,0,0,0,0,10,20,30\r\n2\r\nあ,0,0\r\nあ,5,.5\r\n1\r\n"
      "10,-45,1,2,3,90,0,0,20,107,20,107,20,107,20,107,20,107,20,107,20,107,20,107,1,107,2,103,20,107,20,107,45,0\r\n"
      "1\r\n0,.6,.7,.8,-.5,-1,.5\r\n0\r\n";
  for (const std::string& form : {text, cp932::encode(text).bytes}) {
    const auto loaded = load(form);
    ASSERT_TRUE(loaded.ok()) << loaded.error().message();
    const motion::Motion& motion = loaded->motion;
    EXPECT_EQ(loaded->format, FileKind::VmdCsv);
    EXPECT_EQ(motion.modelName.text(), "初音ミク");
    ASSERT_EQ(motion.bones.size(), 2U);
    ASSERT_EQ(motion.bones[0].keys.size(), 2U);
    const motion::BoneKey key = motion.bones[0].keys.values()[1];
    EXPECT_EQ(key.translation, (Vec3{0, 4.5F, -1}));
    EXPECT_EQ(key.rotation, motion::rotationFromEuler({30, 0, 0}));
    EXPECT_EQ(key.curves[0], (motion::Curve{0x14, 0x18, 0x6B, 0x6F}));
    EXPECT_EQ(key.curves[3], (motion::Curve{0x17, 0x1B, 0x6E, 0x72}));
    EXPECT_EQ(motion.bones[1].keys.values()[0].curves[0], motion::kLinearCurve) << "without curves";
    ASSERT_EQ(motion.morphs.size(), 1U);
    EXPECT_EQ(motion.morphs[0].keys.values()[1].weight, .5F);
    ASSERT_EQ(motion.camera.size(), 1U);
    const motion::CameraKey camera = motion.camera.values()[0];
    EXPECT_EQ(camera.distance, -45);
    EXPECT_NEAR(camera.rotation.x, std::numbers::pi / 2, 1e-6);
    EXPECT_EQ(camera.curves[4], (motion::Curve{1, 2, 107, 103}));
    EXPECT_EQ(camera.fov, 45U);
    EXPECT_TRUE(camera.perspective);
    ASSERT_EQ(motion.light.size(), 1U);
    EXPECT_EQ(motion.light.values()[0].direction, (Vec3{-.5F, -1, .5F}));
  }
}

TEST(VmdText, TheLabeledFormIsRead) {
  const auto loaded = load(
      "version:,2\nmodelname:,Miku\nboneframe_ct:,1\n"
      "bone_name,frame_num,Xpos,Ypos,Zpos,Xrot,Yrot,Zrot,phys_disable,interp_x_ax,interp_y_ax,interp_z_ax,interp_r_ax,"
      "interp_x_ay,interp_y_ay,interp_z_ay,interp_r_ay,interp_x_bx,interp_y_bx,interp_z_bx,interp_r_bx,interp_x_by,"
      "interp_y_by,interp_z_by,interp_r_by\n左足ＩＫ,3,1,2,3,0,90,0,True," +
      kLinearBytes +
      "\nmorphframe_ct:,0\ncamframe_ct:,0\nlightframe_ct:,0\nshadowframe_ct:,1\nframe_num,mode,shadowrange\n"
      "0,ShadowMode.MODE2,8875\nik/dispframe_ct:,1\nframe_num,display_model,{ik_name,ik_enable}\n"
      "0,True,左足ＩＫ,False,右足ＩＫ,True\n");
  ASSERT_TRUE(loaded.ok()) << loaded.error().message();
  const motion::Motion& motion = loaded->motion;
  ASSERT_EQ(motion.bones.size(), 1U);
  EXPECT_FALSE(motion.bones[0].keys.values()[0].physics);
  EXPECT_EQ(motion.bones[0].keys.frames()[0], 3);
  ASSERT_EQ(motion.selfShadow.size(), 1U);
  EXPECT_EQ(motion.selfShadow.values()[0].mode, 2);
  EXPECT_NEAR(motion.selfShadow.values()[0].distance, .01125, 1e-7);
  ASSERT_EQ(motion.property.size(), 1U);
  const motion::VisibilityIkKey& key = motion.property.values()[0];
  ASSERT_EQ(key.ik.size(), 2U);
  EXPECT_FALSE(key.ik[0].enabled);
  EXPECT_TRUE(key.ik[1].enabled);
}

TEST(VmdText, WhatIsWrongIsSaidWithItsPlace) {
  const struct {
    const char* text;
    const char* reason;
  } rows[] = {
      {"Vocaloid Motion Data 0002,0\nMiku\n2\nセンター,0,0,0,0,0,0,0\n", "line 4, column 1: a row is missing"},
      {"Vocaloid Motion Data 0002,0\nMiku\n1\nセンター,0,0,zero,0,0,0,0\n",
       "line 4, column 4: \"zero\" is not a number"},
      {"Vocaloid Motion Data 0002,0\nMiku\n1\nセンター,-1,0,0,0,0,0,0\n", "line 4, column 2: a frame below 0"},
      {"Vocaloid Motion Data 0002,0\nMiku\n1\nセンター,0,inf,0,0,0,0,0\n", "line 4, column 3: \"inf\" is not a number"},
      {"Vocaloid Motion Data 0002,0\nMiku\n1\nセンター,0,0,0,0,0,0,0,200\n",
       "line 4, column 9: \"200\" is not a whole"},
      {"Vocaloid Motion Data 0002,0\nMiku\n1\nセンター,0,0,0,0,0,0,0,0x14\n", "has too few digits"},
      {"version:,2\nmodelname:,Miku\nboneframe_ct:,1\nセンター,0\n", "the column \"bone_name\" is missing"},
  };
  for (const auto& row : rows) {
    const auto loaded = load(row.text);
    ASSERT_FALSE(loaded.ok()) << row.text;
    EXPECT_NE(loaded.error().message().find(row.reason), std::string::npos) << loaded.error().message();
  }
}

}  // namespace
}  // namespace furitsuke::io
