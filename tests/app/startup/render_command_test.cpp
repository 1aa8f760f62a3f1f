// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QProcessEnvironment>
#include <algorithm>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "core/base/file.h"
#include "core/io/json/annotation_file.h"
#include "core/io/model/model_file.h"
#include "core/io/motion/vmd_motion.h"
#include "core/media/film_writer.h"
#include "core/motion/motion.h"
#include "tests/core/media/wav_files.h"
#include "tests/support/decoded_film.h"
#include "tests/support/far_motion.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::test {
namespace {

const QString kSamples = FURITSUKE_SAMPLES;

/// A WAV file of silence: mono, 16 bits.
Bytes waveFile(std::uint32_t rate, std::uint32_t frames) {
  std::string bytes;
  const auto number = [&bytes](std::uint32_t value, int size) {
    for (int i = 0; i < size; ++i) bytes.push_back(static_cast<char>(value >> (8 * i) & 255));
  };
  bytes += "RIFF";
  number(36 + 2 * frames, 4);
  bytes += "WAVEfmt ";
  number(16, 4);
  number(1, 2);
  number(1, 2);
  number(rate, 4);
  number(2 * rate, 4);
  number(2, 2);
  number(16, 2);
  bytes += "data";
  number(2 * frames, 4);
  bytes.append(2 * frames, '\0');
  const ByteView view = asBytes(bytes);
  return {view.begin(), view.end()};
}

/// The real program, without a display.
class RenderCommandTest : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(writeFileAtomically(temp_.path() / "floor.x",
                                    asBytes("xof 0303txt 0032\nMesh { 3; -9;0;9;, 9;0;9;, 0;0;-9;; 1; 3;0,1,2;; }\n"))
                    .ok());
    ASSERT_TRUE(writeFileAtomically(temp_.path() / "bad.pmx", asBytes("PMX is what this is not")).ok());
    ASSERT_TRUE(writeFileAtomically(temp_.path() / "taken.png", asBytes("mine")).ok());
    process_.setWorkingDirectory(folder());
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) environment.remove(name);
    process_.setProcessEnvironment(environment);
  }
  [[nodiscard]] QString folder() const { return QString::fromStdString(temp_.path().string()); }
  [[nodiscard]] QString path(const QString& name) const { return folder() + "/" + name; }
  void start(const QStringList& arguments) { process_.start(FURITSUKE_PROGRAM, QStringList("render") + arguments); }
  /// The exit status.
  int run(const QStringList& arguments) {
    start(arguments);
    EXPECT_TRUE(process_.waitForFinished(120'000));
    return process_.exitCode();
  }
  std::string message() { return process_.readAllStandardError().toStdString(); }

  TempFolder temp_;
  QProcess process_;
};

TEST_F(RenderCommandTest, DrawsModelsWithTheirMotions) {
  ASSERT_EQ(run({"--model", kSamples + "/sample.pmx", "--model", "floor.x", "--motion", kSamples + "/sample.vmd",
                 "--frames", "98-100", "--size", "80x60", "--samples", "0", "--output", "f_%04d.png"}),
            0)
      << message();
  const QStringList files = QDir(folder()).entryList({"f_*.png"}, QDir::Files, QDir::Name);
  EXPECT_EQ(files, (QStringList{"f_0098.png", "f_0099.png", "f_0100.png"}));
  const QImage first(path("f_0098.png"));
  const QImage last(path("f_0100.png"));
  EXPECT_EQ(first.size(), QSize(80, 60));
  EXPECT_NE(first, last) << "the dancer moves";
}

TEST_F(RenderCommandTest, DrawsTheFramesOfAnyListIntoAFolderThatItMakes) {
  motion::Motion moving;
  motion::Keys<motion::CameraKey> keys;
  for (const Frame frame : {0, 4}) {
    motion::CameraKey camera = motion::restCameraKey();
    camera.distance += static_cast<float>(frame);
    keys.append(frame, camera);
  }
  moving.camera = motion::Track<motion::CameraKey>(std::move(keys));
  ASSERT_TRUE(writeFileAtomically(temp_.path() / "move.vmd", io::vmdFromMotion(moving, nullptr)).ok());
  const struct {
    const char* frames;
    QStringList names;
  } rows[] = {{"all", {"0", "1", "2", "3", "4"}},
              {"3-", {"3", "4"}},
              {"-1", {"0", "1"}},
              {"4,0-1,1", {"0", "1", "4"}},
              {"6,3-", {"3", "4", "6"}}};
  for (const auto& row : rows) {
    const QString out = QString("new/") + row.frames;
    ASSERT_EQ(run({"--model", "floor.x", "--camera", "move.vmd", "--frames", row.frames, "--size", "16x16", "--samples",
                   "0", "--output", out + "/%d.png"}),
              0)
        << message();
    QStringList expected;
    for (const QString& name : row.names) expected.append(name + ".png");
    EXPECT_EQ(QDir(path(out)).entryList(QDir::Files, QDir::Name), expected) << row.frames;
  }
  EXPECT_EQ(QImage(path("new/all/4.png")), QImage(path("new/6,3-/4.png")));
}

TEST_F(RenderCommandTest, DrawsTheReadablePartOfADamagedModelUnlessItIsStrict) {
  const Bytes whole = readFile((kSamples + "/sample.pmx").toStdString()).value();
  ASSERT_TRUE(writeFileAtomically(temp_.path() / "cut.pmx", ByteView(whole).first(whole.size() - 20)).ok());
  const QStringList arguments{"--model", "cut.pmx",   "--frames", "0",        "--size",
                              "80x60",   "--samples", "0",        "--output", "cut.png"};
  EXPECT_EQ(run(arguments), 1);
  EXPECT_NE(message().find("cut.pmx: byte"), std::string::npos);
  EXPECT_FALSE(QImage(path("cut.png")).isNull());
  EXPECT_EQ(run(arguments + QStringList{"--strict", "--force"}), 2);
}

TEST_F(RenderCommandTest, ReadsADamagedMotionOnlyWithSalvage) {
  const Bytes whole = readFile((kSamples + "/sample.vmd").toStdString()).value();
  ASSERT_TRUE(writeFileAtomically(temp_.path() / "cut.vmd", ByteView(whole).first(whole.size() / 2)).ok());
  for (const char* option : {"--motion", "--camera"}) {
    const QStringList arguments{"--model",   kSamples + "/sample.pmx",
                                option,      "cut.vmd",
                                "--frames",  "0",
                                "--size",    "16x16",
                                "--samples", "0",
                                "--output",  "cut.png",
                                "--force"};
    EXPECT_EQ(run(arguments), 2);
    EXPECT_NE(message().find("cut.vmd: byte"), std::string::npos);
    EXPECT_EQ(run(arguments + QStringList("--salvage")), 1);
    EXPECT_NE(message().find("cut.vmd: byte"), std::string::npos);
  }
}

TEST_F(RenderCommandTest, ShowsTheOutsideParentsBesideAMotion) {
  ASSERT_TRUE(QFile::copy(kSamples + "/sample.vmd", path("other.vmd")));
  const auto draw = [this](const QString& name) {
    EXPECT_EQ(run({"--model", kSamples + "/sample.pmx", "--model", kSamples + "/sample.pmx", "--motion",
                   kSamples + "/sample.vmd", "--motion", "other.vmd", "--frames", "100", "--size", "80x60", "--samples",
                   "0", "--physics", "off", "--output", name}),
              0)
        << message();
    return QImage(path(name));
  };
  const QImage before = draw("before.png");
  // Of two models with the same name, the second one has the number 2.
  const std::string name = io::loadModel((kSamples + "/sample.pmx").toStdString())->model.name.text;
  motion::Annotations annotations;
  annotations.parents = {{0, "", {motion::ParentKind::Model, name, "頭"}, {}}};
  ASSERT_TRUE(
      writeFileAtomically(temp_.path() / "other.furitsuke.json", asBytes(io::annotationsToJson(annotations))).ok());
  EXPECT_NE(draw("after.png"), before);
  annotations.parents[0].target.model = name + " (2)";
  ASSERT_TRUE(
      writeFileAtomically(temp_.path() / "other.furitsuke.json", asBytes(io::annotationsToJson(annotations))).ok());
  EXPECT_EQ(draw("self.png"), before) << "a model cannot follow itself";
}

TEST_F(RenderCommandTest, IsTransparentWhenAsked) {
  ASSERT_EQ(run({"--model", kSamples + "/sample.pmx", "--frames", "0", "--size", "80x60", "--transparent", "--output",
                 "clear.png"}),
            0)
      << message();
  const QImage clear(path("clear.png"));
  EXPECT_EQ(qAlpha(clear.pixel(0, 0)), 0);
  EXPECT_EQ(qAlpha(clear.pixel(40, 30)), 255);
}

TEST_F(RenderCommandTest, WritesAFilmWithItsSound) {
  if (!media::FilmWriter::isAvailable()) GTEST_SKIP() << "this build has no libav";
  ASSERT_TRUE(writeFileAtomically(temp_.path() / "tone.wav", waveFile(8000, 4000)).ok());
  QStringList arguments{"--model",        kSamples + "/sample.pmx",
                        "--motion",       kSamples + "/sample.vmd",
                        "--frames",       "98-103",
                        "--size",         "80x60",
                        "--samples",      "0",
                        "--output",       "dance.mp4",
                        "--fps",          "60",
                        "--sound",        "tone.wav",
                        "--sound-offset", "3200"};
  ASSERT_EQ(run(arguments), 0) << message();
  const DecodedFilm film = decodeFilm(temp_.path() / "dance.mp4");
  ASSERT_EQ(film.pictures.size(), 12U);
  EXPECT_EQ(film.pictures[0].width, 80U);
  EXPECT_NE(film.pictures[0], film.pictures[11]) << "the dancer moves";
  EXPECT_NEAR(film.seconds, 0.2, 1e-9);
  EXPECT_NEAR(static_cast<double>(film.sound.size()) / film.soundRate, 0.2, 1 / 30.0);
  EXPECT_EQ(run(arguments), 2);
  EXPECT_EQ(message(), "furitsuke: dance.mp4: exists already; use --force to overwrite it\n");
  EXPECT_EQ(run(arguments + QStringList("--force")), 0) << message();
}

TEST_F(RenderCommandTest, TheSoundHasTheVolumeOfItsMotionOrTheChosenOne) {
  if (!media::FilmWriter::isAvailable()) GTEST_SKIP() << "this build has no libav";
  const Bytes tone = test::wavFile(std::vector<std::int16_t>(44'100, 16'000));
  for (const char* name : {"song.wav", "other.wav"}) {
    ASSERT_TRUE(writeFileAtomically(temp_.path() / name, tone).ok());
  }
  ASSERT_TRUE(QFile::copy(kSamples + "/sample.vmd", path("dance.vmd")));
  const struct {
    const char* settings;
    QStringList sound;
    double gain;
    const char* message;
  } rows[] = {
      {R"("volume": 50)", {"song.wav"}, 0.25, ""},
      {R"("volume": 50)", {"other.wav"}, 1, ""},
      {R"("volume": 50)", {"song.wav", "--volume", "100"}, 1, ""},
      {R"("volume": 50)", {"other.wav", "--volume", "10"}, 0.01, ""},
      {R"("muted": true)", {"song.wav", "--volume", "100"}, 1, ""},
      {R"("muted": true)", {"song.wav"}, 0, "furitsuke: dance.vmd: its sound is muted; use --volume 100 to hear it\n"},
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(std::string(row.settings) + " " + row.sound.join(' ').toStdString());
    const std::string notes =
        std::string(R"({"format": "furitsuke.annotations", "sound": {"file": "song.wav", )") + row.settings + "}}";
    ASSERT_TRUE(writeFileAtomically(temp_.path() / "dance.furitsuke.json", asBytes(notes)).ok());
    ASSERT_EQ(run(QStringList{"--model", kSamples + "/sample.pmx", "--motion", "dance.vmd", "--frames", "0-2", "--size",
                              "32x32", "--samples", "0", "--output", "a.mov", "--codec", "png", "--force", "--sound"} +
                  row.sound),
              0)
        << message();
    EXPECT_EQ(message(), row.message);
    const DecodedFilm film = decodeFilm(temp_.path() / "a.mov");
    ASSERT_FALSE(film.sound.empty());
    EXPECT_NEAR(*std::ranges::max_element(film.sound), row.gain * 16'000 / 32'768, 1e-3);
  }
}

TEST_F(RenderCommandTest, LeavesNoFilmAfterCtrlC) {
  if (!media::FilmWriter::isAvailable()) GTEST_SKIP() << "this build has no libav";
  start({"--model", "floor.x", "--frames", "0-99999", "--size", "32x32", "--samples", "1", "--output", "dance.mp4"});
  const auto temporaries = [this] { return QDir(folder()).entryList({".furitsuke-*"}, QDir::Files | QDir::Hidden); };
  QElapsedTimer clock;
  clock.start();
  while (temporaries().isEmpty() && clock.elapsed() < 120'000) process_.waitForFinished(20);
  process_.waitForFinished(200);
  ASSERT_EQ(::kill(static_cast<pid_t>(process_.processId()), SIGINT), 0);
  ASSERT_TRUE(process_.waitForFinished(120'000));
  EXPECT_EQ(process_.exitCode(), 2);
  EXPECT_NE(message().find("canceled after "), std::string::npos);
  EXPECT_TRUE(temporaries().isEmpty());
  EXPECT_FALSE(QFile::exists(path("dance.mp4")));
}

TEST_F(RenderCommandTest, RefusesTheFramesOfAFarMotionUnlessTheyAreChosen) {
  ASSERT_TRUE(writeFileAtomically(temp_.path() / "far.vmd", io::vmdFromMotion(farMotion(), nullptr)).ok());
  const QStringList far{
      "--model",   kSamples + "/sample.pmx", "--motion", "far.vmd", "--size", "80x60", "--samples", "0", "--output",
      "f_%05d.png"};
  EXPECT_EQ(run(far), 2);
  EXPECT_EQ(message(),
            "furitsuke: the motions have 2147483648 frames; without --frames at most 216000 images are rendered; "
            "choose them with --frames A-B\n");
  EXPECT_TRUE(QDir(folder()).entryList({"f_*.png"}).isEmpty());
  EXPECT_EQ(run(far + QStringList{"--frames", "2147483646-2147483647"}), 0) << message();
  EXPECT_TRUE(QFile::exists(path("f_2147483647.png")));
}

TEST_F(RenderCommandTest, FollowsTheRuleForFramesBeforeTheFirstKey) {
  motion::Motion late;
  motion::Keys<motion::CameraKey> keys;
  motion::CameraKey near = motion::restCameraKey();
  near.distance = -15;
  keys.append(10, near);
  late.camera = motion::Track<motion::CameraKey>(std::move(keys));
  ASSERT_TRUE(writeFileAtomically(temp_.path() / "late.vmd", io::vmdFromMotion(late, nullptr)).ok());
  std::map<std::string, QImage> images;
  for (const char* rule : {"default", "rest", "hold"}) {
    QStringList arguments{
        "--model",  kSamples + "/sample.pmx", "--camera", "late.vmd", "--frames", "0", "--size", "80x60",
        "--output", QString(rule) + ".png"};
    if (rule != std::string("default")) arguments += {"--before-first", rule};
    ASSERT_EQ(run(arguments), 0) << message();
    images[rule] = QImage(path(QString(rule) + ".png"));
  }
  EXPECT_EQ(images["default"], images["rest"]);
  EXPECT_NE(images["rest"], images["hold"]);
}

TEST_F(RenderCommandTest, ShowsABackgroundBehindTheModels) {
  QImage sky(40, 20, QImage::Format_RGB32);
  sky.fill(QColor(0, 0, 255));
  ASSERT_TRUE(sky.save(path("sky.png")));
  const QStringList common{"--model", "floor.x", "--frames", "0", "--size", "64x64", "--force", "--output", "a.png"};
  const auto colorAt = [&](const QStringList& more, int x, int y) {
    EXPECT_EQ(run(common + more), 0) << message();
    return QImage(path("a.png")).pixelColor(x, y).name().toStdString();
  };
  const QStringList picture{"--background", "sky.png"};
  EXPECT_EQ(colorAt({}, 32, 20), "#ffffff");
  EXPECT_EQ(colorAt({"--background-color", "#102030"}, 32, 20), "#102030");
  EXPECT_EQ(colorAt(picture, 32, 20), "#0000ff");
  EXPECT_EQ(colorAt(picture, 32, 4), "#ffffff") << "all of it is shown";
  EXPECT_EQ(colorAt(picture + QStringList{"--background-fit", "fill"}, 32, 4), "#0000ff");
  EXPECT_EQ(colorAt(picture + QStringList{"--background-offset", "0,40"}, 32, 4), "#0000ff");
  EXPECT_EQ(colorAt(picture + QStringList{"--background-opacity", "0", "--background-color", "#000000"}, 32, 20),
            "#000000");
}

TEST_F(RenderCommandTest, OverwritesOnlyWhenForced) {
  const QStringList arguments = {"--model", "floor.x", "--frames", "0", "--size", "16x16", "--output", "taken.png"};
  EXPECT_EQ(run(arguments), 2);
  EXPECT_EQ(message(), "furitsuke: taken.png: exists already; use --force to overwrite it\n");
  EXPECT_EQ(run(arguments + QStringList("--force")), 0);
  EXPECT_EQ(QImage(path("taken.png")).size(), QSize(16, 16));
}

TEST_F(RenderCommandTest, ReportsInvalidArgumentsAndFiles) {
  const struct {
    QStringList arguments;
    const char* message;
  } rows[] = {
      {{}, "--model is required"},
      {{"--model", "floor.x"}, "--output is required"},
      {{"--model", "floor.x", "--output", "a.jpg"},
       "--output: \"a.jpg\" must end in .mp4, .webm, .mov or .gif, or in .png"},
      {{"--model", "floor.x", "--output", "a.avi"},
       "--output: \"a.avi\" must end in .mp4, .webm, .mov or .gif, or in .png"},
      {{"--model", "floor.x", "--output", "a.mp4", "--fps", "31"},
       "--fps: \"31\" is not one of the frame rates 24, 25"},
      {{"--model", "floor.x", "--output", "a.mp4", "--transparent"},
       ".mp4 cannot be transparent; .webm, .mov and .gif can"},
      {{"--model", "floor.x", "--output", "a.mp4", "--size", "41x30"}, "must be even: 42x30 instead of 41x30"},
      {{"--model", "floor.x", "--output", "a.mp4", "--codec", "png"}, "--codec: a .mp4 file cannot contain \"png\""},
      {{"--model", "floor.x", "--output", "a.gif", "--fps", "60"}, ".gif can have at most 50 pictures per second"},
      {{"--model", "floor.x", "--output", "a.gif", "--sound", "a.wav"}, "--sound: .gif cannot have sound"},
      {{"--model", "floor.x", "--output", "a.mp4", "--sound", "a.wav"}, "a.wav: does not exist"},
      {{"--model", "floor.x", "--output", "a.mp4", "--sound-offset", "-5"}, "--sound-offset"},
      {{"--model", "floor.x", "--output", "a.mp4", "--volume", "50"}, "--volume"},
      {{"--model", "floor.x", "--output", "a.mp4", "--sound", "a.wav", "--volume", "101"}, "--volume"},
      {{"--model", "floor.x", "--output", "a.mp4", "--quality", "101"}, "--quality"},
      {{"--model", "floor.x", "--output", "a.mp4", "--supersampling", "3"}, "--supersampling"},
      {{"--model", "floor.x", "--output", "a.png", "--quality", "90"}, "--quality: is only for films"},
      {{"--model", "floor.x", "--output", "floor.x/a.mp4"}, "floor.x: cannot be created: "},
      {{"--model", "floor.x", "--output", "a.mp4", "--frames", "1,3"},
       "--frames: a film has one range of whole frames"},
      {{"--model", "floor.x", "--output", "a.png", "--size", "0x5"}, "--size: \"0x5\" is not a size WxH"},
      {{"--model", "floor.x", "--output", "a.png", "--size", "12"}, "--size: \"12\" is not a size WxH"},
      {{"--model", "floor.x", "--output", "a.png", "--samples", "3"}, "--samples"},
      {{"--model", "floor.x", "--output", "a.png", "--frames", "5-4"}, "--frames: \"5-4\" is neither a number nor"},
      {{"--model", "floor.x", "--output", "a.png", "--frames", "1.5"}, "--frames: must be whole frames"},
      {{"--model", "floor.x", "--output", "a%d.png", "--frames", "1,3-999999"}, "--frames: a list of more than 216000"},
      {{"--model", "floor.x", "--output", "a.png", "--frames", "0-3"}, "more than one picture needs a number"},
      {{"--model", "floor.x", "--output", "a.png", "--motion", "-", "--motion", "-"}, "more motions than models"},
      {{"--model", "none.pmx", "--output", "a.png"}, "none.pmx: does not exist"},
      {{"--model", "none.x", "--output", "a.png"}, "none.x: does not exist"},
      {{"--model", "bad.pmx", "--output", "a.png"}, "furitsuke: bad.pmx: "},
      {{"--model", "taken.png", "--output", "a.png"}, "taken.png: is not a known model; known formats are .pmx, .pmd"},
      {{"--model", "floor.x", "--motion", "bad.pmx", "--output", "a.png"}, "furitsuke: bad.pmx: "},
      {{"--model", "floor.x", "--camera", "none.vmd", "--output", "a.png"}, "none.vmd: does not exist"},
      {{"--model", "floor.x", "--output", "floor.x/a.png"}, "floor.x: cannot be created: "},
      {{"--model", "floor.x", "--output", "a.png", "--background", "none.mp4"}, "none.mp4: "},
      {{"--model", "floor.x", "--output", "a.png", "--background", "taken.png"}, "taken.png: "},
      {{"--model", "floor.x", "--output", "a.png", "--background", "taken.png", "--transparent"},
       "--background: cannot be used with --transparent"},
      {{"--model", "floor.x", "--output", "a.png", "--background-color", "black"},
       "--background-color: \"black\" is not a color such as #000000"},
      {{"--model", "floor.x", "--output", "a.png", "--background", "a.mp4", "--background-offset", "5"},
       "--background-offset: \"5\" is not an offset X,Y in percent"},
      {{"--model", "floor.x", "--output", "a.png", "--background", "a.mp4", "--background-fit", "tile"},
       "--background-fit"},
      {{"--model", "floor.x", "--output", "a.png", "--background", "a.mp4", "--background-scale", "0"},
       "--background-scale"},
      {{"--model", "floor.x", "--output", "a.png", "--background-opacity", "50"}, "--background-opacity"},
  };
  for (const auto& row : rows) {
    EXPECT_EQ(run(row.arguments), 2) << row.message;
    const std::string said = message();
    EXPECT_NE(said.find(row.message), std::string::npos) << said;
  }
  EXPECT_FALSE(QFile::exists(path("a.png")));
  EXPECT_EQ(run({"--help"}), 0);
  EXPECT_TRUE(process_.readAllStandardOutput().contains("--transparent"));
}

TEST_F(RenderCommandTest, EndsCleanlyAfterCtrlCAndWithItsTerminal) {
  for (const int signal : {SIGINT, SIGHUP}) {
    for (const QString& name : QDir(folder()).entryList({"f_*"})) QFile::remove(path(name));
    start({"--model", kSamples + "/sample.pmx", "--frames", "0-99999", "--size", "32x32", "--samples", "1", "--output",
           "f_%05d.png"});
    QElapsedTimer clock;
    clock.start();
    while (!QFile::exists(path("f_00003.png")) && clock.elapsed() < 120'000) process_.waitForFinished(20);
    ASSERT_EQ(::kill(static_cast<pid_t>(process_.processId()), signal), 0);
    ASSERT_TRUE(process_.waitForFinished(120'000));
    EXPECT_EQ(process_.exitStatus(), QProcess::NormalExit);
    EXPECT_EQ(process_.exitCode(), 2);
    EXPECT_NE(message().find("canceled after "), std::string::npos);
    for (const QString& name : QDir(folder()).entryList(QDir::Files | QDir::Hidden)) {
      if (name == "floor.x" || name == "bad.pmx" || name == "taken.png") continue;
      EXPECT_TRUE(name.startsWith("f_") && QImage(path(name)).width() == 32) << name.toStdString();
    }
  }
}

}  // namespace
}  // namespace furitsuke::test
