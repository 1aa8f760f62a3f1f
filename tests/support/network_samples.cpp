// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/network_samples.h"

#include <bit>
#include <cstring>
#include <memory>
#include <numeric>
#include <utility>
#include <variant>

namespace furitsuke::test {

namespace {

/// A part of a FlatBuffers file that others refer to.
struct FlatPart {
  struct Reference {
    std::shared_ptr<FlatPart> part;
  };
  using Field = std::variant<NetworkOption, Reference>;

  std::map<int, Field> fields;                      ///< of a table
  std::vector<std::shared_ptr<FlatPart>> elements;  ///< of a vector of tables
  Bytes content;                                    ///< of a vector of numbers
  std::uint32_t count = 0;                          ///< of them
  enum class Kind { Table, Tables, Numbers } kind = Kind::Table;
};
using FlatPointer = std::shared_ptr<FlatPart>;

FlatPointer table(std::map<int, FlatPart::Field> fields) {
  auto part = std::make_shared<FlatPart>();
  part->fields = std::move(fields);
  return part;
}

FlatPart::Field reference(FlatPointer part) { return FlatPart::Reference{std::move(part)}; }

FlatPart::Field tables(std::vector<FlatPointer> elements) {
  auto part = std::make_shared<FlatPart>();
  part->kind = FlatPart::Kind::Tables;
  part->elements = std::move(elements);
  return reference(part);
}

template <class T>
FlatPointer numbersPart(const std::vector<T>& values) {
  auto part = std::make_shared<FlatPart>();
  part->kind = FlatPart::Kind::Numbers;
  part->count = static_cast<std::uint32_t>(values.size());
  ByteWriter writer;
  for (const T& value : values) writer.write(value);
  part->content = std::move(writer).take();
  return part;
}

template <class T>
FlatPart::Field numbers(const std::vector<T>& values) {
  return reference(numbersPart(values));
}

FlatPart::Field number(std::int32_t value, int bytes = 4) { return NetworkOption{value, bytes}; }

/// Writes parts one after the other, each before those that it refers to.
class FlatWriter {
 public:
  Bytes write(const FlatPointer& root) {
    bytes_.resize(8);
    std::memcpy(bytes_.data() + 4, "TFL3", 4);
    const std::size_t at = writePart(*root);
    store(0, static_cast<std::uint32_t>(at));
    return std::move(bytes_);
  }

 private:
  template <class T>
  void store(std::size_t at, T value) {
    storeLe(bytes_.data() + at, value);
  }
  std::size_t grow(std::size_t size) {
    bytes_.resize((bytes_.size() + 3) / 4 * 4);
    const std::size_t at = bytes_.size();
    bytes_.resize(at + size, std::byte{0});
    return at;
  }
  void refer(std::size_t from, const FlatPart& part) {
    const std::size_t to = writePart(part);
    store(from, static_cast<std::uint32_t>(to - from));
  }

  std::size_t writePart(const FlatPart& part) {
    switch (part.kind) {
      case FlatPart::Kind::Numbers: {
        const std::size_t at = grow(4 + part.content.size());
        store(at, part.count);
        if (!part.content.empty()) std::memcpy(bytes_.data() + at + 4, part.content.data(), part.content.size());
        return at;
      }
      case FlatPart::Kind::Tables: {
        const std::size_t at = grow(4 + 4 * part.elements.size());
        store(at, static_cast<std::uint32_t>(part.elements.size()));
        for (std::size_t i = 0; i < part.elements.size(); ++i) refer(at + 4 + 4 * i, *part.elements[i]);
        return at;
      }
      case FlatPart::Kind::Table: break;
    }
    const std::size_t fieldCount = part.fields.empty() ? 0 : static_cast<std::size_t>(part.fields.rbegin()->first) + 1;
    const std::size_t list = grow(4 + 2 * fieldCount);
    const std::size_t at = grow(4 + 4 * part.fields.size());
    store(list, static_cast<std::uint16_t>(4 + 2 * fieldCount));
    store(list + 2, static_cast<std::uint16_t>(4 + 4 * part.fields.size()));
    store(at, static_cast<std::int32_t>(at - list));
    std::size_t place = at + 4;
    for (const auto& [id, field] : part.fields) {
      store(list + 4 + 2 * static_cast<std::size_t>(id), static_cast<std::uint16_t>(place - at));
      if (const auto* option = std::get_if<NetworkOption>(&field)) {
        std::memcpy(bytes_.data() + place, &option->value, static_cast<std::size_t>(option->bytes));
      }
      place += 4;
    }
    place = at + 4;
    for (const auto& [id, field] : part.fields) {
      if (const auto* child = std::get_if<FlatPart::Reference>(&field)) refer(place, *child->part);
      place += 4;
    }
    return at;
  }

