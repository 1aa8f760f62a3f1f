// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>

#include "core/base/cp932.h"
#include "core/base/file.h"
#include "core/format/emm/emm_file.h"
#include "core/format/mvd/mvd_file.h"
#include "core/format/nmd/nmd_file.h"
#include "tests/support/corpus.h"
#include "tests/support/mvd_samples.h"
#include "tests/support/nmd_samples.h"

// The bytes of the motions of MikuMikuMoving and nanoem, and of the lists of MikuMikuEffect.
namespace furitsuke::format {
namespace {

std::size_t keysOf(const mvd::File& file) {
  std::size_t keys = 0;
  for (const mvd::Object& object : file.objects) {
    for (const mvd::BoneSection& section : object.bones) keys += section.keys.size();
    for (const mvd::MorphSection& section : object.morphs) keys += section.keys.size();
    for (const mvd::PropertySection& section : object.properties) keys += section.keys.size();
    keys += object.camera.size() + object.light.size() + object.project.size();
  }
  return keys;
}

TEST(MvdFile, ReadsEveryFormOfItsSections) {
  for (const bool isUtf16 : {false, true}) {
    for (int minor = 0; minor <= 3; ++minor) {
      SCOPED_TRACE("minor " + std::to_string(minor));
      const auto file = mvd::read(test::mvdOfMinors(std::min(minor, 2), minor, minor, isUtf16));
      ASSERT_TRUE(file.ok()) << file.error().message();
      ASSERT_FALSE(file->damage) << file->damage->message();
      EXPECT_TRUE(file->hasEnd);
      ASSERT_EQ(file->objects.size(), 1U);
      const mvd::Object& object = file->objects[0];
      EXPECT_EQ(object.name, "初音ミク");
      EXPECT_EQ(keysOf(*file), 12U);
      EXPECT_EQ(object.names[1].second, "右足ＩＫ");
      const mvd::PropertySection& properties = object.properties[0];
      EXPECT_EQ(properties.ikStates, (std::vector<std::uint8_t>{1, 0, 1, 0}));
      EXPECT_FALSE(properties.keys[1].isVisible);
      EXPECT_EQ(properties.parents.size(), minor == 3 ? 2U : 0U);
      EXPECT_EQ(object.bones[0].keys[1].curves[3], (mvd::CurveBytes{5, 6, 7, 8}));
      EXPECT_EQ(object.camera[1].curves[3], (mvd::CurveBytes{5, 6, 7, 8}));
      EXPECT_EQ(object.camera[0].isPerspective, minor >= 2) << "later forms have it in another section";
      EXPECT_EQ(object.camera[0].isSpline, minor == 3);
    }
  }
}

TEST(MvdFile, SkipsWhatItDoesNotKnow) {
  test::MvdWriter writer;
  writer.object("a");
  writer.section(200, 7, 0, {test::packed(std::int64_t{1}), test::packed(std::int64_t{2})}, test::packed(1.0F));
  writer.section(16, 9, 1, {test::mvdBoneKey(1, 3)});  // a later form
  // The stated size of a motion clip is that of another number of points.
  writer.section(40, 0, 1,
                 {test::packed(std::int32_t{0}, 0.0F, 30.0F, std::int32_t{1}, 1.0F, 1.0F, std::int32_t{0},
                               std::int32_t{1}, 0.5F, 0.5F)},
                 test::packed(std::int32_t{-1}), 36);
  writer.section(32, 0, 4, {test::packed(std::int64_t{15}, 1.0F, std::uint32_t{0})});
  writer.end();
  writer.object("b", 60);
  writer.end();
  const auto file = mvd::read(writer.bytes());
  ASSERT_TRUE(file.ok() && !file->damage);
  ASSERT_EQ(file->objects.size(), 2U);
  ASSERT_EQ(file->objects[0].skipped.size(), 3U);
  EXPECT_EQ(file->objects[0].skipped[0].tag, 200);
  EXPECT_EQ(file->objects[0].morphs[0].keys[0].frame, 15);
  EXPECT_EQ(file->objects[1].fps, 60);
}

TEST(MvdFile, EveryPrefixIsAnErrorOrAPart) {
  const Bytes whole = test::mvdOfMinors(2, 3, 3, true);
  std::size_t damaged = 0;
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const auto file = mvd::read(ByteView(whole).first(size));
    EXPECT_EQ(file.ok(), size >= mvd::kHeaderBytes) << size;
    if (!file) continue;
    EXPECT_TRUE(file->damage || !file->hasEnd) << size;
    if (file->damage) {
      ++damaged;
      EXPECT_LE(*file->damage->offset, size);
      EXPECT_FALSE(file->damage->section.isEmpty() || file->damage->reason.isEmpty());
    }
  }
  EXPECT_GT(damaged, whole.size() / 2);
}

TEST(MvdFile, NeverTrustsACount) {
  const Bytes whole = test::mvdOfMinors(0, 0, 0);
  for (std::size_t at = mvd::kHeaderBytes; at + 4 <= whole.size(); ++at) {
    for (const std::int32_t count : {-1, 0x7FFFFFFF, 0x10000000}) {
      Bytes bytes = whole;
      storeLe(bytes.data() + at, count);
      const auto file = mvd::read(bytes);
      ASSERT_TRUE(file.ok());
      EXPECT_LE(keysOf(*file), whole.size() / 16);
    }
  }
}

TEST(NmdFile, ReadsEveryKindOfKeys) {
  const auto file = nmd::read(test::nmdOfEverything().bytes());
  ASSERT_TRUE(file.ok() && !file->damage);
  EXPECT_EQ(file->name, "初音ミク");
  ASSERT_EQ(file->bones.size(), 3U);
  EXPECT_EQ(file->bones[1].head.frame, 30U);
  EXPECT_EQ(file->bones[1].translation, (Vec3{30, 2, 3}));
  EXPECT_EQ(file->bones[0].curves[0], (nmd::CurveBytes{20, 20, 107, 107}));
  EXPECT_EQ(file->bones[0].curves[1], nmd::kLinearBytes) << "the default";
  EXPECT_EQ(file->bones[0].curves[3], (nmd::CurveBytes{0, 127, 63, 127})) << "floats";
  EXPECT_EQ(file->bones[2].stage, 1U);
  EXPECT_TRUE(file->bones[0].hasPhysics);
  EXPECT_FALSE(file->bones[1].hasPhysics);
  EXPECT_EQ(file->morphs[0].weight, 0.5F);
  EXPECT_EQ(file->camera[0].distance, -45);
  EXPECT_FALSE(file->camera[0].isPerspective);
  EXPECT_EQ(file->camera[0].curves[4], (nmd::CurveBytes{5, 6, 7, 8})) << "the distance";
  EXPECT_EQ(file->camera[0].curves[5], (nmd::CurveBytes{1, 2, 3, 4})) << "the view angle";
  EXPECT_EQ(file->light[0].color, (Vec3{1, 0.5F, 0}));
  EXPECT_FALSE(file->model[0].isVisible);
  ASSERT_EQ(file->model[0].ik.size(), 2U);
  EXPECT_FALSE(file->model[0].ik[1].isOn);
  EXPECT_EQ(file->model[0].parents.size(), 1U);
  EXPECT_EQ(file->selfShadow[0].mode, 2);
  EXPECT_EQ(file->accessory.size(), 1U);
}

TEST(NmdFile, EveryPrefixIsAnErrorOrAPart) {
  const Bytes whole = test::nmdOfEverything().bytes();
  std::size_t keys = 0;
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const auto file = nmd::read(ByteView(whole).first(size));
    if (!file) {
      EXPECT_FALSE(file.error().reason.isEmpty());
      continue;
    }
    EXPECT_GE(file->bones.size() + file->camera.size(), keys) << "a longer prefix never has fewer keys";
    keys = file->bones.size() + file->camera.size();
    if (!file->damage) continue;
    EXPECT_LE(*file->damage->offset, size);
  }
}

