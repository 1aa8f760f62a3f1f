// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

#include "core/base/cp932.h"
#include "core/base/file.h"
#include "core/format/vpd/vpd_file.h"
#include "tests/support/corpus.h"

namespace furitsuke::format {
namespace {

vpd::Bone boneOf(std::string_view name, Vec3 translation, Quat rotation) {
  return {Name::fromText(name).value(), translation, rotation};
}

std::string written(const vpd::File& file, const vpd::WriteOptions& options = {}) {
  const Result<Bytes> bytes = vpd::write(file, options);
  return bytes ? std::string(asChars(*bytes)) : "error: " + bytes.error().message();
}

TEST(VpdWrite, WritesTheLayoutOfMmd) {
  vpd::File file;
  file.modelName = Name::fromText("ミク").value();
  file.bones.push_back(boneOf("ボーン", {1, -2.5F, -0.0F}, {0, 0, 0.70710677F, 0.70710677F}));
  file.morphs.push_back({Name::fromText("あ").value(), 0.2F});
  const std::string head =
      "Vocaloid Pose Data file\r\n\r\nミク.osm;\t\t// 親ファイル名\r\n1;\t\t\t\t// 総ポーズボーン数\r\n\r\n"
      "Bone0{ボーン\r\n  1.000000,-2.500000,-0.000000;\t\t\t\t// trans x,y,z\r\n"
      "  0.000000,0.000000,0.707107,0.707107;\t\t// Quaternion x,y,z,w\r\n}\r\n\r\n";
  EXPECT_EQ(cp932::decode(written(file, {vpd::LineEnd::CrLf, false})), head);
  EXPECT_EQ(cp932::decode(written(file)), head + "Morph0{あ\r\n  0.200000;\t\t\t\t// weight\r\n}\r\n\r\n");
  EXPECT_EQ(written(file, {vpd::LineEnd::Lf, true}).find('\r'), std::string::npos);
}

TEST(VpdWrite, RoundTripsTheCorpusByteForByte) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const auto paths = test::filesIn(*folder / "poses", ".vpd");
  ASSERT_FALSE(paths.empty());
  bool crLf = false;
  for (const auto& path : paths) {
    const Bytes bytes = readFile(path).value();
    const Result<vpd::File> file = vpd::read(bytes);
    ASSERT_TRUE(file.ok()) << path;
    EXPECT_TRUE(file->diagnostics.empty()) << path << file->diagnostics.front().reason;
    EXPECT_FALSE(file->damage) << path;
    EXPECT_GT(file->bones.size(), 1U);
    crLf = crLf || file->lineEnd == vpd::LineEnd::CrLf;
    EXPECT_EQ(written(*file, {file->lineEnd, true}), std::string(asChars(bytes))) << path;
  }
  EXPECT_TRUE(crLf) << "at least one file has the line ends of MMD";
}

TEST(VpdWrite, RoundTrips) {
  const float values[] = {0.0F,
                          -0.0F,
                          0.1F,
                          1.0F / 3,
                          7.9999995F,
                          -15.123457F,
                          16777217.0F,
                          1e30F,
                          std::numeric_limits<float>::max(),
                          std::numeric_limits<float>::lowest()};
  vpd::File file;
  file.modelName = Name::fromText("a;b").value();
  for (const float value : values) {
    file.bones.push_back(boneOf("右 肩//", {value, 1, -value}, {0.5F, -0.5F, value, 0.5F}));
    file.morphs.push_back({Name::fromText("ソ").value(), value});
  }
  const std::string text = written(file);
  const vpd::File again = vpd::read(asBytes(text)).value();
  ASSERT_EQ(again.bones.size(), file.bones.size());
  ASSERT_EQ(again.morphs.size(), file.morphs.size());
  EXPECT_EQ(again.modelName, file.modelName);
  for (std::size_t i = 0; i < file.bones.size(); ++i) {
    EXPECT_EQ(again.bones[i].name, file.bones[i].name);
    EXPECT_NEAR(again.bones[i].translation.x, file.bones[i].translation.x, 5e-7) << i;
    EXPECT_EQ(std::signbit(again.morphs[i].weight), std::signbit(file.morphs[i].weight)) << i;
  }
  EXPECT_EQ(written(again), text);
}

TEST(VpdWrite, WritesAValidRotationForAnInvalidOne) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const Quat rows[] = {
      {0, 0, 0, 0}, {1e-9F, 0, 0, 0}, {4.99e-7F, 0, 0, -4.99e-7F}, {nan, 0, 0, 1}, {0, 0, 0, INFINITY}};
  for (const Quat& row : rows) {
    vpd::File file;
    file.bones.push_back(boneOf("a", {nan, INFINITY, 1}, row));
    const vpd::File again = vpd::read(asBytes(written(file))).value();
    EXPECT_EQ(again.bones.at(0).rotation, (Quat{0, 0, 0, 1}));
    EXPECT_EQ(again.bones.at(0).translation, (Vec3{0, 0, 1}));
    EXPECT_TRUE(again.diagnostics.empty());
  }
}

