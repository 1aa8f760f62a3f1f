// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/live/live_sender.h"

#include <QUdpSocket>
#include <utility>
#include <vector>

#include "app/session/machine_seconds.h"
#include "app/session/scene/stage.h"
#include "app/widgets/message_text.h"
#include "core/base/log.h"
#include "core/exchange/vmc/vmc_body.h"

namespace furitsuke::session {

namespace {

constexpr int kPictureMilliseconds = 1000 / 60;

}  // namespace

LiveSender::LiveSender(Stage& stage, QObject* parent) : QObject(parent), stage_(stage) {
  timer_.setTimerType(Qt::PreciseTimer);
  timer_.setInterval(kPictureMilliseconds);
  measuring_.setInterval(PacketRate::kInterval);
  connect(&timer_, &QTimer::timeout, this, &LiveSender::send);
  connect(&measuring_, &QTimer::timeout, this, [this] {
    rate_.measure(traffic_, machineSeconds());
    emit trafficChanged();
  });
}

LiveSender::~LiveSender() = default;

Status LiveSender::start(const LiveAddress& address, std::optional<exchange::VmcRestPose> avatar) {
  if (!exchange::isVmcAvailable()) return exchange::readVmcPacket({}).error();
  QHostAddress host;
  if (!host.setAddress(address.host)) {
    return Error::in(Message::verbatim(address.host.toStdString()),
                     Message::verbatim(tr("is not an IP address").toStdString()));
  }
  if (address.port == 0)
    return Error::because(Message::verbatim(tr("Choose the port of the program that receives.").toStdString()));
  stop();
  socket_ = std::make_unique<QUdpSocket>();
  host_ = host;
  address_ = address;
  avatar_ = std::move(avatar);
  traffic_ = {};
  startedAt_ = machineSeconds();
  rate_.restart(startedAt_);
  timer_.start();
  measuring_.start();
  log(LogLevel::Info, "sending poses to port " + std::to_string(address.port));
  emit stateChanged();
  send();
  return Done{};
}

void LiveSender::stop() {
  if (!isSending()) return;
  timer_.stop();
  measuring_.stop();
  socket_.reset();
  problem_.clear();
  emit stateChanged();
}

std::shared_ptr<const exchange::VmcBody> LiveSender::activeBody() {
  const scene::Actor* actor = stage_.active();
  if (actor == nullptr) {
    actor_ = 0;
    body_ = nullptr;
    problem_ = tr("Open a model to send its pose.");
  } else if (std::exchange(actor_, actor->id()) != actor->id()) {
    auto body = exchange::VmcBody::of(actor->sharedModel());
    body_ = body ? *body : nullptr;
    problem_ = body ? QString() : widgets::failureText(body.error());
  }
  return body_;
}

void LiveSender::send() {
  if (!isSending()) return;
  std::vector<exchange::VmcMessage> messages;
  const auto body = activeBody();
  messages.emplace_back(exchange::VmcState{body != nullptr});
  messages.emplace_back(exchange::VmcTime{machineSeconds() - startedAt_});
  const scene::Scene& scene = stage_.evaluated();
  if (body != nullptr) body->appendPose(stage_.active()->pose(), messages);
  for (exchange::VmcMessage& message : messages) {
    auto* bone = std::get_if<exchange::VmcBone>(&message);
    if (bone != nullptr && avatar_) *bone = avatar_->toRaw(*bone);
  }
  messages.emplace_back(exchange::vmcCamera(scene.camera()));
  const auto packets = exchange::writeVmcPackets(messages);
  if (!packets) return;
  for (const Bytes& packet : *packets) {
    const auto* bytes = reinterpret_cast<const char*>(packet.data());
    if (socket_->writeDatagram(bytes, static_cast<qint64>(packet.size()), host_, address_.port) < 0) {
      problem_ = socket_->errorString();
      actor_ = 0;  // the problem goes when a packet can be sent again
      return;
    }
    ++traffic_.packets;
  }
}

}  // namespace furitsuke::session
