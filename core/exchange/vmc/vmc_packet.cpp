// SPDX-License-Identifier: MIT
#include "core/exchange/vmc/vmc_packet.h"

#include <oscpack/osc/OscException.h>
#include <oscpack/osc/OscOutboundPacketStream.h>
#include <oscpack/osc/OscReceivedElements.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <glm/gtc/quaternion.hpp>
#include <optional>
#include <string_view>
#include <utility>

namespace furitsuke::exchange {

namespace {

constexpr int kDeepestBundle = 8;
constexpr std::string_view kRoot = "/VMC/Ext/Root/Pos", kBone = "/VMC/Ext/Bone/Pos", kBlend = "/VMC/Ext/Blend/Val",
                           kApply = "/VMC/Ext/Blend/Apply", kState = "/VMC/Ext/OK", kTime = "/VMC/Ext/T",
                           kCamera = "/VMC/Ext/Cam";
/// The name of the sent camera and of the sent root, as other programs have it.
constexpr const char *kCameraName = "Camera", *kRootName = "root";

/// The arguments of a message, in their order; nothing after the first that is missing or of another type.
class Arguments {
 public:
  explicit Arguments(const osc::ReceivedMessage& message)
      : next_(message.ArgumentsBegin()), end_(message.ArgumentsEnd()) {}

  std::optional<std::string_view> text() {
    if (next_ == end_ || !next_->IsString()) return {};
    return (next_++)->AsStringUnchecked();
  }
  /// Some senders write whole numbers as such.
  std::optional<double> number() {
    if (next_ == end_) return {};
    const osc::ReceivedMessageArgument argument = *next_++;
    double value = 0;
    if (argument.IsFloat()) {
      value = static_cast<double>(argument.AsFloatUnchecked());
    } else if (argument.IsInt32()) {
      value = static_cast<double>(argument.AsInt32Unchecked());
    } else if (argument.IsDouble()) {
      // As exact as it can be sent again.
      value = static_cast<double>(static_cast<float>(argument.AsDoubleUnchecked()));
    } else {
      return {};
    }
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
  }
  std::optional<RigidTransform> transform() {
    std::array<double, 7> values{};
    for (double& value : values) {
      const auto given = number();
      if (!given) return {};
      value = *given;
    }
    const auto [x, y, z, qx, qy, qz, qw] = values;
    const bool isNear = std::max({std::abs(x), std::abs(y), std::abs(z)}) <= kMaxVmcPosition;
    const double length = std::sqrt(qx * qx + qy * qy + qz * qz + qw * qw);
    if (!isNear || !(length > 1e-6) || !std::isfinite(length)) return {};
    return RigidTransform{{x, y, z}, glm::dquat(qw, qx, qy, qz) / length};
  }

