// SPDX-License-Identifier: GPL-3.0-or-later
// The table of key reduction: every motion of a folder is baked at every frame and reduced again on a model, at three
// bounds, and written as a row of a Markdown table: the keys that were set, baked and left, the seconds of processor
// time that each reduction took, and the largest error as a share of its bound. Captured motions (BVH) are imported
// with a key at every frame instead. Motions of the camera are reduced without a model. Usage:
// furitsuke-reduction-table CORPUS [NAME...], where CORPUS has the folders models, motions and exchange, and the names
// choose files by a part of their names, also those with few keys. Exit status 1: a dance has more keys left than the
// method that reduce has to match.
#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/file.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/motion_from_capture.h"
#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "core/operations/keys/reduce.h"
#include "core/operations/run.h"

namespace furitsuke::bench {
namespace {

/// The models of motions that were made for a particular one.
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kModels = {{
    {"dance_wavefile_lat.vmd", "gene/Gene_light.pmx"},
    {"dance_kiss_me_L.vmd", "mokou/mokou_A.pmd"},
    {"dance_step.vmd", "miku_v2/miku_v2.pmd"},
    {"coll_bear_7.vmd", "miku_v2/miku_v2.pmd"},
    {"mmdjs_kishimen.vmd", "miku_v2/miku_v2.pmd"},
}};
constexpr std::string_view kUsualModel = "luka.pmx";

/// Fewer keys are no dance.
constexpr std::size_t kLeastBoneKeys = 1000;
constexpr std::size_t kLeastCameraKeys = 10;

struct Bound {
  const char* name;
  operations::ReductionBounds bounds;
};

const std::array<Bound, 3> kBounds = {
    Bound{"0.05, 0.5°", {}},
    Bound{"0.1, 1°", {.position = 0.1, .angle = 1, .cameraPosition = 0.1, .cameraAngle = 0.2}},
    Bound{"0.2, 2°", {.position = 0.2, .angle = 2, .weight = 0.02, .cameraPosition = 0.2, .cameraAngle = 0.4}},
};

/// The keys of bones that another program leaves, which also reduces from the bottom up and keeps holds of 5 frames: at
/// the first and at the last of the bounds.
struct KeysToMatch {
  std::string_view file;
  std::size_t first, last;
};
constexpr std::array<KeysToMatch, 5> kKeysToMatch = {{
    {"dance_galaxias_v2.vmd", 7'644, 7'199},
    {"dance_wavefile_lat.vmd", 11'871, 11'283},
    {"dance_suki_yuki.vmd", 30'933, 28'592},
    {"dance_kiss_me_L.vmd", 29'514, 27'886},
    {"dance_step.vmd", 15'430, 14'178},
}};

struct DanceKeys {
  std::size_t bones = 0, morphs = 0, camera = 0;
};

/// A motion before and after the bake.
struct Dance {
  std::string name;
  std::string modelName;
  DanceKeys set;
  motion::Motion baked;
};

DanceKeys countsOf(const motion::Motion& motion) {
  DanceKeys counts;
  for (const auto& track : motion.bones) counts.bones += track.keys.size();
  for (const auto& track : motion.morphs) counts.morphs += track.keys.size();
  counts.camera = motion.camera.size();
  return counts;
}

std::string textOf(const DanceKeys& counts) {
  if (counts.camera > 0) return std::to_string(counts.camera);
  return std::to_string(counts.bones) + " + " + std::to_string(counts.morphs);
}

motion::Motion bakedOf(const motion::Motion& motion) {
  operations::OperationCall call;
  call.operation = operations::findOperation("bake");
  call.arguments = *operations::OperationArguments::read(call.operation->parameters, {}, {});
  return std::move(operations::runOperation(call, motion, nullptr)->motion);
}

/// Returns the keys of bones that are left.
std::size_t printReduced(const motion::Motion& baked, const operations::ReductionBounds& bounds,
                         const model::Model* model) {
  operations::OperationControl control(baked.keyCount());
  const std::clock_t start = std::clock();
  const auto result = operations::reduceKeys(baked, motion::selectAllKeys(baked), bounds, model, control);
  const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  motion::Motion reduced = baked;
  motion::applyEdit(reduced, result->edit, motion::EditSide::After);
  double share = 0;
  for (const operations::LargestError& error : result->errors) share = std::max(share, error.value / error.bound);
  const DanceKeys left = countsOf(reduced);
  std::printf(" %s | %.1f | %.2f |", textOf(left).c_str(), seconds, share);
  return left.bones;
}

/// Whether no more keys are left than are to be matched.
bool printRow(const std::filesystem::path& models, const Dance& dance) {
  const bool isPosed = dance.set.bones > 0;
  const auto model = io::loadModel(models / dance.modelName);
  const model::Model* posed = model.ok() && isPosed ? &model->model : nullptr;
  std::printf("| %s | %s | %s | %s |", dance.name.c_str(),
              posed == nullptr ? "" : std::filesystem::path(dance.modelName).stem().string().c_str(),
              textOf(dance.set).c_str(), textOf(countsOf(dance.baked)).c_str());
  std::array<std::size_t, kBounds.size()> left{};
  for (std::size_t i = 0; i < kBounds.size(); ++i) left[i] = printReduced(dance.baked, kBounds[i].bounds, posed);
  const auto* match = std::ranges::find(kKeysToMatch, dance.name, &KeysToMatch::file);
  const bool hasMatch = match != kKeysToMatch.end();
  if (hasMatch) std::printf(" %zu, %zu |", match->first, match->last);
  std::printf(hasMatch ? "\n" : " |\n");
  std::fflush(stdout);
  return !hasMatch || (left.front() <= match->first && left.back() <= match->last);
}

std::optional<Dance> danceFrom(const std::filesystem::path& file, bool isNamed) {
  const auto motion = io::loadMotion(file);
  if (!motion.ok()) return {};
  const DanceKeys set = countsOf(motion->motion);
  if (!isNamed && set.bones < kLeastBoneKeys && set.camera < kLeastCameraKeys) return {};
  const std::string name = file.filename().string();
  const auto* known = std::ranges::find(kModels, name, &std::pair<std::string_view, std::string_view>::first);
  return Dance{name, std::string(known == kModels.end() ? kUsualModel : known->second), set, bakedOf(motion->motion)};
}

std::optional<Dance> captureFrom(const std::filesystem::path& file, const std::filesystem::path& models) {
  const auto model = io::loadModel(models / kUsualModel);
  const auto bytes = readFile(file);
  if (!model.ok() || !bytes.ok()) return {};
  const auto capture = exchange::readBvh(*bytes);
  if (!capture.ok()) return {};
  exchange::CaptureFitOptions options;
  options.isDense = true;
  auto fitted = exchange::motionFromCapture(capture->motion, model->model, options);
  if (!fitted.ok()) return {};
  const DanceKeys dense = countsOf(fitted->motion);
  return Dance{file.filename().string(), std::string(kUsualModel), dense, std::move(fitted->motion)};
}

int runTable(const std::vector<std::string>& arguments) {
  const std::filesystem::path corpus = arguments[0];
  std::vector<std::filesystem::path> files;
  for (const char* const folder : {"motions", "exchange"}) {
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(corpus / folder, ignored)) {
      const std::string name = entry.path().filename().string();
      const bool isNamed = std::any_of(arguments.begin() + 1, arguments.end(),
                                       [&name](const std::string& part) { return name.find(part) != name.npos; });
      if (arguments.size() == 1 || isNamed) files.push_back(entry.path());
    }
  }
  std::sort(files.begin(), files.end());
  std::printf("| motion | model | set | baked |");
  for (const Bound& bound : kBounds) std::printf(" %s | s | of bound |", bound.name);
  std::printf(" to match |\n| --- | --- | --- | --- |");
  for (std::size_t i = 0; i < kBounds.size(); ++i) std::printf(" --- | --- | --- |");
  std::printf(" --- |\n");
  bool isMatched = true;
  for (const std::filesystem::path& file : files) {
    const std::filesystem::path models = corpus / "models";
    const auto dance = file.extension() == ".bvh" ? captureFrom(file, models) : danceFrom(file, arguments.size() > 1);
    if (dance) isMatched = printRow(models, *dance) && isMatched;
  }
  return isMatched ? 0 : 1;
}

}  // namespace
}  // namespace furitsuke::bench

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fprintf(stderr, "Usage: furitsuke-reduction-table CORPUS [NAME...]\n");
    return 2;
  }
  return furitsuke::bench::runTable({argv + 1, argv + argc});
}
