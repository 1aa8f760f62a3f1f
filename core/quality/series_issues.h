// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/quality/motion_quality.h"

// Finds the places of faults in values over time. Used inside core/quality only.
namespace furitsuke::quality {

/// A value of a track at consecutive frames.
struct QualitySeries {
  std::string track;
  Frame first = 0;  ///< of values[0]
  std::vector<float> values;
  std::vector<std::int32_t> others = {};  ///< of each value: index into the names for QualityIssue::other
};

/// Adds the places at which the values are above the threshold of the row's kind, and takes the largest value. Issues
/// with at most `gap` frames between them are one. `names` are those that QualitySeries::others refers to.
void addIssues(QualityRow& row, const QualitySeries& series, std::string_view unit, Frame gap,
               const std::vector<std::string>& names = {});

/// Adds one place.
void addIssue(QualityRow& row, QualityIssue issue);

/// Keeps the largest places, at most kMostIssues, in order of time.
void finishPlaces(QualityRow& row);

}  // namespace furitsuke::quality
