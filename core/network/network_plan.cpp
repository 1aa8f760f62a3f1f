// SPDX-License-Identifier: MIT
#include "core/network/network_plan.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

#include "core/network/step_runner.h"

namespace furitsuke::network {

namespace {

constexpr std::size_t kAfterAll = std::numeric_limits<std::size_t>::max();

Error tooLarge(std::size_t mostBytes) {
  return Error::because(Core::trWith("the network needs more than %1 MB of memory"), mostBytes >> 20);
}

/// The operators that the outputs need, in their order.
std::vector<const GraphOperator*> neededOperators(const NetworkGraph& graph, const std::vector<std::size_t>& outputs) {
  std::vector<bool> isNeeded(graph.tensors.size(), false);
  for (const std::size_t output : outputs) isNeeded[output] = true;
  std::vector<const GraphOperator*> needed;
  for (auto each = graph.operators.rbegin(); each != graph.operators.rend(); ++each) {
    if (!isNeeded[each->output]) continue;
    for (const std::size_t input : each->inputs) {
      if (input != kNoTensor) isNeeded[input] = true;
    }
    needed.push_back(&*each);
  }
  std::ranges::reverse(needed);
  return needed;
}

/// Memory for the constants of an operator.
struct ConstantBytes {
  std::size_t kept = 0;      ///< as its step arranges them, with channels rounded up to whole lanes
  std::size_t unpacked = 0;  ///< while they are arranged
};

ConstantBytes constantBytes(const NetworkGraph& graph, const GraphOperator& each, std::size_t lanes) {
  ConstantBytes bytes;
  for (const std::size_t input : each.inputs) {
    if (input == kNoTensor || !graph.tensors[input].isConstant()) continue;
    const Shape& shape = graph.tensors[input].shape;
    const std::size_t count = elementCount(shape);
    // A filter of few channels that leaves out its zeros may be small in the file and large here.
    const std::size_t rounded = each.kind == OperatorKind::Depthwise && !shape.empty()
                                    ? static_cast<std::size_t>(shape.back())
                                    : static_cast<std::size_t>(shape.empty() ? 1 : shape.front());
    const std::size_t room = (rounded + 2 * lanes - 1) / (2 * lanes) * (2 * lanes);
    bytes.kept += count / rounded * room * sizeof(float);
    bytes.unpacked += count * sizeof(float);
  }
  return bytes;
}

/// Joins steps, so that fewer intermediate results are written and read again.
class StepJoiner {
 public:
  StepJoiner(std::vector<NetworkStep>& steps, std::size_t tensorCount, const std::vector<std::size_t>& outputs)
      : steps_(steps), uses_(tensorCount, 0), madeBy_(tensorCount, kNoTensor), isRemoved_(steps.size(), false) {
    for (const std::size_t output : outputs) ++uses_[output];
    for (std::size_t i = 0; i < steps.size(); ++i) {
      madeBy_[steps[i].output] = i;
      for (const std::size_t input : steps[i].inputs) ++uses_[input];
    }
  }

  void join() {
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      if (auto* convolution = std::get_if<ConvolutionWork>(&steps_[i].work)) joinZeros(steps_[i], *convolution);
      if (auto* depthwise = std::get_if<DepthwiseWork>(&steps_[i].work)) joinZeros(steps_[i], *depthwise);
      if (const auto* sum = std::get_if<AddWork>(&steps_[i].work)) joinAddition(steps_[i], *sum);
    }
    std::vector<NetworkStep> kept;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      if (!isRemoved_[i]) kept.push_back(std::move(steps_[i]));
    }
    steps_ = std::move(kept);
  }

 private:
  /// The step that makes a tensor for one other step only.
  [[nodiscard]] NetworkStep* onlyFor(std::size_t tensor) {
    const std::size_t maker = madeBy_[tensor];
    return uses_[tensor] == 1 && maker != kNoTensor && !isRemoved_[maker] ? &steps_[maker] : nullptr;
  }

  template <class Work>
  void joinZeros(NetworkStep& step, Work& work) {
    NetworkStep* const maker = onlyFor(step.inputs.front());
    const auto* const pad = maker == nullptr ? nullptr : std::get_if<PadWork>(&maker->work);
    if (pad == nullptr || pad->from.channels != pad->to.channels) return;
    // Zeros of the convolution itself around those of the other step would be more than there were.
    if (work.window.top != 0 || work.window.left != 0) return;
    const std::int64_t endY = std::int64_t{work.to.height - 1} * work.window.strideY + work.window.height;
    const std::int64_t endX = std::int64_t{work.to.width - 1} * work.window.strideX + work.window.width;
    if (endY > work.from.height || endX > work.from.width) return;
    work.window.top = pad->top;
    work.window.left = pad->left;
    work.from = pad->from;
    step.inputs.front() = maker->inputs.front();
    isRemoved_[static_cast<std::size_t>(maker - steps_.data())] = true;
  }