  Bytes bytes_;
};

/// An IEEE 754 number of 16 bits, of numbers that have one.
std::uint16_t halfOf(float value) {
  const auto bits = std::bit_cast<std::uint32_t>(value);
  const auto sign = static_cast<std::uint16_t>(bits >> 16 & 0x8000U);
  if (value == 0) return sign;
  return static_cast<std::uint16_t>(sign | ((bits >> 23 & 255U) - 112U) << 10 | (bits >> 13 & 1023U));
}

template <class T>
Bytes bytesOf(const std::vector<T>& values) {
  ByteWriter writer;
  for (const T& value : values) writer.write(value);
  return std::move(writer).take();
}

NetworkOptionTable windowOptions(bool isPadded, int strideY, int strideX) {
  return {{0, {isPadded ? 0 : 1, 1}}, {1, {strideX}}, {2, {strideY}}};
}

}  // namespace

NetworkOptionTable convolutionOptions(bool isPadded, int strideY, int strideX, int activation) {
  NetworkOptionTable options = windowOptions(isPadded, strideY, strideX);
  options[3] = {activation, 1};
  return options;
}

NetworkOptionTable depthwiseOptions(bool isPadded, int strideY, int strideX, int activation) {
  NetworkOptionTable options = windowOptions(isPadded, strideY, strideX);
  options[3] = {1};
  options[4] = {activation, 1};
  return options;
}

NetworkOptionTable poolOptions(bool isPadded, int strideY, int strideX, int height, int width) {
  NetworkOptionTable options = windowOptions(isPadded, strideY, strideX);
  options[3] = {width};
  options[4] = {height};
  return options;
}

int NetworkSample::add(Tensor tensor) {
  tensors_.push_back(std::move(tensor));
  return static_cast<int>(tensors_.size()) - 1;
}

int NetworkSample::tensor(Sizes sizes, std::string name) {
  return add({std::move(sizes), 0, std::move(name), {}, {}, {}});
}

int NetworkSample::constant(Sizes sizes, const std::vector<float>& values) {
  return add({std::move(sizes), 0, {}, bytesOf(values), {}, {}});
}

int NetworkSample::halves(Sizes sizes, const std::vector<float>& values) {
  std::vector<std::uint16_t> halves;
  for (const float value : values) halves.push_back(halfOf(value));
  return add({std::move(sizes), 1, {}, bytesOf(halves), {}, {}});
}

int NetworkSample::sparseHalves(Sizes sizes, const std::vector<float>& values) {
  std::vector<std::uint16_t> halves;
  std::vector<std::int32_t> segments = {0}, indices;
  const auto width = static_cast<std::size_t>(sizes.back());
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i] != 0) {
      halves.push_back(halfOf(values[i]));
      indices.push_back(static_cast<std::int32_t>(i % width));
    }
    if (i % width == width - 1) segments.push_back(static_cast<std::int32_t>(indices.size()));
  }
  return add({std::move(sizes), 1, {}, bytesOf(halves), segments, indices});
}

int NetworkSample::integers(Sizes sizes, const std::vector<std::int32_t>& values) {
  return add({std::move(sizes), 2, {}, bytesOf(values), {}, {}});
}

void NetworkSample::operation(int builtin, std::vector<std::int32_t> inputs, int output, NetworkOptionTable options) {
  operations_.push_back({builtin, std::move(inputs), output, std::move(options)});
}

Bytes NetworkSample::file(int input, std::vector<std::int32_t> outputs) const {
  std::vector<FlatPointer> codes, buffers = {table({})}, tensors, operations;
  for (const Tensor& each : tensors_) {
    std::map<int, FlatPart::Field> fields = {{0, numbers(each.sizes)}, {1, number(each.type, 1)}};
    if (!each.name.empty()) fields[3] = numbers(std::vector<char>(each.name.begin(), each.name.end()));
    if (!each.content.empty()) {
      fields[2] = number(static_cast<std::int32_t>(buffers.size()));
      buffers.push_back(table({{0, numbers(std::vector<std::byte>(each.content.begin(), each.content.end()))}}));
    }
    if (!each.segments.empty()) {
      std::vector<std::int32_t> order(each.sizes.size());
      std::iota(order.begin(), order.end(), 0);
      std::vector<FlatPointer> dimensions;
      for (const std::int32_t size : each.sizes) dimensions.push_back(table({{1, number(size)}}));
      const auto list = [](const std::vector<std::int32_t>& values) {
        return reference(table({{0, numbers(values)}}));
      };
      dimensions.back() = table(
          {{0, number(1, 1)}, {2, number(1, 1)}, {3, list(each.segments)}, {4, number(1, 1)}, {5, list(each.indices)}});
      fields[6] = reference(table({{0, numbers(order)}, {2, tables(dimensions)}}));
    }
    tensors.push_back(table(std::move(fields)));
  }
  for (const Operation& each : operations_) {
    std::map<int, FlatPart::Field> options;
    for (const auto& [id, option] : each.options) options[id] = option;
    codes.push_back(table({{0, number(each.builtin, 1)}, {3, number(each.builtin)}}));
    operations.push_back(table({{0, number(static_cast<std::int32_t>(codes.size()) - 1)},
                                {1, numbers(each.inputs)},
                                {2, numbers(std::vector<std::int32_t>{each.output})},
                                {4, reference(table(std::move(options)))}}));
  }
  const FlatPointer graph = table({{0, tables(tensors)},
                                   {1, numbers(std::vector<std::int32_t>{input})},
                                   {2, numbers(outputs)},
                                   {3, tables(operations)}});
  return FlatWriter().write(table({{0, number(3)}, {1, tables(codes)}, {2, tables({graph})}, {4, tables(buffers)}}));
}

