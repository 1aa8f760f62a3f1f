// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <cstring>
#include <memory>
#include <vector>

#include "core/exchange/vmc/vmc_packet.h"
#include "core/exchange/vmc/vmc_poser.h"
#include "tests/fuzz/round_trip.h"
#include "tests/support/humanoid.h"

namespace furitsuke::test {

namespace {

using namespace exchange;

const std::shared_ptr<const VmcBody>& person() {
  static const auto body = VmcBody::of(std::make_shared<const model::Model>(humanoid())).value();
  return body;
}

/// A model that is posed by what arrived must be somewhere.
std::string poseFault(const VmcFrame& frame) {
  if (!frame.hasBody()) return {};
  const auto poser = VmcPoser::of(person(), frame);
  if (!poser) return poser.error().reason.isEmpty() ? "an error without a reason" : "";
  for (const auto& [bone, move] : (*poser)->pose(frame).bones) {
    const double length = glm::length(move.rotation);
    if (!(std::abs(length - 1) < 1e-3)) return "a bone is not rotated by a rotation";
    if (!std::isfinite(glm::length(move.translation))) return "a bone is nowhere";
  }
  return {};
}

}  // namespace

std::string vmcFault(ByteView bytes) {
  const Result<VmcPacket> packet = readVmcPacket(bytes);
  if (!packet) return packet.error().reason.isEmpty() ? "an error without a reason" : "";
  VmcPerformance performance;
  for (const VmcMessage& message : packet->messages) performance.add(message, 0);
  if (std::string fault = poseFault(performance.latest()); !fault.empty()) return fault;
  const auto written = writeVmcPackets(packet->messages);
  if (!written) return "cannot be written";
  std::size_t count = 0;
  for (const Bytes& each : *written) {
    if (each.size() > kMaxVmcPacket) return "a packet is too long";
    const auto again = readVmcPacket(each);
    if (!again || again->droppedCount > 0) return "a written packet cannot be read";
    count += again->messages.size();
  }
  return count == packet->messages.size() ? "" : "writing loses messages";
}

}  // namespace furitsuke::test
