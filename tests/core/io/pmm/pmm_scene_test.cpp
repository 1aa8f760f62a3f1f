// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/file.h"
#include "core/eval/sample.h"
#include "core/format/pmm/pmm_chains.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/pmm/pmm_export.h"
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
      const pmm::Chains chains = pmm::followChains(file, list, Core::tr("bone keys"), ignored);
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
  // The keys of the project are evaluated exactly here; MMD halves an interval 12 times, up to .002 units away.
  EXPECT_LT(farthest, 0.005);
  EXPECT_LT(widest, 1e-6);
}

ProjectSceneEdit noEdit(const Project& project) {
  ProjectSceneEdit edit;
  edit.accessories.resize(project.accessories.size());
  edit.visible.resize(project.models.size());
  return edit;
}

/// A small project with an accessory and gravity keys.
pmm::File sampleProject() {
  const std::string path = std::string(FURITSUKE_TEST_DATA) + "/fuzz/project_mmd9.pmm";
  return pmm::read(readFile(path).value()).value();
}

/// The offsets at which two files of the same size differ.
std::vector<std::size_t> differences(const Bytes& a, const Bytes& b) {
  EXPECT_EQ(a.size(), b.size());
  std::vector<std::size_t> offsets;
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
    if (a[i] != b[i]) offsets.push_back(i);
  }
  return offsets;
}

TEST(PmmScene, TheSameSceneGivesTheSameBytes) {
  if (!test::corpusFolder()) GTEST_SKIP();
  for (const char* name : {"allstar_v2.pmm", "miku_rest_v2.pmm", "kishimen_v1_mmd610.pmm"}) {
    const pmm::File file = projectFile(name);
    const Project project = projectFromPmm(file);
    ProjectSceneEdit same{.accessories = {project.accessories.begin(), project.accessories.end()},
                          .gravity = std::make_optional(project.camera.annotations.gravity)};
    for (const ProjectModel& model : project.models) same.visible.emplace_back(model.isVisible);
    EXPECT_TRUE(pmmWithScene(file, same).value() == file.bytes) << name;
    same.playRange = project.playRange;
    EXPECT_TRUE(pmmWithScene(file, same).value() == file.bytes) << name;
  }
}

TEST(PmmScene, AnAccessoryAndThePlayRangeChangeOnlyTheirBytes) {
  if (!test::corpusFolder()) GTEST_SKIP();
  const pmm::File file = projectFile("allstar_v2.pmm");
  Project project = projectFromPmm(file);
  ProjectSceneEdit edit = noEdit(project);
  ProjectAccessory edited = project.accessories[3];
  edited.position = {1, -2, 3.5F};
  edited.angles = {0.1F, 0.2F, 0.3F};
  edited.scale = 2;
  edited.opacity = 0.25;
  edited.isVisible = !edited.isVisible;
  edited.castsShadow = !edited.castsShadow;
  edited.parent = 4;
  edited.parentBone = 2;
  edit.accessories[3] = edited;
  edit.playRange = {7, 77};
  const Bytes bytes = pmmWithScene(file, edit).value();
  ASSERT_EQ(bytes.size(), file.bytes.size());
  const pmm::KeyList& keys = file.accessories[3].keys;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (bytes[i] == file.bytes[i]) continue;
    const bool isKey = i >= keys.initialAt + pmm::KeyHead::kSize && i < keys.end();
    const bool isShown = i >= keys.end() && i < keys.end() + 38;
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
  EXPECT_FALSE(pmmWithScene(file, {}));
}

/// A copy of the sample in which the accessory gets a second and a third key.
pmm::File withAccessoryKeys(const pmm::File& file, const std::vector<std::pair<Frame, ProjectAccessory>>& later) {
  const pmm::KeyList& list = file.accessories[0].keys;
  ByteWriter out;
  out.write(ByteView(file.bytes).first(list.initialAt));
  Bytes key(file.bytes.begin() + static_cast<std::ptrdiff_t>(list.initialAt),
            file.bytes.begin() + static_cast<std::ptrdiff_t>(list.initialAt + list.size));
  const auto link = [&key](Frame frame, std::size_t previous, std::size_t next) {
    storeLe(key.data(), std::int32_t{frame});
    storeLe(key.data() + 4, static_cast<std::int32_t>(previous));
    storeLe(key.data() + 8, static_cast<std::int32_t>(next));
  };
  link(0, 0, 1);
  out.write(ByteView(key));
  out.write(static_cast<std::int32_t>(later.size()));
  for (std::size_t i = 0; i < later.size(); ++i) {
    const ProjectAccessory& accessory = later[i].second;
    link(later[i].first, i, i + 1 == later.size() ? 0 : i + 2);
    const int transparency = static_cast<int>(std::lround((1 - accessory.opacity) * 100));
    storeLe(key.data() + 12, static_cast<std::uint8_t>(2 * transparency + (accessory.isVisible ? 1 : 0)));
    storeLe(key.data() + 21, accessory.position);
    storeLe(key.data() + 33, accessory.angles);
    storeLe(key.data() + 45, accessory.scale);
    out.write(static_cast<std::int32_t>(i + 1));
    out.write(ByteView(key));
  }
  out.write(ByteView(file.bytes).subspan(list.end()));
  return pmm::read(std::move(out).take()).value();
}

