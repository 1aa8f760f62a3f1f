// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "core/network/network.h"
#include "tests/fuzz/round_trip.h"

namespace furitsuke::test {

std::string networkFault(ByteView bytes) {
  constexpr std::size_t kMostBytes = std::size_t{8} << 20;
  constexpr std::uint64_t kMostCost = 20'000'000;
  for (const network::Kernels* kernels : network::usableKernels()) {
    auto opened = network::Network::open(bytes, {.kernels = kernels, .mostBytes = kMostBytes});
    if (!opened) return opened.error().reason.isEmpty() ? "an error without a reason" : "";
    if (opened->resultBytes() > kMostBytes) return "more memory than is allowed";
    if (opened->input().size() != network::elementCount(opened->inputShape())) return "an input of another size";
    if (opened->cost() > kMostCost) return {};
    std::ranges::fill(opened->input(), 0.5F);
    opened->run();
  }
  return {};
}

}  // namespace furitsuke::test
