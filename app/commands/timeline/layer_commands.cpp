// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/timeline/layer_commands.h"

#include <QFileInfo>
#include <QPointer>
#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/file_exchange_commands.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/timeline/layers_panel.h"
#include "app/session/background_work.h"
#include "app/session/file_filters.h"
#include "app/session/file_paths.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "core/base/caught.h"
#include "core/edit/document/layer_clips.h"
#include "core/edit/document/layer_editing.h"
#include "core/operations/motion/flatten_layers.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kLayerNumber{
    .name = "layer",
    .kind = Kind::Whole,
    .help = "number of the layer from the lowest, from 1; default: the one that is edited"};
constexpr ActionParameter kLayerAddParameter{.name = "name", .help = "default: a free number"};
constexpr ActionParameter kLayerPlaceParameters[] = {
    kFile,
    {.name = "frame", .kind = Kind::FrameNumber, .help = "frame at which the clip starts; default: the playhead"},
    {.name = "blend",
     .kind = Kind::Whole,
     .help = "frames in which it fades in and out; default: 10, or less in a short clip"}};
constexpr ActionParameter kLayerRenameParameters[] = {{.name = "name", .help = "the new name", .required = true},
                                                      kLayerNumber};
constexpr ActionParameter kLayerMuteParameters[] = {kSwitchParameter, kLayerNumber};
constexpr ActionParameter kLayerEditParameter{
    .name = "layer",
    .kind = Kind::Whole,
    .help = "number of the layer from the lowest, from 1; 0: the motion; default: the next one"};
constexpr ActionParameter kLayerWeightParameters[] = {
    {.name = "value", .kind = Kind::Numbers, .help = "0 to 1; default: the weight that is there", .count = 1},
    kAtPlayhead,
    kLayerNumber};
constexpr ActionParameter kLayerDeleteWeightParameters[] = {kAtPlayhead, kLayerNumber};

}  // namespace

constexpr ActionRows kLayerActions = {
    action("layer.add", "layer", Actions::tr("&Add Layer"),
           Actions::tr("Add a layer above the edited one and edit its keys"),
           {.group = 1, .icon = "new", .parameters = kLayerAddParameter}),
    action("layer.place", "layer", Actions::tr("Place &Clip…"),
           Actions::tr("Show another motion from the playhead on, on a layer of its own"),
           {.group = 1, .icon = "import", .parameters = kLayerPlaceParameters}),
    action("layer.delete", "layer", Actions::tr("&Delete Layer"), Actions::tr("Delete the edited layer"),
           {.group = 1, .icon = "delete", .parameters = kLayerNumber}),
    action("layer.rename", "layer", Actions::tr("&Rename Layer…"), Actions::tr("Rename the edited layer"),
           {.group = 1, .parameters = kLayerRenameParameters}),
    action("layer.up", "layer", Actions::tr("Move Layer &Up"), Actions::tr("Move the edited layer above the next one"),
           {.group = 1, .icon = "move-up", .parameters = kLayerNumber}),
    action("layer.down", "layer", Actions::tr("Move Layer Do&wn"),
           Actions::tr("Move the edited layer below the previous one"),
           {.group = 1, .icon = "move-down", .parameters = kLayerNumber}),
    action("layer.mute", "layer", Actions::tr("&Mute Layer"), Actions::tr("Hide the effect of the edited layer"),
           {.group = 2, .checkable = true, .parameters = kLayerMuteParameters}),
    action("layer.solo", "layer", Actions::tr("&Solo Layer"),
           Actions::tr("Show the effect of the edited layer and other solo layers only"),
           {.group = 2, .checkable = true, .parameters = kLayerMuteParameters}),
    action("layer.replace", "layer", Actions::tr("Re&place What Is Below"),
           Actions::tr("Replace the motion below by the edited layer instead of adding to it"),
           {.group = 2, .checkable = true, .parameters = kLayerMuteParameters}),
    action("layer.edit", "layer", Actions::tr("&Edit Next Layer"),
           Actions::tr("Edit the keys of the next layer, or after the last one those of the motion"),
           {.group = 3, .parameters = kLayerEditParameter}),
    action("layer.weight", "layer", Actions::tr("&Key Layer Weight"),
           Actions::tr("Set a weight key of the edited layer at the playhead"),
           {.group = 3, .parameters = kLayerWeightParameters}),
    action("layer.deleteWeight", "layer", Actions::tr("Delete Weight Ke&y"),
           Actions::tr("Delete the weight key of the edited layer at the playhead"),
           {.group = 3, .parameters = kLayerDeleteWeightParameters}),
    action("layer.flatten", "layer", Actions::tr("&Flatten Layers"),
           Actions::tr("Replace all layers with their effect in the keys of the motion"),
           {.group = 4, .icon = "register"}),
};

