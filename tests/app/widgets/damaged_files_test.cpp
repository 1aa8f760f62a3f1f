// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTranslator>
#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "app/widgets/message_text.h"
#include "core/archives/archive_reader.h"
#include "core/base/file.h"
#include "core/base/file_problem.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/roles.h"
#include "core/format/pmx/pmx_file.h"
#include "core/image/image_codec.h"
#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "core/io/pmm/pmm_project.h"
#include "core/io/project/scene_project_file.h"
#include "core/lips/lyrics_file.h"
#include "core/media/sound_control.h"
#include "core/media/sound_file.h"
#include "tests/support/mvd_samples.h"
#include "tests/support/nmd_samples.h"
#include "tests/support/picture_samples.h"
#include "tests/support/pmd_samples.h"
#include "tests/support/pmx_samples.h"
#include "tests/support/rar_samples.h"
#include "tests/support/temp_folder.h"
#include "tests/support/vmd_samples.h"
#include "tests/support/zip_samples.h"

namespace furitsuke::widgets {
namespace {

using Errors = std::vector<Error>;

template <class T>
void addError(const Result<T>& result, Errors& errors) {
  if (!result) errors.push_back(result.error());
}

void readMotion(const Bytes& bytes, Errors& errors) {
  const auto read = io::motionFromBytes(bytes);
  addError(read, errors);
  if (read && read->damage) errors.push_back(*read->damage);
}

void readModel(const Bytes& bytes, Errors& errors) {
  const auto read = io::modelFromBytes(bytes);
  addError(read, errors);
  if (read && read->damage) errors.push_back(*read->damage);
}

void readProject(const Bytes& bytes, Errors& errors) {
  const auto read = io::readPmm(bytes);
  addError(read, errors);
  if (read && read->damage) errors.push_back(*read->damage);
}

/// The file cut at many places, and with many of its bytes changed.
void readDamaged(const Bytes& whole, const std::function<void(const Bytes&, Errors&)>& read, Errors& errors) {
  constexpr std::size_t kMostPlaces = 400;
  const std::size_t step = whole.size() / kMostPlaces + 1;
  for (std::size_t at = 0; at < whole.size(); at += step) {
    read(Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(at)), errors);
    Bytes changed = whole;
    changed[at] = std::byte{0x7F};
    read(changed, errors);
    changed[at] = std::byte{0xFF};
    read(changed, errors);
  }
}

Errors errorsOfMotionsAndModels() {
  Errors errors;
  readDamaged(test::checkFile(), readMotion, errors);
  readDamaged(test::mvdOfMinors(2, 3, 3), readMotion, errors);
  readDamaged(test::nmdOfEverything().bytes(), readMotion, errors);
  readDamaged(test::PmdBuilder()
                  .vertex({0, 1, 0})
                  .vertex({1, 1, 0})
                  .vertex({1, 0, 0})
                  .face(0, 1, 2)
                  .material(3)
                  .bone("a")
                  .bone("b", 0)
                  .ik(0, 1, {0})
                  .morph("base", 0, {{0, {0, 0, 0}}})
                  .panelMorph(0)
                  .group("g")
                  .groupBone(0, 1)
                  .body("r", 0)
                  .bytes(),
              readModel, errors);
  readDamaged(format::pmx::write(test::richPmx()), readModel, errors);
  for (const std::string_view text :
       {"", "no known format", "Vocaloid Motion Data 0002,\n",
        "Vocaloid Pose Data file\n\nmiku.osm;\n1;\n\nBone0{a\nx,y;\n",
        R"({ "format": "furitsuke.motion", "version": 1, "bones": [{ "name": 5 }] })",
        R"({ "format": "furitsuke.motion", "version": 2 })", R"({ "format": "furitsuke.motion" )",
        R"({ "format": "furitsuke.motion", "version": 1, "bones": [{ "name": "a", "keys": [{ "frame": -1 }] }] })",
        "[bone]\nname,frame,nothing\n", "[bone]\nname,frame\na,x\n", "[bone]\nname,frame\n\"a,1\n",
        "[bone]\nname,name\n", "HIERARCHY\n", "glTF\x01", R"({ "asset": { "version": "1.0" } })"}) {
    readMotion(toBytes(text), errors);
    readModel(toBytes(text), errors);
  }
  return errors;
}

Errors errorsOfProjects() {
  Errors errors;
  readProject({}, errors);
  readProject(toBytes("Polygon Movie maker 0002"), errors);
  Bytes project = toBytes("Polygon Movie maker 0002");
  project.resize(400);
  readDamaged(project, readProject, errors);
  for (const std::string_view text :
       {"", "[]", R"({ "format": "x" })", R"({ "format": "furitsuke.project", "version": 9 })",
        R"({ "format": "furitsuke.project", "version": 1, "active": 3 })",
        R"({ "format": "furitsuke.project", "version": 1, "play": { "first": 5, "last": 2 } })",
        R"({ "format": "furitsuke.project", "version": 1, "motions": [{ "path": "" }] })",
        R"({ "format": "furitsuke.project", "version": 1, "models": [{ "path": 7 }] })"}) {
    addError(io::projectFromJson(text), errors);
  }
  return errors;
}

Errors errorsOfMedia() {
  Errors errors;
  media::SoundControl control;
  for (const std::string_view text :
       {std::string_view(""), std::string_view("no sound"), std::string_view("RIFF\x04\0\0\0WAVE", 12),
        std::string_view("RIFF\x14\0\0\0WAVEdata\0\0\0\0", 20)}) {
    addError(media::readSound(asBytes(text), control), errors);
  }
  for (const test::TgaSpec& spec : test::allTgaSpecs()) {
    const auto read = [](const Bytes& bytes, Errors& found) { addError(image::decodeImage(bytes), found); };
    readDamaged(test::tgaOf(spec), read, errors);
  }
  using namespace std::string_view_literals;
  for (const std::string_view text :
       {"GIF89a"sv, "8BPS"sv, "RIFF"sv, "BM"sv, "BM\0\0\0\0\0\0\0\0\0\0\0\0\x05\0\0\0"sv, "DDS "sv, "\xFF\xD8\xFF"sv,
        "\xFF\xD8\xFF\xE0\0\x10JFIF\0\1\1\0\0\1\0\1\0\0\xFF\xD9"sv, "\x89PNG\r\n\x1A\n"sv,
        "\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\x08\2\0\0\0\0\0\0\0"sv}) {
    addError(image::decodeImage(asBytes(text)), errors);
  }
  for (const std::string_view text :
       {"MThd"sv, "MThd\0\0\0\x06\0\1\0\1\0\0"sv, "MThd\0\0\0\6\0\1\0\1\0\x60MTrk\0\0\1\0"sv,
        "MThd\0\0\0\6\0\1\0\1\0\x60MTrk\0\0\0\2\0\xFF"sv, "[00:xx]a\n"sv, ""sv, "[#0000]\nLength=x\n"sv}) {
    addError(lips::readLyrics(asBytes(text)), errors);
  }
  return errors;
}

Errors errorsOfCaptures() {
  Errors errors;
  const std::string bvh =
      "HIERARCHY\nROOT Hips\n{\nOFFSET 0 0 0\nCHANNELS 3 Zrotation Xrotation Yrotation\nEnd Site\n{\nOFFSET 0 1 "
      "0\n}\n}\n"
      "MOTION\nFrames: 2\nFrame Time: 0.033\n0 0 0\n0 0 0\n";
  const auto read = [](const Bytes& bytes, Errors& found) {
    const auto capture = exchange::readBvh(bytes);
    addError(capture, found);
    if (!capture) return;
    if (capture->damage) found.push_back(*capture->damage);
    const auto roles = exchange::findRoles(capture->motion);
    if (roles) addError(exchange::checkPerson(*roles), found);
  };
  readDamaged(toBytes(bvh), read, errors);
  for (const std::string_view text :
       {"", "{}", R"({ "asset": { "version": "1.0" } })", R"({ "asset": { "version": "2.0" } })",
        R"({ "asset": { "version": "2.0" }, "buffers": [{ "uri": "away.bin", "byteLength": 8 }] })",
        R"({ "asset": { "version": "2.0" }, "nodes": [{ "children": [7] }], "animations": [] })",
        R"({ "asset": { "version": "2.0" }, "nodes": [{ "children": [0] }],
             "animations": [{ "channels": [], "samplers": [] }] })",
        R"({ "asset": { "version": "2.0" }, "nodes": [{}], "animations": [{ "samplers": [{ "input": 0, "output": 1 }],
             "channels": [{ "sampler": 0, "target": { "node": 0, "path": "rotation" } }] }] })"}) {
    addError(exchange::readGltf(asBytes(text)), errors);
  }
  for (const char* text :
       {"", "{}", R"({ "format": "x" })", R"({ "format": "furitsuke.roles", "version": 1, "joints": { "x": "y" } })"}) {
    addError(exchange::roleChoicesFromJson(text), errors);
  }
  return errors;
}

