// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "core/network/network.h"
#include "core/network/network_plan.h"
#include "tests/support/network_samples.h"

namespace furitsuke::test {
namespace {

using network::Network;

TEST(NetworkFile, IsReadWithItsShapes) {
  const auto opened = Network::open(everyOperatorNetwork());
  ASSERT_TRUE(opened.ok()) << opened.error().message();
  EXPECT_EQ(opened->inputShape(), (network::Shape{1, 8, 8, 3}));
  EXPECT_EQ(opened->outputShape("sum"), (network::Shape{1, 4, 4, 4}));
  EXPECT_EQ(opened->outputShape("answer"), (network::Shape{3}));
  EXPECT_EQ(opened->outputShape("question"), std::nullopt);
}

TEST(NetworkFile, LeavesOutWhatTheWantedOutputsDoNotNeed) {
  const auto all = Network::open(everyOperatorNetwork());
  const auto some = Network::open(everyOperatorNetwork(), {.outputs = {"sum"}});
  ASSERT_TRUE(all.ok());
  ASSERT_TRUE(some.ok());
  EXPECT_LT(some->stepCount(), all->stepCount() / 2);
  EXPECT_EQ(some->outputShape("answer"), std::nullopt);
  const auto missing = Network::open(everyOperatorNetwork(), {.outputs = {"question"}});
  ASSERT_FALSE(missing.ok());
  EXPECT_EQ(missing.error().reason, "the network has no output \"question\"");
}

/// A network of one operator, and why it cannot be opened.
struct RefusedRow {
  const char* name;
  std::function<void(NetworkSample&, int input, int output)> add;
  std::string reason;
};

const std::vector<float> kWeights(3 * 3 * 2 * 2);

std::string misfit(const std::string& name) { return "an operator " + name + " does not fit its tensors"; }

std::vector<RefusedRow> refusedConvolutions() {
  return {
      {"filter of other channels",
       [](NetworkSample& made, int input, int output) {
         made.operation(builtin::kConvolution, {input, made.constant({2, 3, 2, 3}, kWeights), -1}, output,
                        convolutionOptions(true, 1, 1));
       },
       misfit("CONV_2D")},
      {"result of other size",
       [](NetworkSample& made, int input, int output) {
         made.operation(builtin::kConvolution, {input, made.constant({2, 3, 3, 2}, kWeights), -1}, output,
                        convolutionOptions(false, 1, 1));
       },
       misfit("CONV_2D")},
      {"bias of other size",
       [](NetworkSample& made, int input, int output) {
         const int filter = made.constant({2, 3, 3, 2}, kWeights);
         made.operation(builtin::kConvolution, {input, filter, made.constant({3}, {1, 2, 3})}, output,
                        convolutionOptions(true, 1, 1));
       },
       misfit("CONV_2D")},
      {"no steps",
       [](NetworkSample& made, int input, int output) {
         made.operation(builtin::kConvolution, {input, made.constant({2, 3, 3, 2}, kWeights), -1}, output,
                        convolutionOptions(true, 0, 1));
       },
       misfit("CONV_2D")},
      {"other activation",
       [](NetworkSample& made, int input, int output) {
         made.operation(builtin::kConvolution, {input, made.constant({2, 3, 3, 2}, kWeights), -1}, output,
                        convolutionOptions(true, 1, 1, 2));
       },
       "an operator CONV_2D has options that are not supported"},
      {"computed filter",
       [](NetworkSample& made, int input, int output) {
         made.operation(builtin::kConvolution, {input, input, -1}, output, convolutionOptions(true, 1, 1));
       },
       misfit("CONV_2D")},
  };
}

std::vector<RefusedRow> refusedSteps() {
  return {
      {"sum of other shapes",
       [](NetworkSample& made, int input, int output) {
         const int other = made.tensor({1, 2, 8, 2});
         made.operation(builtin::kReshape, {input}, other);
         made.operation(builtin::kAdd, {input, other}, output);
       },
       misfit("ADD")},
      {"negative zeros",
       [](NetworkSample& made, int input, int output) {
         made.operation(builtin::kPad, {input, made.integers({4, 2}, {0, 0, -1, 1, 0, 0, 0, 0})}, output);
       },
       misfit("PAD")},
      {"other number of values",
       [](NetworkSample& made, int input, int output) {
         const int other = made.tensor({1, 4, 4, 3});
         made.operation(builtin::kReshape, {input}, other);
         made.operation(builtin::kReshape, {other}, output);
       },
       misfit("RESHAPE")},
      {"unknown operator", [](NetworkSample& made, int input, int output) { made.operation(77, {input}, output); },
       "the operator with the number 77 is not supported"},
      {"computed too late",
       [](NetworkSample& made, int, int output) {
         const int never = made.tensor({1, 4, 4, 2});
         made.operation(builtin::kRelu, {never}, output);
       },
       "the network is damaged"},
      {"computed twice",
       [](NetworkSample& made, int input, int output) {
         made.operation(builtin::kRelu, {input}, output);
         made.operation(builtin::kRelu, {input}, output);
       },
       "the network is damaged"},
  };
}

TEST(NetworkFile, IsRefusedIfShapesOrOptionsDoNotFit) {
  std::vector<RefusedRow> rows = refusedConvolutions();
  std::ranges::move(refusedSteps(), std::back_inserter(rows));
  for (const RefusedRow& row : rows) {
    NetworkSample made;
    const int input = made.tensor({1, 4, 4, 2});
    const int output = made.tensor({1, 4, 4, 2});
    row.add(made, input, output);
    const auto opened = Network::open(made.file(input, {output}));
    ASSERT_FALSE(opened.ok()) << row.name;
    EXPECT_EQ(opened.error().reason, row.reason) << row.name;
  }
}

TEST(NetworkFile, IsRefusedIfItIsSomethingElse) {
  EXPECT_EQ(Network::open({}).error().reason, "it is not a TFLite network");
  EXPECT_EQ(Network::open(toBytes("Vocaloid Motion Data 0002")).error().reason, "it is not a TFLite network");
}

TEST(NetworkFile, CostsAboutWhatItComputes) {
  NetworkSample made;
  const int input = made.tensor({1, 8, 8, 2});
  const int output = made.tensor({1, 1, 1, 2});
  constexpr int kEndless = std::numeric_limits<int>::max();
  made.operation(builtin::kMaxPool, {input}, output, poolOptions(true, 8, 8, kEndless, kEndless));
  const auto opened = Network::open(made.file(input, {output}));
  ASSERT_TRUE(opened.ok());
  EXPECT_EQ(opened->cost(), 128U);
}

TEST(NetworkFile, IsRefusedIfItNeedsTooMuchMemory) {
  NetworkSample made;
  const int input = made.tensor({1, 4'000, 4'000, 4});
  const int output = made.tensor({1, 4'000, 4'000, 4});
  made.operation(builtin::kRelu, {input}, output);
  const Bytes file = made.file(input, {output});
  EXPECT_EQ(Network::open(file, {.mostBytes = std::size_t{100} << 20}).error().reason,
            "the network needs more than 100 MB of memory");
}

TEST(NetworkFile, IsRefusedIfItsFiltersNeedTooMuchMemoryOnceTheyAreArranged) {
  constexpr std::size_t kMostBytes = std::size_t{16} << 20;
  constexpr std::int32_t kSide = 1'000;
  std::vector<float> weights(std::size_t{kSide} * kSide, 0);
  weights.front() = 1;
  for (const bool isDepthwise : {false, true}) {
    // One channel takes the room of all lanes.
    NetworkSample made;
    const int input = made.tensor({1, 1, 1, isDepthwise ? 1 : kSide});
    const int output = made.tensor({1, 1, 1, 1});
    const int filter = made.sparseHalves(
        isDepthwise ? NetworkSample::Sizes{1, kSide, kSide, 1} : NetworkSample::Sizes{1, kSide, 1, kSide}, weights);
    made.operation(isDepthwise ? builtin::kDepthwise : builtin::kConvolution, {input, filter, -1}, output,
                   isDepthwise ? depthwiseOptions(true, 1, 1) : convolutionOptions(true, 1, 1));
    const Bytes file = made.file(input, {output});
    for (const network::Kernels* kernels : network::usableKernels()) {
      const auto opened = Network::open(file, {.kernels = kernels, .mostBytes = kMostBytes});
      ASSERT_FALSE(opened.ok()) << kernels->name;
      EXPECT_EQ(opened.error().reason, "the network needs more than 16 MB of memory");
    }
  }
}

TEST(NetworkFile, EndsEarlyOrIsChangedWithoutACrash) {
  const Bytes whole = everyOperatorNetwork();
  const network::NetworkOptions options{.mostBytes = std::size_t{1} << 20};
  const auto tryBytes = [&](const Bytes& bytes) {
    auto opened = Network::open(bytes, options);
    if (opened.ok() && opened->cost() < 1'000'000) opened->run();
  };
  for (std::size_t size = 0; size < whole.size(); size += 3)
    tryBytes(Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)));
  std::mt19937 random(5);
  for (int i = 0; i < 20'000; ++i) {
    Bytes changed = whole;
    for (int change = 0; change < 1 + i % 3; ++change)
      changed[random() % changed.size()] = static_cast<std::byte>(random());
    tryBytes(changed);
  }
}

