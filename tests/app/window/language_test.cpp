// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QUndoStack>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <functional>
#include <map>
#include <sstream>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/commands/recovery_commands.h"
#include "app/dialogs/pose_values_dialog.h"
#include "app/help/manual_window.h"
#include "app/panels/cleanup/quality_meter.h"
#include "app/panels/dock_area.h"
#include "app/panels/graphs/graph_panel.h"
#include "app/panels/panel_table.h"
#include "app/panels/poses/poses_panel.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/panels/viewport/viewport_camera.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/file_paths.h"
#include "app/session/playback.h"
#include "app/session/scene/stage.h"
#include "app/session/translation.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "core/edit/journal/recovery.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/dancer.h"
#include "tests/support/time_limit.h"
#include "tests/support/waiting.h"

namespace furitsuke::test {
namespace {

/// The texts of a window by place.
using Texts = std::map<std::string, std::string>;

class TextWalk {
 public:
  explicit TextWalk(const panels::DockArea& docks) : docks_(docks) {}

  [[nodiscard]] Texts of(const QWidget& window) {
    texts_.clear();
    walk(window, "");
    for (const QAction* action : window.actions()) addAction("action " + action->objectName(), *action);
    return texts_;
  }

 private:
  void add(const QString& location, const QString& text) {
    if (!text.isEmpty()) texts_[location.toStdString()] = text.toStdString();
  }

  void addAction(const QString& where, const QAction& action) {
    add(where + " text", action.text());
    add(where + " icon text", action.iconText());
    add(where + " tooltip", action.toolTip());
    add(where + " what", action.whatsThis());
    add(where + " keys", QKeySequence::listToString(action.shortcuts()));
  }

  void walk(const QWidget& widget, const QString& place) {
    add(place + " title", widget.windowTitle());
    add(place + " tooltip", widget.toolTip());
    add(place + " what", widget.whatsThis());
    add(place + " status", widget.statusTip());
    add(place + " name", widget.accessibleName());
    add(place + " description", widget.accessibleDescription());
    for (const char* property : {"text", "placeholderText", "title", "suffix", "prefix", "currentText"}) {
      add(place + " " + property, widget.property(property).toString());
    }
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
      for (int i = 0; i < box->count(); ++i) add(place + QString(" item %1").arg(i), box->itemText(i));
    }
    if (const auto* bar = qobject_cast<const QTabBar*>(&widget)) {
      for (int i = 0; i < bar->count(); ++i) {
        add(place + QString(" tab %1").arg(i), bar->tabText(i));
        add(place + QString(" tab tip %1").arg(i), bar->tabToolTip(i));
      }
    }
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) {
      if (view->model() != nullptr) addItems(place, *view->model(), {});
    }
    std::map<QString, int> numbers;
    for (const QObject* child : widget.children()) {
      const auto* inner = qobject_cast<const QWidget*>(child);
      // Other windows are skipped, and the contents of a view are read from the view.
      if (inner == nullptr || inner->isWindow() || inner->inherits("QMenu")) continue;
      // Hidden contents are filled when they are shown.
      if (inner->isHidden() && (place.contains("PropertyPanel") || place.contains("CurvePanel"))) continue;
      if (kFilledLate.contains(inner->objectName()) && !docks_.isInFront(inner->objectName())) continue;
      const QString name =
          inner->objectName().isEmpty() ? QString(inner->metaObject()->className()) : inner->objectName();
      const auto* bar = qobject_cast<const QTabBar*>(inner);
      if (bar != nullptr && widget.inherits("QMainWindow")) {
        // Qt creates the tab bars of docks when needed, in any order.
        if (bar->count() > 0) walk(*inner, place + "/docks from " + bar->tabText(0));
        continue;
      }
      walk(*inner, QString("%1/%2%3").arg(place, name).arg(numbers[name]++));
    }
  }

