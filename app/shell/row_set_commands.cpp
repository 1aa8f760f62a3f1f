// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/row_set_commands.h"

#include <QAction>
#include <QMenu>

#include "app/actions/action_set.h"
#include "app/commands/prompts.h"
#include "app/commands/settings.h"
#include "app/timeline/timeline_panel.h"

namespace furitsuke {

RowSetCommands::RowSetCommands(const CommandContext& context, TimelinePanel& timeline, QObject* parent)
    : QObject(parent), context_(context), timeline_(timeline) {
  ActionSet& actions = context_.actions;
  const auto hasSets = [this] { return !context_.settings.rowSets().isEmpty(); };
  const auto hasDocument = [this] { return timeline_.document() != nullptr; };
  actions.bind(
      "rowSet.show", [this](const ActionArguments& given) { return show(given); },
      [hasSets, hasDocument] { return hasDocument() && hasSets(); });
  actions.bind(
      "rowSet.all",
      [this](const ActionArguments&) -> Status {
        timeline_.showAllTracks();
        return Done{};
      },
      [this] { return timeline_.isRestricted(); });
  actions.bind(
      "rowSet.save", [this](const ActionArguments& given) { return save(given); }, hasDocument);
  actions.bind(
      "rowSet.delete", [this](const ActionArguments& given) { return remove(given); }, hasSets);
  connect(&timeline_, &TimelinePanel::restrictionChanged, &actions, &ActionSet::updateEnabled);
}

Status RowSetCommands::save(const ActionArguments& arguments) {
  const QSet<QByteArray> rows = timeline_.rowsToRemember();
  if (rows.isEmpty()) return Error{{}, {}, tr("there are no rows to remember").toStdString()};
  std::optional<QString> name = arguments.text("name");
  if (!name) name = askText(context_.window, tr("Save Rows as Set"), tr("Name of the set"), {});
  if (!name) return Done{};
  const QString trimmed = name->trimmed();
  if (trimmed.isEmpty()) return Error{{}, {}, tr("a set of rows needs a name").toStdString()};
  auto sets = context_.settings.rowSets();
  const bool isAsked = !arguments.has("name") && sets.contains(trimmed);
  if (isAsked && !askConfirm(context_.window, tr("Replace the row set “%1”?").arg(trimmed), {}, tr("Replace"))) {
    return Done{};
  }
  sets.insert(trimmed, rows);
  context_.settings.setRowSets(sets);
  return Done{};
}

Result<QString> RowSetCommands::setNamed(const ActionArguments& arguments, const QString& title) const {
  const auto sets = context_.settings.rowSets();
  std::optional<QString> name = arguments.text("name");
  if (!name) name = askChoice(context_.window, title, tr("Row set"), sets.keys());
  if (!name) return Error{};
  if (!sets.contains(*name)) return Error{{}, {}, tr("there is no row set “%1”").arg(*name).toStdString()};
  return *name;
}

Status RowSetCommands::show(const ActionArguments& arguments) {
  const auto name = setNamed(arguments, tr("Choose Row Set"));
  if (!name) return name.error();
  if (timeline_.showOnly(context_.settings.rowSets().value(*name))) return Done{};
  return Error{{}, {}, tr("this motion has none of the tracks of the row set “%1”").arg(*name).toStdString()};
}

Status RowSetCommands::remove(const ActionArguments& arguments) {
  const auto name = setNamed(arguments, tr("Delete Row Set"));
  if (!name) return name.error();
  auto sets = context_.settings.rowSets();
  sets.remove(*name);
  context_.settings.setRowSets(sets);
  return Done{};
}

void RowSetCommands::fillMenu(QMenu& menu) {
  menu.clear();
  const QStringList names = context_.settings.rowSets().keys();
  for (const QString& name : names) {
    QAction* entry = menu.addAction(QString(name).replace('&', "&&"));
    entry->setEnabled(timeline_.document() != nullptr);
    connect(entry, &QAction::triggered, this, [this, name] {
      ActionArguments arguments;
      arguments.set("name", name);
      context_.actions.call("rowSet.show", arguments);
    });
  }
  if (names.isEmpty()) menu.addAction(tr("No sets yet"))->setEnabled(false);
  menu.addSeparator();
  for (const char* id : {"rowSet.show", "rowSet.all", "rowSet.save", "rowSet.delete"}) {
    menu.addAction(context_.actions.action(id));
  }
}

}  // namespace furitsuke
