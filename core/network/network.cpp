// SPDX-License-Identifier: MIT
#include "core/network/network.h"

#include <algorithm>
#include <array>
#include <limits>
#include <new>
#include <thread>
#include <utility>

#include "core/network/helper_thread.h"
#include "core/network/network_plan.h"
#include "core/network/step_runner.h"

namespace furitsuke::network {

struct Network::State {
  struct Output {
    std::string name;
    Shape shape;
    std::size_t tensor = 0;
  };

  const Kernels* kernels = nullptr;
  NetworkPlan plan;
  Shape inputShape;
  std::size_t input = 0;  ///< tensor
  std::vector<Output> outputs;
  AlignedFloats block;
  std::array<AlignedFloats, 2> patches;
  std::unique_ptr<HelperThread> helper;

  [[nodiscard]] const Output* find(std::string_view name) const {
    const auto found = std::ranges::find(outputs, name, &Output::name);
    return found == outputs.end() ? nullptr : &*found;
  }
};

namespace {

/// The tensors of the wanted outputs. An Error that names one that is missing.
Result<std::vector<std::size_t>> wantedOutputs(const NetworkGraph& graph, const std::vector<std::string>& names) {
  if (names.empty()) return graph.outputs;
  std::vector<std::size_t> tensors;
  for (const std::string& name : names) {
    const auto found =
        std::ranges::find_if(graph.outputs, [&](std::size_t output) { return graph.tensors[output].name == name; });
    if (found == graph.outputs.end()) return Error::because(Core::trWith("the network has no output \"%1\""), name);
    tensors.push_back(*found);
  }
  return tensors;
}

}  // namespace

Network::Network(std::unique_ptr<State> state) : state_(std::move(state)) {}
Network::Network(Network&&) noexcept = default;
Network& Network::operator=(Network&&) noexcept = default;
Network::~Network() = default;

Result<Network> Network::open(ByteView bytes, const NetworkOptions& options) try {
  FlatFile file(bytes);
  const Result<NetworkGraph> graph = readNetworkGraph(file);
  if (!graph) return graph.error();
  const Result<std::vector<std::size_t>> outputs = wantedOutputs(*graph, options.outputs);
  if (!outputs) return outputs.error();
  auto state = std::make_unique<State>();
  state->kernels = options.kernels != nullptr ? options.kernels : &fastestKernels();
  Result<NetworkPlan> plan = planNetwork(*graph, *outputs, *state->kernels, options.mostBytes);
  if (!plan) return plan.error();
  state->plan = *std::move(plan);
  state->input = graph->input;
  state->inputShape = graph->tensors[graph->input].shape;
  for (const std::size_t output : *outputs) {
    state->outputs.push_back({graph->tensors[output].name, graph->tensors[output].shape, output});
  }
  state->block.assign(state->plan.floats, 0.0F);
  const bool hasHelper = options.threads > 1 && std::thread::hardware_concurrency() > 1;
  for (std::size_t i = 0; i < (hasHelper ? 2U : 1U); ++i) state->patches[i].assign(state->plan.patchFloats, 0.0F);
  if (hasHelper) state->helper = std::make_unique<HelperThread>();
  return Network(std::move(state));
} catch (const std::bad_alloc&) {
  return Error::because(Core::tr("the network is too large for the available memory"));
}

const Shape& Network::inputShape() const { return state_->inputShape; }

std::span<float> Network::input() {
  return {state_->block.data() + state_->plan.places[state_->input], elementCount(state_->inputShape)};
}

void Network::run() {
  StepRunner(*state_->kernels, state_->plan, state_->block.data(), state_->helper.get()).run(state_->patches);
}

std::span<const float> Network::output(std::string_view name) const {
  const State::Output& found = *state_->find(name);
  return {state_->block.data() + state_->plan.places[found.tensor], elementCount(found.shape)};
}

std::optional<Shape> Network::outputShape(std::string_view name) const {
  const State::Output* const found = state_->find(name);
  return found == nullptr ? std::nullopt : std::optional(found->shape);
}

std::size_t Network::stepCount() const { return state_->plan.steps.size(); }

std::size_t Network::resultBytes() const { return state_->block.size() * sizeof(float); }

std::uint64_t Network::cost() const {
  std::uint64_t cost = 0;
  for (const NetworkStep& step : state_->plan.steps) {
    // Saturates, because a damaged file can have many steps of large results.
    const std::uint64_t each = costOf(step);
    cost += std::min(each, std::numeric_limits<std::uint64_t>::max() - cost);
  }
  return cost;
}

}  // namespace furitsuke::network