LayerCommands::LayerCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent)
    : QObject(parent), context_(context), docks_(docks), work_(new session::BackgroundWork(this)) {
  bindList();
  bindSettings();
  bindWeights();
  actions::ActionSet& actions = context_.actions;
  docks_.whenCreated<panels::LayersPanel>(this, [&actions](panels::LayersPanel& panel) {
    panel.setEmptyAction(actions.action("layer.add"));
    panel.setToolActions({actions.action("layer.add"), actions.action("layer.delete"), nullptr,
                          actions.action("layer.up"), actions.action("layer.down"), nullptr,
                          actions.action("layer.flatten")});
  });
}

edit::MotionDocument& LayerCommands::document() const { return context_.document(); }

bool LayerCommands::hasLayers() const {
  return context_.workspace.current() != nullptr && motion::hasLayers(document().motion());
}

const motion::LayerSettings* LayerCommands::edited() const {
  if (!hasLayers()) return nullptr;
  const motion::LayerArrangement& layers = motion::arrangementOf(document().motion());
  return layers.active ? &layers.settings[*layers.active] : nullptr;
}

Result<std::size_t> LayerCommands::layerFrom(const actions::ActionArguments& arguments) const {
  const auto count = static_cast<std::int64_t>(motion::arrangementOf(document().motion()).order.size());
  if (const auto number = arguments.whole("layer")) {
    if (*number >= 1 && *number <= count) return static_cast<std::size_t>(*number - 1);
    return Error::because(Message::verbatim(tr("the motion has no layer %1").arg(*number).toStdString()));
  }
  if (const auto active = edit::activeLayer(document())) return *active;
  return Error::because(Message::verbatim(tr("no layer is edited").toStdString()));
}

void LayerCommands::bindChange(const char* id, const Change& change, const std::function<bool()>& checked) {
  const auto run = [this, change](const actions::ActionArguments& given) -> Status {
    const Result<std::size_t> layer = layerFrom(given);
    if (!layer) return layer.error();
    return change(*layer, given);
  };
  actions::ActionBinding binding{
      .run = run,
      .enabled = {[this] { return hasLayers(); }, QT_TRANSLATE_NOOP("Conditions", "The motion has no layers")}};
  if (checked) binding.checked = checked;
  context_.actions.bind(id, binding);
}

void LayerCommands::bindList() {
  const auto add = [this](const actions::ActionArguments& given) {
    edit::addLayer(document(), given.text("name").value_or(QString()));
    if (!context_.actions.isScripted()) docks_.reveal("layers");
  };
  context_.actions.bind("layer.add", {.run = add, .enabled = CommandConditions(context_).hasDocument()});
  context_.actions.bind("layer.place", {.run = [this](const actions::ActionArguments& given) { return place(given); },
                                        .enabled = CommandConditions(context_).hasDocument()});
  bindChange("layer.delete", [this](std::size_t layer, const actions::ActionArguments&) {
    edit::removeLayer(document(), layer);
    return Done{};
  });
  bindChange("layer.rename",
             [this](std::size_t layer, const actions::ActionArguments& given) { return rename(layer, given); });
  bindChange("layer.up", [this](std::size_t layer, const actions::ActionArguments&) {
    edit::moveLayer(document(), layer, static_cast<std::ptrdiff_t>(layer) + 1);
    return Done{};
  });
  bindChange("layer.down", [this](std::size_t layer, const actions::ActionArguments&) {
    edit::moveLayer(document(), layer, static_cast<std::ptrdiff_t>(layer) - 1);
    return Done{};
  });
  const CommandConditions::Condition hasSome = {[this] { return hasLayers(); },
                                                QT_TRANSLATE_NOOP("Conditions", "The motion has no layers")};
  context_.actions.bind(
      "layer.edit", {.run = [this](const actions::ActionArguments& given) { return edit(given); }, .enabled = hasSome});
  context_.actions.bind("layer.flatten", {.run = [this] { return flatten(); }, .enabled = hasSome});
}

