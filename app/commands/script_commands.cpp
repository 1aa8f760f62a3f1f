// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/script_commands.h"

#include <QDesktopServices>
#include <QDir>
#include <QStringList>
#include <QUrl>
#include <optional>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/operation_commands.h"
#include "app/panels/dock_area.h"
#include "app/panels/scripts/scripts_panel.h"
#include "app/session/script_library.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/message_text.h"
#include "app/widgets/translated_texts.h"
#include "core/scripts/script_process.h"
#include "core/scripts/script_reply.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kScriptName{.name = "name",
                                      .help = "of a script, as the panel lists it; default: the current one"};
constexpr ActionParameter kScriptRunParameters[] = {
    kScriptName,
    {.name = "parameters", .help = "of the script: \"angle=20; every=2\"; default: their defaults"},
    {.name = "tracks", .help = "tracks to change, as for operations; default all"},
    {.name = "frames", .help = "frames to change: 30, 10-20, 10- or -20; default all"},
    {.name = "selected",
     .kind = Kind::Flag,
     .help = "change the selected keys; cannot be combined with tracks and frames"}};
constexpr ActionParameter kScriptNewParameter{.name = "name", .help = "default: a free name"};
constexpr ActionParameter kScriptRenameParameters[] = {kScriptName,
                                                       {.name = "to", .help = "the new name", .required = true}};

}  // namespace

constexpr ActionRows kScriptActions = {
    action("script.run", "motion/scripts", Actions::tr("&Run Script"),
           Actions::tr("Run the script of the panel on the motion, with a preview"),
           {.icon = "play",
            .keys = "Ctrl+Alt+X",
            .parameters = kScriptRunParameters,
            .words = ActionWords::tr("javascript, program, macro, automate")}),
    action("script.new", "motion/scripts", Actions::tr("&New Script"), Actions::tr("Create a script"),
           {.group = 1, .icon = "new", .parameters = kScriptNewParameter}),
    action("script.duplicate", "motion/scripts", Actions::tr("&Duplicate Script"),
           Actions::tr("Make a copy of the script that can be edited"),
           {.group = 1, .icon = "copy", .parameters = kScriptName}),
    action("script.rename", "motion/scripts", Actions::tr("R&ename Script"),
           Actions::tr("Change the name of the script's file"), {.group = 1, .parameters = kScriptRenameParameters}),
    action("script.delete", "motion/scripts", Actions::tr("De&lete Script"),
           Actions::tr("Move the script's file to the trash"),
           {.group = 1, .icon = "delete", .parameters = kScriptName}),
    action("script.showFolder", "motion/scripts", Actions::tr("Show Scripts &Folder"),
           Actions::tr("Open the folder of your scripts in the file manager"), {.group = 1, .icon = "open"}),
};

namespace {

/// "angle=20; every=2" as arguments.
Result<operations::OperationArguments::Texts> valuesFrom(const QString& text) {
  operations::OperationArguments::Texts values;
  for (const QString& part : text.split(';', Qt::SkipEmptyParts)) {
    const qsizetype equals = part.indexOf('=');
    if (equals < 0) return Error::in(Message::verbatim("parameters"), Core::tr("expected \"name=value; name=value\""));
    values.emplace_back(part.left(equals).trimmed().toStdString(), part.mid(equals + 1).trimmed().toStdString());
  }
  return values;
}

}  // namespace

ScriptCommands::ScriptCommands(const CommandContext& context, panels::DockArea& docks, OperationCommands& operations,
                               QObject* parent)
    : QObject(parent),
      context_(context),
      docks_(docks),
      operations_(operations),
      library_(new session::ScriptLibrary(context.settings.operations().scriptFolder(), this)) {
  bindRunning();
  bindFiles();
  connectRuns();
  docks_.whenCreated<panels::ScriptsPanel>(this, [this](panels::ScriptsPanel& created) { connectPanel(created); });
  context_.actions.setVariants("script.run", [this] { return variants(); });
}

panels::ScriptsPanel* ScriptCommands::panel() const { return docks_.createdPanel<panels::ScriptsPanel>(); }

panels::ScriptsPanel* ScriptCommands::reveal() {
  if (context_.actions.isScripted()) return panel();
  docks_.reveal("scripts");
  return docks_.panel<panels::ScriptsPanel>();
}

