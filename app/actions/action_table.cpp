// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_table.h"

#include <QHash>
#include <algorithm>
#include <iterator>
#include <string_view>

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
  return *details.words == '\0' ? QString() : QCoreApplication::translate("ActionWords", details.words);
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

namespace {

ActionParts (*actionParts)() = nullptr;

std::vector<ActionInfo> joinedParts() {
  std::vector<const ActionInfo*> order;
  for (const std::span<const ActionInfo> part : actionParts()) {
    auto next = order.end();
    for (const ActionInfo& row : part) {
      if (*row.details.follows != '\0') {
        next = std::ranges::find(order, std::string_view(row.details.follows), &ActionInfo::id);
        if (next != order.end()) ++next;
      }
      next = std::next(order.insert(next, &row));
    }
  }
  std::vector<ActionInfo> rows;
  rows.reserve(order.size());
  for (const ActionInfo* row : order) rows.push_back(*row);
  return rows;
}

}  // namespace

void setActionParts(ActionParts (*parts)()) { actionParts = parts; }

const std::vector<ActionInfo>& actionTable() {
  static const std::vector<ActionInfo> table = joinedParts();
  return table;
}

const ActionInfo* findAction(const QString& id) {
  // Ids of earlier versions, which scripts and stored shortcuts still use, and what they are now.
  static const QHash<QString, QString> formerIds = {{"graph.normalise", "graph.normalize"},
                                                    {"operation.centre-bias", "operation.center-bias"},
                                                    {"operation.normalise-rotations", "operation.normalize-rotations"}};
  const auto& table = actionTable();
  const QString current = formerIds.value(id, id);
  const auto found =
      std::ranges::find_if(table, [&](const ActionInfo& action) { return current == QLatin1String(action.id); });
  return found == table.end() ? nullptr : &*found;
}

namespace {

std::vector<MenuInfo> fixedMenus() {
  return {
      {"file", Actions::tr("&File")},
      {"file/recent", Actions::tr("Open &Recent")},
      {"file/recent/projects", Actions::tr("Pro&jects")},
      {"file/recent/motions", Actions::tr("&Motions")},
      {"file/recent/models", Actions::tr("M&odels")},
      {"file/recent/sounds", Actions::tr("&Sounds")},
      {"file/project", Actions::tr("Pro&ject"), 1},
      {"file/import", Actions::tr("&Import"), 2},
      {"file/export", Actions::tr("&Export"), 2},
      {"file/tab", Actions::tr("Ta&b"), 3},
      {"edit", Actions::tr("&Edit")},
      {"edit/select", Actions::tr("&Select"), 2},
      {"edit/findings", Actions::tr("F&indings"), 3},
      {"key", Actions::tr("&Keys")},
      {"key/curve", Actions::tr("&Curve")},
      {"pose", Actions::tr("P&ose")},
      {"pose/reset", Actions::tr("Rese&t"), 1},
      {"pose/parent", Actions::tr("Outs&ide Parent"), 1},
      {"pose/tool", Actions::tr("&Handles"), 3},
      {"pose/space", Actions::tr("A&xes"), 3},
      {"pose/copy", Actions::tr("&Copy and Paste"), 2},
      {"pose/library", Actions::tr("Pose &Library"), 2},
      {"pose/leave", Actions::tr("When the &Playhead Moves"), 4},
      {"motion", Actions::tr("&Motion")},
      {"motion/scripts", Actions::tr("S&cripts"), 1},
      {"layer", Actions::tr("&Layers")},
      {"marker", Actions::tr("Ma&rkers")},
      {"marker/tempo", Actions::tr("Ad&just Tempo"), 3},
      {"play", Actions::tr("&Playback")},
      {"play/go", Actions::tr("&Go To"), 1},
      {"play/repeat", Actions::tr("R&epeat"), 2},
      {"play/speed", Actions::tr("Spee&d"), 3},
      {"play/rate", Actions::tr("&Frame Rate"), 3},
      {"play/sound", Actions::tr("S&ound"), 4},
      {"physics", Actions::tr("Ph&ysics")},
      {"physics/steps", Actions::tr("Steps per &Second"), 3},
      {"physics/bodies", Actions::tr("Rigid Bod&ies and Joints"), 4},
      {"scene", Actions::tr("&Scene")},
      {"scene/dancers", Actions::tr("&Dancers"), 1},
      {"scene/background", Actions::tr("&Background"), 2},
      {"scene/reference", Actions::tr("Referen&ce"), 2},
      {"scene/live", Actions::tr("Li&ve Link"), 2},
      {"view", Actions::tr("&View")},
      {"view/panels", Actions::tr("&Panels")},
      {"view/timeline", Actions::tr("Time&line"), 1},
      {"view/timeline/rows", Actions::tr("&Rows"), 1},
      {"view/timeline/rowSets", Actions::tr("Row Se&ts"), 1},
      {"view/graph", Actions::tr("Gr&aph"), 1},
      {"view/camera", Actions::tr("&Camera"), 2},
      {"view/camera/ratio", Actions::tr("Aspect Rat&io"), 2},
      {"view/draw", Actions::tr("Viewport &Display"), 2},
      {"view/draw/samples", Actions::tr("A&nti-Aliasing"), 2},
      {"view/draw/trails", Actions::tr("Trail Lengt&h"), 2},
      {"view/draw/onion", Actions::tr("Onion S&kin"), 2},
      {"view/compare", Actions::tr("Co&mpare Motions"), 2},
      {"view/go", Actions::tr("Switc&h To"), 4},
      {"view/theme", Actions::tr("&Theme"), 3},
      {"view/keys", Actions::tr("&Shortcuts"), 3},
      {"view/language", Actions::tr("Langua&ge"), 3},
      {"help", Actions::tr("&Help")},
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
  const char* own = preset == KeyPreset::Mmd       ? action.details.mmdKeys
                    : preset == KeyPreset::Blender ? action.details.blenderKeys
                                                   : nullptr;
  const char* keys = own != nullptr ? own : action.details.keys;
  QList<QKeySequence> shortcuts;
  for (const QString& key : QString::fromLatin1(keys).split("; ", Qt::SkipEmptyParts)) {
    shortcuts.append(QKeySequence(key, QKeySequence::PortableText));
  }
  return shortcuts;
}

QString ActionInfo::menuPath() const {
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
  const QString menus = menuPath();
  return menus.isEmpty() ? plainText() : menus + QString::fromUtf8(" › ") + plainText();
}

}  // namespace furitsuke::actions
