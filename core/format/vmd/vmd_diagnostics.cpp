// SPDX-License-Identifier: MIT
#include "core/format/vmd/vmd_diagnostics.h"

#include <array>
#include <utility>

namespace furitsuke::vmd {

namespace {

// What MMD itself writes is info; what it would read otherwise than the author meant, or not at all, is a warning.
constexpr std::array kFindingKinds{
    FindingKind{Finding::SignatureUnknown, "vmd.signature.unknown", Severity::Warning,
                "The signature carries no version number; the file is read as version 2"},
    FindingKind{Finding::SectionsMissing, "vmd.sections.missing", Severity::Info,
                "The file ends before the counts of its last sections, as those of older MMD do"},
    FindingKind{Finding::CamerasUncounted, "vmd.camera.uncounted", Severity::Warning,
                "Camera records stand behind a camera count of 0; they are kept and are no keys"},
    FindingKind{Finding::TrailingBytes, "vmd.trailing", Severity::Warning,
                "Bytes follow the last section; they are kept"},
    FindingKind{Finding::Damaged, "vmd.damaged", Severity::Warning,
                "A count does not fit into the file; what is complete was read"},
    FindingKind{Finding::ModelNameUndecodable, "vmd.modelName.undecodable", Severity::Info,
                "The model name is not valid CP932: cut inside a character, or in another code page"},
    FindingKind{Finding::ModelNameFull, "vmd.modelName.full", Severity::Info,
                "The model name fills its field; it was probably cut, and MMD takes it for another model"},
    FindingKind{Finding::ModelNameSpaces, "vmd.modelName.spaces", Severity::Info,
                "The model name is padded with spaces; it is compared without them"},
    FindingKind{Finding::CameraNameOther, "vmd.modelName.camera", Severity::Info,
                "A motion with camera keys only has another model name than MMD gives such files; MMD will not load it "
                "as a camera motion"},
    FindingKind{Finding::NameEmpty, "vmd.name.empty", Severity::Info, "Keys without a name; they bind to nothing"},
    FindingKind{Finding::NameFillsField, "vmd.name.full", Severity::Info,
                "The name fills its field; it was probably cut"},
    FindingKind{Finding::NameUndecodable, "vmd.name.undecodable", Severity::Info,
                "The name is not valid CP932: cut inside a character, or in another code page"},
    FindingKind{Finding::NamePadding, "vmd.name.padding", Severity::Info,
                "Names are padded with other bytes than zeros, as MMD does for PMD models"},
    FindingKind{Finding::NameTrailingSpaces, "vmd.name.spaces", Severity::Info,
                "Names are padded with spaces; they are matched without them"},
    FindingKind{Finding::NameLeadingNul, "vmd.name.nul", Severity::Info,
                "The name begins with a NUL, which MMD writes when it could not encode a name"},
    FindingKind{Finding::NameCollision, "vmd.name.collision", Severity::Warning,
                "Bones whose names were cut to the same bytes seem to share a track"},
    FindingKind{Finding::KeysUnsorted, "vmd.key.unsorted", Severity::Info,
                "Keys are not in order of frame, as in most files of MMD"},
    FindingKind{Finding::KeyDuplicate, "vmd.key.duplicate", Severity::Info,
                "Several keys of a track stand on one frame; the last one counts"},
    FindingKind{Finding::FrameTooLarge, "vmd.key.frame", Severity::Warning,
                "A frame number above 2147483647; the record is kept and is no key"},
    FindingKind{Finding::BlockIrregular, "vmd.curve.irregular", Severity::Info,
                "Interpolation blocks are not laid out as MMD writes them; the bytes that MMD reads count"},
    FindingKind{Finding::PhysicsUnknown, "vmd.physics.unknown", Severity::Warning,
                "Bytes 2 and 3 of an interpolation block are no known physics switch; it is read as on"},
    FindingKind{Finding::CurveOutOfRange, "vmd.curve.range", Severity::Warning,
                "Curve bytes above 127; they count as 127"},
    FindingKind{Finding::ValueNotFinite, "vmd.value.notFinite", Severity::Warning, "Values that are no finite numbers"},
    FindingKind{Finding::RotationNotUnit, "vmd.rotation.notUnit", Severity::Info,
                "Rotations that are not of unit length; they are normalised for use"},
    FindingKind{Finding::ShadowModeUnknown, "vmd.selfShadow.mode", Severity::Warning,
                "A self-shadow mode other than 0, 1 and 2"},
    FindingKind{Finding::LossNameCut, "vmd.loss.nameCut", Severity::Warning,
                "A name is too long for its field and is cut"},
    FindingKind{Finding::LossNameCollision, "vmd.loss.nameCollision", Severity::Warning,
                "Names that do not differ after the cut fall together"},
    FindingKind{Finding::LossCamerasUncounted, "vmd.loss.uncountedCameras", Severity::Warning,
                "Uncounted camera records make way for camera keys"},
    FindingKind{Finding::LossDamage, "vmd.loss.damage", Severity::Warning,
                "The damaged part of the file is not written back"},
};

static_assert(followsFindings(kFindingKinds) && kFindingKinds.size() == kFindingCount);

}  // namespace

std::span<const FindingKind> findingKinds() { return kFindingKinds; }

const FindingKind& findingKind(Finding finding) { return kFindingKinds[static_cast<std::size_t>(finding)]; }

Diagnostic makeDiagnostic(Finding finding, std::string reason, std::optional<std::size_t> offset) {
  Diagnostic diagnostic = diagnosticOf(findingKind(finding), std::move(reason));
  diagnostic.offset = offset;
  return diagnostic;
}

}  // namespace furitsuke::vmd
