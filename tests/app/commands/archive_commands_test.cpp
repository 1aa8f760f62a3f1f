// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QListWidget>
#include <QTest>
#include <QTimer>

#include "app/commands/files/file_opening.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "core/archives/archive_reader.h"
#include "core/base/file.h"
#include "core/format/pmx/pmx_file.h"
#include "core/io/motion/vmd_motion.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/mvd_samples.h"
#include "tests/support/pmx_samples.h"
#include "tests/support/waiting.h"
#include "tests/support/zip_samples.h"

// Opening archives, and motions of other programs, in the window.
namespace furitsuke::commands {
namespace {

class ArchiveOpening : public test::WindowTest {
 protected:
  void SetUp() override {
    if (!archives::canReadArchives()) GTEST_SKIP() << "built without libarchive";
  }
  QString write(const QString& name, const Bytes& bytes) {
    QFile file(pathOf(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(asChars(bytes).data(), static_cast<qint64>(bytes.size()));
    return pathOf(name);
  }
  static Bytes motionBytes() { return io::vmdFromMotion(sampleMotion(), nullptr); }
  static Bytes modelBytes() { return format::pmx::write(test::bonesPmx({"センター"})); }
  [[nodiscard]] session::Workspace& workspace() { return window->workspace(); }

  /// Accepts the next question with the entries that are ticked at first, or cancels it.
  void answerEntries(bool accept) {
    QTimer::singleShot(0, this->window.get(), [this, accept] {
      auto* dialog = QApplication::activeModalWidget();
      if (dialog == nullptr || dialog->objectName() != "archiveQuestion") return answerEntries(accept);
      auto* list = dialog->findChild<QListWidget*>("entries");
      listed_ = list->count();
      ticked_.clear();
      for (int row = 0; row < list->count(); ++row) {
        if (list->item(row)->checkState() == Qt::Checked) ticked_.append(list->item(row)->text());
      }
      QTest::keyClick(dialog, accept ? Qt::Key_Return : Qt::Key_Escape);
    });
  }

  int listed_ = 0;
  QStringList ticked_;
};

TEST_F(ArchiveOpening, AMotionHasNoFileToSaveTo) {
  const QString zip = write("a.zip", test::zipOf({{"\x93\xAE\x8D\xEC/\x95\x5C.vmd", motionBytes()}}));
  run("file.open path=" + zip);
  ASSERT_EQ(workspace().count(), 1);
  EXPECT_EQ(document().file().title(), "表.vmd");
  EXPECT_TRUE(document().file().path().empty());
  EXPECT_FALSE(document().isModified());
  EXPECT_EQ(settings->recentFiles(), QStringList{zip + "/動作/表.vmd"});
  EXPECT_EQ(settings->lastFolder(), folder.path());
  run("file.close\nfile.recent number=1");
  ASSERT_EQ(workspace().count(), 1) << "a recent file in an archive is opened again";
  EXPECT_EQ(document().file().title(), "表.vmd");
  EXPECT_EQ(document().motion().keyCount(), sampleMotion().keyCount());
}

TEST_F(ArchiveOpening, SeveralFilesAreChosen) {
  const QString zip = write(
      "a.zip",
      test::zipOf({{"miku.pmx", modelBytes()}, {"a.vmd", motionBytes()}, {"c.vmd", motionBytes()}, {"b.txt", {}}}));
  answerEntries(false);
  window->files().openSoon({zip});
  ASSERT_TRUE(test::waitFor([this] { return listed_ == 3; }));
  settle();
  EXPECT_EQ(workspace().count(), 0);
  answerEntries(true);
  window->files().openSoon({zip});
  ASSERT_TRUE(test::waitFor([this] { return workspace().count() == 1 && window->stage().actors().size() == 1; }));
  EXPECT_EQ(ticked_, (QStringList{"a.vmd", "miku.pmx"})) << "a model and its motion";
  window->files().openAll({});
}

TEST_F(ArchiveOpening, WithoutAUserNothingIsAsked) {
  window->setUnattended(true);
  const QString zip = write("a.zip", test::zipOf({{"miku.pmx", modelBytes()}, {"a.vmd", motionBytes()}}));
  EXPECT_TRUE(window->files().openGiven({zip}));
  EXPECT_EQ(workspace().count(), 1);
  EXPECT_EQ(window->stage().actors().size(), 1U);
}

TEST_F(ArchiveOpening, AScriptNamesTheFile) {
  const QString zip = write("a.zip", test::zipOf({{"miku.pmx", modelBytes()}, {"x/a.vmd", motionBytes()}}));
  run("file.open path=" + zip + "/miku.pmx\nfile.open path=" + zip + "/x/a.vmd");
  EXPECT_EQ(workspace().count(), 1);
  EXPECT_EQ(window->stage().actors().size(), 1U);
}

TEST_F(ArchiveOpening, WhatIsRefusedIsSaid) {
  window->files().openSoon({write("evil.zip", test::zipOf({{"../a.vmd", motionBytes()}}))});
  const auto said = [this] {
    for (const auto* bar : window->findChildren<widgets::MessageBar*>()) {
      if (bar->isVisibleTo(window.get()) && !bar->findChildren<QWidget*>().isEmpty()) return true;
    }
    return false;
  };
  EXPECT_TRUE(test::waitFor(said));
  EXPECT_EQ(workspace().count(), 0);
  EXPECT_FALSE(QFile::exists(pathOf("a.vmd")));
}

TEST_F(ArchiveOpening, AMotionOfMikuMikuMovingOpensWithItsLayers) {
  run("file.open path=" + write("a.mvd", test::mvdOfMinors(2, 3, 3)));
  ASSERT_EQ(workspace().count(), 1);
  EXPECT_EQ(document().file().title(), "a");
  EXPECT_TRUE(document().file().path().empty());
  EXPECT_TRUE(motion::hasLayers(document().motion()));
  run("file.saveAs path=" + pathOf("b.vmd"));
  EXPECT_TRUE(QFile::exists(pathOf("b.vmd")));
  EXPECT_TRUE(motion::hasLayers(document().motion()));
}

}  // namespace
}  // namespace furitsuke::commands
