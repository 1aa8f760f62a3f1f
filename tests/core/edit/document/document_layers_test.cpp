// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QSignalSpy>
#include <functional>
#include <string>
#include <vector>

#include "core/base/file.h"
#include "core/edit/document/key_changes.h"
#include "core/edit/document/layer_clips.h"
#include "core/edit/document/layer_editing.h"
#include "core/edit/document/pose_registration.h"
#include "core/edit/document/view_registration.h"
#include "core/eval/layered_values.h"
#include "core/eval/layered_views.h"
#include "core/eval/rig/rotation_math.h"
#include "core/io/json/annotation_file.h"
#include "core/io/motion_file.h"
#include "core/motion/layers/stored_layers.h"
#include "core/operations/motion/flatten_layers.h"
#include "tests/core/edit/journal/journal_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke::edit {
namespace {

/// dance.vmd with a journal.
class DocumentLayers : public test::JournalTest {
 protected:
  DocumentLayers() { open(); }

  void addLayer(const char* name) { edit::addLayer(*document, name); }
  void change(const std::function<void(motion::LayerArrangement&)>& work) {
    motion::LayerArrangement layers = motion::arrangementOf(document->motion());
    work(layers);
    document->history().setLayers("change layers", std::move(layers));
  }
  void activate(std::optional<motion::LayerSlot> slot) {
    change([slot](motion::LayerArrangement& layers) { layers.active = slot; });
  }
  [[nodiscard]] eval::BoneSample shown(double frame) const {
    return eval::LayeredBone(document->motion(), arm.bytes).sample(frame);
  }
  [[nodiscard]] static double xInFile(const std::filesystem::path& file, double frame, const Name& bone) {
    const Result<io::LoadedMotion> loaded = io::loadMotion(file);
    EXPECT_TRUE(loaded);
    return eval::sampleBone(loaded->motion.bones[loaded->motion.findBone(bone.bytes)->index].keys, frame).translation.x;
  }

