// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/network/flatbuffer.h"

namespace furitsuke::network {

/// Sizes of a tensor along its dimensions. Of a picture: 1, height, width, channels.
using Shape = std::vector<std::int32_t>;
inline constexpr std::size_t kMostDimensions = 6;

/// The number of elements; at most kMostElements.
[[nodiscard]] std::size_t elementCount(const Shape& shape);
inline constexpr std::size_t kMostElements = std::size_t{1} << 28;

/// The operators that are known. Those that only change how constants are stored are no steps of a graph: DEQUANTIZE,
/// DENSIFY.
enum class OperatorKind : std::uint8_t {
  Add,
  Concatenation,
  Convolution,
  DepthToSpace,
  Depthwise,
  FullyConnected,
  Logistic,
  MaxPool,
  Mean,
  Pad,
  Prelu,
  Relu,
  Reshape,
  ResizeBilinear,
};

/// The name of TFLite: "CONV_2D".
[[nodiscard]] std::string_view operatorName(OperatorKind kind);

/// What is done to each result.
enum class Activation : std::uint8_t { None, Relu, Relu6 };

struct GraphTensor {
  enum class Type : std::uint8_t { Float, Half, Integer, Other };

  std::string name;
  Shape shape;
  Type type = Type::Other;
  ByteView content;    ///< of a constant; empty otherwise
  FlatTable sparsity;  ///< of a constant in which zeros are left out
  /// Of a constant that is stored in another way in another tensor.
  std::optional<std::size_t> storedIn;

  [[nodiscard]] bool isConstant() const { return !content.empty() || storedIn.has_value(); }
};

struct GraphOperator {
  OperatorKind kind = OperatorKind::Add;
  std::vector<std::size_t> inputs;  ///< tensors; kNoTensor: a bias that is left out
  std::size_t output = 0;
  std::array<std::int32_t, 2> stride{1, 1};  ///< y, x
  std::array<std::int32_t, 2> filter{1, 1};  ///< of a pool
  bool isPadded = false;                     ///< zeros around the picture keep its size
  Activation activation = Activation::None;
  std::int32_t axis = 0;   ///< of a concatenation
  std::int32_t block = 0;  ///< of DepthToSpace
  bool isHalfPixel = false, isCornerAligned = false;
};
inline constexpr std::size_t kNoTensor = static_cast<std::size_t>(-1);

/// A network as its file describes it. All tensors that operators name exist, and each is computed once and before it
/// is used. Refers to the bytes of the file.
struct NetworkGraph {
  std::vector<GraphTensor> tensors;
  std::vector<GraphOperator> operators;
  std::size_t input = 0;
  std::vector<std::size_t> outputs;
};

/// Reads a network of float32 with one input from a TFLite file, schema version 3. An Error if it is damaged or has
/// other operators or options. `file` must outlive the graph.
/// Source: https://github.com/tensorflow/tensorflow/blob/master/tensorflow/lite/schema/schema.fbs
[[nodiscard]] Result<NetworkGraph> readNetworkGraph(FlatFile& file);

/// The values of a constant. Nothing if it is damaged or has another type.
[[nodiscard]] std::optional<std::vector<float>> floatsOf(const NetworkGraph& graph, std::size_t tensor);
[[nodiscard]] std::optional<std::vector<std::int32_t>> integersOf(const NetworkGraph& graph, std::size_t tensor);

}  // namespace furitsuke::network
