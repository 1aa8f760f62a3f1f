// SPDX-License-Identifier: MIT
#include "core/quality/quality_kinds.h"

#include <array>
#include <cstddef>

#include "core/base/message.h"

namespace furitsuke::quality {

namespace {

constexpr std::array kKinds = {
    QualityKindInfo{
        QualityKind::Keys, "keys", Core::tr("Key density"),
        Core::tr("Keys per second of a track, on average; places are tracks with a key at almost every frame."),
        Core::tr("keys/s"), 10, "reduce"},
    QualityKindInfo{
        QualityKind::Jitter, "jitter", Core::tr("Jitter"),
        Core::tr("How far a recorded bone trembles around its path at the end of what it carries, at most."),
        Core::tr("model units"), 0.02, "denoise"},
    QualityKindInfo{QualityKind::Slides, "slides", Core::tr("Sliding feet"),
                    Core::tr("How far an ankle moves over the floor during a contact, on average."),
                    Core::tr("model units"), 0.15, "lock-feet"},
    QualityKindInfo{QualityKind::Floor, "floor", Core::tr("Below the floor"),
                    Core::tr("How far a foot or another part of the body is below the floor, at most."),
                    Core::tr("model units"), 0.05, "lift-to-floor"},
    QualityKindInfo{QualityKind::Flips, "flips", Core::tr("Flipped rotations"),
                    Core::tr("Rotations that have a wrong sign, are off by a half turn, or are those of the other side "
                             "for a short time."),
                    "", 0, "despike"},
    QualityKindInfo{QualityKind::Spikes, "spikes", Core::tr("Jumps"),
                    Core::tr("Keys that leave the motion for one frame."), "", 0, "despike"},
    QualityKindInfo{QualityKind::Reach, "reach", Core::tr("Unreached foot IK"),
                    Core::tr("How far an ankle stays away from its foot IK bone, at most."), Core::tr("model units"),
                    0.1, "to-ik"},
    QualityKindInfo{QualityKind::Limits, "limits", Core::tr("Joint limits"),
                    Core::tr("How far a joint is turned beyond what the model or a body allows, at most."),
                    Core::tr("degrees"), 5, "limit-joints"},
    QualityKindInfo{
        QualityKind::Overlap, "overlap", Core::tr("Hands in the body"),
        Core::tr("How deep the bones of a hand are inside the rigid bodies of head, body and legs, at most."),
        Core::tr("model units"), 0.2, "push-out"},
};

}  // namespace

std::span<const QualityKindInfo> qualityKinds() { return kKinds; }

const QualityKindInfo& infoOf(QualityKind kind) { return kKinds[static_cast<std::size_t>(kind)]; }

}  // namespace furitsuke::quality