  void joinAddition(NetworkStep& step, const AddWork& sum) {
    for (std::size_t i = 0; i < 2; ++i) {
      NetworkStep* const maker = onlyFor(step.inputs[i]);
      auto* const convolution = maker == nullptr ? nullptr : std::get_if<ConvolutionWork>(&maker->work);
      if (convolution == nullptr || convolution->addsSecondInput || step.inputs[0] == step.inputs[1]) continue;
      constexpr float kInfinity = std::numeric_limits<float>::infinity();
      if (convolution->limits.low != -kInfinity || convolution->limits.high != kInfinity) continue;
      ConvolutionWork joined = std::move(*convolution);
      joined.addsSecondInput = true;
      joined.limits = sum.limits;
      step.inputs = {maker->inputs.front(), step.inputs[1 - i]};
      isRemoved_[static_cast<std::size_t>(maker - steps_.data())] = true;
      step.work = std::move(joined);  // destroys `sum`
      return;
    }
  }

  std::vector<NetworkStep>& steps_;
  std::vector<std::size_t> uses_;    ///< of tensors
  std::vector<std::size_t> madeBy_;  ///< tensors by steps
  std::vector<bool> isRemoved_;      ///< steps
};

/// The tensor whose memory a tensor uses.
std::vector<std::size_t> memoryOwners(const std::vector<NetworkStep>& steps, std::size_t tensorCount) {
  std::vector<std::size_t> owners(tensorCount);
  std::iota(owners.begin(), owners.end(), std::size_t{0});
  for (const NetworkStep& step : steps) {
    if (std::holds_alternative<ReshapeWork>(step.work)) owners[step.output] = owners[step.inputs.front()];
  }
  return owners;
}

/// Gives all results places. False if the block would be larger than that many floats.
bool placeResults(const NetworkGraph& graph, const std::vector<std::size_t>& outputs, NetworkPlan& plan,
                  std::size_t mostFloats) {
  const std::vector<std::size_t> owners = memoryOwners(plan.steps, graph.tensors.size());
  std::vector<MemoryUse> uses;
  std::vector<std::size_t> useOf(graph.tensors.size(), kNoTensor);
  const auto use = [&](std::size_t tensor, std::size_t step) {
    const std::size_t owner = owners[tensor];
    if (useOf[owner] == kNoTensor) {
      useOf[owner] = uses.size();
      const std::size_t floats = (elementCount(graph.tensors[owner].shape) + kLineFloats - 1) / kLineFloats;
      uses.push_back({step, step, floats * kLineFloats});
    }
    MemoryUse& each = uses[useOf[owner]];
    each.last = std::max(each.last, step);
  };
  use(graph.input, 0);
  for (std::size_t i = 0; i < plan.steps.size(); ++i) {
    for (const std::size_t input : plan.steps[i].inputs) use(input, i);
    use(plan.steps[i].output, i);
  }
  for (const std::size_t output : outputs) use(output, kAfterAll);
  const std::vector<std::size_t> places = placed(uses);
  plan.places.assign(graph.tensors.size(), kNoTensor);
  for (std::size_t tensor = 0; tensor < graph.tensors.size(); ++tensor) {
    const std::size_t found = useOf[owners[tensor]];
    if (found != kNoTensor) plan.places[tensor] = places[found];
  }
  // Kernels read some floats after a tensor (DepthwiseJob).
  plan.floats = kLineFloats;
  for (std::size_t i = 0; i < uses.size(); ++i) {
    plan.floats = std::max(plan.floats, places[i] + uses[i].floats + kLineFloats);
  }
  return plan.floats <= mostFloats;
}

}  // namespace

std::vector<std::size_t> placed(const std::vector<MemoryUse>& uses) {
  std::vector<std::size_t> order(uses.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  // Large blocks first: small ones fit into the gaps between them.
  std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return uses[a].floats > uses[b].floats; });
  std::vector<std::size_t> places(uses.size(), 0);
  std::vector<std::size_t> byPlace;  // of those that have a place, in its order
  for (const std::size_t each : order) {
    std::size_t place = 0;
    for (const std::size_t other : byPlace) {
      const bool isTogether = uses[other].first <= uses[each].last && uses[each].first <= uses[other].last;
      if (!isTogether) continue;
      if (places[other] >= place + uses[each].floats) break;
      place = std::max(place, places[other] + uses[other].floats);
    }
    places[each] = place;
    byPlace.insert(std::ranges::upper_bound(byPlace, place, {}, [&](std::size_t other) { return places[other]; }),
                   each);
  }
  return places;
}

Result<NetworkPlan> planNetwork(const NetworkGraph& graph, const std::vector<std::size_t>& outputs,
                                const Kernels& kernels, std::size_t mostBytes) {
  NetworkPlan plan;
  std::size_t bytes = 0;
  for (const GraphOperator* const each : neededOperators(graph, outputs)) {
    const ConstantBytes needed = constantBytes(graph, *each, kernels.lanes);
    bytes += needed.kept;
    if (bytes + needed.unpacked > mostBytes) return tooLarge(mostBytes);
    std::optional<NetworkStep> step = makeStep(graph, *each, kernels);
    if (!step) {
      return Error::because(Core::trWith("an operator %1 does not fit its tensors"), operatorName(each->kind));
    }
    plan.steps.push_back(*std::move(step));
  }
  StepJoiner(plan.steps, graph.tensors.size(), outputs).join();
  plan.patchFloats = StepRunner::patchFloats(plan);
  const std::size_t left = (mostBytes - bytes) / sizeof(float);
  if (plan.patchFloats > left / 2) return tooLarge(mostBytes);
  if (!placeResults(graph, outputs, plan, left - 2 * plan.patchFloats)) return tooLarge(mostBytes);
  return plan;
}

}  // namespace furitsuke::network
