// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/graph_commands.h"

#include <QAction>
#include <QSettings>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "app/graphs/graph_panel.h"
#include "app/shell/dock_area.h"

namespace furitsuke {

namespace {

std::optional<ValueChannel> channelFromId(const QString& id) {
  for (std::size_t i = 0; i < kValueChannelCount; ++i) {
    const auto channel = ValueChannel(i);
    if (channelInfo(channel).id == id.toStdString()) return channel;
  }
  return {};
}

}  // namespace

GraphCommands::GraphCommands(const CommandContext& context, DockArea& docks, QObject* parent)
    : QObject(parent), context_(context), docks_(docks) {
  bindFit("graph.fitAll", &GraphPanel::fitAll);
  bindFit("graph.fitSelection", &GraphPanel::fitSelection);
  bindSwitch("graph.normalise", "graph/normalise", &GraphPanel::setNormalised, &GraphPanel::isNormalised);
  bindSwitch("graph.handles", "graph/handles", &GraphPanel::setHandlesShown, &GraphPanel::areHandlesShown);
  bindSwitch("graph.angle", "graph/angle", &GraphPanel::setRotationAsAngle, &GraphPanel::isRotationAsAngle);
  for (const auto& [id, steps] : {std::pair("graph.raise", 1), std::pair("graph.lower", -1)}) {
    context_.actions.bind(
        id, [this, steps = steps](const ActionArguments& given) { return shiftValues(given, steps); },
        [this] {
          const MotionDocument* document = context_.workspace.current();
          return document != nullptr && !document->selection().isEmpty();
        });
  }
  QList<QAction*> buttons;
  for (const char* id : {"graph.fitAll", "graph.fitSelection", "graph.normalise", "graph.handles", "graph.angle"}) {
    buttons.append(context_.actions.action(id));
  }
  QList<QAction*> menu = buttons;
  for (const char* id : {"key.add", "edit.copy", "edit.paste", "edit.delete", "graph.raise", "graph.lower"}) {
    menu.append(context_.actions.action(id));
  }
  docks_.graph()->setActions(buttons, menu);
  docks_.graph()->setEmptyAction(context_.actions.action("file.open"));
}

void GraphCommands::bindFit(const char* id, void (GraphPanel::*slot)()) {
  context_.actions.bind(
      id,
      [this, slot](const ActionArguments&) -> Status {
        docks_.reveal("graph");
        (docks_.graph()->*slot)();
        return Done{};
      },
      [this] { return context_.workspace.current() != nullptr; });
}

void GraphCommands::bindSwitch(const char* id, const char* setting, Setter set, Getter get) {
  context_.actions.bind(id, [this, id, setting, set, get](const ActionArguments& given) -> Status {
    GraphPanel* panel = docks_.graph();
    const bool on = given.flag("on").value_or(!(panel->*get)());
    (panel->*set)(on);
    context_.settings.values().setValue(setting, on);
    context_.actions.action(id)->setChecked(on);
    return Done{};
  });
}

Status GraphCommands::shiftValues(const ActionArguments& arguments, int steps) {
  const auto name = arguments.text("channel");
  const auto channel = name ? channelFromId(*name) : std::nullopt;
  const auto by = arguments.numbers("by");
  const std::optional<double> signedBy = by ? std::optional(steps * by->front()) : std::nullopt;
  if (docks_.graph()->shiftValues(channel, signedBy, steps)) return Done{};
  return Error{{}, {}, tr("no selected key has the channel that the graph shows").toStdString()};
}

void GraphCommands::applySettings() {
  const QSettings& values = context_.settings.values();
  GraphPanel* panel = docks_.graph();
  panel->setNormalised(values.value("graph/normalise", false).toBool());
  panel->setHandlesShown(values.value("graph/handles", true).toBool());
  panel->setRotationAsAngle(values.value("graph/angle", false).toBool());
  context_.actions.action("graph.normalise")->setChecked(panel->isNormalised());
  context_.actions.action("graph.handles")->setChecked(panel->areHandlesShown());
  context_.actions.action("graph.angle")->setChecked(panel->isRotationAsAngle());
}

}  // namespace furitsuke
