// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/preference_table.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/actions/action_table.h"

namespace furitsuke::actions {

namespace {

constexpr const char* kGeneralPage = QT_TRANSLATE_NOOP("Preferences", "General");
constexpr const char* kViewportPage = QT_TRANSLATE_NOOP("Preferences", "Viewport");
constexpr const char* kTimelinePage = QT_TRANSLATE_NOOP("Preferences", "Timeline and Graph");
constexpr const char* kPosingPage = QT_TRANSLATE_NOOP("Preferences", "Posing");
constexpr const char* kPlaybackPage = QT_TRANSLATE_NOOP("Preferences", "Playback");

PreferenceInfo switchRow(const char* page, const char* key, const char* action, bool on) {
  return {page, key, PreferenceKind::Switch, action, on ? "on" : "off"};
}

std::vector<PreferenceInfo> generalRowsOfPreferences() {
  return {
      {kGeneralPage, "language", PreferenceKind::Choice,
       "language.system|language.english|language.japanese|language.chinese", "language.system",
       QT_TRANSLATE_NOOP("Preferences", "Language"),
       QT_TRANSLATE_NOOP("Preferences", "The language of menus, panels and messages")},
      {kGeneralPage, "theme", PreferenceKind::Choice, "theme.dark|theme.light", "theme.dark",
       QT_TRANSLATE_NOOP("Preferences", "Theme"), QT_TRANSLATE_NOOP("Preferences", "The colors of the window")},
      {kGeneralPage, "shortcuts/preset", PreferenceKind::Choice, "keys.furitsuke|keys.mmd|keys.blender",
       "keys.furitsuke", QT_TRANSLATE_NOOP("Preferences", "Shortcuts"),
       QT_TRANSLATE_NOOP("Preferences", "The program whose shortcuts are used")},
      {kGeneralPage, "shortcuts/changes", PreferenceKind::Shortcuts, "keys.edit", ""},
      switchRow(kGeneralPage, "view/englishNames", "view.englishNames", false),
      switchRow(kGeneralPage, "scene/autoModel", "scene.autoModel", true),
      {kGeneralPage, "operations/preview", PreferenceKind::Stored, "", "on",
       QT_TRANSLATE_NOOP("Preferences", "Preview Operations"),
       QT_TRANSLATE_NOOP("Preferences", "Show the result of an operation in all panels before it is applied")},
  };
}

std::vector<PreferenceInfo> viewportRowsOfPreferences() {
  return {
      switchRow(kViewportPage, "viewport/bones", "viewport.bones", true),
      switchRow(kViewportPage, "viewport/allBones", "viewport.allBones", false),
      switchRow(kViewportPage, "viewport/edges", "viewport.edges", true),
      switchRow(kViewportPage, "viewport/groundShadow", "viewport.groundShadow", true),
      switchRow(kViewportPage, "viewport/selfShadow", "viewport.selfShadow", true),
      switchRow(kViewportPage, "viewport/grid", "viewport.grid", true),
      {kViewportPage, "viewport/samples", PreferenceKind::Choice,
       "viewport.samples0|viewport.samples2|viewport.samples4|viewport.samples8", "viewport.samples4",
       QT_TRANSLATE_NOOP("Preferences", "Anti-aliasing"),
       QT_TRANSLATE_NOOP("Preferences", "How many samples per pixel smooth the edges in the viewport")},
      switchRow(kViewportPage, "viewport/cameraPath", "viewport.cameraPath", false),
      {kViewportPage, "viewport/trailReach", PreferenceKind::Choice,
       "viewport.trails10|viewport.trails30|viewport.trails60|viewport.trails150", "viewport.trails30",
       QT_TRANSLATE_NOOP("Preferences", "Trail length"),
       QT_TRANSLATE_NOOP("Preferences", "How far motion trails go before and after the playhead")},
      {kViewportPage, "viewport/ghosts", PreferenceKind::Choice,
       "viewport.ghosts1|viewport.ghosts2|viewport.ghosts3|viewport.ghosts4|viewport.ghosts5", "viewport.ghosts2",
       QT_TRANSLATE_NOOP("Preferences", "Ghosts"),
       QT_TRANSLATE_NOOP("Preferences", "How many ghosts the onion skin draws")},
      {kViewportPage, "viewport/ghostStep", PreferenceKind::Choice,
       "viewport.ghostStep1|viewport.ghostStep2|viewport.ghostStep5|viewport.ghostStep10", "viewport.ghostStep5",
       QT_TRANSLATE_NOOP("Preferences", "Distance of ghosts"),
       QT_TRANSLATE_NOOP("Preferences", "How many frames are between two ghosts")},
      switchRow(kViewportPage, "viewport/trails", "viewport.trails", false),
      switchRow(kViewportPage, "viewport/onionSkin", "viewport.onionSkin", false),
      switchRow(kViewportPage, "viewport/shadowReach", "viewport.shadowReach", false),
      switchRow(kViewportPage, "viewport/lightBall", "viewport.lightBall", false),
      // Before the switch of the bodies, because a choice also switches them on.
      {kViewportPage, "viewport/bodyColors", PreferenceKind::Choice, "viewport.bodyColorsMode|viewport.bodyColorsGroup",
       "viewport.bodyColorsMode", QT_TRANSLATE_NOOP("Preferences", "Colors of rigid bodies"),
       QT_TRANSLATE_NOOP("Preferences", "What the color of a rigid body in the viewport shows")},
      switchRow(kViewportPage, "viewport/bodies", "viewport.bodies", false),
      switchRow(kViewportPage, "viewport/joints", "viewport.joints", false),
      switchRow(kViewportPage, "viewport/safeFrames", "viewport.safeFrames", false),
      {kViewportPage, "viewport/pictureRatio", PreferenceKind::Choice,
       "viewport.ratio16x9|viewport.ratio4x3|viewport.ratio1x1|viewport.ratio9x16|viewport.ratio21x9",
       "viewport.ratio16x9", QT_TRANSLATE_NOOP("Preferences", "Aspect ratio"),
       QT_TRANSLATE_NOOP("Preferences", "The shape of the safe frames and of the output image")},
  };
}

std::vector<PreferenceInfo> timelineRowsOfPreferences() {
  return {
      switchRow(kTimelinePage, "frameZeroAsMmd", "edit.frameZeroAsMmd", true),
      switchRow(kTimelinePage, "timeline/summary", "timeline.summary", true),
      switchRow(kTimelinePage, "timeline/allTracks", "timeline.allTracks", false),
      switchRow(kTimelinePage, "timeline/onsets", "sound.onsets", false),
      switchRow(kTimelinePage, "snap/on", "snap.toggle", false),
      switchRow(kTimelinePage, "snap/beats", "snap.beats", true),
      switchRow(kTimelinePage, "snap/markers", "snap.markers", true),
      switchRow(kTimelinePage, "graph/normalise", "graph.normalise", false),
      switchRow(kTimelinePage, "graph/handles", "graph.handles", true),
      switchRow(kTimelinePage, "graph/angle", "graph.angle", false),
  };
}

std::vector<PreferenceInfo> posingRowsOfPreferences() {
  return {
      {kPosingPage, "pose/tool", PreferenceKind::Choice, "pose.toolSelect|pose.toolMove|pose.toolRotate|pose.toolBoth",
       "pose.toolBoth", QT_TRANSLATE_NOOP("Preferences", "Handles"),
       QT_TRANSLATE_NOOP("Preferences", "The handles of the selected bones in the viewport")},
      {kPosingPage, "pose/space", PreferenceKind::Choice,
       "pose.spaceLocal|pose.spaceGlobal|pose.spaceParent|pose.spaceView", "pose.spaceLocal",
       QT_TRANSLATE_NOOP("Preferences", "Axes"),
       QT_TRANSLATE_NOOP("Preferences", "The directions in which handles move and rotate bones")},
      switchRow(kPosingPage, "pose/snap", "pose.snap", false),
      switchRow(kPosingPage, "pose/autoKey", "pose.autoKey", false),
      switchRow(kPosingPage, "formation/snap", "formation.snap", true),
      switchRow(kPosingPage, "formation/wholeDance", "formation.wholeDance", false),
      {kPosingPage, "pose/leave", PreferenceKind::Choice, "pose.leaveAsk|pose.leaveKeep|pose.leaveRegister",
       "pose.leaveAsk", QT_TRANSLATE_NOOP("Preferences", "When the playhead moves"),
       QT_TRANSLATE_NOOP("Preferences", "What happens to an unregistered pose when the playhead moves")},
      {kPosingPage, "poses/folder", PreferenceKind::Folder, "poses.folder", "",
       QT_TRANSLATE_NOOP("Preferences", "Pose folder")},
  };
}

std::vector<PreferenceInfo> playbackRowsOfPreferences() {
  return {
      switchRow(kPlaybackPage, "playback/loop", "playback.loop", false),
      switchRow(kPlaybackPage, "playback/scrubSound", "sound.scrub", false),
      switchRow(kPlaybackPage, "playback/keepPitch", "sound.keepPitch", true),
      switchRow(kPlaybackPage, "scene/holdFirstKeys", "scene.holdFirstKeys", false),
      {kPlaybackPage, "playback/rate", PreferenceKind::Choice, "playback.rate30|playback.rate60|playback.rateUnlimited",
       "playback.rate30", QT_TRANSLATE_NOOP("Preferences", "Frame rate"),
       QT_TRANSLATE_NOOP("Preferences", "How often the viewport is drawn during playback")},
  };
}

}  // namespace

QStringList PreferenceInfo::actionIds() const { return QString(actions).split('|', Qt::SkipEmptyParts); }

QString PreferenceInfo::translatedText() const {
  if (*text != '\0') return QCoreApplication::translate("Preferences", text);
  const ActionInfo* action = findAction(actionIds().value(0));
  return action == nullptr ? QString() : action->plainText();
}

QString PreferenceInfo::translatedHelp() const {
  if (*help != '\0') return QCoreApplication::translate("Preferences", help);
  const ActionInfo* action = findAction(actionIds().value(0));
  return action == nullptr ? QString() : action->translatedTooltip();
}

const std::vector<PreferenceInfo>& preferenceTable() {
  static const std::vector<PreferenceInfo> table = [] {
    std::vector<PreferenceInfo> rows;
    for (const auto& page : {generalRowsOfPreferences(), viewportRowsOfPreferences(), timelineRowsOfPreferences(),
                             posingRowsOfPreferences(), playbackRowsOfPreferences()}) {
      rows.insert(rows.end(), page.begin(), page.end());
    }
    return rows;
  }();
  return table;
}

const QStringList& internalSettings() {
  static const QStringList keys = {
      "window",       // size and layout
      "recentFiles",  // lists that grow by themselves
      "recentMotions", "recentModels", "recentSounds",
      "rowSets",     // contents that users save under names
      "operations",  // the last arguments of operations
      "lastFolder",    "tour",         "scene",
      "physics",    // of the scene
      "live",       // addresses, in the panel of the live link
      "formation",  // the length of the paths, in the panel of the formation
      "sound",      // the height of the waveform, and a number that a question asks for
  };
  return keys;
}

bool changesSetting(const QString& action) {
  return std::ranges::any_of(preferenceTable(), [&](const PreferenceInfo& row) {
    const bool isValue = row.kind == PreferenceKind::Switch || row.kind == PreferenceKind::Choice;
    return isValue && row.actionIds().contains(action);
  });
}

}  // namespace furitsuke::actions
