// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/timeline/timeline_commands.h"

#include <QMenu>
#include <QPointer>
#include <QStringList>
#include <algorithm>
#include <functional>

#include "app/actions/context_menus.h"
#include "app/commands/change_message.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/panels/dock_area.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/panels/timeline/track_rows.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kTimelineLockParameters[] = {
    kSwitchParameter,
    {.name = "track", .kind = Kind::Track, .help = "default: the selected tracks, or the current row"}};

}  // namespace

constexpr ActionRows kTimelineActions = {
    action("timeline.zoomIn", "view/timeline", Actions::tr("Zoom &In"),
           Actions::tr("Show fewer frames in the timeline"), {.icon = "zoom-in", .keys = "Ctrl++; Ctrl+="}),
    action("timeline.zoomOut", "view/timeline", Actions::tr("Zoom &Out"),
           Actions::tr("Show more frames in the timeline"), {.icon = "zoom-out", .keys = "Ctrl+-"}),
    action("timeline.zoomFit", "view/timeline", Actions::tr("Zoom to &Whole Motion"),
           Actions::tr("Show the whole motion in the timeline"),
           {.icon = "zoom-fit",
            .keys = "Ctrl+0",
            .blenderKeys = "Home; Ctrl+0",
            .words = ActionWords::tr("show all frames")}),
    action("timeline.zoomSelection", "view/timeline", Actions::tr("Zoom to &Selection"),
           Actions::tr("Zoom the timeline to the selected keys"), {.keys = "Ctrl+Shift+0"}),
    action("timeline.expandAll", "view/timeline", Actions::tr("E&xpand All"),
           Actions::tr("Expand all groups of tracks"), {.group = 1, .icon = "chevron-down", .keys = "Ctrl+Shift+Down"}),
    action("timeline.collapseAll", "view/timeline", Actions::tr("Co&llapse All"),
           Actions::tr("Collapse all groups of tracks"),
           {.group = 1, .icon = "chevron-right", .keys = "Ctrl+Shift+Up"}),
    action(
        "timeline.search", "view/timeline", Actions::tr("&Find Track"),
        Actions::tr("Show only the tracks whose names contain the search text"),
        {.group = 1, .icon = "search", .keys = "Ctrl+F", .words = ActionWords::tr("filter, search bone, find bone")}),
    action("timeline.allTracks", "view/timeline", Actions::tr("Show Tracks Without &Keys"),
           Actions::tr("Show bones and morphs of the model that have no keys yet"),
           {.group = 2, .isSwitch = true, .setting = {.key = "timeline/allTracks", .page = Page::Timeline}}),
    action("timeline.onlySelected", "view/timeline", Actions::tr("Show Onl&y Selected Tracks"),
           Actions::tr("Show only the tracks with selected keys, or the current track, until this is switched off"),
           {.group = 2, .keys = "Ctrl+Shift+F", .isSwitch = true}),
    action("timeline.lock", "view/timeline/rows", Actions::tr("&Lock Tracks"),
           Actions::tr("Lock the keys of the selected tracks, or of the current row, against selection and changes"),
           {.icon = "lock",
            .keys = "Alt+T",
            .checkable = true,
            .parameters = kTimelineLockParameters,
            .words = ActionWords::tr("protect, freeze")}),
    action("timeline.unlockAll", "view/timeline/rows", Actions::tr("&Unlock All Tracks"),
           Actions::tr("Unlock the keys of all tracks"), {.keys = "Alt+Shift+T"}),
    action(
        "timeline.summary", "view/timeline/rows", Actions::tr("&Summary Row"),
        Actions::tr(
            "Show a row at the top that combines the keys of all visible tracks; an edit there applies to all of them"),
        {.group = 1,
         .keys = "Alt+U",
         .isSwitch = true,
         .setting = {.key = "timeline/summary", .page = Page::Timeline, .initial = true}}),
};

namespace {

/// The maximum number of tracks that a message names.
constexpr int kMaxNamedTracks = 4;

QString namesOfTracks(const motion::Motion& motion, const std::vector<motion::TrackId>& tracks) {
  QStringList names;
  for (const motion::TrackId id : tracks) {
    const bool isNamed = id.kind == motion::TrackKind::Bone || id.kind == motion::TrackKind::Morph;
    const auto nameIn = [id](const auto& list) { return QString::fromStdString(list[id.index].name.text()); };
    if (names.size() == kMaxNamedTracks) {
      names.append(QStringLiteral("…"));
      break;
    }
    names.append(!isNamed                             ? panels::TrackRows::kindLabel(id.kind)
                 : id.kind == motion::TrackKind::Bone ? nameIn(motion.bones)
                                                      : nameIn(motion.morphs));
  }
  return names.join(QStringLiteral(", "));
}

}  // namespace

