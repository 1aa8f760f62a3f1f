// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/context_menus.h"

#include <span>

#include "app/actions/action_set.h"

namespace furitsuke::actions {

namespace {

constexpr const char* kSeparator = nullptr;

constexpr const char* kTab[] = {"file.save",       "file.saveAs",    "file.revert",    kSeparator, "model.pinMotion",
                                kSeparator,        "tab.copyPath",   "tab.showFolder", kSeparator, "file.close",
                                "tab.closeOthers", "tab.closeRight", "tab.closeAll"};
constexpr const char* kKeys[] = {"edit.cut",
                                 "edit.copy",
                                 "edit.paste",
                                 "edit.pasteMirrored",
                                 "edit.delete",
                                 kSeparator,
                                 "key.add",
                                 "edit.toggleKey",
                                 "marker.add",
                                 kSeparator,
                                 "edit.selectAll",
                                 "edit.selectColumn",
                                 "edit.selectRow",
                                 kSeparator,
                                 "track.rename",
                                 "timeline.lock",
                                 "timeline.unlockAll",
                                 kSeparator,
                                 "timeline.onlySelected",
                                 "rowSet.save",
                                 kSeparator,
                                 "file.insertMotion",
                                 "file.exportSelection"};
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
constexpr const char* kModelRow[] = {"model.show", "model.pinMotion",   "viewport.frameSelection",
                                     kSeparator,   "model.drawEarlier", "model.drawLater",
                                     kSeparator,   "model.add",         "model.remove"};
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

}  // namespace

QList<QAction*> contextActions(const ActionSet& actions, ContextMenu menu) {
  QList<QAction*> list;
  for (const char* id : idsOf(menu)) list.append(id == kSeparator ? nullptr : actions.action(id));
  return list;
}

}  // namespace furitsuke::actions
