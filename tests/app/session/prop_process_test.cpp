// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/scene/prop_process.h"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <thread>

#include "app/session/model_files.h"
#include "core/base/file.h"
#include "core/image/image_codec.h"
#include "core/scene/scene.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::test {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kTriangle =
    "xof 0303txt 0032\nMesh { 3; 0;0;0;, 1;0;0;, 0;1;0;; 1; 3;0,2,1;;\n"
    "MeshMaterialList { 1; 1; 0; Material { 1;1;1;1;; 0; 1;1;1;; 0;0;0;;\n"
    "TextureFilename { \"TEX\\\\A.PNG\"; } } } }\n";

class PropProcessTest : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(writeFileAtomically(file(), asBytes(kTriangle)).ok());
    fs::create_directory(temp_.path() / "tex");
    const auto png = image::encodePng({1, 1, {9, 9, 9, 255}});
    ASSERT_TRUE(writeFileAtomically(temp_.path() / "tex" / "a.png", png).ok());
  }
  [[nodiscard]] fs::path file() const { return temp_.path() / "prop.x"; }
  /// A program that runs `script` instead of reading the file.
  [[nodiscard]] QString fake(std::string_view script) const {
    const fs::path path = temp_.path() / "fake";
    EXPECT_TRUE(writeFileAtomically(path, asBytes("#!/bin/sh\n" + std::string(script) + "\n")).ok());
    fs::permissions(path, fs::perms::owner_all);
    return QString::fromStdString(path.string());
  }
  [[nodiscard]] std::string failure(const session::PropProcess& process) const {
    const Result<session::ReadProp> prop = session::readProp(file(), process);
    return prop ? "read" : prop.error().message();
  }
  TempFolder temp_;
};

TEST_F(PropProcessTest, AResultAboveTheLimitOfTheFileSizeIsAnErrorOfTheImporter) {
  const std::string command =
      "cd '" + temp_.path().string() + "' && ulimit -f 0 && '" FURITSUKE_IMPORT "' prop.x > out";
  const int status = std::system((command + " 2> /dev/null").c_str());
  ASSERT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 2) << "not ended by a signal";
}

TEST_F(PropProcessTest, ReadsAPropWithItsPictures) {
  session::PropProcess process;
  process.program = FURITSUKE_IMPORT;
  const Result<session::ReadProp> prop = session::readProp(file(), process);
  ASSERT_TRUE(prop.ok()) << prop.error().message();
  EXPECT_EQ(prop->model.model.mesh.size(), 3U);
  EXPECT_EQ(prop->model.model.name.text, "prop");
  ASSERT_EQ(prop->pictures.images.textures.size(), 1U);
  EXPECT_NE(prop->pictures.images.textures[0], nullptr);
  EXPECT_TRUE(prop->pictures.diagnostics.empty());
}

TEST_F(PropProcessTest, ReportsErrorsOfTheReaderProcess) {
  const struct {
    const char* script;
    const char* message;
  } rows[] = {
      {"kill -SEGV $$", "is damaged: the program that reads props crashed on it"},
      {"echo 'the disk is odd' >&2; exit 2", "the disk is odd"},
      {"exit 3", "cannot be read as a prop"},
      {"echo hello", "the program that reads props returned no complete model"},
      {"printf 'PMX \\000\\000\\000\\100'", "the program that reads props returned no complete model"},
      {"exit 0", "the program that reads props returned no complete model"},
  };
  for (const auto& row : rows) {
    session::PropProcess process;
    process.program = fake(row.script);
    EXPECT_EQ(failure(process), row.message) << row.script;
  }
  session::PropProcess process;
  process.program = "/nowhere/at/all";
  EXPECT_EQ(failure(process).substr(0, 48), "the program that reads props cannot be started (");
}

TEST_F(PropProcessTest, EndsAfterATimeout) {
  session::PropProcess process;
  process.program = fake("exec sleep 60");
  process.timeout = std::chrono::milliseconds(200);
  QElapsedTimer clock;
  clock.start();
  EXPECT_EQ(failure(process), "took longer than 0.2 s to read and was canceled");
  EXPECT_LT(clock.elapsed(), 20'000);
  EXPECT_EQ(session::PropProcess().timeout, std::chrono::seconds(20));
}

TEST_F(PropProcessTest, CanBeCanceledFromAnotherThread) {
  std::atomic<bool> canceled{false};
  session::PropProcess process;
  process.program = fake("exec sleep 60");
  process.canceled = &canceled;
  QElapsedTimer clock;
  clock.start();
  const std::jthread other([&canceled] { canceled = true; });
  EXPECT_EQ(failure(process), "reading was canceled");
  EXPECT_LT(clock.elapsed(), 20'000);
}

TEST_F(PropProcessTest, AVacPlacesItsProp) {
  const fs::path vac = temp_.path() / "flower.vac";
  ASSERT_TRUE(writeFileAtomically(vac, asBytes("Flower\r\nPROP.X\r\n2\r\n1,2,3\r\n0,0,0\r\ncenter\r\n")).ok());
  // The importer is installed next to the program, but is not next to this test.
  const QString beside = QCoreApplication::applicationDirPath() + "/furitsuke-import";
  const bool isMade = QFile::link(FURITSUKE_IMPORT, beside);
  Result<session::ReadModel> read = session::readModel(vac);
  if (isMade) QFile::remove(beside);
  ASSERT_TRUE(read.ok()) << read.error().message();
  EXPECT_EQ(read->actor->title, "Flower");
  EXPECT_EQ(read->actor->placement.scale, 2);
  EXPECT_EQ(read->actor->placement.position, glm::dvec3(1, 2, 3));
  EXPECT_EQ(read->attachmentBone.text(), "center");
  EXPECT_EQ(read->entry.path, vac);

  scene::Scene scene;
  model::Model attachment;
  attachment.bones.emplace_back().name = model::ModelName::fromText("center", {});
  scene.actors.push_back(std::make_unique<scene::Actor>(std::make_shared<const model::Model>(attachment), nullptr));
  scene.actors.push_back(std::move(read->actor));
  EXPECT_TRUE(scene.attachToBone(*scene.actors[1], "center"));
  EXPECT_EQ(scene.actors[1]->placement.attachment, scene.actors[0]->id());
  EXPECT_EQ(scene.actors[1]->placement.attachmentBone, 0);
  EXPECT_FALSE(scene.attachToBone(*scene.actors[0], "center")) << "the prop has no bone with this name";
  EXPECT_FALSE(scene.attachToBone(*scene.actors[1], ""));
}

TEST_F(PropProcessTest, AVacWithoutItsPropIsAnError) {
  const fs::path vac = temp_.path() / "flower.vac";
  ASSERT_TRUE(writeFileAtomically(vac, asBytes("Flower\r\nnone.x\r\n")).ok());
  EXPECT_EQ(session::readModel(vac).error().message(), "its prop \"none.x\" is not in the same folder");
  ASSERT_TRUE(writeFileAtomically(vac, asBytes("Flower\r\ntex\\a.png\r\n")).ok());
  EXPECT_EQ(session::readModel(vac).error().message(), "its prop \"tex\\a.png\" is not in the same folder");
}

}  // namespace
}  // namespace furitsuke::test
