// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/quality_commands.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/operation_commands.h"
#include "app/panels/cleanup/clean_up_panel.h"
#include "app/panels/dock_area.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kCleanupFixParameter{
    .name = "kind", .help = "keys, jitter, slides, floor, flips, spikes, reach, limits or overlap", .required = true};

}  // namespace

constexpr ActionRows kQualityActions = {
    action("cleanup.next", "edit/findings", Actions::tr("Next Fau&lt"),
           Actions::tr("Go to the next place that the panel Clean Up lists"), {.follows = "findings.previous"}),
    action("cleanup.previous", "edit/findings", Actions::tr("Previous Fa&ult"),
           Actions::tr("Go to the previous place that the panel Clean Up lists")),
    action("cleanup.fix", "", Actions::tr("Correct Faults"),
           Actions::tr("Correct all faults of a kind with the operation for them"),
           {.parameters = kCleanupFixParameter}),
};

QualityCommands::QualityCommands(const CommandContext& context, panels::DockArea& docks, OperationCommands& operations,
                                 QObject* parent)
    : QObject(parent), context_(context), operations_(operations) {
  actions::ActionSet& actions = context_.actions;
  const auto hasDocument = CommandConditions(context_).hasDocument();
  for (const auto& [id, by] : {std::pair("cleanup.next", 1), std::pair("cleanup.previous", -1)}) {
    const auto step = [this, &docks, by = by] {
      docks.reveal("cleanup");
      if (context_.actions.isScripted()) docks.panel<panels::CleanUpPanel>()->waitForResult();
      docks.panel<panels::CleanUpPanel>()->step(by);
    };
    actions.bind(id, {.run = step, .enabled = hasDocument});
  }
  actions.bind("cleanup.fix",
               {.run = [this](const actions::ActionArguments& given) { return fix(given); }, .enabled = hasDocument});
  docks.whenCreated<panels::CleanUpPanel>(this, [this](panels::CleanUpPanel& panel) {
    connect(&panel, &panels::CleanUpPanel::fixRequested, this, [this](const quality::QualityFix& fix) {
      operations_.offer(fix.operation, fix.arguments, fix.tracks, fix.frames);
    });
  });
}

Status QualityCommands::fix(const actions::ActionArguments& arguments) {
  const std::string id = arguments.text("kind").value_or(QString()).toStdString();
  const auto kinds = quality::qualityKinds();
  const auto info = std::ranges::find(kinds, std::string_view(id), &quality::QualityKindInfo::id);
  if (info == kinds.end()) return Error::in(Message::verbatim("kind"), Core::tr("no fault has this name"));
  edit::MotionDocument& document = context_.document();
  const std::shared_ptr<const model::Model> model = context_.modelOf(document);
  if (model == nullptr) return Error::because(Message::verbatim(tr("the motion has no model").toStdString()));
  const auto quality =
      quality::measureQuality(document.history().settledMotion(), *model, document.state().preExtrapolation());
  const quality::QualityRow& row = quality->rows[static_cast<std::size_t>(info->kind)];
  const std::optional<quality::QualityFix> found = quality::fixOf(row);
  if (!found)
    return Error::because(Message::verbatim(tr("the motion has no such fault that can be corrected").toStdString()));
  if (!context_.actions.isScripted()) {
    operations_.offer(found->operation, found->arguments, found->tracks, found->frames);
    return Done{};
  }
  return operations_.apply(found->operation, found->arguments, found->tracks, found->frames);
}

}  // namespace furitsuke::commands
