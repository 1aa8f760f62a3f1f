// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <glm/geometric.hpp>
#include <numbers>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/file.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/captured_pose.h"
#include "core/exchange/gltf/skeleton_writer.h"
#include "core/exchange/motion_export.h"
#include "core/exchange/motion_from_capture.h"
#include "core/props/capture_import.h"
#include "core/props/fbx_export.h"
#include "core/props/fbx_records.h"
#include "core/props/fbx_times.h"
#include "tests/core/exchange/capture_metrics.h"
#include "tests/support/corpus.h"
#include "tests/support/humanoid.h"
#include "tests/support/motions.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::props {
namespace {

/// A record of a binary FBX; the numbers before it have `Number` bytes.
template <class Number>
std::string record(std::string_view name, std::string_view properties, std::string_view list, std::size_t at) {
  const std::size_t head = 3 * sizeof(Number) + 1;
  std::string bytes(head, '\0');
  auto* place = reinterpret_cast<std::byte*>(bytes.data());
  storeLe(place, static_cast<Number>(at + head + name.size() + properties.size() + list.size()));
  storeLe(place + sizeof(Number), Number{1});
  storeLe(place + 2 * sizeof(Number), static_cast<Number>(properties.size()));
  storeLe(place + 3 * sizeof(Number), static_cast<std::uint8_t>(name.size()));
  return bytes.append(name).append(properties).append(list);
}

/// A file with the record A, in which B is, and the record C.
template <class Number>
std::string fileOf(std::uint32_t version, bool isClosed) {
  std::string text("Kaydara FBX Binary  \0\x1A\0", 23);
  text.resize(27);
  storeLe(reinterpret_cast<std::byte*>(text.data()) + 23, version);
  const std::size_t head = 3 * sizeof(Number) + 1;
  const std::string empty(isClosed ? head : 0, '\0');
  const std::string inner = record<Number>("B", "I1234", "", text.size() + head + 1);
  text += record<Number>("A", "", inner + empty, text.size());
  text += record<Number>("C", "Y12", "", text.size());
  return text + std::string(head, '\0');
}

TEST(FbxRecords, GetTheEmptyRecordThatClosesEachList) {
  struct Row {
    std::string open, closed;
  };
  for (const Row& row : {Row{fileOf<std::uint32_t>(7400, false), fileOf<std::uint32_t>(7400, true)},
                         Row{fileOf<std::uint64_t>(7500, false), fileOf<std::uint64_t>(7500, true)},
                         Row{fileOf<std::uint64_t>(7500, true), fileOf<std::uint64_t>(7500, true)}}) {
    const Result<Bytes> written = withClosedLists(asBytes(row.open));
    ASSERT_TRUE(written.ok()) << written.error().message();
    EXPECT_TRUE(asChars(*written).starts_with(row.closed));
    constexpr std::size_t kFooter = 140;  // the version, zeros and a fixed number
    EXPECT_EQ((written->size() - kFooter) % 16, 0U) << "the footer is aligned";
  }
}

TEST(FbxRecords, ObjectsHaveAListEvenIfItIsEmpty) {
  std::string text("Kaydara FBX Binary  \0\x1A\0", 23);
  text.resize(27);
  storeLe(reinterpret_cast<std::byte*>(text.data()) + 23, std::uint32_t{7400});
  constexpr std::size_t kHead = 13;
  const std::string layer =
      record<std::uint32_t>("Layer", "I1234", "", text.size() + kHead + std::string("Objects").size());
  text += record<std::uint32_t>("Objects", "", layer, text.size());
  const Result<Bytes> written = withClosedLists(asBytes(text));
  ASSERT_TRUE(written.ok()) << written.error().message();
  const std::vector<FbxRecord> sections = fbxRecords(*written);
  ASSERT_EQ(sections.size(), 1U);
  const std::vector<FbxRecord> objects = fbxRecords(*written, sections[0].list, sections[0].end);
  ASSERT_EQ(objects.size(), 1U);
  EXPECT_EQ(objects[0].end - objects[0].list, kHead);
}

TEST(FbxRecords, ThatDoNotFitAreErrors) {
  const std::string good = fileOf<std::uint32_t>(7400, false);
  EXPECT_FALSE(withClosedLists({}).ok());
  for (std::size_t size = 0; size < good.size(); ++size) {
    static_cast<void>(withClosedLists(asBytes(std::string_view(good).substr(0, size))));
  }
  for (std::size_t at = 27; at < good.size(); ++at) {
    for (const char byte : {'\xFF', '\x01', '\x7F'}) {
      std::string bad = good;
      bad[at] = byte;
      static_cast<void>(withClosedLists(asBytes(bad)));
    }
  }
  std::string far = good;
  storeLe(reinterpret_cast<std::byte*>(far.data()) + 27, std::uint32_t{0xFFFFFFFF});
  EXPECT_EQ(withClosedLists(asBytes(far)).error().message(), "byte 27, records: a record does not fit");
}

TEST(FbxCapture, OfTheCorpusHasThePosesThatThreeJsShows) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  struct Row {
    const char* file;
    const char* joint;
    double seconds;
    glm::dvec3 expected;  ///< in three.js 0.187, centimeters
  };
  for (const Row& row : {Row{"mixamo_walking.fbx", "mixamorig:Hips", 0, {0.614, 101.68, 1.326}},
                         Row{"mixamo_walking.fbx", "mixamorig:LeftHand", 0, {26.508, 90.299, 8.048}},
                         Row{"mixamo_walking.fbx", "mixamorig:LeftFoot", 1 / 3.0, {7.58, 8.933, 83.969}},
                         Row{"mixamo_run_medium.fbx", "mixamorig:Head", 0, {-3.778, 145.634, 17.608}},
                         Row{"mixamo_run_medium.fbx", "mixamorig:LeftHand", 1 / 3.0, {1.601, 106.114, 35.972}}}) {
    const Result<exchange::CapturedMotion> read = importCapture(*folder / "exchange" / row.file);
    ASSERT_TRUE(read.ok()) << read.error().message();
    // As furitsuke-import hands it over.
    const exchange::CapturedMotion motion = exchange::readGltf(exchange::writeSkeleton(*read).value()).value().motion;
    std::vector<RigidTransform> transforms(motion.joints.size());
    exchange::sampleTransforms(motion, motion.clips[0], row.seconds, transforms);
    const auto joint = std::ranges::find(motion.joints, row.joint, &exchange::CapturedJoint::name);
    ASSERT_NE(joint, motion.joints.end()) << row.joint;
    const glm::dvec3 at = transforms[static_cast<std::size_t>(joint - motion.joints.begin())].position;
    EXPECT_LT(glm::distance(at, row.expected), 0.002) << row.file << ", " << row.joint << " at " << row.seconds;
  }
}

