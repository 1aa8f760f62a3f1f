// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/pose/morph_commands.h"

#include <cmath>

#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/named_part.h"
#include "app/panels/model/morph_page.h"
#include "app/session/bone_posing.h"
#include "app/session/scene/stage.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kMorphHoldParameters[] = {
    {.name = "name", .help = "name of the morph, Japanese or English", .required = true},
    {.name = "weight",
     .kind = Kind::Numbers,
     .help = "0 to 1 is the range of the slider",
     .required = true,
     .count = 1}};
constexpr ActionParameter kMorphReleaseParameter{.name = "name", .help = "name of the morph; default: all morphs"};

}  // namespace

constexpr ActionRows kMorphActions = {
    action("morph.hold", "", Actions::tr("Set Morph Weight"),
           Actions::tr("Set the weight of a morph of the active model without registering it"),
           {.parameters = kMorphHoldParameters}),
    action("morph.release", "pose", Actions::tr("Release &Morphs"),
           Actions::tr("Release the posed morphs so that they follow the motion again"),
           {.group = 2, .icon = "release", .parameters = kMorphReleaseParameter}),
};

MorphCommands::MorphCommands(const CommandContext& context, const panels::MorphPage& sliders, QObject* parent)
    : QObject(parent), context_(context) {
  context_.actions.bind("morph.hold", {.run = [this](const actions::ActionArguments& given) { return hold(given); },
                                       .enabled = CommandConditions(context_).hasActiveModel()});
  const actions::ActionBinding::Condition hasPosedMorphs = {
      [&posing = context_.stage.posing()] {
        return posing.hasDraft() && !posing.document()->history().draft().morphs().empty();
      },
      QT_TRANSLATE_NOOP("Conditions", "No morph is posed")};
  context_.actions.bind(
      "morph.release",
      {.run = [this](const actions::ActionArguments& given) { return release(given); }, .enabled = hasPosedMorphs});
  connectSliders(sliders);
}

void MorphCommands::connectSliders(const panels::MorphPage& sliders) {
  session::Posing& posing = context_.stage.posing();
  const auto begin = [&posing] { posing.begin([] { return tr("Pose morph"); }); };
  connect(&sliders, &panels::MorphPage::dragStarted, &posing, begin);
  connect(&sliders, &panels::MorphPage::dragFinished, &posing, &session::Posing::end);
  connect(&sliders, &panels::MorphPage::undoLastRequested, &posing, &session::Posing::undoLast);
  connect(&sliders, &panels::MorphPage::weightRequested, &posing, [&posing, begin](int morph, double weight) {
    const bool isSingleChange = !posing.isPosing();  // a key press or a typed number, not a drag
    if (isSingleChange) begin();
    posing.poseMorph(morph, weight);
    if (isSingleChange) posing.end();
  });
  connect(&sliders, &panels::MorphPage::registerRequested, this, [this] { context_.actions.call("pose.register"); });
  connect(&sliders, &panels::MorphPage::releaseRequested, &posing, &session::Posing::releaseMorph);
  connect(&sliders, &panels::MorphPage::releaseAllRequested, &posing, &session::Posing::releaseMorphs);
}

Status MorphCommands::hold(const actions::ActionArguments& arguments) {
  session::Posing& posing = context_.stage.posing();
  const auto& morphs = context_.stage.active()->model().morphs;
  const auto morph = indexOfNamedPart(morphs, arguments.text("name").value_or(QString()));
  if (!morph) return morph.error();
  const auto weight = arguments.numbers("weight");
  if (!weight || !std::isfinite(weight->front())) return Error::because(Core::tr("weight: expected a number"));
  if (!posing.begin([] { return tr("Pose morph"); })) return Error::because(Core::tr("the active model is hidden"));
  posing.poseMorph(static_cast<model::MorphIndex>(*morph), weight->front());
  posing.end();
  return Done{};
}

Status MorphCommands::release(const actions::ActionArguments& arguments) {
  session::Posing& posing = context_.stage.posing();
  const auto name = arguments.text("name");
  if (!name) {
    posing.releaseMorphs();
    return Done{};
  }
  const auto morph = indexOfNamedPart(context_.stage.active()->model().morphs, *name);
  if (!morph) return morph.error();
  posing.releaseMorph(static_cast<model::MorphIndex>(*morph));
  return Done{};
}

}  // namespace furitsuke::commands
