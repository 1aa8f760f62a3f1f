// SPDX-License-Identifier: MIT
#include "core/exchange/vmc/vmc_packet.h"

// Takes the place of vmc_packet.cpp in builds without oscpack.
namespace furitsuke::exchange {

namespace {

Error unavailable() {
  return Error::because(Core::tr("this build has no live link, because oscpack was not installed"));
}

}  // namespace

bool isVmcAvailable() noexcept { return false; }

Result<VmcPacket> readVmcPacket(ByteView /*bytes*/) { return unavailable(); }

Result<std::vector<Bytes>> writeVmcPackets(std::span<const VmcMessage> /*messages*/) { return unavailable(); }

}  // namespace furitsuke::exchange
