// SPDX-License-Identifier: MIT
#include "core/network/network_graph.h"

#include <algorithm>
#include <utility>

namespace furitsuke::network {

namespace {

constexpr std::uint32_t kIdentifier = 0x334C'4654;  // "TFL3"
constexpr std::size_t kMostTensors = 20'000;
constexpr std::size_t kMostInputs = 64;  // of an operator
constexpr std::size_t kLongestName = 1'000;

/// Numbers of TFLite's operators.
enum class Builtin : std::int32_t { Dequantize = 6, Densify = 124 };

struct KnownOperator {
  std::int32_t builtin;
  OperatorKind kind;
  std::string_view name;
  std::size_t fewestInputs;
};

constexpr std::array kKnownOperators = {
    KnownOperator{0, OperatorKind::Add, "ADD", 2},
    KnownOperator{2, OperatorKind::Concatenation, "CONCATENATION", 1},
    KnownOperator{3, OperatorKind::Convolution, "CONV_2D", 2},
    KnownOperator{5, OperatorKind::DepthToSpace, "DEPTH_TO_SPACE", 1},
    KnownOperator{4, OperatorKind::Depthwise, "DEPTHWISE_CONV_2D", 2},
    KnownOperator{9, OperatorKind::FullyConnected, "FULLY_CONNECTED", 2},
    KnownOperator{14, OperatorKind::Logistic, "LOGISTIC", 1},
    KnownOperator{17, OperatorKind::MaxPool, "MAX_POOL_2D", 1},
    KnownOperator{40, OperatorKind::Mean, "MEAN", 2},
    KnownOperator{34, OperatorKind::Pad, "PAD", 2},
    KnownOperator{54, OperatorKind::Prelu, "PRELU", 2},
    KnownOperator{19, OperatorKind::Relu, "RELU", 1},
    KnownOperator{22, OperatorKind::Reshape, "RESHAPE", 1},
    KnownOperator{23, OperatorKind::ResizeBilinear, "RESIZE_BILINEAR", 2},
};

Error damaged() { return Error::because(Core::tr("the network is damaged")); }

GraphTensor::Type typeOf(std::int8_t number) {
  switch (number) {
    case 0: return GraphTensor::Type::Float;
    case 1: return GraphTensor::Type::Half;
    case 2: return GraphTensor::Type::Integer;
    default: return GraphTensor::Type::Other;
  }
}

/// Reads the parts of a file one after the other.
class GraphReader {
 public:
  explicit GraphReader(FlatFile& file) : file_(file) {}

  Result<NetworkGraph> read() {
    if (file_.at<std::uint32_t>(4) != kIdentifier) return Error::because(Core::tr("it is not a TFLite network"));
    const FlatTable model(file_, file_.at<std::uint32_t>(0));
    for (const FlatTable& code : model.tables(1, kMostTensors)) {
      // Files of old versions have only the first field, which ends at 127.
      codes_.push_back(std::max<std::int32_t>(code.number<std::int8_t>(0), code.number<std::int32_t>(3)));
    }
    for (const FlatTable& buffer : model.tables(4, 2 * kMostTensors)) buffers_.push_back(buffer.vectorBytes(0, 1));
    const std::vector<FlatTable> graphs = model.tables(2, kMostTensors);
    if (file_.isDamaged() || graphs.empty()) return damaged();
    if (!readTensors(graphs.front())) return damaged();
    for (const FlatTable& each : graphs.front().tables(3, kMostTensors)) {
      if (const Status added = addOperator(each); !added) return added.error();
    }
    if (file_.isDamaged() || graph_.outputs.empty()) return damaged();
    for (const std::size_t output : graph_.outputs) {
      if (!isComputed_[output]) return damaged();
    }
    return std::move(graph_);
  }

 private:
  bool readTensors(const FlatTable& graph) {
    for (const FlatTable& each : graph.tables(0, kMostTensors)) {
      GraphTensor tensor;
      tensor.name = each.text(3, kLongestName);
      tensor.shape = each.integers(0, kMostDimensions);
      tensor.type = typeOf(each.number<std::int8_t>(1));
      tensor.sparsity = each.table(6);
      const std::size_t buffer = each.number<std::uint32_t>(2);
      if (file_.isDamaged() || buffer >= buffers_.size() || elementCount(tensor.shape) == 0) return false;
      tensor.content = buffers_[buffer];
      graph_.tensors.push_back(std::move(tensor));
    }
    isComputed_.resize(graph_.tensors.size(), false);
    const std::vector<std::int32_t> inputs = graph.integers(1, kMostInputs);
    if (file_.isDamaged() || inputs.size() != 1 || !exists(inputs.front())) return false;
    graph_.input = static_cast<std::size_t>(inputs.front());
    const GraphTensor& input = graph_.tensors[graph_.input];
    if (input.isConstant() || input.type != GraphTensor::Type::Float) return false;
    isComputed_[graph_.input] = true;
    for (const std::int32_t output : graph.integers(2, kMostInputs)) {
      if (!exists(output)) return false;
      graph_.outputs.push_back(static_cast<std::size_t>(output));
    }
    return !file_.isDamaged();
  }

  [[nodiscard]] bool exists(std::int32_t tensor) const {
    return tensor >= 0 && static_cast<std::size_t>(tensor) < graph_.tensors.size();
  }

