// SPDX-License-Identifier: MIT
#include "core/network/network_steps.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <type_traits>
#include <utility>

namespace furitsuke::network {

namespace {

constexpr std::int32_t kMostStride = 1'024;

std::size_t roundedUp(std::size_t count, std::size_t unit) { return (count + unit - 1) / unit * unit; }

ValueLimits limitsOf(Activation activation) {
  constexpr float kInfinity = std::numeric_limits<float>::infinity();
  switch (activation) {
    case Activation::Relu: return {0, kInfinity};
    case Activation::Relu6: return {0, 6};
    default: return {-kInfinity, kInfinity};
  }
}

/// Makes the step of one operator.
class StepMaker {
 public:
  StepMaker(const NetworkGraph& graph, const GraphOperator& each, const Kernels& kernels)
      : graph_(graph), each_(each), lanes_(kernels.lanes) {}

  std::optional<NetworkStep> make() {
    std::optional<StepWork> work = workOf();
    if (!work) return {};
    return NetworkStep{inputs_, each_.output, *std::move(work)};
  }

 private:
  std::optional<StepWork> workOf() {
    switch (each_.kind) {
      case OperatorKind::Add: return add();
      case OperatorKind::Concatenation: return concatenation();
      case OperatorKind::Convolution: return convolution();
      case OperatorKind::DepthToSpace: return depthToSpace();
      case OperatorKind::Depthwise: return depthwise();
      case OperatorKind::FullyConnected: return fullyConnected();
      case OperatorKind::Logistic: return sameShape() ? std::optional<StepWork>(LogisticWork{count()}) : std::nullopt;
      case OperatorKind::MaxPool: return maxPool();
      case OperatorKind::Mean: return mean();
      case OperatorKind::Pad: return pad();
      case OperatorKind::Prelu: return prelu();
      case OperatorKind::Relu: return sameShape() ? std::optional<StepWork>(SlopeWork{count(), {0.0F}}) : std::nullopt;
      case OperatorKind::Reshape:
        if (!useComputed(0) || elementCount(shapeOf(0)) != count()) return {};
        return ReshapeWork{};
      case OperatorKind::ResizeBilinear: return resize();
    }
    return {};
  }

  [[nodiscard]] const Shape& shapeOf(std::size_t input) const { return graph_.tensors[each_.inputs[input]].shape; }
  [[nodiscard]] const Shape& resultShape() const { return graph_.tensors[each_.output].shape; }
  [[nodiscard]] std::size_t count() const { return elementCount(resultShape()); }
  [[nodiscard]] bool isConstant(std::size_t input) const { return graph_.tensors[each_.inputs[input]].isConstant(); }

  /// Makes that input one of the step. False if it is a constant.
  bool useComputed(std::size_t input) {
    if (isConstant(input)) return false;
    inputs_.push_back(each_.inputs[input]);
    return true;
  }
  bool sameShape() { return useComputed(0) && shapeOf(0) == resultShape(); }

  static std::optional<PictureShape> pictureOf(const Shape& shape) {
    if (shape.size() != 4 || shape[0] != 1) return {};
    return PictureShape{shape[1], shape[2], shape[3]};
  }
  /// The pictures that the step reads and makes.
  std::optional<std::pair<PictureShape, PictureShape>> pictures() {
    if (!useComputed(0)) return {};
    const auto from = pictureOf(shapeOf(0));
    const auto to = pictureOf(resultShape());
    if (!from || !to) return {};
    return std::pair(*from, *to);
  }

  /// The zeros before a row or column so that there are `result` places of the filter. Nothing if there are not.
  [[nodiscard]] std::optional<int> zerosBefore(int size, int result, int filter, int stride) const {
    if (filter < 1 || stride < 1 || stride > kMostStride) return {};
    if (!each_.isPadded) {
      if (filter > size || result != (size - filter) / stride + 1) return {};
      return 0;
    }
    if (result != (std::int64_t{size} + stride - 1) / stride) return {};
    const std::int64_t missing = (std::int64_t{result} - 1) * stride + filter - size;
    return static_cast<int>(std::max<std::int64_t>(missing, 0) / 2);
  }
  [[nodiscard]] std::optional<WindowShape> windowOf(const PictureShape& from, const PictureShape& to, int height,
                                                    int width) const {
    const auto top = zerosBefore(from.height, to.height, height, each_.stride[0]);
    const auto left = zerosBefore(from.width, to.width, width, each_.stride[1]);
    if (!top || !left) return {};
    return WindowShape{height, width, each_.stride[0], each_.stride[1], *top, *left};
  }

  /// The third input: a number for each of `count` channels, or zeros if it is left out. `room`: with zeros after them.
  [[nodiscard]] std::optional<AlignedFloats> biasOf(std::size_t count, std::size_t room) const {
    AlignedFloats bias(room, 0.0F);
    if (each_.inputs.size() < 3 || each_.inputs[2] == kNoTensor) return bias;
    if (!isConstant(2) || shapeOf(2) != Shape{static_cast<std::int32_t>(count)}) return {};
    const auto values = floatsOf(graph_, each_.inputs[2]);
    if (!values) return {};
    std::ranges::copy(*values, bias.begin());
    return bias;
  }
  [[nodiscard]] std::optional<std::vector<std::int32_t>> integersAt(std::size_t input, std::size_t count) const {
    if (!isConstant(input)) return {};
    auto values = integersOf(graph_, each_.inputs[input]);
    if (!values || values->size() != count) return {};
    return values;
  }

