// SPDX-License-Identifier: MIT
#include "core/format/vpd/vpd_diagnostics.h"

#include <array>
#include <utility>

namespace furitsuke::vpd {
namespace {

constexpr std::array kPoseFindings{
    FindingKind{Finding::TextEncoding, "vpd.text.encoding", Severity::Warning,
                "The text is UTF-8 or UTF-16, which MMD does not read"},
    FindingKind{Finding::TextUnknown, "vpd.text.unknown", Severity::Warning,
                "A line that is not understood; it is skipped"},
    FindingKind{Finding::ModelMissing, "vpd.model.missing", Severity::Info, "No line with the model name"},
    FindingKind{Finding::ModelSuffix, "vpd.model.suffix", Severity::Info, "The model name does not end in \".osm\""},
    FindingKind{Finding::CountMissing, "vpd.count.missing", Severity::Warning,
                "No line with the number of bones, which MMD needs"},
    FindingKind{Finding::CountWrong, "vpd.count.wrong", Severity::Warning,
                "Another number of bones than the file says; MMD believes the number"},
    FindingKind{Finding::BlockIndex, "vpd.block.index", Severity::Info,
                "Blocks that are not numbered from 0 on; their order counts"},
    FindingKind{Finding::BlockUnclosed, "vpd.block.unclosed", Severity::Warning, "A block without closing brace"},
    FindingKind{Finding::BlockUnknown, "vpd.block.unknown", Severity::Warning,
                "A block that is neither bone nor morph; it is skipped"},
    FindingKind{Finding::BlockDamaged, "vpd.block.damaged", Severity::Error,
                "A block whose numbers cannot be read; it is left out"},
    FindingKind{Finding::BoneIncomplete, "vpd.bone.incomplete", Severity::Warning,
                "A bone without translation or rotation; none is taken"},
    FindingKind{Finding::BoneDuplicate, "vpd.bone.duplicate", Severity::Warning, "A bone again; the last block counts"},
    FindingKind{Finding::MorphExtension, "vpd.morph.extension", Severity::Info,
                "Morphs as MikuMikuMoving writes them; MMD ignores them"},
    FindingKind{Finding::MorphDuplicate, "vpd.morph.duplicate", Severity::Warning,
                "A morph again; the last block counts"},
    FindingKind{Finding::NameUndecodable, "vpd.name.undecodable", Severity::Warning, "A name that is not wholly CP932"},
    FindingKind{Finding::NameUnencodable, "vpd.name.unencodable", Severity::Warning,
                "A name with characters that MMD's files cannot hold; they become \"?\""},
    FindingKind{Finding::RotationZero, "vpd.rotation.zero", Severity::Warning,
                "A rotation of zeros; it is taken as none"},
    FindingKind{Finding::ValueNotFinite, "vpd.value.notFinite", Severity::Warning,
                "Values that are no finite numbers; the rest value is taken"},
    FindingKind{Finding::More, "vpd.more", Severity::Warning, "Findings that are too many to list"},
};

static_assert(followsFindings(kPoseFindings) && kPoseFindings.size() == kFindingCount);

}  // namespace

std::span<const FindingKind> findingKinds() { return kPoseFindings; }

Diagnostic makeDiagnostic(Finding finding, std::string reason) {
  return diagnosticOf(kPoseFindings[static_cast<std::size_t>(finding)], std::move(reason));
}

}  // namespace furitsuke::vpd
