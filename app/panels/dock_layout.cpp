// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/dock_layout.h"

#include <QStringView>
#include <algorithm>

namespace furitsuke::panels {

namespace {

constexpr qsizetype kMaxLayoutText = 4096;
constexpr int kMaxSide = 16'384;  // of a panel and a screen, in pixels

QString groupText(const DockGroup& group) {
  QStringList texts;
  for (const auto& [size, part] : group.parts) texts.append(QString("%1:%2").arg(size).arg(groupText(part)));
  if (!texts.isEmpty()) return (group.isRow ? "row(" : "column(") + texts.join(',') + ')';
  for (const QString& tab : group.tabs)
    texts.append((group.hidden.contains(tab) ? "-" : "") + tab + (group.front == tab ? "*" : ""));
  return texts.join('|');
}

/// Reads the text from its start to its end. Each panel can be named once, which also limits the depth.
class LayoutReader {
 public:
  LayoutReader(QStringView text, QStringList panels) : rest_(text), panels_(std::move(panels)) {}

  [[nodiscard]] std::optional<DockLayout> read() {
    DockLayout layout;
    layout.docked = group(0);
    while (isValid_ && take(u"float(")) layout.floating.append(floating());
    if (!rest_.isEmpty()) isValid_ = false;
    return isValid_ ? std::optional(layout) : std::nullopt;
  }

 private:
  bool take(QStringView expected) {
    if (!rest_.startsWith(expected)) return false;
    rest_ = rest_.sliced(expected.size());
    return true;
  }
  void require(QStringView expected) {
    if (!take(expected)) isValid_ = false;
  }
  int number(int least) {
    qsizetype digits = rest_.startsWith(u'-') ? 1 : 0;
    while (digits < rest_.size() && rest_[digits].isDigit()) ++digits;
    bool isNumber = false;
    const int value = rest_.first(digits).toInt(&isNumber);
    rest_ = rest_.sliced(digits);
    if (!isNumber || value < least || value > kMaxSide) isValid_ = false;
    return value;
  }
  QString panel() {
    qsizetype letters = 0;
    while (letters < rest_.size() && rest_[letters].isLetter()) ++letters;
    const QString name = rest_.first(letters).toString();
    rest_ = rest_.sliced(letters);
    if (!panels_.removeOne(name)) isValid_ = false;
    return name;
  }
  DockGroup group(int depth) {
    DockGroup read;
    read.isRow = take(u"row(");
    if (!read.isRow && !take(u"column(")) {
      do {
        const bool isHidden = take(u"-");
        read.tabs.append(panel());
        if (isHidden) read.hidden.append(read.tabs.last());
        if (take(u"*")) read.front = read.tabs.last();
      } while (isValid_ && take(u"|"));
      return read;
    }
    if (depth > panels_.size()) isValid_ = false;
    while (isValid_) {
      const int size = number(0);
      require(u":");
      if (isValid_) read.parts.append({size, group(depth + 1)});
      if (!take(u",")) break;
    }
    require(u")");
    return read;
  }
  FloatingDock floating() {
    FloatingDock read;
    read.panel = panel();
    require(u":");
    const int x = number(-kMaxSide);
    require(u",");
    const int y = number(-kMaxSide);
    require(u",");
    const int width = number(1);
    require(u"x");
    read.place = {x, y, width, number(1)};
    require(u")");
    return read;
  }

  QStringView rest_;
  QStringList panels_;  ///< that were not named yet
  bool isValid_ = true;
};

}  // namespace

QString layoutText(const DockLayout& layout) {
  QString text = groupText(layout.docked);
  for (const FloatingDock& each : layout.floating) {
    const QRect& at = each.place;
    text += QString("float(%1:%2,%3,%4x%5)").arg(each.panel).arg(at.x()).arg(at.y()).arg(at.width()).arg(at.height());
  }
  return text;
}

std::optional<DockLayout> layoutFromText(const QString& text, const QStringList& panels) {
  if (text.size() > kMaxLayoutText) return std::nullopt;
  return LayoutReader(text, panels).read();
}

DockGroup dividedInto(Places places) {
  if (places.size() == 1) return places.first().second;
  for (const bool isRow : {true, false}) {
    const auto start = [isRow](const Place& place) { return isRow ? place.first.left() : place.first.top(); };
    const auto end = [isRow](const Place& place) { return isRow ? place.first.right() : place.first.bottom(); };
    std::ranges::stable_sort(places, {}, start);
    QList<Places> parts;
    int last = 0;
    for (const Place& place : places) {
      if (parts.isEmpty() || start(place) > last) parts.append(Places());
      parts.last().append(place);
      last = std::max(last, end(place));
    }
    if (parts.size() == 1) continue;
    DockGroup group{.isRow = isRow};
    for (const Places& part : parts) {
      const int size = end(std::ranges::max(part, {}, end)) - start(part.first()) + 1;
      group.parts.append({size, dividedInto(part)});
    }
    return group;
  }
  return places.first().second;  // they overlap, which docks never do
}

}  // namespace furitsuke::panels