  Status addOperator(const FlatTable& table) {
    const std::size_t code = table.number<std::uint32_t>(0);
    const std::vector<std::int32_t> outputs = table.integers(2, kMostInputs);
    GraphOperator each;
    for (const std::int32_t input : table.integers(1, kMostInputs)) {
      if (input != -1 && !exists(input)) return damaged();
      each.inputs.push_back(input == -1 ? kNoTensor : static_cast<std::size_t>(input));
    }
    if (file_.isDamaged() || code >= codes_.size() || outputs.size() != 1 || !exists(outputs.front()) ||
        each.inputs.empty()) {
      return damaged();
    }
    each.output = static_cast<std::size_t>(outputs.front());
    if (isComputed_[each.output] || graph_.tensors[each.output].isConstant()) return damaged();
    const std::int32_t builtin = codes_[code];
    if (builtin == static_cast<std::int32_t>(Builtin::Dequantize) ||
        builtin == static_cast<std::int32_t>(Builtin::Densify)) {
      return addStored(each);
    }
    const auto known = std::ranges::find(kKnownOperators, builtin, &KnownOperator::builtin);
    if (known == kKnownOperators.end()) {
      return Error::because(Core::trWith("the operator with the number %1 is not supported"), builtin);
    }
    each.kind = known->kind;
    if (each.inputs.size() < known->fewestInputs) return damaged();
    for (std::size_t i = 0; i < each.inputs.size(); ++i) {
      const std::size_t input = each.inputs[i];
      const bool isLeftOut = input == kNoTensor && i >= known->fewestInputs;
      if (!isLeftOut && (input == kNoTensor || !(isComputed_[input] || graph_.tensors[input].isConstant()))) {
        return damaged();
      }
    }
    if (!readOptions(table.table(4), each)) {
      return Error::because(Core::trWith("an operator %1 has options that are not supported"), known->name);
    }
    isComputed_[each.output] = true;
    graph_.operators.push_back(std::move(each));
    return Done{};
  }

  /// The output of the operator is a constant that is stored in its input.
  Status addStored(const GraphOperator& each) {
    const std::size_t input = each.inputs.front();
    if (input == kNoTensor || !graph_.tensors[input].isConstant() ||
        graph_.tensors[input].shape != graph_.tensors[each.output].shape) {
      return damaged();
    }
    graph_.tensors[each.output].storedIn = graph_.tensors[input].storedIn.value_or(input);
    return Done{};
  }

  static bool readActivation(const FlatTable& options, std::size_t field, GraphOperator& each) {
    switch (options.number<std::int8_t>(field)) {
      case 0: each.activation = Activation::None; return true;
      case 1: each.activation = Activation::Relu; return true;
      case 3: each.activation = Activation::Relu6; return true;
      default: return false;
    }
  }

  /// The options that convolutions and pools begin with.
  static bool readWindow(const FlatTable& options, GraphOperator& each) {
    const auto padding = options.number<std::int8_t>(0);
    each.isPadded = padding == 0;
    each.stride = {options.number<std::int32_t>(2), options.number<std::int32_t>(1)};
    return padding >= 0 && padding <= 1;
  }

  static bool isDilated(const FlatTable& options, std::size_t field) {
    return options.number<std::int32_t>(field, 1) != 1 || options.number<std::int32_t>(field + 1, 1) != 1;
  }

  static bool readOptions(const FlatTable& options, GraphOperator& each) {
    switch (each.kind) {
      case OperatorKind::Add:
      case OperatorKind::FullyConnected: return readActivation(options, 0, each);
      case OperatorKind::Concatenation:
        each.axis = options.number<std::int32_t>(0);
        return options.number<std::int8_t>(1) == 0;
      case OperatorKind::Convolution:
        return readWindow(options, each) && readActivation(options, 3, each) && !isDilated(options, 4);
      case OperatorKind::Depthwise:
        return readWindow(options, each) && options.number<std::int32_t>(3) == 1 && readActivation(options, 4, each) &&
               !isDilated(options, 5);
      case OperatorKind::MaxPool:
        each.filter = {options.number<std::int32_t>(4), options.number<std::int32_t>(3)};
        return readWindow(options, each) && readActivation(options, 5, each);
      case OperatorKind::DepthToSpace: each.block = options.number<std::int32_t>(0); return true;
      case OperatorKind::ResizeBilinear:
        each.isCornerAligned = options.number<std::uint8_t>(2) != 0;
        each.isHalfPixel = options.number<std::uint8_t>(3) != 0;
        return true;
      default: return true;
    }
  }

  FlatFile& file_;
  std::vector<std::int32_t> codes_;
  std::vector<ByteView> buffers_;
  std::vector<bool> isComputed_;  ///< tensors
  NetworkGraph graph_;
};

}  // namespace

std::size_t elementCount(const Shape& shape) {
  std::size_t count = 1;
  for (const std::int32_t size : shape) {
    if (size <= 0 || static_cast<std::size_t>(size) > kMostElements / count) return 0;
    count *= static_cast<std::size_t>(size);
  }
  return count;
}

std::string_view operatorName(OperatorKind kind) {
  const auto* const known = std::ranges::find(kKnownOperators, kind, &KnownOperator::kind);
  return known->name;
}

Result<NetworkGraph> readNetworkGraph(FlatFile& file) { return GraphReader(file).read(); }

}  // namespace furitsuke::network
