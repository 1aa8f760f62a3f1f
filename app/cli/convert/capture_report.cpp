// SPDX-License-Identifier: MIT
#include "app/cli/convert/capture_report.h"

#include <cmath>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string_view>

#include "app/cli/info_report.h"
#include "app/cli/messages.h"
#include "core/exchange/roles.h"
#include "core/io/file_type.h"

namespace furitsuke::cli {

namespace {

using CaptureJson = nlohmann::ordered_json;

/// Rounded to a thousandth, because the times of files are rounded too.
double frameRate(const exchange::CapturedClip& clip) { return std::round(1000 / clip.frameTime) / 1000; }

exchange::JointRoles rolesOf(const exchange::CapturedMotion& motion) {
  return exchange::findRoles(motion).value();  // fails only for choices
}

const std::string& jointName(const exchange::CapturedMotion& motion, exchange::JointIndex joint) {
  return motion.joints[static_cast<std::size_t>(joint)].name;
}

CaptureJson rolesJson(const exchange::CapturedMotion& motion, const exchange::JointRoles& roles) {
  CaptureJson json = CaptureJson::object();
  for (std::size_t i = 0; i < retarget::kRetargetedBoneCount; ++i) {
    const exchange::JointIndex joint = roles[retarget::humanoidBoneAt(i)];
    if (joint != exchange::kNoJoint) json[exchange::roleName(retarget::humanoidBoneAt(i))] = jointName(motion, joint);
  }
  return json;
}

}  // namespace

CaptureJson captureInfoJson(const std::string& file, const exchange::LoadedCapture& loaded) {
  const exchange::CapturedMotion& motion = loaded.motion;
  CaptureJson json{{"file", file}, {"format", io::fileKindName(loaded.format)}};
  json["joints"] = CaptureJson::array();
  for (const exchange::CapturedJoint& joint : motion.joints) {
    const bool isRoot = joint.parent == exchange::kNoJoint;
    json["joints"].push_back(
        {{"name", joint.name}, {"parent", isRoot ? CaptureJson() : CaptureJson(jointName(motion, joint.parent))}});
  }
  json["clips"] = CaptureJson::array();
  for (const exchange::CapturedClip& clip : motion.clips) {
    json["clips"].push_back({{"name", clip.name},
                             {"frames", clip.frameCount},
                             {"frameTime", clip.frameTime},
                             {"rate", frameRate(clip)},
                             {"duration", clip.duration()}});
  }
  const exchange::JointRoles roles = rolesOf(motion);
  const std::vector<retarget::HumanoidBone> missing = exchange::missingRoles(roles);
  json["roles"] = rolesJson(motion, roles);
  json["missingRoles"] = CaptureJson::array();
  for (const retarget::HumanoidBone role : missing) json["missingRoles"].push_back(exchange::roleName(role));
  const double leg = missing.empty() ? exchange::legLength(motion, roles) : 0;
  json["legLength"] = missing.empty() ? CaptureJson(leg) : CaptureJson();
  const std::string_view unit = exchange::likelyUnit(leg);
  json["likelyUnit"] = unit.empty() ? CaptureJson() : CaptureJson(unit);
  json["diagnostics"] = CaptureJson::array();
  for (const Diagnostic& diagnostic : loaded.diagnostics) json["diagnostics"].push_back(diagnosticJson(diagnostic));
  if (loaded.damage) json["error"] = errorJson(*loaded.damage);
  return json;
}

std::string captureInfoText(const std::string& file, const exchange::LoadedCapture& loaded) {
  const exchange::CapturedMotion& motion = loaded.motion;
  std::ostringstream out;
  out << printable(file) << "\n  format   " << std::string_view(io::fileKindTitle(loaded.format)) << '\n';
  for (const exchange::CapturedClip& clip : motion.clips) {
    out << "  clip     " << (clip.name.empty() ? "(no name)" : printable(clip.name)) << ", " << clip.frameCount
        << (clip.frameCount == 1 ? " frame at " : " frames at ") << frameRate(clip) << " per second, "
        << clip.duration() << " s\n";
  }
  const exchange::JointRoles roles = rolesOf(motion);
  if (motion.joints.empty()) {
    const std::size_t shapes = motion.clips.empty() ? 0 : motion.clips.front().expressions.size();
    out << "  face     " << shapes << (shapes == 1 ? " expression\n" : " expressions\n");
    writeFindings(out, loaded.diagnostics);
    return std::move(out).str();
  }
  if (const Status person = exchange::checkPerson(roles); !person) {
    out << "  person   " << person.error().reason << '\n';
  } else {
    const double leg = exchange::legLength(motion, roles);
    const std::string_view unit = exchange::likelyUnit(leg);
    out << "  person   legs of " << leg << (unit.empty() ? "" : ", probably ") << unit << '\n';
  }
  out << "  joints (" << motion.joints.size() << ")\n";
  for (std::size_t i = 0; i < motion.joints.size(); ++i) {
    out << "          " << printable(motion.joints[i].name);
    const char* separator = ": ";
    for (std::size_t role = 0; role < retarget::kRetargetedBoneCount; ++role) {
      if (roles[retarget::humanoidBoneAt(role)] != static_cast<exchange::JointIndex>(i)) continue;
      out << separator << exchange::roleName(retarget::humanoidBoneAt(role));
      separator = ", ";
    }
    out << '\n';
  }
  writeFindings(out, loaded.diagnostics);
  return std::move(out).str();
}

CaptureJson fittedJson(const exchange::CapturedMotion& capture, const exchange::FittedMotion& fitted) {
  constexpr std::string_view kAxes = "XYZ";
  CaptureJson json;
  json["frames"] = fitted.frameCount;
  json["denseKeys"] = fitted.denseKeys;
  json["reference"] = fitted.referenceFrame ? CaptureJson(*fitted.referenceFrame) : CaptureJson("zero");
  json["referenceScore"] = fitted.referenceScore;
  json["up"] = std::string(fitted.isUpPositive ? "+" : "-") + kAxes[static_cast<std::size_t>(fitted.upAxis)];
  json["scale"] = fitted.scale;
  json["roles"] = rolesJson(capture, fitted.roles);
  return json;
}

}  // namespace furitsuke::cli
