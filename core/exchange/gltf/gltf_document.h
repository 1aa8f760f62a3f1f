// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/result.h"

// The parts of a glTF 2.0 file that animate nodes, as they are in the file. Used inside core/exchange only.
namespace furitsuke::exchange {

/// A part of a buffer.
struct GltfView {
  std::size_t buffer = 0, offset = 0, length = 0;
  std::size_t stride = 0;  ///< 0: elements follow each other
};

/// Elements that replace some of an accessor.
struct GltfSparse {
  std::size_t count = 0;
  std::size_t indexView = 0, indexOffset = 0;
  std::int32_t indexType = 0;
  std::size_t valueView = 0, valueOffset = 0;
};

struct GltfAccessor {
  std::optional<std::size_t> view;  ///< without one, all values are 0
  std::size_t offset = 0, count = 0;
  std::int32_t componentType = 0;  ///< 5120 to 5126, as in OpenGL
  std::size_t components = 0;      ///< 1 for SCALAR, 3 for VEC3, 4 for VEC4; 0 for others
  bool isNormalized = false;
  std::optional<GltfSparse> sparse;
};

struct GltfNode {
  std::string name;
  std::vector<std::size_t> children;
  std::optional<std::size_t> mesh, camera;
  std::array<double, 3> translation{0, 0, 0}, scale{1, 1, 1};
  std::array<double, 4> rotation{0, 0, 0, 1};
  std::optional<std::array<double, 16>> matrix;  ///< by columns; replaces the others
};

enum class GltfPath : std::uint8_t { Translation, Rotation, Weights, ViewAngle, Other };
enum class GltfInterpolation : std::uint8_t { Linear, Step, CubicSpline };

struct GltfSampler {
  std::size_t input = 0, output = 0;  ///< accessors
  GltfInterpolation interpolation = GltfInterpolation::Linear;
};
struct GltfChannel {
  std::size_t sampler = 0;
  std::optional<std::size_t> node;  ///< for a ViewAngle the camera
  GltfPath path = GltfPath::Other;
};
struct GltfAnimation {
  std::string name;
  std::vector<GltfChannel> channels;
  std::vector<GltfSampler> samplers;
};

/// A node of VRM Animation whose translation along x is the weight of an expression.
struct GltfExpression {
  std::string name;
  bool isPreset = false;
  std::size_t node = 0;
};

class GltfDocument {
 public:
  /// Reads a GLB or the JSON of a glTF. `bytes` must outlive the document. Other files are only read from `folder` and
  /// below; none if it is empty.
  [[nodiscard]] static Result<GltfDocument> read(ByteView bytes, const std::filesystem::path& folder);

  std::vector<GltfNode> nodes;
  std::vector<GltfAnimation> animations;
  std::vector<double> viewAngles;  ///< of each camera: vertical, radians; 0 without perspective
  double metersPerUnit = 1;        ///< another one only in files of writeSkeleton()
  /// Names and nodes of the bones of a person that VRM 0, VRM 1 and VRM Animation list, such as "leftHand".
  std::vector<std::pair<std::string, std::size_t>> humanBones;
  std::vector<GltfExpression> expressions;
  std::optional<std::size_t> gazeNode;                ///< whose rotation VRM Animation uses for the eyes
  std::vector<std::vector<std::string>> targetNames;  ///< of each mesh; empty if its targets have no names

  /// Of all buffers.
  [[nodiscard]] std::size_t byteCount() const noexcept;
  [[nodiscard]] std::size_t countOfAccessor(std::size_t accessor) const;
  /// The values of an accessor of that many components per element, one element after the other; normalized integers as
  /// numbers up to 1. An Error if the accessor does not exist, is of another type, or is not within its buffer.
  [[nodiscard]] Result<std::vector<float>> values(std::size_t accessor, std::size_t components) const;

 private:
  friend class GltfJson;

  [[nodiscard]] Result<ByteView> viewBytes(std::size_t view, std::size_t offset, std::size_t size) const;
  [[nodiscard]] Status applySparse(const GltfAccessor& accessor, std::vector<float>& values) const;

  std::vector<GltfAccessor> accessors_;
  std::vector<GltfView> views_;
  std::vector<ByteView> buffers_;
  std::vector<Bytes> owned_;  ///< what `buffers_` refers to, unless it is a part of the file
};

}  // namespace furitsuke::exchange
