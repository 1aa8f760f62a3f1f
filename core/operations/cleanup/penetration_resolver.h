// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <glm/vec3.hpp>
#include <vector>

#include "core/base/frame.h"
#include "core/operations/cleanup/hand_overlap.h"
#include "core/operations/operation_control.h"

// How a hand leaves the body without sudden movements. Used inside core/operations only.
namespace furitsuke::operations {

/// A hand at a frame, in the space of the upper body.
struct HandFrame {
  HandSurroundings around;
  glm::dvec3 fromShoulder{0, 0, 0};  ///< to the wrist: model units
  double reach = 0;                  ///< of the arm: model units
};

struct PenetrationLimits {
  Frame blend = 8;     ///< time over which the movement begins and ends
  double speed = 0.3;  ///< of the offset in the space of the upper body: model units per frame
};

/// Finds offsets that keep a hand outside of the body at all frames. The direction is chosen for the whole time, so
/// that it turns slowly and not where the shortest way out changes sides; the length grows and shrinks within the limit
/// of speed.
class PenetrationResolver {
 public:
  /// `isInside`: for each frame whether the hand has to be moved. `frameAt(i)` is the hand at frame i, with bodies that
  /// are larger by the distance that is wanted, or as they are if `isInside[i]` is false. Both must outlive this
  /// object.
  PenetrationResolver(const std::vector<bool>& isInside, std::function<HandFrame(std::size_t)> frameAt,
                      const PenetrationLimits& limits, const OperationControl& control);

  /// The offsets of the hand in the space of the upper body, one for each frame. If none within the
  /// limit of speed is found, they are the slowest that are.
  [[nodiscard]] std::vector<glm::dvec3> offsets();

 private:
  static constexpr std::size_t kDirectionCount = 42;
  using Lengths = std::array<float, kDirectionCount>;

  void measureLengths();
  void extendLengths(const std::vector<Lengths>& needed);
  [[nodiscard]] double costOf(std::size_t frame, std::size_t direction) const;
  [[nodiscard]] std::vector<glm::dvec3> chosenDirections(const std::vector<double>& turnCosts) const;
  [[nodiscard]] std::vector<double> lengthsAlong(const std::vector<glm::dvec3>& directions) const;
  [[nodiscard]] std::vector<double> envelopeOf(const std::vector<double>& needed) const;

  const std::vector<bool>& isInside_;
  std::function<HandFrame(std::size_t)> frameAt_;
  PenetrationLimits limits_;
  const OperationControl& control_;
  std::vector<glm::dvec3> directions_;            ///< evenly over a sphere; length 1
  std::vector<std::vector<std::size_t>> beside_;  ///< of each direction: itself and its neighbors
  /// At each frame: how far the hand is moved along each direction, if it is moved in this direction all the time.
  std::vector<Lengths> lengths_;
  std::vector<Lengths> excess_;  ///< by how much the hand would be out of reach of the arm there; model units
};

}  // namespace furitsuke::operations
