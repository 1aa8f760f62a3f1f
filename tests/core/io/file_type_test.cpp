// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file_type.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/file.h"
#include "core/io/motion_format.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::io {
namespace {

using namespace std::string_literals;

struct ExtensionRow {
  OpensAs opensAs;
  std::vector<std::string> extensions;
};

std::vector<std::string> motionExtensionList() {
  std::vector<std::string> extensions;
  for (const MotionFormat* format : motionFormats()) {
    extensions.insert(extensions.end(), format->extensions.begin(), format->extensions.end());
  }
  return extensions;
}

const std::vector<ExtensionRow> kNames = {
    {OpensAs::Motion, motionExtensionList()},
    {OpensAs::Model, {"pmx", "pmd"}},
    {OpensAs::Prop, {"x", "obj", "dae", "stl", "ply", "3ds"}},
    {OpensAs::PropOrCapture, {"glb", "gltf", "fbx"}},
    {OpensAs::AccessorySettings, {"vac"}},
    {OpensAs::Capture, {"bvh", "vrma", "vrm"}},
    {OpensAs::Project, {"furitsuke"}},
    {OpensAs::MmdProject, {"pmm"}},
    {OpensAs::Archive, {"zip", "7z", "rar", "lzh", "lha", "tar", "tgz", "gz", "xz", "bz2"}},
    {OpensAs::Sound, {"wav", "mp3", "ogg", "oga", "flac", "opus", "m4a", "aac", "wma", "aif", "aiff"}},
    {OpensAs::Film, {"mp4", "webm", "avi", "mov", "m4v", "mkv"}},
    {OpensAs::Picture, {"png", "jpg", "jpeg", "bmp", "tga"}},
    {OpensAs::Nothing, {}},
};

struct SignatureRow {
  std::string start;
  OpensAs opensAs;
  std::string usual;  ///< extension
};

/// One for each type with a signature.
const std::vector<SignatureRow> kContents = {
    {"Vocaloid Motion Data 0002\0\0"s, OpensAs::Motion, "vmd"},
    {"Vocaloid Pose Data file\r\n", OpensAs::Motion, "vpd"},
    {"BVMD\x03", OpensAs::Motion, "bvmd"},
    {"Motion Vector Data file", OpensAs::Motion, "mvd"},
    {"\x12\x04miku\x1D\0\0\xF0\x41"s, OpensAs::Motion, "nmd"},
    {"PMX \0\0\0\x40"s, OpensAs::Model, "pmx"},
    {"Pmd\0\0\x80\x3F"s, OpensAs::Model, "pmd"},
    {"Polygon Movie maker 0002", OpensAs::MmdProject, "pmm"},
    {"{\n  \"format\": \"furitsuke.project\",", OpensAs::Project, "furitsuke"},
    {"HIERARCHY\r\nROOT Hips", OpensAs::Capture, "bvh"},
    {"glTF\2\0\0\0"s, OpensAs::Capture, "vrma"},
    {"Kaydara FBX Binary  \0"s, OpensAs::Capture, ""},
    {"PK\3\4abcd", OpensAs::Archive, "zip"},
    {"7z\xBC\xAF\x27\x1C\0\4"s, OpensAs::Archive, "7z"},
    {"Rar!\x1A\x07\1\0"s, OpensAs::Archive, "rar"},
    {"Vocaloid Motion Data 0002,0\r\n", OpensAs::Motion, "csv"},
    {"[Info]\r\nVersion = 3", OpensAs::Nothing, "emm"},
};

std::string upper(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::toupper(c); });
  return text;
}

class FileTypes : public testing::Test {
 protected:
  std::filesystem::path write(const std::string& name, std::string_view content) {
    const std::filesystem::path file = folder_.path() / name;
    EXPECT_TRUE(writeFileAtomically(file, asBytes(content)).ok()) << name;
    return file;
  }

  test::TempFolder folder_;
};

TEST_F(FileTypes, AreKnownByTheirExtensionsInAnyCase) {
  for (const ExtensionRow& row : kNames) {
    EXPECT_EQ(extensionsOf(row.opensAs), std::vector<std::string_view>(row.extensions.begin(), row.extensions.end()));
    for (const std::string& extension : row.extensions) {
      for (const std::string& name : {"a." + extension, "A.B." + upper(extension)}) {
        EXPECT_EQ(opensAsByName(name), row.opensAs) << name;
        EXPECT_EQ(opensAs(write(name, "of no known kind")), row.opensAs) << name;
        EXPECT_EQ(opensAs(std::filesystem::path("none") / name), OpensAs::Nothing) << name << ", which does not exist";
      }
    }
  }
  for (const char* name : {"a.txt", "vmd", ".x", "a.xx", "a.", ""}) EXPECT_EQ(fileTypeByName(name), nullptr) << name;
}

TEST_F(FileTypes, AreDetectedBehindAnyExtension) {
  for (const SignatureRow& row : kContents) {
    EXPECT_EQ(opensAs(detectFileKind(asBytes(row.start))), row.opensAs) << row.start;
    for (const ExtensionRow& name : kNames) {
      for (const std::string& extension : name.extensions) {
        const bool isOfThisKind = name.opensAs == OpensAs::PropOrCapture && row.opensAs == OpensAs::Capture;
        if (isOfThisKind) continue;
        EXPECT_EQ(opensAs(write("a." + extension, row.start)), row.opensAs) << row.start << " as ." << extension;
      }
    }
    for (const char* name : {"a", "a.txt", "a.dat.bak"}) {
      EXPECT_EQ(opensAs(write(name, row.start)), row.opensAs) << row.start << " as " << name;
    }
  }
}

TEST_F(FileTypes, OfContentWithoutASignatureAreWhatTheNameSays) {
  struct Row {
    const char* name;
    std::string content;
    OpensAs opensAs;
  };
  for (const Row& row : std::vector<Row>{{"a.furitsuke", "{\"broken\"", OpensAs::Project},
                                         {"a.gltf", "{\"things\": []", OpensAs::PropOrCapture},
                                         {"a.json", "{\"things\": []", OpensAs::Motion},
                                         {"a.txt", "{\"things\": []", OpensAs::Motion},
                                         {"a.wav", "[bone]\n", OpensAs::Sound},
                                         {"a.txt", "[bone]\n", OpensAs::Motion},
                                         {"a.txt", "", OpensAs::Nothing},
                                         {"a.glb", "glTF\2", OpensAs::PropOrCapture},
                                         {"a.GLTF", "{\"asset\": {", OpensAs::PropOrCapture},
                                         {"a.json", "{\"asset\": {", OpensAs::Capture},
                                         {"a.fbx", "Kaydara FBX Binary", OpensAs::PropOrCapture},
                                         {"a.fbx", "glTF\2", OpensAs::Capture}}) {
    EXPECT_EQ(opensAs(write(row.name, row.content)), row.opensAs) << row.name << ": " << row.content;
  }
}

}  // namespace
}  // namespace furitsuke::io
