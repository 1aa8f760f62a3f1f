// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/curve_commands.h"

#include <algorithm>

#include "app/actions/context_menus.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/panels/curves/curve_panel.h"
#include "app/session/large_steps.h"
#include "app/session/workspace.h"
#include "core/motion/curve_text.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kCurveSetParameters[] = {
    {.name = "channel",
     .kind = Kind::Choice,
     .help = "curve to set",
     .required = true,
     .choices = "x|y|z|rotation|distance|fov|all"},
    {.name = "points", .kind = Kind::Numbers, .help = "x1,y1,x2,y2 from 0 to 127", .required = true, .count = 4}};

}  // namespace

constexpr ActionRows kCurveActions = {
    action("curve.set", "", Actions::tr("Set Curve"), Actions::tr("Set the interpolation curve of the selected keys"),
           {.parameters = kCurveSetParameters}),
    action("curve.linear", "key/curve", Actions::tr("&Linear"),
           Actions::tr("Set the curves of the selected keys to linear"),
           {.icon = "linear", .words = ActionWords::tr("straight, constant speed, no easing")}),
    action("curve.easeIn", "key/curve", Actions::tr("Ease &In"),
           Actions::tr("Make the motion to the selected keys start slowly"), {.icon = "ease-in"}),
    action("curve.easeOut", "key/curve", Actions::tr("Ease &Out"),
           Actions::tr("Make the motion to the selected keys end slowly"), {.icon = "ease-out"}),
    action("curve.easeInOut", "key/curve", Actions::tr("Ease I&n and Out"),
           Actions::tr("Make the motion to the selected keys start and end slowly"),
           {.icon = "ease-in-out", .words = ActionWords::tr("easing, ease, soft, interpolation, bezier, spline")}),
    action("curve.auto", "key/curve", Actions::tr("&Automatic Curve"),
           Actions::tr("Set the selected keys to the curve of MMD's auto setting"),
           {.icon = "auto-curve", .words = ActionWords::tr("auto interpolation")}),
    action("curve.copy", "key/curve", Actions::tr("&Copy Curves"),
           Actions::tr("Copy the curves of the first selected key to the clipboard"),
           {.group = 1, .icon = "copy", .keys = "Ctrl+Alt+C"}),
    action("curve.paste", "key/curve", Actions::tr("&Paste Curves"),
           Actions::tr("Apply the copied curves to the selected keys"),
           {.group = 1, .icon = "paste", .keys = "Ctrl+Alt+V"}),
};

CurveCommands::CurveCommands(const CommandContext& context, panels::CurvePanel& curves, QObject* parent)
    : QObject(parent), context_(context), curves_(curves) {
  actions::ActionSet& actions = context_.actions;
  const auto hasCurves =
      CommandConditions(context_).hasSelection() &&
      actions::ActionBinding::Condition(
          [&workspace = context_.workspace] {
            return std::ranges::any_of(workspace.current()->state().selection().tracks(), [](const auto& track) {
              return !motion::curveChannelsOf(track.first.kind).isEmpty();
            });
          },
          QT_TRANSLATE_NOOP("Conditions", "The selected keys have no curves"));
  constexpr std::pair<const char*, const char*> kPresets[] = {{"curve.linear", "linear"},
                                                              {"curve.easeIn", "ease-in"},
                                                              {"curve.easeOut", "ease-out"},
                                                              {"curve.easeInOut", "ease-in-out"},
                                                              {"curve.auto", "auto"}};
  for (const auto& [id, preset] : kPresets) {
    actions.bind(
        id,
        {.run = [this, preset = preset](const actions::ActionArguments& given) { return applyPreset(preset, given); },
         .enabled = hasCurves});
  }
  actions.bind("curve.copy", {.run = [this] { curves_.copyCurve(); }, .enabled = hasCurves});
  actions.bind("curve.paste", {.run = [this] { pasteCurve(); }, .enabled = hasCurves});
  actions.bind("curve.set", {.run = [this](const actions::ActionArguments& given) { return setCurves(given); },
                             .enabled = CommandConditions(context_).hasSelection()});
  curves_.setContextActions(actions::contextActions(actions, actions::ContextMenu::Curve));
}

void CurveCommands::pasteCurve() {
  curves_.pasteCurve();
  if (context_.actions.isScripted()) session::LargeSteps::of(context_.document()).finish();
}

Status CurveCommands::applyPreset(const QString& preset, const actions::ActionArguments& arguments) {
  if (!context_.actions.isScripted() && !arguments.has("channel")) {
    curves_.applyPreset(preset);
    return Done{};
  }
  // A script must not depend on which channels are checked in the panel.
  const auto channels = motion::curveChannelsFromName(arguments.text("channel").value_or("all").toStdString());
  if (!channels) return channels.error();
  const auto curve = motion::findCurvePreset(preset.toStdString());
  setCurve(*channels, *curve);
  return Done{};
}

Status CurveCommands::setCurves(const actions::ActionArguments& arguments) {
  const auto channels = motion::curveChannelsFromName(arguments.text("channel").value_or("all").toStdString());
  if (!channels) return channels.error();
  const auto points = arguments.numbers("points").value_or(std::vector<double>());
  motion::Curve curve = motion::kLinearCurve;
  std::uint8_t* const bytes[] = {&curve.x1, &curve.y1, &curve.x2, &curve.y2};
  for (std::size_t i = 0; i < points.size(); ++i) {
    const double point = points[i];
    if (point < 0 || point > motion::kCurveMax || point != static_cast<int>(point)) {
      return Error::because(Core::tr("points: expected whole numbers from 0 to 127"));
    }
    *bytes[i] = static_cast<std::uint8_t>(point);
  }
  edit::MotionDocument& document = context_.document();
  const bool applies = std::ranges::any_of(document.state().selection().tracks(), [&channels](const auto& track) {
    return !(motion::curveChannelsOf(track.first.kind) & *channels).isEmpty();
  });
  if (!applies) return Error::because(Message::verbatim(tr("the selected keys have no such curve").toStdString()));
  setCurve(*channels, curve);
  return Done{};
}

void CurveCommands::setCurve(motion::CurveChannels channels, const motion::Curve& curve) {
  context_.pushStep([] { return tr("Change curves"); }, context_.document().state().selection().keyCount(),
                    [channels, curve](const motion::Motion& motion, const motion::KeySelection& keys) {
                      return motion::Edit{.keys = motion::setCurve(motion, keys, channels, curve)};
                    });
}

}  // namespace furitsuke::commands
