// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/direct_edits.h"

#include <QApplication>
#include <QDockWidget>
#include <QMouseEvent>
#include <QScrollBar>
#include <algorithm>

#include "app/actions/action_set.h"
#include "app/panels/dock_area.h"
#include "app/panels/timeline/time_ruler.h"

namespace furitsuke::commands {

namespace {

/// Whether the action does not change the motion, so that the preview can remain visible.
bool isReadOnly(const QString& action) {
  static const QStringList kReadOnly = {"frame.",    "playback.", "view.", "viewport.",  "timeline.", "theme.",
                                        "material.", "help.",     "keys.", "model.show", "language."};
  return std::ranges::any_of(kReadOnly, [&](const QString& prefix) { return action.startsWith(prefix); });
}

}  // namespace

DirectEdits::DirectEdits(const CommandContext& context, panels::DockArea& docks, QObject* parent)
    : QObject(parent), docks_(docks) {
  connect(&context.actions, &actions::ActionSet::aboutToRun, this, [this](const QString& id) {
    if (!isReadOnly(id)) emit aboutToEdit();
  });
}

DirectEdits::~DirectEdits() { setWatched(false); }

void DirectEdits::setWatched(bool on) {
  qApp->removeEventFilter(this);
  if (on) qApp->installEventFilter(this);
}

bool DirectEdits::isDirectEdit(QObject* watched, const QEvent& event) const {
  const QEvent::Type type = event.type();
  const bool isPress = type == QEvent::MouseButtonPress || type == QEvent::MouseButtonDblClick;
  if (!isPress && type != QEvent::KeyPress && type != QEvent::Wheel) return false;
  const auto* widget = qobject_cast<QWidget*>(watched);
  if (widget == nullptr || qobject_cast<const QScrollBar*>(widget) != nullptr) return false;
  if (qobject_cast<const panels::TimeRuler*>(widget) != nullptr) return false;
  const auto isIn = [&](const char* dock) { return docks_.dock(dock)->isAncestorOf(widget); };
  // The other buttons and the wheel move the view camera.
  if (isIn("viewport")) return isPress && static_cast<const QMouseEvent&>(event).button() == Qt::LeftButton;
  if (isIn("timeline")) return type != QEvent::Wheel;
  return isIn("properties") || isIn("curves");
}

bool DirectEdits::eventFilter(QObject* watched, QEvent* event) {
  if (isDirectEdit(watched, *event)) emit aboutToEdit();
  return QObject::eventFilter(watched, event);
}

}  // namespace furitsuke::commands
