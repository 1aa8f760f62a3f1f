// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/network/kernels.h"
#include "core/network/network_graph.h"

namespace furitsuke::network {

struct NetworkOptions {
  /// The names of the outputs that are wanted; what only others need is not computed. Empty: all.
  std::vector<std::string> outputs = {};
  /// 1 or 2. Results are the same. With two, a second thread sleeps while nothing is computed.
  int threads = 1;
  const Kernels* kernels = nullptr;                ///< null: fastestKernels()
  std::size_t mostBytes = std::size_t{512} << 20;  ///< of weights and results together; with more it is not opened
};

/// A network of float32 from a TFLite file: pictures in, numbers out. Only for one thread at a time.
///
/// Operators: ADD, CONCATENATION, CONV_2D, DEPTHWISE_CONV_2D, DEPTH_TO_SPACE, FULLY_CONNECTED, LOGISTIC, MAX_POOL_2D,
/// MEAN, PAD, PRELU, RELU, RESHAPE, RESIZE_BILINEAR, and constants behind DEQUANTIZE and DENSIFY. The shapes between
/// operators are checked when the file is opened, so that running cannot fail.
class Network {
 public:
  /// An Error if the bytes are damaged, a wanted output is missing, or an operator is not supported. The bytes are not
  /// needed any more afterwards.
  [[nodiscard]] static Result<Network> open(ByteView file, const NetworkOptions& options = {});
  Network(Network&&) noexcept;
  Network& operator=(Network&&) noexcept;
  ~Network();

  /// Sizes of the input: 1, height, width, channels.
  [[nodiscard]] const Shape& inputShape() const;
  /// To be filled before each run(), which may overwrite it.
  [[nodiscard]] std::span<float> input();
  void run();
  /// The result of the last run(). Requires the name of a wanted output.
  [[nodiscard]] std::span<const float> output(std::string_view name) const;
  /// Nothing if no output has that name.
  [[nodiscard]] std::optional<Shape> outputShape(std::string_view name) const;

  [[nodiscard]] std::size_t stepCount() const;
  [[nodiscard]] std::size_t resultBytes() const;  ///< of the memory for all intermediate results
  [[nodiscard]] std::uint64_t cost() const;       ///< multiplications of a run, about

 private:
  struct State;
  explicit Network(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace furitsuke::network
