// SPDX-License-Identifier: MIT
#include "core/lips/voice/formants.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>

namespace furitsuke::lips {

namespace {

constexpr std::size_t kOrder = FormantEstimator::kOrder;
/// Undoes that a voice has less power at higher frequencies.
constexpr float kPreEmphasis = 0.95F;
/// A faint noise floor, below which nothing is predicted, relative to the power.
constexpr double kFloor = 1e-6;
constexpr double kLowestFormant = 180;    // Hz
constexpr double kHighestFormant = 4000;  // Hz
constexpr double kWidestFormant = 450;    // Hz; wider ones only tilt the spectrum
constexpr int kMaxRootSteps = 60;

using Roots = std::array<std::complex<double>, kOrder>;

/// The zeros of z^12 + c1 z^11 + ... + c12 by the method of Aberth and Ehrlich: all at once, each repelled by the
/// others.
Roots rootsOf(const std::array<double, kOrder + 1>& coefficients) {
  Roots roots;
  for (std::size_t i = 0; i < kOrder; ++i) {
    // On a circle, and not symmetric to the real axis, because symmetric places would stay so.
    roots[i] = std::polar(0.9, 2 * std::numbers::pi * static_cast<double>(i) / kOrder + 0.4);
  }
  for (int step = 0; step < kMaxRootSteps; ++step) {
    double largest = 0;
    for (std::size_t i = 0; i < kOrder; ++i) {
      const double x = roots[i].real();
      const double y = roots[i].imag();
      // By hand, because std::complex checks every product for infinities.
      double vr = 1;
      double vi = 0;
      double dr = 0;
      double di = 0;
      for (std::size_t k = 1; k <= kOrder; ++k) {
        const double nextDr = dr * x - di * y + vr;
        di = dr * y + di * x + vi;
        dr = nextDr;
        const double nextVr = vr * x - vi * y + coefficients[k];
        vi = vr * y + vi * x;
        vr = nextVr;
      }
      const double slope = dr * dr + di * di;
      if (slope == 0) continue;
      const double qr = (vr * dr + vi * di) / slope;
      const double qi = (vi * dr - vr * di) / slope;
      double sr = 0;
      double si = 0;
      for (std::size_t other = 0; other < kOrder; ++other) {
        if (other == i) continue;
        const double br = x - roots[other].real();
        const double bi = y - roots[other].imag();
        const double distance = br * br + bi * bi;
        if (distance == 0) continue;
        sr += br / distance;
        si -= bi / distance;
      }
      const double nr = 1 - (qr * sr - qi * si);
      const double ni = -(qr * si + qi * sr);
      const double norm = nr * nr + ni * ni;
      if (norm == 0) continue;
      const double moveR = (qr * nr + qi * ni) / norm;
      const double moveI = (qi * nr - qr * ni) / norm;
      roots[i] -= std::complex<double>(moveR, moveI);
      largest = std::max(largest, std::abs(moveR) + std::abs(moveI));
    }
    if (largest < 1e-9) break;
  }
  return roots;
}

}  // namespace

FormantEstimator::FormantEstimator(int rate, std::size_t window) : rate_(rate), window_(window), weighted_(window) {
  for (std::size_t i = 0; i < window; ++i) {
    const double turn = 2 * std::numbers::pi * (static_cast<double>(i) + 0.5) / static_cast<double>(window);
    window_[i] = static_cast<float>(0.54 - 0.46 * std::cos(turn));
  }
}

std::optional<Formants> FormantEstimator::estimate(std::span<const float> samples) {
  if (!predict(samples)) return {};
  return resonances();
}

bool FormantEstimator::predict(std::span<const float> samples) {
  const std::size_t count = weighted_.size();
  weighted_[0] = 0;
  for (std::size_t i = 1; i < count; ++i) {
    weighted_[i] = (samples[i] - kPreEmphasis * samples[i - 1]) * window_[i];
  }
  std::array<double, kOrder + 1> products{};
  for (std::size_t lag = 0; lag <= kOrder; ++lag) {
    double sum = 0;
    for (std::size_t i = lag; i < count; ++i) {
      sum += static_cast<double>(weighted_[i]) * static_cast<double>(weighted_[i - lag]);
    }
    products[lag] = sum;
  }
  if (!(products[0] > 1e-12)) return false;
  products[0] *= 1 + kFloor;
  prediction_ = {1};
  double error = products[0];
  for (std::size_t order = 1; order <= kOrder; ++order) {
    double sum = products[order];
    for (std::size_t i = 1; i < order; ++i) sum += prediction_[i] * products[order - i];
    const double reflection = -sum / error;
    std::array<double, kOrder + 1> next = prediction_;
    for (std::size_t i = 1; i < order; ++i) next[i] += reflection * prediction_[order - i];
    next[order] = reflection;
    prediction_ = next;
    error *= 1 - reflection * reflection;
    if (!(error > 0)) return false;
  }
  return true;
}

std::optional<Formants> FormantEstimator::resonances() const {
  std::array<double, kOrder> found{};
  std::size_t count = 0;
  for (const std::complex<double>& root : rootsOf(prediction_)) {
    if (!(root.imag() > 0)) continue;
    const double frequency = std::arg(root) * rate_ / (2 * std::numbers::pi);
    const double width = -std::log(std::abs(root)) * rate_ / std::numbers::pi;
    const bool isFormant = frequency > kLowestFormant && frequency < kHighestFormant && width < kWidestFormant;
    if (isFormant) found[count++] = frequency;
  }
  if (count < 2) return {};
  std::sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(count));
  return Formants{found[0], found[1]};
}

}  // namespace furitsuke::lips
