// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <vector>

#include "core/eval/rig/rotation_math.h"
#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "core/operations/cleanup/foot_contacts.h"
#include "core/operations/cleanup/foot_path.h"
#include "tests/core/operations/bone_keys.h"
#include "tests/core/operations/cleanup/leg_models.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/corpus.h"

namespace furitsuke::operations {
namespace {

using Transforms = std::vector<RigidTransform>;

constexpr Frame kFrameCount = 121;
constexpr Frame kContact = 55;  ///< both feet are certainly on the floor up to here

double slideOf(const Transforms& transforms, Frame first, Frame last) {
  double sum = 0;
  for (Frame i = first + 1; i <= last; ++i) {
    sum += glm::distance(transforms[static_cast<std::size_t>(i)].position,
                         transforms[static_cast<std::size_t>(i) - 1].position);
  }
  return sum;
}

/// The left foot slides 0.8 units in two seconds, pitched by ten degrees, and then steps forward.
motion::Motion slidingFoot(float height = 0) {
  motion::Motion motion;
  test::setBoneKeys(motion, "左足ＩＫ",
                    {{0, test::boneKey({0, height, 0}, {10, 0, 0})},
                     {60, test::boneKey({0.8F, height, 0}, {10, 0, 0})},
                     {70, test::boneKey({0.8F, 2 + height, -1}, {-20, 0, 0})},
                     {80, test::boneKey({0.8F, height, -2})},
                     {120, test::boneKey({0.8F, height, -2})}});
  return motion;
}

/// Legs without IK under a body that slides.
motion::Motion slidingBody() {
  motion::Motion motion;
  test::setBoneKeys(motion, "センター",
                    {{0, test::boneKey({0, 0, 0})},
                     {60, test::boneKey({0.8F, 0, 0})},
                     {70, test::boneKey({0.8F, 2, -1})},
                     {80, test::boneKey({0.8F, 0, -2})},
                     {120, test::boneKey({0.8F, 0, -2})}});
  test::switchLegIkOff(motion);
  return motion;
}

test::RunResult locked(const model::Model& model, const motion::Motion& motion,
                       const OperationArguments::Texts& texts = {}, std::string_view tracks = {},
                       std::string_view frames = {}) {
  test::OperationScene scene;
  scene.model = &model;
  scene.tracks = tracks;
  scene.frames = frames;
  return test::resultIn(scene, motion, "lock-feet", texts);
}

TEST(LockFeet, HoldsTheFootFlatInContactsAndKeepsTheStep) {
  struct Row {
    const char* name;
    model::Model model;
    motion::Motion motion;
    OperationArguments::Texts texts = {};
    double floor = 0;
  };
  for (const Row& row : {Row{"foot IK with toe IK", test::legModel(), slidingFoot()},
                         Row{"foot IK without toe IK", test::legModel(false), slidingFoot()},
                         Row{"without IK", test::legModel(), slidingBody()},
                         Row{"a raised floor", test::legModel(), slidingFoot(0.6F), {{"floor", "0.5"}}, 0.5}}) {
    SCOPED_TRACE(row.name);
    const test::RunResult result = locked(row.model, row.motion, row.texts);
    ASSERT_EQ(result.error, "");
    const Transforms before = test::transformsOf(row.model, row.motion, "左足首", kFrameCount);
    const Transforms after = test::transformsOf(row.model, result.motion, "左足首", kFrameCount);
    const Transforms toes = test::transformsOf(row.model, result.motion, "左つま先", kFrameCount);
    EXPECT_GT(slideOf(before, 0, kContact), 0.7);
    EXPECT_LT(slideOf(after, 0, kContact), 0.05);
    EXPECT_LT(slideOf(toes, 0, kContact), 0.08);
    for (std::size_t i = 0; i <= kContact; ++i) {
      EXPECT_NEAR(after[i].position.y, 1 + row.floor, 0.02) << i;
      EXPECT_NEAR(toes[i].position.y, row.floor, 0.03) << i;
    }
    // The highest point of the step.
    EXPECT_LT(glm::distance(before[70].position, after[70].position), 0.03);
    EXPECT_LT(eval::degreesBetween(before[70].rotation, after[70].rotation), 0.5);
  }
}

TEST(LockFeet, LowersTheBodyForALegThatIsTooShort) {
  const model::Model model = test::legModel();
  motion::Motion motion = slidingFoot();
  test::setBoneKeys(motion, "センター", {{0, test::boneKey({0, 0.3F, 0})}, {120, test::boneKey({0, 0.3F, 0})}});
  const auto lowest = [&](const char* lowersBody) {
    const test::RunResult result = locked(model, motion, {{"lower-body", lowersBody}});
    const Transforms ankle = test::transformsOf(model, result.motion, "左足首", kFrameCount);
    return ankle[30].position.y;
  };
  EXPECT_GT(lowest("false"), 1.1);
  EXPECT_NEAR(lowest("true"), 1, 0.02);
}

TEST(LockFeet, ChangesOnlyChosenLegsAndFrames) {
  const model::Model model = test::legModel();
  const motion::Motion motion = slidingFoot();
  const motion::Motion right = locked(model, motion, {}, "右足ＩＫ").motion;
  EXPECT_EQ(right.findBone(motion.bones[0].name.bytes).has_value(), true);
  EXPECT_EQ(right.bones[0].keys, motion.bones[0].keys);
  const Transforms before = test::transformsOf(model, motion, "左足首", kFrameCount);
  const Transforms after =
      test::transformsOf(model, locked(model, motion, {}, "", "10-30").motion, "左足首", kFrameCount);
  EXPECT_LT(slideOf(after, 10, 30), 0.02);
  for (const std::size_t i : {0U, 2U, 38U, 60U, 70U}) {
    EXPECT_LT(glm::distance(before[i].position, after[i].position), 0.02) << i;
  }
}

TEST(LockFeet, HoldsGivenContactsOnly) {
  const model::Model model = test::legModel();
  const motion::Motion motion = slidingFoot();
  const Transforms before = test::transformsOf(model, motion, "左足首", kFrameCount);
  struct Row {
    const char* contacts;
    const char* held;  ///< what the result says
    bool isHeldEarly, isHeldLate;
  };
  for (const Row& row : std::vector<Row>{{"", "left 0-60, left 79-120, right 0-120", true, true},
                                         {"none", "none", false, false},
                                         {"left 10-20", "left 10-20", true, false},
                                         {"right 10-20", "right 10-20", false, false},
                                         {"left 40-50,  left 5-20, left 18-25", "left 5-25, left 40-50", true, true},
                                         {"left 10-20 at 0 slope 0", "left 10-20", true, false},
                                         {"left 10-20 at 0.25 slope -5", "left 10-20 at 0.25 slope -5", true, false}}) {
    SCOPED_TRACE(row.contacts);
    const test::RunResult result = locked(model, motion, {{"contacts", row.contacts}});
    ASSERT_EQ(result.error, "");
    const auto* held = std::any_cast<FootContacts>(&result.extra);
    ASSERT_NE(held, nullptr);
    EXPECT_EQ(contactsText(*held), row.held);
    const auto note = std::ranges::find(result.notes, "edit.feet.contacts", &Diagnostic::code);
    ASSERT_NE(note, result.notes.end());
    EXPECT_EQ(note->count, held->size());
    const Transforms after = test::transformsOf(model, result.motion, "左足首", kFrameCount);
    EXPECT_EQ(slideOf(after, 10, 20) < slideOf(before, 10, 20) / 10, row.isHeldEarly);
    EXPECT_EQ(slideOf(after, 41, 50) < slideOf(before, 41, 50) / 10, row.isHeldLate);
  }
}

TEST(LockFeet, RefusesTextsThatAreNoContacts) {
  const model::Model model = test::legModel();
  for (const char* text :
       {"10-20", "left", "left 20-10", "left 10-", "middle 10-20", "left 10-20,", "left 1-2 3", "left 1-2 at",
        "left 1-2 at x", "left 1-2 slope 61", "left 1-2 slope 3 at 1", "left 1-2 at nan"}) {
    EXPECT_EQ(locked(model, slidingFoot(), {{"contacts", text}}).error.substr(0, 8), "contacts") << text;
  }
}

/// The foot is lifted at a constant speed between the one at which a contact may start and the one at which it ends.
TEST(LockFeet, EndsContactsWhereAStepStarts) {
  std::vector<LegFrame> frames(60);
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const double lifted = std::max(0.0, static_cast<double>(i) - 30) * 0.2;
    frames[i].ankle.position = {i == 20 ? 0.19 : 0, 1 + lifted, 0};
  }
  const std::vector<Contact> contacts = contactsOf(frames, 1, {.speed = 0.15});
  ASSERT_EQ(contacts.size(), 1U);
  EXPECT_EQ(contacts[0].first, 0U);
  EXPECT_EQ(contacts[0].last, 29U) << "and a fast frame in between does not end it";
}

TEST(LockFeet, FindsContactsWithHysteresis) {
  // Frames:  0-9 high and fast, 10-29 down, 30-39 a little higher, then up.
  std::vector<LegFrame> frames(60);
  for (std::size_t i = 0; i < frames.size(); ++i) {
    double height = 3;
    if (i >= 10 && i < 30) height = 0.3;
    if (i >= 30 && i < 40) height = 0.6;
    frames[i].ankle.position = {i < 10 ? static_cast<double>(i) : 10.0, 1 + height, 0};
  }
  struct Row {
    ContactLimits limits;
    std::string contacts;
  };
  const auto text = [](const std::vector<Contact>& contacts) {
    std::string all;
    for (const Contact& one : contacts) all += std::to_string(one.first) + "-" + std::to_string(one.last) + " ";
    return all;
  };
  for (const Row& row : std::vector<Row>{{{.speed = 0.5}, "11-38 "},
                                         {{.speed = 0.5, .hysteresis = 1}, "11-29 "},
                                         {{.speed = 0.5, .shortest = 40}, ""},
                                         {{.height = 0.1, .speed = 0.5}, ""},
                                         {{.floor = 0.6, .speed = 0.5, .hysteresis = 1}, "11-38 "},
                                         {{.speed = 0.1, .hysteresis = 2}, "11-28 "}}) {
    EXPECT_EQ(text(contactsOf(frames, 1, row.limits)), row.contacts);
  }
}

//  On the floor, on a step of 2 units, and hanging in the air below a lifted knee.
//  The foot moves by .1 per frame, and is held at 2 from frame 15 to 25.
TEST(LockFeet, LetsFeetLeaveContactsSlowly) {
  const model::Model model = test::legModel();
  const eval::Rig rig = eval::makeRig(model);
  const Leg leg = legsOf(model, rig).front();
  std::vector<LegFrame> frames(41);
  for (std::size_t i = 0; i < frames.size(); ++i) {
    frames[i].ankle = {{0.1 * static_cast<double>(i), 1, 0}, eval::kNoRotation};
    frames[i].thigh.position = frames[i].ankle.position + glm::dvec3{0, 0.5 * leg.length(), 0};
  }
  Contact contact{15, 25};
  const LockOptions options{.flat = false, .blend = 6, .lowersHips = false};
  const auto placeAt = [&](std::size_t i) {
    return frames[i].ankle.position.x + lockedFoot(leg, rig, frames, {contact}, options)[i].offset.x;
  };
  EXPECT_NEAR(placeAt(25) - placeAt(15), 0, 1e-9);
  EXPECT_LT(placeAt(26) - placeAt(25), 0.08);
  EXPECT_LT(placeAt(15) - placeAt(14), 0.08);
  EXPECT_NEAR(placeAt(31), 3.1, 1e-9);
  contact.before.glide = contact.after.glide = 0;
  EXPECT_GT(placeAt(26) - placeAt(25), 0.12);
  EXPECT_GT(placeAt(15) - placeAt(14), 0.12);
}

/// A recorded foot stands too high and is lifted heel first. Lowering it alone would press its toes into the floor.
TEST(LockFeet, KeepsTheToesUpWhereAFootLeavesTheFloor) {
  const model::Model model = test::legModel();
  const eval::Rig rig = eval::makeRig(model);
  const Leg leg = legsOf(model, rig).front();
  const glm::dvec3 toe = rig.bones[leg.toe].rest - rig.bones[leg.ankle].rest;
  constexpr std::size_t kLast = 20;  // of the contact
  std::vector<LegFrame> frames(41);
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const double lifted = i > kLast ? static_cast<double>(i - kLast) : 0;
    const double half = -0.5 * std::min(0.1 * lifted, 1.0);  // of the pitch, toes down
    const double height = 1.4 + 0.1 * lifted;
    frames[i].ankle = {{0, height, 0}, {std::cos(half), std::sin(half), 0, 0}};
    frames[i].toe = frames[i].ankle.position + eval::rotated(frames[i].ankle.rotation, toe);
    frames[i].thigh.position = {0, height + 0.8 * leg.length(), 0};
    ASSERT_GT(frames[i].toe.y, 0);
  }
  const std::vector<FootChange> changes = lockedFoot(leg, rig, frames, {{0, kLast}}, {.blend = 12});
  double lowest = 1;
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const glm::dvec3 way = eval::rotated(changes[i].turn, frames[i].toe - frames[i].ankle.position);
    lowest = std::min(lowest, frames[i].ankle.position.y + changes[i].offset.y + way.y);
  }
  EXPECT_GT(lowest, rig.bones[leg.toe].rest.y - 0.04);
}

