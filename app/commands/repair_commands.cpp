// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/repair_commands.h"

#include <QCoreApplication>

#include "app/actions/action_set.h"
#include "app/commands/prompts.h"
#include "app/commands/workspace.h"
#include "core/convert/repair/motion_repair.h"

namespace furitsuke {

RepairCommands::RepairCommands(const CommandContext& context, QObject* parent) : QObject(parent), context_(context) {
  Workspace& workspace = context_.workspace;
  const auto hasDocument = [&workspace] { return workspace.current() != nullptr; };
  context_.actions.bind(
      "findings.repair", [this](const ActionArguments& arguments) { return repair(arguments); }, hasDocument);
  context_.actions.bind(
      "findings.repairAll", [this](const ActionArguments&) { return repairAll(); }, hasDocument);
}

MotionDocument& RepairCommands::document() const { return *context_.workspace.current(); }

Status RepairCommands::repair(const ActionArguments& arguments) {
  const std::string code = arguments.text("code").value_or(QString()).toStdString();
  const Repair* repair = findRepair(code);
  if (repair == nullptr) {
    return Error{{}, {}, tr("there is no repair for '%1'").arg(QString::fromStdString(code)).toStdString()};
  }
  RepairScope scope{document().motion(), document().source(), {}, {}};
  if (const auto path = arguments.text("track")) {
    scope.track = findTrack(document().motion(), path->toStdString());
    if (!scope.track) return Error{{}, {}, tr("the motion has no track '%1'").arg(*path).toStdString()};
  }
  if (repair->needsModelName) {
    std::optional<QString> text = arguments.text("name");
    if (!text && !context_.actions.isScripted()) {
      text = askText(context_.window, tr("Model Name"), tr("Name of the model that the motion was made for"), {});
    }
    if (!text) return context_.actions.isScripted() ? Status(Error{{}, {}, "name: is missing"}) : Status(Done{});
    const auto name = Name::fromText(text->toStdString());
    if (!name) return name.error();
    scope.modelName = *name;
  }
  MotionEdit edit = repair->make(scope);
  if (edit.isEmpty()) return Error{{}, {}, tr("there is nothing that this repair could put right").toStdString()};
  document().push(QCoreApplication::translate("Findings", repair->text.data()), std::move(edit));
  return Done{};
}

Status RepairCommands::repairAll() {
  MotionDocument& motion = document();
  if (!motion.areDiagnosticsCurrent()) {
    motion.setDiagnostics(findingsNow(motion.motion(), motion.source(), motion.diagnostics()));
  }
  MotionEdit edit = furitsuke::repairAll(motion.motion(), motion.source(), motion.diagnostics());
  if (edit.isEmpty()) {
    return Error{{}, {}, tr("there is nothing that could be repaired without a decision of yours").toStdString()};
  }
  document().push(tr("Repair findings"), std::move(edit));
  return Done{};
}

}  // namespace furitsuke