 private:
  osc::ReceivedMessageArgumentIterator next_, end_;
};

/// Nothing for arguments that cannot be used.
std::optional<VmcMessage> blendFrom(Arguments& arguments) {
  const auto name = arguments.text();
  const auto value = arguments.number();
  if (!name || !value || name->empty() || name->size() > kMaxVmcBlendName) return {};
  return VmcBlend{std::string(*name), std::clamp(*value, 0.0, 1.0)};
}

std::optional<VmcMessage> cameraFrom(Arguments& arguments) {
  const auto name = arguments.text();
  const auto transform = arguments.transform();
  const auto fov = arguments.number();
  if (!name || !transform || !fov || !(*fov > 0 && *fov < 180)) return {};
  return VmcCamera{*transform, *fov};
}

void readMessage(const osc::ReceivedMessage& message, VmcPacket& packet) {
  const std::string_view address = message.AddressPattern();
  Arguments arguments(message);
  std::optional<VmcMessage> read;
  if (address == kBone) {
    const auto name = arguments.text();
    const auto transform = arguments.transform();
    const auto bone = name ? findHumanoidBone(*name) : std::nullopt;
    if (name && transform && !bone) return;  // a bone of another program
    if (transform && bone) read = VmcBone{*bone, *transform};
  } else if (address == kRoot) {
    const auto name = arguments.text();
    const auto transform = arguments.transform();
    if (name && transform) read = VmcRoot{*transform};
  } else if (address == kBlend) {
    read = blendFrom(arguments);
  } else if (address == kApply) {
    read = VmcApply{};
  } else if (address == kState) {
    if (const auto ready = arguments.number()) read = VmcState{*ready != 0};
  } else if (address == kTime) {
    if (const auto seconds = arguments.number()) read = VmcTime{*seconds};
  } else if (address == kCamera) {
    read = cameraFrom(arguments);
  } else {
    return;
  }
  read ? packet.messages.push_back(*std::move(read)) : static_cast<void>(++packet.droppedCount);
}

/// The bytes of a text with its padding; nothing if it does not end in `bytes`.
std::optional<std::size_t> textSize(ByteView bytes) {
  const auto end = std::ranges::find(bytes, std::byte{0});
  if (end == bytes.end()) return {};
  const std::size_t size = static_cast<std::size_t>(end - bytes.begin()) / 4 * 4 + 4;
  return size <= bytes.size() ? std::optional(size) : std::nullopt;
}

/// The bytes of an argument; nothing for an unknown type, or if it does not end in `bytes`.
std::optional<std::size_t> argumentSize(char type, ByteView bytes) {
  std::size_t size = 0;
  switch (type) {
    case 'T':
    case 'F':
    case 'N':
    case 'I':
    case '[':
    case ']': break;
    case 'i':
    case 'f':
    case 'c':
    case 'r':
    case 'm': size = 4; break;
    case 'h':
    case 't':
    case 'd': size = 8; break;
    case 's':
    case 'S': return textSize(bytes);
    case 'b':
      if (bytes.size() < 4) return {};
      for (const std::byte each : bytes.first(4)) size = size << 8U | std::to_integer<std::size_t>(each);
      size = 4 + (size + 3) / 4 * 4;
      break;
    default: return {};
  }
  return size <= bytes.size() ? std::optional(size) : std::nullopt;
}

/// Whether name, types and arguments of a message end within it. The library adds the length of a blob to a pointer
/// before it compares, and then reads far outside of the packet.
bool isWholeMessage(ByteView bytes) {
  const auto name = textSize(bytes);
  if (!name) return false;
  bytes = bytes.subspan(*name);
  if (bytes.empty()) return true;
  const auto types = textSize(bytes);
  if (!types || bytes.front() != std::byte{','}) return false;
  const std::string_view letters = asChars(bytes.first(*types)).substr(1);
  bytes = bytes.subspan(*types);
  for (const char type : letters.substr(0, letters.find('\0'))) {
    const auto size = argumentSize(type, bytes);
    if (!size) return false;
    bytes = bytes.subspan(*size);
  }
  return true;
}

/// Reads the messages of a packet, which is a message or a bundle of packets. What is wrong with it, or nothing.
///
/// The library's own reader of bundles is not used: it adds the length of an element and of its size field in 32 bits,
/// so that a length of 2^32 - 4 leads to the same element for ever.
/// @throws osc::Exception for messages that are not OSC.
std::optional<Error> readPacket(ByteView bytes, int depth, VmcPacket& packet) {
  constexpr std::string_view kBundle("#bundle\0", 8);
  constexpr std::size_t kHeader = 16;  // the mark and the time
  if (!asChars(bytes).starts_with(kBundle)) {
    if (!isWholeMessage(bytes)) return Error::because(Core::tr("the packet is not OSC: a message that ends too early"));
    readMessage(osc::ReceivedMessage(osc::ReceivedPacket(asChars(bytes).data(), bytes.size())), packet);
    return {};
  }
  if (depth > kDeepestBundle) {
    return Error::because(Core::trWith("the packet has bundles in more than %1 bundles"), kDeepestBundle);
  }
  if (bytes.size() < kHeader) return Error::because(Core::tr("the packet is not OSC: a bundle without a time"));
  for (ByteView rest = bytes.subspan(kHeader); !rest.empty();) {
    if (rest.size() < 4)
      return Error::because(Core::tr("the packet is not OSC: a bundle ends within the length of an element"));
    std::size_t length = 0;
    for (const std::byte each : rest.first(4)) length = length << 8U | std::to_integer<std::size_t>(each);
    rest = rest.subspan(4);
    if (length % 4 != 0 || length > rest.size()) {
      return Error::because(Core::trWith("the packet is not OSC: an element of %1 bytes in a bundle with %2"), length,
                            rest.size());
    }
    if (auto error = readPacket(rest.first(length), depth + 1, packet)) return error;
    rest = rest.subspan(length);
  }
  return {};
}

osc::OutboundPacketStream& operator<<(osc::OutboundPacketStream& out, const RigidTransform& transform) {
  const auto& [position, rotation] = transform;
  for (const double value : {position.x, position.y, position.z, rotation.x, rotation.y, rotation.z, rotation.w}) {
    out << static_cast<float>(value);
  }
  return out;
}

struct MessageWriter {
  osc::OutboundPacketStream& out;

