// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/window/panel_focus.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QFocusEvent>
#include <QPainter>
#include <QPalette>
#include <QScrollArea>
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

/// Controls whose border the style sheet draws in another color; not those that paint themselves.
bool showsFocus(const QWidget& widget) {
  for (const char* type : {"QLineEdit", "QComboBox", "QPushButton", "QToolButton", "QCheckBox", "QRadioButton",
                           "QTabBar", "QSlider", "QTextEdit", "QPlainTextEdit"}) {
    if (widget.inherits(type)) return true;
  }
  return false;
}

/// Scrolls the areas around the widget to it. Qt does that only if the focus was in the same area before.
void bringIntoSight(QWidget& widget) {
  for (QWidget* around = widget.parentWidget(); around != nullptr; around = around->parentWidget()) {
    if (auto* area = qobject_cast<QScrollArea*>(around)) area->ensureWidgetVisible(&widget);
    auto* view = qobject_cast<QAbstractItemView*>(around);
    if (view == nullptr) continue;
    const QModelIndex row = view->indexAt(widget.mapTo(view->viewport(), widget.rect().center()));
    if (row.isValid()) view->scrollTo(row);
  }
}

}  // namespace

PanelFocus::PanelFocus(panels::DockArea& docks, QObject* parent)
    : QObject(parent), docks_(docks), ring_(new Ring(&docks)) {
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget* /*before*/, QWidget* now) {
    if (ringed_ != nullptr && now != nullptr && now != ringed_ && !ringed_->isAncestorOf(now)) hideRing();
  });
  qApp->installEventFilter(this);
}

bool PanelFocus::isIn(const QDockWidget& dock) const {
  const QWidget* focused = QApplication::focusWidget();
  if (focused == nullptr) focused = docks_.window()->focusWidget();  // of a window that is not active
  return focused != nullptr && dock.isAncestorOf(focused);
}

void PanelFocus::moveTo(QDockWidget& dock) {
  if (QWidget* target = panels::DockArea::focusTarget(dock)) target->setFocus(Qt::ShortcutFocusReason);
  showRing(dock);
}

void PanelFocus::step(int by) {
  std::vector<QDockWidget*> seen;
  for (const panels::PanelInfo& info : panels::panelTable()) {
    QDockWidget* dock = docks_.dock(info.id);
    if (docks_.isInFront(info.id) && panels::DockArea::focusTarget(*dock) != nullptr) seen.push_back(dock);
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

void PanelFocus::showRing(QWidget& around) {
  if (ringed_ != nullptr) ringed_->removeEventFilter(this);
  ringed_ = &around;
  around.installEventFilter(this);
  placeRing();
  ring_->show();
  ring_->raise();
}

void PanelFocus::placeRing() {
  // A floating panel is a window of its own.
  QWidget* base = docks_.isAncestorOf(ringed_) && !ringed_->isWindow() ? &docks_ : ringed_->window();
  if (ring_ == nullptr) ring_ = new Ring(base);
  if (ring_->parentWidget() != base) ring_->setParent(base);
  ring_->setGeometry(ringed_ == base ? base->rect() : QRect(ringed_->mapTo(base, QPoint()), ringed_->size()));
}

void PanelFocus::hideRing() {
  if (ring_ != nullptr) ring_->hide();
}

bool PanelFocus::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::Shortcut: shortcut_ = watched; break;
    case QEvent::MouseButtonPress:
    case QEvent::Wheel: hideRing(); break;
    case QEvent::Resize:
    case QEvent::Move:
      if (watched == ringed_ && ring_ != nullptr && ring_->isVisible()) placeRing();
      break;
    case QEvent::FocusIn: {
      const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
      auto* widget = qobject_cast<QWidget*>(watched);
      const bool isByTab = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
      // A dialog without a focused control gets this event itself when it opens.
      if (!isByTab || widget == nullptr || widget->isWindow()) break;
      bringIntoSight(*widget);
      if (!showsFocus(*widget)) showRing(*widget);
      break;
    }
    case QEvent::Hide:
      if (watched == ringed_) hideRing();
      break;
    default: break;
  }
  return false;
}

}  // namespace furitsuke::commands
