// SPDX-License-Identifier: MIT
#include "core/motion/curve_text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace furitsuke::motion {

namespace {

constexpr std::array<std::string_view, kCurveChannelCount> kChannelNames{"x", "y", "z", "rotation", "distance", "fov"};
constexpr std::string_view kBlanks = " \t\r\n";

std::string_view withoutBlanks(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

/// Returns the text before the separator and sets `rest` to the text after it, or to nothing if there is no separator.
std::string_view takeUpTo(std::string_view& rest, char separator) {
  const std::size_t at = rest.find(separator);
  const std::string_view head = rest.substr(0, at);
  rest = at == std::string_view::npos ? std::string_view{} : rest.substr(at + 1);
  return withoutBlanks(head);
}

std::optional<std::uint8_t> curveByteFromText(std::string_view text) {
  int value = -1;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value < 0 || value > kCurveMax) return {};
  return static_cast<std::uint8_t>(value);
}

Error curveTextError(std::string_view text) {
  return Error::in(
      Core::tr("curve"),
      Core::trWith("\"%1\" must be four whole numbers from 0 to 127 separated by commas, such as 20,20,107,107"), text);
}

}  // namespace

std::string_view curveChannelName(CurveChannel channel) { return kChannelNames[static_cast<std::size_t>(channel)]; }

Result<CurveChannels> curveChannelsFromName(std::string_view name) {
  if (name == "all") return kAllCurveChannels;
  const auto found = std::ranges::find(kChannelNames, name);
  if (found != kChannelNames.end()) return CurveChannels{CurveChannel(found - kChannelNames.begin())};
  return Error::in(Core::tr("channel"), Core::trWith("\"%1\" is not one of x, y, z, rotation, distance, fov, all"),
                   name);
}

std::string curveToText(const Curve& curve) {
  return std::to_string(curve.x1) + ',' + std::to_string(curve.y1) + ',' + std::to_string(curve.x2) + ',' +
         std::to_string(curve.y2);
}

Result<Curve> curveFromText(std::string_view text) {
  if (std::ranges::count(text, ',') != 3) return curveTextError(text);
  std::array<std::uint8_t, 4> bytes{};
  std::string_view rest = text;
  for (std::uint8_t& byte : bytes) {
    const std::optional<std::uint8_t> value = curveByteFromText(takeUpTo(rest, ','));
    if (!value) return curveTextError(text);
    byte = *value;
  }
  return Curve{bytes[0], bytes[1], bytes[2], bytes[3]};
}

std::string curveSetToText(const CurveSet& set) {
  std::string text;
  for (std::size_t i = 0; i < kCurveChannelCount; ++i) {
    if (!set.channels.contains(CurveChannel(i))) continue;
    text += std::string(kChannelNames[i]) + ' ' + curveToText(set.curves[i]) + '\n';
  }
  return text;
}

Result<CurveSet> curveSetFromText(std::string_view text) {
  const std::string_view all = withoutBlanks(text);
  CurveSet set;
  if (const Result<Curve> only = curveFromText(all)) {
    set.channels = kAllCurveChannels;
    set.curves.fill(only.value());
    return set;
  }
  std::string_view rest = all;
  while (!rest.empty()) {
    std::string_view line = takeUpTo(rest, '\n');
    if (line.empty()) continue;
    const Result<CurveChannels> channels = curveChannelsFromName(takeUpTo(line, ' '));
    if (!channels) return channels.error();
    const Result<Curve> curve = curveFromText(line);
    if (!curve) return curve.error();
    set.channels = set.channels | *channels;
    for (std::size_t i = 0; i < kCurveChannelCount; ++i) {
      if (channels->contains(CurveChannel(i))) set.curves[i] = *curve;
    }
  }
  if (set.channels.isEmpty()) return curveTextError(all);
  return set;
}

}  // namespace furitsuke::motion