Status LayerCommands::edit(const actions::ActionArguments& arguments) {
  const std::size_t count = motion::arrangementOf(document().motion()).order.size();
  std::optional<std::size_t> next;
  if (arguments.whole("layer").value_or(1) == 0) {
    // the motion itself
  } else if (arguments.has("layer")) {
    const Result<std::size_t> layer = layerFrom(arguments);
    if (!layer) return layer.error();
    next = *layer;
  } else {
    const std::optional<std::size_t> active = edit::activeLayer(document());
    const std::size_t after = active ? *active + 1 : 0;
    if (after < count) next = after;
  }
  edit::activateLayer(document(), next);
  return Done{};
}

Status LayerCommands::place(const actions::ActionArguments& arguments) {
  QString path = arguments.text("path").value_or(QString());
  if (path.isEmpty()) path = FileExchangeCommands::askSource(context_, tr("Place Clip"), session::motionFileFilter());
  if (path.isEmpty()) return Done{};
  struct Reading {
    Result<io::LoadedMotion> loaded = Error::because({});
    Status status = Done{};
  };
  auto reading = std::make_shared<Reading>();
  const auto done = [this, reading, path, arguments, target = QPointer(&document())] {
    if (target == nullptr || !context_.workspace.documents().contains(target.data())) return;
    context_.workspace.setCurrent(target);
    const QString name = QFileInfo(path).completeBaseName();
    reading->status = reading->loaded ? placeClip(reading->loaded->motion, name, arguments)
                                      : Status(session::withFileName(reading->loaded.error(), path).error());
    if (!reading->status && !context_.actions.isScripted()) {
      context_.messages.showMessage(Severity::Error, widgets::errorSentence(reading->status.error()));
    }
  };
  work_->run(
      FileOpening::tr("Opening %1…").arg(QFileInfo(path).fileName()),
      [reading, file = session::toPath(path)] { reading->loaded = caught([&file] { return io::loadMotion(file); }); },
      done);
  if (context_.actions.isScripted()) work_->finish();
  return context_.actions.isScripted() ? reading->status : Status(Done{});
}

Status LayerCommands::placeClip(const motion::Motion& clip, const QString& name,
                                const actions::ActionArguments& arguments) {
  constexpr std::int64_t kBlend = 10;
  const Frame length = std::max<Frame>(0, clip.frameRange().last);
  const std::int64_t blend = arguments.whole("blend").value_or(std::min<std::int64_t>(kBlend, length / 4));
  if (blend < 0 || blend > length)
    return Error::in(Message::verbatim("blend"),
                     Message::verbatim(tr("must be within 0 and %1").arg(length).toStdString()));
  const auto frames = static_cast<Frame>(blend);
  const Status placed = edit::placeLayer(document(), name, clip, {context_.frameFrom(arguments), frames, frames});
  if (placed && !context_.actions.isScripted()) docks_.reveal("timeline");
  return placed;
}

Status LayerCommands::rename(std::size_t layer, const actions::ActionArguments& arguments) {
  if (const auto name = arguments.text("name")) {
    edit::renameLayer(document(), layer, *name);
  } else {
    docks_.reveal("layers");
    docks_.panel<panels::LayersPanel>()->editName(layer);
  }
  return Done{};
}

