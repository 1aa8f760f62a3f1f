// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/context_menus.h"

#include <QMenu>
#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "app/actions/action_set.h"

namespace furitsuke::actions {

namespace {

constexpr const char* kSeparator = nullptr;

constexpr const char* kTab[] = {"file.save",       "file.saveAs",    "file.revert",    kSeparator, "model.pinMotion",
                                kSeparator,        "tab.copyPath",   "tab.showFolder", kSeparator, "file.close",
                                "tab.closeOthers", "tab.closeRight", "tab.closeAll"};
constexpr const char* kKeys[] = {
    "edit.cut",          "edit.copy",          "edit.paste",        "edit.pasteMirrored",
    "edit.delete",       kSeparator,           "key.add",           "edit.toggleKey",
    "marker.add",        "frame.goto",         kSeparator,          "edit.selectAll",
    "edit.selectColumn", "edit.selectRow",     kSeparator,          "track.rename",
    "timeline.lock",     "timeline.unlockAll", kSeparator,          "timeline.onlySelected",
    "rowSet.save",       kSeparator,           "file.insertMotion", "file.exportSelection"};
constexpr const char* kMarkerLane[] = {"marker.add",      kSeparator, "tempo.set",    "tempo.add",   "tempo.find",
                                       "tempo.firstHere", kSeparator, "tempo.double", "tempo.halve", "tempo.halfBeat",
                                       "tempo.remove",    kSeparator, "snap.toggle",  "snap.beats",  "snap.markers"};
constexpr const char* kSoundRow[] = {"sound.mute", "sound.volume", "sound.scrub",     "sound.onsets",
                                     kSeparator,   "sound.offset", "sound.startHere", kSeparator,
                                     "tempo.find", kSeparator,     "sound.open",      "sound.remove"};
constexpr const char* kRuler[] = {
    "playback.loop", "playback.loopSelection", "playback.loopAll",      kSeparator, "frame.goto",
    kSeparator,      "timeline.zoomFit",       "timeline.zoomSelection"};
constexpr const char* kCurve[] = {"curve.copy",   "curve.paste",   kSeparator,        "curve.linear",
                                  "curve.easeIn", "curve.easeOut", "curve.easeInOut", "curve.auto"};
constexpr const char* kModelRow[] = {"model.show", "model.pinMotion",   "viewport.frameSelection", "model.bones",
                                     kSeparator,   "model.drawEarlier", "model.drawLater",         kSeparator,
                                     "model.add",  "model.remove"};
constexpr const char* kCameraRow[] = {"viewport.motionCamera", "camera.register", "viewport.frameAll", kSeparator,
                                      "model.add"};
constexpr const char* kViewport[] = {"pose.register",
                                     "pose.resetAll",
                                     "pose.copy",
                                     "pose.paste",
                                     "pose.pasteMirrored",
                                     kSeparator,
                                     "viewport.frameSelection",
                                     "viewport.frameAll",
                                     "viewport.motionCamera",
                                     "viewport.home",
                                     kSeparator,
                                     "viewport.bones",
                                     "viewport.allBones",
                                     "viewport.grid",
                                     kSeparator,
                                     "model.add",
                                     "viewport.savePicture"};
constexpr const char* kSceneRow[] = {"model.add"};

std::span<const char* const> idsOf(ContextMenu menu) {
  switch (menu) {
    case ContextMenu::Tab: return kTab;
    case ContextMenu::Keys: return kKeys;
    case ContextMenu::MarkerLane: return kMarkerLane;
    case ContextMenu::SoundRow: return kSoundRow;
    case ContextMenu::Ruler: return kRuler;
    case ContextMenu::Curve: return kCurve;
    case ContextMenu::ModelRow: return kModelRow;
    case ContextMenu::CameraRow: return kCameraRow;
    case ContextMenu::Viewport: return kViewport;
    case ContextMenu::SceneRow: break;
  }
  return kSceneRow;
}

constexpr std::array kAtFrame = {"edit.paste", "edit.pasteMirrored", "key.add",         "marker.add",
                                 "frame.goto", "edit.selectColumn",  "tempo.firstHere", "sound.startHere"};
constexpr std::array kOnCurve = {"curve.linear", "curve.easeIn", "curve.easeOut", "curve.easeInOut", "curve.auto"};

/// For the translation of texts.
struct PlaceTexts {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::actions::PlaceTexts)
};

/// What makes the action act at the place; nothing if it does not depend on it.
std::optional<ActionArguments> argumentsAt(const QString& id, const widgets::MenuPlace& place) {
  ActionArguments arguments;
  if (std::ranges::find(kAtFrame, id) != kAtFrame.end()) {
    arguments.set("frame", static_cast<std::int64_t>(place.frame));
    if (id == "key.add" && !place.track.isEmpty()) arguments.set("track", place.track);
    return arguments;
  }
  if (place.channel.isEmpty() || std::ranges::find(kOnCurve, id) == kOnCurve.end()) return {};
  arguments.set("channel", place.channel);
  return arguments;
}

QString textAt(const QAction& action, const widgets::MenuPlace& place) {
  if (std::ranges::find(kOnCurve, action.objectName()) != kOnCurve.end()) return action.text();
  if (action.objectName() == "frame.goto") return PlaceTexts::tr("Move Playhead to Frame %1").arg(place.frame);
  if (action.objectName() == "edit.paste") return PlaceTexts::tr("&Paste Here (Frame %1)").arg(place.frame);
  return PlaceTexts::tr("%1 (Frame %2)", "an action and where it acts").arg(action.text()).arg(place.frame);
}

}  // namespace

void addActionsAt(ActionSet& actions, QMenu& menu, const QList<QAction*>& entries, const widgets::MenuPlace& place) {
  for (QAction* action : entries) {
    if (action == nullptr || action->isSeparator()) {
      menu.addSeparator();
      continue;
    }
    if (const QMenu* sub = action->menu()) {
      addActionsAt(actions, *menu.addMenu(action->icon(), action->text()), sub->actions(), place);
      continue;
    }
    const QString id = action->objectName();
    const auto arguments = argumentsAt(id, place);
    if (!arguments) {
      menu.addAction(action);
      continue;
    }
    QAction* entry = menu.addAction(action->icon(), textAt(*action, place), &actions,
                                    [&actions, id, arguments = *arguments] { actions.call(id, arguments); });
    entry->setObjectName(id);
    entry->setEnabled(action->isEnabled());
  }
}

QList<QAction*> contextActions(const ActionSet& actions, ContextMenu menu) {
  QList<QAction*> list;
  for (const char* id : idsOf(menu)) list.append(id == kSeparator ? nullptr : actions.action(id));
  return list;
}

}  // namespace furitsuke::actions
