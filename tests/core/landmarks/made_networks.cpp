// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/landmarks/made_networks.h"

#include <cstdint>
#include <cstdlib>
#include <utility>

#include "core/base/file.h"
#include "core/media/film_writer.h"
#include "tests/support/network_samples.h"

namespace furitsuke::test {

namespace {

/// A convolution of single pixels whose results are `bias` plus `red` times the first channel.
int pixelResults(NetworkSample& made, int picture, int side, int channels, float red, const std::vector<float>& bias) {
  const auto count = static_cast<std::int32_t>(bias.size());
  std::vector<float> weights(static_cast<std::size_t>(count * channels), 0);
  for (std::size_t i = 0; i < weights.size(); i += static_cast<std::size_t>(channels)) weights[i] = red;
  const int result = made.tensor({1, side, side, count});
  made.operation(builtin::kConvolution,
                 {picture, made.constant({count, 1, 1, channels}, weights), made.constant({count}, bias)}, result,
                 convolutionOptions(true, 1, 1));
  return result;
}

int pooled(NetworkSample& made, int picture, int side, int step) {
  const int result = made.tensor({1, side, side, 3});
  made.operation(builtin::kMaxPool, {picture}, result, poolOptions(false, step, step, step, step));
  return result;
}

Bytes detectorNetwork() {
  NetworkSample made;
  const int input = made.tensor({1, 224, 224, 3}, "input");
  const int cells = pooled(made, input, 28, 8);
  const int largeCells = pooled(made, cells, 14, 2);
  const int largestCells = pooled(made, largeCells, 7, 2);
  // A face of 30 pixels, and the edge of the circle around the body above the hips.
  const std::vector<float> box = {0, 0, 30, 30, 0, 0, 0, -40, 0, 0, 0, 0};
  std::vector<std::int32_t> boxes, scores;
  for (const auto& [picture, side, answers] :
       {std::tuple(cells, 28, 2), std::tuple(largeCells, 14, 2), std::tuple(largestCells, 7, 6)}) {
    std::vector<float> answerBoxes;
    for (int i = 0; i < answers; ++i) answerBoxes.insert(answerBoxes.end(), box.begin(), box.end());
    // Only the small cells say that somebody is there.
    const bool isSmall = side == 28;
    const std::vector<float> answerScores(static_cast<std::size_t>(answers), isSmall ? 0.0F : -100.0F);
    const int count = side * side * answers;
    const int boxRows = made.tensor({1, count, 12});
    made.operation(builtin::kReshape, {pixelResults(made, picture, side, 3, 0, answerBoxes)}, boxRows);
    const int scoreRows = made.tensor({1, count, 1});
    made.operation(builtin::kReshape, {pixelResults(made, picture, side, 3, isSmall ? 10.0F : 0.0F, answerScores)},
                   scoreRows);
    boxes.push_back(boxRows);
    scores.push_back(scoreRows);
  }
  const int allBoxes = made.tensor({1, 2'254, 12}, "Identity");
  made.operation(builtin::kConcatenation, boxes, allBoxes, {{0, {1}}});
  const int allScores = made.tensor({1, 2'254, 1}, "Identity_1");
  made.operation(builtin::kConcatenation, scores, allScores, {{0, {1}}});
  return made.file(input, {allBoxes, allScores});
}

/// A convolution of the whole picture of 4 x 4 cells.
int wholeResults(NetworkSample& made, int cells, const std::string& name, const std::vector<float>& weights,
                 const std::vector<float>& bias) {
  const auto count = static_cast<std::int32_t>(bias.size());
  const int result = made.tensor({1, 1, 1, count});
  made.operation(builtin::kConvolution, {cells, made.constant({count, 4, 4, 3}, weights), made.constant({count}, bias)},
                 result, convolutionOptions(false, 1, 1));
  const int row = made.tensor({1, count}, name);
  made.operation(builtin::kReshape, {result}, row);
  return row;
}

Bytes landmarkNetwork() {
  NetworkSample made;
  const int input = made.tensor({1, 256, 256, 3}, "input");
  const int cells = pooled(made, input, 4, 64);
  std::vector<float> points, world;
  for (int i = 0; i < 39; ++i) {
    const auto number = static_cast<float>(i);
    points.insert(points.end(), {64 + 4 * number, 192 - 4 * number, number, 2, 2});
    // From the shoulders on, pairs of left and right are as in a mirror.
    const float left = i % 2 != 0 ? number : number - 1;
    world.insert(world.end(), {(i % 2 != 0 ? left : -left) / 100, -left / 50, left / 25});
  }
  // The middle of the hips, and the edge of the circle so that the region stays as large as it is.
  points[33 * 5] = points[33 * 5 + 1] = points[34 * 5] = 128;
  points[34 * 5 + 1] = 25.6F;
  const auto nothing = [](std::size_t count) { return std::vector<float>(count * 48, 0); };
  const int marks = wholeResults(made, cells, "Identity", nothing(195), points);
  // Somebody is there if the cells around the center are red.
  std::vector<float> center = nothing(1);
  for (const std::size_t cell : {5, 6, 9, 10}) center[cell * 3] = 1.0F / 3;
  const int score = wholeResults(made, cells, "Identity_1", center, {0});
  const int small = pooled(made, input, 64, 4);
  const int heatCells = pixelResults(made, small, 64, 3, 0, std::vector<float>(39, -10));
  const int heat = made.tensor({1, 64, 64, 39}, "Identity_3");
  made.operation(builtin::kReshape, {heatCells}, heat);
  const int worldMarks = wholeResults(made, cells, "Identity_4", nothing(117), world);
  return made.file(input, {marks, score, heat, worldMarks});
}

}  // namespace

std::string writeMadeNetworks(const std::filesystem::path& folder) {
  std::vector<std::pair<std::string_view, Bytes>> files = {{landmarks::kPersonDetectorFile, detectorNetwork()}};
  for (const landmarks::LandmarkQuality quality : landmarks::kLandmarkQualities) {
    files.emplace_back(landmarks::landmarkNetworkFile(quality), landmarkNetwork());
  }
  for (const auto& [name, bytes] : files) {
    if (const Status written = writeFileAtomically(folder / name, bytes); !written) return written.error().message();
  }
  return {};
}

std::string writeSpotFilm(const std::filesystem::path& file,
                          const std::vector<std::vector<landmarks::PicturePoint>>& spots) {
  constexpr float kHalf = 8;  // pixels of a spot
  media::FilmSettings settings;
  settings.width = kMadeWidth;
  settings.height = kMadeHeight;
  const auto writer = media::FilmWriter::create(file, settings);
  if (!writer) return writer.error().message();
  for (const auto& points : spots) {
    std::vector<std::uint8_t> pixels;
    for (int i = 0; i < kMadeWidth * kMadeHeight; ++i) {
      const auto x = static_cast<float>(i % kMadeWidth) + 0.5F;
      const auto y = static_cast<float>(i / kMadeWidth) + 0.5F;
      bool isRed = false;
      for (const auto& point : points)
        isRed = isRed || (std::abs(x - point.x) < kHalf && std::abs(y - point.y) < kHalf);
      pixels.insert(pixels.end(), {static_cast<std::uint8_t>(isRed ? 255 : 0), 0, 0, 255});
    }
    if (const Status added = (*writer)->add(pixels); !added) return added.error().message();
  }
  const Status finished = (*writer)->finish();
  return finished ? "" : finished.error().message();
}

}  // namespace furitsuke::test
