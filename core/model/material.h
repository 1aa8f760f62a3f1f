// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

#include "core/base/vector.h"
#include "core/model/skeleton.h"

namespace furitsuke::model {

/// Values as in PMX.
enum class SphereMode : std::uint8_t { Off, Multiply, Add, SubTexture };

inline constexpr std::int32_t kSharedToonCount = 10;

struct Material {
  ModelName name;
  Vec4 diffuse{};  ///< r g b a
  Vec3 specular{};
  float power = 0;
  Vec3 ambient{};
  bool doubleSided = false;
  bool groundShadow = false;
  bool castsShadow = false;     ///< onto other parts of the same model
  bool receivesShadow = false;  ///< from other parts of the same model
  bool edge = false;
  bool vertexColor = false;  ///< this and the next two: PMX 2.1 and later
  bool points = false;
  bool lines = false;
  Vec4 edgeColor{};
  float edgeSize = 0;
  std::int32_t texture = kNoIndex;  ///< into Model::textures
  std::int32_t sphere = kNoIndex;   ///< into Model::textures
  SphereMode sphereMode = SphereMode::Off;
  std::int32_t toonTexture = kNoIndex;  ///< into Model::textures
  /// 0..9 for toon01.bmp to toon10.bmp; `toonTexture` is then kNoIndex. For a PMD, a file of that name in the folder of
  /// the model replaces the shared toon.
  std::int32_t sharedToon = kNoIndex;
  std::string memo;
  /// The range in Mesh::indices; a multiple of three.
  std::uint32_t firstIndex = 0;
  std::uint32_t indexCount = 0;
};

}  // namespace furitsuke::model
