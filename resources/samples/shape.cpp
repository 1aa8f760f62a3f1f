// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/samples/shape.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <map>
#include <tuple>

namespace furitsuke::samples {

namespace {

double smoothStep(double t) {
  const double cut = std::clamp(t, 0.0, 1.0);
  return cut * cut * (3 - 2 * cut);
}

glm::dvec3 middleOf(const std::vector<glm::dvec3>& positions, const Sheet& sheet, std::size_t row) {
  glm::dvec3 sum{0};
  for (std::size_t c = 0; c + 1 < sheet.columns; ++c) sum += positions[sheet.at(row, c)];
  return sum / static_cast<double>(sheet.columns - 1);
}

/// Points at the same position, for one piece.
using PointKey = std::tuple<std::uint32_t, long, long, long>;

PointKey keyOf(std::uint32_t piece, const glm::dvec3& p) {
  const auto cell = [](double x) { return std::lround(x * 5000); };
  return {piece, cell(p.x), cell(p.y), cell(p.z)};
}

void storeSkin(model::Mesh& mesh, std::uint32_t vertex, const Skin& skin) {
  // In descending order, so that the smallest are dropped.
  std::array<std::pair<double, model::BoneIndex>, 4> shares;
  for (std::size_t i = 0; i < 4; ++i) shares[i] = {skin.weights[i], skin.bones[i]};
  if (!skin.center) {
    std::ranges::stable_sort(shares, [](const auto& a, const auto& b) { return a.first > b.first; });
  }
  double sum = 0;
  std::size_t count = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    if (shares[i].first < 0.002) shares[i] = {0, 0};
    sum += shares[i].first;
    if (shares[i].first > 0) count = i + 1;
  }
  std::array<float, 4> weights{};
  std::array<model::BoneIndex, 4> bones{};
  float rest = 1;
  for (std::size_t i = count; i-- > 0;) {
    bones[i] = shares[i].second;
    weights[i] = i == 0 ? rest : rounded(shares[i].first / sum);
    rest -= weights[i];
  }
  const bool spherical = skin.center && count == 2;
  if (spherical) {
    mesh.sdefVertices.push_back(vertex);
    const Vec3 center = rounded(*skin.center);
    mesh.sdefPoints.push_back({center, center, center});
  }
  const model::DeformKind linear = count > 2    ? model::DeformKind::Bdef4
                                   : count == 2 ? model::DeformKind::Bdef2
                                                : model::DeformKind::Bdef1;
  mesh.deforms.push_back(spherical ? model::DeformKind::Sdef : linear);
  mesh.bones.push_back(bones);
  mesh.weights.push_back(weights);
}

}  // namespace

float rounded(double value) {
  const double steps = std::round(value * 10000);
  return steps == 0 ? 0.0F : static_cast<float>(steps / 10000);
}

Vec3 rounded(const glm::dvec3& value) { return {rounded(value.x), rounded(value.y), rounded(value.z)}; }

Skin oneBone(model::BoneIndex bone) { return {{bone, 0, 0, 0}, {1, 0, 0, 0}, {}}; }

Skin twoBones(model::BoneIndex first, model::BoneIndex second, double t) {
  const double share = std::clamp(t, 0.0, 1.0);
  return {{first, second, 0, 0}, {1 - share, share, 0, 0}, {}};
}

Skin skinAlong(std::span<const SkinNode> nodes, double at) {
  if (at <= nodes.front().at) return oneBone(nodes.front().bone);
  for (std::size_t i = 1; i < nodes.size(); ++i) {
    if (at > nodes[i].at) continue;
    const SkinNode& before = nodes[i - 1];
    return twoBones(before.bone, nodes[i].bone, smoothStep((at - before.at) / (nodes[i].at - before.at)));
  }
  return oneBone(nodes.back().bone);
}

std::uint32_t Shape::addVertex(const SheetPlace& place, const glm::dvec2& uv, const Skin& skin, double edge) {
  positions_.push_back(place.at);
  uvs_.push_back(uv);
  skins_.push_back(skin);
  edges_.push_back(edge);
  pieces_.push_back(piece_);
  givenNormals_.emplace_back();
  return static_cast<std::uint32_t>(positions_.size() - 1);
}

void Shape::addTip(std::vector<Triangle>& triangles, const Sheet& sheet, bool end, const SkinOf& skin,
                   const SheetOptions& options) {
  const std::size_t row = end ? sheet.rows - 1 : 0;
  const auto& given = end ? options.endPoint : options.startPoint;
  const double v = end ? 1 : 0;
  const SheetPlace place{given ? *given : middleOf(positions_, sheet, row), 0.5, v};
  const glm::dvec2 uv = options.uvFrom + (options.uvTo - options.uvFrom) * glm::dvec2(0.5, v);
  const double edge = end && options.edgeEnd >= 0 ? options.edgeEnd : options.edge;
  const std::uint32_t tip = addVertex(place, uv, skin(place), edge);
  for (std::size_t c = 0; c + 1 < sheet.columns; ++c) {
    const std::uint32_t a = sheet.at(row, c);
    const std::uint32_t b = sheet.at(row, c + 1);
    triangles.push_back(end ? Triangle{a, b, tip} : Triangle{b, a, tip});
  }
}

