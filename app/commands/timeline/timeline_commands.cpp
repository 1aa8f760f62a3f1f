// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/timeline/timeline_commands.h"

#include <QPointer>
#include <QStringList>
#include <algorithm>
#include <functional>

#include "app/actions/context_menus.h"
#include "app/commands/change_message.h"
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
  timeline_.setContextActions(panels::TimelineMenu::Keys,
                              actions::contextActions(context_.actions, actions::ContextMenu::Keys));
  timeline_.setEmptyAction(context_.actions.action("file.open"));
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
  using Apply = void (panels::TimelinePanel::*)(bool);
  const auto bindSwitch = [&](const char* id, auto setting, Apply apply, const std::function<bool()>& isOn) {
    const auto run = [this, setting, apply, isOn](const actions::ActionArguments& given) {
      const bool on = given.flag("on").value_or(!isOn());
      setting(context_.settings).set(on);
      (timeline_.*apply)(on);
    };
    actions.bind(id, {.run = run, .checked = isOn});
    (timeline_.*apply)(setting(context_.settings).value());
  };
  const panels::TimelineView& view = timeline_.view();
  const auto summary = [](session::Settings& settings) { return settings.timeline().summary; };
  bindSwitch("timeline.summary", summary, &panels::TimelinePanel::setSummaryShown,
             [&view] { return view.rows().isSummaryShown(); });
  const auto allTracks = [](session::Settings& settings) { return settings.timeline().allTracks; };
  bindSwitch("timeline.allTracks", allTracks, &panels::TimelinePanel::setUnusedTracksShown,
             [&view] { return view.rows().isUnusedShown(); });
  const auto setRestricted = [this](const actions::ActionArguments& given) {
    if (given.flag("on").value_or(!timeline_.isRestricted())) {
      timeline_.showOnlySelected();
    } else {
      timeline_.showAllTracks();
    }
  };
  actions.bind("timeline.onlySelected", {.run = setRestricted,
                                         .enabled = CommandConditions(context_).hasDocument(),
                                         .checked = [this] { return timeline_.isRestricted(); }});
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
