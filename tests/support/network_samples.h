// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/base/bytes.h"

namespace furitsuke::test {

/// Options of an operator: the numbers of the fields of its table, with their values and sizes in bytes.
struct NetworkOption {
  std::int32_t value = 0;
  int bytes = 4;
};
using NetworkOptionTable = std::map<int, NetworkOption>;

/// Numbers of operators in TFLite's schema.
namespace builtin {
inline constexpr int kAdd = 0, kConcatenation = 2, kConvolution = 3, kDepthwise = 4, kDepthToSpace = 5, kDequantize = 6,
                     kFullyConnected = 9, kLogistic = 14, kMaxPool = 17, kRelu = 19, kReshape = 22, kResize = 23,
                     kPad = 34, kMean = 40, kPrelu = 54, kDensify = 124;
}  // namespace builtin

/// Options as TFLite's tables have them. Activation: 0 none, 1 RELU, 3 RELU6.
[[nodiscard]] NetworkOptionTable convolutionOptions(bool isPadded, int strideY, int strideX, int activation = 0);
[[nodiscard]] NetworkOptionTable depthwiseOptions(bool isPadded, int strideY, int strideX, int activation = 0);
[[nodiscard]] NetworkOptionTable poolOptions(bool isPadded, int strideY, int strideX, int height, int width);

/// Makes TFLite files. Tensors are numbered in the order in which they are added.
class NetworkSample {
 public:
  using Sizes = std::vector<std::int32_t>;

  /// A tensor that an operator computes, or the input.
  int tensor(Sizes sizes, std::string name = {});
  int constant(Sizes sizes, const std::vector<float>& values);
  /// The values rounded to 16 bits, which they must be exactly.
  int halves(Sizes sizes, const std::vector<float>& values);
  /// The same without zeros in the last dimension.
  int sparseHalves(Sizes sizes, const std::vector<float>& values);
  int integers(Sizes sizes, const std::vector<std::int32_t>& values);
  void operation(int builtin, std::vector<std::int32_t> inputs, int output, NetworkOptionTable options = {});

  [[nodiscard]] Bytes file(int input, std::vector<std::int32_t> outputs) const;

 private:
  struct Tensor {
    Sizes sizes;
    int type = 0;
    std::string name;
    Bytes content;
    std::vector<std::int32_t> segments, indices;  ///< of a sparse one
  };
  struct Operation {
    int builtin = 0;
    std::vector<std::int32_t> inputs;
    int output = 0;
    NetworkOptionTable options;
  };
  int add(Tensor tensor);

  std::vector<Tensor> tensors_;
  std::vector<Operation> operations_;
};

/// A network with one operator of each kind: input 1x8x8x3, outputs "sum" and "answer".
[[nodiscard]] Bytes everyOperatorNetwork();

}  // namespace furitsuke::test
