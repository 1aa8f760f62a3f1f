// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <glm/gtc/quaternion.hpp>
#include <optional>
#include <vector>

#include "core/base/file.h"
#include "core/eval/sample.h"
#include "core/format/pmm/pmm_chains.h"
#include "core/io/pmm/pmm_export.h"
#include "core/io/vmd/vmd_motion.h"
#include "tests/support/corpus.h"

// How the motions of a project look elsewhere, and what else than keys is written into it.
namespace furitsuke::io {
namespace {

namespace pmm = format::pmm;

pmm::File projectFile(const std::string& name) {
  return pmm::read(readFile(*test::corpusFolder() / "projects" / name).value()).value();
}

/// The share of the way that a curve has covered at a share of the time, by halving.
double eased(const pmm::CurveBytes& curve, double time) {
  const double x1 = curve[0] / 127.0, y1 = curve[1] / 127.0, x2 = curve[2] / 127.0, y2 = curve[3] / 127.0;
  const auto at = [](double a, double b, double t) {
    return 3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t;
  };
  double low = 0, high = 1;
  for (int i = 0; i < 60; ++i) {
    const double middle = (low + high) / 2;
    (at(x1, x2, middle) < time ? low : high) = middle;
  }
  return at(y1, y2, (low + high) / 2);
}

/// A bone between two keys of a project, straight from its bytes.
eval::BoneSample between(const pmm::BoneKeyRecord& a, const pmm::BoneKeyRecord& b, double time) {
  const auto curves = b.curves();
  const Vec3 from = a.translation(), to = b.translation();
  const auto mix = [&](float x, float y, std::size_t axis) {
    return double{x} + (double{y} - double{x}) * eased(curves[axis], time);
  };
  const auto turn = [](const Quat& q) { return glm::normalize(glm::dquat(q.w, q.x, q.y, q.z)); };
  const glm::dquat rotation = glm::slerp(turn(a.rotation()), turn(b.rotation()), eased(curves[3], time));
  return {{mix(from.x, to.x, 0), mix(from.y, to.y, 1), mix(from.z, to.z, 2)}, rotation};
}

struct MovingProject {
  const char* name;
};

TEST(PmmMotion, AnExportedVmdMovesLikeTheKeysOfTheProject) {
  if (!test::corpusFolder()) GTEST_SKIP();
  double farthest = 0, widest = 0;
  std::size_t compared = 0;
  for (const MovingProject& row : test::danceRows<MovingProject>({{"miku_rest_v2.pmm"}, {"allstar_v2.pmm"}})) {
    const pmm::File file = projectFile(row.name);
    const Project project = projectFromPmm(file);
    for (std::size_t i = 0; i < file.models.size(); ++i) {
      const motion::Motion vmd =
          motionFromVmd(format::vmd::read(vmdFromMotion(project.models[i].motion, nullptr)).value()).motion;
      Diagnostics ignored;
      const pmm::KeyList& list = file.models[i].boneKeys;
      const pmm::Chains chains = pmm::followChains(file, list, "bone keys", ignored);
      for (std::size_t track = 0; track < chains.trackCount(); ++track) {
        const auto keys = chains.ofTrack(track);
        const std::string name = project.models[i].names.bones[track].bytes;
        const auto bone = vmd.findBone(name);
        const bool isFirst = std::ranges::count(project.models[i].names.bones, name, &Name::bytes) == 1;
        if (keys.size() < 2 || !bone || !isFirst) continue;  // a VMD cuts long names
        for (std::size_t key = 1; key < keys.size(); key += 1 + keys.size() / 20) {
          const pmm::BoneKeyRecord a{file.key(list, keys[key - 1])}, b{file.key(list, keys[key])};
          const double from = pmm::KeyHead{a.at}.frame(), to = pmm::KeyHead{b.at}.frame();
          const double frame = from + (to - from) * 0.37;
          const eval::BoneSample expected = between(a, b, (frame - from) / (to - from));
          const eval::BoneSample seen = eval::sampleBone(vmd.bones[bone->index].keys, frame);
          farthest = std::max(farthest, glm::length(seen.translation - expected.translation));
          widest = std::max(widest, 1 - std::abs(glm::dot(seen.rotation, expected.rotation)));
          ++compared;
        }
      }
    }
  }
  RecordProperty("compared", static_cast<int>(compared));
  EXPECT_LT(farthest, 1e-6);
  EXPECT_LT(widest, 1e-6);
}

TEST(PmmScene, TheSameSceneGivesTheSameBytes) {
  if (!test::corpusFolder()) GTEST_SKIP();
  for (const char* name : {"allstar_v2.pmm", "miku_rest_v2.pmm", "kishimen_v1_mmd610.pmm"}) {
    const pmm::File file = projectFile(name);
    const Project project = projectFromPmm(file);
    const std::vector<std::optional<ProjectAccessory>> same(project.accessories.begin(), project.accessories.end());
    EXPECT_TRUE(pmmWithScene(file, project.playRange, same).value() == file.bytes) << name;
    EXPECT_TRUE(pmmWithScene(file, {}, same).value() == file.bytes) << name;
  }
}

TEST(PmmScene, AnAccessoryAndThePlayRangeChangeOnlyTheirBytes) {
  if (!test::corpusFolder()) GTEST_SKIP();
  const pmm::File file = projectFile("allstar_v2.pmm");
  Project project = projectFromPmm(file);
  std::vector<std::optional<ProjectAccessory>> accessories(project.accessories.size());
  ProjectAccessory edited = project.accessories[3];
  edited.position = {1, -2, 3.5F};
  edited.angles = {0.1F, 0.2F, 0.3F};
  edited.scale = 2;
  edited.opacity = 0.25;
  edited.isVisible = !edited.isVisible;
  edited.castsShadow = !edited.castsShadow;
  edited.parent = 4;
  edited.parentBone = 2;
  accessories[3] = edited;
  const Bytes bytes = pmmWithScene(file, {7, 77}, accessories).value();
  ASSERT_EQ(bytes.size(), file.bytes.size());
  const pmm::KeyList& keys = file.accessories[3].keys;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (bytes[i] == file.bytes[i]) continue;
    const bool isKey = i >= keys.initialAt + pmm::KeyHead::kSize && i < keys.initialAt + keys.size;
    const bool isShown = keys.count == 0 && i >= keys.end() && i < keys.end() + 38;
    const bool isPlay = i >= file.settings->playAt && i < file.settings->playAt + 8;
    EXPECT_TRUE(isKey || isShown || isPlay) << i;
  }
  project = projectFromPmm(pmm::read(bytes).value());
  EXPECT_EQ(project.playRange, (FrameRange{7, 77}));
  const ProjectAccessory& read = project.accessories[3];
  EXPECT_EQ(read.position, edited.position);
  EXPECT_EQ(read.angles, edited.angles);
  EXPECT_EQ(read.scale, 2);
  EXPECT_EQ(read.opacity, 0.25);
  EXPECT_EQ(read.isVisible, edited.isVisible);
  EXPECT_EQ(read.castsShadow, edited.castsShadow);
  EXPECT_EQ(read.parent, 4U);
  EXPECT_EQ(read.parentBone, 2);
  EXPECT_FALSE(pmmWithScene(file, {}, {}));
}

}  // namespace
}  // namespace furitsuke::io
