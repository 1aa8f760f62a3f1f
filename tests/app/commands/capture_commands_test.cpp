// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

#include "app/actions/action_script.h"
#include "app/commands/file_commands.h"
#include "app/dialogs/capture_dialog.h"
#include "app/session/stage.h"
#include "app/session/workspace.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/corpus.h"
#include "tests/support/humanoid.h"
#include "tests/support/motions.h"

// Importing captured motion into the window.
namespace furitsuke::commands {
namespace {

class CaptureImport : public test::WindowTest {
 protected:
  void addPerson() {
    window->stage().addActor(
        std::make_unique<scene::Actor>(std::make_shared<const model::Model>(test::humanoid()), nullptr), {});
  }
  QString write(const QString& name, const std::string& text) {
    QFile file(pathOf(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text.data(), static_cast<qint64>(text.size()));
    return file.fileName();
  }
  dialogs::CaptureDialog* page() { return window->findChild<dialogs::CaptureDialog*>(); }
  template <class Widget>
  Widget* field(const char* name) {
    return page()->findChild<Widget*>(name);
  }
  /// Waits until the page shows a result.
  void waitForResult() {
    ASSERT_TRUE(QTest::qWaitFor([this] { return field<QPushButton>("import")->isEnabled(); }));
  }
  [[nodiscard]] Frame lastFrame() { return document().motion().frameRange().last; }
};

TEST_F(CaptureImport, AScriptGetsAMotionForTheModelAsOneStep) {
  addPerson();
  const QString path = write("walk.bvh", test::personBvh());
  run("capture.import path=" + path + " dense=on");
  EXPECT_EQ(document().file().title(), "walk");
  EXPECT_TRUE(document().file().path().empty()) << "it is not saved over the capture";
  EXPECT_TRUE(document().isModified());
  EXPECT_EQ(document().history().undoStack()->count(), 1);
  EXPECT_GT(document().motion().keyCount(), 20U);
  EXPECT_EQ(lastFrame(), 29);
  EXPECT_TRUE(document().motion().findBone(test::nameOf("左足ＩＫ").bytes));
  document().history().undoStack()->undo();
  EXPECT_EQ(document().motion().keyCount(), 0U);
}

TEST_F(CaptureImport, OptionsAndFilesThatCannotBeUsedAreRefusedWithAReason) {
  const QString path = write("walk.bvh", test::personBvh());
  const Status alone = window->files().open(path);
  ASSERT_FALSE(alone);
  EXPECT_NE(alone.error().message().find("Open the model first"), std::string::npos);
  addPerson();
  const QString text = write("text.bvh", "not a capture");
  struct Row {
    const char* words;
    const char* reason;
  };
  const Row rows[] = {{"path=walk.bvh clip=2", "clip"},           {"path=walk.bvh reference=first", "reference"},
                      {"path=walk.bvh reference=300", "300"},     {"path=walk.bvh ik=off lockFeet=on", "ik=on"},
                      {"path=text.bvh", "not a captured motion"}, {"path=missing.bvh", "does not exist"}};
  for (const Row& row : rows) {
    QString words = row.words;
    words.replace("path=", "path=" + folder.path() + "/");
    const Status status = actions::runActionScript(window->actions(), "capture.import " + words);
    ASSERT_FALSE(status) << row.words;
    EXPECT_NE(status.error().message().find(row.reason), std::string::npos) << status.error().message();
    EXPECT_EQ(window->workspace().count(), 0) << row.words;
  }
}

TEST_F(CaptureImport, ThePageShowsTheResultAndKeepsItOnlyIfAccepted) {
  addPerson();
  const QString path = write("walk.bvh", test::personBvh());
  for (const bool accepts : {true, false}) {
    window->files().openSoon({path});
    ASSERT_TRUE(QTest::qWaitFor([this] { return page() != nullptr; }));
    waitForResult();
    EXPECT_GT(document().motion().keyCount(), 0U) << "shown before it is accepted";
    EXPECT_FALSE(field<QLabel>("result")->text().isEmpty());
    accepts ? page()->accept() : page()->reject();
    settle();
    ASSERT_TRUE(QTest::qWaitFor([this] { return page() == nullptr; }));
    EXPECT_EQ(window->workspace().count(), 1) << "canceling takes the new motion away";
  }
  EXPECT_EQ(document().history().undoStack()->count(), 1);
}

TEST_F(CaptureImport, AnotherJointForABoneFitsTheMotionAgain) {
  addPerson();
  window->files().openSoon({write("walk.bvh", test::personBvh())});
  ASSERT_TRUE(QTest::qWaitFor([this] { return page() != nullptr; }));
  waitForResult();
  const motion::Motion before = document().motion();
  auto* tree = field<QTreeWidget>("joints");
  QComboBox* elbow = nullptr;
  for (int i = 0; i < tree->topLevelItemCount(); ++i) {
    if (tree->topLevelItem(i)->text(0) == "左ひじ")
      elbow = qobject_cast<QComboBox*>(tree->itemWidget(tree->topLevelItem(i), 1));
  }
  ASSERT_NE(elbow, nullptr);
  EXPECT_TRUE(elbow->currentText().contains("LeftForeArm")) << elbow->currentText().toStdString();
  elbow->setCurrentIndex(0);
  emit elbow->activated(0);
  ASSERT_TRUE(QTest::qWaitFor([this] {
    const auto* import = field<QPushButton>("import");
    const auto* problem = field<QLabel>("problem");
    return import->isEnabled() || (problem != nullptr && problem->isVisible());
  }));
  EXPECT_FALSE(field<QPushButton>("import")->isEnabled()) << "a person needs an elbow";
  EXPECT_EQ(document().motion().keyCount(), 0U) << "nothing is shown";
  page()->reject();
}

TEST_F(CaptureImport, CapturesOfTheCorpusAreOpenedTogetherWithTheirModel) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP();
  const QString model = QString::fromStdString((*corpus / "models" / "luka.pmx").string());
  const QString capture = QString::fromStdString((*corpus / "exchange" / "bandai_dash.bvh").string());
  EXPECT_FALSE(window->files().openAll({capture, model})) << "the model first, whatever the order";
  ASSERT_TRUE(QTest::qWaitFor([this] { return page() != nullptr; }));
  waitForResult();
  page()->accept();
  settle();
  EXPECT_GT(document().motion().keyCount(), 100U);
}

}  // namespace
}  // namespace furitsuke::commands
