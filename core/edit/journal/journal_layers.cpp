// SPDX-License-Identifier: MIT
#include "core/edit/journal/journal_layers.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "core/edit/journal/journal_keys.h"

namespace furitsuke::edit::journal {

namespace {

void writeNames(ByteWriter& out, const std::vector<Name>& names) {
  out.write(static_cast<std::uint32_t>(names.size()));
  for (const Name& name : names) writeText(out, name.bytes);
}

/// A count of items of at least `smallest` bytes; nothing if so many are not left.
std::optional<std::uint32_t> readCount(ByteReader& in, std::size_t smallest) {
  const auto count = in.read<std::uint32_t>();
  if (!in.ok() || count > in.remaining() / smallest) return {};
  return count;
}

bool readNames(ByteReader& in, std::vector<Name>& names) {
  const auto count = readCount(in, sizeof(std::uint32_t));
  for (std::uint32_t i = 0; count && i < *count; ++i) names.push_back(Name::fromBytes(readText(in)));
  return count && in.ok();
}

bool readSettings(ByteReader& in, motion::LayerSettings& settings) {
  settings.name = readText(in);
  const auto mode = in.read<std::uint8_t>();
  if (mode >= motion::kLayerModeNames.size()) return false;
  settings.mode = static_cast<motion::LayerMode>(mode);
  settings.isMuted = in.read<std::uint8_t>() != 0;
  settings.isSolo = in.read<std::uint8_t>() != 0;
  const auto weights = readCount(in, sizeof(Frame) + sizeof(float));
  for (std::uint32_t i = 0; weights && i < *weights; ++i) {
    const auto frame = in.read<Frame>();
    settings.weights.push_back({frame, in.read<float>()});
  }
  settings.unknown = readText(in);
  const auto isUsable = [](const motion::LayerWeightKey& key) {
    return key.frame >= 0 && key.weight >= 0 && key.weight <= 1;
  };
  return weights && in.ok() && std::ranges::all_of(settings.weights, isUsable) &&
         std::ranges::adjacent_find(settings.weights, std::greater_equal<>(), &motion::LayerWeightKey::frame) ==
             settings.weights.end();
}

}  // namespace

void writeLayerEdit(ByteWriter& out, const motion::Edit& edit) {
  const motion::LayerArrangement& layers = edit.layers->after;
  out.write(static_cast<std::uint32_t>(layers.settings.size()));
  for (const motion::LayerSettings& settings : layers.settings) {
    writeText(out, settings.name);
    out.write(static_cast<std::uint8_t>(settings.mode));
    out.write(static_cast<std::uint8_t>(settings.isMuted));
    out.write(static_cast<std::uint8_t>(settings.isSolo));
    out.write(static_cast<std::uint32_t>(settings.weights.size()));
    for (const motion::LayerWeightKey& key : settings.weights) {
      out.write(key.frame);
      out.write(key.weight);
    }
    writeText(out, settings.unknown);
  }
  out.write(static_cast<std::uint32_t>(layers.order.size()));
  for (const motion::LayerSlot slot : layers.order) out.write(slot);
  out.write(static_cast<std::uint8_t>(layers.active.has_value()));
  out.write(layers.active.value_or(0));
  writeNames(out, edit.addedBones);
  writeNames(out, edit.addedMorphs);
}

bool readLayerEdit(ByteReader& in, motion::Edit& edit) {
  constexpr std::size_t kSmallestSettings = 4 + 3 + 4 + 4;
  motion::LayerArrangement& layers = edit.layers.emplace().after;
  const auto settings = readCount(in, kSmallestSettings);
  if (!settings) return false;
  for (std::uint32_t i = 0; i < *settings; ++i) {
    if (!readSettings(in, layers.settings.emplace_back())) return false;
  }
  const auto count = readCount(in, sizeof(motion::LayerSlot));
  if (!count) return false;
  for (std::uint32_t i = 0; i < *count; ++i) layers.order.push_back(in.read<motion::LayerSlot>());
  const bool hasActive = in.read<std::uint8_t>() != 0;
  const auto active = in.read<motion::LayerSlot>();
  if (hasActive) layers.active = active;
  return in.ok() && motion::isValid(layers) && readNames(in, edit.addedBones) && readNames(in, edit.addedMorphs);
}

}  // namespace furitsuke::edit::journal
