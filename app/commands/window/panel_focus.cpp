// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/window/panel_focus.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QPainter>
#include <QPalette>
#include <utility>
#include <vector>

#include "app/panels/dock_area.h"
#include "app/panels/panel_table.h"
#include "app/theme/theme.h"

namespace furitsuke::commands {

namespace {

constexpr int kRingWidth = 2;  // pixels

/// A frame that only draws: it takes no input and covers nothing but its line.
class Ring final : public QWidget {
 public:
  explicit Ring(QWidget* parent) : QWidget(parent) {
    setObjectName("panelRing");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
  }

 protected:
  void resizeEvent(QResizeEvent* /*event*/) override {
    setMask(QRegion(rect()) - QRegion(rect().adjusted(kRingWidth, kRingWidth, -kRingWidth, -kRingWidth)));
  }
  void paintEvent(QPaintEvent* /*event*/) override { QPainter(this).fillRect(rect(), theme::theme().accent); }
};

bool takesFocus(const QWidget& widget) {
  return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0;
}

/// What gets the focus in a panel: its list or canvas rather than the first button.
QWidget* targetIn(QWidget& panel) {
  if (panel.focusProxy() != nullptr || takesFocus(panel)) return &panel;
  const QWidget* first = &panel;
  for (QWidget* widget = first->nextInFocusChain(); widget != first; widget = widget->nextInFocusChain()) {
    if (panel.isAncestorOf(widget) && takesFocus(*widget)) return widget;
  }
  return nullptr;
}

}  // namespace

PanelFocus::PanelFocus(panels::DockArea& docks, QObject* parent)
    : QObject(parent), docks_(docks), ring_(new Ring(&docks)) {
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget* /*before*/, QWidget* now) {
    if (ringed_ != nullptr && now != nullptr && !ringed_->isAncestorOf(now)) ring_->hide();
  });
  qApp->installEventFilter(this);
}

bool PanelFocus::isIn(const QDockWidget& dock) const {
  const QWidget* focused = QApplication::focusWidget();
  if (focused == nullptr) focused = docks_.window()->focusWidget();  // of a window that is not active
  return focused != nullptr && dock.isAncestorOf(focused);
}

void PanelFocus::moveTo(QDockWidget& dock) {
  QWidget* target = dock.widget() == nullptr ? nullptr : targetIn(*dock.widget());
  if (target != nullptr) target->setFocus(Qt::ShortcutFocusReason);
  showRing(dock);
}

void PanelFocus::step(int by) {
  std::vector<QDockWidget*> seen;
  for (const panels::PanelInfo& info : panels::panelTable()) {
    QDockWidget* dock = docks_.dock(info.id);
    const bool hasTarget = dock->widget() != nullptr && targetIn(*dock->widget()) != nullptr;
    if (docks_.isInFront(info.id) && hasTarget) seen.push_back(dock);
  }
  if (seen.empty()) return;
  const auto count = static_cast<int>(seen.size());
  int at = by > 0 ? -1 : count;
  for (int i = 0; i < count; ++i) {
    if (isIn(*seen[static_cast<std::size_t>(i)])) at = i;
  }
  moveTo(*seen[static_cast<std::size_t>((at + by + count) % count)]);
}

bool PanelFocus::isByShortcut(const QAction& action) { return std::exchange(shortcut_, nullptr) == &action; }

void PanelFocus::showRing(QDockWidget& dock) {
  if (ringed_ != nullptr) ringed_->removeEventFilter(this);
  ringed_ = &dock;
  dock.installEventFilter(this);
  // A floating panel is a window of its own.
  ring_->setParent(dock.isFloating() ? static_cast<QWidget*>(&dock) : &docks_);
  ring_->setGeometry(dock.isFloating() ? dock.rect() : dock.geometry());
  ring_->show();
  ring_->raise();
}

bool PanelFocus::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::Shortcut: shortcut_ = watched; break;
    case QEvent::MouseButtonPress:
    case QEvent::Wheel: ring_->hide(); break;
    case QEvent::Resize:
    case QEvent::Move:
      if (watched == ringed_ && ring_->isVisible() && !ringed_->isFloating()) ring_->setGeometry(ringed_->geometry());
      break;
    case QEvent::Hide:
      if (watched == ringed_) ring_->hide();
      break;
    default: break;
  }
  return false;
}

}  // namespace furitsuke::commands
