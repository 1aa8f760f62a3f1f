// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/copy_pass.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/render/canvas.h"
#include "core/render/egl_context.h"
#include "core/render/shaders.h"

namespace furitsuke::render {
namespace {

using Pixels = std::vector<std::uint8_t>;

/// Skips the test if there is no EGL.
class CopyPassTest : public testing::Test {
 protected:
  void SetUp() override {
    auto made = EglContext::create();
    if (!made) GTEST_SKIP() << made.error().message();
    context_ = std::move(made).value();
    ASSERT_TRUE(context_->makeCurrent().ok());
    Result<CopyPass> copies = CopyPass::make();
    ASSERT_TRUE(copies.ok()) << copies.error().message();
    copies_ = std::make_unique<CopyPass>(std::move(copies).value());
  }
  void TearDown() override {
    copies_.reset();
    if (context_) context_->release();
  }

  std::unique_ptr<EglContext> context_;
  std::unique_ptr<CopyPass> copies_;
};

int largestDifference(const Pixels& first, const Pixels& second) {
  int most = first.size() == second.size() ? 0 : 256;
  for (std::size_t i = 0; i < std::min(first.size(), second.size()); ++i) {
    most = std::max(most, std::abs(int{first[i]} - int{second[i]}));
  }
  return most;
}

GlTexture noise(GLsizei width, GLsizei height) {
  Pixels pixels;
  std::uint32_t state = 1;
  for (GLsizei i = 0; i < width * height * 4; ++i) {
    state = state * 1664525 + 1013904223;
    pixels.push_back(static_cast<std::uint8_t>(state >> 24));
  }
  GlTexture texture;
  glBindTexture(GL_TEXTURE_2D, texture.id());
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels.data());
  return texture;
}

/// Empty beyond the last level.
Pixels levelOf(const GlTexture& texture, GLint level) {
  glBindTexture(GL_TEXTURE_2D, texture.id());
  GLint width = 0;
  GLint height = 0;
  GLint last = 0;
  glGetTexParameteriv(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, &last);
  if (level > last) return {};
  glGetTexLevelParameteriv(GL_TEXTURE_2D, level, GL_TEXTURE_WIDTH, &width);
  glGetTexLevelParameteriv(GL_TEXTURE_2D, level, GL_TEXTURE_HEIGHT, &height);
  Pixels pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4);
  if (!pixels.empty()) glGetTexImage(GL_TEXTURE_2D, level, GL_RGBA, GL_UNSIGNED_BYTE, pixels.data());
  return pixels;
}

TEST_F(CopyPassTest, TheLevelsOfATextureAreThoseOfTheDriver) {
  for (const auto& [width, height] : {std::pair(64, 64), {256, 32}, {1, 32}, {60, 36}, {7, 5}, {1, 1}}) {
    const GlTexture own = noise(width, height);
    const GlTexture drivers = noise(width, height);
    copies_->makeLevels(own);
    glBindTexture(GL_TEXTURE_2D, drivers.id());
    glGenerateMipmap(GL_TEXTURE_2D);
    const std::string name = std::to_string(width) + " x " + std::to_string(height);
    for (GLint level = 0; level < 10; ++level) {
      EXPECT_LE(largestDifference(levelOf(own, level), levelOf(drivers, level)), 1) << name << ", level " << level;
    }
  }
}

constexpr int kWide = 50, kHigh = 40;

/// A triangle with slanted edges, drawn with several samples per pixel and copied.
Pixels resolvedTriangle(const GlProgram& program, const CopyPass* copies) {
  const Canvas samples(kWide, kHigh, 4, copies);
  const Canvas target(kWide, kHigh, 1);
  EXPECT_TRUE(samples.isComplete() && target.isComplete());
  const GlVertexArray vertices;
  glBindFramebuffer(GL_FRAMEBUFFER, samples.framebuffer());
  glViewport(0, 0, kWide, kHigh);
  glClearColor(0, 0, 1, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  program.use();
  program.set("flatColor", glm::vec4(1, 0.5, 0, 0.25));
  glBindVertexArray(vertices.id());
  glDrawArrays(GL_TRIANGLES, 0, 3);
  samples.resolveInto(target.framebuffer());
  glBindFramebuffer(GL_FRAMEBUFFER, target.framebuffer());
  Pixels pixels(std::size_t{kWide} * kHigh * 4);
  glReadPixels(0, 0, kWide, kHigh, GL_RGBA, GL_UNSIGNED_BYTE, pixels.data());
  return pixels;
}

TEST_F(CopyPassTest, SamplesAreAveragedAsByTheDriver) {
  const Result<GlProgram> program = GlProgram::make({},
                                                    "void main() { gl_Position = vec4(vec2(gl_VertexID == 1, "
                                                    "gl_VertexID == 2) * 1.7 - 0.9, 0, 1); }",
                                                    kFlatColorFragment);
  ASSERT_TRUE(program.ok()) << program.error().message();
  const Pixels own = resolvedTriangle(*program, copies_.get());
  EXPECT_LE(largestDifference(own, resolvedTriangle(*program, nullptr)), 1);
  EXPECT_TRUE(std::ranges::any_of(own, [](int value) { return value > 0 && value < 64; })) << "partly covered pixels";
}

}  // namespace
}  // namespace furitsuke::render
