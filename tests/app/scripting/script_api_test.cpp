// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <string>
#include <vector>

#include "core/eval/sample.h"
#include "core/motion/rotation.h"
#include "tests/app/scripting/script_runs.h"
#include "tests/support/humanoid.h"
#include "tests/support/motions.h"

namespace furitsuke::test {
namespace {

const motion::Track<motion::BoneKey>& boneOf(const motion::Motion& motion, std::string_view name) {
  return motion.bones[motion.findBone(nameOf(name).bytes)->index].keys;
}

/// What a script logs; the error if it fails.
std::vector<std::string> logOf(const motion::Motion& motion, std::string_view source, const ScriptScene& scene = {}) {
  const ScriptRun run = runScript(motion, source, scene);
  return run.error.empty() ? run.log : std::vector{run.error};
}

using Lines = std::vector<std::string>;

TEST(ScriptApi, ShowsKeysInTheWordsOfTheField) {
  EXPECT_EQ(logOf(sampleMotion(), "log(motion.modelName, motion.bones.map(b => b.name), motion.lastFrame);"),
            (Lines{"初音ミク [\"右腕\",\"左腕\"] 40"}));
  EXPECT_EQ(logOf(sampleMotion(),
                  "const k = motion.bone('右腕').keys[1]; log(k.frame, k.translation, k.rotation, "
                  "k.physics, k.curves.rotation);"),
            (Lines{"10 [10,0,0] [0,0,0,1] true [20,20,107,107]"}));
  EXPECT_EQ(logOf(sampleMotion(), "log(motion.morph('あ').frames, motion.camera.count, motion.camera.keys[0].fov);"),
            (Lines{"[0,15] 2 30"}));
}

TEST(ScriptApi, ChangesKeysInPlaceAndKeepsTheRest) {
  const ScriptRun run =
      runScript(sampleMotion(), "for (const key of motion.bone('右腕').keys) key.translation[1] = 2;");
  ASSERT_EQ(run.error, "");
  motion::Motion expected = sampleMotion();
  motion::Keys<motion::BoneKey> keys = expected.bones[0].keys.keys();
  for (motion::BoneKey& key : keys.values.edit()) key.translation.y = 2;
  expected.bones[0].keys = motion::Track(keys);
  EXPECT_EQ(run.motion, expected);
}

TEST(ScriptApi, SetsRemovesAndCopiesKeys) {
  const ScriptRun run = runScript(sampleMotion(), R"js(
    const arm = motion.bone("右腕");
    arm.set({ frame: 5, translation: [1, 2, 3], curves: curve.bone(curve.ease()), physics: false });
    arm.set(arm.copy(arm.keys[0], 40));
    arm.remove(10);
    arm.remove((key) => key.frame === 20);
    motion.morph("い").set({ frame: 7, weight: 0.25 });
    motion.camera.keys = [];
    motion.lights.set({ frame: 0, color: [1, 0.5, 0.25], direction: [0, -1, 0] });
    motion.selfShadow.set({ frame: 2, mode: 2, distance: 0.5 });
    motion.properties.set({ frame: 3, visible: false, ik: [{ name: "左足ＩＫ", enabled: false }] });)js");
  ASSERT_EQ(run.error, "");
  EXPECT_EQ(framesOf(run.motion, *run.motion.findBone(nameOf("右腕").bytes)), "0 5 40");
  const motion::BoneKey& key = boneOf(run.motion, "右腕").values()[1];
  EXPECT_EQ(key.translation, (Vec3{1, 2, 3}));
  EXPECT_EQ(key.curves[3], (motion::Curve{64, 0, 64, 127}));
  EXPECT_FALSE(key.physics);
  EXPECT_EQ(run.motion.morphs[1].keys.values()[0].weight, 0.25F);
  EXPECT_TRUE(run.motion.camera.empty());
  EXPECT_EQ(run.motion.light.values()[0].color.z, 0.25F);
  EXPECT_EQ(run.motion.selfShadow.values()[0].mode, 2);
  ASSERT_EQ(run.motion.property.values()[0].ik.size(), 1U);
  EXPECT_EQ(run.motion.property.values()[0].ik[0].name, nameOf("左足ＩＫ").bytes);
}

TEST(ScriptApi, SortsKeysAndLetsTheLastOneOfAFrameWin) {
  const ScriptRun run = runScript(sampleMotion(), R"js(
    motion.bone("左腕").keys = [{ frame: 9 }, { frame: 4, translation: [1, 0, 0] }, { frame: 4, translation: [2, 0, 0] }];)js");
  ASSERT_EQ(run.error, "");
  EXPECT_EQ(keysOf(run.motion, *run.motion.findBone(nameOf("左腕").bytes)), "4:2 9:0");
}

TEST(ScriptApi, KnowsTheSelection) {
  const char* source =
      "log(selection.first, selection.last, selection.tracks.map(t => t.name), motion.bone('右腕').selected.map(k => "
      "k.frame));";
  EXPECT_EQ(logOf(sampleMotion(), source, {.scope = {{}, "右腕", "5-20"}}), (Lines{"5 20 [\"右腕\"] [10,20]"}));
  motion::KeySelection keys;
  keys.add({motion::TrackKind::Bone, 1}, 30);
  EXPECT_EQ(logOf(sampleMotion(), source, {.scope = {keys}}), (Lines{"30 30 [\"左腕\"] []"}));
}

TEST(ScriptApi, SamplesAsTheProgramDoes) {
  motion::Motion motion = sampleMotion();
  for (const double frame : {0.0, 5.0, 12.5, 100.0}) {
    const auto lines = logOf(motion, "log(motion.bone('右腕').at(" + std::to_string(frame) + ").translation[0]);");
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_NEAR(std::stod(lines[0]), eval::sampleBone(boneOf(motion, "右腕"), frame).translation.x, 1e-9) << frame;
  }
}

TEST(ScriptApi, KnowsBeatsMarkersAndPlayhead) {
  motion::Motion motion = sampleMotion();
  motion.annotations.tempo = motion::Tempo{120, 5, 2};
  motion.annotations.markers = {{12, "chorus", "blue"}};
  EXPECT_EQ(logOf(motion, "log(beats.map(b => b.frame + (b.isBar ? '|' : ''))); log(markers); log(playhead);",
                  {.surroundings = {17}}),
            (Lines{"[\"5|\",\"20\",\"35|\"]", "[{\"frame\":12,\"name\":\"chorus\",\"color\":\"blue\"}]", "17"}));
}

TEST(ScriptApi, RotatesAsTheProgramDoes) {
  const auto numbers = [](const std::string& line) {
    std::vector<double> list;
    for (std::size_t at = 1; at < line.size(); at = line.find_first_of(",]", at) + 1)
      list.push_back(std::stod(line.substr(at)));
    return list;
  };
  const auto quaternion = numbers(logOf({}, "log(rotation.fromEuler(10, 20, 30));")[0]);
  const Quat expected = motion::rotationFromEuler({10, 20, 30});
  ASSERT_EQ(quaternion.size(), 4U);
  EXPECT_NEAR(quaternion[0], expected.x, 1e-6);
  EXPECT_NEAR(quaternion[3], expected.w, 1e-6);
  const auto angles = numbers(logOf({},
                                    "log(rotation.toEuler(rotation.multiply(rotation.fromEuler(0, 20, 0), "
                                    "rotation.fromEuler(10, 0, 0))));")[0]);
  EXPECT_NEAR(angles[0], 10, 1e-3);
  EXPECT_NEAR(angles[1], 20, 1e-3);
  const auto half = numbers(logOf({},
                                  "log(rotation.toEuler(rotation.slerp(rotation.identity(), "
                                  "rotation.fromEuler(0, 60, 0), 0.5)));")[0]);
  EXPECT_NEAR(half[1], 30, 1e-3);
  const auto turned = numbers(logOf({}, "log(rotation.apply(rotation.fromEuler(0, 90, 0), [0, 0, -1]));")[0]);
  EXPECT_NEAR(turned[0], -1, 1e-5);
}

TEST(ScriptApi, GivesKeysAsColumnsThatTakeEffectWhenTheyAreAssigned) {
  const ScriptRun run = runScript(sampleMotion(), R"js(
    const arm = motion.bone("右腕"), keys = arm.columns;
    log(keys.count, keys.frames, keys.numberWidth, keys.byteWidth, keys.numbers[7 * 1], keys.selected[0]);
    keys.numbers[7 * 1] = 99;
    log(arm.columns.numbers[7 * 1]);
    const late = keys.filter((row) => keys.frames[row] >= 10);
    for (let row = 0; row < late.count; ++row) late.frames[row] += 5;
    arm.columns = keys.filter((row) => keys.frames[row] < 20).merge(late);
    log(arm.count, arm.frames);
    arm.keys[0].translation[1] = 4;
    const empty = motion.bone("首").columns;
    log(empty.count);)js");
  ASSERT_EQ(run.error, "");
  EXPECT_EQ(run.log, (Lines{"3 {\"0\":0,\"1\":10,\"2\":20} 7 17 10 1", "10", "4 [0,10,15,25]", "0"}));
  EXPECT_EQ(framesOf(run.motion, *run.motion.findBone(nameOf("右腕").bytes)), "0 10 15 25");
  const auto& values = boneOf(run.motion, "右腕").values();
  EXPECT_EQ(values[0].translation.y, 4) << "keys can be changed after columns";
  EXPECT_EQ(values[1].translation.x, 99);
  EXPECT_EQ(values[2].translation.x, 99);
  EXPECT_EQ(values[2].curves, boneOf(sampleMotion(), "右腕").values()[1].curves);
}

TEST(ScriptApi, RefusesColumnsThatDoNotFit) {
  struct Row {
    const char* source;
    const char* error;
  };
  const Row rows[] = {
      {"motion.bone('右腕').columns = motion.morph('あ').columns;", "of a track of its kind"},
      {"motion.bone('右腕').columns = {};", "of a track of its kind"},
      {"const k = motion.bone('右腕').columns; k.frames[1] = 0; motion.bone('右腕').columns = k;", "must ascend"},
      {"const k = motion.bone('右腕').columns; k.frames[0] = -1; motion.bone('右腕').columns = k;", "must ascend"},
      {"const k = motion.bone('右腕').columns; k.bytes = k.bytes.subarray(1); motion.bone('右腕').columns = k;",
       "length"},
      {"motion.bone('右腕').columns.merge(motion.morph('あ').columns);", "not of the same kind"},
  };
  for (const Row& row : rows) {
    const ScriptRun run = runScript(sampleMotion(), row.source);
    EXPECT_NE(run.error.find(row.error), std::string::npos) << row.source << ": " << run.error;
    EXPECT_EQ(run.motion, sampleMotion()) << row.source;
  }
}

TEST(ScriptApi, OverlaysKeysOnTheValuesBefore) {
  const ScriptRun run = runScript(sampleMotion(), R"js(
    motion.bone("右腕").overlay([15, 5, 15], 10, 30, (frame, value) =>
      ({ translation: [value.translation[0], frame, 0], rotation: value.rotation }));)js");
  ASSERT_EQ(run.error, "");
  EXPECT_EQ(framesOf(run.motion, *run.motion.findBone(nameOf("右腕").bytes)), "0 5 10 15 20");
  const motion::Motion motion = sampleMotion();
  for (const Frame frame : {5, 10, 15, 20}) {
    const motion::BoneKey& key = *boneOf(run.motion, "右腕").find(frame);
    EXPECT_NEAR(key.translation.x, eval::sampleBone(boneOf(motion, "右腕"), frame).translation.x, 1e-6) << frame;
    EXPECT_EQ(key.translation.y, static_cast<float>(frame));
  }
  EXPECT_EQ(boneOf(run.motion, "右腕").values()[0], boneOf(motion, "右腕").values()[0]);
}

TEST(ScriptApi, KeepsTheLastOfKeysThatAreSetOnAFrameOfAnyList) {
  const ScriptRun run = runScript(sampleMotion(), R"js(
    const arm = motion.bone("左腕");
    arm.keys = [{ frame: 20 }, { frame: 8 }, { frame: 14 }];
    for (const x of [1, 2, 3]) for (const frame of [14, 8, 20, 5, 30]) arm.set({ frame, translation: [x, 0, 0] });
    arm.keys.push({ frame: 30, translation: [7, 0, 0] });
    arm.keys[1].frame = 9;
    arm.set({ frame: 9, translation: [6, 0, 0] });)js");
  ASSERT_EQ(run.error, "");
  EXPECT_EQ(keysOf(run.motion, *run.motion.findBone(nameOf("左腕").bytes)), "5:3 9:6 14:3 20:3 30:7");
}

TEST(ScriptApi, HasSetsAndMapsOfTheLanguage) {
  EXPECT_EQ(logOf({}, R"js(
    const object = {}, frozen = Object.freeze({}), set = new Set([3, 1, 3, "1", object, frozen, NaN, -0, null]);
    log(set.size, set.has(1), set.has("3"), set.has(object), set.has({}), set.has(frozen), set.has(NaN), set.has(0));
    const copy = Object.assign({}, object);
    log(set.has(copy), set.delete(object), set.delete(object), set.has(object), set.size);
    log([...new Set([2, 1]).add(5)], Array.from(new Map([[1, "a"], [2, "b"]]).entries()), new Map(new Map([[4, 5]])).get(4));
    const seen = [], growing = new Set([0]);
    for (const x of growing) { seen.push(x); if (x < 3) growing.add(x + 1); if (x === 1) growing.delete(0); }
    growing.forEach((value, key, owner) => seen.push(value === key && owner === growing));
    log(seen, String(new Set()), new Set([1]) instanceof Set, Object.keys(object).length);
    const map = new Map(); map.set("x", 1).set("x", 2); map.clear(); log(map.size, map.get("x"));)js"),
            (Lines{"8 true false true false true true true", "false true false false 7",
                   "[2,1,5] [[1,\"a\"],[2,\"b\"]] 5", "[0,1,2,3,true,true,true] [object Set] true 0", "0 undefined"}));
}

TEST(ScriptApi, KeepsTheCurvesOfAKeyThatIsCopiedByAssign) {
  const ScriptRun run = runScript(sampleMotion(), R"js(
    const arm = motion.bone("右腕");
    arm.keys[1].curves.rotation = [1, 2, 3, 4];
    arm.set(Object.assign({}, arm.keys[1], { frame: 12 }));
    arm.set(Object.assign({}, arm.keys[0], { frame: 13 }));)js");
  ASSERT_EQ(run.error, "");
  EXPECT_EQ(boneOf(run.motion, "右腕").find(12)->curves[3], (motion::Curve{1, 2, 3, 4}));
  EXPECT_EQ(boneOf(run.motion, "右腕").find(13)->curves, boneOf(sampleMotion(), "右腕").values()[0].curves);
}

TEST(ScriptApi, EasesAsCurvesDo) {
  EXPECT_EQ(logOf({},
                  "log(curve.value(curve.linear(), 0.25).toFixed(3), curve.value(curve.ease(), 0.5).toFixed(1), "
                  "curve.value(curve.ease(), 0.1) < 0.1);"),
            (Lines{"0.250 0.5 true"}));
}

TEST(ScriptApi, GivesTheSameRandomNumbersAtEachRun) {
  const char* source = "const r = random(5); log(r.next(), r.integer(1, 6), Math.random());";
  EXPECT_EQ(logOf({}, source), logOf({}, source));
  EXPECT_NE(logOf({}, "log(random(5).next());"), logOf({}, "log(random(6).next());"));
}

TEST(ScriptApi, FindsBonesOfTheModelInTheWorld) {
  const model::Model person = humanoid();
  const auto lines = logOf(sampleMotion(),
                           "const b = model.bone('右ひじ'); const w = model.world('右ひじ', 0).position; "
                           "log([0, 1, 2].every(i => Math.abs(w[i] - b.position[i]) < 1e-6), b.parent);",
                           {.model = &person});
  EXPECT_EQ(lines, (Lines{"true 右腕"}));
  EXPECT_EQ(logOf(sampleMotion(), "log(model.world('右ひじ', 10).position[0] - model.world('右ひじ', 0).position[0]);",
                  {.model = &person}),
            (Lines{"10"}))
      << "moves with its parent";
}

TEST(ScriptApi, KnowsTheCameraOfTheScene) {
  motion::Keys<motion::CameraKey> keys;
  keys.append(0, {-30, {0, 10, 0}, {0, 0, 0}, 30, motion::restCameraKey().curves, true});
  const ScriptScene scene{.surroundings = {0, motion::Track(keys)}};
  motion::Motion motion;
  addBone(motion, "頭", {0});
  EXPECT_EQ(logOf(motion, "log(camera.isMoved, camera.at(0).distance, camera.eye(0).map(Math.round));", scene),
            (Lines{"true -30 [0,10,-30]"}));
  EXPECT_EQ(logOf(motion, "log(camera.isMoved, camera.at(0).distance);"), (Lines{"false -45"}));
}

TEST(ScriptApi, GivesParametersTheirKinds) {
  const std::string header = R"js(/* furitsuke-script {"parameters": [
    {"id": "angle", "kind": "number", "default": 1.5}, {"id": "every", "kind": "integer", "default": 2},
    {"id": "on", "kind": "bool"},
    {"id": "side", "kind": "choice", "choices": ["left", {"value": "right", "text": {"en": "Right side"}}]},
    {"id": "mouth", "kind": "morph", "default": "あ"},
    {"id": "words", "kind": "text", "default": "a \"b\""}, {"id": "bone", "kind": "bone", "default": "右腕"}]} */
  )js";
  EXPECT_EQ(
      logOf(sampleMotion(), header + "log(parameters);"),
      (Lines{R"({"angle":1.5,"bone":"右腕","every":2,"mouth":"あ","on":false,"side":"left","words":"a \"b\""})"}));
  EXPECT_EQ(logOf(sampleMotion(), header + "log(parameters.every * 2, parameters.side);",
                  {.values = {{"every", "21"}, {"side", "right"}}}),
            (Lines{"42 right"}));
  const model::Model person = humanoid();
  const ScriptRun run = runScript(sampleMotion(), header, {.values = {{"bone", "しっぽ"}}, .model = &person});
  EXPECT_EQ(run.error, "bone: the model and the motion have no bone of this name");
  const ScriptRun face = runScript(sampleMotion(), header, {.values = {{"mouth", "右腕"}}, .model = &person});
  EXPECT_EQ(face.error, "mouth: the model and the motion have no morph of this name");
}