  Name arm = test::nameOf("右腕");
  std::filesystem::path beside = folder.path() / "dance.furitsuke.json";
};

TEST_F(DocumentLayers, EachChangeIsOneUndoStepAndEditingBelongsToTheActiveLayer) {
  const motion::Motion plain = document->motion();
  QSignalSpy layersSpy(document.get(), &MotionDocument::layersChanged);
  std::vector<motion::Motion> states{plain};
  const auto step = [&](const std::function<void()>& work) {
    const int before = document->history().undoStack()->index();
    work();
    EXPECT_EQ(document->history().undoStack()->index(), before + 1);
    states.push_back(document->motion());
  };
  step([&] { addLayer("arms"); });
  EXPECT_TRUE(document->motion().bones.empty());
  EXPECT_EQ(layersSpy.count(), 1);
  step([&] { addBoneKey("右腕", 12); });
  step([&] { addBoneKey("新しい骨", 15); });
  step([&] { change([](motion::LayerArrangement& layers) { motion::setWeightKey(layers.settings[0], 5, 0.5F); }); });
  step([&] { activate({}); });
  EXPECT_EQ(document->motion().bones, plain.bones);
  step([&] { addBoneKey("右腕", 13); });
  step([&] { addLayer("second"); });
  step([&] { change([](motion::LayerArrangement& layers) { std::swap(layers.order[0], layers.order[1]); }); });
  step([&] { change([](motion::LayerArrangement& layers) { layers.settings[0].isMuted = true; }); });
  step([&] {
    change([](motion::LayerArrangement& layers) {
      layers.active.reset();
      layers.order = {1};
    });
  });
  QUndoStack& stack = *document->history().undoStack();
  for (int i = static_cast<int>(states.size()) - 1; i >= 0; --i) {
    stack.setIndex(i);
    EXPECT_EQ(document->motion(), states[static_cast<std::size_t>(i)]) << "undo to " << i;
  }
  EXPECT_FALSE(document->isModified());
  for (std::size_t i = 0; i < states.size(); ++i) {
    stack.setIndex(static_cast<int>(i));
    EXPECT_EQ(document->motion(), states[i]) << "redo to " << i;
  }
}

TEST_F(DocumentLayers, ASwitchClearsTheSelectionAndIsAnnouncedAsOtherTracks) {
  document->state().setSelection(motion::selectAllKeys(document->motion()));
  std::vector<MotionChange> changes;
  QObject::connect(document.get(), &MotionDocument::motionChanged, document.get(),
                   [&](const MotionChange& change) { changes.push_back(change); });
  addLayer("arms");
  EXPECT_TRUE(document->state().selection().isEmpty());
  ASSERT_EQ(changes.size(), 1U);
  EXPECT_EQ(changes[0].kind, MotionChange::Kind::Reloaded);
  EXPECT_TRUE(changes[0].isLayerSwitch);
  change([](motion::LayerArrangement& layers) { layers.settings[0].isSolo = true; });
  ASSERT_EQ(changes.size(), 2U);
  EXPECT_EQ(changes[1].kind, MotionChange::Kind::Layers);
  document->history().undoStack()->setIndex(0);
  EXPECT_EQ(document->state().selection(), motion::selectAllKeys(document->motion())) << "comes back with its tracks";
}

TEST_F(DocumentLayers, ARegisteredPoseIsShownWhateverIsBelow) {
  addLayer("arms");
  const motion::BonePose wanted{arm, {7, 8, 9}, toStored(glm::angleAxis(1.0, glm::dvec3(0, 1, 0)))};
  motion::PoseDraft draft;
  draft.set(wanted);
  registerPose(*document, "register", draft, 12, {});
  EXPECT_NEAR(glm::length(shown(12).translation - glm::dvec3(7, 8, 9)), 0, 1e-4);
  EXPECT_NEAR(eval::degreesBetween(shown(12).rotation, toDouble(wanted.rotation)), 0, 1e-3);
  EXPECT_EQ(test::framesOf(document->motion(), {motion::TrackKind::Bone, 0}), "12") << "no key at rest at frame 0";
  activate({});
  registerPose(*document, "register", draft, 12, {});
  EXPECT_NEAR(glm::length(shown(12).translation - glm::dvec3(7, 8, 9)), 0, 1e-4) << "below the layer";
}

TEST_F(DocumentLayers, ASaveWritesTheFlattenedMotionAndTheLayersComeBack) {
  addLayer("arms");
  addBoneKey("右腕", 12);
  change([](motion::LayerArrangement& layers) { motion::setWeightKey(layers.settings[0], 0, 0.5F); });
  const motion::Motion before = document->motion();
  const double x = shown(10).translation.x;
  EXPECT_DOUBLE_EQ(x, 10 + 6);
  DocumentSave save = document->file().beginSave(path, {});
  const Status written = save.write();
  ASSERT_TRUE(document->file().finishSave(save, written));
  EXPECT_EQ(save.flattenedLayers, 1U);
  EXPECT_FALSE(document->isModified());
  EXPECT_NEAR(xInFile(path, 10, arm), x, 1e-5);
  const Bytes flat = *readFile(path);
  open();
  EXPECT_FALSE(document->file().layerProblem());
  EXPECT_FALSE(motion::isOnLayer(document->motion()));
  EXPECT_EQ(test::keysOf(document->motion(), {motion::TrackKind::Bone, 0}), "0:0 10:10 20:20");
  ASSERT_EQ(motion::layersOf(document->motion()).size(), 1U);
  EXPECT_EQ(*motion::layersOf(document->motion())[0].settings, *motion::layersOf(before)[0].settings);
  EXPECT_NEAR(shown(10).translation.x, x, 1e-5);
  addBoneKey("左腕", 3);
  document->history().undoStack()->undo();
  ASSERT_TRUE(document->file().save());
  EXPECT_EQ(*readFile(path), flat) << "nothing changed";
}

TEST_F(DocumentLayers, AreMutedIfAnotherProgramHasChangedTheFlattenedMotion) {
  addLayer("arms");
  addBoneKey("右腕", 12);
  ASSERT_TRUE(document->file().save());
  Result<io::LoadedMotion> loaded = io::loadMotion(path);
  ASSERT_TRUE(loaded);
  motion::Keys<motion::BoneKey> keys;
  keys.append(10, test::boneKeyAt(-3));
  loaded->motion.bones[0].keys.replace({10, 10}, keys);
  ASSERT_TRUE(writeFileAtomically(path, io::vmdFromMotion(loaded->motion, nullptr)));
  open();
  ASSERT_TRUE(document->file().layerProblem());
  EXPECT_NE(document->file().layerProblem()->message().find("muted"), std::string::npos);
  EXPECT_NEAR(shown(10).translation.x, -3, 1e-6) << "the work of the other program";
  ASSERT_EQ(motion::layersOf(document->motion()).size(), 1U);
  EXPECT_EQ(motion::layersOf(document->motion())[0].bones->at(0).keys.size(), 1U) << "the work on the layer";
}

TEST_F(DocumentLayers, DamagedOnesDoNotKeepTheMotionFromOpening) {
  addLayer("arms");
  addBoneKey("右腕", 12);
  ASSERT_TRUE(document->file().save());
  std::string text(asChars(*readFile(beside)));
  text.replace(text.find("\"add\""), 5, "\"mul\"");
  ASSERT_TRUE(writeFileAtomically(beside, asBytes(text)));
  open();
  EXPECT_TRUE(document->file().annotationProblem());
  EXPECT_NEAR(shown(10).translation.x, 10 + 12, 1e-5) << "the flattened motion";
  addBoneKey("左腕", 3);
  ASSERT_TRUE(document->file().save());
  EXPECT_EQ(asChars(*readFile(beside)), text) << "is not replaced without a question";
}

TEST_F(DocumentLayers, WithoutLayersTheFilesStayAsTheyAre) {
  addLayer("arms");
  addBoneKey("右腕", 12);
  ASSERT_TRUE(document->file().save());
  EXPECT_TRUE(std::filesystem::exists(beside));
  document->history().undoStack()->setIndex(0);
  ASSERT_TRUE(document->file().save());
  EXPECT_EQ(*readFile(path), original);
  EXPECT_FALSE(std::filesystem::exists(beside));
}

TEST_F(DocumentLayers, FlatteningIsOneStepThatCanBeUndone) {
  addLayer("arms");
  addBoneKey("右腕", 12);
  addBoneKey("新しい骨", 15);
  const motion::Motion before = document->motion();
  const int steps = document->history().undoStack()->index();
  operations::OperationControl control;
  const auto result = operations::flattenLayers(document->motion(), operations::kFlatteningBounds, control);
  ASSERT_TRUE(result.ok());
  document->history().push("flatten", flatteningStep(document->motion(), *result));
  EXPECT_EQ(document->history().undoStack()->index(), steps + 1);
  EXPECT_FALSE(motion::hasLayers(document->motion()));
  EXPECT_NEAR(shown(10).translation.x, 10 + 12, 1e-5);
  EXPECT_TRUE(document->motion().findBone(test::nameOf("新しい骨").bytes));
  const motion::Motion flat = document->motion();
  document->history().undoStack()->undo();
  EXPECT_EQ(document->motion(), before);
  document->history().undoStack()->redo();
  EXPECT_EQ(document->motion(), flat);
  expectSameAfterRecovery();
}

TEST_F(DocumentLayers, ChangeCameraLightShadowAndSwitchesToo) {
  const double distance = eval::LayeredCamera(document->motion()).sample(20).distance;
  addLayer("view");
  eval::CameraSample view = eval::LayeredCamera(document->motion()).sample(20);
  view.distance -= 10;
  document->history().push("camera", registerCamera(document->motion(), 20, view));
  eval::LightSample light = eval::LayeredLight(document->motion()).sample(20);
  light.color.x = 1;
  document->history().push("light", registerLight(document->motion(), 20, light, eval::PreExtrapolation::Rest));
  const std::string ik = test::nameOf("左足ＩＫ").bytes;
  const std::vector<motion::TrackId> switches{motion::kPropertyTrack};
  document->history().push("add", addKeys(document->motion(), switches, 20, std::vector<std::string>{ik}));
  motion::EditBuilder builder(document->motion());
  builder.set(motion::kPropertyTrack, 20, motion::VisibilityIkKey{false, {{ik, false}}});
  document->history().push("hide", builder.build());
  EXPECT_EQ(document->motion().camera.size(), 1U) << "no key at rest at frame 0";
  EXPECT_EQ(document->motion().property.size(), 1U);
  change([](motion::LayerArrangement& layers) {
    motion::setWeightKey(layers.settings[0], 10, 0.0F);
    motion::setWeightKey(layers.settings[0], 20, 1.0F);
  });
  expectSameAfterRecovery();
  ASSERT_TRUE(document->file().save());
  const Result<io::LoadedMotion> saved = io::loadMotion(path);
  ASSERT_TRUE(saved);
  EXPECT_NEAR(eval::sampleCamera(saved->motion.camera, 20).distance, distance - 10, 0.05);
  EXPECT_NEAR(eval::sampleCamera(saved->motion.camera, 10).distance, distance, 0.05);
  EXPECT_NEAR(eval::sampleCamera(saved->motion.camera, 15).distance, distance - 5, 0.1);
  EXPECT_NEAR(eval::sampleLight(saved->motion.light, 20).color.x, 1, 0.01);
  EXPECT_TRUE(eval::isVisible(saved->motion.property, 14));
  EXPECT_FALSE(eval::isVisible(saved->motion.property, 15));
  EXPECT_FALSE(eval::isIkEnabled(saved->motion.property, ik, 15));
  const motion::Motion before = document->motion();
  journal.reset();
  open();
  EXPECT_FALSE(document->file().layerProblem());
  activate(0);
  EXPECT_EQ(document->motion(), before) << "as it was edited";
}

TEST_F(DocumentLayers, OfTheSameClipHaveDifferentNames) {
  motion::Motion clip;
  test::addBone(clip, "右腕", {0, 40});
  for (const Frame at : {100, 200, 300}) ASSERT_TRUE(placeLayer(*document, "step", clip, {at, 10, 10}));
  addLayer("other");
  std::string names;
  for (const motion::LayerView& layer : motion::layersOf(document->motion())) names += layer.settings->name + ";";
  EXPECT_EQ(names, "step;step 2;step 3;other;");
}

TEST_F(DocumentLayers, ShowAPreviewOfADragThatIsTakenBackOrBecomesOneStep) {
  motion::Motion clip;
  test::addBone(clip, "右腕", {0, 40});
  ASSERT_TRUE(placeLayer(*document, "step", clip, {100, 10, 20}));
  for (const std::optional<motion::LayerSlot> active : {std::optional<motion::LayerSlot>(0), {}}) {
    SCOPED_TRACE(active ? "the edited layer" : "another layer");
    activate(active);
    const motion::Motion before = document->motion();
    const motion::LayerArrangement arrangement = motion::arrangementOf(before);
    const int steps = document->history().undoStack()->count();
    QSignalSpy motionSpy(document.get(), &MotionDocument::motionChanged);
    for (const int by : {-10, -30, -50}) {
      previewLayerShift(*document, 0, by);
      EXPECT_NEAR(shown(115 + by).translation.x, 15, 1e-4) << by;
      EXPECT_GE(motionSpy.count(), 1) << by;
      motionSpy.clear();
    }
    EXPECT_EQ(framesOfLayer(document->motion(), 0), (FrameRange{50, 90}));
    previewLayerShift(*document, 0, 0);
    EXPECT_FALSE(document->history().isPreviewing());
    previewLayerShift(*document, 0, -50);
    document->history().cancelPreview();
    EXPECT_EQ(document->motion(), before);
    EXPECT_EQ(motion::arrangementOf(document->motion()), arrangement) << "the same layer is edited";
    EXPECT_EQ(document->history().undoStack()->count(), steps);
    motionSpy.clear();
    previewLayerWeights(*document, 0, {{50, 0.5F}});
    EXPECT_EQ(motionSpy.count(), 1) << "the pose has changed, but no key";
    EXPECT_NEAR(shown(130).translation.x, 25, 1e-4) << "half of both";
    previewLayerShift(*document, 0, -50);
    EXPECT_NEAR(shown(65).translation.x, 15, 1e-4) << "a later preview replaces the earlier one";
    document->history().acceptPreview();
    EXPECT_EQ(document->history().undoStack()->count(), steps + 1);
    EXPECT_EQ(activeLayer(*document), 0U);
    const motion::Motion after = document->motion();
    document->history().undoStack()->undo();
    EXPECT_EQ(document->motion(), before);
    EXPECT_EQ(motion::arrangementOf(document->motion()), arrangement);
    document->history().undoStack()->redo();
    EXPECT_EQ(document->motion(), after);
    document->history().undoStack()->undo();
  }
  document->history().undoStack()->redo();
  expectSameAfterRecovery();
}

TEST_F(DocumentLayers, AreClipsThatFadeInAndOutAndMoveInTime) {
  motion::Motion clip;
  test::addBone(clip, "右腕", {0, 40});
  test::addBone(clip, "髪", {10});
  test::addMorph(clip, "い", {20});
  clip.camera = document->motion().camera;
  const motion::Motion before = document->motion();
  EXPECT_FALSE(placeLayer(*document, "step", clip, {100, 30, 11})) << "blends longer than the clip";
  EXPECT_FALSE(placeLayer(*document, "step", clip, {kMaxFrame - 10, 0, 0}));
  EXPECT_FALSE(placeLayer(*document, "step", motion::Motion(), {}));
  EXPECT_EQ(document->motion(), before);
  ASSERT_TRUE(placeLayer(*document, "step", clip, {100, 10, 20}));
  EXPECT_EQ(document->history().undoStack()->count(), 1);
  EXPECT_EQ(motion::arrangementOf(document->motion()).settings[0].weights,
            (std::vector<motion::LayerWeightKey>{{100, 0.0F}, {110, 1.0F}, {120, 1.0F}, {140, 0.0F}}));
  EXPECT_NEAR(shown(115).translation.x, 15, 1e-4) << "the clip";
  EXPECT_NEAR(shown(140).translation.x, 20, 1e-4) << "the motion";
  EXPECT_EQ(test::framesOf(document->motion(), {motion::TrackKind::Bone, 1}), "110");
  EXPECT_EQ(framesOfLayer(document->motion(), 0), (FrameRange{100, 140}));
  activate({});
  const auto shift = [&](std::int64_t by) {
    previewLayerShift(*document, 0, by);
    document->history().acceptPreview();
  };
  shift(-50);
  EXPECT_EQ(activeLayer(*document), 0U);
  EXPECT_NEAR(shown(65).translation.x, 15, 1e-4);
  EXPECT_EQ(framesOfLayer(document->motion(), 0), (FrameRange{50, 90}));
  const motion::Motion moved = document->motion();
  EXPECT_EQ(possibleShift(moved, 0, -1000), -50);
  shift(-1000);
  EXPECT_EQ(framesOfLayer(document->motion(), 0), (FrameRange{0, 40}));
  document->history().undoStack()->undo();
  EXPECT_EQ(document->motion(), moved);
  previewLayerWeights(*document, 0, {{50, 0.5F}});
  document->history().acceptPreview();
  EXPECT_NEAR(shown(50).translation.x, 10, 1e-4) << "half of both";
  expectSameAfterRecovery();
  ASSERT_TRUE(document->file().save());
  const motion::Motion saved = document->motion();
  journal.reset();
  open();
  EXPECT_FALSE(document->file().layerProblem());
  activate(0);
  EXPECT_EQ(test::keysOf(motion::withoutLayers(document->motion()), {motion::TrackKind::Bone, 0}), "0:0 10:10 20:20");
  EXPECT_TRUE(motion::haveSameKeys(document->motion().bones, saved.bones));
  EXPECT_TRUE(motion::haveSameKeys(document->motion().morphs, saved.morphs));
  EXPECT_EQ(document->motion().camera, saved.camera);
  EXPECT_EQ(*motion::layersOf(document->motion())[0].settings, *motion::layersOf(saved)[0].settings);
}

TEST_F(DocumentLayers, AnnounceOnlyTracksThatAreInTheMotionAtThatMoment) {
  addLayer("arms");
  addBoneKey("新しい骨", 15);  // the last track of the motion below once it is flattened, but the only one here
  operations::OperationControl control;
  const auto result = operations::flattenLayers(document->motion(), operations::kFlatteningBounds, control);
  ASSERT_TRUE(result.ok());
  int announced = 0;
  QObject::connect(document.get(), &MotionDocument::motionChanged, document.get(), [&](const MotionChange& change) {
    ++announced;
    for (const motion::TrackId track : change.tracks) EXPECT_TRUE(document->motion().contains(track)) << announced;
  });
  document->history().push("flatten", flatteningStep(document->motion(), *result));
  document->history().undoStack()->undo();
  document->history().undoStack()->redo();
  EXPECT_EQ(announced, 3);
}

TEST_F(DocumentLayers, AreAddedAboveTheActiveOneAndMovedAndRemoved) {
  const auto names = [this] {
    std::string list;
    for (const motion::LayerView& layer : motion::layersOf(document->motion())) list += layer.settings->name + " ";
    return list;
  };
  edit::addLayer(*document, {});
  edit::addLayer(*document, {});
  activateLayer(*document, 0);
  addLayer("x");
  EXPECT_EQ(names(), "Layer 1 x Layer 2 ");
  EXPECT_EQ(activeLayer(*document), 1U);
  moveLayer(*document, 1, 9);
  EXPECT_EQ(names(), "Layer 1 Layer 2 x ");
  EXPECT_EQ(activeLayer(*document), 2U);
  removeLayer(*document, 0);
  EXPECT_EQ(names(), "Layer 2 x ");
  EXPECT_EQ(activeLayer(*document), 1U);
  edit::addLayer(*document, {});
  EXPECT_EQ(names(), "Layer 2 x Layer 1 ");
  removeLayer(*document, 2);
  EXPECT_FALSE(activeLayer(*document));
}

TEST_F(DocumentLayers, SurviveACrashWithTheirHistory) {
  addLayer("arms");
  addBoneKey("右腕", 12);
  addBoneKey("新しい骨", 15);
  change([](motion::LayerArrangement& layers) { motion::setWeightKey(layers.settings[0], 5, 0.5F); });
  activate({});
  addBoneKey("足", 13);
  addLayer("second");
  addBoneKey("左腕", 13);
  document->history().undoStack()->undo();
  expectSameAfterRecovery();
}

TEST_F(DocumentLayers, SurviveASecondCrashWithTracksThatOnlyTheyHave) {
  addBoneKey("足", 13);
  addLayer("arms");
  addBoneKey("新しい骨", 15);
  addBoneKey("左腕", 13);
  activate({});
  addBoneKey("首", 14);
  addLayer("second");
  addBoneKey("左腕", 13);
  activate(0);
  addBoneKey("髪", 13);
  const int steps = document->history().undoStack()->count();
  document->history().undoStack()->setIndex(6);
  const motion::Motion shown = document->motion();
  for (int crash = 0; crash < 2; ++crash) {
    simulateCrash();
    recover();
    EXPECT_FALSE(recovered.damage) << recovered.damage->message();
    EXPECT_EQ(recovered.steps, steps) << "crash " << crash;
    restartWithRecovered();
    EXPECT_EQ(document->motion(), shown) << "crash " << crash;
  }
  expectSameAfterRecovery();
}

TEST_F(DocumentLayers, OfAFileSurviveACrashToo) {
  addLayer("arms");
  addBoneKey("右腕", 12);
  ASSERT_TRUE(document->file().save());
  reset();
  // reset() has restored the file without layers.
  ASSERT_TRUE(std::filesystem::exists(beside));
  open();
  EXPECT_TRUE(document->file().layerProblem()) << "its keys are not the flattened ones";
  addBoneKey("右腕", 14);
  activate(0);
  addBoneKey("左腕", 14);
  expectSameAfterRecovery();
}

TEST_F(DocumentLayers, OfASavedFileSurviveACrashAfterItWasOpenedAgain) {
  addLayer("arms");
  addBoneKey("右腕", 12);
  ASSERT_TRUE(document->file().save());
  journal.reset();
  open();
  ASSERT_FALSE(document->file().layerProblem());
  activate(0);
  addBoneKey("左腕", 14);
  ASSERT_TRUE(document->file().save());
  addBoneKey("左腕", 15);
  expectSameAfterRecovery();
}

}  // namespace
}  // namespace furitsuke::edit
