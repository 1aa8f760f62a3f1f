// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/findings_commands.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/dialogs/prompts.h"
#include "app/panels/dock_area.h"
#include "app/panels/findings/findings_panel.h"
#include "app/widgets/message_bar.h"
#include "core/check/repair/motion_repair.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kFindingsRepairParameters[] = {
    {.name = "code", .help = "code of the finding", .required = true},
    {.name = "track", .kind = Kind::Track, .help = "default: all tracks"},
    {.name = "name", .help = "name of the model, for motion.modelName.camera and motion.modelName.empty"},
    {.name = "choice", .help = "for motion.track.late: rest (default) or copy"}};

}  // namespace

constexpr ActionRows kFindingsActions = {
    action("findings.repairAll", "edit/findings", Actions::tr("&Repair Findings"),
           Actions::tr("Fix all findings that can be fixed without losing data or changing how MMD plays the motion"),
           {.words = ActionWords::tr("fix, fix errors, broken")}),
    action("findings.next", "edit/findings", Actions::tr("Ne&xt Finding"), Actions::tr("Go to the next finding"),
           {.keys = "F8", .words = ActionWords::tr("next problem, next error, warning")}),
    action("findings.previous", "edit/findings", Actions::tr("Previous Findin&g"),
           Actions::tr("Go to the previous finding"), {.keys = "Shift+F8"}),
    action("findings.repair", "", Actions::tr("Repair Finding"),
           Actions::tr("Fix a finding on one track or on all tracks"), {.parameters = kFindingsRepairParameters}),
};

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

QString FindingsCommands::changedText(int tracks, int names) {
  QStringList parts;
  if (tracks > 0) parts.append(tr("keys of %Ln track(s) changed", nullptr, tracks));
  if (names > 0) parts.append(tr("%Ln name(s) changed", nullptr, names));
  return parts.join(QStringLiteral(", "));
}

Status FindingsCommands::push(const edit::LiveText& text, const MakeEdit& make, const QString& nothing,
                              const std::function<QString()>& first) {
  struct Outcome {
    int tracks = 0;
    int names = 0;
    bool isEmpty = false;
    bool isAwaited = true;
  };
  auto outcome = std::make_shared<Outcome>();
  edit::MotionDocument& document = context_.document();
  const auto propose = [outcome, make](const motion::Motion& motion, const motion::KeySelection&) {
    motion::Edit edit = make(motion);
    outcome->tracks = static_cast<int>(motion::touchedTracks(edit.keys).size());
    outcome->names = static_cast<int>(edit.names.size());
    outcome->isEmpty = edit.isEmpty();
    return edit;
  };
  const auto pushed = [context = context_, &document, outcome, nothing, first] {
    if (!outcome->isEmpty) {
      context.sayStep(document, [outcome, first] {
        QStringList parts{first(), changedText(outcome->tracks, outcome->names)};
        parts.removeAll(QString());
        return parts.join(QStringLiteral("; "));
      });
    } else if (!outcome->isAwaited) {
      context.messages.showMessage(Severity::Error,
                                   widgets::errorSentence(Error::because(Message::verbatim(nothing.toStdString()))));
    }
  };
  context_.pushStep(text, document.motion().keyCount(), propose, pushed);
  outcome->isAwaited = false;
  return outcome->isEmpty ? Status(Error::because(Message::verbatim(nothing.toStdString()))) : Status(Done{});
}

Status FindingsCommands::repair(const actions::ActionArguments& arguments) {
  const std::string code = arguments.text("code").value_or(QString()).toStdString();
  const std::string choice = arguments.text("choice").value_or(QString()).toStdString();
  const check::Repair* repair = check::findRepair(code, choice);
  if (repair == nullptr) {
    return Error::because(
        Message::verbatim(tr("no repair is available for '%1'").arg(QString::fromStdString(code)).toStdString()));
  }
  edit::MotionDocument& document = context_.document();
  std::optional<motion::TrackId> track;
  Name modelName;
  if (const auto path = arguments.text("track")) {
    track = motion::findTrack(document.motion(), path->toStdString());
    if (!track) return Error::because(Message::verbatim(tr("the motion has no track '%1'").arg(*path).toStdString()));
  }
  if (repair->needsModelName) {
    const auto name = modelNameFrom(arguments);
    if (!name) return name.error();
    modelName = *name;
  }
  const auto make = [repair, track, modelName, source = document.file().sharedSource()](const motion::Motion& motion) {
    return repair->make({motion, source.get(), track, modelName});
  };
  return push([repair] { return QCoreApplication::translate("Core", repair->text.data()); }, make,
              tr("this repair finds nothing to fix"), [] { return QString(); });
}

Result<Name> FindingsCommands::modelNameFrom(const actions::ActionArguments& arguments) const {
  std::optional<QString> text = arguments.text("name");
  if (!text && context_.actions.isScripted()) return Error::because(Core::tr("name: is missing"));
  if (!text) {
    text =
        dialogs::askText(context_.window, tr("Model Name"), tr("Name of the model that the motion was made for"), {});
  }
  return text ? Name::fromText(text->toStdString()) : Error::canceled();
}

Status FindingsCommands::repairAll() {
  edit::MotionDocument& document = context_.document();
  auto repaired = std::make_shared<int>(0);
  // The known findings are those of the motion as it is now; the step may be computed from a later one.
  const auto make = [repaired, source = document.file().sharedSource(), known = document.diagnostics(),
                     areCurrent = document.areDiagnosticsCurrent(),
                     first = document.motion()](const motion::Motion& motion) {
    const Diagnostics findings =
        areCurrent && motion == first ? known : check::findingsNow(motion, source.get(), known);
    *repaired = static_cast<int>(std::ranges::count_if(findings, [](const Diagnostic& finding) {
      const check::Repair* repair = check::findRepair(finding.code);
      return repair != nullptr && repair->isSafe;
    }));
    return check::repairAll(motion, source.get(), findings);
  };
  return push([] { return tr("Repair findings"); }, make, tr("no finding can be repaired automatically"),
              [repaired] { return tr("%Ln finding(s) repaired", nullptr, *repaired); });
}

}  // namespace furitsuke::commands
