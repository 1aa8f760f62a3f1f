// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <functional>
#include <glm/geometric.hpp>
#include <numbers>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/file.h"
#include "core/eval/camera_view.h"
#include "core/eval/layered_views.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/fbx_camera_writer.h"
#include "core/exchange/gltf/skeleton_writer.h"
#include "core/exchange/motion_from_camera.h"
#include "core/motion/default_keys.h"
#include "core/props/capture_import.h"
#include "core/props/fbx_cameras.h"
#include "core/props/fbx_properties.h"
#include "core/props/fbx_records.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::props {
namespace {

motion::CameraKey cameraKey(Vec3 target, Vec3 rotation, float distance, std::uint32_t fov) {
  motion::CameraKey key = motion::restCameraKey();
  key.target = target;
  key.rotation = rotation;
  key.distance = distance;
  key.fov = fov;
  return key;
}

/// Moves, turns, rolls and zooms, then cuts to another place and turns on, through straight down.
motion::Motion filmed() {
  motion::Keys<motion::CameraKey> keys;
  keys.append(0, cameraKey({0, 10, 0}, {0, 0, 0}, -45, 30));
  keys.append(20, cameraKey({3, 12, -2}, {-.3F, .8F, .4F}, -30, 45));
  keys.append(21, cameraKey({-5, 5, 8}, {.2F, -2.5F, 0}, -10, 60));
  keys.append(40, cameraKey({-5, 5, 8}, {1.9F, -6.5F, 0}, -10, 20));
  motion::Motion motion;
  motion.camera = motion::Track(std::move(keys));
  return motion;
}

/// The cameras of a file as furitsuke-import hands them over.
exchange::CapturedMotion imported(const Bytes& fbx) {
  const test::TempFolder folder;
  EXPECT_TRUE(writeFileAtomically(folder.path() / "a.fbx", fbx).ok());
  const Result<exchange::CapturedMotion> read = importCapture(folder.path() / "a.fbx");
  if (!read) ADD_FAILURE() << read.error().message();
  return read ? exchange::readGltf(exchange::writeSkeleton(*read).value()).value().motion : exchange::CapturedMotion();
}

/// The place of the value of a property of a list Properties70 in a file.
std::byte* settingOf(Bytes& fbx, std::string_view name, std::string_view typeAndLabel) {
  const std::size_t at = asChars(fbx).find(std::string(name).append(typeAndLabel));
  EXPECT_NE(at, std::string_view::npos) << name;
  return fbx.data() + at + name.size() + typeAndLabel.size();
}

using namespace std::string_view_literals;
constexpr auto kEnum = "S\x04\0\0\0enumS\0\0\0\0S\0\0\0\0I"sv;
constexpr auto kInteger = "S\x03\0\0\0intS\x07\0\0\0IntegerS\0\0\0\0I"sv;
constexpr auto kDouble = "S\x06\0\0\0doubleS\x06\0\0\0NumberS\0\0\0\0D"sv;

TEST(FbxCamera, ComesBackWithTheSameViewsAndCuts) {
  const motion::Motion motion = filmed();
  const Result<exchange::ExportedFile> file = exchange::fbxFromCamera(motion, {});
  ASSERT_TRUE(file.ok()) << file.error().message();
  EXPECT_EQ(file->frames, 41U);
  EXPECT_TRUE(file->losses.empty());
  const exchange::CapturedMotion capture = imported(file->bytes);
  ASSERT_EQ(capture.cameras.size(), 1U);
  const eval::LayeredCamera before(motion);
  for (const bool isDense : {true, false}) {
    const Result<motion::Motion> again = exchange::motionFromCamera(capture, 0, isDense);
    ASSERT_TRUE(again.ok()) << again.error().message();
    const eval::LayeredCamera after(*again);
    for (Frame frame = 0; frame <= 40; ++frame) {
      const eval::CameraView a = eval::viewOf(before.sample(frame), 1), b = eval::viewOf(after.sample(frame), 1);
      EXPECT_LT(glm::distance(a.eye, b.eye), isDense ? 1e-3 : .3) << frame;
      EXPECT_GT(glm::dot(a.forward, b.forward), isDense ? 1 - 1e-8 : 1 - 1e-4) << frame;
      EXPECT_GT(glm::dot(a.up, b.up), isDense ? 1 - 1e-8 : 1 - 1e-4) << frame;
      EXPECT_NEAR(a.fov, b.fov, isDense ? .51 : 1.5) << frame;
    }
    const std::vector<Frame> frames = after.keyFrames();
    EXPECT_TRUE(std::ranges::binary_search(frames, 20) && std::ranges::binary_search(frames, 21)) << "the cut";
    EXPECT_LT(frames.size(), isDense ? 42U : 41U);
  }
}

TEST(FbxCamera, AtACutNothingIsShownBetweenTheTwoViews) {
  exchange::CaptureBakeOptions options;
  options.framesPerSecond = 60;
  const exchange::CapturedMotion capture = imported(exchange::fbxFromCamera(filmed(), options).value().bytes);
  const auto moved = std::ranges::find_if(
      capture.clips.at(0).tracks, [](const exchange::JointTracks& tracks) { return !tracks.translation.empty(); });
  ASSERT_NE(moved, capture.clips[0].tracks.end());
  const auto at = [&](double seconds) {
    const auto next = std::ranges::upper_bound(*moved->translation.times, seconds) - moved->translation.times->begin();
    return moved->translation.values[static_cast<std::size_t>(next - 1)];
  };
  EXPECT_EQ(at(20.5 / 30 + 1e-6), at(20 / 30.0 + 1e-6));
  EXPECT_NE(at(21 / 30.0 + 1e-6), at(20.5 / 30 + 1e-6));
}

TEST(FbxCamera, HasTheOpticsAxesAndUnitsThatTheFileStates) {
  struct Row {
    const char* what;
    std::function<void(Bytes&)> change;
    std::function<double(double)> angle;          ///< of the vertical angle, radians
    std::function<glm::dvec3(glm::dvec3)> place;  ///< in model units, MMD's axes
  };
  const auto sameAngle = [](double angle) { return angle; };
  const auto samePlace = [](const glm::dvec3& at) { return at; };
  const auto ofMode = [](std::int32_t mode) {
    return [mode](Bytes& fbx) { storeLe(settingOf(fbx, "ApertureMode", kEnum), mode); };
  };
  const auto horizontal = [](double angle) { return 2 * std::atan(std::tan(angle / 2) * 9 / 16); };
  const auto zIsUp = [](const glm::dvec3& at) { return glm::dvec3(at.x, -at.z, at.y); };
  for (const Row& row :
       {Row{"vertical angle", [](Bytes&) {}, sameAngle, samePlace},
        Row{"focal length", ofMode(3), sameAngle, samePlace}, Row{"horizontal angle", ofMode(1), horizontal, samePlace},
        Row{"meters", [](Bytes& fbx) { storeLe(settingOf(fbx, "UnitScaleFactor", kDouble), 100.0); }, sameAngle,
            [](const glm::dvec3& at) { return at * 100.0; }},
        Row{"Z up", [](Bytes& fbx) { storeLe(settingOf(fbx, "UpAxis", kInteger), 2); }, sameAngle, zIsUp}}) {
    SCOPED_TRACE(row.what);
    const motion::Motion motion = filmed();
    Bytes fbx = exchange::fbxFromCamera(motion, {}).value().bytes;
    row.change(fbx);
    const Result<motion::Motion> again = exchange::motionFromCamera(imported(fbx), 0, true);
    ASSERT_TRUE(again.ok()) << again.error().message();
    const eval::LayeredCamera before(motion), after(*again);
    for (const Frame frame : {0, 20, 30}) {
      const eval::CameraView a = eval::viewOf(before.sample(frame), 1), b = eval::viewOf(after.sample(frame), 1);
      const glm::dvec3 expected = row.place(a.eye);
      EXPECT_LT(glm::distance(expected, b.eye), 1e-4 * (1 + glm::length(expected))) << frame;
      EXPECT_NEAR(row.angle(a.fov * std::numbers::pi / 180) * 180 / std::numbers::pi, b.fov, .51) << frame;
    }
  }
}

/// The same file as text, as other programs write it.
class AsciiFbx {
 public:
  explicit AsciiFbx(ByteView fbx) : fbx_(fbx) {
    text_ = "; FBX 7.4.0 project file\n; ----------------\n\n";
    for (const FbxRecord& record : fbxRecords(fbx)) write(record, 0, "");
  }
  [[nodiscard]] Bytes bytes() const { return toBytes(text_); }