  void addItems(const QString& place, const QAbstractItemModel& model, const QModelIndex& parent) {
    for (int column = 0; column < model.columnCount(parent); ++column) {
      if (!parent.isValid()) {
        add(place + QString(" head %1").arg(column), model.headerData(column, Qt::Horizontal).toString());
      }
      for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, column, parent);
        const QString at = QString("%1 row %2.%3").arg(place).arg(row).arg(column);
        add(at, index.data().toString());
        add(at + " tip", index.data(Qt::ToolTipRole).toString());
        if (column == 0 && model.hasChildren(index)) addItems(at, model, index);
      }
    }
  }

  inline static const QStringList kFilledLate = {"properties", "curves"};
  const panels::DockArea& docks_;
  Texts texts_;
};

class LanguageTest : public WindowTest {
 protected:
  LanguageTest() { fill(); }
  ~LanguageTest() override {
    window.reset();
    session::removeTranslations();
    QLocale::setDefault(before_);
  }

  /// Opens a model and a motion with undo steps, a draft, a lock and a selection, and shows every panel once.
  void fill() {
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", dancerMotion())));
    model::Model model = dancer();
    for (model::Morph& morph : model.morphs) morph.panel = model::MorphPanel::Eye;
    window->stage().addActor(
        std::make_unique<scene::Actor>(std::make_shared<const model::Model>(std::move(model)), nullptr), {});
    for (const panels::PanelInfo& panel : panels::panelTable()) {
      window->docks().reveal(panel.id);
      settle();
    }
    window->docks().reveal("timeline");
    settle();
  }

  [[nodiscard]] Texts textsOfWindow() const {
    for (panels::QualityMeter* meter : window->findChildren<panels::QualityMeter*>()) meter->finish();
    Texts texts;
    for (const char* front : {"properties", "curves"}) {
      window->docks().reveal(front);
      settle();
      texts.merge(TextWalk(window->docks()).of(*window));
    }
    return texts;
  }

  /// The texts that only one of both has, as a readable list.
  static std::string difference(const Texts& shown, const Texts& wanted) {
    std::ostringstream lines;
    for (const auto& [place, text] : wanted) {
      const auto found = shown.find(place);
      if (found == shown.end()) {
        lines << place << ": missing: " << text << '\n';
      } else if (found->second != text) {
        lines << place << ": " << found->second << " instead of " << text << '\n';
      }
    }
    for (const auto& [place, text] : shown) {
      if (!wanted.contains(place)) lines << place << ": unexpected: " << text << '\n';
    }
    return lines.str();
  }

  /// The texts of a window that was started in the language.
  [[nodiscard]] Texts textsStartedIn(const QString& action, const std::function<void()>& work) {
    run(action);  // the settings store it
    session::removeTranslations();
    session::installTranslations(settings->language());
    restart();
    work();
    settle();
    return textsOfWindow();
  }

  /// Keys of every kind, changed and selected, a draft, a lock, markers, findings.
  void work() {
    fill();
    run("edit.selectAll\nkey.set physics=off\ntimeline.lock track=camera\nmarker.add frame=3 name=A");
    run("pose.pick bones=右腕\npose.values rotation=0,0,30");
    settle();
  }
  void compare() {
    work();
    run(QString("viewport.compareWith path=\"%1\"").arg(writeMotion("other.vmd", sampleMotion())));
    run("view.comparison on=true");
    settle();
  }

 private:
  QLocale before_;
};

struct LanguageRow {
  const char* action;
  const char* file;      ///< text of file.open's menu
  const char* timeline;  ///< title of the dock
};
constexpr LanguageRow kRows[] = {{"language.japanese", "ファイル(&F)", "タイムライン"},
                                 {"language.chinese", "文件(&F)", nullptr},
                                 {"language.english", "&File", "Timeline"}};

