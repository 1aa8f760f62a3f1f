// SPDX-License-Identifier: GPL-3.0-or-later
// The table of noise: hand-made dances with a key at every frame get noise of known size, which the operation
// "denoise" removes again. Written as Markdown: what is left at every frame of rotations and positions as a share of
// the noise (on average, and of the worst bone), how much of their size the hundred largest accents keep, how far hands
// and head are from their place in model space compared to before, the places that the quality report lists before and
// after, and the seconds of processor time. Usage: furitsuke-noise-table CORPUS [NAME] [KEY=VALUE...], where NAME is a
// part of the name of a dance and KEY=VALUE are arguments of the operation. Exit status 1: a number is outside of the
// limits that the method has to keep.
#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "core/operations/run.h"
#include "core/quality/motion_quality.h"
#include "tests/core/operations/cleanup/noisy_dance.h"

namespace furitsuke::bench {
namespace {

constexpr Frame kLast = 1499;

struct Dance {
  std::string_view motion;
  std::string_view model;
};
constexpr std::array<Dance, 5> kDances = {{{"dance_galaxias_v2.vmd", "luka.pmx"},
                                           {"dance_wavefile_lat.vmd", "gene/Gene_light.pmx"},
                                           {"dance_suki_yuki.vmd", "luka.pmx"},
                                           {"dance_kiss_me_L.vmd", "mokou/mokou_A.pmd"},
                                           {"dance_step.vmd", "miku_v2/miku_v2.pmd"}}};

struct NoiseRow {
  const char* name;
  test::KnownNoise noise;
  double most;  ///< share of the noise that may be left on a dance
};

std::vector<NoiseRow> noiseRows() {
  using Kind = test::KnownNoise::Kind;
  return {{"none", {Kind::White, 0, 0, 0}, 0},
          {"white .15°, .004", {Kind::White, .15, .004, 0}, .62},
          {"white .3°, .008", {Kind::White, .3, .008, 0}, .62},
          {"white .6°, .015", {Kind::White, .6, .015, 0}, .62},
          {"white 1.2°, .03", {Kind::White, 1.2, .03, 0}, .62},
          {"AR(1) .5, .6°, .015", {Kind::Smoothed, .6, .015, .5}, .7},
          {"AR(1) .8, .6°, .015", {Kind::Smoothed, .6, .015, .8}, 1},
          {"rounded to .5°, .01", {Kind::Rounded, .5, .01, 0}, 1},
          {"spikes, .3°, .008", {Kind::Spikes, .3, .008, 0}, 1},
          {"lost frames, .3°, .008", {Kind::LostFrames, .3, .008, 0}, 1}};
}

operations::OperationArguments::Texts denoiseArguments;  // of the command line

motion::Motion denoised(const motion::Motion& motion, const model::Model& model, double& seconds) {
  operations::OperationCall call;
  call.operation = operations::findOperation("denoise");
  call.arguments = *operations::OperationArguments::read(call.operation->parameters, denoiseArguments, {});
  const std::clock_t start = std::clock();
  auto outcome = operations::runOperation(call, motion, &model);
  seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  return std::move(outcome->motion);
}

std::size_t placesOf(const motion::Motion& motion, const model::Model& model) {
  const auto quality = quality::measureQuality(motion, model);
  return quality->rows[static_cast<std::size_t>(quality::QualityKind::Jitter)].placeCount;
}

/// Prints a row. Returns whether its numbers are within their limits.
bool printRow(const Dance& dance, const NoiseRow& row, const motion::Motion& clean, const model::Model& model) {
  const motion::Motion noisy = test::withNoise(clean, row.noise);
  double seconds = 0;
  const motion::Motion result = denoised(noisy, model, seconds);
  const test::NoiseLeft before = test::distanceFrom(clean, noisy);
  const test::NoiseLeft after = test::distanceFrom(clean, result);
  const double accents = test::accentsKept(clean, result);
  const std::size_t places = placesOf(noisy, model);
  const std::size_t placesAfter = placesOf(result, model);
  std::printf("| %s | %s |", std::string(dance.motion).c_str(), row.name);
  // Lost frames have taken some of the accents already.
  const double accentsLeft = std::min(1.0, test::accentsKept(clean, noisy));
  bool isGood = accents >= 0.95 * accentsLeft && placesAfter <= places;
  if (row.most == 0) {
    std::printf(" %.4f° | %.5f | | |", after.degrees, after.units);
    isGood = isGood && after.degrees <= 0.02 && after.units <= 0.0005;
  } else {
    const test::WorstBone worst = test::worstBone(clean, noisy, result);
    const double turns = after.degrees / before.degrees;
    const double moves = after.units / before.units;
    const double world = test::worldDistance(model, clean, result) / test::worldDistance(model, clean, noisy);
    std::printf(" %.2f | %.2f | %.2f %s | %.2f |", turns, moves, worst.share, worst.bone.c_str(), world);
    isGood = isGood && turns <= row.most && moves <= row.most && worst.share <= 1;
  }
  std::printf(" %.3f | %zu → %zu | %.2f |%s\n", accents, places, placesAfter, seconds, isGood ? "" : " !");
  std::fflush(stdout);
  return isGood;
}

int runTable(const std::vector<std::string>& arguments) {
  const std::filesystem::path corpus = arguments[0];
  std::printf("| dance | noise | turns | moves | worst bone | hands, head | accents | places | s |\n");
  std::printf("| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n");
  bool isGood = true;
  std::string name;
  for (std::size_t i = 1; i < arguments.size(); ++i) {
    const std::size_t equals = arguments[i].find('=');
    if (equals == std::string::npos) name = arguments[i];
    if (equals != std::string::npos)
      denoiseArguments.emplace_back(arguments[i].substr(0, equals), arguments[i].substr(equals + 1));
  }
  for (const Dance& dance : kDances) {
    if (dance.motion.find(name) == std::string_view::npos) continue;
    const auto motion = io::loadMotion(corpus / "motions" / dance.motion);
    const auto model = io::loadModel(corpus / "models" / dance.model);
    if (!motion.ok() || !model.ok()) return 2;
    const motion::Motion clean = test::everyFrameOf(motion->motion, kLast);
    for (const NoiseRow& row : noiseRows()) isGood = printRow(dance, row, clean, model->model) && isGood;
  }
  return isGood ? 0 : 1;
}

}  // namespace
}  // namespace furitsuke::bench

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fprintf(stderr, "Usage: furitsuke-noise-table CORPUS [NAME] [KEY=VALUE...]\n");
    return 2;
  }
  return furitsuke::bench::runTable({argv + 1, argv + argc});
}
