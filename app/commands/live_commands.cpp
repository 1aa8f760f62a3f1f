// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/live_commands.h"

#include <atomic>
#include <limits>
#include <optional>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/captures/fitted_motions.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/panels/dock_area.h"
#include "app/panels/live/live_panel.h"
#include "app/session/background_work.h"
#include "app/session/file_paths.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "core/base/file.h"
#include "core/exchange/vmc/vmc_recording.h"
#include "core/exchange/vmc/vmc_rest_pose.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kLiveAddress{.name = "address", .help = "an IP address; default: that of the panel"};
constexpr ActionParameter kLivePort{
    .name = "port", .kind = Kind::Whole, .help = "0 to 65535; default: that of the panel"};
constexpr ActionParameter kLiveAvatar{
    .name = "avatar",
    .help = "a VRM file: poses are those of its raw bones; empty: relative to the T-pose; default: that of the panel"};
constexpr ActionParameter kLiveReceiveParameters[] = {kSwitchParameter, kLiveAddress, kLivePort, kLiveAvatar};

}  // namespace

constexpr ActionRows kLiveActions = {
    action("live.receive", "scene/live", Actions::tr("&Receive Poses"),
           Actions::tr("Move the active model with poses that another program sends"),
           {.icon = "live",
            .keys = "Ctrl+Alt+I",
            .checkable = true,
            .parameters = kLiveReceiveParameters,
            .words = ActionWords::tr("vmc, vmc protocol, osc, mocap, motion capture, live")}),
    action("live.record", "scene/live", Actions::tr("Record &Motion"),
           Actions::tr("Record the received poses, then make a new motion of them"),
           {.icon = "record",
            .keys = "F9",
            .isSwitch = true,
            .words = ActionWords::tr("record mocap, vmc, capture live")}),
    action("live.send", "scene/live", Actions::tr("&Send Poses"),
           Actions::tr("Send the pose of the active model to another program"),
           {.group = 1,
            .icon = "export",
            .keys = "Ctrl+Alt+O",
            .checkable = true,
            .parameters = kLiveReceiveParameters,
            .words = ActionWords::tr("vmc, vmc protocol, osc, stream")}),
};

namespace {

/// The address of the arguments; what they lack is that of the settings.
Result<session::LiveAddress> addressFrom(const actions::ActionArguments& arguments, session::LiveAddress stored) {
  if (const auto host = arguments.text("address")) stored.host = *host;
  if (const auto port = arguments.whole("port")) {
    if (*port < 0 || *port > std::numeric_limits<quint16>::max()) {
      return Error::because(Core::tr("port: expected a number from 0 to 65535"));
    }
    stored.port = static_cast<quint16>(*port);
  }
  return stored;
}

/// The VRM of the arguments, or else that of the settings; nothing if there is none.
Result<std::optional<exchange::VmcRestPose>> avatarFrom(const actions::ActionArguments& arguments,
                                                        const QString& stored) {
  const QString path = arguments.text("avatar").value_or(stored);
  if (path.isEmpty()) return std::optional<exchange::VmcRestPose>();
  const Result<Bytes> bytes = readFile(session::toPath(path));
  if (!bytes) return session::withFileName(bytes.error(), path).error();
  Result<exchange::VmcRestPose> avatar = exchange::VmcRestPose::of(*bytes);
  if (!avatar) return session::withFileName(avatar.error(), path).error();
  return std::optional(*std::move(avatar));
}

session::LiveAddress receiveAddress(const session::ExchangeSettings& settings) {
  return {settings.receiveAddress.value(), static_cast<quint16>(settings.receivePort.value())};
}

session::LiveAddress sendAddress(const session::ExchangeSettings& settings) {
  return {settings.sendAddress.value(), static_cast<quint16>(settings.sendPort.value())};
}

}  // namespace

LiveCommands::LiveCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent)
    : QObject(parent),
      context_(context),
      docks_(docks),
      receiver_(context.stage),
      sender_(context.stage),
      work_(new session::BackgroundWork(this)) {
  bindActions();
  docks_.whenCreated<panels::LivePanel>(this, [this](panels::LivePanel& panel) { connectPanel(panel); });
  connect(&receiver_, &session::LiveReceiver::stateChanged, this, &LiveCommands::updateStates);
  connect(&sender_, &session::LiveSender::stateChanged, this, &LiveCommands::updateStates);
  // Later, because receiving can end while the stage removes its model.
  connect(&receiver_, &session::LiveReceiver::recordingEnded, this, &LiveCommands::onRecordingEnded,
          Qt::QueuedConnection);
}

LiveCommands::~LiveCommands() = default;

void LiveCommands::bindActions() {
  using Arguments = actions::ActionArguments;
  const actions::ActionBinding::Condition isPossible = {
      [] { return exchange::isVmcAvailable(); },
      QT_TRANSLATE_NOOP("Conditions", "This build has no live link, because oscpack was not installed")};
  const actions::ActionBinding::Condition isReceiving = {
      [this] { return receiver_.isReceiving(); }, QT_TRANSLATE_NOOP("Conditions", "No poses are being received")};
  context_.actions.bind("live.receive", {.run = [this](const Arguments& given) { return receive(given); },
                                         .enabled = isPossible && CommandConditions(context_).hasModel(),
                                         .checked = [this] { return receiver_.isReceiving(); }});
  context_.actions.bind("live.record", {.run = [this](const Arguments& given) { return record(given); },
                                        .enabled = isPossible && isReceiving,
                                        .checked = [this] { return receiver_.isRecording(); }});
  context_.actions.bind("live.send", {.run = [this](const Arguments& given) { return send(given); },
                                      .enabled = isPossible,
                                      .checked = [this] { return sender_.isSending(); }});
}