TEST(NmdFile, AKeyNeedsAFrame) {
  const test::WireMessage bundle = test::WireMessage().message(3, test::WireMessage()).message(3, test::nmdBoneKey(5));
  const auto file = nmd::read(test::WireMessage().message(5, test::WireMessage().message(2, bundle)).bytes());
  ASSERT_TRUE(file.ok() && !file->damage);
  EXPECT_EQ(file->bones.size(), 1U);
  EXPECT_EQ(file->unknownFields, 1U);
}

TEST(NmdFile, IsRecognizedByItsFields) {
  using namespace std::string_literals;
  const auto headOf = [](const test::WireMessage& message) { return std::string(asChars(message.bytes())); };
  EXPECT_TRUE(nmd::isNmdHead(headOf(test::nmdOfEverything()).substr(0, 256)));
  EXPECT_TRUE(nmd::isNmdHead(headOf(test::WireMessage().text(2, "miku").real(3, 30))));
  EXPECT_TRUE(nmd::isNmdHead(headOf(test::WireMessage().real(3, 30))));
  for (const std::string& other : {""s, "\n"s, "\n  Vocaloid Pose Data file\n"s, "\"a\",\"b\"\n"s, "*\n"s, "PK\3\4"s,
                                   "\x12\x04miku"s, "\x12\x04mi\nu\x1D\0\0\0\0"s, "\xFF\xFE"s, "\n\x05hello"s}) {
    EXPECT_FALSE(nmd::isNmdHead(other)) << other;
  }
}