TEST(PmmScene, LaterKeysOfAnAccessoryFollowItsFirstOne) {
  const pmm::File sample = sampleProject();
  ASSERT_FALSE(sample.accessories.empty());
  const ProjectAccessory first = projectFromPmm(sample).accessories[0];
  ProjectAccessory same = first, other = first;
  same.opacity = 0.5;
  other.position = {first.position.x + 10, first.position.y, first.position.z - 4};
  other.angles = {first.angles.x, first.angles.y + 1, first.angles.z};
  other.scale = first.scale * 3;
  other.isVisible = !first.isVisible;
  const pmm::File file = withAccessoryKeys(sample, {{10, same}, {25, other}});
  ASSERT_FALSE(file.damage);
  ProjectSceneEdit edit = noEdit(projectFromPmm(file));
  EXPECT_TRUE(pmmWithScene(file, edit).value() == file.bytes);
  ProjectAccessory edited = first;
  edited.position = {1, 2, 3};
  edited.angles = {0.25F, first.angles.y, first.angles.z};
  edited.scale = first.scale * 2;
  edited.opacity = 0.9;
  edit.accessories[0] = edited;
  const Bytes bytes = pmmWithScene(file, edit).value();
  const pmm::KeyList& list = file.accessories[0].keys;
  for (const std::size_t at : differences(bytes, file.bytes))
    EXPECT_TRUE(at >= list.initialAt && at < list.end() + 38) << at;
  const pmm::File again = pmm::read(bytes).value();
  const auto key = [&again](std::uint32_t number) {
    return pmm::AccessoryKeyRecord{again.key(again.accessories[0].keys, number)};
  };
  EXPECT_EQ(key(1).position(), edited.position) << "was where the first one was";
  EXPECT_EQ(key(1).scale(), edited.scale);
  EXPECT_EQ(key(1).visibility() / 2, 50) << "has its own opacity";
  EXPECT_EQ(key(2).position(), (Vec3{11, 2, -1}));
  EXPECT_EQ(key(2).angles(), (Vec3{0.25F, first.angles.y + 1, first.angles.z}));
  EXPECT_EQ(key(2).scale(), first.scale * 6);
  EXPECT_EQ(key(2).visibility() / 2, 10);
  EXPECT_EQ(key(2).visibility() % 2 != 0, other.isVisible);
}

/// The sample with an accessory that moves, fades, grows and disappears.
pmm::File animatedAccessory() {
  const pmm::File sample = sampleProject();
  ProjectAccessory faded = projectFromPmm(sample).accessories[0], gone = faded;
  faded.position = {1.5F, -2, 3};
  faded.opacity = 0.5;
  gone.angles = {0, 7, 0};
  gone.scale = 4;
  gone.isVisible = false;
  return withAccessoryKeys(sample, {{10, faded}, {25, gone}});
}

TEST(PmmScene, TheKeysOfAnAccessoryAreRead) {
  const ProjectAccessory still = projectFromPmm(sampleProject()).accessories[0];
  EXPECT_TRUE(still.accessoryKeys.empty());
  const ProjectAccessory read = projectFromPmm(animatedAccessory()).accessories[0];
  ASSERT_EQ(read.accessoryKeys.size(), 3U);
  EXPECT_EQ(read.accessoryKeys[0].frame, 0);
  EXPECT_EQ(read.accessoryKeys[1].frame, 10);
  EXPECT_EQ(read.accessoryKeys[1].position, glm::dvec3(1.5, -2, 3));
  EXPECT_EQ(read.accessoryKeys[1].opacity, 0.5);
  EXPECT_EQ(read.accessoryKeys[2].angles.y, 7);
  EXPECT_EQ(read.accessoryKeys[2].scale, 4);
  EXPECT_FALSE(read.accessoryKeys[2].isVisible);
}