QString ScriptCommands::nameFrom(const actions::ActionArguments& given) const {
  if (const auto name = given.text("name")) return *name;
  return panel() != nullptr ? panel()->current() : QString();
}

// --- running ---------------------------------------------------------------------------------------------------------

void ScriptCommands::bindRunning() {
  const actions::ActionBinding::Condition isPossible = {
      [] { return scripts::scriptProgram().ok(); },
      QT_TRANSLATE_NOOP("Conditions", "This build cannot run scripts, because Qt Qml was not installed")};
  context_.actions.bind(
      "script.run", [this](const actions::ActionArguments& given) { return run(given); },
      isPossible && CommandConditions(context_).hasDocument());
}

Result<std::shared_ptr<scripts::ScriptOperation>> ScriptCommands::open(const QString& name) {
  if (panel() != nullptr) panel()->saveNow();
  const Result<scripts::Script> script = library_->load(name);
  if (!script) return script.error();
  auto made = scripts::ScriptOperation::make(*script, QLocale().name().toStdString());
  if (!made) {
    const Error& error = made.error();
    if (panel() != nullptr) panel()->showProblem(name, scripts::lineOf(error), widgets::translated(error.reason));
    return Error::in(Message::verbatim(name.toStdString()), error.sentence());
  }
  return made;
}

Status ScriptCommands::run(const actions::ActionArguments& given) {
  const QString name = nameFrom(given);
  if (name.isEmpty()) {  // no panel yet
    if (context_.actions.isScripted()) return Error::in(Message::verbatim("name"), Core::tr("is missing"));
    reveal();
    return Done{};
  }
  const auto script = open(name);
  if (!script) return script.error();
  if (!context_.actions.isScripted()) {
    operations_.offerScript(*script);
    return Done{};
  }
  const auto values = valuesFrom(given.text("parameters").value_or(QString()));
  if (!values) return values.error();
  operations::OperationScope scope;
  scope.tracks = given.text("tracks").value_or(QString()).toStdString();
  scope.frames = given.text("frames").value_or(QString()).toStdString();
  if (given.flag("selected").value_or(false)) {
    if (!scope.tracks.empty() || !scope.frames.empty())
      return Error::in(Message::verbatim("selected"), Core::tr("cannot be combined with tracks and frames"));
    scope.keys = context_.document().history().settledSelection();
  }
  return operations_.applyScript(*script, *values, scope);
}

void ScriptCommands::connectRuns() {
  connect(&operations_, &OperationCommands::scriptWorked, this, [this](const operations::OperationReport& summary) {
    if (panel() == nullptr) return;
    QStringList lines;
    for (const Diagnostic& note : summary.notes) {
      if (note.code == scripts::kScriptLogNote) lines.append(QString::fromStdString(note.reason.english()));
    }
    panel()->clearProblem();
    panel()->showLog(lines);
  });
  connect(&operations_, &OperationCommands::scriptFailed, this,
          [this](const scripts::Script& script, const Error& error) {
            if (panel() == nullptr) return;
            const int line = scripts::lineOf(error);
            panel()->showProblem(QString::fromStdString(script.name), line,
                                 line > 0 ? widgets::translated(error.reason) : widgets::failureText(error));
          });
}

QList<actions::ActionVariant> ScriptCommands::variants() const {
  QList<actions::ActionVariant> variants;
  for (const session::ScriptEntry& entry : library_->entries()) {
    actions::ActionArguments arguments;
    arguments.set("name", entry.name);
    variants.append({entry.title, entry.help, QString(entry.name).replace('-', ' '), arguments});
  }
  return variants;
}

// --- files -----------------------------------------------------------------------------------------------------------

void ScriptCommands::bindFiles() {
  using Arguments = actions::ActionArguments;
  // Not whether the current script can be changed: scripts of actions name another one.
  const actions::ActionBinding::Condition hasOwn = {
      [this] { return !library_->entries().isEmpty() && !library_->entries().front().isBundled(); },
      QT_TRANSLATE_NOOP("Conditions", "You have no scripts of your own yet")};
  context_.actions.bind("script.new", {.run = [this](const Arguments& given) { return create(given); }});
  context_.actions.bind("script.duplicate", {.run = [this](const Arguments& given) { return duplicate(given); }});
  context_.actions.bind("script.rename",
                        {.run = [this](const Arguments& given) { return rename(given); }, .enabled = hasOwn});
  context_.actions.bind("script.delete",
                        {.run = [this](const Arguments& given) { return remove(given); }, .enabled = hasOwn});
  context_.actions.bind("script.showFolder", {.run = [this] { return showFolder(); }});
}

