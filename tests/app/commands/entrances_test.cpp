// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QUrl>

#include "app/actions/action_set.h"
#include "app/commands/files/file_closing.h"
#include "app/commands/files/file_opening.h"
#include "app/dialogs/capture_dialog.h"
#include "app/panels/dock_area.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/session/file_filters.h"
#include "app/session/file_paths.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "core/archives/archive_reader.h"
#include "core/base/file.h"
#include "core/format/pmx/pmx_file.h"
#include "core/io/motion/vmd_motion.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/humanoid.h"
#include "tests/support/pmx_samples.h"
#include "tests/support/waiting.h"
#include "tests/support/zip_samples.h"

// Opening, dropping, the command line, recent files and folders accept the same things.
namespace furitsuke::commands {
namespace {

class Entrances : public test::WindowTest {
 protected:
  QString write(const QString& name, const Bytes& bytes) {
    EXPECT_TRUE(writeFileAtomically(session::toPath(pathOf(name)), bytes));
    return pathOf(name);
  }
  static Bytes modelBytes() { return format::pmx::write(test::bonesPmx({"センター", "右腕"})); }
  void openSoon(const QStringList& paths) {
    window->files().openSoon(paths);
    EXPECT_TRUE(test::waitFor([&] { return !window->files().isOpening(); }));
    settle();
  }
  void drop(const QString& path) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window.get(), &enter);  // without it there is no target
    QDropEvent event(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window.get(), &event);
    settle();
    EXPECT_TRUE(test::waitFor([&] { return !window->files().isOpening(); }));
    settle();
  }
  [[nodiscard]] session::Workspace& workspace() { return window->workspace(); }
};

TEST_F(Entrances, AFolderOpensByEachOfThem) {
  run("scene.autoModel on=off");
  ASSERT_TRUE(QDir(folder.path()).mkpath("set"));
  for (const char* name : {"set/a.vmd", "set/b.vmd"}) EXPECT_TRUE(QFile::exists(writeMotion(name, sampleMotion())));
  write("set/c.pmx", modelBytes());
  const std::pair<const char*, std::function<void()>> ways[] = {
      {"dropped", [this] { drop(pathOf("set")); }},
      {"command line", [this] { openSoon({pathOf("set")}); }},
      {"open folder", [this] { run("file.openFolder path=\"" + pathOf("set") + '"'); }},
  };
  for (const auto& [name, open] : ways) {
    open();
    EXPECT_EQ(workspace().count(), 2) << name;
    ASSERT_EQ(window->stage().actors().size(), 1U) << name;
    restart();  // closing would ask about the scene
    run("scene.autoModel on=off");
  }
}

TEST_F(Entrances, AFolderOfManyFilesIsOpenedOnlyIfConfirmed) {
  ASSERT_TRUE(QDir(folder.path()).mkpath("many"));
  for (int i = 0; i < 11; ++i) static_cast<void>(writeMotion(QString("many/%1.vmd").arg(i), sampleMotion()));
  struct Row {
    const char* way;
    std::function<void()> open;
  };
  const Row rows[] = {{"dropped", [this] { drop(pathOf("many")); }},
                      {"given to the running program", [this] { openSoon({pathOf("many")}); }}};
  for (const Row& row : rows) {
    for (const bool confirms : {false, true}) {
      answerNext(confirms ? "accept" : "cancel");
      row.open();
      EXPECT_EQ(workspace().count(), confirms ? 11 : 0) << row.way;
    }
    run("tab.closeAll discard=on");
  }
}

TEST_F(Entrances, AFolderWithoutAnyIsRefusedWithItsName) {
  ASSERT_TRUE(QDir(folder.path()).mkpath("empty"));
  openSoon({pathOf("empty")});
  EXPECT_TRUE(window->messages().text().contains("is a folder, not a file")) << window->messages().text().toStdString();
}

TEST_F(Entrances, TheFirstFilterHasEveryTypeThatOpens) {
  const QString filter = session::fileFilter({session::FileFilter::Openable});
  for (const char* pattern : {"*.vmd", "*.pmx", "*.pmm", "*.furitsuke", "*.bvh", "*.vrm", "*.vrma", "*.wav"})
    EXPECT_TRUE(filter.contains(QString(pattern) + ' ') || filter.contains(QString(pattern) + ')')) << pattern;
}

