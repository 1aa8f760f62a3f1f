// SPDX-License-Identifier: MIT
#include "core/quality/quality_kinds.h"

#include <array>
#include <cstddef>

namespace furitsuke::quality {

namespace {

constexpr std::array kKinds = {
    QualityKindInfo{QualityKind::Keys, "keys", "Key density",
                    "Keys per second of a track, on average; places are tracks with a key at almost every frame.",
                    "keys/s", 10, "reduce"},
    QualityKindInfo{QualityKind::Jitter, "jitter", "Jitter",
                    "How far a bone trembles around its path at the end of what it carries, at most.", "model units",
                    0.02, "smooth"},
    QualityKindInfo{QualityKind::Slides, "slides", "Sliding feet",
                    "How far an ankle moves over the floor during a contact, on average.", "model units", 0.15,
                    "lock-feet"},
    QualityKindInfo{QualityKind::Floor, "floor", "Below the floor",
                    "How far a foot or another part of the body is below the floor, at most.", "model units", 0.05,
                    "lift-to-floor"},
    QualityKindInfo{QualityKind::Flips, "flips", "Flipped rotations",
                    "Rotations that have a wrong sign or are off by a half turn for a short time.", "", 0, "despike"},
    QualityKindInfo{QualityKind::Spikes, "spikes", "Jumps", "Keys that leave the motion for one frame.", "", 0,
                    "despike"},
    QualityKindInfo{QualityKind::Reach, "reach", "Unreached foot IK",
                    "How far an ankle stays away from its foot IK bone, at most.", "model units", 0.1, "to-ik"},
    QualityKindInfo{QualityKind::Limits, "limits", "Joint limits",
                    "How far a joint is turned beyond what the model or a body allows, at most.", "degrees", 5,
                    "limit-joints"},
    QualityKindInfo{QualityKind::Overlap, "overlap", "Hands in the body",
                    "How deep the bones of a hand are inside the rigid bodies of head, body and legs, at most.",
                    "model units", 0.2, "push-out"},
};

}  // namespace

std::span<const QualityKindInfo> qualityKinds() { return kKinds; }

const QualityKindInfo& infoOf(QualityKind kind) { return kKinds[static_cast<std::size_t>(kind)]; }

}  // namespace furitsuke::quality
