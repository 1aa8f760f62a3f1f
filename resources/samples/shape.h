// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <optional>
#include <span>
#include <vector>

#include "core/model/model.h"

// Builds the sample model's mesh from sheets of points that are triangulated.
namespace furitsuke::samples {

/// The materials of the model, in drawing order.
enum class Part : std::uint8_t {
  Face,
  EyeWhite,
  Iris,
  Line,  ///< lashes, brows, the line of the mouth
  Mouth,
  Skin,
  Cloth,
  White,
  Skirt,
  Trim,
  Gold,
  Shoe,
  Hair,
  Cheek,
};
inline constexpr std::size_t kPartCount = static_cast<std::size_t>(Part::Cheek) + 1;

/// The bone weights of a vertex.
struct Skin {
  std::array<model::BoneIndex, 4> bones{0, 0, 0, 0};
  std::array<double, 4> weights{1, 0, 0, 0};
  std::optional<glm::dvec3> center;  ///< of a spherical deform by the first two bones
};

[[nodiscard]] Skin oneBone(model::BoneIndex bone);
/// `second` has the weight `t`, clamped to 0..1.
[[nodiscard]] Skin twoBones(model::BoneIndex first, model::BoneIndex second, double t);

/// A bone and the position along a limb where it has all the weight.
struct SkinNode {
  double at;
  model::BoneIndex bone;
};
/// Blends smoothly between two nodes. Nodes ascend.
[[nodiscard]] Skin skinAlong(std::span<const SkinNode> nodes, double at);

/// The position of a sheet's vertex: in model space, and from 0 to 1 along a row (u) and from row to row (v).
struct SheetPlace {
  glm::dvec3 at;
  double u, v;
};
using SkinOf = std::function<Skin(const SheetPlace&)>;

using Row = std::vector<glm::dvec3>;

struct SheetOptions {
  bool closed = true;                              ///< the last point of a row meets the first
  bool startTip = false;                           ///< closes the first row with a fan
  bool endTip = false;                             ///< closes the last row with a fan
  std::optional<glm::dvec3> startPoint, endPoint;  ///< centers of the fans; otherwise the center of the row
  /// The front faces away from this point; otherwise from the center of each row.
  std::optional<glm::dvec3> inside;
  glm::dvec2 uvFrom{0, 0}, uvTo{1, 1};
  double edge = 1;
  double edgeEnd = -1;  ///< edge scale of the last row; below 0: the same as the first
};

/// The vertices of a sheet: the first index and the number.
struct Sheet {
  std::uint32_t first = 0;
  std::uint32_t rows = 0;
  std::uint32_t columns = 0;  ///< including the repeated one that closes a row

  [[nodiscard]] std::uint32_t at(std::size_t row, std::size_t column) const {
    return first + static_cast<std::uint32_t>(row) * columns + static_cast<std::uint32_t>(column);
  }
};

/// Collects vertices and triangles.
class Shape {
 public:
  /// Sheets added from here on are shaded smoothly where they meet, but only among each other.
  void beginPiece() { ++piece_; }
  /// Rows of equal length, at least two.
  Sheet sheet(Part part, const std::vector<Row>& rows, const SkinOf& skin, const SheetOptions& options = {});

  [[nodiscard]] std::size_t size() const { return positions_.size(); }
  [[nodiscard]] const glm::dvec3& position(std::uint32_t vertex) const { return positions_[vertex]; }
  /// Overrides the normal computed from the triangles.
  void setNormal(std::uint32_t vertex, const glm::dvec3& normal) { givenNormals_[vertex] = normal; }
  void setUv(std::uint32_t vertex, const glm::dvec2& uv) { uvs_[vertex] = uv; }

  /// Fills the mesh and the triangle ranges of the materials, which are in the order of Part. Every number is rounded,
  /// so that all compilers give the same bytes.
  void store(model::Mesh& mesh, std::vector<model::Material>& materials) const;

 private:
  using Triangle = std::array<std::uint32_t, 3>;

  std::uint32_t addVertex(const SheetPlace& place, const glm::dvec2& uv, const Skin& skin, double edge);
  void addTip(std::vector<Triangle>& triangles, const Sheet& sheet, bool end, const SkinOf& skin,
              const SheetOptions& options);
  [[nodiscard]] bool looksInwards(std::span<const Triangle> triangles, const Sheet& sheet,
                                  const SheetOptions& options) const;
  [[nodiscard]] std::vector<glm::dvec3> normals() const;

  std::uint32_t piece_ = 0;
  std::vector<glm::dvec3> positions_;
  std::vector<glm::dvec2> uvs_;
  std::vector<Skin> skins_;
  std::vector<double> edges_;
  std::vector<std::uint32_t> pieces_;
  std::vector<std::optional<glm::dvec3>> givenNormals_;
  std::array<std::vector<Triangle>, kPartCount> triangles_;
};

/// Rounded to a ten-thousandth, and never -0.
[[nodiscard]] float rounded(double value);
[[nodiscard]] Vec3 rounded(const glm::dvec3& value);

}  // namespace furitsuke::samples