 private:
  void write(const FbxRecord& record, int depth, std::string_view parent) {
    std::vector<exchange::FbxProperty> properties = fbxProperties(fbx_, record);
    if (record.name == "FileId") return;
    text_.append(static_cast<std::size_t>(depth), '\t').append(record.name).append(": ");
    for (std::size_t i = 0; i < properties.size(); ++i) {
      if (i > 0) text_ += i % 2 == 0 ? "," : ", ";
      if (auto* name = std::get_if<std::string>(&properties[i]); name != nullptr && parent == "Objects" && i == 1) {
        const std::size_t at = name->find('\0');
        *name = name->substr(at + 2) + "::" + name->substr(0, at);
      }
      std::visit([this](const auto& value) { write(value); }, properties[i]);
    }
    const std::vector<FbxRecord> list = fbxRecords(fbx_, record.list, record.end);
    const bool hasList = !list.empty() || parent == "Objects" || record.name == "Properties70";
    if (hasList) text_ += " {\n";
    for (const FbxRecord& each : list) write(each, depth + 1, record.name);
    text_ += hasList ? "}\n" : "\n";
  }
  void write(const std::string& text) { text_.append("\"").append(text).append("\""); }
  void write(const Bytes&) { ADD_FAILURE() << "text has no bytes"; }
  template <class Number>
  void write(const std::vector<Number>& numbers) {
    text_ += "*" + std::to_string(numbers.size()) + " {\n\ta: ";
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      if (i > 0) text_ += i % 10 == 0 ? ",\n" : ",";
      write(numbers[i]);
    }
    text_ += "\n}";
  }
  template <class Number>
  void write(Number number) {
    std::array<char, 32> digits{};
    text_.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
  }