TEST_F(LanguageTest, SwitchingGivesTheSameTextsAsStartingInTheLanguage) {
  const std::pair<const char*, std::function<void()>> states[] = {{"with work", [this] { work(); }},
                                                                  {"with a selection",
                                                                   [this] {
                                                                     work();
                                                                     run("edit.selectNone");
                                                                   }},
                                                                  {"while motions are compared", [this] { compare(); }},
                                                                  {"without open files", [] {}}};
  for (const auto& [state, reach] : states) {
    std::map<std::string, Texts> started;
    for (const LanguageRow& row : kRows) started[row.action] = textsStartedIn(row.action, reach);
    run("language.english");
    restart();
    reach();
    for (const LanguageRow& row : kRows) {
      run(row.action);
      settle();
      EXPECT_EQ(difference(textsOfWindow(), started[row.action]), "") << row.action << ' ' << state;
    }
    const Texts& japanese = started["language.japanese"];
    EXPECT_GT(japanese.size(), 1500U) << "texts are missing from the walk";
    const auto same = std::ranges::count_if(started["language.english"], [&](const auto& entry) {
      const auto found = japanese.find(entry.first);
      return found != japanese.end() && found->second == entry.second;
    });
    // Names of bones and files, numbers and shortcuts are the same in every language.
    EXPECT_LT(same, static_cast<std::ptrdiff_t>(japanese.size() / 3)) << state;
  }
}

TEST_F(LanguageTest, TheChoiceTakesEffectImmediatelyAndIsRemembered) {
  for (const LanguageRow& row : kRows) {
    run(row.action);
    EXPECT_TRUE(window->actions().menu("file")->title() == QString::fromUtf8(row.file))
        << window->actions().menu("file")->title().toStdString();
    if (row.timeline != nullptr) {
      EXPECT_EQ(window->docks().dock("timeline")->windowTitle(), QString::fromUtf8(row.timeline));
    }
    for (const LanguageRow& other : kRows) {
      EXPECT_EQ(window->actions().action(other.action)->isChecked(), other.action == row.action) << other.action;
    }
    EXPECT_EQ(window->messages().text(), "") << "no message is left";
  }
  run("language.japanese");
  EXPECT_EQ(settings->language(), "ja");
  restart();
  EXPECT_TRUE(window->actions().action("language.japanese")->isChecked());
  EXPECT_TRUE(window->actions().action("language.chinese")->text().contains(QString::fromUtf8("中文")));
  run("language.system");
  EXPECT_EQ(settings->language(), "");
  EXPECT_TRUE(window->actions().action("language.system")->isChecked());
}

TEST_F(LanguageTest, AScriptContinuesInTheNewLanguage) {
  run("language.japanese\nedit.selectAll\nkey.set physics=off\nlanguage.english\nkey.set physics=on");
  QUndoStack* steps = document().history().undoStack();
  ASSERT_EQ(steps->count(), 2);
  run("edit.undo\nedit.undo");
  EXPECT_EQ(steps->index(), 0);
}

TEST_F(LanguageTest, ATitleOfTheProgramFollowsTheLanguageAndAnotherStays) {
  run("language.english\nfile.new\nfile.new");
  const QString second = document().file().title();
  EXPECT_TRUE(second.startsWith("New motion")) << second.toStdString();
  document().file().setTitle("mine");
  edit::MotionDocument& first = *window->workspace().document(window->workspace().count() - 2);
  run("language.japanese");
  EXPECT_FALSE(first.file().title().contains("New")) << first.file().title().toStdString();
  EXPECT_EQ(document().file().title(), "mine");
  EXPECT_EQ(QCoreApplication::translate("QAbstractFileIconProvider", "Folder"), "フォルダー") << "of Qt's dialog";
  run("language.english");
  EXPECT_TRUE(first.file().title().startsWith("New motion"));
}