TEST(PmmScene, EveryChangeOfAKeyOfAnAccessoryChangesOnlyItsChain) {
  const pmm::File file = animatedAccessory();
  const std::vector<motion::AccessoryKey> present = projectFromPmm(file).accessories[0].accessoryKeys;
  std::vector<motion::AccessoryKey> moved = present, shown = present, added = present, removed = present;
  moved[1].position.x = 9;
  shown[2].isVisible = true;
  motion::setKey(added, {.frame = 17, .position = {5, 5, 5}, .scale = 2, .opacity = 0.25});
  removed.erase(removed.begin() + 1);
  struct Row {
    const char* name;
    std::vector<motion::AccessoryKey> accessoryKeys;
    std::size_t keyBytes;  ///< that differ in the list; 0: its size differs
  };
  for (const Row& row : {Row{"the same", present, 0}, Row{"moved", moved, 4}, Row{"shown", shown, 1},
                         Row{"added", added, 0}, Row{"removed", removed, 0}}) {
    SCOPED_TRACE(row.name);
    ProjectSceneEdit edit = noEdit(projectFromPmm(file));
    edit.accessoryKeys = {row.accessoryKeys};
    const Bytes bytes = pmmWithScene(file, edit).value();
    EXPECT_EQ(bytes == file.bytes, row.accessoryKeys == present);
    const pmm::File after = pmm::read(bytes).value();
    ASSERT_FALSE(after.damage);
    EXPECT_EQ(projectFromPmm(after).accessories[0].accessoryKeys, row.accessoryKeys);
    const pmm::KeyList& list = file.accessories[0].keys;
    constexpr std::size_t kShown = 38;  // the state that follows the keys
    EXPECT_TRUE(std::equal(file.bytes.begin(), file.bytes.begin() + static_cast<std::ptrdiff_t>(list.initialAt),
                           bytes.begin()));
    EXPECT_TRUE(std::equal(file.bytes.begin() + static_cast<std::ptrdiff_t>(list.end() + kShown), file.bytes.end(),
                           bytes.end() - static_cast<std::ptrdiff_t>(file.bytes.size() - list.end() - kShown)));
    if (row.keyBytes == 0) continue;
    const std::vector<std::size_t> all = differences(bytes, file.bytes);
    const auto inList = std::ranges::count_if(all, [&list](std::size_t at) { return at < list.end(); });
    EXPECT_LE(static_cast<std::size_t>(inList), row.keyBytes);
  }
}

TEST(PmmScene, GravityChangesOnlyItsKeys) {
  const pmm::File file = sampleProject();
  const Project project = projectFromPmm(file);
  ASSERT_TRUE(project.camera.annotations.gravity);
  struct Row {
    const char* name;
    std::optional<motion::GravityTrack> gravity;
  };
  motion::GravityTrack changed = *project.camera.annotations.gravity;
  changed.keys.front().acceleration = 4;
  motion::GravityTrack longer = changed;
  longer.keys.push_back({longer.keys.back().frame + 7, 12.5, {1, 0, 0}, 3, true, {}});
  for (const Row& row : {Row{"changed", changed}, Row{"another key", longer}, Row{"MMD's", std::nullopt}}) {
    SCOPED_TRACE(row.name);
    ProjectSceneEdit edit = noEdit(project);
    edit.gravity = std::make_optional(row.gravity);
    const Bytes bytes = pmmWithScene(file, edit).value();
    const pmm::KeyList& list = file.settings->gravityKeys;
    const std::size_t rest = file.bytes.size() - list.end();
    constexpr std::size_t kShown = 21;
    EXPECT_TRUE(std::equal(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(list.initialAt - kShown),
                           file.bytes.begin()));
    EXPECT_TRUE(std::equal(bytes.end() - static_cast<std::ptrdiff_t>(rest), bytes.end(),
                           file.bytes.end() - static_cast<std::ptrdiff_t>(rest)));
    EXPECT_EQ(projectFromPmm(pmm::read(bytes).value()).camera.annotations.gravity, row.gravity);
  }
}

TEST(PmmScene, AModelIsHiddenByOneByte) {
  const pmm::File file = sampleProject();
  ProjectSceneEdit edit = noEdit(projectFromPmm(file));
  edit.visible[0] = !file.models[0].isVisible;
  const Bytes bytes = pmmWithScene(file, edit).value();
  EXPECT_EQ(differences(bytes, file.bytes).size(), 1U);
  EXPECT_EQ(pmm::read(bytes).value().models[0].isVisible, *edit.visible[0]);
}

TEST(PmmScene, Version1HasNoGravityKeys) {
  const std::string path = std::string(FURITSUKE_TEST_DATA) + "/fuzz/project_mmd7.pmm";
  const pmm::File file = pmm::read(readFile(path).value()).value();
  ProjectSceneEdit edit = noEdit(projectFromPmm(file));
  EXPECT_FALSE(projectFromPmm(file).hasGravityKeys);
  edit.gravity = std::make_optional(std::make_optional(motion::GravityTrack{{{0, 1, {0, 1, 0}, 0, false, {}}}, 0, {}}));
  EXPECT_TRUE(pmmWithScene(file, edit).value() == file.bytes);
}

}  // namespace
}  // namespace furitsuke::io
