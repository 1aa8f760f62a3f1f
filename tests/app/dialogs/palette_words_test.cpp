// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QRegularExpression>
#include <QTreeWidget>
#include <map>

#include "app/actions/action_set.h"
#include "app/actions/preference_table.h"
#include "app/actions/search_words.h"
#include "app/dialogs/command_palette.h"
#include "app/session/translation.h"
#include "app/widgets/search_text.h"
#include "tests/app/window/window_fixture.h"

namespace furitsuke::test {
namespace {

struct WordRow {
  const char* word;
  const char* action;
};

constexpr WordRow kEnglishWords[] = {
    {"render", "viewport.exportFilm"},
    {"video", "viewport.exportFilm"},
    {"movie", "viewport.exportFilm"},
    {"gif", "viewport.exportFilm"},
    {"screenshot", "viewport.savePicture"},
    {"picture", "viewport.savePicture"},
    {"png", "viewport.savePicture"},
    {"export", "file.exportSelection"},
    {"load", "file.open"},
    {"crash", "recovery.show"},
    {"autosave", "recovery.show"},
    {"restore", "recovery.show"},
    {"append", "file.insertMotion"},
    {"exit", "file.quit"},
    {"folder", "file.openFolder"},
    {"demo", "help.sample"},
    {"undo", "edit.undo"},
    {"undo history", "edit.history"},
    {"history", "edit.history"},
    {"mistake", "edit.undo"},
    {"remove", "edit.delete"},
    {"erase", "edit.delete"},
    {"deselect", "edit.selectNone"},
    {"settings", "edit.preferences"},
    {"options", "edit.preferences"},
    {"preferences", "edit.preferences"},
    {"fix", "findings.repairAll"},
    {"keyframe", "key.add"},
    {"insert key", "key.add"},
    {"camera key", "camera.register"},
    {"easing", "curve.easeInOut"},
    {"interpolation", "curve.easeInOut"},
    {"bezier", "curve.easeInOut"},
    {"straight", "curve.linear"},
    {"record", "pose.autoKey"},
    {"numeric", "pose.values"},
    {"zero", "pose.resetAll"},
    {"reset pose", "pose.resetAll"},
    {"t-pose", "pose.resetAll"},
    {"flip", "operation.mirror"},
    {"symmetry", "operation.mirror"},
    {"slow motion", "operation.scale-time"},
    {"stretch", "operation.scale-time"},
    {"backwards", "operation.reverse"},
    {"quantize", "operation.retime"},
    {"crop", "operation.trim"},
    {"jitter", "operation.denoise"},
    {"simplify", "operation.reduce"},
    {"blocking", "operation.reduce-poses"},
    {"glitch", "operation.despike"},
    {"bridge", "operation.fill"},
    {"rotoscope", "reference.open"},
    {"skating", "operation.lock-feet"},
    {"underground", "operation.lift-to-floor"},
    {"hold hand", "operation.pin"},
    {"hyperextension", "operation.limit-joints"},
    {"clipping", "operation.push-out"},
    {"fk", "operation.to-fk"},
    {"fk to ik", "operation.to-ik"},
    {"bake", "operation.bake"},
    {"blink", "operation.blink"},
    {"lyrics", "operation.lip-sync"},
    {"vowels", "operation.lip-sync"},
    {"formants", "operation.lip-sync-sound"},
    {"separate", "operation.unfold-semi-standard"},
    {"shake", "operation.camera-shake"},
    {"random", "operation.noise"},
    {"combine", "operation.merge"},
    {"retarget", "operation.fit-to-model"},
    {"bookmark", "marker.add"},
    {"bpm", "tempo.set"},
    {"ritardando", "tempo.add"},
    {"music", "sound.open"},
    {"jump", "frame.goto"},
    {"pause", "playback.toggle"},
    {"play", "playback.toggle"},
    {"pmx", "model.add"},
    {"hide", "model.show"},
    {"reset camera", "viewport.home"},
    {"reset view", "viewport.home"},
    {"fit", "viewport.frameAll"},
    {"orthographic", "viewport.perspective"},
    {"diff", "viewport.compareWith"},
    {"search", "timeline.search"},
    {"fov", "view.properties"},
    {"ik", "view.properties"},
    {"physics", "physics.toggle"},
    {"expression", "view.model"},
    {"dope sheet", "view.timeline"},
    {"missing panel", "view.resetLayout"},
    {"hotkeys", "keys.edit"},
    {"keyboard shortcuts", "keys.edit"},
    {"tutorial", "help.tutorials"},
    {"documentation", "help.manual"},
    {"version", "help.about"},
    {"theme", "theme.dark"},
    {"english", "language.english"},
    {"shadow", "viewport.selfShadow"},
};
constexpr WordRow kJapaneseWords[] = {
    {"動画", "viewport.exportFilm"},
    {"レンダリング", "viewport.exportFilm"},
    {"スクショ", "viewport.savePicture"},
    {"キーフレーム", "key.add"},
    {"反転", "operation.mirror"},
    {"まばたき", "operation.blink"},
    {"表情", "view.model"},
    {"視野角", "view.properties"},
    {"間引き", "operation.reduce"},
    {"イージング", "curve.easeInOut"},
    {"設定", "edit.preferences"},
    {"初期化", "pose.resetAll"},
};
constexpr WordRow kChineseWords[] = {
    {"视频", "viewport.exportFilm"}, {"渲染", "viewport.exportFilm"},  {"截图", "viewport.savePicture"},
    {"关键帧", "key.add"},           {"翻转", "operation.mirror"},     {"眨眼", "operation.blink"},
    {"表情", "view.model"},          {"缓动", "curve.easeInOut"},      {"设置", "edit.preferences"},
    {"归零", "pose.resetAll"},       {"变速", "operation.scale-time"}, {"隐藏", "model.show"},
};

class PaletteWords : public WindowTest {
 protected:
  ~PaletteWords() override {
    window.reset();
    session::removeTranslations();
    QLocale::setDefault(before_);
  }