Errors errorsOfArchives() {
  Errors errors;
  if (!archives::canReadArchives()) return errors;
  const auto read = [](const Bytes& bytes, Errors& found) {
    if (io::detectFileKind(bytes) != io::FileKind::Archive) return;
    const auto ignore = [](const std::string&, ByteView) { return Status(Done{}); };
    addError(archives::unpack(bytes, {}, ignore), found);
  };
  const Bytes content = toBytes(std::string(300, 'x') + "content");
  readDamaged(test::zipOf({{"a.vmd", content}}), read, errors);
  readDamaged(test::rar4Of({{"a.vmd", content}}), read, errors);
  readDamaged(test::rar5Of({{"a.vmd", content}}), read, errors);
  for (const char* name : {"../a", "/a", "a:b", "CON", "a\001b"}) read(test::zipOf({{name, content}}), errors);
  read(test::zipOf({{"link", toBytes("a"), false, 0120777}}), errors);
  return errors;
}

Errors errorsOfFiles() {
  Errors errors;
  const test::TempFolder folder;
  addError(readFile(folder.path()), errors);
  addError(readFile(folder.path() / "1"), errors);
  addError(writeFileAtomically(folder.path(), {}), errors);
  addError(writeFileAtomically(folder.path() / "2" / "3", {}), errors);
  for (const std::errc code : {std::errc::permission_denied, std::errc::no_space_on_device, std::errc::io_error,
                               std::errc::read_only_file_system, std::errc::too_many_files_open,
                               std::errc::filename_too_long, std::errc::no_such_file_or_directory}) {
    errors.push_back(fileError("1", Core::trWith("cannot be written: %1"), std::make_error_code(code)));
  }
  return errors;
}

