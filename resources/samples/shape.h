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

// The clay that the sample model is made of: sheets of points that are sewn into triangles.
namespace furitsuke::sample {

/// The materials of the model, in the order in which they are drawn.
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

/// How bones carry a vertex.
struct Skin {
  std::array<BoneIndex, 4> bones{0, 0, 0, 0};
  std::array<double, 4> weights{1, 0, 0, 0};
  std::optional<glm::dvec3> center;  ///< of a spherical deform by the first two bones
};

[[nodiscard]] Skin oneBone(BoneIndex bone);
/// `second` has the share `t`, which is cut to 0..1.
[[nodiscard]] Skin twoBones(BoneIndex first, BoneIndex second, double t);

/// A bone and the place along a limb where it carries alone.
struct SkinNode {
  double at;
  BoneIndex bone;
};
/// Between two nodes the weight goes over smoothly. Nodes ascend.
[[nodiscard]] Skin skinAlong(std::span<const SkinNode> nodes, double at);

/// Where a vertex of a sheet is: in the model, and from 0 to 1 along a row (u) and from row to row (v).
struct SheetPlace {
  glm::dvec3 at;
  double u, v;
};
using SkinOf = std::function<Skin(const SheetPlace&)>;

using Row = std::vector<glm::dvec3>;

struct SheetOptions {
  bool closed = true;                              ///< the last point of a row meets the first
  bool startTip = false;                           ///< closes the first row with a fan
  bool endTip = false;                             ///< and the last
  std::optional<glm::dvec3> startPoint, endPoint;  ///< where the fans meet; else in the middle of the row
  /// The front looks away from this point; else from the middle of each row.
  std::optional<glm::dvec3> inside;
  glm::dvec2 uvFrom{0, 0}, uvTo{1, 1};
  double edge = 1;
  double edgeEnd = -1;  ///< edge scale of the last row when it differs; below 0: the same
};

/// The vertices of a sheet: where the first lies, and how many.
struct Sheet {
  std::uint32_t first = 0;
  std::uint32_t rows = 0;
  std::uint32_t columns = 0;  ///< with the repeated one that closes a row

  [[nodiscard]] std::uint32_t at(std::size_t row, std::size_t column) const {
    return first + static_cast<std::uint32_t>(row) * columns + static_cast<std::uint32_t>(column);
  }
};

/// Collects vertices and triangles.
class Shape {
 public:
  /// Sheets added from here on are smooth where they meet, and only among themselves.
  void beginPiece() { ++piece_; }
  /// Rows of equal length, at least two.
  Sheet sheet(Part part, const std::vector<Row>& rows, const SkinOf& skin, const SheetOptions& options = {});

  [[nodiscard]] std::size_t size() const { return positions_.size(); }
  [[nodiscard]] const glm::dvec3& position(std::uint32_t vertex) const { return positions_[vertex]; }
  /// In the place of what the triangles say.
  void setNormal(std::uint32_t vertex, const glm::dvec3& normal) { givenNormals_[vertex] = normal; }
  void setUv(std::uint32_t vertex, const glm::dvec2& uv) { uvs_[vertex] = uv; }

  /// Fills the mesh, and of the materials, which stand in the order of Part, the part of the triangles. Every number is
  /// rounded, so that all compilers give the same bytes.
  void store(Mesh& mesh, std::vector<Material>& materials) const;

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

}  // namespace furitsuke::sample