  void expectFirst(const WordRow& row) {
    dialogs::CommandPalette palette(window->actions(), {}, nullptr);
    expectFirstIn(palette, row);
  }
  static void expectFirstIn(const dialogs::CommandPalette& palette, const WordRow& row, const char* language = "") {
    palette.findChild<QLineEdit*>()->setText(QString::fromUtf8(row.word));
    const auto* list = palette.findChild<QTreeWidget*>();
    QStringList found;
    for (int i = 0; i < std::min(list->topLevelItemCount(), 4); ++i)
      found.append(list->topLevelItem(i)->data(0, Qt::UserRole).toString());
    EXPECT_EQ(found.value(0).toStdString(), row.action)
        << language << ' ' << row.word << ": " << found.join(' ').toStdString();
  }

 private:
  QLocale before_;
};

TEST_F(PaletteWords, WordsOfNewcomersFindTheirActionFirst) {
  for (const WordRow& row : kEnglishWords) expectFirst(row);
  run("language.japanese");
  for (const WordRow& row : kJapaneseWords) expectFirst(row);
  run("language.chinese");
  for (const WordRow& row : kChineseWords) expectFirst(row);
}

/// The glossary of docs/ui.md 1.5 as words of the table, and what newcomers type.
TEST_F(PaletteWords, EveryWordOfTheFieldFindsItsActionFirstInEveryLanguage) {
  int count = 0;
  for (const char* language : {"language.english", "language.japanese", "language.chinese"}) {
    run(language);
    const dialogs::CommandPalette palette(window->actions(), {}, nullptr);
    for (const actions::SearchWords& row : actions::searchWords()) {
      for (const QString& word : actions::searchWordsOf(row.action)) {
        ++count;
        const QByteArray text = word.toUtf8();
        expectFirstIn(palette, {text.constData(), row.action}, language);
      }
    }
  }
  EXPECT_GT(count, 600);
}

TEST_F(PaletteWords, NoWordOfTheFieldBelongsToTwoActions) {
  std::map<QString, QString> owners;
  for (const actions::SearchWords& row : actions::searchWords()) {
    ASSERT_NE(actions::findAction(row.action), nullptr) << row.action;
    for (const QString& word : actions::searchWordsOf(row.action)) {
      const auto [owner, isNew] = owners.emplace(widgets::searchText(word), row.action);
      EXPECT_TRUE(isNew || owner->second == row.action)
          << word.toStdString() << ": " << owner->second.toStdString() << " and " << row.action;
    }
  }
}

TEST_F(PaletteWords, LettersSpreadOverATitleAreNoHit) {
  for (const char* typed : {"zmi", "opnfldr", "slctll"}) {
    dialogs::CommandPalette palette(window->actions(), {}, nullptr);
    palette.findChild<QLineEdit*>()->setText(typed);
    EXPECT_EQ(palette.findChild<QTreeWidget*>()->topLevelItemCount(), 1) << typed << ": only the manual is offered";
  }
}

TEST_F(PaletteWords, AVagueWordDoesNotFindASettingFirst) {
  for (const char* word : {"show", "use", "set", "keep", "change", "draw", "new", "all", "s", "motion", "to", "the"}) {
    dialogs::CommandPalette palette(window->actions(), {}, nullptr);
    palette.findChild<QLineEdit*>()->setText(word);
    const auto* list = palette.findChild<QTreeWidget*>();
    ASSERT_GT(list->topLevelItemCount(), 0) << word;
    const QString first = list->topLevelItem(0)->data(0, Qt::UserRole).toString();
    EXPECT_FALSE(actions::changesSetting(first)) << word << ": " << first.toStdString();
  }
}

TEST_F(PaletteWords, ADisabledActionSaysWhyInItsRowAndTooltip) {
  dialogs::CommandPalette palette(window->actions(), {}, nullptr);
  palette.findChild<QLineEdit*>()->setText("close motion");
  const QTreeWidgetItem* row = palette.findChild<QTreeWidget*>()->topLevelItem(0);
  EXPECT_EQ(row->text(0), "Close Motion");
  EXPECT_EQ(row->text(1), QString::fromUtf8("File – No motion is open"));
  EXPECT_EQ(row->text(2), "Ctrl+W");
  EXPECT_TRUE(window->actions().action("file.close")->toolTip().contains("No motion is open"));
}

TEST_F(PaletteWords, EveryDisabledActionHasAReason) {
  window->actions().updateStates();
  for (const actions::ActionInfo& action : actions::actionTable()) {
    if (window->actions().action(action.id)->isEnabled()) continue;
    EXPECT_FALSE(window->actions().disabledReason(action.id).isEmpty()) << action.id;
  }
}

TEST_F(PaletteWords, NoMenuHasAMnemonicTwiceInAnyLanguage) {
  static const QRegularExpression mnemonic("&([^ &])");
  for (const char* language : {"language.english", "language.japanese", "language.chinese"}) {
    run(language);
    for (const actions::MenuInfo& info : actions::menuTable()) {
      QStringList taken;
      for (const QAction* entry : window->actions().menu(info.path)->actions()) {
        const QString letter = mnemonic.match(entry->text()).captured(1).toLower();
        EXPECT_TRUE(letter.isEmpty() || !taken.contains(letter))
            << language << ' ' << info.path << ": " << entry->text().toStdString();
        taken.append(letter);
      }
    }
  }
}

}  // namespace
}  // namespace furitsuke::test