class DamagedFiles : public ::testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    ASSERT_TRUE(words.load(QString("furitsuke_") + GetParam(), FURITSUKE_TRANSLATIONS));
    QCoreApplication::installTranslator(&words);
  }
  void TearDown() override { QCoreApplication::removeTranslator(&words); }

  /// Three words of English or more; names of formats, files and members may be two.
  static void expectNoEnglish(const Errors& errors) {
    static const QRegularExpression english("[A-Za-z]{2,}[,;:]? [a-z]+[,;:]? [a-z]{2,}");
    EXPECT_FALSE(errors.empty());
    std::set<std::string> untranslated;
    Errors all = errors;
    // As the reason of another error, for example that of a project which names the file.
    for (const Error& error : errors) all.push_back(Error::in(Message::verbatim("a, b.c"), error.sentence()));
    for (const Error& error : all) {
      const QString text = failureText(error);
      if (text.contains(english) || text == QString::fromStdString(error.message())) {
        untranslated.insert(error.message() + " -> " + text.toStdString());
      }
      if (untranslated.size() > 20) break;
    }
    EXPECT_EQ(untranslated, std::set<std::string>());
  }

  QTranslator words;
};

INSTANTIATE_TEST_SUITE_P(Languages, DamagedFiles, ::testing::Values("ja", "zh_CN"));

TEST_P(DamagedFiles, OfMotionsAndModelsGiveNoEnglish) { expectNoEnglish(errorsOfMotionsAndModels()); }
TEST_P(DamagedFiles, OfProjectsGiveNoEnglish) { expectNoEnglish(errorsOfProjects()); }
TEST_P(DamagedFiles, OfSoundsPicturesAndLyricsGiveNoEnglish) { expectNoEnglish(errorsOfMedia()); }
TEST_P(DamagedFiles, OfCapturesGiveNoEnglish) { expectNoEnglish(errorsOfCaptures()); }
TEST_P(DamagedFiles, OfArchivesGiveNoEnglish) {
  if (!archives::canReadArchives()) GTEST_SKIP() << "without libarchive";
  expectNoEnglish(errorsOfArchives());
}
TEST_P(DamagedFiles, ThatTheSystemDoesNotReadOrWriteGiveNoEnglish) { expectNoEnglish(errorsOfFiles()); }

}  // namespace
}  // namespace furitsuke::widgets
