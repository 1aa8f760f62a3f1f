// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/track_grouping.h"

#include <gtest/gtest.h>

#include <set>

#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "core/model/name_index.h"
#include "tests/support/corpus.h"
#include "tests/support/dancer.h"
#include "tests/support/motions.h"

namespace furitsuke::panels {
namespace {

const char* roleName(TrackGroup::Role role) {
  switch (role) {
    case TrackGroup::Role::Bones: return "bones";
    case TrackGroup::Role::Morphs: return "morphs";
    case TrackGroup::Role::Single: return "single";
    case TrackGroup::Role::Display: return "display";
    case TrackGroup::Role::Undisplayed: return "undisplayed";
    case TrackGroup::Role::Parents: return "parents";
    case TrackGroup::Role::Unbound: break;
    case TrackGroup::Role::Summary: return "summary";
  }
  return "unbound";
}

/// "display 体: 右腕* 左腕 | ...", a star for a name with a track.
std::string textOf(const std::vector<TrackGroup>& groups) {
  QString text;
  for (const TrackGroup& group : groups) {
    if (!text.isEmpty()) text += " | ";
    text += roleName(group.role);
    if (!group.title.isEmpty()) text += ' ' + group.title;
    text += ':';
    for (const TrackEntry& entry : group.entries) {
      text += ' ' + (entry.name.isEmpty() ? QString("#%1").arg(static_cast<int>(entry.kind)) : entry.name);
      if (entry.track && !entry.name.isEmpty()) text += '*';
    }
  }
  return text.toStdString();
}

TEST(TrackGrouping, WithoutAModelThereAreGroupsOfBonesAndOfMorphs) {
  motion::Motion motion;
  test::addBone(motion, "右腕", {0});
  test::addMorph(motion, "あ", {0});
  EXPECT_EQ(textOf(groupTracks(motion)),
            "bones: 右腕* | morphs: あ* | single: #2 | single: #3 | single: #4 | single: #5");
}

TEST(TrackGrouping, WithAModelTheGroupsAreTheSameAsInMmd) {
  EXPECT_EQ(textOf(groupTracks(test::dancerMotion(), test::dancer())),
            "single Root: 全ての親 | single: #5 | display 表情: あ* 笑い | display 体: 上半身* 頭 | "
            "display 腕: 右腕* 左腕* まばたき* | undisplayed: 操作中心* 隠し | single: #2 | single: #3 | single: #4 | "
            "unbound: 尻尾* うさ耳*");
}

TEST(TrackGrouping, ARootOfSeveralBonesKeepsItsHeading) {
  model::Model model = test::dancer();
  model.displayGroups[0].items.push_back({false, 5});
  const std::string text = textOf(groupTracks({}, model));
  EXPECT_TRUE(text.starts_with("display Root: 全ての親 隠し | ")) << text;
}

TEST(TrackGrouping, TheFirstTrackWithKeysIsBoundIfABoneHasTwoTracks) {
  struct Case {
    const char* name;
    std::initializer_list<Frame> first, second;
    std::size_t bound;
  };
  const Case cases[] = {{"both", {0}, {5}, 0}, {"only the second", {}, {5}, 1}, {"none", {}, {}, 0}};
  for (const Case& row : cases) {
    motion::Motion motion;
    test::addBone(motion, "右腕", row.first);
    test::addBone(motion, "右腕 ", row.second);
    const auto groups = groupTracks(motion, test::dancer());
    EXPECT_EQ(groups.back().role, TrackGroup::Role::Unbound) << row.name;
    ASSERT_EQ(groups.back().entries.size(), 1U) << row.name;
    EXPECT_EQ(groups.back().entries[0].track->index, 1 - row.bound) << row.name;
  }
}

TEST(TrackGrouping, ABoneOfSeveralGroupsIsListedInTheFirst) {
  model::Model model = test::dancer();
  model.displayGroups.push_back({model::ModelName::fromText("again", ""), false, {{false, 3}, {true, 0}}});
  const std::string text = textOf(groupTracks({}, model));
  EXPECT_EQ(text.find("again"), std::string::npos) << text;
}

/// Every model of the corpus with every motion: nothing is lost, nothing occurs twice.
TEST(TrackGrouping, ContainsEveryTrackAndEveryPartOfRealModelsOnce) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  std::vector<motion::Motion> motions;
  for (const auto& path : test::filesIn(*corpus / "motions", ".vmd")) {
    auto loaded = io::loadMotion(path);
    if (loaded.ok()) motions.push_back(std::move(loaded->motion));
  }
  ASSERT_GT(motions.size(), 20U);
  for (const char* extension : {".pmx", ".pmd"}) {
    for (const auto& path : test::filesIn(*corpus / "models", extension)) {
      const auto loaded = io::loadModel(path);
      if (!loaded.ok()) continue;
      const model::Model& model = loaded->model;
      const model::NameIndex names(model);
      for (const motion::Motion& motion : motions) {
        std::set<motion::TrackId> tracks;
        std::size_t parts = 0, listed = 0, unbound = 0, known = 0;
        for (const TrackGroup& group : groupTracks(motion, model)) {
          for (const TrackEntry& entry : group.entries) {
            if (entry.track) {
              EXPECT_TRUE(tracks.insert(*entry.track).second) << path;
            }
            listed += entry.track ? 1 : 0;
            const bool isPart = entry.kind == motion::TrackKind::Bone || entry.kind == motion::TrackKind::Morph;
            if (group.role == TrackGroup::Role::Unbound) {
              ++unbound;
            } else if (isPart) {
              ++parts;
              known += entry.track ? 1 : 0;
            }
          }
        }
        EXPECT_EQ(listed, motion.trackIds().size()) << path;
        EXPECT_EQ(parts, model.bones.size() + model.morphs.size()) << path;
        std::set<std::pair<bool, std::int32_t>> matched;
        for (const auto& track : motion.bones) {
          if (const auto bone = names.findBone(track.name.bytes)) matched.insert({false, *bone});
        }
        for (const auto& track : motion.morphs) {
          if (const auto morph = names.findMorph(track.name.bytes)) matched.insert({true, *morph});
        }
        EXPECT_EQ(known, matched.size()) << path;
        EXPECT_EQ(unbound, motion.bones.size() + motion.morphs.size() - matched.size()) << path;
      }
    }
  }
}

struct PairCase {
  const char* model;
  const char* motion;
  std::size_t bound, unbound;
};

TEST(TrackGrouping, FindsWhatARealModelLacksForARealDance) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const PairCase cases[] = {
      {"miku_v2/miku_v2.pmd", "dance_galaxias_v2.vmd", 170, 1},
      {"luka.pmx", "dance_step.vmd", 88, 213},
      {"gene/Gene_light.pmx", "gene_sad.vmd", 363, 37},
      {"miku_v2/miku_v2.pmd", "coll_bear_22.vmd", 106, 129},
  };
  for (const PairCase& row : cases) {
    SCOPED_TRACE(std::string(row.model) + " " + row.motion);
    const auto model = io::loadModel(*corpus / "models" / row.model);
    const auto motion = io::loadMotion(*corpus / "motions" / row.motion);
    ASSERT_TRUE(model.ok() && motion.ok());
    std::size_t bound = 0, unbound = 0;
    for (const TrackGroup& group : groupTracks(motion->motion, model->model)) {
      if (group.role == TrackGroup::Role::Unbound) {
        unbound += group.entries.size();
      } else if (group.hasHeading() || group.entries[0].kind == motion::TrackKind::Bone) {
        for (const TrackEntry& entry : group.entries) bound += entry.track ? 1 : 0;
      }
    }
    EXPECT_EQ(bound, row.bound);
    EXPECT_EQ(unbound, row.unbound);
  }
}

}  // namespace
}  // namespace furitsuke::panels