TEST(ScriptApi, ChoosesTextsInTheLanguageOfTheProgram) {
  struct Row {
    const char* language;
    const char* text;
  };
  for (const Row& row : {Row{"en", "Nods"}, Row{"ja_JP", "うなずき"}, Row{"zh_CN", "点头"}, Row{"de_DE", "Nods"}}) {
    ScriptScene scene;
    scene.surroundings.language = row.language;
    EXPECT_EQ(logOf(sampleMotion(), "log(translated({en: 'Nods', ja: 'うなずき', zh_CN: '点头'}));", scene),
              (Lines{row.text}));
    EXPECT_EQ(logOf(sampleMotion(), "log(translated({fr: 'oui'}));", scene), (Lines{"oui"})) << "the only one";
  }
}

TEST(ScriptApi, ReportsMistakesAtTheirLine) {
  struct Row {
    const char* source;
    int line;
    const char* reason;
  };
  const Row rows[] = {
      {"let a = 1;\nlet b = ;\n", 2, "SyntaxError"},
      {"\n\nnothing.x = 3;", 3, "ReferenceError: nothing is not defined"},
      {"function f() {\n  fail('no');\n}\n\nf();", 2, "no"},
      {"motion.bone('頭');\nmotion.bone('頭').set({frame: 1.5});", 2, "bone 頭: the frame 1.5 is not a whole number"},
      {"\nmotion.bone('頭').set({frame: 3, rotation: [0, 0, 1]});", 2, "rotation must be a list of 4 numbers"},
      {"\nmotion.morph('あ').set({frame: 3});", 2, "weight is not a number"},
      {"\nthrow 'text';", 2, "text"},
      {"motion.morph('あ').keys = [{frame: -1, weight: 0}];", 0, "the frame -1 is not a whole number"},
  };
  for (const Row& row : rows) {
    const ScriptRun run = runScript(sampleMotion(), row.source);
    EXPECT_EQ(run.line, row.line) << row.source << ": " << run.error;
    EXPECT_NE(run.error.find(row.reason), std::string::npos) << run.error;
  }
}