  std::optional<StepWork> add() {
    if (!useComputed(0) || !useComputed(1) || shapeOf(0) != resultShape() || shapeOf(1) != resultShape()) return {};
    return AddWork{count(), limitsOf(each_.activation)};
  }

  std::optional<StepWork> concatenation() {
    const Shape& result = resultShape();
    const auto rank = static_cast<std::int32_t>(result.size());
    const std::int32_t axis = each_.axis < 0 ? each_.axis + rank : each_.axis;
    if (axis < 0 || axis >= rank) return {};
    const auto at = static_cast<std::size_t>(axis);
    ConcatenationWork work{.count = elementCount(Shape(result.begin(), result.begin() + axis)), .blocks = {}};
    std::int64_t total = 0;
    for (std::size_t i = 0; i < each_.inputs.size(); ++i) {
      if (each_.inputs[i] == kNoTensor || !useComputed(i)) return {};
      Shape shape = shapeOf(i);
      if (shape.size() != result.size()) return {};
      work.blocks.push_back(elementCount(Shape(shape.begin() + axis, shape.end())));
      total += shape[at];
      shape[at] = result[at];
      if (shape != result) return {};
    }
    if (total != result[at]) return {};
    return work;
  }

  std::optional<StepWork> convolution() {
    const auto shapes = pictures();
    const Shape& filter = shapeOf(1);
    if (!shapes || !isConstant(1) || filter.size() != 4) return {};
    const auto& [from, to] = *shapes;
    const auto window = windowOf(from, to, filter[1], filter[2]);
    if (!window || filter[0] != to.channels || filter[3] != from.channels) return {};
    const auto columns = static_cast<std::size_t>(to.channels);
    const auto values = floatsOf(graph_, each_.inputs[1]);
    auto bias = biasOf(columns, roundedUp(columns, 2 * lanes_));
    if (!values || !bias) return {};
    return ConvolutionWork{from,
                           to,
                           *window,
                           packedWeights(*values, columns, values->size() / columns, lanes_),
                           *std::move(bias),
                           limitsOf(each_.activation)};
  }

  std::optional<StepWork> fullyConnected() {
    if (!useComputed(0)) return {};
    const Shape& matrix = shapeOf(1);
    if (!isConstant(1) || matrix.size() != 2 || resultShape().empty() || resultShape().back() != matrix[0]) return {};
    const auto columns = static_cast<std::size_t>(matrix[0]);
    const auto depth = static_cast<std::size_t>(matrix[1]);
    const std::size_t rows = count() / columns;
    if (elementCount(shapeOf(0)) != rows * depth) return {};
    const auto values = floatsOf(graph_, each_.inputs[1]);
    auto bias = biasOf(columns, roundedUp(columns, 2 * lanes_));
    if (!values || !bias) return {};
    return ConvolutionWork{{static_cast<int>(rows), 1, matrix[1]},
                           {static_cast<int>(rows), 1, matrix[0]},
                           {},
                           packedWeights(*values, columns, depth, lanes_),
                           *std::move(bias),
                           limitsOf(each_.activation)};
  }

  std::optional<StepWork> depthwise() {
    const auto shapes = pictures();
    const Shape& filter = shapeOf(1);
    if (!shapes || !isConstant(1) || filter.size() != 4 || filter[0] != 1) return {};
    const auto& [from, to] = *shapes;
    const auto window = windowOf(from, to, filter[1], filter[2]);
    if (!window || filter[3] != from.channels || to.channels != from.channels) return {};
    const auto channels = static_cast<std::size_t>(from.channels);
    const std::size_t stride = roundedUp(channels, lanes_);
    const auto values = floatsOf(graph_, each_.inputs[1]);
    auto bias = biasOf(channels, stride);
    if (!values || !bias) return {};
    const std::size_t places = values->size() / channels;
    AlignedFloats weights(places * stride, 0.0F);
    for (std::size_t i = 0; i < places; ++i) {
      std::copy_n(values->data() + i * channels, channels, weights.data() + i * stride);
    }
    return DepthwiseWork{from, to, *window, std::move(weights), *std::move(bias), stride, limitsOf(each_.activation)};
  }

  std::optional<StepWork> prelu() {
    if (!sameShape() || !isConstant(1)) return {};
    auto slopes = floatsOf(graph_, each_.inputs[1]);
    const Shape& shape = shapeOf(1);
    if (!slopes || shape.empty() || static_cast<std::size_t>(shape.back()) != slopes->size() || resultShape().empty() ||
        shape.back() != resultShape().back()) {
      return {};
    }
    return SlopeWork{count(), *std::move(slopes)};
  }

