// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/window_commands.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QWhatsThis>
#include <algorithm>

#include "app/actions/action_set.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "app/curves/curve_panel.h"
#include "app/findings/findings_panel.h"
#include "app/graphs/graph_panel.h"
#include "app/help/control_help.h"
#include "app/help/manual_window.h"
#include "app/properties/property_panel.h"
#include "app/shell/about_dialog.h"
#include "app/shell/command_palette.h"
#include "app/shell/dock_area.h"
#include "app/shell/shortcuts_dialog.h"
#include "app/shell/translation.h"
#include "app/theme/theme.h"
#include "app/timeline/timeline_panel.h"
#include "app/widgets/message_bar.h"
#include "core/motion/curve_text.h"

namespace furitsuke {

namespace {

struct LanguageChoice {
  const char* action;
  const char* language;  ///< as the settings keep it
};
constexpr LanguageChoice kLanguages[] = {
    {"language.system", ""}, {"language.english", "en"}, {"language.japanese", "ja"}, {"language.chinese", "zh_CN"}};

}  // namespace

WindowCommands::WindowCommands(const CommandContext& context, const Parts& parts, QObject* parent)
    : QObject(parent), context_(context), parts_(parts) {
  bindTimeline();
  bindFindings();
  bindCurves();
  bindDocks();
  bindAppearance();
  bindTabs();
}

void WindowCommands::bindTimeline() {
  ActionSet& actions = context_.actions;
  TimelinePanel* timeline = parts_.docks.timeline();
  const auto hasDocument = [this] { return context_.workspace.current() != nullptr; };
  const auto bindSlot = [&](const char* id, void (TimelinePanel::*slot)()) {
    actions.bind(
        id,
        [this, timeline, slot](const ActionArguments&) -> Status {
          parts_.docks.reveal("timeline");
          (timeline->*slot)();
          return Done{};
        },
        hasDocument);
  };
  bindSlot("timeline.zoomIn", &TimelinePanel::zoomIn);
  bindSlot("timeline.zoomOut", &TimelinePanel::zoomOut);
  bindSlot("timeline.zoomFit", &TimelinePanel::zoomFit);
  bindSlot("timeline.zoomSelection", &TimelinePanel::zoomSelection);
  bindSlot("timeline.expandAll", &TimelinePanel::expandAll);
  bindSlot("timeline.collapseAll", &TimelinePanel::collapseAll);
  bindSlot("timeline.search", &TimelinePanel::focusSearch);
  actions.bind(
      "edit.selectRow", [this](const ActionArguments& given) { return selectRow(given); }, hasDocument);
  actions.bind(
      "edit.toggleKey",
      [this, timeline](const ActionArguments&) -> Status {
        parts_.docks.reveal("timeline");
        if (timeline->toggleKey()) return Done{};
        return Error{{}, {}, tr("the current row has no key at the playhead that can be selected").toStdString()};
      },
      hasDocument);
  actions.bind("edit.frameZeroAsMmd", [this](const ActionArguments& given) -> Status {
    setFrameZeroRule(given.flag("on").value_or(!context_.settings.frameZeroAsMmd()));
    return Done{};
  });
  timeline->setContextActions(actions.timelineMenuActions());
  timeline->setEmptyAction(actions.action("file.open"));
}

void WindowCommands::bindFindings() {
  const auto hasDocument = [this] { return context_.workspace.current() != nullptr; };
  for (const auto& [id, by] : {std::pair("findings.next", 1), std::pair("findings.previous", -1)}) {
    context_.actions.bind(
        id,
        [this, by = by](const ActionArguments&) -> Status {
          parts_.docks.reveal("findings");
          parts_.docks.findings()->step(by);
          return Done{};
        },
        hasDocument);
  }
}

Status WindowCommands::selectRow(const ActionArguments& arguments) {
  const auto path = arguments.text("track");
  if (!path) {
    parts_.docks.timeline()->selectRow();  // knows headings too, which stand for several tracks
    return Done{};
  }
  MotionDocument* document = context_.workspace.current();
  const auto track = findTrack(document->motion(), path->toStdString());
  if (!track) return Error{{}, {}, "the motion has no track '" + path->toStdString() + "'"};
  document->setCurrentTrack(*track);
  document->setSelection(selectKeys(document->motion(), *track));
  return Done{};
}

void WindowCommands::bindCurves() {
  ActionSet& actions = context_.actions;
  CurvePanel* curves = parts_.docks.curves();
  const auto hasCurves = [this] {
    MotionDocument* document = context_.workspace.current();
    if (document == nullptr) return false;
    const auto& tracks = document->selection().tracks();
    return std::any_of(tracks.begin(), tracks.end(),
                       [](const auto& entry) { return !curveChannelsOf(entry.first.kind).isEmpty(); });
  };
  const auto bindPreset = [&](const char* id, const char* preset) {
    actions.bind(
        id, [this, preset](const ActionArguments& given) { return applyCurvePreset(preset, given); }, hasCurves);
  };
  bindPreset("curve.linear", "linear");
  bindPreset("curve.easeIn", "ease-in");
  bindPreset("curve.easeOut", "ease-out");
  bindPreset("curve.easeInOut", "ease-in-out");
  bindPreset("curve.auto", "auto");
  const auto bindSlot = [&](const char* id, void (CurvePanel::*slot)()) {
    actions.bind(
        id,
        [curves, slot](const ActionArguments&) -> Status {
          (curves->*slot)();
          return Done{};
        },
        hasCurves);
  };
  bindSlot("curve.copy", &CurvePanel::copyCurve);
  bindSlot("curve.paste", &CurvePanel::pasteCurve);
}

Status WindowCommands::applyCurvePreset(const QString& preset, const ActionArguments& arguments) {
  if (!context_.actions.isScripted()) {
    parts_.docks.curves()->applyPreset(preset);
    return Done{};
  }
  // A script does not depend on which channels somebody has checked.
  const auto channels = curveChannelsFromName(arguments.text("channel").value_or("all").toStdString());
  if (!channels) return channels.error();
  MotionDocument* document = context_.workspace.current();
  const auto curve = findCurvePreset(preset.toStdString());
  document->push(tr("Change curves"), setCurve(document->motion(), document->selection(), *channels, *curve));
  return Done{};
}

void WindowCommands::bindDocks() {
  ActionSet& actions = context_.actions;
  for (const QString& name : DockArea::dockNames()) {
    QDockWidget* dock = parts_.docks.dock(name);
    QAction* action = actions.action("view." + name);
    actions.bind("view." + name, [this, dock, name, action](const ActionArguments& given) -> Status {
      const bool show = given.flag("on").value_or(!dock->toggleViewAction()->isChecked());
      if (show) {
        parts_.docks.reveal(name);
      } else {
        dock->hide();
      }
      action->setChecked(show);
      return Done{};
    });
    action->setChecked(true);
  }
  connect(&parts_.docks, &DockArea::dockVisibilityChanged, this,
          [&actions](const QString& name, bool visible) { actions.action("view." + name)->setChecked(visible); });
  actions.bind("view.resetLayout", [this](const ActionArguments&) -> Status {
    parts_.docks.resetLayout();
    return Done{};
  });
  actions.bind("view.fullScreen", [this, &actions](const ActionArguments& given) -> Status {
    const bool fill = given.flag("on").value_or(!parts_.window.isFullScreen());
    fill ? parts_.window.showFullScreen() : parts_.window.showNormal();
    actions.action("view.fullScreen")->setChecked(fill);
    return Done{};
  });
}

void WindowCommands::bindAppearance() {
  ActionSet& actions = context_.actions;
  for (const QString& id : themeIds()) {
    actions.bind("theme." + id, [this, id](const ActionArguments&) -> Status {
      setTheme(id);
      context_.settings.setThemeId(id);
      return Done{};
    });
  }
  for (const KeyPreset preset : kKeyPresets) {
    actions.bind("keys." + keyPresetId(preset), [this, preset](const ActionArguments&) -> Status {
      setKeyPreset(preset);
      context_.settings.setShortcuts(context_.actions.keyPreset(), context_.actions.changedShortcuts());
      return Done{};
    });
  }
  actions.bind("keys.edit", [this](const ActionArguments&) -> Status {
    editShortcuts();
    return Done{};
  });
  actions.bind("view.commandPalette", [this](const ActionArguments&) -> Status {
    showPalette();
    return Done{};
  });
  bindLanguage();
  bindHelp();
}

void WindowCommands::bindLanguage() {
  for (const LanguageChoice& choice : kLanguages) {
    context_.actions.bind(choice.action, [this, language = choice.language](const ActionArguments&) -> Status {
      context_.settings.setLanguage(language);
      switchLanguage(language);
      showLanguage();
      return Done{};
    });
  }
}

void WindowCommands::bindHelp() {
  ActionSet& actions = context_.actions;
  new ControlHelp(&parts_.window, actions.action("help.whatsThis"));
  actions.bind("help.manual", [this](const ActionArguments&) -> Status {
    showManual();
    return Done{};
  });
  actions.bind("help.whatsThis", [](const ActionArguments&) -> Status {
    QWhatsThis::enterWhatsThisMode();
    return Done{};
  });
  actions.bind("help.about", [this](const ActionArguments&) -> Status {
    showAbout();
    return Done{};
  });
}

void WindowCommands::bindTabs() {
  const auto hasSeveral = [this] { return context_.workspace.count() > 1; };
  const auto bindSwitch = [&](const char* id, int by) {
    context_.actions.bind(
        id,
        [this, by](const ActionArguments&) -> Status {
          switchTab(by);
          return Done{};
        },
        hasSeveral);
  };
  bindSwitch("view.nextTab", 1);
  bindSwitch("view.previousTab", -1);
}

void WindowCommands::switchTab(int by) {
  Workspace& workspace = context_.workspace;
  const int count = workspace.count();
  const int index = (workspace.indexOf(workspace.current()) + by + count) % count;
  workspace.setCurrent(workspace.document(index));
}

void WindowCommands::setTheme(const QString& id) {
  if (theme().id != id) applyTheme(*qApp, id);
  for (const QString& other : themeIds()) context_.actions.action("theme." + other)->setChecked(other == theme().id);
}

void WindowCommands::showLanguage() {
  for (const LanguageChoice& choice : kLanguages) {
    context_.actions.action(choice.action)->setChecked(context_.settings.language() == choice.language);
  }
}

void WindowCommands::setKeyPreset(KeyPreset preset) {
  ActionSet& actions = context_.actions;
  actions.setShortcuts(preset, actions.changedShortcuts());
  for (const KeyPreset other : kKeyPresets) {
    actions.action("keys." + keyPresetId(other))->setChecked(other == preset);
  }
}

void WindowCommands::setFrameZeroRule(bool asMmd) {
  context_.settings.setFrameZeroAsMmd(asMmd);
  context_.actions.action("edit.frameZeroAsMmd")->setChecked(asMmd);
  const FrameZeroRule rule = asMmd ? FrameZeroRule::AsMmd : FrameZeroRule::Ordinary;
  parts_.docks.timeline()->setFrameZeroRule(rule);
  parts_.docks.graph()->setFrameZeroRule(rule);
  parts_.docks.properties()->setFrameZeroRule(rule);
}

void WindowCommands::applySettings() {
  Settings& settings = context_.settings;
  setTheme(theme().id);
  context_.actions.setShortcuts(settings.keyPreset(), settings.changedShortcuts());
  setKeyPreset(settings.keyPreset());
  setFrameZeroRule(settings.frameZeroAsMmd());
  showLanguage();
}

void WindowCommands::editShortcuts() {
  auto* dialog = new ShortcutsDialog(context_.actions, context_.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this] {
    context_.settings.setShortcuts(context_.actions.keyPreset(), context_.actions.changedShortcuts());
    setKeyPreset(context_.actions.keyPreset());
  });
  dialog->open();
}

void WindowCommands::showPalette() {
  auto* palette = new CommandPalette(context_.actions, recentCommands_, &parts_.window);
  connect(palette, &CommandPalette::chosen, this, [this](const QString& id) {
    constexpr int kMostRecent = 8;
    recentCommands_.removeAll(id);
    recentCommands_.prepend(id);
    while (recentCommands_.size() > kMostRecent) recentCommands_.removeLast();
    context_.actions.action(id)->trigger();
  });
  const QRect window = parts_.window.geometry();
  palette->move(window.center().x() - palette->width() / 2, window.top() + window.height() / 8);
  palette->show();
}

void WindowCommands::showManual() {
  if (manual_ == nullptr) {
    manual_ = new ManualWindow(context_.actions, &parts_.window);
    manual_->setAttribute(Qt::WA_DeleteOnClose);
  }
  manual_->show();
  manual_->raise();
  manual_->activateWindow();
}

void WindowCommands::showAbout() {
  auto* dialog = new AboutDialog(context_.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

}  // namespace furitsuke
