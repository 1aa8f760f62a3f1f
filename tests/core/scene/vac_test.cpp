// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/vac.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "core/base/file.h"
#include "tests/support/corpus.h"

namespace furitsuke::test {
namespace {

TEST(Vac, IsReadLineByLine) {
  const Result<scene::VacFile> vac = scene::readVac(asBytes(
      "\x89\xD4\r\nprops\\flower.x\r\n1.5\r\n0.0,-1.0,0.5\r\n90.0,0.0,45\r\n\x83\x5A\x83\x93\x83\x5E\x81\x5B\r\n"));
  ASSERT_TRUE(vac.ok()) << vac.error().message();
  EXPECT_EQ(vac->title, "花");
  EXPECT_EQ(vac->file, "props\\flower.x");
  EXPECT_EQ(vac->scale, 1.5);
  EXPECT_EQ(vac->position, glm::dvec3(0, -1, 0.5));
  EXPECT_EQ(vac->rotationDegrees, glm::dvec3(90, 0, 45));
  EXPECT_EQ(vac->bone.text(), "センター");
}

TEST(Vac, AcceptsVariationsOfTheFormat) {
  const struct {
    const char* name;
    std::string text;
    double scale;
    glm::dvec3 position;
    const char* bone;
  } rows[] = {
      {"no last line end", "a\nb.x\n2\n1,2,3\n0,0,0\ncenter", 2, {1, 2, 3}, "center"},
      {"spaces and commas", " a \n b.x \n +2 \n 1, 2 ,+3 \n0 0 0\n center ", 2, {1, 2, 3}, "center"},
      {"no bone", "a\nb.x\n2\n1,2,3\n0,0,0\n", 2, {1, 2, 3}, ""},
      {"only the file", "a\nb.x", 1, {0, 0, 0}, ""},
      {"empty lines", "a\nb.x\n\n\n\n\n", 1, {0, 0, 0}, ""},
      {"additional lines at the end", "a\nb.x\n2\n1,2,3\n0,0,0\ncenter\nmore\n", 2, {1, 2, 3}, "center"},
      {"exponents", "a\nb.x\n1e-1\n-1.5E1,0,.5\n0,0,0\n", 0.1, {-15, 0, 0.5}, ""},
      {"UTF-8 with its mark", "\xEF\xBB\xBFあ\nb.x\n1\n0,0,0\n0,0,0\n頭", 1, {0, 0, 0}, "頭"},
  };
  for (const auto& row : rows) {
    const Result<scene::VacFile> vac = scene::readVac(asBytes(row.text));
    ASSERT_TRUE(vac.ok()) << row.name << ": " << vac.error().message();
    EXPECT_EQ(vac->file, "b.x") << row.name;
    EXPECT_EQ(vac->scale, row.scale) << row.name;
    EXPECT_EQ(vac->position, row.position) << row.name;
    EXPECT_EQ(vac->bone.text(), row.bone) << row.name;
  }
}

TEST(Vac, AnglesAreReadBackFromTheRotation) {
  for (const glm::dvec3& degrees :
       {glm::dvec3(0, 0, 0), glm::dvec3(30, 40, 50), glm::dvec3(-80, 170, -170), glm::dvec3(0, -90, 0)}) {
    const glm::dvec3 read = scene::degreesOf(scene::rotationFromDegrees(degrees));
    for (int i = 0; i < 3; ++i) EXPECT_NEAR(read[i], degrees[i], 1e-9);
  }
  // Upright: y and z turn about the same axis.
  for (const double x : {90.0, -90.0}) {
    const glm::dquat upright = scene::rotationFromDegrees({x, 20, 10});
    const glm::dquat again = scene::rotationFromDegrees(scene::degreesOf(upright));
    EXPECT_NEAR(std::abs(glm::dot(upright, again)), 1, 1e-9) << x;
  }
}

TEST(Vac, ReportsTheInvalidLine) {
  const struct {
    std::string text;
    const char* message;
  } rows[] = {
      {"", "line 2: has no file name"},
      {"a\n\n1", "line 2: has no file name"},
      {"a\nb.x\nbig", "line 3: \"big\" is not a scale"},
      {"a\nb.x\ninf", "line 3: \"inf\" is not a scale"},
      {"a\nb.x\n1\n1,2", "line 4: \"1,2\" is not a position x,y,z"},
      {"a\nb.x\n1\n1,2,3,4", "line 4: \"1,2,3,4\" is not a position x,y,z"},
      {"a\nb.x\n1\n1,2,3\n1,2,x", "line 5: \"1,2,x\" is not a rotation x,y,z"},
      {std::string("a\0b", 3), "is not a text file with accessory settings"},
      {std::string(100'000, 'a'), "is too large for accessory settings"},
  };
  for (const auto& row : rows) {
    const Result<scene::VacFile> vac = scene::readVac(asBytes(row.text));
    ASSERT_FALSE(vac.ok()) << row.text;
    EXPECT_EQ(vac.error().message(), row.message);
  }
}

TEST(Vac, RotatesAboutZThenXThenY) {
  scene::VacFile vac;
  vac.rotationDegrees = {90, 90, 0};
  vac.scale = 2;
  const scene::Placement placement = scene::placementOf(vac);
  const glm::dvec3 turned = placement.rotation * glm::dvec3(0, 1, 0);
  EXPECT_NEAR(turned.x, 1, 1e-12);  // x rotates y to z, y rotates that to x
  EXPECT_EQ(placement.scale, 2);
  EXPECT_EQ(placement.attachment, 0U);
}

TEST(VacOnCorpus, IsReadAsTheAuthorIntended) {
  const auto corpus = corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const Result<scene::VacFile> vac = scene::readVac(*readFile(*corpus / "models" / "quad_accessory.vac"));
  ASSERT_TRUE(vac.ok()) << vac.error().message();
  EXPECT_EQ(vac->title, "test_quad");
  EXPECT_EQ(vac->file, "test_quad_accessory.x");
  EXPECT_EQ(vac->scale, 1.5);
  EXPECT_EQ(vac->bone.text(), "center");
}

}  // namespace
}  // namespace furitsuke::test
