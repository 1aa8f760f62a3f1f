// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <numeric>
#include <string>
#include <vector>

#include "core/network/network.h"
#include "tests/core/network/plain_operators.h"
#include "tests/support/network_samples.h"

namespace furitsuke::test {
namespace {

using Sizes = NetworkSample::Sizes;

/// A network with the result that it must have.
struct KnownNetwork {
  NetworkSample sample;
  int input = 0, output = 0;
  std::vector<float> values;    ///< of the input
  std::vector<float> expected;  ///< of the output
};

struct OperatorRow {
  std::string name;
  std::function<KnownNetwork()> make;
};

Sizes sizesOf(const PlainPicture& picture) { return {1, picture.height, picture.width, picture.channels}; }

PlainPicture somePicture(int height, int width, int channels) {
  return {height, width, channels, someNumbers(static_cast<std::size_t>(height * width * channels), 7)};
}

KnownNetwork withInput(const PlainPicture& picture) {
  KnownNetwork known;
  known.input = known.sample.tensor(sizesOf(picture), "picture");
  known.values = picture.values;
  return known;
}

struct ConvolutionRow {
  int height, width, channels, results;
  PlainWindow window;
  int activation = 0;
};

KnownNetwork convolution(const ConvolutionRow& row) {
  const PlainPicture picture = somePicture(row.height, row.width, row.channels);
  const auto filter =
      someNumbers(static_cast<std::size_t>(row.results * row.window.height * row.window.width * row.channels), 11);
  const auto bias = someNumbers(static_cast<std::size_t>(row.results), 13);
  const PlainPicture result = plainConvolution(picture, filter, bias, row.window, row.activation);
  KnownNetwork known = withInput(picture);
  const int weights = known.sample.constant({row.results, row.window.height, row.window.width, row.channels}, filter);
  known.output = known.sample.tensor(sizesOf(result), "result");
  known.sample.operation(
      builtin::kConvolution, {known.input, weights, known.sample.constant({row.results}, bias)}, known.output,
      convolutionOptions(row.window.isPadded, row.window.strideY, row.window.strideX, row.activation));
  known.expected = result.values;
  return known;
}

KnownNetwork depthwise(const ConvolutionRow& row) {
  const PlainPicture picture = somePicture(row.height, row.width, row.channels);
  const auto filter = someNumbers(static_cast<std::size_t>(row.window.height * row.window.width * row.channels), 11);
  const auto bias = someNumbers(static_cast<std::size_t>(row.channels), 13);
  const PlainPicture result = plainDepthwise(picture, filter, bias, row.window, row.activation);
  KnownNetwork known = withInput(picture);
  const int weights = known.sample.constant({1, row.window.height, row.window.width, row.channels}, filter);
  known.output = known.sample.tensor(sizesOf(result), "result");
  known.sample.operation(builtin::kDepthwise, {known.input, weights, known.sample.constant({row.channels}, bias)},
                         known.output,
                         depthwiseOptions(row.window.isPadded, row.window.strideY, row.window.strideX, row.activation));
  known.expected = result.values;
  return known;
}

KnownNetwork maxPool(const ConvolutionRow& row) {
  const PlainPicture picture = somePicture(row.height, row.width, row.channels);
  const PlainPicture result = plainMaxPool(picture, row.window);
  KnownNetwork known = withInput(picture);
  known.output = known.sample.tensor(sizesOf(result), "result");
  known.sample.operation(
      builtin::kMaxPool, {known.input}, known.output,
      poolOptions(row.window.isPadded, row.window.strideY, row.window.strideX, row.window.height, row.window.width));
  known.expected = result.values;
  return known;
}

/// Zeros around a picture, then a convolution without its own, as many networks have it.
KnownNetwork zerosThenConvolution(bool isDepthwise) {
  const PlainPicture picture = somePicture(9, 7, 5);
  const PlainPicture padded = plainPad(picture, 1, 2, 2, 1);
  const PlainWindow window{3, 3, 2, 2, false};
  const int results = isDepthwise ? 5 : 6;
  const auto filter = someNumbers(static_cast<std::size_t>(isDepthwise ? 45 : 270), 11);
  const auto bias = someNumbers(static_cast<std::size_t>(results), 13);
  const PlainPicture result =
      isDepthwise ? plainDepthwise(padded, filter, bias, window, 3) : plainConvolution(padded, filter, bias, window, 3);
  KnownNetwork known = withInput(picture);
  const int between = known.sample.tensor(sizesOf(padded));
  known.sample.operation(builtin::kPad, {known.input, known.sample.integers({4, 2}, {0, 0, 1, 2, 2, 1, 0, 0})},
                         between);
  known.output = known.sample.tensor(sizesOf(result), "result");
  const int weights = known.sample.constant(isDepthwise ? Sizes{1, 3, 3, 5} : Sizes{6, 3, 3, 5}, filter);
  known.sample.operation(isDepthwise ? builtin::kDepthwise : builtin::kConvolution,
                         {between, weights, known.sample.constant({results}, bias)}, known.output,
                         isDepthwise ? depthwiseOptions(false, 2, 2, 3) : convolutionOptions(false, 2, 2, 3));
  known.expected = result.values;
  return known;
}

/// A convolution whose result is added to its input, in either order.
KnownNetwork convolutionThenAddition(bool isFirst) {
  const PlainPicture picture = somePicture(5, 6, 20);
  const auto filter = someNumbers(400, 11);
  const auto bias = someNumbers(20, 13);
  const PlainPicture between = plainConvolution(picture, filter, bias, {}, 0);
  KnownNetwork known = withInput(picture);
  const int convolved = known.sample.tensor(sizesOf(between));
  const int weights = known.sample.constant({20, 1, 1, 20}, filter);
  known.sample.operation(builtin::kConvolution, {known.input, weights, known.sample.constant({20}, bias)}, convolved,
                         convolutionOptions(true, 1, 1));
  known.output = known.sample.tensor(sizesOf(between), "result");
  const std::vector<std::int32_t> inputs = {isFirst ? convolved : known.input, isFirst ? known.input : convolved};
  known.sample.operation(builtin::kAdd, inputs, known.output, {{0, {3, 1}}});
  for (std::size_t i = 0; i < between.values.size(); ++i) {
    known.expected.push_back(plainActivation(double{between.values[i]} + picture.values[i], 3));
  }
  return known;
}

/// A result that two steps need is not joined with one of them.
KnownNetwork convolutionUsedTwice() {
  KnownNetwork known = convolutionThenAddition(true);
  const int twice = known.sample.tensor({1, 5, 6, 20}, "twice");
  known.sample.operation(builtin::kAdd, {known.output, 1}, twice, {{0, {0, 1}}});
  const PlainPicture between =
      plainConvolution(somePicture(5, 6, 20), someNumbers(400, 11), someNumbers(20, 13), {}, 0);
  for (std::size_t i = 0; i < between.values.size(); ++i) known.expected[i] += between.values[i];
  known.output = twice;
  return known;
}

/// One operator that computes each value from that at the same place.
KnownNetwork eachValue(int builtin, const std::function<float(float, std::size_t)>& expected, bool hasSlopes = false) {
  KnownNetwork known = withInput(somePicture(3, 5, 7));
  std::vector<std::int32_t> inputs = {known.input};
  if (hasSlopes) inputs.push_back(known.sample.constant({1, 1, 7}, someNumbers(7, 11)));
  known.output = known.sample.tensor({1, 3, 5, 7}, "result");
  known.sample.operation(builtin, inputs, known.output);
  for (std::size_t i = 0; i < known.values.size(); ++i) known.expected.push_back(expected(known.values[i], i));
  return known;
}

KnownNetwork fullyConnected() {
  KnownNetwork known;
  known.values = someNumbers(70, 7);
  known.input = known.sample.tensor({2, 35}, "rows");
  const auto matrix = someNumbers(9 * 35, 11);
  const auto bias = someNumbers(9, 13);
  known.output = known.sample.tensor({2, 9}, "result");
  known.sample.operation(builtin::kFullyConnected,
                         {known.input, known.sample.constant({9, 35}, matrix), known.sample.constant({9}, bias)},
                         known.output, {{0, {1, 1}}});
  for (std::size_t row = 0; row < 2; ++row) {
    for (std::size_t column = 0; column < 9; ++column) {
      double sum = bias[column];
      for (std::size_t i = 0; i < 35; ++i) sum += double{known.values[row * 35 + i]} * matrix[column * 35 + i];
      known.expected.push_back(plainActivation(sum, 1));
    }
  }
  return known;
}

KnownNetwork resize(int height, int width, PlainResize kind) {
  const PlainPicture picture = somePicture(4, 6, 9);
  const PlainPicture result = plainResize(picture, height, width, kind);
  KnownNetwork known = withInput(picture);
  known.output = known.sample.tensor(sizesOf(result), "result");
  known.sample.operation(
      builtin::kResize, {known.input, known.sample.integers({2}, {height, width})}, known.output,
      {{2, {kind == PlainResize::CornerAligned ? 1 : 0, 1}}, {3, {kind == PlainResize::HalfPixel ? 1 : 0, 1}}});
  known.expected = result.values;
  return known;
}

KnownNetwork mean() {
  KnownNetwork known = withInput(somePicture(4, 3, 5));
  known.output = known.sample.tensor({1, 5}, "result");
  known.sample.operation(builtin::kMean, {known.input, known.sample.integers({2}, {1, 2})}, known.output);
  known.expected.assign(5, 0);
  for (std::size_t i = 0; i < known.values.size(); ++i) known.expected[i % 5] += known.values[i] / 12;
  return known;
}

KnownNetwork depthToSpace() {
  const PlainPicture picture = somePicture(2, 3, 12);
  KnownNetwork known = withInput(picture);
  known.output = known.sample.tensor({1, 4, 6, 3}, "result");
  known.sample.operation(builtin::kDepthToSpace, {known.input}, known.output, {{0, {2}}});
  for (int y = 0; y < 4; ++y) {
    for (int x = 0; x < 6; ++x) {
      for (int i = 0; i < 3; ++i) known.expected.push_back(picture.at(y / 2, x / 2, (y % 2 * 2 + x % 2) * 3 + i));
    }
  }
  return known;
}

KnownNetwork padChannels() {
  const PlainPicture picture = somePicture(2, 3, 4);
  KnownNetwork known = withInput(picture);
  known.output = known.sample.tensor({1, 2, 3, 9}, "result");
  known.sample.operation(builtin::kPad, {known.input, known.sample.integers({4, 2}, {0, 0, 0, 0, 0, 0, 2, 3})},
                         known.output);
  for (int pixel = 0; pixel < 6; ++pixel) {
    for (int i = 0; i < 9; ++i) known.expected.push_back(picture.around(pixel / 3, pixel % 3, 0) * 0);
    for (int i = 0; i < 4; ++i) {
      known.expected[static_cast<std::size_t>(pixel * 9 + 2 + i)] = picture.at(pixel / 3, pixel % 3, i);
    }
  }
  return known;
}

/// A picture beside itself along an axis, with a reshape between.
KnownNetwork concatenation(int axis) {
  const PlainPicture picture = somePicture(2, 3, 4);
  KnownNetwork known = withInput(picture);
  const int again = known.sample.tensor({1, 2, 3, 4});
  known.sample.operation(builtin::kReshape, {known.input}, again);
  Sizes sizes = {1, 2, 3, 4};
  sizes[static_cast<std::size_t>(axis)] *= 2;
  known.output = known.sample.tensor(sizes, "result");
  known.sample.operation(builtin::kConcatenation, {known.input, again}, known.output, {{0, {axis - 4}}});
  for (int y = 0; y < sizes[1]; ++y) {
    for (int x = 0; x < sizes[2]; ++x) {
      for (int i = 0; i < sizes[3]; ++i) known.expected.push_back(picture.at(y % 2, x % 3, i % 4));
    }
  }
  return known;
}

/// A constant of 16 bits, with and without its zeros.
KnownNetwork storedWeights(bool isSparse) {
  const PlainPicture picture = somePicture(3, 3, 8);
  std::vector<float> weights;
  for (int i = 0; i < 40; ++i) weights.push_back(i % 3 == 0 ? 0.0F : static_cast<float>(i % 7 - 3) / 8);
  const std::vector<float> bias(5, 0);
  KnownNetwork known = withInput(picture);
  int filter = isSparse ? known.sample.sparseHalves({5, 1, 1, 8}, weights) : known.sample.halves({5, 1, 1, 8}, weights);
  for (const int builtin : {builtin::kDensify, builtin::kDequantize}) {
    const int next = known.sample.tensor({5, 1, 1, 8});
    known.sample.operation(builtin, {filter}, next);
    filter = next;
  }
  known.output = known.sample.tensor({1, 3, 3, 5}, "result");
  known.sample.operation(builtin::kConvolution, {known.input, filter, -1}, known.output,
                         convolutionOptions(true, 1, 1));
  known.expected = plainConvolution(picture, weights, bias, {}, 0).values;
  return known;
}

std::vector<OperatorRow> operatorRows() {
  std::vector<OperatorRow> rows;
  const PlainWindow wide{3, 3, 1, 1, true}, wideSteps{3, 3, 2, 2, true}, inside{3, 3, 2, 2, false};
  const PlainWindow large{5, 5, 1, 1, true}, largeSteps{5, 5, 2, 2, true}, uneven{2, 3, 3, 1, true};
  const PlainWindow whole{4, 5, 1, 1, false};
  int number = 0;
  for (const ConvolutionRow& row : std::vector<ConvolutionRow>{{6, 7, 5, 9, {}},
                                                               {5, 5, 3, 24, wideSteps, 3},
                                                               {9, 6, 4, 17, wide, 1},
                                                               {9, 6, 4, 33, inside},
                                                               {8, 9, 2, 40, uneven},
                                                               {4, 5, 8, 39, whole},
                                                               {64, 64, 16, 88, {}, 3},
                                                               {41, 43, 3, 48, wideSteps}}) {
    rows.push_back({"convolution" + std::to_string(++number), [row] { return convolution(row); }});
  }
  for (const ConvolutionRow& row : std::vector<ConvolutionRow>{{6, 9, 5, 5, wide, 3},
                                                               {9, 8, 24, 24, wideSteps},
                                                               {9, 8, 88, 88, inside},
                                                               {7, 11, 16, 16, large, 1},
                                                               {12, 13, 33, 33, largeSteps},
                                                               {1, 1, 48, 48, wide},
                                                               {2, 3, 7, 7, large},
                                                               {40, 50, 40, 40, wide, 3}}) {
    rows.push_back({"depthwise" + std::to_string(++number), [row] { return depthwise(row); }});
  }
  for (const ConvolutionRow& row :
       std::vector<ConvolutionRow>{{6, 8, 5, 5, {2, 2, 2, 2, false}}, {7, 5, 3, 3, wideSteps}}) {
    rows.push_back({"maxPool" + std::to_string(++number), [row] { return maxPool(row); }});
  }
  const auto add = [&](const char* name, std::function<KnownNetwork()> make) {
    rows.push_back({name, std::move(make)});
  };
  add("zerosThenConvolution", [] { return zerosThenConvolution(false); });
  add("zerosThenDepthwise", [] { return zerosThenConvolution(true); });
  add("convolutionThenAddition", [] { return convolutionThenAddition(true); });
  add("additionOfConvolution", [] { return convolutionThenAddition(false); });
  add("convolutionUsedTwice", convolutionUsedTwice);
  add("logistic", [] {
    return eachValue(builtin::kLogistic, [](float value, std::size_t) { return 1 / (1 + std::exp(-value)); });
  });
  add("relu", [] { return eachValue(builtin::kRelu, [](float value, std::size_t) { return std::max(value, 0.0F); }); });
  add("prelu", [] {
    return eachValue(
        builtin::kPrelu,
        [](float value, std::size_t i) { return value < 0 ? value * someNumbers(7, 11)[i % 7] : value; }, true);
  });
  add("fullyConnected", fullyConnected);
  add("resizeHalfPixel", [] { return resize(8, 12, PlainResize::HalfPixel); });
  add("resizeSmaller", [] { return resize(3, 5, PlainResize::HalfPixel); });
  add("resizePlain", [] { return resize(7, 9, PlainResize::Plain); });
  add("resizeCornerAligned", [] { return resize(7, 9, PlainResize::CornerAligned); });
  add("mean", mean);
  add("depthToSpace", depthToSpace);
  add("padChannels", padChannels);
  add("concatenationOfRows", [] { return concatenation(1); });
  add("concatenationOfColumns", [] { return concatenation(2); });
  add("concatenationOfChannels", [] { return concatenation(3); });
  add("halves", [] { return storedWeights(false); });
  add("sparse", [] { return storedWeights(true); });
  return rows;
}

TEST(NetworkOperators, GiveWhatTheirDefinitionsSayWithAllKernels) {
  for (const OperatorRow& row : operatorRows()) {
    const KnownNetwork known = row.make();
    const Bytes file = known.sample.file(known.input, {known.output});
    for (const network::Kernels* kernels : network::usableKernels()) {
      for (const int threads : {1, 2}) {
        SCOPED_TRACE(row.name + ", " + std::string(kernels->name) + ", threads: " + std::to_string(threads));
        auto opened = network::Network::open(file, {.outputs = {}, .threads = threads, .kernels = kernels});
        ASSERT_TRUE(opened.ok()) << opened.error().message();
        for (int run = 0; run < 2; ++run) {
          std::ranges::copy(known.values, opened->input().begin());
          opened->run();
        }
        const std::span<const float> found = opened->output(row.name == "convolutionUsedTwice" ? "twice" : "result");
        ASSERT_EQ(found.size(), known.expected.size());
        for (std::size_t i = 0; i < found.size(); ++i) ASSERT_NEAR(found[i], known.expected[i], 1e-5) << i;
      }
    }
  }
}

TEST(NetworkOperators, GiveTheSameBytesWithOneThreadAndTwo) {
  const KnownNetwork known = convolution({64, 64, 16, 88, {3, 3, 1, 1, true}, 3});
  const Bytes file = known.sample.file(known.input, {known.output});
  for (const network::Kernels* kernels : network::usableKernels()) {
    std::vector<std::vector<float>> results;
    for (const int threads : {1, 2, 2}) {
      auto opened = network::Network::open(file, {.outputs = {}, .threads = threads, .kernels = kernels});
      ASSERT_TRUE(opened.ok());
      std::ranges::copy(known.values, opened->input().begin());
      opened->run();
      const auto found = opened->output("result");
      results.emplace_back(found.begin(), found.end());
    }
    EXPECT_EQ(results[0], results[1]) << kernels->name;
    EXPECT_EQ(results[0], results[2]) << kernels->name;
  }
}

}  // namespace
}  // namespace furitsuke::test
