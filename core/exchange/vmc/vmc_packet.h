// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/exchange/captured_pose.h"
#include "core/exchange/vmc/vmc_bone_names.h"

// Messages of the Virtual Motion Capture protocol (VMC 2.1 and later), which programs send over UDP as OSC. Positions
// are in meters; space is that of Unity: left-handed, Y up, bodies face +Z with their left hand at -X.
namespace furitsuke::exchange {

/// /VMC/Ext/Root/Pos: the place of the body in the world.
struct VmcRoot {
  RigidTransform transform;
};
/// /VMC/Ext/Bone/Pos: a bone relative to its parent; the identity rotation is the T-pose.
struct VmcBone {
  retarget::HumanoidBone bone = retarget::HumanoidBone::Hips;
  RigidTransform transform;
};
/// /VMC/Ext/Blend/Val: the weight of an expression, 0..1, which counts from the next VmcApply on.
struct VmcBlend {
  std::string name;  ///< UTF-8, as sent
  double value = 0;
};
/// /VMC/Ext/Blend/Apply
struct VmcApply {};
/// /VMC/Ext/OK: whether the sender has a body whose poses can be used.
struct VmcState {
  bool isReady = false;
};
/// /VMC/Ext/T: seconds since any time.
struct VmcTime {
  double seconds = 0;
};
/// /VMC/Ext/Cam
struct VmcCamera {
  RigidTransform transform;  ///< in the world; looks along +Z
  double fov = 0;            ///< vertical, degrees
};
using VmcMessage = std::variant<VmcRoot, VmcBone, VmcBlend, VmcApply, VmcState, VmcTime, VmcCamera>;

inline constexpr std::size_t kMaxVmcPacket = 1500;    ///< bytes of a packet that is written
inline constexpr std::size_t kMaxVmcBlendName = 256;  ///< bytes
inline constexpr double kMaxVmcPosition = 1e4;        ///< meters, absolute

/// What a packet has.
struct VmcPacket {
  std::vector<VmcMessage> messages;
  std::size_t droppedCount = 0;  ///< messages with too few or wrong arguments, or with values that cannot be
};

/// Whether this build has the library that reads and writes packets, oscpack. Without it the functions below return an
/// Error that says so.
[[nodiscard]] bool isVmcAvailable() noexcept;

/// Reads a message or a bundle, also with bundles in it. Unknown addresses and surplus arguments are ignored. Rotations
/// are made to unit length. An Error for bytes that are not OSC; nothing in them is used.
[[nodiscard]] Result<VmcPacket> readVmcPacket(ByteView bytes);

/// Writes the messages in their order as bundles of at most kMaxVmcPacket bytes. An Error for a text that is too long.
[[nodiscard]] Result<std::vector<Bytes>> writeVmcPackets(std::span<const VmcMessage> messages);

}  // namespace furitsuke::exchange
