// SPDX-License-Identifier: MIT
#include <bit>
#include <cmath>

#include "core/network/network_graph.h"

namespace furitsuke::network {

namespace {

/// An IEEE 754 number of 16 bits.
float fromHalf(std::uint16_t half) {
  constexpr std::uint32_t kSpecialExponent = 31, kExponentDifference = 127 - 15;
  const std::uint32_t sign = static_cast<std::uint32_t>(half >> 15) << 31;
  const std::uint32_t exponent = (half >> 10) & 31U;
  const std::uint32_t fraction = half & 1023U;
  if (exponent == 0) {
    const float tiny = std::ldexp(static_cast<float>(fraction), -24);
    return sign != 0 ? -tiny : tiny;
  }
  const std::uint32_t wide = exponent == kSpecialExponent ? 255U : exponent + kExponentDifference;
  return std::bit_cast<float>(sign | wide << 23 | fraction << 13);
}

std::size_t bytesOf(GraphTensor::Type type) { return type == GraphTensor::Type::Half ? 2 : 4; }

float valueAt(const GraphTensor& tensor, std::size_t i) {
  const std::byte* const at = tensor.content.data() + i * bytesOf(tensor.type);
  return tensor.type == GraphTensor::Type::Half ? fromHalf(loadLe<std::uint16_t>(at)) : loadLe<float>(at);
}

/// A list of the sparse format, whose elements have one of three sizes.
std::optional<std::vector<std::size_t>> indexList(const FlatTable& dimension, std::size_t typeField,
                                                  std::size_t field) {
  const std::size_t bytes = [&] {
    switch (dimension.number<std::uint8_t>(typeField)) {
      case 1: return 4;
      case 2: return 2;
      case 3: return 1;
      default: return 0;
    }
  }();
  if (bytes == 0) return {};
  const ByteView content = dimension.table(field).vectorBytes(0, bytes);
  std::vector<std::size_t> found;
  found.reserve(content.size() / bytes);
  for (std::size_t at = 0; at < content.size(); at += bytes) {
    const std::byte* const from = content.data() + at;
    found.push_back(bytes == 4   ? loadLe<std::uint32_t>(from)
                    : bytes == 2 ? loadLe<std::uint16_t>(from)
                                 : loadLe<std::uint8_t>(from));
  }
  return found;
}

/// Only the last dimension leaves zeros out, and the dimensions have their usual order.
bool isKnownSparsity(const GraphTensor& tensor, const std::vector<FlatTable>& dimensions) {
  if (dimensions.size() != tensor.shape.size() || dimensions.empty()) return false;
  const std::vector<std::int32_t> order = tensor.sparsity.integers(0, 2 * kMostDimensions);
  if (order.size() != dimensions.size() || tensor.sparsity.vectorBytes(1, 4).size() != 0) return false;
  for (std::size_t i = 0; i < dimensions.size(); ++i) {
    const bool isSparse = dimensions[i].number<std::int8_t>(0) != 0;
    if (isSparse != (i + 1 == dimensions.size()) || order[i] != static_cast<std::int32_t>(i)) return false;
  }
  return true;
}

std::optional<std::vector<float>> sparseFloats(const GraphTensor& tensor, std::size_t count) {
  const std::vector<FlatTable> dimensions = tensor.sparsity.tables(2, kMostDimensions);
  if (!isKnownSparsity(tensor, dimensions)) return {};
  const auto segments = indexList(dimensions.back(), 2, 3);
  const auto indices = indexList(dimensions.back(), 4, 5);
  const auto width = static_cast<std::size_t>(tensor.shape.back());
  if (!segments || !indices || segments->size() != count / width + 1) return {};
  if (indices->size() * bytesOf(tensor.type) != tensor.content.size()) return {};
  std::vector<float> values(count, 0);
  for (std::size_t row = 0; row + 1 < segments->size(); ++row) {
    const std::size_t end = (*segments)[row + 1];
    if (end > indices->size()) return {};
    for (std::size_t i = (*segments)[row]; i < end; ++i) {
      if ((*indices)[i] >= width) return {};
      values[row * width + (*indices)[i]] = valueAt(tensor, i);
    }
  }
  return values;
}

const GraphTensor& storedTensor(const NetworkGraph& graph, std::size_t tensor) {
  return graph.tensors[graph.tensors[tensor].storedIn.value_or(tensor)];
}

}  // namespace

std::optional<std::vector<float>> floatsOf(const NetworkGraph& graph, std::size_t tensor) {
  const GraphTensor& stored = storedTensor(graph, tensor);
  const std::size_t count = elementCount(stored.shape);
  if (stored.type != GraphTensor::Type::Float && stored.type != GraphTensor::Type::Half) return {};
  if (!stored.sparsity.isEmpty()) return sparseFloats(stored, count);
  if (stored.content.size() != count * bytesOf(stored.type)) return {};
  std::vector<float> values(count);
  for (std::size_t i = 0; i < count; ++i) values[i] = valueAt(stored, i);
  return values;
}

std::optional<std::vector<std::int32_t>> integersOf(const NetworkGraph& graph, std::size_t tensor) {
  const GraphTensor& stored = storedTensor(graph, tensor);
  const std::size_t count = elementCount(stored.shape);
  if (stored.type != GraphTensor::Type::Integer || stored.content.size() != count * sizeof(std::int32_t)) return {};
  std::vector<std::int32_t> values(count);
  for (std::size_t i = 0; i < count; ++i) {
    values[i] = loadLe<std::int32_t>(stored.content.data() + i * sizeof(std::int32_t));
  }
  return values;
}

}  // namespace furitsuke::network