TEST(LockFeet, HoldsFeetOnStepsAtTheirOwnHeight) {
  const model::Model model = test::legModel();
  motion::Motion motion;
  test::setBoneKeys(motion, "左足ＩＫ",
                    {{0, test::boneKey({0, 0, 0})},
                     {30, test::boneKey({0.2F, 0, 0})},
                     {40, test::boneKey({0.2F, 2, -1})},
                     {70, test::boneKey({0.5F, 2.1F, -1})},
                     {80, test::boneKey({0.5F, 2.5F, -1}, {-50, 0, 0})},
                     {120, test::boneKey({0.8F, 2.5F, -1}, {-50, 0, 0})}});
  const auto slides = [&](const char* steps) {
    const Transforms ankles =
        test::transformsOf(model, locked(model, motion, {{"step-height", steps}}).motion, "左足首", kFrameCount);
    std::vector<double> all;
    for (const auto& [first, last] : {std::pair(2, 28), std::pair(43, 68), std::pair(85, 118)}) {
      all.push_back(slideOf(ankles, first, last));
    }
    all.push_back(ankles[55].position.y);
    return all;
  };
  const std::vector<double> flat = slides("0");
  EXPECT_LT(flat[0], 0.03);
  EXPECT_GT(flat[1], 0.2);
  const std::vector<double> stepped = slides("3");
  EXPECT_LT(stepped[0], 0.03);
  EXPECT_LT(stepped[1], 0.03);
  EXPECT_NEAR(stepped[3], 3.05, 0.06);
  EXPECT_GT(stepped[2], 0.2) << "a foot that hangs is not on a step";
}

