// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>

#include "app/session/live/live_traffic.h"
#include "core/base/result.h"
#include "core/exchange/vmc/vmc_rest_pose.h"

class QUdpSocket;

namespace furitsuke::exchange {
class VmcBody;
}  // namespace furitsuke::exchange

namespace furitsuke::session {

class Stage;

/// Sends the pose of the active model, its expressions and the camera to another program over UDP (VMC), 60 times a
/// second, as the viewport shows them.
class LiveSender : public QObject {
  Q_OBJECT

 public:
  explicit LiveSender(Stage& stage, QObject* parent = nullptr);
  ~LiveSender() override;

  /// `avatar`: whose raw bones are sent; nothing for poses relative to the T-pose. An Error for a text that is not an
  /// IP address, or for port 0.
  Status start(const LiveAddress& address, std::optional<exchange::VmcRestPose> avatar = {});
  void stop();
  [[nodiscard]] bool isSending() const noexcept { return socket_ != nullptr; }
  [[nodiscard]] const LiveAddress& address() const noexcept { return address_; }
  [[nodiscard]] const LiveTraffic& traffic() const noexcept { return traffic_; }
  /// The reason why no pose is sent: no model, a model that is not a person, or a network error. Empty while sending.
  [[nodiscard]] const QString& problem() const noexcept { return problem_; }

  /// Sends the pose of this moment; called by the timer.
  void send();

 signals:
  void stateChanged();
  /// At most four times a second.
  void trafficChanged();

 private:
  /// The body of the active model; null if it has none.
  [[nodiscard]] std::shared_ptr<const exchange::VmcBody> activeBody();

  Stage& stage_;
  std::unique_ptr<QUdpSocket> socket_;
  QHostAddress host_;
  LiveAddress address_;
  std::optional<exchange::VmcRestPose> avatar_;
  LiveTraffic traffic_;
  QString problem_;
  QTimer timer_, measuring_;
  PacketRate rate_;
  double startedAt_ = 0;  ///< seconds
  std::uint64_t actor_ = 0;
  std::shared_ptr<const exchange::VmcBody> body_;  ///< of that model; null if it is not a person
};

}  // namespace furitsuke::session