TEST(FbxCapture, IsFittedToAModel) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  for (const char* file : {"mixamo_walking.fbx", "mixamo_run_medium.fbx"}) {
    const exchange::CapturedMotion motion = importCapture(*folder / "exchange" / file).value();
    exchange::CaptureFitOptions options;
    options.isDense = true;
    const auto fitted = exchange::motionFromCapture(motion, test::humanoid(), options);
    ASSERT_TRUE(fitted.ok()) << fitted.error().message();
    const test::CaptureMetrics metrics = test::metricsOf(motion, test::humanoid(), fitted->motion, fitted->frameCount);
    EXPECT_LE(metrics.arms.p95, 0.1) << file;
    EXPECT_LE(metrics.turns.p95, 0.1) << file;
  }
  const auto noPerson = importCapture(*folder / "exchange" / "blender_armature.fbx");
  ASSERT_TRUE(noPerson.ok()) << noPerson.error().message();
  EXPECT_FALSE(exchange::motionFromCapture(*noPerson, test::humanoid(), {}).ok());
  EXPECT_FALSE(importCapture(*folder / "exchange" / "cmu_walk.txt").ok());
}

TEST(FbxExport, HasTheModelAndItsMotion) {
  const test::TempFolder folder;
  const auto glb = exchange::exportMotion(exchange::ExportFormat::Fbx, {}, test::humanoid(), {}, {});
  ASSERT_TRUE(writeFileAtomically(folder.path() / "a.glb", glb->bytes));
  const Result<Bytes> fbx = fbxFromGlb(folder.path() / "a.glb");
  ASSERT_TRUE(fbx.ok()) << fbx.error().message();
  for (const char* part : {"LeftForeArm", "AnimationCurve", "AnimationStack"}) {
    EXPECT_NE(asChars(*fbx).find(part), std::string_view::npos) << part;
  }
  EXPECT_EQ(asChars(withClosedLists(*fbx).value()), asChars(*fbx)) << "all lists are closed";
  EXPECT_FALSE(fbxFromGlb(folder.path() / "missing.glb").ok());
}

