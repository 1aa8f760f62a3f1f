// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "core/network/aligned_floats.h"
#include "core/network/helper_thread.h"
#include "core/network/network_plan.h"

namespace furitsuke::network {

/// Computes the steps of a plan.
class StepRunner {
 public:
  /// `helper`, if not null, does half of the larger steps.
  StepRunner(const Kernels& kernels, const NetworkPlan& plan, float* block, HelperThread* helper)
      : kernels_(kernels), plan_(plan), block_(block), helper_(helper) {}

  /// The floats that each of two threads needs as `patches`.
  [[nodiscard]] static std::size_t patchFloats(const NetworkPlan& plan);
  void run(std::array<AlignedFloats, 2>& patches);

 private:
  [[nodiscard]] const float* input(const NetworkStep& step, std::size_t i = 0) const {
    return block_ + plan_.places[step.inputs[i]];
  }
  [[nodiscard]] float* output(const NetworkStep& step) const { return block_ + plan_.places[step.output]; }
  /// Calls f(first, end, thread) for all of `count` items, in two halves if the step is worth it.
  template <class F>
  void split(const NetworkStep& step, std::size_t count, std::size_t unit, F&& f);

  void compute(const NetworkStep& step, const ConvolutionWork& work);
  void compute(const NetworkStep& step, const DepthwiseWork& work);
  void compute(const NetworkStep& step, const AddWork& work);
  void compute(const NetworkStep& step, const SlopeWork& work);
  void compute(const NetworkStep& step, const LogisticWork& work);
  void compute(const NetworkStep& step, const MaxPoolWork& work);
  void compute(const NetworkStep& step, const MeanWork& work);
  void compute(const NetworkStep& step, const PadWork& work);
  void compute(const NetworkStep& step, const ConcatenationWork& work);
  void compute(const NetworkStep& step, const DepthToSpaceWork& work);
  void compute(const NetworkStep& step, const ResizeWork& work);
  void compute(const NetworkStep&, const ReshapeWork&) {}

  const Kernels& kernels_;
  const NetworkPlan& plan_;
  float* block_;
  HelperThread* helper_;
  std::array<AlignedFloats, 2>* patches_ = nullptr;
};

}  // namespace furitsuke::network
