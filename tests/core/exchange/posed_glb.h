// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <glm/vec3.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/base/bytes.h"
#include "core/exchange/captured_motion.h"

namespace furitsuke::test {

/// A GLB with a skinned mesh, read independently of how it was written.
class PosedGlb {
 public:
  explicit PosedGlb(Bytes file);

  [[nodiscard]] const nlohmann::json& json() const noexcept { return json_; }
  /// The numbers of an accessor, one element after the other.
  [[nodiscard]] std::vector<double> numbers(std::size_t accessor) const;
  /// The vertices of a primitive at a time, with targets and skin, in meters.
  [[nodiscard]] std::vector<glm::dvec3> vertices(std::size_t primitive, double seconds) const;
  /// The weights of the targets at a time.
  [[nodiscard]] std::vector<double> weights(double seconds) const;
  /// What consumers reject: indices and weights of joints, lengths of normals, bounds, numbers that are not finite.
  [[nodiscard]] std::string fault() const;

 private:
  [[nodiscard]] std::string accessorFault(std::size_t accessor) const;
  [[nodiscard]] std::string primitiveFault(const nlohmann::json& primitive) const;

  Bytes file_;
  nlohmann::json json_;
  ByteView buffer_;
  exchange::CapturedMotion motion_;
};

}  // namespace furitsuke::test