void ScriptCommands::connectPanel(panels::ScriptsPanel& created) {
  actions::ActionSet& actions = context_.actions;
  created.setLibrary(*library_);
  created.setToolActions({actions.action("script.run"), nullptr, actions.action("script.new"),
                          actions.action("script.duplicate"), actions.action("script.delete"), nullptr,
                          actions.action("script.showFolder")});
  if (!scripts::scriptProgram().ok()) {
    widgets::keepTranslated(&created, [&created] {
      created.setNotice(tr("This build cannot run scripts, because Qt Qml was not installed."));
    });
  }
  // A panel saves when it is destroyed, after the actions.
  connect(library_, &session::ScriptLibrary::changed, &actions, &actions::ActionSet::updateStates);
  connect(&created, &panels::ScriptsPanel::runRequested, this, [&actions](const QString& name) {
    actions::ActionArguments arguments;
    arguments.set("name", name);
    if (actions.action("script.run")->isEnabled()) actions.call("script.run", arguments);
  });
  // Later, because the row is being edited.
  connect(
      &created, &panels::ScriptsPanel::renameRequested, this,
      [this](const QString& name, const QString& to) {
        actions::ActionArguments arguments;
        arguments.set("name", name);
        arguments.set("to", to);
        context_.actions.call("script.rename", arguments);
      },
      Qt::QueuedConnection);
  connect(&created, &panels::ScriptsPanel::failed, this, [this](const QString& reason) {
    context_.messages.showMessage(Severity::Error,
                                  [reason] { return tr("The script could not be saved: %1").arg(reason); });
  });
  actions.updateStates();
}

Status ScriptCommands::create(const actions::ActionArguments& given) {
  const QString name = given.text("name").value_or(tr("New Script"));
  const Result<QString> made = library_->create(name, session::newScriptSource(name));
  if (!made) return made.error();
  panels::ScriptsPanel* shown = reveal();
  if (shown != nullptr) shown->setCurrent(*made);
  if (shown != nullptr && !context_.actions.isScripted()) shown->editName(*made);
  return Done{};
}

Status ScriptCommands::duplicate(const actions::ActionArguments& given) {
  if (panel() != nullptr) panel()->saveNow();
  const QString name = nameFrom(given);
  const Result<scripts::Script> script = library_->load(name);
  if (!script) return script.error();
  // A copy of a bundled script with its name would hide it.
  const Result<QString> made = library_->create(name, QString::fromStdString(script->source));
  if (!made) return made.error();
  if (panels::ScriptsPanel* shown = reveal()) shown->setCurrent(*made);
  return Done{};
}

Status ScriptCommands::rename(const actions::ActionArguments& given) {
  const QString name = nameFrom(given);
  const auto to = given.text("to");
  if (!to) {
    const session::ScriptEntry* entry = library_->find(name);
    if (entry == nullptr || entry->isBundled()) return library_->rename(name, name);  // the Error has the reason
    if (panels::ScriptsPanel* shown = reveal()) shown->editName(name);
    return Done{};
  }
  if (panel() != nullptr) panel()->saveNow();
  const bool isCurrent = panel() != nullptr && panel()->current() == name;
  const Status renamed = library_->rename(name, *to);
  if (!renamed) library_->rescan();  // shows the old name in the row that was edited
  if (renamed.ok() && isCurrent) panel()->setCurrent(*to);
  return renamed;
}

Status ScriptCommands::remove(const actions::ActionArguments& given) {
  if (panel() != nullptr) panel()->saveNow();
  const QString name = nameFrom(given);
  const Status removed = library_->moveToTrash(name);
  if (!removed) return removed;
  context_.say([name] { return tr("Moved the script \"%1\" to the trash").arg(name); });
  return Done{};
}

Status ScriptCommands::showFolder() {
  if (!QDir().mkpath(library_->folder()))
    return Error::in(Message::verbatim(library_->folder().toStdString()),
                     Message::verbatim(tr("the folder cannot be created").toStdString()));
  library_->rescan();
  QDesktopServices::openUrl(QUrl::fromLocalFile(library_->folder()));
  return Done{};
}

}  // namespace furitsuke::commands
