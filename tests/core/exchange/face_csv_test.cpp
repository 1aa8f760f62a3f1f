// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/base/file_text.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/face_fit.h"
#include "core/exchange/face_names.h"
#include "core/exchange/motion_from_capture.h"

namespace furitsuke::exchange {
namespace {

Result<LoadedCapture> faceOf(const std::string& text) {
  return readCapture(io::detectFileKind(asBytes(text)), asBytes(text));
}

model::Model modelWith(const std::vector<std::string>& morphs) {
  model::Model model;
  for (const std::string& name : morphs) model.morphs.emplace_back().name = model::ModelName::fromText(name, {});
  return model;
}

const std::string kHead =
    "Timecode,BlendShapeCount,EyeBlinkLeft,EyeBlinkRight,JawOpen,BrowDownLeft,BrowDownRight,HeadYaw\n";

TEST(FaceCsv, ItsShapesBecomeExpressionsOverTime) {
  const auto capture = faceOf(kHead +
                              "01:00:00:58.000,61,0,0,0,0,0,.1\r\n01:00:01:02.500,61,.5,.25,1,0,0,.1\r\n"
                              "01:00:01:03.000,0,,,,,,\r\n01:00:01:28.000,61,1,0,0,.5,.75,.1\r\n");
  ASSERT_TRUE(capture.ok()) << capture.error().message();
  EXPECT_EQ(capture->format, io::FileKind::FaceCsv);
  const CapturedClip& clip = capture->motion.clips.front();
  ASSERT_EQ(clip.expressions.size(), 5U) << "without turns of the head";
  EXPECT_EQ(clip.expressions[0].name, "EyeBlinkLeft");
  EXPECT_EQ(clip.expressions[0].weights.values, (std::vector<float>{0, .5F, 1}))
      << "a row without a face has no weights";
  EXPECT_NEAR((*clip.expressions[0].weights.times)[1], 4.5 / 60, 1e-9);
  EXPECT_NEAR(clip.duration(), .5, 1e-9);
}

TEST(FaceCsv, TheRateIsToldByTheNumbersOfThePictures) {
  std::string text = kHead;
  for (int i = 0; i < 90; ++i)
    text += "00:00:0" + std::to_string(i / 30) + ":" + std::to_string(i % 30) + ",61,0,0,0,0,0,0\n";
  const auto capture = faceOf(text);
  ASSERT_TRUE(capture.ok());
  EXPECT_NEAR(capture->motion.clips.front().duration(), 89 / 30.0, 1e-9);
}

TEST(FaceCsv, AModelMovesByItsOwnShapesOrByTheMorphsThatComeNear) {
  const auto capture = faceOf(kHead + "0:0:0:0,61,0,0,0,0,0,0\n0:0:0:30,61,1,.5,.75,.25,.5,0\n");
  ASSERT_TRUE(capture.ok());
  const auto lastOf = [&](const std::vector<std::string>& morphs, std::size_t i) {
    CaptureFitOptions options;
    options.isDense = true;
    const auto fitted = motionFromCapture(capture->motion, modelWith(morphs), options);
    EXPECT_TRUE(fitted.ok());
    const motion::NamedTrack<motion::MorphKey>& track = fitted->motion.morphs[i];
    return std::pair(track.name.text(), track.keys.values()[track.keys.size() - 1].weight);
  };
  EXPECT_EQ(lastOf({"ウィンク", "ウィンク右", "あ", "怒り"}, 0), std::pair(std::string("ウィンク"), 1.F));
  EXPECT_EQ(lastOf({"ウィンク", "ウィンク右", "あ", "怒り"}, 3), std::pair(std::string("怒り"), .5F))
      << "the larger side";
  EXPECT_EQ(lastOf({"まばたき"}, 0), std::pair(std::string("まばたき"), 1.F));
  EXPECT_EQ(lastOf({"eye_Blink_Left", "まばたき"}, 0), std::pair(std::string("eye_Blink_Left"), 1.F));
  EXPECT_FALSE(motionFromCapture(capture->motion, modelWith({"髪"}), {}).ok());
}

TEST(FaceCsv, TablesThatASpreadsheetHasSavedAreRead) {
  const std::string plain = kHead + "0:0:0:0.000,61,0,0,0,0,0,0\n0:0:0:30.000,61,1,.5,.75,.25,.5,0\n";
  std::string german = plain;
  std::ranges::replace(german, ',', ';');
  std::ranges::replace(german, '.', ',');
  std::string tabs = german;
  std::ranges::replace(tabs, ';', '\t');
  const TextForm utf16{TextEncoding::Utf8, TextForm::Utf16::Little, true};
  std::string lower = plain;
  lower.replace(0, 24, "timecode,blendshapecount");
  for (const std::string& text :
       {plain, german, "sep=;\r\n" + german, textInForm(tabs, utf16), "\xEF\xBB\xBF" + german, lower}) {
    const auto capture = faceOf(text);
    ASSERT_TRUE(capture.ok()) << text << capture.error().message();
    EXPECT_EQ(capture->motion.clips.front().expressions[2].weights.values, (std::vector<float>{0, .75F})) << text;
    EXPECT_NEAR(capture->motion.clips.front().duration(), 30 / 60.0, 1e-9) << text;
  }
}

TEST(FaceCsv, ShapesAndPresetsAreKnownInAnySpelling) {
  for (const char* shape :
       {"browInnerUp", "BrowInnerUp", "brow_inner_up", "Brow Inner Up", "BROW-INNER-UP", "ＢｒｏｗＩｎｎｅｒＵｐ"}) {
    ASSERT_FALSE(morphsForArkit(shape).empty()) << shape;
    EXPECT_EQ(morphsForArkit(shape).front(), "困る") << shape;
  }
  for (const char* shape : {"browDownLeft", "BrowDown_L", "browdownright", "Brow.Down.R"}) {
    ASSERT_FALSE(morphsForArkit(shape).empty()) << shape;
    EXPECT_EQ(morphsForArkit(shape).front(), "怒り") << shape;
  }
  EXPECT_TRUE(morphsForArkit("browDownMiddle").empty());
  for (const char* name : {"blinkLeft", "Blink_L", "blink_left", "BLINK-L", "Ｂｌｉｎｋ＿Ｌ"}) {
    EXPECT_EQ(morphForExpression(name, false), "ウィンク") << name;
  }
  EXPECT_EQ(morphForExpression("Joy", true), "Joy") << "VRM 1.0 has no preset of that name";
}

TEST(FaceCsv, WhatIsWrongIsSaidWithItsPlace) {
  const auto capture = faceOf(kHead + "0:0:0:0,61,zero,0,0,0,0,0\n");
  ASSERT_FALSE(capture.ok());
  EXPECT_NE(capture.error().message().find("line 2, column 3: \"zero\" is not a number"), std::string::npos)
      << capture.error().message();
  EXPECT_FALSE(faceOf(kHead).ok());
}

}  // namespace
}  // namespace furitsuke::exchange
