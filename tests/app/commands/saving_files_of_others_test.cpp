// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QTest>
#include <QTimer>

#include "app/commands/files/file_commands.h"
#include "app/commands/files/file_opening.h"
#include "app/session/file_paths.h"
#include "core/io/json/annotation_file.h"
#include "core/motion/edit.h"
#include "tests/app/commands/command_fixture.h"
#include "tests/support/waiting.h"

namespace furitsuke::commands {
namespace {

/// dance.vmd with a marker is open.
class FilesOfOthers : public test::CommandTest {
 protected:
  FilesOfOthers() : path(writeMotion("dance.vmd")), beside(pathOf("dance.furitsuke.json")) {
    putMarker(1);
    EXPECT_TRUE(files.opening->open(path));
    EXPECT_EQ(document().motion().annotations, markerAt(1));
  }

  [[nodiscard]] static motion::Annotations markerAt(Frame frame) {
    motion::Annotations annotations;
    annotations.markers.push_back({frame, "m", "red"});
    return annotations;
  }
  [[nodiscard]] static QByteArray textOf(Frame frame) {
    return QByteArray::fromStdString(io::annotationsToJson(markerAt(frame)));
  }
  void putMarker(Frame frame) const { put(textOf(frame)); }
  void put(const QByteArray& text) const {
    QFile file(beside);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(text);
  }
  [[nodiscard]] static QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
  }
  void setMarker(Frame frame) { document().history().setAnnotations("mark", markerAt(frame)); }
  /// Saves from the menu and clicks that button of the question. Returns the text of the question.
  QString saveAndAnswer(const char* button) {
    QString asked;
    QTimer::singleShot(0, qApp, [&asked, button] {
      QWidget* question = QApplication::activeModalWidget();
      ASSERT_NE(question, nullptr) << "no question was asked";
      if (const auto* box = qobject_cast<QMessageBox*>(question)) asked = box->text();
      QTest::mouseClick(question->findChild<QAbstractButton*>(button), Qt::LeftButton);
    });
    actions.updateStates();
    actions.action("file.save")->trigger();
    return asked;
  }
  void save() {
    actions.updateStates();
    actions.action("file.save")->trigger();
  }

  FileCommands files{context()};
  QString path;
  QString beside;
};

TEST_F(FilesOfOthers, MarkersAreReplacedAfterAQuestionAndInScriptsNotAtAll) {
  const QByteArray changed = textOf(2);
  const struct {
    const char* name;
    QByteArray text;
    const char* question;
  } rows[] = {{"changed", changed, "markers of dance.vmd were changed by another program"},
              {"damaged", "{ half", "marker file of dance.vmd cannot be read"},
              {"too large", changed + QByteArray(65 << 20, ' '), "larger than 64 MiB"}};
  Frame frame = 5;
  for (const auto& row : rows) {
    SCOPED_TRACE(row.name);
    setMarker(++frame);
    put(row.text);
    EXPECT_NE(failureOf("file.save").find("specify path="), std::string::npos);
    EXPECT_EQ(contents(beside), row.text);
    const QString asked = saveAndAnswer("cancel");
    EXPECT_TRUE(asked.contains(row.question)) << asked.toStdString();
    EXPECT_EQ(contents(beside), row.text);
    EXPECT_TRUE(document().isModified());
    saveAndAnswer("accept");
    EXPECT_TRUE(test::waitFor([this] { return !document().isModified(); }));
    EXPECT_EQ(io::readAnnotations(session::toPath(path)).annotations, markerAt(frame));
    EXPECT_EQ(contents(beside + ".bak"), changed) << "once";
  }
}

TEST_F(FilesOfOthers, AGivenPathReplacesMarkersWithoutAQuestion) {
  setMarker(5);
  putMarker(2);
  run("file.save path=\"" + path + "\"");
  EXPECT_EQ(io::readAnnotations(session::toPath(path)).annotations, markerAt(5));
  EXPECT_EQ(contents(beside + ".bak"), textOf(2));
}

TEST_F(FilesOfOthers, ChangedMarkersAreReportedAndCanBeReloaded) {
  setMarker(5);
  putMarker(2);
  ASSERT_TRUE(test::waitFor([this] { return messages.text().contains("markers of dance.vmd"); }));
  QAbstractButton* reload = nullptr;
  for (auto* button : messages.findChildren<QAbstractButton*>()) {
    if (button->text() == "Reload Markers") reload = button;
  }
  ASSERT_NE(reload, nullptr);
  reload->click();
  EXPECT_EQ(document().motion().annotations, markerAt(2));
  document().history().undoStack()->undo();
  EXPECT_EQ(document().motion().annotations, markerAt(5));
}

TEST_F(FilesOfOthers, AMissingBackupIsReportedAndTheMotionIsSaved) {
  ASSERT_TRUE(QDir(folder.path()).mkdir("dance.vmd.bak"));
  const QByteArray before = contents(path);
  motion::EditBuilder builder(document().motion());
  builder.set(motion::TrackId{motion::TrackKind::Bone, 0}, 100, test::boneKeyAt(1));
  document().history().push("step", builder.build());
  save();
  EXPECT_TRUE(test::waitFor([this] { return !document().isModified(); }));
  EXPECT_NE(contents(path), before);
  EXPECT_TRUE(messages.text().contains("no copy of its previous version")) << messages.text().toStdString();
  EXPECT_TRUE(messages.text().contains("dance.vmd.bak")) << messages.text().toStdString();
  EXPECT_EQ(messages.severity(), Severity::Warning);
}

}  // namespace
}  // namespace furitsuke::commands
