// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/dialogs/motion_export_dialog.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/value_field.h"
#include "core/base/file.h"
#include "core/exchange/capture_file.h"
#include "core/motion/default_keys.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/humanoid.h"
#include "tests/support/waiting.h"

// Exporting a motion for other programs from the window.
namespace furitsuke::commands {
namespace {

class MotionExportTest : public test::WindowTest {
 protected:
  /// A person with a motion of ten frames that moves it.
  void addPerson() {
    window->stage().addActor(
        std::make_unique<scene::Actor>(std::make_shared<const model::Model>(test::humanoid()), nullptr), {});
    motion::Motion motion;
    motion.modelName = Name::fromBytes(test::humanoid().name.bytes);
    motion::Keys<motion::BoneKey> keys;
    keys.append(0, motion::restBoneKey());
    motion::BoneKey bent = motion::restBoneKey();
    bent.rotation = {0, 0.6F, 0, 0.8F};
    keys.append(9, bent);
    motion.bones[motion.ensureBone(*Name::fromText("左ひじ")).index].keys = motion::Track(std::move(keys));
    window->workspace().add(std::make_unique<edit::MotionDocument>(std::move(motion)));
    settle();
  }
  Status runLine(const QString& line) { return actions::runActionScript(window->actions(), line); }
  dialogs::MotionExportDialog* page() { return window->findChild<dialogs::MotionExportDialog*>(); }
  template <class Widget>
  Widget* field(const char* name) {
    return page()->findChild<Widget*>(name);
  }
  static std::size_t framesOf(const QString& path) {
    const Bytes bytes = readFile(path.toStdString()).value();
    const auto kind = io::detectFileKind(bytes);
    return exchange::readCapture(kind, bytes)->motion.clips.at(0).frameCount;
  }
};

TEST_F(MotionExportTest, AScriptWritesEveryFormat) {
  addPerson();
  struct Row {
    const char* words;
    std::size_t frames;
  };
  for (const Row& row : {Row{"path=a.glb", 10}, Row{"path=a.vrma fps=60", 19}, Row{"path=a.bvh frames=2-5", 4}}) {
    QString words = row.words;
    words.replace("path=", "path=" + folder.path() + "/");
    const Status status = runLine("file.exportMotion " + words);
    ASSERT_TRUE(status) << status.error().message();
    EXPECT_EQ(framesOf(words.section(' ', 0, 0).section('=', 1)), row.frames) << row.words;
  }
}

TEST_F(MotionExportTest, RefusesWhatCannotBeWrittenWithAReason) {
  addPerson();
  ASSERT_TRUE(runLine("file.exportMotion path=" + pathOf("a.glb")));
  struct Row {
    QString words;
    const char* reason;
  };
  for (const Row& row : {Row{pathOf("a.glb"), "already exists"}, Row{pathOf("a.txt"), "ends in one of .glb, .vrma"},
                         Row{pathOf("b.glb") + " frames=9-2", "frames"}}) {
    const Status status = runLine("file.exportMotion path=" + row.words);
    ASSERT_FALSE(status) << row.words.toStdString();
    EXPECT_NE(status.error().message().find(row.reason), std::string::npos) << status.error().message();
  }
  EXPECT_TRUE(runLine("file.exportMotion path=" + pathOf("a.glb") + " overwrite=on"));
}

TEST_F(MotionExportTest, ThePageListsLossesAndWritesTheFile) {
  addPerson();
  window->actions().action("file.exportMotion")->trigger();
  ASSERT_TRUE(test::waitFor([this] { return page() != nullptr && field<QListWidget>("losses")->count() > 0; }));
  EXPECT_EQ(field<widgets::ValueField>("last")->value(), 9);
  field<QLineEdit>("file")->setText(pathOf("dance.vrma"));
  emit field<QLineEdit>("file")->editingFinished();
  EXPECT_EQ(field<QComboBox>("format")->currentText(), "VRM Animation (*.vrma)") << "the ending selects the format";
  EXPECT_FALSE(field<QCheckBox>("unlit")->isEnabled());
  ASSERT_TRUE(test::waitFor([this] { return field<QPushButton>("start")->isEnabled(); }));
  field<QPushButton>("start")->click();
  ASSERT_TRUE(test::waitFor([this] { return !field<QPushButton>("openFolder")->isHidden(); }))
      << field<QLabel>("message")->text().toStdString();
  EXPECT_EQ(framesOf(pathOf("dance.vrma")), 10U);
  field<QPushButton>("start")->click();
  ASSERT_TRUE(test::waitFor([this] { return field<QLabel>("message")->text().contains("already exists"); }));
  page()->reject();
  settle();
}

TEST_F(MotionExportTest, ACameraMotionBecomesACameraInEveryFormatThatHasOne) {
  motion::Motion motion;
  motion::Keys<motion::CameraKey> keys;
  motion::CameraKey key = motion::restCameraKey();
  keys.append(0, key);
  key.fov = 60;
  keys.append(9, key);
  motion.camera = motion::Track(std::move(keys));
  window->workspace().add(std::make_unique<edit::MotionDocument>(std::move(motion)));
  settle();
  ASSERT_TRUE(window->actions().action("file.exportMotion")->isEnabled()) << "a camera needs no model";
  for (const char* name : {"a.glb", "a.fbx"}) {
    const Status status = runLine("file.exportMotion path=" + pathOf(name));
    ASSERT_TRUE(status) << status.error().message();
  }
  const Bytes glb = readFile(pathOf("a.glb").toStdString()).value();
  const auto capture = exchange::readGltf(glb);
  ASSERT_TRUE(capture.ok());
  EXPECT_EQ(capture->motion.cameras.size(), 1U);
  EXPECT_EQ(capture->motion.clips.at(0).frameCount, 10U);
  EXPECT_EQ(io::detectFileKind(readFile(pathOf("a.fbx").toStdString()).value()), io::FileKind::Fbx);
  const Status refused = runLine("file.exportMotion path=" + pathOf("a.bvh"));
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message().find(".glb, .fbx"), std::string::npos) << refused.error().message();