TEST_F(LanguageTest, UndoStepsAndTheStatusFollowTheLanguage) {
  struct Row {
    const char* action;
    const char* step;
    const char* undo;
    const char* said;
  };
  const Row rows[] = {
      {"language.japanese", "キーの移動", "元に戻す", "キーの移動"},
      {"language.chinese", "移动关键帧", "撤销", "移动关键帧"},
      {"language.english", "Move keys", "Undo", "Move keys"},
  };
  run("select track=右腕 frames=10\nkey.move by=1\nedit.history");
  settle();
  const auto* history = window->findChild<QDialog*>("undoHistory");
  ASSERT_NE(history, nullptr);
  const auto* line = window->findChild<QLabel*>("statusDone");
  for (const Row& row : rows) {
    run(row.action);
    settle();
    const auto* steps = history->findChild<QListWidget*>();
    const QString last = steps->item(steps->count() - 1)->text();  // after those of the scene
    EXPECT_TRUE(last.startsWith(row.step)) << last.toStdString();
    const QString undo = window->actions().action("edit.undo")->text().remove('&');
    EXPECT_TRUE(undo.startsWith(row.undo) && undo.contains(row.step)) << undo.toStdString();
    EXPECT_TRUE(line->text().startsWith(row.said)) << line->text().toStdString();
  }
}

TEST_F(LanguageTest, NoShortcutIsTheMnemonicOfAMenu) {
  for (const char* language : {"language.english", "language.japanese", "language.chinese"}) {
    run(language);
    QHash<QKeySequence, QString> menus;
    for (const QAction* menu : window->menuBar()->actions()) {
      const QKeySequence mnemonic = QKeySequence::mnemonic(menu->text());
      EXPECT_FALSE(mnemonic.isEmpty()) << menu->text().toStdString();
      EXPECT_FALSE(menus.contains(mnemonic)) << menu->text().toStdString();
      menus.insert(mnemonic, menu->text());
    }
    for (const actions::KeyPreset preset : actions::kKeyPresets) {
      for (const actions::ActionInfo& action : actions::actionTable()) {
        for (const QKeySequence& key : actions::shortcutsOf(action, preset))
          EXPECT_FALSE(menus.contains(key)) << action.id << " and " << menus.value(key).toStdString();
      }
    }
  }
}

TEST_F(LanguageTest, SwitchingKeepsAllWork) {
  window->recovery().start(*settings);
  run("edit.selectAll\nkey.set physics=off\nedit.undo\npose.pick bones=右腕\npose.values rotation=0,0,30");
  ASSERT_FALSE(document().history().draft().isEmpty());
  EXPECT_TRUE(window->files().open(writeMotion("other.vmd", sampleMotion())));
  run("select track=右腕 frames=0-20\nkey.set physics=off\ntimeline.lock track=左腕\nframe.goto frame=17");
  edit::MotionDocument* other = &document();
  window->workspace().setCurrent(window->workspace().document(0));
  window->stage().selectBones({3});
  run("language.japanese\nlanguage.chinese\nlanguage.english");
  settle();
  EXPECT_EQ(window->workspace().count(), 2);
  EXPECT_EQ(window->workspace().current(), window->workspace().document(0));
  EXPECT_FALSE(document().history().draft().isEmpty());
  EXPECT_EQ(window->stage().selectedBones(), std::vector<model::BoneIndex>{3});
  EXPECT_EQ(window->stage().actors().size(), 1U);
  EXPECT_EQ(other->history().undoStack()->index(), 1);
  EXPECT_TRUE(other->state().isLocked({motion::TrackKind::Bone, 1}));
  EXPECT_EQ(other->state().currentFrame(), 17);
  EXPECT_EQ(other->state().selection().keyCount(), 3U);
  EXPECT_TRUE(other->isModified());
  // The journal also contains the steps after the change of language.
  window->workspace().setCurrent(other);
  run("key.set physics=on");
  window->recovery().waitUntilWritten();
  QTemporaryDir crashed;
  std::filesystem::copy(session::toPath(settings->journalFolder()), session::toPath(crashed.filePath("journal")),
                        std::filesystem::copy_options::recursive);
  std::map<std::string, int> steps;
  for (const edit::JournalInfo& journal : edit::findJournals(session::toPath(crashed.filePath("journal")))) {
    steps[journal.file.filename().string()] = journal.steps;
  }
  EXPECT_EQ(steps.at("other.vmd"), 2);
}

