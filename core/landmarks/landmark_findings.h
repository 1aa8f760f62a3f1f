// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "core/base/diagnostic.h"

// The findings about a motion that is made from a film.
namespace furitsuke::landmarks {

enum class LandmarkFinding : std::uint8_t { Weak, Lost, NoLegs, Sides, Turned };

inline constexpr auto kLandmarkFindings = std::to_array<FindingRow<LandmarkFinding>>({
    {LandmarkFinding::Weak, "film.depth", Severity::Info,
     Core::tr("The depth of arms and the turn of wrists are guessed from a film; check and correct them")},
    {LandmarkFinding::Lost, "film.lost", Severity::Warning,
     Core::tr("The person is not found in a part of the film; there are no keys there")},
    {LandmarkFinding::NoLegs, "film.legs", Severity::Warning,
     Core::tr("The legs are not in the picture; they get no keys, and the body stays in place")},
    {LandmarkFinding::Sides, "film.sides", Severity::Info,
     Core::tr("Left and right were exchanged by mistake in some pictures, and are corrected")},
    {LandmarkFinding::Turned, "film.turned", Severity::Warning,
     Core::tr("The film seems to be turned on its side or upside down; the motion is turned upright. If the person "
              "lies there, give the tilt and the roll of the camera")},
});
static_assert(followsFindings(kLandmarkFindings, LandmarkFinding::Turned));

constexpr const auto& findingTable(LandmarkFinding /*kind*/) { return kLandmarkFindings; }

}  // namespace furitsuke::landmarks