  ByteView fbx_;
  std::string text_;
};

TEST(FbxCamera, TextIsReadAsTheBinaryForm) {
  for (const bool isByFocalLength : {false, true}) {
    Bytes fbx = exchange::fbxFromCamera(filmed(), {}).value().bytes;
    if (isByFocalLength) storeLe(settingOf(fbx, "ApertureMode", kEnum), std::int32_t{3});
    const Bytes text = AsciiFbx(fbx).bytes();
    const exchange::CapturedMotion expected = imported(fbx), read = imported(text);
    ASSERT_EQ(read.cameras.size(), 1U);
    EXPECT_NEAR(read.cameras[0].viewAngle, expected.cameras[0].viewAngle, 1e-6);
    ASSERT_EQ(read.clips.size(), 1U);
    const auto& angles = expected.clips[0].viewAngles.at(0);
    ASSERT_EQ(angles.values.size(), read.clips[0].viewAngles.at(0).values.size());
    EXPECT_GT(*std::ranges::max_element(angles.values), 1.01F * *std::ranges::min_element(angles.values)) << "it zooms";
    for (std::size_t i = 0; i < angles.values.size(); ++i)
      EXPECT_NEAR(read.clips[0].viewAngles[0].values[i], angles.values[i], 1e-6) << i;
  }
}

TEST(FbxCamera, DamagedTextIsReadUpToTheDamage) {
  const Bytes text = AsciiFbx(exchange::fbxFromCamera(filmed(), {}).value().bytes).bytes();
  ASSERT_EQ(fbxCameras(text).size(), 1U);
  for (std::size_t cut = 0; cut < text.size(); cut += 97) static_cast<void>(fbxCameras(ByteView(text).first(cut)));
  for (std::size_t at = 0; at < text.size(); at += 211) {
    for (const char c : {'{', '}', ':', '"', '*', ','}) {
      Bytes damaged = text;
      damaged[at] = static_cast<std::byte>(c);
      static_cast<void>(fbxCameras(damaged));
    }
  }
  const std::string deep = [] {
    std::string nested;
    for (int i = 0; i < 100'000; ++i) nested += "a: {";
    return nested;
  }();
  EXPECT_TRUE(fbxCameras(asBytes(deep)).empty());
}

TEST(FbxProperties, CompressedArraysAreRead) {
  const std::vector<float> numbers(1000, 2.5F);
  auto size = compressBound(numbers.size() * sizeof(float));
  std::vector<Bytef> packed(size);
  ASSERT_EQ(
      compress(packed.data(), &size, reinterpret_cast<const Bytef*>(numbers.data()), numbers.size() * sizeof(float)),
      Z_OK);
  ByteWriter record;
  record.write('f');
  record.write(std::uint32_t{1000});
  record.write(std::uint32_t{1});
  record.write(static_cast<std::uint32_t>(size));
  record.write(std::as_bytes(std::span(packed).first(size)));
  record.write('D');
  record.write(7.0);
  const Bytes bytes = std::move(record).take();
  const auto read = [](ByteView view) { return fbxProperties(view, {"", 0, view.size(), view.size()}); };
  const auto properties = read(bytes);
  ASSERT_EQ(properties.size(), 2U);
  EXPECT_EQ(std::get<std::vector<float>>(properties[0]), numbers);
  EXPECT_EQ(std::get<double>(properties[1]), 7);
  for (std::size_t cut = 0; cut < bytes.size(); ++cut) EXPECT_LT(read(ByteView(bytes).first(cut)).size(), 2U);
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    Bytes damaged = bytes;
    damaged[at] ^= std::byte{0xFF};
    static_cast<void>(read(damaged));
  }
}

}  // namespace
}  // namespace furitsuke::props
