// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace furitsuke::lips {

/// The two lowest resonances of the mouth and throat, which tell the vowels apart.
struct Formants {
  double f1 = 0;  ///< Hz
  double f2 = 0;  ///< Hz, > f1
  friend bool operator==(const Formants&, const Formants&) = default;
};

/// Estimates formants by linear prediction: the voice as a filter of 12 poles (Levinson and Durbin), whose sharp
/// resonances below 4 kHz are the formants.
class FormantEstimator {
 public:
  static constexpr std::size_t kOrder = 12;

  /// `rate`: sample frames per second, about 10,000. `window`: samples of each call, more than kOrder.
  FormantEstimator(int rate, std::size_t window);

  /// Nothing for silence and where fewer than two resonances are found.
  [[nodiscard]] std::optional<Formants> estimate(std::span<const float> samples);

 private:
  [[nodiscard]] bool predict(std::span<const float> samples);
  [[nodiscard]] std::optional<Formants> resonances() const;

  int rate_;
  std::vector<float> window_;
  std::vector<float> weighted_;
  std::array<double, kOrder + 1> prediction_{};
};

}  // namespace furitsuke::lips
