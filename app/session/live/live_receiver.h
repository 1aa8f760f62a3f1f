// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <cstdint>
#include <memory>
#include <optional>

#include "app/session/live/live_traffic.h"
#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/eval/rig/bound_draft.h"
#include "core/exchange/vmc/vmc_performance.h"
#include "core/exchange/vmc/vmc_rest_pose.h"

class QHostAddress;
class QUdpSocket;

namespace furitsuke::exchange {
class VmcBody;
class VmcPoser;
class VmcRecording;
}  // namespace furitsuke::exchange

namespace furitsuke::session {

class Stage;

/// Receives the poses of a performer from another program over UDP (VMC) and shows them on the model that was active
/// when it was started. Nothing that arrives is trusted; what cannot be used is dropped and counted.
class LiveReceiver : public QObject {
  Q_OBJECT

 public:
  explicit LiveReceiver(Stage& stage, QObject* parent = nullptr);
  ~LiveReceiver() override;

  /// Listens at an address of this computer; port 0 lets the system choose one. `avatar`: whose raw bones the performer
  /// sends; nothing for poses relative to the T-pose. An Error without a model that is a person, for a text that is not
  /// an IP address, or if the system refuses.
  Status start(const LiveAddress& address, std::optional<exchange::VmcRestPose> avatar = {});
  /// The model follows its motion again. Ends a recording, which takeRecording() still returns.
  void stop();
  [[nodiscard]] bool isReceiving() const noexcept { return socket_ != nullptr; }
  /// Where it listens.
  [[nodiscard]] const LiveAddress& address() const noexcept { return address_; }
  [[nodiscard]] const LiveTraffic& traffic() const noexcept { return traffic_; }
  /// The name of the model that is moved.
  [[nodiscard]] QString modelName() const;

  /// Records from the next frame on; only while isReceiving().
  void startRecording();
  [[nodiscard]] bool isRecording() const noexcept { return recording_ != nullptr && !isRecorded_; }
  /// Ends the recording and returns it; nullptr if there is none.
  std::shared_ptr<const exchange::VmcRecording> takeRecording();
  /// The recording while it lasts, or nullptr.
  [[nodiscard]] const exchange::VmcRecording* recording() const noexcept { return recording_.get(); }

 signals:
  /// It was started or stopped, or a recording was.
  void stateChanged();
  /// The figures of traffic() or of the recording changed; at most four times a second.
  void trafficChanged();
  /// The recording ended because it is full or because receiving ended; takeRecording() returns it.
  void recordingEnded();

 private:
  void receive();
  /// Returns whether the packet is from the sender that is being followed.
  [[nodiscard]] bool isFollowed(const QHostAddress& host, int port, double seconds);
  void take(ByteView packet, double seconds);
  void onFrame(const exchange::VmcFrame& frame);
  void showPose();
  void setPose(std::optional<eval::BoundDraft> pose);
  void endRecording();

  Stage& stage_;
  std::unique_ptr<QUdpSocket> socket_;
  LiveAddress address_;
  std::optional<exchange::VmcRestPose> avatar_;
  LiveTraffic traffic_;
  QTimer measuring_;
  PacketRate rate_;
  double lastPacketAt_ = 0;  ///< seconds
  std::uint64_t actor_ = 0;
  std::shared_ptr<const exchange::VmcBody> body_;
  std::unique_ptr<exchange::VmcPoser> poser_;  ///< null until the first frame is complete
  exchange::VmcPerformance performance_;
  std::shared_ptr<exchange::VmcRecording> recording_;
  bool isRecorded_ = false;  ///< the recording has ended
};

}  // namespace furitsuke::session