TEST(FbxExport, IsReadAgainWithTheSamePoses) {
  motion::Motion motion;
  motion::Keys<motion::BoneKey> keys;
  for (int frame = 0; frame <= 20; ++frame) {
    motion::BoneKey key = motion::restBoneKey();
    const double half = 0.02 * frame;
    key.rotation = {0, 0, static_cast<float>(std::sin(half)), static_cast<float>(std::cos(half))};
    keys.append(frame, key);
  }
  motion.bones.push_back({test::nameOf("左腕"), motion::Track<motion::BoneKey>(std::move(keys))});
  const test::TempFolder folder;
  const auto glb = exchange::exportMotion(exchange::ExportFormat::Fbx, motion, test::humanoid(), {}, {});
  ASSERT_TRUE(writeFileAtomically(folder.path() / "a.glb", glb->bytes));
  ASSERT_TRUE(writeFileAtomically(folder.path() / "a.fbx", fbxFromGlb(folder.path() / "a.glb").value()));
  const exchange::CapturedMotion meters = exchange::readGltf(glb->bytes).value().motion;
  const Result<exchange::CapturedMotion> read = importCapture(folder.path() / "a.fbx");
  ASSERT_TRUE(read.ok()) << read.error().message();
  ASSERT_EQ(read->clips.size(), 1U);
  std::vector<RigidTransform> expected(meters.joints.size()), found(read->joints.size());
  for (const double seconds : {0.0, 10 / 30.0, 20 / 30.0}) {
    exchange::sampleTransforms(meters, meters.clips[0], seconds, expected);
    exchange::sampleTransforms(*read, read->clips[0], seconds, found);
    for (const char* name : {"LeftForeArm", "LeftHand", "RightHand", "Head"}) {
      const auto isNamed = [name](const exchange::CapturedJoint& joint) { return joint.name == name; };
      const auto a = std::ranges::find_if(meters.joints, isNamed);
      const auto b = std::ranges::find_if(read->joints, isNamed);
      ASSERT_TRUE(a != meters.joints.end() && b != read->joints.end()) << name;
      const glm::dvec3 position = expected[static_cast<std::size_t>(a - meters.joints.begin())].position;
      const glm::dvec3 again = found[static_cast<std::size_t>(b - read->joints.begin())].position;
      EXPECT_LT(glm::distance(100.0 * position, again), 0.002) << name << " at " << seconds << " s, centimeters";
    }
  }
}

/// The floats of all curves in a file, in its order.
std::vector<std::vector<float>> curveValues(ByteView fbx) {
  std::vector<std::vector<float>> curves;
  for (const FbxRecord& section : fbxRecords(fbx)) {
    if (section.name != "Objects") continue;
    for (const FbxRecord& object : fbxRecords(fbx, section.list, section.end)) {
      if (object.name != "AnimationCurve") continue;
      for (const FbxRecord& record : fbxRecords(fbx, object.list, object.end)) {
        if (record.name != "KeyValueFloat") continue;
        const std::byte* array = fbx.data() + record.properties + 1;
        std::vector<float>& values = curves.emplace_back(loadLe<std::uint32_t>(array));
        for (std::size_t i = 0; i < values.size(); ++i) values[i] = loadLe<float>(array + 12 + 4 * i);
      }
    }
  }
  return curves;
}

TEST(FbxExport, AnglesOfATurningBoneDoNotJump) {
  motion::Motion motion;
  motion::Keys<motion::BoneKey> keys;
  for (int frame = 0; frame <= 60; ++frame) {
    // Two turns about an axis that is not upright, through all signs of the angles.
    const double half = 0.5 * 4 * std::numbers::pi * frame / 60;
    motion::BoneKey key = motion::restBoneKey();
    const double s = std::sin(half) / std::sqrt(1.5);
    key.rotation = {static_cast<float>(0.5 * s), static_cast<float>(s), static_cast<float>(0.5 * s),
                    static_cast<float>(std::cos(half))};
    keys.append(frame, key);
  }
  motion.bones.push_back({test::nameOf("頭"), motion::Track<motion::BoneKey>(std::move(keys))});
  const test::TempFolder folder;
  const auto glb = exchange::exportMotion(exchange::ExportFormat::Fbx, motion, test::humanoid(), {}, {});
  ASSERT_TRUE(writeFileAtomically(folder.path() / "a.glb", glb->bytes));
  const Bytes fbx = fbxFromGlb(folder.path() / "a.glb").value();
  float range = 0;
  for (const std::vector<float>& values : curveValues(fbx)) {
    for (std::size_t i = 1; i < values.size(); ++i) EXPECT_LT(std::abs(values[i] - values[i - 1]), 100) << i;
    const auto [least, most] = std::ranges::minmax(values);
    range = std::max(range, most - least);
  }
  EXPECT_GT(range, 300) << "the bone turns around";
}

