// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/live/live_receiver.h"

#include <QHostAddress>
#include <QNetworkDatagram>
#include <QSignalBlocker>
#include <QUdpSocket>
#include <utility>

#include "app/session/machine_seconds.h"
#include "app/session/scene/stage.h"
#include "core/base/log.h"
#include "core/exchange/vmc/vmc_poser.h"
#include "core/exchange/vmc/vmc_recording.h"

namespace furitsuke::session {

namespace {

/// Another sender is followed when the first one has been silent for as long, in seconds.
constexpr double kSilence = 2;
/// Packets that are read before the window is drawn again.
constexpr int kPacketsAtOnce = 256;
constexpr qint64 kLongestDatagram = 65'535;

}  // namespace

LiveReceiver::LiveReceiver(Stage& stage, QObject* parent) : QObject(parent), stage_(stage) {
  measuring_.setInterval(PacketRate::kInterval);
  connect(&measuring_, &QTimer::timeout, this, [this] {
    rate_.measure(traffic_, machineSeconds());
    emit trafficChanged();
  });
  connect(&stage_, &Stage::actorsChanged, this, [this] {
    if (isReceiving() && stage_.scene().find(actor_) == nullptr) stop();
  });
}

LiveReceiver::~LiveReceiver() = default;

Status LiveReceiver::start(const LiveAddress& address, std::optional<exchange::VmcRestPose> avatar) {
  if (!exchange::isVmcAvailable()) return exchange::readVmcPacket({}).error();
  const scene::Actor* actor = stage_.active();
  if (actor == nullptr)
    return Error::because(Message::verbatim(tr("Open the model that is to be moved first.").toStdString()));
  auto body = exchange::VmcBody::of(actor->sharedModel());
  if (!body) return body.error();
  QHostAddress host;
  if (!host.setAddress(address.host)) {
    return Error::in(Message::verbatim(address.host.toStdString()),
                     Message::verbatim(tr("is not an IP address").toStdString()));
  }
  stop();
  auto socket = std::make_unique<QUdpSocket>();
  if (!socket->bind(host, address.port, QAbstractSocket::DontShareAddress)) {
    return Error::in(Message::verbatim(QStringLiteral("%1:%2").arg(address.host).arg(address.port).toStdString()),
                     Message::verbatim(socket->errorString().toStdString()));
  }
  socket_ = std::move(socket);
  address_ = {address.host, socket_->localPort()};
  avatar_ = std::move(avatar);
  actor_ = actor->id();
  body_ = *std::move(body);
  performance_ = {};
  traffic_ = {};
  rate_.restart(machineSeconds());
  connect(socket_.get(), &QUdpSocket::readyRead, this, &LiveReceiver::receive);
  measuring_.start();
  log(LogLevel::Info, "receiving poses on port " + std::to_string(address_.port));
  emit stateChanged();
  return Done{};
}

void LiveReceiver::stop() {
  if (!isReceiving()) return;
  endRecording();
  // Not deleted at once: this may have been called by a signal of the socket.
  socket_->disconnect(this);
  socket_.release()->deleteLater();
  measuring_.stop();
  poser_.reset();
  setPose(std::nullopt);
  emit stateChanged();
}

QString LiveReceiver::modelName() const {
  const scene::Actor* actor = stage_.scene().find(actor_);
  return actor == nullptr ? QString() : QString::fromStdString(actor->title);
}

void LiveReceiver::receive() {
  // The rest is reported by the socket again.
  for (int i = 0; i < kPacketsAtOnce && socket_ != nullptr && socket_->hasPendingDatagrams(); ++i) {
    const QNetworkDatagram datagram = socket_->receiveDatagram(kLongestDatagram);
    const double now = machineSeconds();
    ++traffic_.packets;
    if (!isFollowed(datagram.senderAddress(), datagram.senderPort(), now)) {
      ++traffic_.dropped;
      continue;
    }
    const QByteArray bytes = datagram.data();
    take({reinterpret_cast<const std::byte*>(bytes.constData()), static_cast<std::size_t>(bytes.size())}, now);
  }
  showPose();
}

bool LiveReceiver::isFollowed(const QHostAddress& host, int port, double seconds) {
  const QString peer = QStringLiteral("%1:%2").arg(host.toString()).arg(port);
  if (traffic_.peer != peer) {
    if (!traffic_.peer.isEmpty() && seconds - lastPacketAt_ < kSilence) return false;
    traffic_.peer = peer;
    poser_.reset();  // another performer has another size
    performance_ = {};
  }
  lastPacketAt_ = seconds;
  return true;
}

void LiveReceiver::take(ByteView packet, double seconds) {
  auto read = exchange::readVmcPacket(packet);
  if (!read) {
    ++traffic_.dropped;
    return;
  }
  traffic_.dropped += read->droppedCount;
  for (exchange::VmcMessage& message : read->messages) {
    auto* bone = std::get_if<exchange::VmcBone>(&message);
    if (bone != nullptr && avatar_) *bone = avatar_->fromRaw(*bone);
    if (const auto frame = performance_.add(message, seconds)) onFrame(*frame);
  }
}

void LiveReceiver::onFrame(const exchange::VmcFrame& frame) {
  if (!frame.hasBody() || !performance_.isReady()) return;
  if (poser_ == nullptr) {
    if (auto poser = exchange::VmcPoser::of(body_, frame)) poser_ = *std::move(poser);
  }
  if (isRecording() && !recording_->add(frame)) endRecording();
}

void LiveReceiver::showPose() {
  if (poser_ == nullptr || !isReceiving() || !performance_.latest().hasBody()) return;
  setPose(poser_->pose(performance_.latest()));
}

void LiveReceiver::setPose(std::optional<eval::BoundDraft> pose) {
  scene::Actor* actor = stage_.scene().find(actor_);
  if (actor == nullptr) return;
  actor->setLivePose(std::move(pose));
  stage_.invalidate();
}

void LiveReceiver::startRecording() {
  if (!isReceiving()) return;
  recording_ = std::make_shared<exchange::VmcRecording>(body_);
  isRecorded_ = false;
  performance_.finish();  // what is known is of the time before
  emit stateChanged();
}

void LiveReceiver::endRecording() {
  if (!isRecording()) return;
  // The last frame was not followed by another one.
  if (const auto frame = performance_.finish(); frame && frame->hasBody() && performance_.isReady()) {
    recording_->add(*frame);
  }
  isRecorded_ = true;
  emit recordingEnded();
}

std::shared_ptr<const exchange::VmcRecording> LiveReceiver::takeRecording() {
  {
    const QSignalBlocker silent(this);
    endRecording();
  }
  auto recording = std::exchange(recording_, nullptr);
  emit stateChanged();
  return recording;
}

}  // namespace furitsuke::session
