// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/timeline/row_set_commands.h"

#include <QAction>
#include <QMenu>

#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/dialogs/prompts.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/session/settings.h"
#include "app/widgets/status_line.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kRowSetName{.name = "name", .help = "name of the set", .required = true};
constexpr ActionParameter kRowSetSaveParameter{
    .name = "name", .help = "name of the set; replaces a set of the same name", .required = true};

}  // namespace

constexpr ActionRows kRowSetActions = {
    action("rowSet.show", "view/timeline/rowSets", Actions::tr("Sho&w Row Set…"),
           Actions::tr("Show only the rows of a saved row set"), {.keys = "Alt+J", .parameters = kRowSetName}),
    action("rowSet.all", "view/timeline/rowSets", Actions::tr("Show &All Rows"),
           Actions::tr("Show the rows of all tracks"), {.keys = "Alt+Shift+J"}),
    action("rowSet.save", "view/timeline/rowSets", Actions::tr("&Save Rows as Set…"),
           Actions::tr("Save the rows with selected keys, or the visible rows, as a named set"),
           {.group = 1, .parameters = kRowSetSaveParameter}),
    action("rowSet.delete", "view/timeline/rowSets", Actions::tr("&Delete Row Set…"),
           Actions::tr("Delete a row set; the motion does not change"), {.group = 1, .parameters = kRowSetName}),
};

namespace {

/// The maximum number of rows that a message names.
constexpr int kMaxNamedRows = 12;

}  // namespace

RowSetCommands::RowSetCommands(const CommandContext& context, panels::TimelinePanel& timeline, QObject* parent)
    : QObject(parent), context_(context), timeline_(timeline) {
  actions::ActionSet& actions = context_.actions;
  const actions::ActionBinding::Condition hasSets = {
      [&settings = context_.settings] { return !settings.rowSets().isEmpty(); },
      QT_TRANSLATE_NOOP("Conditions", "No row set is saved")};
  const auto hasDocument = CommandConditions(context_).hasDocument();
  actions.bind("rowSet.show", {.run = [this](const actions::ActionArguments& given) { return show(given); },
                               .enabled = hasDocument && hasSets});
  actions.bind("rowSet.all", {.run = [this] { timeline_.showAllTracks(); },
                              .enabled = {[this] { return timeline_.isRestricted(); },
                                          QT_TRANSLATE_NOOP("Conditions", "All rows are shown already")}});
  actions.bind("rowSet.save",
               {.run = [this](const actions::ActionArguments& given) { return save(given); }, .enabled = hasDocument});
  actions.bind("rowSet.delete",
               {.run = [this](const actions::ActionArguments& given) { return remove(given); }, .enabled = hasSets});
  connect(&timeline_, &panels::TimelinePanel::restrictionChanged, &actions, &actions::ActionSet::updateStates);
  QMenu* menu = actions.menu("view/timeline/rowSets");
  connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillMenu(*menu); });
}

Status RowSetCommands::save(const actions::ActionArguments& arguments) {
  const QSet<QByteArray> rows = timeline_.rowSetToSave();
  if (rows.isEmpty()) return Error::because(Message::verbatim(tr("there are no rows to save").toStdString()));
  std::optional<QString> name = arguments.text("name");
  if (!name) name = dialogs::askText(context_.window, tr("Save Rows as Set"), tr("Name of the set"), {});
  if (!name) return Done{};
  const QString trimmed = name->trimmed();
  if (trimmed.isEmpty()) return Error::because(Message::verbatim(tr("a row set needs a name").toStdString()));
  auto sets = context_.settings.rowSets();
  const bool isAsked = !arguments.has("name") && sets.contains(trimmed);
  if (isAsked &&
      !dialogs::askConfirm(context_.window, tr("Replace the row set “%1”?").arg(trimmed), {}, tr("Replace"))) {
    return Done{};
  }
  sets.insert(trimmed, rows);
  if (const Status stored = store(sets); !stored) return stored;
  QStringList names = timeline_.view().rows().labelsOf(rows);
  if (names.size() > kMaxNamedRows) names = names.mid(0, kMaxNamedRows) + QStringList{QStringLiteral("…")};
  widgets::sayInStatusLine(*context_.window, [count = static_cast<int>(rows.size()), trimmed, names] {
    return tr("%Ln row(s) saved as “%1”: %2", nullptr, count).arg(trimmed, names.join(QStringLiteral(", ")));
  });
  return Done{};
}

Result<QString> RowSetCommands::setNamed(const actions::ActionArguments& arguments, const QString& title) const {
  const auto sets = context_.settings.rowSets();
  std::optional<QString> name = arguments.text("name");
  if (!name) name = dialogs::askChoice(context_.window, title, tr("Row set"), sets.keys());
  if (!name) return Error::canceled();
  if (!sets.contains(*name))
    return Error::because(Message::verbatim(tr("no row set is named “%1”").arg(*name).toStdString()));
  return *name;
}

Status RowSetCommands::show(const actions::ActionArguments& arguments) {
  const auto name = setNamed(arguments, tr("Show Row Set"));
  if (!name) return name.error();
  if (timeline_.showOnly(context_.settings.rowSets().value(*name))) return Done{};
  return Error::because(
      Message::verbatim(tr("this motion has none of the tracks of the row set “%1”").arg(*name).toStdString()));
}

Status RowSetCommands::remove(const actions::ActionArguments& arguments) {
  const auto name = setNamed(arguments, tr("Delete Row Set"));
  if (!name) return name.error();
  auto sets = context_.settings.rowSets();
  sets.remove(*name);
  return store(sets);
}

Status RowSetCommands::store(const QMap<QString, QSet<QByteArray>>& sets) {
  context_.settings.setRowSets(sets);
  const QString unwritable = context_.settings.sync();
  if (unwritable.isEmpty()) return Done{};
  return Error::because(Message::verbatim(tr("the settings cannot be stored in %1").arg(unwritable).toStdString()));
}

void RowSetCommands::fillMenu(QMenu& menu) {
  menu.clear();
  const QStringList names = context_.settings.rowSets().keys();
  for (const QString& name : names) {
    QAction* entry = menu.addAction(QString(name).replace('&', "&&"));
    entry->setEnabled(timeline_.document() != nullptr);
    connect(entry, &QAction::triggered, this, [this, name] {
      actions::ActionArguments arguments;
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

}  // namespace furitsuke::commands