TEST(FbxTimes, AreThoseOfTheFramesWithinTwoHours) {
  constexpr std::int64_t kSecond = 46'186'158'000;
  constexpr double kRates[] = {30, 60};
  for (const double rate : kRates) {
    // As floats in seconds, which a GLB has, keep it.
    const double frame = 7199 * rate + 1;
    const auto rounded = static_cast<std::int64_t>(static_cast<double>(static_cast<float>(frame / rate)) * kSecond);
    std::string keys("l\x01\0\0\0\0\0\0\0\x08\0\0\0", 13);
    keys.resize(keys.size() + sizeof(rounded));
    storeLe(reinterpret_cast<std::byte*>(keys.data()) + 13, rounded);
    std::string text("Kaydara FBX Binary  \0\x1A\0", 23);
    text.resize(27);
    storeLe(reinterpret_cast<std::byte*>(text.data()) + 23, std::uint32_t{7400});
    constexpr std::size_t kHead = 13;
    const std::size_t curveAt = text.size() + kHead + std::string_view("Objects").size();
    const std::size_t keysAt = curveAt + kHead + std::string_view("AnimationCurve").size();
    const std::string curve = record<std::uint32_t>(
        "AnimationCurve", "", record<std::uint32_t>("KeyTime", keys, "", keysAt) + std::string(kHead, '\0'), curveAt);
    text += record<std::uint32_t>("Objects", "", curve + std::string(kHead, '\0'), text.size());
    Bytes fbx = toBytes(text + std::string(kHead, '\0'));
    correctTimes(fbx);
    const std::size_t place = asChars(fbx).find("KeyTime") + std::string_view("KeyTime").size() + 13;
    EXPECT_EQ(loadLe<std::int64_t>(fbx.data() + place), static_cast<std::int64_t>(frame * kSecond / rate)) << rate;
  }
}

TEST(FbxExport, SaysItsRateAndItsEnd) {
  motion::Motion motion;
  motion::Keys<motion::BoneKey> keys;
  for (const Frame frame : {0, 20, 57}) {
    motion::BoneKey key = motion::restBoneKey();
    key.rotation = {0, 0, static_cast<float>(std::sin(.01 * frame)), static_cast<float>(std::cos(.01 * frame))};
    keys.append(frame, key);
  }
  motion.bones.push_back({test::nameOf("左腕"), motion::Track<motion::BoneKey>(std::move(keys))});
  const test::TempFolder folder;
  const auto glb = exchange::exportMotion(exchange::ExportFormat::Fbx, motion, test::humanoid(), {}, {});
  ASSERT_TRUE(writeFileAtomically(folder.path() / "a.glb", glb->bytes));
  const Result<Bytes> fbx = fbxFromGlb(folder.path() / "a.glb");
  ASSERT_TRUE(fbx.ok()) << fbx.error().message();
  constexpr std::int64_t kFrame = 46'186'158'000 / 30;
  const std::string_view text = asChars(*fbx);
  /// The value of a property of the list Properties70, of the last one with that name.
  const auto after = [&](std::string_view name, std::string_view types) {
    const std::size_t at = text.rfind(std::string(name) + std::string(types));
    EXPECT_NE(at, text.npos) << name;
    return fbx->data() + at + name.size() + types.size();
  };
  using namespace std::string_view_literals;
  constexpr auto kTime = "S\x05\0\0\0KTimeS\x04\0\0\0TimeS\0\0\0\0L"sv;
  EXPECT_EQ(loadLe<std::int32_t>(after("TimeMode", "S\x04\0\0\0enumS\0\0\0\0S\0\0\0\0I"sv)), 6) << "30 per second";
  EXPECT_EQ(loadLe<std::int64_t>(after("TimeSpanStop", kTime)), 57 * kFrame);
  EXPECT_EQ(loadLe<std::int64_t>(after("LocalStop", kTime)), 57 * kFrame);
  ASSERT_TRUE(writeFileAtomically(folder.path() / "a.fbx", *fbx));
  const Result<exchange::CapturedMotion> read = importCapture(folder.path() / "a.fbx");
  ASSERT_TRUE(read.ok()) << read.error().message();
  EXPECT_NEAR(read->clips[0].duration(), 57 / 30.0, 1e-6);
}

}  // namespace
}  // namespace furitsuke::props
