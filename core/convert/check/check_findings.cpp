// SPDX-License-Identifier: MIT
#include "core/convert/check/check_findings.h"

#include <array>
#include <utility>

#include "core/convert/model/model_findings.h"
#include "core/format/bvmd/bvmd_diagnostics.h"
#include "core/format/pmd/pmd_diagnostics.h"
#include "core/format/pmx/pmx_diagnostics.h"
#include "core/format/vmd/vmd_diagnostics.h"
#include "core/format/vpd/vpd_diagnostics.h"
#include "core/model/texture_findings.h"

namespace furitsuke {

namespace {

using CheckRow = FindingRow<CheckFinding>;

// A warning is what MMD would play otherwise than its author meant, or not at all; the numbers of MMD's limits are
// hearsay (core/format/README.md), so only the largest of them warns.
constexpr std::array kCheckRows{
    CheckRow{CheckFinding::Empty, "motion.empty", Severity::Info, "There are no keys"},
    CheckRow{
        CheckFinding::Mixed, "motion.mixed", Severity::Warning,
        "Camera, light or self-shadow keys stand beside keys of a model; MMD reads one half and ignores the other"},
    CheckRow{CheckFinding::CameraNameOnModel, "motion.modelName.camera", Severity::Warning,
             "Keys of a model stand under the name that MMD gives to camera motions; MMD will not load them onto a "
             "model"},
    CheckRow{CheckFinding::NameEncoding, "motion.name.encoding", Severity::Warning,
             "Names seem to be in another encoding than CP932; MMD shows them garbled and binds them to nothing"},
    CheckRow{CheckFinding::ManyCameraKeys, "motion.limit.camera", Severity::Warning,
             "More than 10000 camera keys, which MMD is said not to load whole"},
    CheckRow{CheckFinding::ManyModelKeys, "motion.limit.model", Severity::Info,
             "More than 50000 keys of a model, which older MMD is said not to load whole"},
    CheckRow{CheckFinding::TooManyKeys, "motion.limit.keys", Severity::Warning,
             "More than 600000 keys, which no MMD is said to load whole"},
    CheckRow{CheckFinding::StartsLate, "motion.frame.start", Severity::Info,
             "The first key stands after frame 0, where MMD begins every motion that it saves"},
    CheckRow{CheckFinding::FrameFar, "motion.frame.far", Severity::Warning,
             "Keys stand later than ten hours after the start, where hardly anyone looks for them"},
    CheckRow{CheckFinding::RowsEmpty, "motion.curve.rowsEmpty", Severity::Info,
             "Only the first row of an interpolation block is filled; MMD reads straight lines from the others, as "
             "was meant"},
    CheckRow{CheckFinding::RowsLost, "motion.curve.rowsLost", Severity::Warning,
             "Only the first row of an interpolation block is filled; its curves of Y, Z and rotation are straight "
             "lines for MMD"},
    CheckRow{CheckFinding::RotationFlip, "motion.rotation.flip", Severity::Info,
             "Neighbouring rotations lie more than 180 degrees apart by their signs; MMD turns the shorter way, other "
             "programs may not"},
    CheckRow{CheckFinding::RotationHalfTurn, "motion.rotation.halfTurn", Severity::Warning,
             "Neighbouring rotations lie half a turn apart; to which side the bone turns is left to rounding"},
    CheckRow{CheckFinding::CameraTurn, "motion.camera.turn", Severity::Info,
             "The camera turns by more than 180 degrees between two keys"},
    CheckRow{CheckFinding::CameraFov, "motion.camera.fov", Severity::Warning,
             "A view angle of 0 or above 180 degrees shows nothing"},
    CheckRow{CheckFinding::LightColor, "motion.light.color", Severity::Info,
             "A light colour outside 0 to 1, which MMD's window cannot show"},
    CheckRow{CheckFinding::ShadowDistance, "motion.selfShadow.distance", Severity::Info,
             "A self-shadow distance outside 0 to 0.1, which MMD's window cannot show"},
    CheckRow{CheckFinding::IkIncomplete, "motion.ik.incomplete", Severity::Info,
             "A visibility and IK key does not name every IK bone, as those of MMD do; the others keep their state"},
    CheckRow{CheckFinding::IkDuplicate, "motion.ik.duplicate", Severity::Warning,
             "A visibility and IK key names an IK bone twice over the 19 bytes that MMD compares"},
    CheckRow{CheckFinding::JsonKeyDuplicate, "json.key.duplicate", Severity::Info,
             "Two keys of a track stand on one frame; the last one counts"},
    CheckRow{CheckFinding::CsvKeyDuplicate, "csv.key.duplicate", Severity::Info,
             "Two rows of a track stand on one frame; the last one counts"},
};

static_assert(followsFindings(kCheckRows) && kCheckRows.size() == kCheckFindingCount);

}  // namespace

std::string_view meaningOf(CheckFinding finding) { return kCheckRows[static_cast<std::size_t>(finding)].meaning; }

std::vector<FindingCode> findingCodes() {
  std::vector<FindingCode> codes;
  const auto add = [&codes](const auto& rows) {
    for (const auto& row : rows) codes.push_back({row.code, row.severity, row.meaning});
  };
  add(vmd::findingKinds());
  add(vpd::findingKinds());
  add(bvmd::findingKinds());
  add(pmd::findingKinds());
  add(pmx::findingKinds());
  add(modelFindingKinds());
  add(kTextureFindings);
  add(kCheckRows);
  return codes;
}

Diagnostic makeDiagnostic(CheckFinding finding, std::string reason) {
  return diagnosticOf(kCheckRows[static_cast<std::size_t>(finding)], std::move(reason));
}

}  // namespace furitsuke
