// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/timeline/ruler_menu.h"

#include <QMenu>

#include "app/actions/action_set.h"
#include "app/actions/context_menus.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/widgets/action_menu.h"

namespace furitsuke::commands {

RulerMenu::RulerMenu(const CommandContext& context, panels::TimelinePanel& timeline, QObject* parent)
    : QObject(parent), context_(context), timeline_(timeline) {
  connect(&timeline, &panels::TimelinePanel::rulerMenuRequested, this, &RulerMenu::open);
}

void RulerMenu::open(Frame frame, const QPoint& global) {
  auto* menu = new QMenu(&timeline_);
  menu->setObjectName("rulerMenu");
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const auto add = [&](const char* id, const QString& text) {
    actions::ActionArguments at;
    at.set("frame", static_cast<std::int64_t>(frame));
    menu->addAction(context_.actions.action(id)->icon(), text, this, [this, id, at] { context_.actions.call(id, at); });
  };
  add("frame.goto", tr("Move Playhead to Frame %1").arg(frame));
  add("marker.add", tr("Add Marker at Frame %1").arg(frame));
  menu->addSeparator();
  add("playback.loopFrom", tr("Repeat From Frame %1").arg(frame));
  add("playback.loopTo", tr("Repeat Up to Frame %1").arg(frame));
  widgets::addActionsTo(*menu, actions::contextActions(context_.actions, actions::ContextMenu::Ruler));
  menu->popup(global);
}

}  // namespace furitsuke::commands