TEST(VpdWrite, RejectsNamesWithLineBreaks) {
  vpd::File file;
  file.bones.push_back({Name::fromBytes("a\nb"), {0, 0, 0}, {0, 0, 0, 1}});
  const Result<Bytes> bytes = vpd::write(file);
  ASSERT_FALSE(bytes.ok());
  EXPECT_NE(bytes.error().message().find("line break"), std::string::npos);
  vpd::File morph;
  morph.morphs.push_back({Name::fromBytes("a\rb"), 0});
  EXPECT_FALSE(vpd::write(morph).ok());
  EXPECT_TRUE(vpd::write(morph, {vpd::LineEnd::CrLf, false}).ok()) << "morphs are not written";
  vpd::File model;
  model.modelName = Name::fromBytes("a\n");
  EXPECT_FALSE(vpd::write(model).ok());
}

TEST(VpdUpdate, KeepsTheTextWhereNothingChanged) {
  // Morphs before bones, own comments, other numbers of digits and line ends.
  const std::string text =
      "Vocaloid Pose Data file\n\nmiku.osm;// name\n2; // bones\n\n"
      "Morph0{a  // smile\n 0.50;\n}\n// between\n"
      "Bone0{x\n 1,2,3; // here\n 0,0,0,1;\n}\n\nBone1{y\n 4.0,5,6;\n 0,0,0,1;\n}\n// end\n";
  const vpd::File before = vpd::read(asBytes(text)).value();
  ASSERT_EQ(before.bones.size(), 2U);
  ASSERT_EQ(before.morphs.size(), 1U);
  EXPECT_EQ(asChars(vpd::update(asBytes(text), before, before).value()), text);

  vpd::File after = before;
  after.bones[0].translation = {7, 8, 9};
  std::string wanted = text;
  wanted.replace(wanted.find(" 1,2,3; // here\n 0,0,0,1;\n"), 26,
                 "  7.000000,8.000000,9.000000;\t\t\t\t// trans x,y,z\n"
                 "  0.000000,0.000000,0.000000,1.000000;\t\t// Quaternion x,y,z,w\n");
  EXPECT_EQ(asChars(vpd::update(asBytes(text), before, after).value()), wanted);

  after = before;
  after.morphs[0].weight = 1;
  const Bytes other = vpd::update(asBytes(text), before, after).value();
  EXPECT_NE(asChars(other).find("Morph0{a  // smile\n  1.000000;"), std::string::npos);
  EXPECT_NE(asChars(other).find("Bone1{y\n 4.0,5,6;"), std::string::npos);

  after = before;
  after.bones.pop_back();
  EXPECT_EQ(asChars(vpd::update(asBytes(text), before, after).value()),
            asChars(vpd::write(after, {.lineEnd = vpd::LineEnd::Lf}).value()));
}

}  // namespace
}  // namespace furitsuke::format