TEST_F(LanguageTest, NoLanguageCutsATitleOfATab) {
  run("file.new");
  window->resize(1600, 1000);
  // English has the narrowest columns, which the other languages must widen also without a reset.
  for (const bool resets : {false, true}) {
    for (const char* language : {"language.english", "language.japanese", "language.english", "language.chinese"}) {
      run(language);
      settle();
      if (resets || QString(language) == "language.english") run("view.resetLayout");
      for (int i = 0; i < 10; ++i) settle();
      // Until the area is settled, the layout of a reset is applied again and again.
      if (!resets && QString(language) == "language.english") QTest::qWait(1000);
      for (const auto* bar : window->docks().findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (!bar->isVisible()) continue;
        EXPECT_GE(bar->width(), bar->sizeHint().width())
            << language << ' ' << bar->tabText(0).toStdString() << (resets ? " after a reset" : "");
      }
    }
  }
}

TEST_F(LanguageTest, PlaybackContinues) {
  run("playback.toggle");
  ASSERT_TRUE(window->playback().isPlaying());
  run("language.japanese");
  settle();
  EXPECT_TRUE(window->playback().isPlaying());
}

TEST_F(LanguageTest, TheTabsOfTheModelFitIntoANarrowPanel) {
  const auto* tabs = window->docks().dock("model")->findChild<QTabWidget*>();
  constexpr int kNarrowPanel = 300;
  for (const char* action : {"language.japanese", "language.chinese", "language.english"}) {
    run(action);
    settle();
    EXPECT_LE(tabs->tabBar()->sizeHint().width(), kNarrowPanel) << action;
  }
}

TEST_F(LanguageTest, PanelsKeepTheirScrollPositionsAndOptions) {
  panels::DockArea& docks = window->docks();
  run("timeline.expandAll\ntimeline.zoomIn\ntimeline.zoomIn");
  docks.panel<panels::TimelinePanel>()->findChild<QLineEdit*>()->setText("腕");
  docks.reveal("graph");
  docks.dock("log")->hide();
  auto* tabs = docks.dock("model")->findChild<QTabWidget*>();
  tabs->setCurrentIndex(1);
  auto* bones = tabs->currentWidget()->findChild<QTreeView*>();
  const int unlisted = bones->model()->rowCount() - 1;  // of the bones in no display group
  ASSERT_TRUE(bones->model()->hasChildren(bones->model()->index(unlisted, 0)));
  bones->collapse(bones->model()->index(unlisted, 0));
  tabs->setCurrentIndex(0);
  auto* morphs = tabs->currentWidget()->findChild<QTreeView*>();
  ASSERT_TRUE(morphs->model()->hasChildren(morphs->model()->index(0, 0)));
  morphs->collapse(morphs->model()->index(0, 0));
  auto* part = docks.panel<panels::PosesPanel>()->findChildren<QComboBox*>().back();
  part->setCurrentIndex(part->count() - 1);
  auto* levels = docks.dock("log")->findChild<QComboBox*>();
  levels->setCurrentIndex(3);
  docks.panel<panels::ViewportPanel>()->camera().change(
      [](session::FreeCamera& camera) { camera.lookFrom(session::StandardView::Left); });
  settle();
  const QByteArray layout = docks.saveState();
  const QSize size = window->size();
  const double origin = docks.panel<panels::TimelinePanel>()->view().scale().origin();
  const double zoom = docks.panel<panels::TimelinePanel>()->view().scale().pixelsPerFrame();
  const int rows = docks.panel<panels::TimelinePanel>()->view().rows().count();
  const eval::CameraSample seen = docks.panel<panels::ViewportPanel>()->camera().sample();
  for (const char* action : {"language.japanese", "language.chinese", "language.english"}) {
    run(action);
    settle();
    EXPECT_EQ(docks.saveState(), layout) << action;
    EXPECT_EQ(window->size(), size) << action;
    EXPECT_EQ(docks.panel<panels::TimelinePanel>()->view().scale().origin(), origin) << action;
    EXPECT_EQ(docks.panel<panels::TimelinePanel>()->view().scale().pixelsPerFrame(), zoom) << action;
    EXPECT_EQ(docks.panel<panels::TimelinePanel>()->findChild<QLineEdit*>()->text(), QString::fromUtf8("腕"));
    EXPECT_EQ(docks.panel<panels::TimelinePanel>()->view().rows().count(), rows) << action;
    EXPECT_EQ(tabs->currentIndex(), 0) << action;
    EXPECT_FALSE(morphs->isExpanded(morphs->model()->index(0, 0))) << action;
    EXPECT_FALSE(bones->isExpanded(bones->model()->index(unlisted, 0))) << action;
    EXPECT_EQ(part->currentIndex(), part->count() - 1) << action;
    EXPECT_EQ(levels->currentIndex(), 3) << action;
    EXPECT_EQ(docks.panel<panels::ViewportPanel>()->camera().sample().rotation.y, seen.rotation.y) << action;
    EXPECT_EQ(docks.panel<panels::ViewportPanel>()->camera().sample().target, seen.target) << action;
  }
}