TEST(ScriptApi, ChangesTwentyThousandKeysInWellBelowASecond) {
#ifdef FURITSUKE_SANITIZED
  GTEST_SKIP() << "a measure of the release build";
#endif
  motion::Motion motion;
  for (int bone = 0; bone < 100; ++bone) {
    const motion::TrackId id = addBone(motion, "bone" + std::to_string(bone), {});
    motion::Keys<motion::BoneKey> keys;
    for (Frame frame = 0; frame < 200; ++frame) keys.append(frame, boneKeyAt(static_cast<float>(frame)));
    motion.bones[id.index].keys = motion::Track(std::move(keys));
  }
  // The best of several runs, because the machine may be busy.
  auto best = std::chrono::steady_clock::duration::max();
  for (int i = 0; i < 3; ++i) {
    const auto start = std::chrono::steady_clock::now();
    const ScriptRun run =
        runScript(motion, "for (const track of motion.bones) for (const key of track.keys) key.translation[1] += 1;");
    best = std::min(best, std::chrono::steady_clock::now() - start);
    ASSERT_EQ(run.error, "");
    EXPECT_EQ(run.motion.bones[99].keys.values()[199].translation.y, 1);
  }
  EXPECT_LT(best, std::chrono::milliseconds(900));
}

}  // namespace
}  // namespace furitsuke::test