void LiveCommands::connectPanel(panels::LivePanel& panel) {
  const session::ExchangeSettings settings = context_.settings.exchange();
  panel.setAddresses(receiveAddress(settings), sendAddress(settings));
  panel.setAvatars(settings.receiveAvatar.value(), settings.sendAvatar.value());
  panel.setActions(context_.actions.action("live.receive"), context_.actions.action("live.record"),
                   context_.actions.action("live.send"));
  panel.setLinks(receiver_, sender_);
  connect(&panel, &panels::LivePanel::addressesEdited, this, [this, &panel] {
    const session::ExchangeSettings stored = context_.settings.exchange();
    stored.receiveAddress.set(panel.receiveAddress().host);
    stored.receivePort.set(panel.receiveAddress().port);
    stored.receiveAvatar.set(panel.receiveAvatar());
    stored.sendAddress.set(panel.sendAddress().host);
    stored.sendPort.set(panel.sendAddress().port);
    stored.sendAvatar.set(panel.sendAvatar());
  });
}

Status LiveCommands::receive(const actions::ActionArguments& arguments) {
  if (!arguments.flag("on").value_or(!receiver_.isReceiving())) {
    receiver_.stop();
    return Done{};
  }
  const auto address = addressFrom(arguments, receiveAddress(context_.settings.exchange()));
  if (!address) return address.error();
  auto avatar = avatarFrom(arguments, context_.settings.exchange().receiveAvatar.value());
  if (!avatar) return avatar.error();
  docks_.reveal("live");
  return receiver_.start(*address, *std::move(avatar));
}

Status LiveCommands::send(const actions::ActionArguments& arguments) {
  if (!arguments.flag("on").value_or(!sender_.isSending())) {
    sender_.stop();
    return Done{};
  }
  const auto address = addressFrom(arguments, sendAddress(context_.settings.exchange()));
  if (!address) return address.error();
  auto avatar = avatarFrom(arguments, context_.settings.exchange().sendAvatar.value());
  if (!avatar) return avatar.error();
  docks_.reveal("live");
  return sender_.start(*address, *std::move(avatar));
}

Status LiveCommands::record(const actions::ActionArguments& arguments) {
  if (!arguments.flag("on").value_or(!receiver_.isRecording())) {
    return receiver_.isRecording() ? keepRecording() : Status(Done{});
  }
  receiver_.startRecording();
  return Done{};
}

void LiveCommands::onRecordingEnded() {
  const exchange::VmcRecording* recording = receiver_.recording();
  if (recording != nullptr && recording->frameCount() >= exchange::VmcRecording::kMaxFrames) {
    context_.messages.showMessage(Severity::Warning, [] {
      return tr("The recording ended because it cannot be longer than %Ln frame(s).", nullptr,
                static_cast<int>(exchange::VmcRecording::kMaxFrames));
    });
  }
  if (const Status kept = keepRecording(); !kept) {
    context_.messages.showMessage(Severity::Error, widgets::errorSentence(kept.error()));
  }
}

Status LiveCommands::keepRecording() {
  const std::shared_ptr<const exchange::VmcRecording> recording = receiver_.takeRecording();
  if (recording == nullptr) return Done{};
  struct Fitting {
    std::optional<Result<exchange::FittedMotion>> fitted;
    Status status = Done{};
    bool isAwaited = true;
    std::atomic<bool> canceled = false;
  };
  auto fitting = std::make_shared<Fitting>();
  const auto done = [this, fitting, name = recording->modelName()] {
    if (*fitting->fitted) return show(**fitting->fitted, name);
    fitting->status = fitting->fitted->error();
    if (fitting->isAwaited) return;
    context_.messages.showMessage(Severity::Error, widgets::errorSentence(fitting->status.error()));
  };
  work_->run(
      tr("Making a motion of the recording…"),
      [fitting, recording] { fitting->fitted.emplace(recording->motion({}, &fitting->canceled)); }, done,
      [fitting] { fitting->canceled = true; });
  if (context_.actions.isScripted()) work_->finish();
  fitting->isAwaited = false;
  return fitting->status;
}

void LiveCommands::show(const exchange::FittedMotion& fitted, const Name& modelName) {
  ++recordingCount_;
  const QString title = recordingCount_ == 1 ? tr("Recording") : tr("Recording %1").arg(recordingCount_);
  edit::MotionDocument& document = *context_.workspace.add(newMotion(modelName, title));
  edit::EditHistory& history = document.history();
  history.showPreview([] { return tr("Record Motion"); },
                      withInsertedMotion(history.settledMotion(), fitted.motion, 0));
  history.acceptPreview();
  context_.say([count = static_cast<int>(fitted.frameCount)] { return tr("%Ln frame(s) recorded", nullptr, count); });
}

void LiveCommands::updateStates() {
  for (const char* id : {"live.receive", "live.record", "live.send"}) context_.actions.updateState(id);
}

}  // namespace furitsuke::commands