void LayerCommands::bindSettings() {
  const auto isOn = [this](bool motion::LayerSettings::*member) {
    return [this, member] { return edited() != nullptr && edited()->*member; };
  };
  const auto settingsOf = [this](std::size_t layer) -> const motion::LayerSettings& {
    const motion::LayerArrangement& layers = motion::arrangementOf(document().motion());
    return layers.settings[layers.order[layer]];
  };
  bindChange(
      "layer.mute",
      [=, this](std::size_t layer, const actions::ActionArguments& given) {
        edit::setLayerMuted(document(), layer, given.flag("on").value_or(!settingsOf(layer).isMuted));
        return Done{};
      },
      isOn(&motion::LayerSettings::isMuted));
  bindChange(
      "layer.solo",
      [=, this](std::size_t layer, const actions::ActionArguments& given) {
        edit::setLayerSolo(document(), layer, given.flag("on").value_or(!settingsOf(layer).isSolo));
        return Done{};
      },
      isOn(&motion::LayerSettings::isSolo));
  bindChange(
      "layer.replace",
      [=, this](std::size_t layer, const actions::ActionArguments& given) {
        const bool replaces = given.flag("on").value_or(settingsOf(layer).mode == motion::LayerMode::Add);
        edit::setLayerMode(document(), layer, replaces ? motion::LayerMode::Replace : motion::LayerMode::Add);
        return Done{};
      },
      [this] { return edited() != nullptr && edited()->mode == motion::LayerMode::Replace; });
}

void LayerCommands::bindWeights() {
  bindChange("layer.weight", [this](std::size_t layer, const actions::ActionArguments& given) -> Status {
    const Frame frame = context_.frameFrom(given);
    const motion::LayerArrangement& layers = motion::arrangementOf(document().motion());
    const double now = motion::weightAt(layers.settings[layers.order[layer]].weights, frame);
    const auto numbers = given.numbers("value");
    const double weight = numbers ? numbers->front() : now;
    if (!(weight >= 0 && weight <= 1))
      return Error::in(Message::verbatim("value"), Message::verbatim(tr("must be within 0 and 1").toStdString()));
    edit::setLayerWeight(document(), layer, frame, static_cast<float>(weight));
    return Done{};
  });
  bindChange("layer.deleteWeight", [this](std::size_t layer, const actions::ActionArguments& given) {
    edit::setLayerWeight(document(), layer, context_.frameFrom(given), {});
    return Done{};
  });
}

/// On another thread, because a long motion takes seconds. If the motion is edited meanwhile, nothing is flattened.
Status LayerCommands::flatten() {
  struct Flattening {
    motion::Motion motion;
    Result<motion::FlatMotion> flat = Error::because({});
    Status status = Done{};
  };
  edit::MotionDocument* target = &document();
  target->history().endGesture();
  target->history().cancelPreview();
  auto flattening = std::make_shared<Flattening>();
  flattening->motion = target->motion();
  const auto done = [this, flattening, target, revision = target->history().revision()] {
    const bool isOpen = context_.workspace.documents().contains(target);
    if (!flattening->flat) {
      flattening->status = flattening->flat.error();
    } else if (isOpen && target->history().revision() == revision) {
      const auto layers = static_cast<int>(motion::arrangementOf(target->motion()).order.size());
      target->history().push([] { return tr("Flatten layers"); },
                             edit::flatteningStep(target->motion(), *flattening->flat));
      context_.say([layers] { return tr("%Ln layer(s) flattened", nullptr, layers); });
    } else if (isOpen) {
      flattening->status =
          Error::because(Message::verbatim(tr("the motion was edited while its layers were flattened").toStdString()));
    }
    if (!flattening->status && !context_.actions.isScripted()) {
      context_.messages.showMessage(Severity::Error, widgets::errorSentence(flattening->status.error()));
    }
  };
  work_->run(
      tr("Flattening layers…"),
      [flattening] {
        operations::OperationControl control(flattening->motion.keyCount());
        flattening->flat = operations::flattenLayers(flattening->motion, operations::kFlatteningBounds, control);
      },
      done);
  if (context_.actions.isScripted()) work_->finish();
  return context_.actions.isScripted() ? flattening->status : Status(Done{});
}

}  // namespace furitsuke::commands
