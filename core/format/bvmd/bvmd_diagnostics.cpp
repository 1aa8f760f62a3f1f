// SPDX-License-Identifier: MIT
#include "core/format/bvmd/bvmd_diagnostics.h"

#include <array>
#include <utility>

namespace furitsuke::bvmd {
namespace {

constexpr std::array kBvmdFindings{
    FindingKind{Finding::TrailingBytes, "bvmd.trailing.bytes", Severity::Info, "Bytes behind the last section"},
    FindingKind{Finding::NameUnencodable, "bvmd.name.unencodable", Severity::Warning,
                "A name with characters that MMD's files cannot hold; they become \"?\""},
    FindingKind{Finding::TrackRepeated, "bvmd.track.repeated", Severity::Warning,
                "Several tracks of one name; their keys are put together"},
    FindingKind{Finding::KeyDuplicate, "bvmd.key.duplicate", Severity::Info,
                "Several keys on one frame of a track; the last one counts"},
    FindingKind{Finding::FrameTooLarge, "bvmd.frame.tooLarge", Severity::Warning,
                "A frame that no program reaches; the key is left out"},
    FindingKind{Finding::FovNotWhole, "bvmd.fov.notWhole", Severity::Warning,
                "A view angle that is no whole number of degrees; it is rounded"},
    FindingKind{Finding::PhysicsOff, "bvmd.physics.off", Severity::Info,
                "Keys that switch physics off; the converter of babylon-mmd writes so for every key of an older VMD"},
    FindingKind{Finding::LossModelName, "bvmd.loss.modelName", Severity::Warning, "The model name is not written"},
    FindingKind{Finding::LossLight, "bvmd.loss.light", Severity::Warning, "Light keys are not written"},
    FindingKind{Finding::LossSelfShadow, "bvmd.loss.selfShadow", Severity::Warning, "Self-shadow keys are not written"},
    FindingKind{Finding::LossPerspective, "bvmd.loss.perspective", Severity::Warning,
                "Camera keys without perspective are written as keys with it"},
    FindingKind{Finding::LossFov, "bvmd.loss.fov", Severity::Warning, "View angles that no float holds are rounded"},
    FindingKind{Finding::LossName, "bvmd.loss.name", Severity::Warning, "A name whose bytes its text cannot give back"},
    FindingKind{Finding::LossNameCollision, "bvmd.loss.nameCollision", Severity::Warning,
                "Two names that are one as text"},
    FindingKind{Finding::LossIkRepeated, "bvmd.loss.ikRepeated", Severity::Warning,
                "A key that names an IK bone twice; the last entry is written"},
    FindingKind{Finding::LossIkUnnamed, "bvmd.loss.ikUnnamed", Severity::Warning,
                "Keys that do not name every IK bone are given the states that hold there"},
};

static_assert(followsFindings(kBvmdFindings) && kBvmdFindings.size() == kFindingCount);

}  // namespace

std::span<const FindingKind> findingKinds() { return kBvmdFindings; }

Diagnostic makeDiagnostic(Finding finding, std::string reason, std::string track) {
  Diagnostic diagnostic = diagnosticOf(kBvmdFindings[static_cast<std::size_t>(finding)], std::move(reason));
  diagnostic.track = std::move(track);
  return diagnostic;
}

}  // namespace furitsuke::bvmd