TEST(EmmFile, ListsEffectsWithTheirObjects) {
  const std::string text =
      "[Info]\r\nVersion = 3\r\n\r\n[Object]\r\nPmd1 = C:\\MMD\\ミク.pmx\r\nAcs2 = 床.x\r\n\r\n[Effect]\r\n"
      "Default = none\r\nPmd1 = none\r\nPmd1[12] = ..\\肌\\skin.fx\r\nAcs2 = floor.fx\r\nAcs2.show = false\r\n\r\n"
      "[Effect@LightMap]\r\nOwner = Acs2\r\nPmd1 = none\r\nDefault = hide.fx\r\nnonsense\r\n";
  for (const std::string& stored : {text, cp932::encode(text).bytes}) {
    const auto file = emm::read(asBytes(stored));
    ASSERT_TRUE(file.ok());
    EXPECT_EQ(file->version, "3");
    ASSERT_EQ(file->objects.size(), 2U);
    EXPECT_EQ(file->objects[0].path, "C:\\MMD\\ミク.pmx");
    ASSERT_EQ(file->effects.size(), 6U);
    EXPECT_EQ(file->effects[2].object, "Pmd1");
    EXPECT_EQ(file->effects[2].material, "12");
    EXPECT_EQ(file->effects[2].path, "..\\肌\\skin.fx");
    EXPECT_FALSE(file->effects[3].isShown);
    EXPECT_EQ(file->effects[5].target, "LightMap");
    ASSERT_EQ(file->diagnostics.size(), 1U);
    EXPECT_EQ(file->diagnostics[0].code, "emm.line");
    EXPECT_EQ(file->diagnostics[0].reason, "1 line, the first is line 19");
  }
  EXPECT_FALSE(emm::read(asBytes("[Object]\n")).ok());
}

TEST(EmmFile, RealFilesAreReadWithoutFindings) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const auto list = emm::read(readFile(*corpus / "projects/color.emm").value());
  ASSERT_TRUE(list.ok());
  EXPECT_EQ(list->objects.size(), 3U);
  EXPECT_EQ(list->objects[0].path, "C:\\MMD\\_エフェクト\\_自作\\ColorDebuger\\ColorDebuger.x");
  EXPECT_TRUE(list->diagnostics.empty());
  const auto model = emm::read(readFile(*corpus / "projects/fog.emd").value());
  ASSERT_TRUE(model.ok());
  EXPECT_EQ(model->effects[0].path, "../main/main.fx");
  EXPECT_TRUE(model->diagnostics.empty());
}

}  // namespace
}  // namespace furitsuke::format
