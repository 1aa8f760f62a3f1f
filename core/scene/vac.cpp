// SPDX-License-Identifier: MIT
#include "core/scene/vac.h"

#include <array>
#include <charconv>
#include <cmath>
#include <glm/gtc/quaternion.hpp>
#include <glm/trigonometric.hpp>
#include <optional>
#include <span>
#include <string_view>

#include "core/base/cp932.h"
#include "core/base/utf8.h"

namespace furitsuke::scene {

namespace {

constexpr std::string_view kVacBlanks = " \t\r";
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::size_t kVacLines = 6;
/// A larger file is not a VAC, whatever its name.
constexpr std::size_t kMaxVacBytes = 64 * 1024;

std::string_view trimmedLine(std::string_view line) {
  const std::size_t first = line.find_first_not_of(kVacBlanks);
  if (first == line.npos) return {};
  return line.substr(first, line.find_last_not_of(kVacBlanks) - first + 1);
}

Error lineError(std::size_t line, Message reason) {
  return Error::in({Core::trWith("line %1"), line}, std::move(reason));
}

/// Parses numbers separated by commas or spaces into `out`; false if one is invalid or the count differs.
bool readNumbers(std::string_view text, std::span<double> out) {
  const char* at = text.data();
  const char* const end = at + text.size();
  for (double& value : out) {
    while (at != end && (*at == ',' || kVacBlanks.find(*at) != kVacBlanks.npos || *at == '+')) ++at;
    const auto [next, error] = std::from_chars(at, end, value);
    if (error != std::errc() || !std::isfinite(value)) return false;
    at = next;
  }
  return trimmedLine(std::string_view(at, static_cast<std::size_t>(end - at))).find_first_not_of(", ") ==
         std::string_view::npos;
}

}  // namespace

Result<VacFile> readVac(ByteView bytes) {
  if (bytes.size() > kMaxVacBytes) return Error::because(Core::tr("is too large for accessory settings"));
  std::string_view rest = asChars(bytes);
  const bool isUtf8 = rest.starts_with(kByteOrderMark);
  if (isUtf8) rest.remove_prefix(kByteOrderMark.size());
  if (rest.find('\0') != rest.npos) return Error::because(Core::tr("is not a text file with accessory settings"));
  std::array<std::string_view, kVacLines> lines;
  for (std::string_view& line : lines) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    line = trimmedLine(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  const auto text = [isUtf8](std::string_view line) { return isUtf8 ? utf8::sanitized(line) : cp932::decode(line); };
  VacFile vac;
  vac.title = text(lines[0]);
  vac.file = text(lines[1]);
  if (vac.file.empty()) return lineError(2, Core::tr("has no file name"));
  if (!lines[2].empty() && !readNumbers(lines[2], {&vac.scale, 1})) {
    return lineError(3, {Core::trWith("\"%1\" is not a scale"), text(lines[2])});
  }
  std::array<double, 3> numbers{};
  if (!lines[3].empty() && !readNumbers(lines[3], numbers)) {
    return lineError(4, {Core::trWith("\"%1\" is not a position x,y,z"), text(lines[3])});
  }
  vac.position = {numbers[0], numbers[1], numbers[2]};
  numbers = {};
  if (!lines[4].empty() && !readNumbers(lines[4], numbers)) {
    return lineError(5, {Core::trWith("\"%1\" is not a rotation x,y,z"), text(lines[4])});
  }
  vac.rotationDegrees = {numbers[0], numbers[1], numbers[2]};
  if (isUtf8) {
    if (Result<Name> name = Name::fromText(text(lines[5]))) vac.bone = *std::move(name);
  } else {
    vac.bone = Name::fromBytes(lines[5]);
  }
  return vac;
}

glm::dquat rotationFromDegrees(const glm::dvec3& degrees) {
  const glm::dvec3 turn = glm::radians(degrees);
  return glm::angleAxis(turn.y, glm::dvec3(0, 1, 0)) * glm::angleAxis(turn.x, glm::dvec3(1, 0, 0)) *
         glm::angleAxis(turn.z, glm::dvec3(0, 0, 1));
}

glm::dvec3 degreesOf(const glm::dquat& rotation) {
  const glm::dmat3 turned = glm::mat3_cast(rotation);
  const double sine = std::clamp(-turned[2][1], -1.0, 1.0);
  constexpr double kUpright = 1 - 1e-12;
  if (std::abs(sine) > kUpright) {
    return glm::degrees(glm::dvec3(std::asin(sine), std::atan2(-turned[0][2], turned[0][0]), 0));
  }
  return glm::degrees(
      glm::dvec3(std::asin(sine), std::atan2(turned[2][0], turned[2][2]), std::atan2(turned[0][1], turned[1][1])));
}

Placement placementOf(const VacFile& vac) {
  Placement placement;
  placement.position = vac.position;
  placement.rotation = rotationFromDegrees(vac.rotationDegrees);
  placement.scale = vac.scale;
  return placement;
}

}  // namespace furitsuke::scene