  void operator()(const VmcRoot& root) const {
    out << osc::BeginMessage(kRoot.data()) << kRootName << root.transform << osc::EndMessage;
  }
  void operator()(const VmcBone& bone) const {
    out << osc::BeginMessage(kBone.data()) << humanoidBoneName(bone.bone).c_str() << bone.transform << osc::EndMessage;
  }
  void operator()(const VmcBlend& blend) const {
    out << osc::BeginMessage(kBlend.data()) << blend.name.c_str() << static_cast<float>(blend.value) << osc::EndMessage;
  }
  void operator()(const VmcApply&) const { out << osc::BeginMessage(kApply.data()) << osc::EndMessage; }
  void operator()(const VmcState& state) const {
    out << osc::BeginMessage(kState.data()) << static_cast<osc::int32>(state.isReady ? 1 : 0) << osc::EndMessage;
  }
  void operator()(const VmcTime& time) const {
    out << osc::BeginMessage(kTime.data()) << static_cast<float>(time.seconds) << osc::EndMessage;
  }
  void operator()(const VmcCamera& camera) const {
    out << osc::BeginMessage(kCamera.data()) << kCameraName << camera.transform << static_cast<float>(camera.fov)
        << osc::EndMessage;
  }
};

/// The bytes of the message in a bundle of its own.
std::size_t sizeOf(const VmcMessage& message) {
  // The longest message is a blend with its name, which is checked before.
  std::array<char, kMaxVmcBlendName + 256> buffer{};
  osc::OutboundPacketStream out(buffer.data(), buffer.size());
  out << osc::BeginBundleImmediate;
  std::visit(MessageWriter{out}, message);
  out << osc::EndBundle;
  return out.Size();
}

Bytes bundleOf(std::span<const VmcMessage> messages) {
  std::array<char, kMaxVmcPacket> buffer{};
  osc::OutboundPacketStream out(buffer.data(), buffer.size());
  out << osc::BeginBundleImmediate;
  for (const VmcMessage& message : messages) std::visit(MessageWriter{out}, message);
  out << osc::EndBundle;
  Bytes bytes(out.Size());
  std::memcpy(bytes.data(), out.Data(), out.Size());
  return bytes;
}

}  // namespace

bool isVmcAvailable() noexcept { return true; }

Result<VmcPacket> readVmcPacket(ByteView bytes) {
  VmcPacket read;
  try {
    if (auto error = readPacket(bytes, 1, read)) return *std::move(error);
  } catch (const osc::Exception& exception) {
    return Error::because(Core::trWith("the packet is not OSC: %1"), exception.what());
  }
  return read;
}

Result<std::vector<Bytes>> writeVmcPackets(std::span<const VmcMessage> messages) {
  constexpr std::size_t kBundleHeader = 16;  // "#bundle" and the time
  std::vector<Bytes> packets;
  std::size_t first = 0, size = kBundleHeader;
  for (std::size_t i = 0; i < messages.size(); ++i) {
    const auto* blend = std::get_if<VmcBlend>(&messages[i]);
    if (blend != nullptr && blend->name.size() > kMaxVmcBlendName) {
      return Error::because(Core::trWith("the name of an expression is longer than %1 bytes"), kMaxVmcBlendName);
    }
    const std::size_t added = sizeOf(messages[i]) - kBundleHeader;
    if (size + added > kMaxVmcPacket) {
      packets.push_back(bundleOf(messages.subspan(first, i - first)));
      first = i;
      size = kBundleHeader;
    }
    size += added;
  }
  if (first < messages.size()) packets.push_back(bundleOf(messages.subspan(first)));
  return packets;
}

}  // namespace furitsuke::exchange