/// A ramp under the left foot, and a step under the right one.
TEST(LockFeet, HoldsFeetOnAFloorOfTheirOwn) {
  const model::Model model = test::legModel();
  motion::Motion source = slidingFoot(0.4F);
  test::setBoneKeys(source, "右足ＩＫ", {{0, test::boneKey({0, 0.3F, 0})}});
  const char* contacts = "left 5-50 at 0.5 slope 20, right 5-50 at 0.25";
  const motion::Motion motion = locked(model, source, {{"contacts", contacts}}).motion;
  const Transforms left = test::transformsOf(model, motion, "左足首", kFrameCount);
  const Transforms toes = test::transformsOf(model, motion, "左つま先", kFrameCount);
  const Transforms right = test::transformsOf(model, motion, "右足首", kFrameCount);
  const double radians = 20 * std::numbers::pi / 180;
  for (std::size_t i = 5; i <= 50; ++i) {
    EXPECT_NEAR(left[i].position.y, 0.5 + 1 / std::cos(radians), 0.02) << i;
    EXPECT_NEAR(right[i].position.y, 1.25, 0.02) << i;
    // The toes are on the ramp.
    const glm::dvec3 way = toes[i].position - left[i].position;
    EXPECT_NEAR(toes[i].position.y, 0.5 + std::hypot(way.x, way.z) * std::tan(radians), 0.05) << i;
  }
}