Bytes everyOperatorNetwork() {
  NetworkSample made;
  const auto ramp = [](std::size_t count) {
    std::vector<float> values;
    for (std::size_t i = 0; i < count; ++i) values.push_back(static_cast<float>(i % 5) / 4 - 0.5F);
    return values;
  };
  const int input = made.tensor({1, 8, 8, 3}, "input");
  const int zeros = made.integers({4, 2}, {0, 0, 1, 1, 1, 1, 0, 0});
  const int padded = made.tensor({1, 10, 10, 3});
  made.operation(builtin::kPad, {input, zeros}, padded);
  const int stored = made.halves({4, 3, 3, 3}, ramp(108));
  const int filter = made.tensor({4, 3, 3, 3});
  made.operation(builtin::kDequantize, {stored}, filter);
  const int convolved = made.tensor({1, 4, 4, 4});
  made.operation(builtin::kConvolution, {padded, filter, made.constant({4}, ramp(4))}, convolved,
                 convolutionOptions(false, 2, 2, 3));
  const int moved = made.tensor({1, 4, 4, 4});
  made.operation(builtin::kDepthwise, {convolved, made.constant({1, 3, 3, 4}, ramp(36)), made.constant({4}, ramp(4))},
                 moved, depthwiseOptions(true, 1, 1));
  const int sparse = made.sparseHalves({4, 1, 1, 4}, ramp(16));
  const int dense = made.tensor({4, 1, 1, 4});
  made.operation(builtin::kDensify, {sparse}, dense);
  const int mixed = made.tensor({1, 4, 4, 4});
  made.operation(builtin::kConvolution, {moved, dense, -1}, mixed, convolutionOptions(true, 1, 1));
  const int sum = made.tensor({1, 4, 4, 4}, "sum");
  made.operation(builtin::kAdd, {mixed, convolved}, sum, {{0, {1, 1}}});
  const int sloped = made.tensor({1, 4, 4, 4});
  made.operation(builtin::kPrelu, {sum, made.constant({1, 1, 4}, ramp(4))}, sloped);
  const int wide = made.tensor({1, 8, 8, 1});
  made.operation(builtin::kDepthToSpace, {sloped}, wide, {{0, {2}}});
  const int pooled = made.tensor({1, 4, 4, 1});
  made.operation(builtin::kMaxPool, {wide}, pooled, poolOptions(false, 2, 2, 2, 2));
  const int larger = made.tensor({1, 8, 8, 1});
  made.operation(builtin::kResize, {pooled, made.integers({2}, {8, 8})}, larger, {{3, {1, 1}}});
  const int positive = made.tensor({1, 8, 8, 1});
  made.operation(builtin::kRelu, {larger}, positive);
  const int joined = made.tensor({1, 8, 8, 2});
  made.operation(builtin::kConcatenation, {positive, wide}, joined, {{0, {3}}});
  const int mean = made.tensor({1, 2});
  made.operation(builtin::kMean, {joined, made.integers({2}, {1, 2})}, mean);
  const int connected = made.tensor({1, 3});
  made.operation(builtin::kFullyConnected, {mean, made.constant({3, 2}, ramp(6)), made.constant({3}, ramp(3))},
                 connected);
  const int likely = made.tensor({1, 3});
  made.operation(builtin::kLogistic, {connected}, likely);
  const int answer = made.tensor({3}, "answer");
  made.operation(builtin::kReshape, {likely}, answer);
  return made.file(input, {sum, answer});
}

}  // namespace furitsuke::test
