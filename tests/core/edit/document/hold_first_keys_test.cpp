// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <functional>
#include <span>

#include "core/edit/document/key_changes.h"
#include "core/edit/document/motion_document.h"
#include "core/edit/document/pose_choice.h"
#include "core/edit/document/pose_pasting.h"
#include "core/edit/document/pose_registration.h"
#include "core/edit/document/view_registration.h"
#include "core/eval/sample.h"
#include "tests/support/motions.h"

namespace furitsuke::edit {
namespace {

// 右腕 has its only key at frame 20, with x = 20. At frame 10 it is shown at 10, moving from rest, or held at 20.
constexpr Frame kFirst = 20;
constexpr Frame kEarlier = 10;

struct HoldRow {
  const char* name;
  std::function<double(MotionDocument&)> x;  // what the edit makes of the shown x at kEarlier
  double fromRest;
  double held;
};

const motion::BoneKey& keyAt(const MotionDocument& document, Frame frame) {
  return *document.motion().bones[0].keys.find(frame);
}

double afterPasting(MotionDocument& document) {
  motion::Pose pose;
  pose.bones.push_back({test::nameOf("右腕"), {40, 0, 0}, {}});
  pushPose(document, "paste", pose, kEarlier, 0.5);
  return keyAt(document, kEarlier).translation.x;
}

double afterAdding(MotionDocument& document) {
  const std::vector<motion::TrackId> tracks = {{motion::TrackKind::Bone, 0}};
  document.history().push("add", addKeys(document.motion(), tracks, kEarlier, {}, document.state().preExtrapolation()));
  return keyAt(document, kEarlier).translation.x;
}

double copied(MotionDocument& document) {
  return shownPose(document, kEarlier, PoseTracks::All).bones.front().translation.x;
}

TEST(HoldFirstKeys, EditsStartFromWhatIsShown) {
  for (const HoldRow& row :
       {HoldRow{"add a key", afterAdding, 10, 20}, HoldRow{"paste half of a pose", afterPasting, 25, 30},
        HoldRow{"copy the pose", copied, 10, 20}}) {
    for (const eval::PreExtrapolation rule : {eval::PreExtrapolation::Rest, eval::PreExtrapolation::Hold}) {
      SCOPED_TRACE(row.name);
      motion::Motion motion;
      test::addBone(motion, "右腕", {kFirst});
      MotionDocument document(std::move(motion));
      document.state().setPreExtrapolation(rule);
      EXPECT_NEAR(row.x(document), rule == eval::PreExtrapolation::Hold ? row.held : row.fromRest, 1e-4);
    }
  }
}

TEST(HoldFirstKeys, ALightKeyHasTheColorThatIsShown) {
  for (const eval::PreExtrapolation rule : {eval::PreExtrapolation::Rest, eval::PreExtrapolation::Hold}) {
    motion::Motion motion;
    motion::Keys<motion::LightKey> keys;
    keys.append(kFirst, {{1, 0, 0}, {0, -1, 0}});
    motion.light = motion::Track<motion::LightKey>(std::move(keys));
    eval::LightSample shown = eval::sampleLight(motion.light, kEarlier, nullptr, rule);
    const glm::dvec3 color = shown.color;
    shown.direction = {1, 0, 0};
    motion::applyEdit(motion, registerLight(motion, kEarlier, shown, rule), motion::EditSide::After);
    EXPECT_EQ(motion.light.find(kEarlier)->color, toStored(color)) << "the color is kept as it is";
  }
}

TEST(HoldFirstKeys, AChangeOfTheRuleIsAnnouncedOnce) {
  MotionDocument document{motion::Motion{}};
  int changes = 0;
  QObject::connect(&document, &MotionDocument::preExtrapolationChanged, [&changes] { ++changes; });
  document.state().setPreExtrapolation(eval::PreExtrapolation::Hold);
  document.state().setPreExtrapolation(eval::PreExtrapolation::Hold);
  EXPECT_EQ(changes, 1);
}

}  // namespace
}  // namespace furitsuke::edit
