// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "core/network/aligned_floats.h"
#include "core/network/kernels.h"
#include "core/network/network_graph.h"

namespace furitsuke::network {

/// The shape of a picture: rows from the top, the channels of a pixel together.
struct PictureShape {
  int height = 1, width = 1, channels = 1;

  [[nodiscard]] std::size_t pixels() const {
    return static_cast<std::size_t>(height) * static_cast<std::size_t>(width);
  }
  [[nodiscard]] std::size_t floats() const { return pixels() * static_cast<std::size_t>(channels); }
  friend bool operator==(const PictureShape&, const PictureShape&) = default;
};

/// How a filter or a pool moves over a picture. The picture is continued by `top` rows and `left` columns, and as many
/// as are needed at the other sides.
struct WindowShape {
  int height = 1, width = 1;
  int strideY = 1, strideX = 1;
  int top = 0, left = 0;
};

/// The limits of results.
struct ValueLimits {
  float low = 0, high = 0;
};

// What a step does with its inputs (NetworkStep::inputs, in this order).

struct ConvolutionWork {
  PictureShape from, to;
  WindowShape window;
  AlignedFloats weights, bias;  ///< see MatrixJob
  ValueLimits limits;
  bool addsSecondInput = false;  ///< of the shape of the result
};
struct DepthwiseWork {
  PictureShape from, to;
  WindowShape window;
  AlignedFloats weights, bias;  ///< see DepthwiseJob
  std::size_t weightStride = 0;
  ValueLimits limits;
};
struct AddWork {
  std::size_t count = 0;
  ValueLimits limits;
};
/// Negative values are multiplied by the slope of their channel.
struct SlopeWork {
  std::size_t count = 0;
  std::vector<float> slopes;
};
struct LogisticWork {
  std::size_t count = 0;
};
struct MaxPoolWork {
  PictureShape from, to;
  WindowShape window;
  ValueLimits limits;
};
/// The mean of all pixels.
struct MeanWork {
  PictureShape from;
};
struct PadWork {
  PictureShape from, to;
  int top = 0, left = 0, front = 0;  ///< zeros before the rows, columns and channels
};
/// Blocks of each input in turn, `count` times.
struct ConcatenationWork {
  std::size_t count = 0;
  std::vector<std::size_t> blocks;  ///< floats, for each input
};
struct DepthToSpaceWork {
  PictureShape from, to;
  int block = 1;
};
struct ResizeWork {
  PictureShape from, to;
  bool isHalfPixel = false, isCornerAligned = false;
};
/// The output is the memory of the input.
struct ReshapeWork {};

using StepWork = std::variant<ConvolutionWork, DepthwiseWork, AddWork, SlopeWork, LogisticWork, MaxPoolWork, MeanWork,
                              PadWork, ConcatenationWork, DepthToSpaceWork, ResizeWork, ReshapeWork>;

struct NetworkStep {
  std::vector<std::size_t> inputs;  ///< tensors that are computed
  std::size_t output = 0;
  StepWork work;
};

/// The step of an operator, with its weights arranged for these kernels. Nothing if the shapes of its tensors do not
/// fit or it has a form that is not supported.
[[nodiscard]] std::optional<NetworkStep> makeStep(const NetworkGraph& graph, const GraphOperator& each,
                                                  const Kernels& kernels);

/// Weights of rows (one for each column of the result) as a MatrixJob wants them.
[[nodiscard]] AlignedFloats packedWeights(const std::vector<float>& rows, std::size_t columns, std::size_t depth,
                                          std::size_t lanes);

/// The multiplications of a step, or as many other operations of about that cost.
[[nodiscard]] std::uint64_t costOf(const NetworkStep& step);

}  // namespace furitsuke::network
