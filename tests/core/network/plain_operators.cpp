// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/network/plain_operators.h"

#include <algorithm>
#include <cmath>

namespace furitsuke::test {

namespace {

/// Results along one dimension, and the places before the picture.
struct Along {
  int count = 0, before = 0;
};

Along along(int size, int filter, int stride, bool isPadded) {
  if (!isPadded) return {(size - filter) / stride + 1, 0};
  const int count = (size + stride - 1) / stride;
  return {count, std::max((count - 1) * stride + filter - size, 0) / 2};
}

template <class F>
PlainPicture eachPlace(const PlainPicture& picture, const PlainWindow& window, int channels, F&& f) {
  const Along rows = along(picture.height, window.height, window.strideY, window.isPadded);
  const Along columns = along(picture.width, window.width, window.strideX, window.isPadded);
  PlainPicture result{rows.count, columns.count, channels, {}};
  for (int y = 0; y < rows.count; ++y) {
    for (int x = 0; x < columns.count; ++x) {
      for (int channel = 0; channel < channels; ++channel) {
        result.values.push_back(f(y * window.strideY - rows.before, x * window.strideX - columns.before, channel));
      }
    }
  }
  return result;
}

}  // namespace

std::vector<float> someNumbers(std::size_t count, std::uint32_t seed) {
  std::vector<float> numbers;
  std::uint32_t state = seed;
  for (std::size_t i = 0; i < count; ++i) {
    state = state * 1'664'525U + 1'013'904'223U;
    numbers.push_back(static_cast<float>(state >> 8) / 8'388'608.0F - 1);
  }
  return numbers;
}

float plainActivation(double value, int activation) {
  if (activation == 0) return static_cast<float>(value);
  return static_cast<float>(std::clamp(value, 0.0, activation == 3 ? 6.0 : 1e30));
}

PlainPicture plainConvolution(const PlainPicture& picture, const std::vector<float>& filter,
                              const std::vector<float>& bias, const PlainWindow& window, int activation) {
  const auto channels = static_cast<int>(bias.size());
  return eachPlace(picture, window, channels, [&](int top, int left, int channel) {
    double sum = bias[static_cast<std::size_t>(channel)];
    std::size_t at = static_cast<std::size_t>(channel) * filter.size() / bias.size();
    for (int y = top; y < top + window.height; ++y) {
      for (int x = left; x < left + window.width; ++x) {
        for (int i = 0; i < picture.channels; ++i) sum += double{picture.around(y, x, i)} * filter[at++];
      }
    }
    return plainActivation(sum, activation);
  });
}

PlainPicture plainDepthwise(const PlainPicture& picture, const std::vector<float>& filter,
                            const std::vector<float>& bias, const PlainWindow& window, int activation) {
  return eachPlace(picture, window, picture.channels, [&](int top, int left, int channel) {
    double sum = bias[static_cast<std::size_t>(channel)];
    auto at = static_cast<std::size_t>(channel);
    for (int y = top; y < top + window.height; ++y) {
      for (int x = left; x < left + window.width; ++x) {
        sum += double{picture.around(y, x, channel)} * filter[at];
        at += bias.size();
      }
    }
    return plainActivation(sum, activation);
  });
}

PlainPicture plainMaxPool(const PlainPicture& picture, const PlainWindow& window) {
  return eachPlace(picture, window, picture.channels, [&](int top, int left, int channel) {
    float most = -1e30F;
    for (int y = std::max(top, 0); y < std::min(top + window.height, picture.height); ++y) {
      for (int x = std::max(left, 0); x < std::min(left + window.width, picture.width); ++x) {
        most = std::max(most, picture.at(y, x, channel));
      }
    }
    return most;
  });
}

PlainPicture plainPad(const PlainPicture& picture, int top, int bottom, int left, int right) {
  PlainPicture result{picture.height + top + bottom, picture.width + left + right, picture.channels, {}};
  for (int y = 0; y < result.height; ++y) {
    for (int x = 0; x < result.width; ++x) {
      for (int i = 0; i < picture.channels; ++i) result.values.push_back(picture.around(y - top, x - left, i));
    }
  }
  return result;
}

PlainPicture plainResize(const PlainPicture& picture, int height, int width, PlainResize kind) {
  const auto place = [kind](int at, int size, int resultSize) {
    double found = double(at) * size / resultSize;
    if (kind == PlainResize::HalfPixel) found = (at + 0.5) * size / resultSize - 0.5;
    if (kind == PlainResize::CornerAligned && resultSize > 1) found = double(at) * (size - 1) / (resultSize - 1);
    return std::clamp(found, 0.0, double(size - 1));
  };
  PlainPicture result{height, width, picture.channels, {}};
  for (int y = 0; y < height; ++y) {
    const double fromY = place(y, picture.height, height);
    const int top = static_cast<int>(fromY);
    const int bottom = std::min(top + 1, picture.height - 1);
    for (int x = 0; x < width; ++x) {
      const double fromX = place(x, picture.width, width);
      const int left = static_cast<int>(fromX);
      const int right = std::min(left + 1, picture.width - 1);
      for (int i = 0; i < picture.channels; ++i) {
        const double upper = std::lerp(picture.at(top, left, i), picture.at(top, right, i), fromX - left);
        const double lower = std::lerp(picture.at(bottom, left, i), picture.at(bottom, right, i), fromX - left);
        result.values.push_back(static_cast<float>(std::lerp(upper, lower, fromY - top)));
      }
    }
  }
  return result;
}

}  // namespace furitsuke::test
