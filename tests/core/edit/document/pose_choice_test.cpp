// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/document/pose_choice.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "core/edit/document/motion_document.h"
#include "tests/support/motions.h"

namespace furitsuke::edit {
namespace {

/// "右腕:10 あ:1": bones with their x, morphs with their weight.
std::string textOf(const motion::Pose& pose) {
  std::string text;
  const auto add = [&text](const Name& name, float value) {
    text += (text.empty() ? "" : " ") + name.text() + ':' + std::to_string(static_cast<int>(value));
  };
  for (const motion::BonePose& bone : pose.bones) add(bone.name, bone.translation.x);
  for (const motion::MorphPose& morph : pose.morphs) add(morph.name, morph.weight);
  return text;
}

/// 右腕 at x 10 and 左腕 at x 0 at frame 10, the current frame; a draft with 右腕 at rest, 頭 at x 7
/// and あ at weight 1.
std::unique_ptr<MotionDocument> posedDocument() {
  motion::Motion motion;
  const motion::TrackId right = test::addBone(motion, "右腕", {0, 10, 20});
  test::addBone(motion, "左腕", {0});
  auto document = std::make_unique<MotionDocument>(std::move(motion));
  document->state().setCurrentFrame(10);
  motion::PoseDraft draft;
  draft.set(motion::BonePose{test::nameOf("右腕"), {0, 0, 0}, {0, 0, 0, 1}});
  draft.set(motion::BonePose{test::nameOf("頭"), {7, 0, 0}, {0, 0, 0, 1}});
  draft.set(motion::MorphPose{test::nameOf("あ"), 1});
  document->history().setDraft("pose", draft);
  motion::KeySelection selection;
  selection.add(right, 10);
  document->state().setSelection(selection);
  return document;
}

TEST(ShownPose, IsTheDraftAtThePlayheadAndTheMotionElsewhere) {
  const auto document = posedDocument();
  const struct {
    const char* name;
    Frame frame;
    PoseTracks tracks;
    const char* expected;
  } rows[] = {{"all", 10, PoseTracks::All, "右腕:0 左腕:0 頭:7 あ:1"},
              {"those with selected keys", 10, PoseTracks::Selected, "右腕:0"},
              {"those not at rest", 10, PoseTracks::NonRest, "頭:7 あ:1"},
              {"another frame", 20, PoseTracks::All, "右腕:20 左腕:0"}};
  for (const auto& row : rows) {
    EXPECT_EQ(textOf(shownPose(*document, row.frame, row.tracks)), row.expected) << row.name;
  }
}

TEST(ShownPose, PickedBonesCountAsSelected) {
  const auto document = posedDocument();
  const Name picked[] = {test::nameOf("頭"), test::nameOf("右腕"), test::nameOf("腰")};
  EXPECT_EQ(textOf(shownPose(*document, 10, PoseTracks::Selected, picked)), "右腕:0 頭:7");
  document->state().setSelection({});
  EXPECT_EQ(textOf(shownPose(*document, 20, PoseTracks::Selected, picked)), "右腕:20");
  EXPECT_EQ(textOf(shownPose(*document, 10, PoseTracks::Selected)), "");
}

}  // namespace
}  // namespace furitsuke::edit
