// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/viewport/background_commands.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/viewport/media_opening.h"
#include "app/dialogs/background_dialog.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/workspace.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kBackgroundSettingsParameters[] = {
    {.name = "fit",
     .kind = Kind::Choice,
     .help = "whole picture, no border, or without its aspect ratio",
     .choices = "fit|fill|stretch"},
    {.name = "scale", .kind = Kind::Numbers, .help = "1 to 10000 percent", .count = 1},
    {.name = "offset", .kind = Kind::Numbers, .help = "x,y to the right and up, in percent of the view", .count = 2},
    {.name = "opacity", .kind = Kind::Whole, .help = "0 to 100 percent"},
    {.name = "time",
     .kind = Kind::Numbers,
     .help = "milliseconds in the film at frame 0; negative: the film starts later",
     .count = 1},
    {.name = "color", .help = "#rrggbb, or none for the color of the view"}};

}  // namespace

constexpr ActionRows kBackgroundActions = {
    action("background.open", "scene/background", Actions::tr("&Open Background…"),
           Actions::tr("Show a picture or a film in the background"),
           {.icon = "picture",
            .parameters = kFile,
            .words = ActionWords::tr("backdrop, wallpaper, video, movie, mp4, avi")}),
    action("background.settings", "scene/background", Actions::tr("Background &Settings…"),
           Actions::tr("Set the size, place, time and color of the background"),
           {.parameters = kBackgroundSettingsParameters,
            .words = ActionWords::tr("black background, backdrop, background color")}),
    action("background.remove", "scene/background", Actions::tr("&Remove Background"),
           Actions::tr("Remove the background from the motion; its file is kept"), {.group = 1}),
};

namespace {

constexpr double kPercent = 100;

/// Whether all numbers are at least `low` and at most `high`; false for NaN too.
bool areBetween(const std::vector<double>& values, double low, double high) {
  return std::ranges::all_of(values, [low, high](double value) { return value >= low && value <= high; });
}

Status readColor(const QString& text, motion::BackgroundLink& link) {
  link.hasColor = text != QLatin1String("none");
  if (!link.hasColor) return Done{};
  const std::optional<glm::u8vec3> color = motion::colorFrom(text.toStdString());
  if (!color) return Error::in(Message::verbatim("color"), Core::tr("expected #rrggbb or none"));
  link.color = *color;
  return Done{};
}

Status readSettings(const actions::ActionArguments& arguments, motion::BackgroundLink& link) {
  using namespace motion;
  if (const auto fit = arguments.text("fit")) link.fit = backgroundFitFrom(fit->toStdString()).value_or(link.fit);
  if (const auto scale = arguments.numbers("scale")) {
    if (!areBetween(*scale, kSmallestBackground * kPercent, kLargestBackground * kPercent)) {
      return Error::in(Message::verbatim("scale"), Core::tr("expected a number from 1 to 10000"));
    }
    link.scale = scale->front() / kPercent;
  }
  if (const auto offset = arguments.numbers("offset")) {
    constexpr double kFarthest = kFarthestBackground * kPercent;
    if (!areBetween(*offset, -kFarthest, kFarthest)) {
      return Error::in(Message::verbatim("offset"), Core::tr("expected numbers from -10000 to 10000"));
    }
    link.offset = {offset->at(0) / kPercent, offset->at(1) / kPercent};
  }
  if (const auto opacity = arguments.whole("opacity")) {
    if (*opacity < 0 || *opacity > 100)
      return Error::in(Message::verbatim("opacity"), Core::tr("expected a number from 0 to 100"));
    link.opacity = static_cast<int>(*opacity);
  }
  if (const auto time = arguments.numbers("time")) {
    if (!areBetween(*time, -kFarthestBackgroundTime, kFarthestBackgroundTime))
      return Error::in(Message::verbatim("time"), Core::tr("out of range"));
    link.time = time->front();
  }
  if (const auto color = arguments.text("color")) return readColor(*color, link);
  return Done{};
}

}  // namespace

BackgroundCommands::BackgroundCommands(const CommandContext& context, panels::ViewportPanel& viewport, QObject* parent)
    : QObject(parent), context_(context), track_(context.workspace, context.stage) {
  viewport.setBackground(track_);
  const auto hasDocument = CommandConditions(context_).hasDocument();
  actions::ActionSet& actions = context_.actions;
  actions.bind("background.open",
               {.run = [this](const actions::ActionArguments& given) { return open(given); }, .enabled = hasDocument});
  actions.bind(
      "background.settings",
      {.run = [this](const actions::ActionArguments& given) { return setSettings(given); }, .enabled = hasDocument});
  actions.bind("background.remove", {.run = [this] { track_.remove(); },
                                     .enabled = {[this] { return track_.link().has_value(); },
                                                 QT_TRANSLATE_NOOP("Conditions", "No motion has a background")}});
  connect(&track_, &session::BackgroundTrack::linkChanged, this,
          [this] { context_.actions.updateState("background.remove"); });
  reportMediaProblems(context_, track_, mediaTexts(), *this);
}

MediaTexts BackgroundCommands::mediaTexts() {
  return {.openAction = "background.open",
          .openText = [] { return tr("Open Background…"); },
          .title = [] { return tr("Open Background"); },
          .unopened = [](const QString& reason) { return tr("The background could not be opened: %1").arg(reason); },
          .damaged =
              [](const QString& file, const QString& reason) {
                return tr("The background %1 is damaged or missing: %2").arg(file, reason);
              }};
}

Status BackgroundCommands::open(const actions::ActionArguments& arguments) {
  return openMedia(context_, track_, mediaTexts(), arguments);
}

motion::BackgroundLink BackgroundCommands::current() const { return track_.link().value_or(motion::BackgroundLink{}); }

edit::MotionDocument& BackgroundCommands::owner() const {
  return track_.motion() == nullptr ? context_.document() : *track_.motion();
}

Status BackgroundCommands::setSettings(const actions::ActionArguments& arguments) {
  if (arguments.isEmpty()) {
    askForSettings();
    return Done{};
  }
  motion::BackgroundLink link = current();
  if (const Status read = readSettings(arguments, link); !read) return read;
  track_.setSettings(owner(), link);
  return Done{};
}

void BackgroundCommands::askForSettings() {
  dialogs::BackgroundDialog dialog(current(), context_.window);
  connect(&dialog, &dialogs::BackgroundDialog::previewed, &track_, &session::BackgroundTrack::preview);
  const bool isAccepted = dialog.exec() == QDialog::Accepted;
  track_.endPreview();
  if (isAccepted && context_.workspace.current() != nullptr) {
    track_.setSettings(owner(), dialog.chosen());
  }
}

}  // namespace furitsuke::commands
