// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/track_commands.h"

#include <QAction>
#include <QPointer>
#include <QStringList>
#include <algorithm>

#include "app/actions/action_set.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "app/timeline/timeline_panel.h"
#include "app/timeline/track_rows.h"
#include "app/widgets/message_bar.h"

namespace furitsuke {

namespace {

/// A message names no more tracks than these.
constexpr int kMostNamed = 4;

constexpr const char* kSummary = "timeline/summary";

QString namesOfTracks(const Motion& motion, const std::vector<TrackId>& tracks) {
  QStringList names;
  for (const TrackId id : tracks) {
    const bool isNamed = id.kind == TrackKind::Bone || id.kind == TrackKind::Morph;
    const auto nameIn = [id](const auto& list) { return QString::fromStdString(list[id.index].name.text); };
    if (names.size() == kMostNamed) {
      names.append(QStringLiteral("…"));
      break;
    }
    names.append(!isNamed                     ? TrackRows::kindLabel(id.kind)
                 : id.kind == TrackKind::Bone ? nameIn(motion.bones)
                                              : nameIn(motion.morphs));
  }
  return names.join(QStringLiteral(", "));
}

}  // namespace

TrackCommands::TrackCommands(const CommandContext& context, TimelinePanel& timeline, QObject* parent)
    : QObject(parent), context_(context), timeline_(timeline) {
  bindLocks();
  tellOfLocks();
  context_.actions.bind("timeline.summary", [this](const ActionArguments& given) -> Status {
    const bool on = given.flag("on").value_or(!context_.settings.values().value(kSummary, true).toBool());
    context_.settings.values().setValue(kSummary, on);
    setSummaryShown(on);
    return Done{};
  });
}

void TrackCommands::applySettings() { setSummaryShown(context_.settings.values().value(kSummary, true).toBool()); }

void TrackCommands::setSummaryShown(bool on) {
  timeline_.setSummaryShown(on);
  context_.actions.action("timeline.summary")->setChecked(on);
}

MotionDocument* TrackCommands::document() const { return context_.workspace.current(); }

// --- locked tracks ---------------------------------------------------------------------------------------------------

void TrackCommands::bindLocks() {
  ActionSet& actions = context_.actions;
  QAction* switchLock = actions.action("timeline.lock");
  const auto showState = [this, switchLock] { switchLock->setChecked(timeline_.areTracksInHandLocked()); };
  actions.bind(
      "timeline.lock",
      [this, showState](const ActionArguments& given) {
        const Status done = lock(given);
        showState();  // Qt has switched it by itself
        return done;
      },
      [this] { return document() != nullptr; });
  connect(&timeline_, &TimelinePanel::tracksInHandChanged, this, showState);
  actions.bind(
      "timeline.unlockAll",
      [this](const ActionArguments&) -> Status {
        const auto& locked = document()->locks().tracks();
        document()->setLocked({locked.begin(), locked.end()}, false);
        return Done{};
      },
      [this] { return document() != nullptr && !document()->locks().isEmpty(); });
}

Status TrackCommands::lock(const ActionArguments& arguments) {
  std::vector<TrackId> tracks = timeline_.tracksInHand();
  if (const auto path = arguments.text("track")) {
    const auto known = findTrack(document()->motion(), path->toStdString());
    if (!known) return Error{{}, {}, "the motion has no track '" + path->toStdString() + "'"};
    tracks = {*known};
  }
  if (tracks.empty()) return Error{{}, {}, tr("choose a track first, or select keys of some").toStdString()};
  const bool areLocked = std::ranges::all_of(tracks, [this](TrackId id) { return document()->isLocked(id); });
  document()->setLocked(tracks, arguments.flag("on").value_or(!areLocked));
  return Done{};
}

void TrackCommands::tellOfLocks() {
  connect(&context_.workspace, &Workspace::documentAdded, this, [this](int index) {
    MotionDocument* added = context_.workspace.document(index);
    connect(added, &MotionDocument::lockedTracksKept, this,
            [this, added](const std::vector<TrackId>& tracks) { showKept(*added, tracks); });
  });
}

void TrackCommands::showKept(MotionDocument& document, const std::vector<TrackId>& tracks) {
  // The document may be closed before anybody answers.
  const QPointer<MotionDocument> told(&document);
  context_.messages.showMessage(
      Severity::Info,
      tr("%Ln locked track(s) stayed as they were: %1.", nullptr, static_cast<int>(tracks.size()))
          .arg(namesOfTracks(document.motion(), tracks)),
      {{tr("Unlock"), [told, tracks] {
          if (told) told->setLocked(tracks, false);
        }}});
}

}  // namespace furitsuke
