// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

#include "core/base/vector.h"
#include "core/model/skeleton.h"

namespace furitsuke {

/// Numbers as in a PMX.
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
  bool castsShadow = false;     ///< onto the model's own parts
  bool receivesShadow = false;  ///< from them
  bool edge = false;
  bool vertexColor = false;  ///< these three from version 2.1 on
  bool points = false;
  bool lines = false;
  Vec4 edgeColor{};
  float edgeSize = 0;
  std::int32_t texture = kNoIndex;  ///< into Model::textures
  std::int32_t sphere = kNoIndex;   ///< likewise
  SphereMode sphereMode = SphereMode::Off;
  std::int32_t toonTexture = kNoIndex;  ///< likewise
  /// 0..9 for toon01.bmp to toon10.bmp, then `toonTexture` is none. For a PMD a file of that name beside the model
  /// takes the place of the shared one.
  std::int32_t sharedToon = kNoIndex;
  std::string memo;
  /// Its part of Mesh::indices; a multiple of three.
  std::uint32_t firstIndex = 0;
  std::uint32_t indexCount = 0;
};

}  // namespace furitsuke