  std::optional<StepWork> maxPool() {
    const auto shapes = pictures();
    if (!shapes || shapes->first.channels != shapes->second.channels) return {};
    const auto window = windowOf(shapes->first, shapes->second, each_.filter[0], each_.filter[1]);
    if (!window) return {};
    return MaxPoolWork{shapes->first, shapes->second, *window, limitsOf(each_.activation)};
  }

  std::optional<StepWork> mean() {
    if (!useComputed(0)) return {};
    const auto from = pictureOf(shapeOf(0));
    const auto axes = integersAt(1, 2);
    if (!from || !axes || *axes != std::vector<std::int32_t>{1, 2}) return {};
    if (count() != static_cast<std::size_t>(from->channels)) return {};
    return MeanWork{*from};
  }

  std::optional<StepWork> pad() {
    const auto shapes = pictures();
    const auto zeros = integersAt(1, 8);
    if (!shapes || !zeros || shapeOf(1) != Shape{4, 2}) return {};
    for (std::size_t i = 0; i < 4; ++i) {
      const std::int32_t before = (*zeros)[2 * i];
      const std::int32_t after = (*zeros)[2 * i + 1];
      if (before < 0 || after < 0 || std::int64_t{shapeOf(0)[i]} + before + after != resultShape()[i]) return {};
    }
    return PadWork{shapes->first, shapes->second, (*zeros)[2], (*zeros)[4], (*zeros)[6]};
  }

  std::optional<StepWork> depthToSpace() {
    const auto shapes = pictures();
    const int block = each_.block;
    if (!shapes || block < 1 || block > kMostStride) return {};
    const auto& [from, to] = *shapes;
    const bool fits = std::int64_t{from.height} * block == to.height && std::int64_t{from.width} * block == to.width &&
                      std::int64_t{to.channels} * block * block == from.channels;
    if (!fits) return {};
    return DepthToSpaceWork{from, to, block};
  }

  std::optional<StepWork> resize() {
    const auto shapes = pictures();
    const auto size = integersAt(1, 2);
    if (!shapes || !size || shapes->first.channels != shapes->second.channels) return {};
    if ((*size)[0] != shapes->second.height || (*size)[1] != shapes->second.width) return {};
    if (each_.isHalfPixel && each_.isCornerAligned) return {};
    return ResizeWork{shapes->first, shapes->second, each_.isHalfPixel, each_.isCornerAligned};
  }

  const NetworkGraph& graph_;
  const GraphOperator& each_;
  const std::size_t lanes_;
  std::vector<std::size_t> inputs_;
};

}  // namespace

AlignedFloats packedWeights(const std::vector<float>& rows, std::size_t columns, std::size_t depth, std::size_t lanes) {
  AlignedFloats packed(roundedUp(columns, lanes) * depth, 0.0F);
  float* panel = packed.data();
  for (std::size_t column = 0; column < columns;) {
    const std::size_t width = columns - column > lanes ? 2 * lanes : lanes;
    const std::size_t used = std::min(width, columns - column);
    for (std::size_t c = 0; c < used; ++c) {
      const float* const row = rows.data() + (column + c) * depth;
      for (std::size_t k = 0; k < depth; ++k) panel[k * width + c] = row[k];
    }
    panel += depth * width;
    column += width;
  }
  return packed;
}

std::optional<NetworkStep> makeStep(const NetworkGraph& graph, const GraphOperator& each, const Kernels& kernels) {
  return StepMaker(graph, each, kernels).make();
}

std::uint64_t costOf(const NetworkStep& step) {
  return std::visit(
      [](const auto& work) -> std::uint64_t {
        using Work = std::decay_t<decltype(work)>;
        if constexpr (std::is_same_v<Work, ConvolutionWork> || std::is_same_v<Work, DepthwiseWork>) {
          return std::uint64_t{work.to.pixels()} * work.weights.size();
        } else if constexpr (std::is_same_v<Work, MaxPoolWork>) {
          // Of a window that is larger than the picture only the picture is looked at.
          return std::uint64_t{work.to.floats()} *
                 static_cast<std::uint64_t>(std::min(work.window.height, work.from.height)) *
                 static_cast<std::uint64_t>(std::min(work.window.width, work.from.width));
        } else if constexpr (std::is_same_v<Work, MeanWork>) {
          return work.from.floats();
        } else if constexpr (std::is_same_v<Work, PadWork> || std::is_same_v<Work, DepthToSpaceWork>) {
          return work.to.floats();
        } else if constexpr (std::is_same_v<Work, ResizeWork>) {
          return 4 * std::uint64_t{work.to.floats()};
        } else if constexpr (std::is_same_v<Work, ConcatenationWork>) {
          return std::uint64_t{work.count} * std::accumulate(work.blocks.begin(), work.blocks.end(), std::size_t{0});
        } else if constexpr (std::is_same_v<Work, ReshapeWork>) {
          return 0;
        } else {
          return work.count;
        }
      },
      step.work);
}

}  // namespace furitsuke::network