bool Shape::looksInwards(std::span<const Triangle> triangles, const Sheet& sheet, const SheetOptions& options) const {
  double outwards = 0;
  for (const Triangle& t : triangles) {
    const glm::dvec3& a = positions_[t[0]];
    const glm::dvec3 normal = glm::cross(positions_[t[1]] - a, positions_[t[2]] - a);
    const std::size_t row = std::min<std::size_t>((t[0] - sheet.first) / sheet.columns, sheet.rows - 1);
    outwards += glm::dot(normal, a - (options.inside ? *options.inside : middleOf(positions_, sheet, row)));
  }
  return outwards < 0;
}

Sheet Shape::sheet(Part part, const std::vector<Row>& rows, const SkinOf& skin, const SheetOptions& options) {
  Sheet sheet;
  sheet.first = static_cast<std::uint32_t>(positions_.size());
  sheet.rows = static_cast<std::uint32_t>(rows.size());
  const std::size_t points = rows.front().size();
  sheet.columns = static_cast<std::uint32_t>(points + (options.closed ? 1 : 0));
  for (std::size_t r = 0; r < sheet.rows; ++r) {
    const double v = static_cast<double>(r) / (sheet.rows - 1);
    for (std::size_t c = 0; c < sheet.columns; ++c) {
      const double u = static_cast<double>(c) / (sheet.columns - 1);
      const SheetPlace place{rows[r][c % points], u, v};
      const double edge = options.edgeEnd < 0 ? options.edge : options.edge + (options.edgeEnd - options.edge) * v;
      addVertex(place, options.uvFrom + (options.uvTo - options.uvFrom) * glm::dvec2(u, v), skin(place), edge);
    }
  }
  std::vector<Triangle> triangles;
  for (std::size_t r = 0; r + 1 < sheet.rows; ++r) {
    for (std::size_t c = 0; c + 1 < sheet.columns; ++c) {
      const std::uint32_t a = sheet.at(r, c), b = sheet.at(r, c + 1), d = sheet.at(r + 1, c),
                          e = sheet.at(r + 1, c + 1);
      triangles.push_back({a, b, e});
      triangles.push_back({a, e, d});
    }
  }
  const bool flip = looksInwards(triangles, sheet, options);
  if (options.startTip) addTip(triangles, sheet, false, skin, options);
  if (options.endTip) addTip(triangles, sheet, true, skin, options);
  auto& all = triangles_[static_cast<std::size_t>(part)];
  for (const Triangle& t : triangles) all.push_back(flip ? Triangle{t[0], t[2], t[1]} : t);
  return sheet;
}

std::vector<glm::dvec3> Shape::normals() const {
  std::map<PointKey, glm::dvec3> sums;
  for (const auto& part : triangles_) {
    for (const Triangle& t : part) {
      for (std::size_t i = 0; i < 3; ++i) {
        // Weighted by the corner angle, so that the triangulation of a flat side does not matter.
        const glm::dvec3 to = positions_[t[(i + 1) % 3]] - positions_[t[i]];
        const glm::dvec3 from = positions_[t[(i + 2) % 3]] - positions_[t[i]];
        const glm::dvec3 normal = glm::cross(to, from);
        const double sine = glm::length(normal);
        if (sine < 1e-12) continue;
        const double angle = std::atan2(sine, glm::dot(to, from));
        sums[keyOf(pieces_[t[i]], positions_[t[i]])] += normal * (angle / sine);
      }
    }
  }
  std::vector<glm::dvec3> result(positions_.size(), {0, 1, 0});
  for (std::size_t i = 0; i < result.size(); ++i) {
    const auto found = sums.find(keyOf(pieces_[i], positions_[i]));
    const glm::dvec3 sum = givenNormals_[i] ? *givenNormals_[i] : found != sums.end() ? found->second : result[i];
    if (glm::length(sum) > 1e-9) result[i] = glm::normalize(sum);
  }
  return result;
}

void Shape::store(model::Mesh& mesh, std::vector<model::Material>& materials) const {
  const std::vector<glm::dvec3> directions = normals();
  for (std::uint32_t i = 0; i < positions_.size(); ++i) {
    mesh.positions.push_back(rounded(positions_[i]));
    mesh.normals.push_back(rounded(directions[i]));
    mesh.uvs.push_back({rounded(uvs_[i].x), rounded(uvs_[i].y)});
    mesh.edgeScales.push_back(rounded(edges_[i]));
    storeSkin(mesh, i, skins_[i]);
  }
  for (std::size_t part = 0; part < kPartCount; ++part) {
    materials[part].firstIndex = static_cast<std::uint32_t>(mesh.indices.size());
    for (const Triangle& t : triangles_[part]) {
      const auto at = [&mesh](std::uint32_t vertex) { return toDouble(mesh.positions[vertex]); };
      // Where sheets converge, triangles degenerate to lines.
      if (glm::length(glm::cross(at(t[1]) - at(t[0]), at(t[2]) - at(t[0]))) < 1e-6) continue;
      mesh.indices.insert(mesh.indices.end(), t.begin(), t.end());
    }
    materials[part].indexCount = static_cast<std::uint32_t>(mesh.indices.size()) - materials[part].firstIndex;
  }
}

}  // namespace furitsuke::samples
