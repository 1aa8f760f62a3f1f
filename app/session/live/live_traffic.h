// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtGlobal>

namespace furitsuke::session {

/// What went over a live link since it was switched on.
struct LiveTraffic {
  quint64 packets = 0;
  quint64 dropped = 0;   ///< packets that are not OSC or come from a second sender, and messages that cannot be used
  double perSecond = 0;  ///< packets, in the last half second; 0: none arrive
  QString peer = {};     ///< "192.168.0.5:50000" of a sender; empty until a packet arrives
};

/// Measures LiveTraffic::perSecond.
class PacketRate {
 public:
  static constexpr int kInterval = 250;  ///< milliseconds between two measurements

  void restart(double seconds) { *this = {0, seconds}; }
  /// Updates the rate if the last one is half a second old.
  void measure(LiveTraffic& traffic, double seconds) {
    constexpr double kSpan = 0.5;
    if (seconds - seconds_ < kSpan) return;
    traffic.perSecond = static_cast<double>(traffic.packets - packets_) / (seconds - seconds_);
    restart(seconds);
    packets_ = traffic.packets;
  }

  PacketRate() = default;

 private:
  PacketRate(quint64 packets, double seconds) : packets_(packets), seconds_(seconds) {}

  quint64 packets_ = 0;
  double seconds_ = 0;
};

/// An address and a port of the link.
struct LiveAddress {
  QString host;  ///< an IP address; names are not looked up
  quint16 port = 0;
};

}  // namespace furitsuke::session
