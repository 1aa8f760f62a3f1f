// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>

#include "app/actions/action_table.h"
#include "app/commands/files/file_opening.h"
#include "app/session/file_paths.h"
#include "core/base/file.h"
#include "core/io/motion/vmd_motion.h"
#include "tests/support/motions.h"

// Runs the program like a user or a script on a machine without a display.
namespace furitsuke::startup {
namespace {

class Program : public ::testing::Test {
 protected:
  struct Outcome {
    int code = -1;
    QByteArray out, err;
  };
  [[nodiscard]] Outcome start(QStringList arguments, bool withProfile = true) const {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"}) environment.remove(name);
    if (withProfile) arguments << "--profile" << folder.filePath("profile");
    environment.insert("XDG_CONFIG_HOME", folder.filePath("config"));
    environment.insert("XDG_STATE_HOME", folder.filePath("state"));
    process.setProcessEnvironment(environment);
    process.start(FURITSUKE_PROGRAM, arguments);
    EXPECT_TRUE(process.waitForFinished(60000));
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
  }
  [[nodiscard]] QString write(const QString& name, const QByteArray& text) const {
    QFile file(folder.filePath(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
    return file.fileName();
  }
  [[nodiscard]] QString writeMotion(const QString& name) const {
    motion::Motion motion;
    test::addBone(motion, "右腕", {0, 10, 20});
    const QString path = folder.filePath(name);
    EXPECT_TRUE(writeFileAtomically(session::toPath(path), io::vmdFromMotion(motion, nullptr)));
    return path;
  }
  QTemporaryDir folder;
};

TEST_F(Program, SavesAScreenshotOfTheRequestedSize) {
  const QString picture = folder.filePath("out.png");
  const Outcome outcome =
      start({writeMotion("a.vmd"), "--screenshot", picture, "--size", "1100x700", "--frame", "7", "--theme", "light"});
  EXPECT_EQ(outcome.code, 0) << outcome.err.toStdString();
  const QImage image(picture);
  EXPECT_EQ(image.size(), QSize(1100, 700));
  EXPECT_GT(image.pixelColor(400, 30).lightness(), 200) << "the light theme";
}

TEST_F(Program, KeepsTheSizeForAnyPanelContents) {
  const QString picture = folder.filePath("out.png");
  const QSize pixels = QSize(1000, 600) * qApp->devicePixelRatio();
  for (const char* language : {"en", "ja"}) {
    for (const char* script : {"edit.selectAll\n", "edit.selectAll\nedit.selectNone\n"}) {
      const Outcome outcome = start({writeMotion("a.vmd"), "--actions", write("all.txt", script), "--screenshot",
                                     picture, "--size", "1000x600", "--language", language});
      EXPECT_EQ(outcome.code, 0) << outcome.err.toStdString();
      EXPECT_EQ(QImage(picture).size(), pixels) << language << ' ' << script;
    }
  }
}

TEST_F(Program, IsTranslatedToJapanese) {
  const Outcome outcome = start({"--list-actions", "--language", "ja"});
  EXPECT_TRUE(outcome.out.contains("元に戻す")) << outcome.out.left(400).toStdString();
  EXPECT_TRUE(start({"--list-actions", "--language", "en"}).out.contains("Undo"));
}

TEST_F(Program, IsTranslatedToSimplifiedChinese) {
  const QByteArray listed = start({"--list-actions", "--language", "zh_CN"}).out;
  EXPECT_TRUE(listed.contains("撤销")) << listed.left(400).toStdString();
  EXPECT_FALSE(listed.contains("Command Palette")) << listed.left(400).toStdString();
  EXPECT_TRUE(start({"--list-actions", "--language", "zh_TW"}).out.contains("Undo"))
      << "traditional Chinese is not available";
}

TEST_F(Program, UsesTheStoredLanguageUnlessOverridden) {
  const QString motion = writeMotion("a.vmd");
  const auto picture = [&](const QString& name, const QStringList& options) {
    const QString path = folder.filePath(name);
    const Outcome outcome = start(QStringList{motion, "--screenshot", path, "--panel", "curves"} + options);
    EXPECT_EQ(outcome.code, 0) << outcome.err.toStdString();
    return QImage(path);
  };
  const QImage english = picture("en.png", {"--language", "en"});
  const QImage japanese = picture("ja.png", {"--language", "ja"});
  ASSERT_FALSE(english.isNull());
  EXPECT_NE(english, japanese);
  EXPECT_EQ(start({"--actions", write("ja.txt", "language.japanese\n")}).code, 0);
  EXPECT_EQ(picture("chosen.png", {}), japanese);
  EXPECT_EQ(picture("language.png", {"--language", "en"}), english);
}

TEST_F(Program, SavesAScreenshotOfOnePanel) {
  for (const char* panel : {"timeline", "graph", "curves", "properties", "findings", "log"}) {
    const QString picture = folder.filePath(QString(panel) + ".png");
    const Outcome outcome =
        start({writeMotion("a.vmd"), "--screenshot", picture, "--size", "1600x1000", "--panel", panel});
    EXPECT_EQ(outcome.code, 0) << panel << outcome.err.toStdString();
    const QImage image(picture);
    EXPECT_FALSE(image.isNull()) << panel;
    EXPECT_LT(image.height(), 800) << panel;
  }
}

TEST_F(Program, RunsActionsAndSaves) {
  const QString out = folder.filePath("out file.vmd");
  const QString script = write("script.txt",
                               "# move and save\nselect track=右腕 frames=10-20\nkey.move by=5\n"
                               "file.save path=\"" +
                                   out.toUtf8() + "\"\n");
  const Outcome outcome = start({writeMotion("a.vmd"), "--actions", script});
  EXPECT_EQ(outcome.code, 0) << outcome.err.toStdString();
  EXPECT_TRUE(QFile::exists(out));
}

TEST_F(Program, ReportsTheLineOfAnActionThatCannotRun) {
  const Outcome unknown = start({"--actions", write("a.txt", "file.new\n\nno.such.action\n")});
  EXPECT_EQ(unknown.code, 2);
  EXPECT_TRUE(unknown.err.contains("line 3")) << unknown.err.toStdString();
  const Outcome disabled = start({writeMotion("a.vmd"), "--actions", write("b.txt", "edit.undo\n")});
  EXPECT_EQ(disabled.code, 2);
  EXPECT_TRUE(disabled.err.contains("line 1")) << disabled.err.toStdString();
}

TEST_F(Program, AFileThatCannotBeOpenedGivesExitStatus2) {
  const Outcome outcome = start({folder.filePath("nowhere.vmd"), "--screenshot", folder.filePath("x.png")});
  EXPECT_EQ(outcome.code, 2);
  EXPECT_TRUE(outcome.err.contains("nowhere.vmd"));
  EXPECT_EQ(start({"--screenshot", write("a.txt", "") + "/at/all.png"}).code, 2) << "below a file";
}

TEST_F(Program, ListsItsActions) {
  const Outcome json = start({"--list-actions", "--json"});
  EXPECT_EQ(json.code, 0);
  EXPECT_EQ(static_cast<std::size_t>(QJsonDocument::fromJson(json.out).array().size()), actions::actionTable().size());
  EXPECT_TRUE(start({"--list-actions"}).out.contains("key.move"));
}

TEST_F(Program, PrintsVersionHelpAndStartupTime) {
  EXPECT_TRUE(start({"--version"}).out.startsWith("furitsuke "));
  EXPECT_TRUE(start({"--help"}).out.contains("--screenshot"));
  const Outcome startup = start({writeMotion("a.vmd"), "--report-startup"});
  EXPECT_EQ(startup.code, 0) << startup.err.toStdString();
  EXPECT_TRUE(startup.out.contains(" ms"));
  EXPECT_GT(startup.out.split(' ').first().toDouble(), 1.0);
}

TEST_F(Program, RejectsInvalidArguments) {
  for (const QStringList& arguments :
       {QStringList{"--size", "big"}, QStringList{"--frame", "-1"}, QStringList{"--theme", "neon"},
        QStringList{"--panel", "sofa"}, QStringList{"--log-level", "loud"}, QStringList{"--no-such-option"}}) {
    const Outcome outcome = start(arguments + QStringList{"--screenshot", folder.filePath("x.png")});
    EXPECT_EQ(outcome.code, 2) << arguments.join(' ').toStdString();
    EXPECT_FALSE(outcome.err.isEmpty());
  }
}

TEST_F(Program, AScreenshotDoesNotCreateSettings) {
  EXPECT_EQ(start({writeMotion("a.vmd"), "--screenshot", folder.filePath("x.png")}, false).code, 0);
  EXPECT_FALSE(QFile::exists(folder.filePath("config")));
}

TEST_F(Program, StoresEverythingInTheProfileFolder) {
  const Outcome outcome = start({writeMotion("a.vmd"), "--screenshot", folder.filePath("x.png")});
  EXPECT_EQ(outcome.code, 0);
  EXPECT_TRUE(QFile::exists(folder.filePath("profile/log/furitsuke.log")));
  EXPECT_TRUE(QFile::exists(folder.filePath("profile/settings.ini")));
}

}  // namespace
}  // namespace furitsuke::startup
