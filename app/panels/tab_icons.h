// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QTabBar;

namespace furitsuke::panels {

/// Shows icons instead of titles in a row of docked panels that has no room for its titles. The titles stay the texts
/// of the tabs, so that tooltips and screen readers have them.
class TabIcons final : public QObject {
 public:
  /// Belongs to the tab bar.
  explicit TabIcons(QTabBar& bar);

  /// The width in pixels of tabs whose titles are not cut.
  [[nodiscard]] static int widthOf(const QStringList& titles);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void update();

  QTabBar& bar_;
  QStringList titles_;  ///< that `width_` is for
  int width_ = 0;
};

}  // namespace furitsuke::panels
