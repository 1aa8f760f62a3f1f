// SPDX-License-Identifier: MIT
#include "app/cli/quality_report.h"

#include <algorithm>
#include <iomanip>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <sstream>
#include <string_view>
#include <vector>

#include "app/cli/messages.h"

namespace furitsuke::cli {

namespace {

using Json = nlohmann::ordered_json;

Json rangeJson(FrameRange frames) { return frames.isEmpty() ? Json() : Json{frames.first, frames.last}; }

Json fixJson(const std::optional<quality::QualityFix>& fix) {
  if (!fix) return {};
  Json json{{"operation", fix->operation}, {"arguments", Json::object()}};
  for (const auto& [id, text] : fix->arguments) json["arguments"][id] = text;
  if (!fix->tracks.empty()) json["tracks"] = fix->tracks;
  if (!fix->frames.empty()) json["frames"] = fix->frames;
  return json;
}

Json issueJson(quality::QualityKind kind, const quality::QualityIssue& issue) {
  Json json{{"track", issue.track},
            {"frames", rangeJson(issue.frames)},
            {"peak", issue.peak},
            {"value", issue.value},
            {"unit", issue.unit}};
  if (!issue.other.empty()) json["other"] = issue.other;
  json["fix"] = fixJson(fixOf(kind, issue));
  return json;
}

std::string plural(std::int64_t count, std::string_view one) {
  return std::to_string(count) + " " + std::string(one) + (count == 1 ? "" : "s");
}

/// "0.31 model units": three digits are as exact as the values are.
std::string valueText(double value, std::string_view unit) {
  std::ostringstream text;
  text << std::setprecision(3) << value;
  if (!unit.empty()) text << ' ' << unit;
  return text.str();
}

/// "左腕: 0.31 degrees, 0.002 model units, 1420 frames": a bone with noise.
std::string noiseText(const quality::JointNoise& noise) {
  return noise.track + ": " + valueText(noise.degrees, "degrees") + ", " + valueText(noise.units, "model units") +
         ", " + plural(noise.frames, "frame");
}

std::string placeText(const quality::QualityIssue& issue) {
  std::string text = issue.track + ", frames " + std::to_string(issue.frames.first) + "-" +
                     std::to_string(issue.frames.last) + ": " + valueText(issue.value, issue.unit);
  if (!issue.other.empty()) text += " in " + issue.other;
  return text;
}

/// "--op reduce position=0.1"; without the tracks and frames, which can be long.
std::string fixText(const quality::QualityFix& fix) {
  std::string text = "--op " + std::string(fix.operation);
  for (const auto& [id, value] : fix.arguments) text.append(" ").append(id).append("=").append(value);
  return text;
}

/// The bones with noise, or only the one with the largest.
void writeNoise(std::ostream& out, const std::vector<quality::JointNoise>& noise, bool all) {
  if (noise.empty()) return;
  if (all) {
    for (const quality::JointNoise& one : noise) out << "      noise of " << printable(noiseText(one)) << '\n';
    return;
  }
  const auto most = std::ranges::max_element(noise, {}, &quality::JointNoise::degrees);
  out << "      noise in " << plural(static_cast<std::int64_t>(noise.size()), "bone") << ", most in "
      << printable(noiseText(*most)) << '\n';
}

}  // namespace

nlohmann::ordered_json qualityJson(const std::string& file, const quality::MotionQuality& quality) {
  Json json{{"file", file}, {"frames", rangeJson(quality.frames)}, {"quality", Json::array()}};
  for (const quality::QualityRow& row : quality.rows) {
    const quality::QualityKindInfo& info = quality::infoOf(row.kind);
    Json one{{"kind", info.id}, {"measured", row.isMeasured}};
    if (row.isMeasured) {
      one["value"] = row.value;
      one["unit"] = info.unit;
      one["count"] = row.placeCount;
      one["frames"] = row.frameCount;
      one["places"] = Json::array();
      for (const quality::QualityIssue& issue : row.issues) one["places"].push_back(issueJson(row.kind, issue));
      one["fix"] = fixJson(fixOf(row));
    }
    json["quality"].push_back(std::move(one));
  }
  json["noise"] = Json::array();
  for (const quality::JointNoise& noise : quality.noise) {
    json["noise"].push_back(
        {{"track", noise.track}, {"degrees", noise.degrees}, {"units", noise.units}, {"frames", noise.frames}});
  }
  return json;
}

void writeQuality(std::ostream& out, const std::string& file, const quality::MotionQuality& quality, bool all) {
  constexpr int kKindWidth = 20;
  constexpr int kValueWidth = 22;
  constexpr int kCountWidth = 28;
  out << printable(file) << ": " << plural(std::int64_t{quality.frames.last} - quality.frames.first + 1, "frame")
      << '\n';
  for (const quality::QualityRow& row : quality.rows) {
    const quality::QualityKindInfo& info = quality::infoOf(row.kind);
    out << "  " << std::left << std::setw(kKindWidth) << info.text;
    if (!row.isMeasured) {
      out << "the model does not have what is measured\n";
      continue;
    }
    const std::string count = plural(static_cast<std::int64_t>(row.placeCount), "place") +
                              (row.placeCount == 0 ? "" : ", " + plural(row.frameCount, "frame"));
    out << std::setw(kValueWidth) << valueText(row.value, info.unit) << std::setw(kCountWidth) << count;
    if (const auto fix = fixOf(row)) out << fixText(*fix);
    out << '\n';
    if (row.kind == quality::QualityKind::Jitter) writeNoise(out, quality.noise, all);
    if (row.issues.empty()) continue;
    if (all) {
      for (const quality::QualityIssue& issue : row.issues) out << "      " << printable(placeText(issue)) << '\n';
    } else {
      const auto worst = std::ranges::max_element(row.issues, {}, &quality::QualityIssue::value);
      out << "      worst: " << printable(placeText(*worst)) << '\n';
    }
  }
}

}  // namespace furitsuke::cli