  window->actions().action("file.exportMotion")->trigger();
  ASSERT_TRUE(test::waitFor([this] { return page() != nullptr && field<QListWidget>("losses")->count() > 0; }));
  EXPECT_EQ(field<QComboBox>("format")->count(), 2);
  EXPECT_TRUE(field<QComboBox>("names")->isHidden());
  field<QLineEdit>("file")->setText(pathOf("page.bvh"));
  emit field<QLineEdit>("file")->editingFinished();
  ASSERT_TRUE(test::waitFor([this] { return field<QPushButton>("start")->isEnabled(); }));
  field<QPushButton>("start")->click();
  EXPECT_TRUE(field<QLabel>("message")->text().contains(".glb, .fbx"));
  field<QLineEdit>("file")->setText(pathOf("page.fbx"));
  emit field<QLineEdit>("file")->editingFinished();
  ASSERT_TRUE(test::waitFor([this] { return field<QPushButton>("start")->isEnabled(); }));
  field<QPushButton>("start")->click();
  ASSERT_TRUE(test::waitFor([this] { return !field<QPushButton>("openFolder")->isHidden(); }))
      << field<QLabel>("message")->text().toStdString();
  EXPECT_TRUE(QFileInfo::exists(pathOf("page.fbx")));
  page()->reject();
  settle();
}

TEST_F(MotionExportTest, AMotionWithoutModelAndCameraIsRefused) {
  run("file.new");
  const Status status = runLine("file.exportMotion path=" + pathOf("a.glb"));
  ASSERT_FALSE(status);
  EXPECT_NE(status.error().message().find("moves no model"), std::string::npos) << status.error().message();
}

}  // namespace
}  // namespace furitsuke::commands