TEST(LockFeet, NeedsAModelWithLegs) {
  EXPECT_EQ(test::resultOf(slidingFoot(), "lock-feet", {}).error, "needs the model of the motion, which has the legs");
  model::Model model = test::legModel();
  model.ik.clear();
  EXPECT_EQ(locked(model, slidingFoot()).error,
            "the model has no legs with the foot IK bones 左足ＩＫ and 右足ＩＫ, a knee and a thigh");
}

/// How feet move: while they are in contact before the operation, and everywhere.
struct FootMeasurements {
  double slide = 0;  ///< of ankles in contact: model units
  double toeSlide = 0;
  double ankleSpeed = 0;        ///< the largest: model units per frame
  double kneeAcceleration = 0;  ///< the largest: degrees per frame, per frame
  std::size_t steps = 0;        ///< from a frame of a contact to the next
};

class LegMeasure {
 public:
  LegMeasure(const model::Model& model, const motion::Motion& source)
      : model_(model), rig_(eval::makeRig(model)), legs_(legsOf(model, rig_)), source_(sampled(source)) {
    for (std::size_t i = 0; i < legs_.size(); ++i) {
      contacts_.push_back(
          contactsOf(source_.legs[i], rig_.bones[legs_[i].ankle].rest.y, {.speed = 5 / kFramesPerSecond}));
    }
  }