TEST(NetworkMemory, IsSharedByResultsOfDifferentTimes) {
  struct Row {
    const char* name;
    std::vector<network::MemoryUse> uses;
    std::size_t floats;
  };
  const Row rows[] = {
      {"a chain", {{0, 1, 100}, {1, 2, 100}, {2, 3, 100}, {3, 4, 100}}, 200},
      {"a result that is needed later", {{0, 9, 10}, {1, 2, 100}, {2, 3, 50}}, 160},
      {"a gap", {{0, 9, 100}, {0, 1, 50}, {0, 9, 40}, {2, 3, 50}}, 190},
      {"nothing", {}, 0},
  };
  for (const Row& row : rows) {
    const std::vector<std::size_t> places = network::placed(row.uses);
    std::size_t end = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
      end = std::max(end, places[i] + row.uses[i].floats);
      for (std::size_t k = 0; k < i; ++k) {
        const bool isTogether = row.uses[i].first <= row.uses[k].last && row.uses[k].first <= row.uses[i].last;
        const bool isApart = places[i] + row.uses[i].floats <= places[k] || places[k] + row.uses[k].floats <= places[i];
        EXPECT_TRUE(isApart || !isTogether) << row.name << ": " << i << " and " << k;
      }
    }
    EXPECT_EQ(end, row.floats) << row.name;
  }
}

}  // namespace
}  // namespace furitsuke::test