TEST_F(Entrances, ACaptureAloneIsFittedToTheFigureOrSaysWhatItNeeds) {
  QFile file(pathOf("walk.bvh"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(QByteArray::fromStdString(test::personBvh()));
  file.close();
  const auto page = [this] { return window->findChild<dialogs::CaptureDialog*>(); };
  for (const bool isAccepted : {false, true}) {
    openSoon({file.fileName()});
    ASSERT_TRUE(test::waitFor([&] { return page() != nullptr; }));
    EXPECT_EQ(window->stage().actors().size(), 1U);
    ASSERT_TRUE(test::waitFor([&] { return page()->findChild<QPushButton*>("import")->isEnabled(); }));
    isAccepted ? page()->accept() : page()->reject();
    ASSERT_TRUE(test::waitFor([&] { return page() == nullptr; }));
    EXPECT_EQ(window->stage().actors().size(), isAccepted ? 1U : 0U);
    EXPECT_EQ(workspace().count(), isAccepted ? 1 : 0);
  }
  EXPECT_EQ(window->stage().motionOf(window->stage().active()->id()), workspace().current());
  window->stage().removeActor(window->stage().active()->id());
  window->actions().action("scene.autoModel")->trigger();
  openSoon({file.fileName()});
  ASSERT_TRUE(test::waitFor([&] { return window->messages().text().contains("Open the model first"); }));
  EXPECT_TRUE(page() == nullptr);
  window->stage().addActor(test::actorNamed("model", {"センター", "右腕"}), {});
  EXPECT_FALSE(window->messages().text().contains("Open the model first"));
}

TEST_F(Entrances, ACameraAloneIsSeenWithAFigureThatAModelReplaces) {
  motion::Motion camera = sampleMotion();
  camera.bones.clear();
  camera.morphs.clear();
  openSoon({writeMotion("camera.vmd", camera)});
  ASSERT_TRUE(test::waitFor([&] { return window->stage().actors().size() == 1U; }));
  EXPECT_TRUE(test::waitFor([&] { return !window->files().isOpening(); }));
  settle();
  const std::uint64_t figure = window->stage().actors().front()->id();
  scene::Actor& model = window->stage().addActor(test::actorNamed("model", {"センター", "右腕"}), {});
  EXPECT_TRUE(test::waitFor([&] { return window->stage().scene().find(figure) == nullptr; }));
  EXPECT_EQ(window->stage().actors().size(), 1U);
  EXPECT_EQ(window->stage().actors().front()->id(), model.id());
}

TEST_F(Entrances, AModelAloneOffersANewMotionWithRowsForItsBones) {
  window->stage().addActor(test::actorNamed("model", {"センター", "右腕"}), {});
  settle();
  auto* panel = window->docks().panel<panels::TimelinePanel>();
  QToolButton* create = nullptr;
  for (auto* button : panel->findChildren<QToolButton*>()) {
    if (button->defaultAction() == window->actions().action("file.new")) create = button;
  }
  ASSERT_NE(create, nullptr);
  EXPECT_TRUE(create->isVisible());
  create->click();
  settle();
  EXPECT_GE(panel->view().rows().count(), 2);
}

TEST_F(Entrances, AnEmptyMotionHasRowsForAllBones) {
  window->stage().addActor(test::actorNamed("model", {"センター", "右腕"}), {});
  ASSERT_TRUE(window->files().open(writeMotion("empty.vmd", {})));
  settle();
  EXPECT_GE(window->docks().panel<panels::TimelinePanel>()->view().rows().count(), 2);
}

TEST_F(Entrances, AnArchiveThatIsOpenedAgainBringsItsTabToTheFront) {
  if (!archives::canReadArchives()) GTEST_SKIP() << "built without libarchive";
  run("scene.autoModel on=off");
  const QString zip = write("a.zip", test::zipOf({{"a.vmd", io::vmdFromMotion(sampleMotion(), nullptr)}}));
  openSoon({zip});
  ASSERT_TRUE(test::waitFor([&] { return workspace().count() == 1; }));
  edit::MotionDocument* first = workspace().current();
  ASSERT_TRUE(window->files().open(writeMotion("b.vmd", sampleMotion())));
  for (int i = 0; i < 2; ++i) {
    openSoon({zip});
    ASSERT_TRUE(test::waitFor([&] { return workspace().current() == first; }));
    EXPECT_EQ(workspace().count(), 2);
  }
}

TEST_F(Entrances, ADamagedFileThatWasNotEditedIsClosedWithoutAQuestion) {
  run("scene.autoModel on=off");
  Bytes bytes = io::vmdFromMotion(sampleMotion(), nullptr);
  bytes.resize(bytes.size() * 2 / 3);
  openSoon({write("cut.vmd", bytes)});
  ASSERT_EQ(workspace().count(), 1);
  ASSERT_TRUE(document().file().isRepaired());
  EXPECT_TRUE(document().isModified()) << "the tab says that it is not what the file is";
  bool isAsked = false;
  QTimer::singleShot(0, qApp, [&] {
    if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
      isAsked = true;
      box->reject();
    }
  });
  EXPECT_TRUE(window->closing().closeEverything());
  settle();
  EXPECT_FALSE(isAsked);
  EXPECT_EQ(workspace().count(), 0);
}

}  // namespace
}  // namespace furitsuke::commands