  [[nodiscard]] FootMeasurements of(const motion::Motion& motion) const {
    const LegMotion legs = sampled(motion);
    FootMeasurements measured;
    for (std::size_t leg = 0; leg < legs_.size(); ++leg) {
      const std::vector<LegFrame>& frames = legs.legs[leg];
      for (const Contact& contact : contacts_[leg]) {
        for (std::size_t i = contact.first + 1; i <= contact.last; ++i) {
          measured.slide += step(frames, i);
          ++measured.steps;
          measured.toeSlide += glm::distance(frames[i].toe, frames[i - 1].toe);
        }
      }
      for (std::size_t i = 1; i < frames.size(); ++i)
        measured.ankleSpeed = std::max(measured.ankleSpeed, step(frames, i));
      for (std::size_t i = 1; i + 1 < frames.size(); ++i) {
        const double change = bend(frames[i + 1]) - 2 * bend(frames[i]) + bend(frames[i - 1]);
        measured.kneeAcceleration = std::max(measured.kneeAcceleration, std::abs(change));
      }
    }
    return measured;
  }

 private:
  static double step(const std::vector<LegFrame>& frames, std::size_t i) {
    return glm::distance(frames[i].ankle.position, frames[i - 1].ankle.position);
  }
  static double bend(const LegFrame& frame) { return eval::degreesBetween(frame.thigh.rotation, frame.knee.rotation); }

  [[nodiscard]] LegMotion sampled(const motion::Motion& motion) const {
    OperationControl control;
    const OperationArguments none;
    const motion::KeySelection keys;
    const OperationInput in{motion, keys, none, &model_, eval::PreExtrapolation::Rest, control};
    return sampledLegs(in, rig_, legs_, {}, {0, motion.frameRange().last});
  }

  const model::Model& model_;
  eval::Rig rig_;
  std::vector<Leg> legs_;
  LegMotion source_;
  std::vector<std::vector<Contact>> contacts_;
};

struct Dance {
  const char* model;
  const char* motion;
  bool hasLegKeys = false;  ///< a capture of the rotations of legs, which are shown with IK off
};

class LockedDances : public testing::TestWithParam<Dance> {};

TEST_P(LockedDances, SlideNoMoreAndHaveNoNewSnaps) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const Dance& row = GetParam();
  const auto model = io::loadModel(*folder / "models" / row.model);
  const auto file = io::loadMotion(*folder / "motions" / (std::string(row.motion) + ".vmd"));
  ASSERT_TRUE(model.ok() && file.ok());
  motion::Motion motion = file->motion;
  if (row.hasLegKeys) test::switchLegIkOff(motion);
  const LegMeasure measure(model->model, motion);
  const FootMeasurements before = measure.of(motion);
  const FootMeasurements after = measure.of(locked(model->model, motion).motion);
  EXPECT_GT(before.slide, 1) << "there is something to do";
  // The IK of MMD ends as soon as a link sees the foot in the direction of its IK bone to 3e-4 radians, which are 2e-3
  // units at the end of a leg: a foot that hardly slides in the source trembles by about as much, which no one sees.
  constexpr double kTremble = 1e-3;  // model units per frame
  EXPECT_LE(after.slide, std::max(0.1 * before.slide, kTremble * static_cast<double>(after.steps)));
  EXPECT_LE(after.toeSlide, 0.1 * before.toeSlide);
  EXPECT_LE(after.ankleSpeed, 1.2 * before.ankleSpeed);
  EXPECT_LE(after.kneeAcceleration, 1.2 * before.kneeAcceleration);
}

INSTANTIATE_TEST_SUITE_P(Corpus, LockedDances,
                         testing::ValuesIn(test::danceRows<Dance>({{"luka.pmx", "dance_galaxias_v2"},
                                                                   {"gene/Gene_light.pmx", "dance_wavefile_lat"},
                                                                   {"luka.pmx", "dance_suki_yuki"},
                                                                   {"mokou/mokou_A.pmd", "dance_kiss_me_L"},
                                                                   {"miku_v2/miku_v2.pmd", "dance_step"},
                                                                   {"miku_v2/miku_v2.pmd", "mikapo_capture", true},
                                                                   {"miku_v2/miku_v2.pmd", "openmmd_output"},
                                                                   {"miku_v2/miku_v2.pmd", "mmd2udp_motion"},
                                                                   {"luka.pmx", "loop_camera_appeal01"},
                                                                   {"miku_v2/miku_v2.pmd", "loop_camera_appeal03"}})));

}  // namespace
}  // namespace furitsuke::operations
