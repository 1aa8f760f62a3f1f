// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/scene/prop_commands.h"

#include <glm/trigonometric.hpp>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/panels/dock_area.h"
#include "app/panels/scene/props_panel.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/session/scene/prop_editing.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/message_text.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kPropSetKeyParameters[] = {
    kModelName,
    {.name = "position", .kind = Kind::Numbers, .help = "default: the current one", .count = 3},
    {.name = "angles", .kind = Kind::Numbers, .help = "degrees; default: the current ones", .count = 3},
    {.name = "scale", .kind = Kind::Numbers, .help = "above 0", .count = 1},
    {.name = "opacity", .kind = Kind::Numbers, .help = "0 to 1", .count = 1},
    {.name = "visible", .kind = Kind::Flag, .help = "default: as it is now"},
    {.name = "shadow", .kind = Kind::Flag, .help = "default: as it is now"},
    kAtPlayhead};
constexpr ActionParameter kPropRemoveKeyParameters[] = {kModelName, kAtPlayhead};

}  // namespace

constexpr ActionRows kPropActions = {
    action(
        "prop.setKey", "key", Actions::tr("Register &Prop Key"),
        Actions::tr("Register where the active model is placed and how it is drawn, as a key of an accessory in MMD"),
        {.group = 3, .parameters = kPropSetKeyParameters, .follows = "model.drawLater"}),
    action("prop.removeKey", "key", Actions::tr("Remove Prop Ke&y"),
           Actions::tr("Remove the key at the playhead that places the active model"),
           {.group = 3, .parameters = kPropRemoveKeyParameters}),
};

namespace {

Error propError(const QString& reason) { return Error::because(Message::verbatim(reason.toStdString())); }

/// The state with what the arguments say. An Error names the argument that is out of range.
Result<motion::AccessoryKey> changed(motion::AccessoryKey state, const actions::ActionArguments& arguments) {
  if (const auto given = arguments.numbers("position")) state.position = {(*given)[0], (*given)[1], (*given)[2]};
  if (const auto given = arguments.numbers("angles"))
    state.angles = glm::radians(glm::dvec3((*given)[0], (*given)[1], (*given)[2]));
  const auto number = [&arguments](const char* name, double value) {
    const auto given = arguments.numbers(name);
    return given ? given->front() : value;
  };
  state.scale = number("scale", state.scale);
  if (!(state.scale > 0)) return Error::in(Message::verbatim("scale"), Core::tr("must be above 0"));
  state.opacity = number("opacity", state.opacity);
  if (!(state.opacity >= 0 && state.opacity <= 1))
    return Error::in(Message::verbatim("opacity"), Core::tr("must be from 0 to 1"));
  state.isVisible = arguments.flag("visible").value_or(state.isVisible);
  state.castsShadow = arguments.flag("shadow").value_or(state.castsShadow);
  return state;
}

}  // namespace

PropCommands::PropCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent)
    : QObject(parent), context_(context) {
  const actions::ActionBinding::Condition hasModel{[this] { return context_.stage.active() != nullptr; },
                                                   QT_TRANSLATE_NOOP("Conditions", "No model is active")};
  actions::ActionSet& actions = context_.actions;
  actions.bind("prop.setKey",
               {.run = [this](const actions::ActionArguments& given) { return setKey(given); }, .enabled = hasModel});
  actions.bind("prop.removeKey", {.run = [this](const actions::ActionArguments& given) { return removeKey(given); },
                                  .enabled = hasModel});
  const auto update = [&actions] {
    for (const char* id : {"prop.setKey", "prop.removeKey"}) actions.updateState(id);
  };
  connect(&context_.stage, &session::Stage::actorsChanged, &actions, update);
  connect(&context_.stage, &session::Stage::activeChanged, &actions, update);
  connect(&docks.panel<panels::TimelinePanel>()->view(), &panels::TimelineView::annotationKeyActivated, this,
          [&docks](const motion::AnnotationTrack& track) {
            if (track == motion::kPlaceTrack) docks.reveal(QStringLiteral("props"));
          });
  docks.whenCreated<panels::PropsPanel>(this, [this](panels::PropsPanel& panel) {
    connect(&panel, &panels::PropsPanel::keyRequested, this,
            [this](std::uint64_t prop) { setKeyOf(prop, playhead(), context_.stage.props().stateOf(prop)); });
    connect(&panel, &panels::PropsPanel::keyRemovalRequested, this, [this](std::uint64_t prop) {
      if (const Status done = removeKeyOf(prop, playhead()); !done)
        context_.say([error = done.error()] { return widgets::failureText(error); });
    });
    connect(&panel, &panels::PropsPanel::frameRequested, this, [this](Frame frame) {
      edit::MotionDocument* document = context_.workspace.current();
      if (document == nullptr) return context_.stage.setPosition(frame);
      document->state().setCurrentFrame(frame);
    });
  });
}

Frame PropCommands::playhead() const { return context_.stage.props().frame(); }

Result<std::uint64_t> PropCommands::propFrom(const actions::ActionArguments& arguments) const {
  const auto name = arguments.text("name");
  if (!name) return context_.stage.active()->id();
  const scene::Actor* actor = context_.stage.scene().findTitled(name->toStdString());
  if (actor == nullptr) return propError(tr("there is no model '%1'").arg(*name));
  return actor->id();
}

void PropCommands::setKeyOf(std::uint64_t prop, Frame frame, const motion::AccessoryKey& state) {
  if (context_.stage.scene().find(prop) == nullptr) return;
  const edit::LiveText text = [] { return tr("Register prop key"); };
  context_.stage.props().setKey(text, prop, frame, state);
  context_.say(text);
}

Status PropCommands::setKey(const actions::ActionArguments& arguments) {
  const Result<std::uint64_t> prop = propFrom(arguments);
  if (!prop) return prop.error();
  const Frame frame = arguments.has("frame") ? context_.frameFrom(arguments) : playhead();
  const Result<motion::AccessoryKey> state = changed(context_.stage.props().stateOf(*prop), arguments);
  if (!state) return state.error();
  setKeyOf(*prop, frame, *state);
  return Done{};
}

Status PropCommands::removeKeyOf(std::uint64_t prop, Frame frame) {
  if (!context_.stage.props().removeKey(prop, frame))
    return propError(tr("there is no prop key at frame %L1").arg(frame));
  context_.say([] { return session::PropEditing::tr("Remove prop key"); });
  return Done{};
}

Status PropCommands::removeKey(const actions::ActionArguments& arguments) {
  const Result<std::uint64_t> prop = propFrom(arguments);
  if (!prop) return prop.error();
  return removeKeyOf(*prop, arguments.has("frame") ? context_.frameFrom(arguments) : playhead());
}

}  // namespace furitsuke::commands
