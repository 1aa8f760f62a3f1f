// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRect>
#include <QString>
#include <QStringList>
#include <optional>
#include <utility>

// An arrangement of panels as a text that other people may have written: what QMainWindow stores is for its own
// settings only. For example
//   row(240:scene*|model,900:column(600:viewport*,300:timeline*|-graph),300:properties*)float(findings:20,30,400x300)
// Numbers are sizes in pixels along the row or column; "|" is between tabs, "*" after the one in front, "-" before one
// that is hidden.
namespace furitsuke::panels {

/// Panels that share a place, or a row or column of such.
struct DockGroup {
  bool isRow = false;
  QList<std::pair<int, DockGroup>> parts = {};  ///< with their sizes; empty: a place with tabs
  QStringList tabs = {};                        ///< panels, at least one
  QString front = {};                           ///< one of `tabs`, or empty if all are hidden
  QStringList hidden = {};                      ///< of `tabs`

  /// A panel in the first place.
  [[nodiscard]] QString first() const { return parts.isEmpty() ? tabs.first() : parts.first().second.first(); }
  friend bool operator==(const DockGroup&, const DockGroup&) = default;
};

struct FloatingDock {
  QString panel;
  QRect place;
  friend bool operator==(const FloatingDock&, const FloatingDock&) = default;
};

struct DockLayout {
  DockGroup docked;
  QList<FloatingDock> floating = {};
  friend bool operator==(const DockLayout&, const DockLayout&) = default;
};

[[nodiscard]] QString layoutText(const DockLayout& layout);
/// Nothing if the text is not an arrangement of some of these panels, each at most once.
[[nodiscard]] std::optional<DockLayout> layoutFromText(const QString& text, const QStringList& panels);

using Place = std::pair<QRect, DockGroup>;
using Places = QList<Place>;
/// The rows and columns that such places form. `places` must not be empty.
[[nodiscard]] DockGroup dividedInto(Places places);

}  // namespace furitsuke::panels