TimelineCommands::TimelineCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent)
    : QObject(parent), context_(context), docks_(docks), timeline_(*docks.panel<panels::TimelinePanel>()) {
  bindView();
  bindRows();
  bindLocks();
  reportLockedTracks();
  QList<QAction*> ofKeys = actions::contextActions(context_.actions, actions::ContextMenu::Keys);
  if (const QMenu* curves = context_.actions.menu("key/curve")) ofKeys << nullptr << curves->menuAction();
  timeline_.setContextActions(panels::TimelineMenu::Keys, ofKeys);
  timeline_.setMenuFiller(
      [&actions = context_.actions](QMenu& menu, const QList<QAction*>& entries, const widgets::MenuPlace& place) {
        actions::addActionsAt(actions, menu, entries, place);
      });
  timeline_.setEmptyActions({context_.actions.action("file.open"), context_.actions.action("file.new")});
}

void TimelineCommands::bindView() {
  const auto hasDocument = CommandConditions(context_).hasDocument();
  const auto bindSlot = [&](const char* id, void (panels::TimelinePanel::*slot)()) {
    const auto run = [this, slot] {
      docks_.reveal("timeline");
      (timeline_.*slot)();
    };
    context_.actions.bind(id, {.run = run, .enabled = hasDocument});
  };
  bindSlot("timeline.zoomIn", &panels::TimelinePanel::zoomIn);
  bindSlot("timeline.zoomOut", &panels::TimelinePanel::zoomOut);
  bindSlot("timeline.zoomFit", &panels::TimelinePanel::zoomFit);
  bindSlot("timeline.zoomSelection", &panels::TimelinePanel::zoomSelection);
  bindSlot("timeline.expandAll", &panels::TimelinePanel::expandAll);
  bindSlot("timeline.collapseAll", &panels::TimelinePanel::collapseAll);
  bindSlot("timeline.search", &panels::TimelinePanel::focusSearch);
}

void TimelineCommands::bindRows() {
  actions::ActionSet& actions = context_.actions;
  context_.bindStored("timeline.summary", [this](bool on) { timeline_.setSummaryShown(on); });
  // A motion can show all tracks too.
  context_.bindStored(
      "timeline.allTracks", [this](bool on) { timeline_.setUnusedTracksShown(on); },
      [this] { return timeline_.view().rows().isUnusedShown(); });
  actions.bindSwitch(
      "timeline.onlySelected", [this] { return timeline_.isRestricted(); },
      [this](bool on) { on ? timeline_.showOnlySelected() : timeline_.showAllTracks(); },
      CommandConditions(context_).hasDocument());
  connect(&timeline_, &panels::TimelinePanel::restrictionChanged, this,
          [&actions] { actions.updateState("timeline.onlySelected"); });
}

void TimelineCommands::bindLocks() {
  actions::ActionSet& actions = context_.actions;
  actions.bind("timeline.lock", {.run = [this](const actions::ActionArguments& given) { return lock(given); },
                                 .enabled = CommandConditions(context_).hasDocument(),
                                 .checked = [this] { return timeline_.areTargetTracksLocked(); }});
  connect(&timeline_, &panels::TimelinePanel::targetTracksChanged, this,
          [&actions] { actions.updateState("timeline.lock"); });
  const auto unlockAll = [this] {
    const auto& locked = context_.document().state().locks().tracks();
    context_.document().state().setLocked({locked.begin(), locked.end()}, false);
  };
  const actions::ActionBinding::Condition hasLocks = {[&workspace = context_.workspace] {
                                                        return workspace.current() != nullptr &&
                                                               !workspace.current()->state().locks().isEmpty();
                                                      },
                                                      QT_TRANSLATE_NOOP("Conditions", "No track is locked")};
  actions.bind("timeline.unlockAll", {.run = unlockAll, .enabled = hasLocks});
}

Status TimelineCommands::lock(const actions::ActionArguments& arguments) {
  edit::MotionDocument& document = context_.document();
  std::vector<motion::TrackId> tracks = timeline_.targetTracks();
  if (const auto path = arguments.text("track")) {
    const auto track = context_.trackAt(*path);
    if (!track) return track.error();
    tracks = {*track};
  }
  if (tracks.empty()) return Error::because(Message::verbatim(tr("choose a track or select keys first").toStdString()));
  const bool areLocked = std::ranges::all_of(tracks, [&](motion::TrackId id) { return document.state().isLocked(id); });
  document.state().setLocked(tracks, arguments.flag("on").value_or(!areLocked));
  return Done{};
}

void TimelineCommands::reportLockedTracks() {
  connect(&context_.workspace, &session::Workspace::documentOpened, this, [this](edit::MotionDocument* added) {
    connect(added, &edit::MotionDocument::lockedTracksKept, this,
            [this, added](const std::vector<motion::TrackId>& tracks) { showLockedTracks(*added, tracks); });
  });
}

void TimelineCommands::showLockedTracks(edit::MotionDocument& document, const std::vector<motion::TrackId>& tracks) {
  // The document may be closed before the button is clicked.
  const QPointer<edit::MotionDocument> owner(&document);
  const int message = context_.messages.showMessage(
      Severity::Info,
      [names = namesOfTracks(document.motion(), tracks), count = static_cast<int>(tracks.size())] {
        return tr("%Ln locked track(s) were not changed: %1.", nullptr, count).arg(names);
      },
      {{[] { return tr("Unlock"); },
        [owner, tracks] {
          if (owner) owner->state().setLocked(tracks, false);
        }}});
  withdrawWithChange(context_.messages, message, document);
}

}  // namespace furitsuke::commands
