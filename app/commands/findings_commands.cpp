// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/findings_commands.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "app/commands/command_conditions.h"
#include "app/dialogs/prompts.h"
#include "app/panels/dock_area.h"
#include "app/panels/findings/findings_panel.h"
#include "core/check/repair/motion_repair.h"

namespace furitsuke::commands {

FindingsCommands::FindingsCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent)
    : QObject(parent), context_(context), docks_(docks) {
  actions::ActionSet& actions = context_.actions;
  const auto hasDocument = CommandConditions(context_).hasDocument();
  for (const auto& [id, by] : {std::pair("findings.next", 1), std::pair("findings.previous", -1)}) {
    const auto step = [this, by = by] {
      docks_.reveal("findings");
      docks_.panel<panels::FindingsPanel>()->step(by);
    };
    actions.bind(id, {.run = step, .enabled = hasDocument});
  }
  actions.bind("findings.repair", {.run = [this](const actions::ActionArguments& given) { return repair(given); },
                                   .enabled = hasDocument});
  actions.bind("findings.repairAll", {.run = [this] { return repairAll(); }, .enabled = hasDocument});
  connectPanel();
}

void FindingsCommands::connectPanel() {
  const panels::FindingsPanel* panel = docks_.panel<panels::FindingsPanel>();
  connect(panel, &panels::FindingsPanel::repairAllRequested, this,
          [this] { context_.actions.call("findings.repairAll"); });
  connect(panel, &panels::FindingsPanel::repairRequested, this,
          [this](const QString& code, const QString& track, const QString& choice) {
            actions::ActionArguments arguments;
            arguments.set("code", code);
            if (!track.isEmpty()) arguments.set("track", track);
            if (!choice.isEmpty()) arguments.set("choice", choice);
            context_.actions.call("findings.repair", arguments);
          });
}

QString FindingsCommands::changedText(const motion::Edit& edit) {
  QStringList parts;
  const auto tracks = static_cast<int>(motion::touchedTracks(edit.keys).size());
  const auto names = static_cast<int>(edit.names.size());
  if (tracks > 0) parts.append(tr("keys of %Ln track(s) changed", nullptr, tracks));
  if (names > 0) parts.append(tr("%Ln name(s) changed", nullptr, names));
  return parts.join(QStringLiteral(", "));
}

Status FindingsCommands::repair(const actions::ActionArguments& arguments) {
  const std::string code = arguments.text("code").value_or(QString()).toStdString();
  const std::string choice = arguments.text("choice").value_or(QString()).toStdString();
  const check::Repair* repair = check::findRepair(code, choice);
  if (repair == nullptr) {
    return Error::because(tr("no repair is available for '%1'").arg(QString::fromStdString(code)).toStdString());
  }
  edit::MotionDocument& document = context_.document();
  check::RepairScope scope{document.motion(), document.file().source(), {}, {}};
  if (const auto path = arguments.text("track")) {
    scope.track = motion::findTrack(document.motion(), path->toStdString());
    if (!scope.track) return Error::because(tr("the motion has no track '%1'").arg(*path).toStdString());
  }
  if (repair->needsModelName) {
    const auto name = modelNameFrom(arguments);
    if (!name) return name.error();
    scope.modelName = *name;
  }
  motion::Edit edit = repair->make(scope);
  if (edit.isEmpty()) return Error::because(tr("this repair finds nothing to fix").toStdString());
  const QString changed = changedText(edit);
  document.history().push(QCoreApplication::translate("Findings", repair->text.data()), std::move(edit));
  context_.sayStep(document, changed);
  return Done{};
}

Result<Name> FindingsCommands::modelNameFrom(const actions::ActionArguments& arguments) const {
  std::optional<QString> text = arguments.text("name");
  if (!text && context_.actions.isScripted()) return Error::because("name: is missing");
  if (!text) {
    text =
        dialogs::askText(context_.window, tr("Model Name"), tr("Name of the model that the motion was made for"), {});
  }
  return text ? Name::fromText(text->toStdString()) : Error{};
}

Status FindingsCommands::repairAll() {
  edit::MotionDocument& document = context_.document();
  if (!document.areDiagnosticsCurrent()) {
    document.setDiagnostics(check::findingsNow(document.motion(), document.file().source(), document.diagnostics()));
  }
  motion::Edit edit = check::repairAll(document.motion(), document.file().source(), document.diagnostics());
  if (edit.isEmpty()) return Error::because(tr("no finding can be repaired automatically").toStdString());
  const auto isSafe = [](const Diagnostic& finding) {
    const check::Repair* repair = check::findRepair(finding.code);
    return repair != nullptr && repair->isSafe;
  };
  const auto repaired = static_cast<int>(std::ranges::count_if(document.diagnostics(), isSafe));
  const QString changed = changedText(edit);
  const QString text = tr("%Ln finding(s) repaired", nullptr, repaired);
  document.history().push(tr("Repair findings"), std::move(edit));
  context_.sayStep(document, changed.isEmpty() ? text : text + QStringLiteral("; ") + changed);
  return Done{};
}

}  // namespace furitsuke::commands