TEST_F(LanguageTest, AChangeWithTheManualOpenTakesUnderHalfASecond) {
  run("help.manual");
  auto* manual = window->findChild<help::ManualWindow*>("manual");
  ASSERT_NE(manual, nullptr);
  const auto isComplete = [manual] { return manual->isComplete(); };
  for (const char* language : {"language.japanese", "language.chinese", "language.english"}) {
    ASSERT_TRUE(waitFor(isComplete));
    settle();
    const std::clock_t before = std::clock();  // of the processor, so that the load of the machine does not count
    run(language);
    settle();
    const double seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    EXPECT_LT(seconds, test::timeLimit(0.5)) << language;
    ASSERT_TRUE(waitFor(isComplete));
    const double whole = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    RecordProperty(language, std::to_string(whole));
    std::printf("%s: %.2f s, the whole manual %.2f s\n", language, seconds, whole);
  }
}

TEST_F(LanguageTest, OtherWindowsAreTranslatedToo) {
  run("help.manual");
  auto* manual = window->findChild<help::ManualWindow*>("manual");
  ASSERT_NE(manual, nullptr);
  const auto isComplete = [manual] { return manual->isComplete(); };
  ASSERT_TRUE(waitFor(isComplete));
  auto* chapters = manual->findChild<QTreeWidget*>();
  chapters->setCurrentItem(chapters->topLevelItem(4));
  window->stage().selectBones({1});
  window->actions().call("pose.values");
  window->actions().call("operation.scale-time");
  settle();
  auto* operation = window->findChild<QDialog*>("operation");
  ASSERT_NE(operation, nullptr);
  const QString english = operation->windowTitle();
  operation->move(40, 50);
  run("language.japanese");
  settle();
  ASSERT_EQ(window->findChild<help::ManualWindow*>("manual"), manual) << "the window is not closed and reopened";
  EXPECT_EQ(manual->windowTitle(), QString::fromUtf8("マニュアル"));
  ASSERT_TRUE(waitFor(isComplete));
  EXPECT_EQ(chapters->indexOfTopLevelItem(chapters->currentItem()), 4);
  const auto* values = window->findChild<dialogs::PoseValuesDialog*>("poseValues");
  ASSERT_NE(values, nullptr);
  EXPECT_TRUE(values->isVisible());
  EXPECT_EQ(values->windowTitle(), QString::fromUtf8("位置と回転"));
  operation = window->findChild<QDialog*>("operation");
  ASSERT_NE(operation, nullptr);
  EXPECT_TRUE(operation->isVisible());
  EXPECT_NE(operation->windowTitle(), english);
  EXPECT_EQ(window->findChildren<QDialog*>("operation").size(), 1);
}

}  // namespace
}  // namespace furitsuke::test
