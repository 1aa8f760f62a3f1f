// SPDX-License-Identifier: MIT
#include "core/render/ground_grid.h"

#include <glm/geometric.hpp>
#include <vector>

#include "core/render/shaders.h"

namespace furitsuke::render {

namespace {

struct GridVertex {
  glm::vec3 position;
  glm::vec4 color;
};

constexpr int kHalfSize = 50;  ///< model units
constexpr int kStep = 5;
constexpr glm::vec4 kLine(0.55F, 0.57F, 0.6F, 0.55F);
constexpr glm::vec4 kRed(0.85F, 0.2F, 0.2F, 0.9F);
constexpr glm::vec4 kGreen(0.2F, 0.65F, 0.25F, 0.9F);
constexpr glm::vec4 kBlue(0.2F, 0.35F, 0.9F, 0.9F);
// Lines fade between these distances from the eye.
constexpr float kFadeFirst = 60;
constexpr float kFadeLast = 260;

void add(std::vector<GridVertex>& vertices, glm::vec3 from, glm::vec3 to, glm::vec4 color) {
  vertices.push_back({from, color});
  vertices.push_back({to, color});
}

// In segments of one step, so that clipping at the eye loses little; the axes come last.
std::vector<GridVertex> gridLines() {
  std::vector<GridVertex> vertices;
  for (int across = -kHalfSize; across <= kHalfSize; across += kStep) {
    for (int along = -kHalfSize; along < kHalfSize; along += kStep) {
      const auto a = static_cast<float>(across);
      const auto from = static_cast<float>(along);
      const auto to = static_cast<float>(along + kStep);
      const bool isAxis = across == 0 && along >= 0;
      if (isAxis) continue;
      add(vertices, {a, 0, from}, {a, 0, to}, kLine);
      add(vertices, {from, 0, a}, {to, 0, a}, kLine);
    }
  }
  const auto end = static_cast<float>(kHalfSize);
  add(vertices, {0, 0, 0}, {end, 0, 0}, kRed);
  add(vertices, {0, 0, 0}, {0, end, 0}, kGreen);
  add(vertices, {0, 0, 0}, {0, 0, end}, kBlue);
  return vertices;
}

}  // namespace

GroundGrid::GroundGrid(GlProgram program) : program_(std::move(program)) {
  const std::vector<GridVertex> vertices = gridLines();
  count_ = static_cast<GLsizei>(vertices.size());
  glBindVertexArray(vertices_.id());
  glBindBuffer(GL_ARRAY_BUFFER, buffer_.id());
  glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(vertices.size() * sizeof(GridVertex)), vertices.data(),
               GL_STATIC_DRAW);
  glEnableVertexAttribArray(0);
  glVertexAttribPointer(0, 3, GL_FLOAT, GL_FALSE, sizeof(GridVertex), nullptr);
  glEnableVertexAttribArray(3);
  glVertexAttribPointer(3, 4, GL_FLOAT, GL_FALSE, sizeof(GridVertex),
                        reinterpret_cast<const void*>(offsetof(GridVertex, color)));
  glBindVertexArray(0);
}

Result<GroundGrid> GroundGrid::make() {
  Result<GlProgram> program = GlProgram::make({}, kGridVertex, kGridFragment);
  if (!program) return program.error();
  return GroundGrid(std::move(program).value());
}

void GroundGrid::draw(const DrawnFrame& frame) const {
  program_.use();
  program_.set("worldToClip", glm::mat4(frame.projection * frame.view));
  program_.set("eye", glm::vec3(frame.eye));
  program_.set("fade", glm::vec4(kFadeFirst, kFadeLast, 0, 0));
  glBindVertexArray(vertices_.id());
  glDrawArrays(GL_LINES, 0, count_);
}

}  // namespace furitsuke::render
