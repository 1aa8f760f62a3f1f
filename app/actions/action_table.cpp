// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_table.h"

#include <algorithm>
#include <iterator>

#include "app/actions/action_rows.h"
#include "app/widgets/operation_text.h"

namespace furitsuke::actions {

namespace {

QString withoutMnemonic(QString text) {
  // Japanese menus have the mnemonic after the text: "開く(&O)…".
  if (const auto at = text.indexOf("(&"); at > 0) text.remove(at, 4);
  text.remove('&');
  text.remove(QString::fromUtf8("…"));
  return text.trimmed();
}

}  // namespace

QString ActionInfo::translatedText() const {
  if (operation != nullptr) return widgets::operationText(*operation) + QString::fromUtf8("…");
  return QCoreApplication::translate("Actions", text);
}

QString ActionInfo::translatedTooltip() const {
  return operation != nullptr ? widgets::operationTooltip(*operation) : QCoreApplication::translate("Actions", tooltip);
}

QString ActionInfo::translatedWords() const {
  return *words == '\0' ? QString() : QCoreApplication::translate("ActionWords", words);
}

QString MenuInfo::translatedText() const {
  return topic != nullptr ? widgets::topicText(*topic) : QCoreApplication::translate("Actions", text);
}

QString ActionInfo::plainText() const { return withoutMnemonic(translatedText()); }

QString MenuInfo::plainText() const { return withoutMnemonic(translatedText()); }

QString keyPresetId(KeyPreset preset) {
  switch (preset) {
    case KeyPreset::Furitsuke: break;
    case KeyPreset::Mmd: return "mmd";
    case KeyPreset::Blender: return "blender";
  }
  return "furitsuke";
}

KeyPreset keyPresetFromId(const QString& id) {
  const auto* found = std::ranges::find(kKeyPresets, id, keyPresetId);
  return found == kKeyPresets.end() ? KeyPreset::Furitsuke : *found;
}

const std::vector<ActionInfo>& actionTable() {
  static const std::vector<ActionInfo> table = [] {
    std::vector<ActionInfo> rows;
    for (auto part :
         {fileActionRows(),   projectActionRows(),    tabActionRows(),       editActionRows(),    keyActionRows(),
          poseActionRows(),   parentActionRows(),     operationActionRows(), scriptActionRows(),  layerActionRows(),
          markerActionRows(), playActionRows(),       soundActionRows(),     physicsActionRows(), sceneActionRows(),
          dancerActionRows(), backgroundActionRows(), referenceActionRows(), liveActionRows(),    partActionRows(),
          viewActionRows(),   graphActionRows()}) {
      std::ranges::move(part, std::back_inserter(rows));
    }
    for (ActionInfo& row : rows) row.words = searchWordsOf(row.id);
    return rows;
  }();
  return table;
}

const ActionInfo* findAction(const QString& id) {
  const auto& table = actionTable();
  const auto found =
      std::ranges::find_if(table, [&](const ActionInfo& action) { return id == QLatin1String(action.id); });
  return found == table.end() ? nullptr : &*found;
}

namespace {

std::vector<MenuInfo> fixedMenus() {
  return {
      {"file", QT_TRANSLATE_NOOP("Actions", "&File")},
      {"file/recent", QT_TRANSLATE_NOOP("Actions", "Open &Recent")},
      {"file/recent/projects", QT_TRANSLATE_NOOP("Actions", "Pro&jects")},
      {"file/recent/motions", QT_TRANSLATE_NOOP("Actions", "&Motions")},
      {"file/recent/models", QT_TRANSLATE_NOOP("Actions", "M&odels")},
      {"file/recent/sounds", QT_TRANSLATE_NOOP("Actions", "&Sounds")},
      {"file/project", QT_TRANSLATE_NOOP("Actions", "Pro&ject"), 1},
      {"file/import", QT_TRANSLATE_NOOP("Actions", "&Import"), 2},
      {"file/export", QT_TRANSLATE_NOOP("Actions", "&Export"), 2},
      {"file/tab", QT_TRANSLATE_NOOP("Actions", "Ta&b"), 3},
      {"edit", QT_TRANSLATE_NOOP("Actions", "&Edit")},
      {"edit/select", QT_TRANSLATE_NOOP("Actions", "&Select"), 2},
      {"edit/findings", QT_TRANSLATE_NOOP("Actions", "F&indings"), 3},
      {"key", QT_TRANSLATE_NOOP("Actions", "&Keys")},
      {"key/curve", QT_TRANSLATE_NOOP("Actions", "&Curve")},
      {"pose", QT_TRANSLATE_NOOP("Actions", "P&ose")},
      {"pose/reset", QT_TRANSLATE_NOOP("Actions", "Rese&t"), 1},
      {"pose/parent", QT_TRANSLATE_NOOP("Actions", "Outs&ide Parent"), 1},
      {"pose/tool", QT_TRANSLATE_NOOP("Actions", "&Handles"), 3},
      {"pose/space", QT_TRANSLATE_NOOP("Actions", "A&xes"), 3},
      {"pose/copy", QT_TRANSLATE_NOOP("Actions", "&Copy and Paste"), 2},
      {"pose/library", QT_TRANSLATE_NOOP("Actions", "Pose &Library"), 2},
      {"pose/leave", QT_TRANSLATE_NOOP("Actions", "When the &Playhead Moves"), 4},
      {"motion", QT_TRANSLATE_NOOP("Actions", "&Motion")},
      {"motion/scripts", QT_TRANSLATE_NOOP("Actions", "S&cripts"), 1},
      {"layer", QT_TRANSLATE_NOOP("Actions", "&Layers")},
      {"marker", QT_TRANSLATE_NOOP("Actions", "Ma&rkers")},
      {"marker/tempo", QT_TRANSLATE_NOOP("Actions", "Ad&just Tempo"), 3},
      {"play", QT_TRANSLATE_NOOP("Actions", "&Playback")},
      {"play/go", QT_TRANSLATE_NOOP("Actions", "&Go To"), 1},
      {"play/repeat", QT_TRANSLATE_NOOP("Actions", "R&epeat"), 2},
      {"play/speed", QT_TRANSLATE_NOOP("Actions", "Spee&d"), 3},
      {"play/rate", QT_TRANSLATE_NOOP("Actions", "&Frame Rate"), 3},
      {"play/sound", QT_TRANSLATE_NOOP("Actions", "S&ound"), 4},
      {"physics", QT_TRANSLATE_NOOP("Actions", "Ph&ysics")},
      {"physics/steps", QT_TRANSLATE_NOOP("Actions", "Steps per &Second"), 3},
      {"physics/bodies", QT_TRANSLATE_NOOP("Actions", "Rigid Bod&ies and Joints"), 4},
      {"scene", QT_TRANSLATE_NOOP("Actions", "&Scene")},
      {"scene/dancers", QT_TRANSLATE_NOOP("Actions", "&Dancers"), 1},
      {"scene/background", QT_TRANSLATE_NOOP("Actions", "&Background"), 2},
      {"scene/reference", QT_TRANSLATE_NOOP("Actions", "Referen&ce"), 2},
      {"scene/live", QT_TRANSLATE_NOOP("Actions", "Li&ve Link"), 2},
      {"view", QT_TRANSLATE_NOOP("Actions", "&View")},
      {"view/panels", QT_TRANSLATE_NOOP("Actions", "&Panels")},
      {"view/timeline", QT_TRANSLATE_NOOP("Actions", "Time&line"), 1},
      {"view/timeline/rows", QT_TRANSLATE_NOOP("Actions", "&Rows"), 1},
      {"view/timeline/rowSets", QT_TRANSLATE_NOOP("Actions", "Row Se&ts"), 1},
      {"view/graph", QT_TRANSLATE_NOOP("Actions", "Gr&aph"), 1},
      {"view/camera", QT_TRANSLATE_NOOP("Actions", "&Camera"), 2},
      {"view/camera/ratio", QT_TRANSLATE_NOOP("Actions", "Aspect Rat&io"), 2},
      {"view/draw", QT_TRANSLATE_NOOP("Actions", "Viewport &Display"), 2},
      {"view/draw/samples", QT_TRANSLATE_NOOP("Actions", "A&nti-Aliasing"), 2},
      {"view/draw/trails", QT_TRANSLATE_NOOP("Actions", "Trail Lengt&h"), 2},
      {"view/draw/onion", QT_TRANSLATE_NOOP("Actions", "Onion S&kin"), 2},
      {"view/compare", QT_TRANSLATE_NOOP("Actions", "Co&mpare Motions"), 2},
      {"view/theme", QT_TRANSLATE_NOOP("Actions", "&Theme"), 3},
      {"view/keys", QT_TRANSLATE_NOOP("Actions", "&Shortcuts"), 3},
      {"view/language", QT_TRANSLATE_NOOP("Actions", "Langua&ge"), 3},
      {"help", QT_TRANSLATE_NOOP("Actions", "&Help")},
  };
}

}  // namespace

const std::vector<MenuInfo>& menuTable() {
  static const std::vector<MenuInfo> menus = [] {
    std::vector<MenuInfo> all = fixedMenus();
    const auto motion = std::ranges::find_if(
        all, [](const MenuInfo& menu) { return QLatin1String(menu.path) == QLatin1String("motion"); });
    const std::vector<MenuInfo> topics = operationMenus();
    all.insert(std::next(motion), topics.begin(), topics.end());
    return all;
  }();
  return menus;
}

QList<QKeySequence> shortcutsOf(const ActionInfo& action, KeyPreset preset) {
  const char* own = preset == KeyPreset::Mmd       ? action.mmdKeys
                    : preset == KeyPreset::Blender ? action.blenderKeys
                                                   : nullptr;
  const char* keys = own != nullptr ? own : action.keys;
  QList<QKeySequence> shortcuts;
  for (const QString& key : QString::fromLatin1(keys).split("; ", Qt::SkipEmptyParts)) {
    shortcuts.append(QKeySequence(key, QKeySequence::PortableText));
  }
  return shortcuts;
}

QString ActionInfo::menuPlace() const {
  QStringList parts;
  const QString menuPath = menu;
  for (qsizetype end = menuPath.indexOf('/'); !menuPath.isEmpty(); end = menuPath.indexOf('/', end + 1)) {
    const QString path = menuPath.left(end);
    const auto& menus = menuTable();
    const auto found = std::ranges::find_if(menus, [&](const MenuInfo& each) { return path == each.path; });
    if (found != menus.end()) parts.append(found->plainText());
    if (end < 0) break;
  }
  return parts.join(QString::fromUtf8(" › "));
}

QString ActionInfo::place() const {
  const QString menus = menuPlace();
  return menus.isEmpty() ? plainText() : menus + QString::fromUtf8(" › ") + plainText();
}

}  // namespace furitsuke::actions
