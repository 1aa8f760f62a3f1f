// SPDX-License-Identifier: GPL-3.0-or-later
// The table of key reduction: every motion of a folder is baked at every frame and reduced again on a model, at three
// bounds, and written as a row of a Markdown table: the keys that were set, baked and left, the seconds that each
// reduction took, and the largest distance of a bone as a share of the bound. Motions of the camera are reduced without
// a model. Usage: furitsuke-reduction-table CORPUS [NAME...], where CORPUS has the folders models and motions, and the
// names choose motions by a part of their file names.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

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
    Bound{"0.02, 0.2°", {.position = 0.02, .angle = 0.2, .cameraPosition = 0.02, .cameraAngle = 0.05}},
    Bound{"0.05, 0.5°", {}},
    Bound{"0.2, 2°", {.position = 0.2, .angle = 2, .weight = 0.02, .cameraPosition = 0.2, .cameraAngle = 0.4}},
};

struct DanceKeys {
  std::size_t bones = 0, morphs = 0, camera = 0;
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

void printReduced(const motion::Motion& baked, const operations::ReductionBounds& bounds, const model::Model* model) {
  operations::OperationControl control(baked.keyCount());
  const auto start = std::chrono::steady_clock::now();
  const auto result = operations::reduceKeys(baked, motion::selectAllKeys(baked), bounds, model, control);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  motion::Motion reduced = baked;
  motion::applyEdit(reduced, result->edit, motion::EditSide::After);
  double share = 0;
  for (const operations::LargestError& error : result->errors) share = std::max(share, error.value / error.bound);
  std::printf(" %s | %.1f | %.2f |", textOf(countsOf(reduced)).c_str(), seconds.count(), share);
}

void printRow(const std::filesystem::path& corpus, const std::filesystem::path& file) {
  const auto motion = io::loadMotion(file);
  if (!motion.ok()) return;
  const DanceKeys set = countsOf(motion->motion);
  if (set.bones < kLeastBoneKeys && set.camera < kLeastCameraKeys) return;
  const std::string name = file.filename().string();
  const auto* known = std::ranges::find(kModels, name, &std::pair<std::string_view, std::string_view>::first);
  const std::string_view modelName = known == kModels.end() ? kUsualModel : known->second;
  const auto model = io::loadModel(corpus / "models" / modelName);
  const model::Model* posed = model.ok() && set.bones > 0 ? &model->model : nullptr;
  const motion::Motion baked = bakedOf(motion->motion);
  std::printf("| %s | %s | %s | %s |", name.c_str(),
              posed == nullptr ? "" : std::filesystem::path(modelName).stem().string().c_str(), textOf(set).c_str(),
              textOf(countsOf(baked)).c_str());
  for (const Bound& bound : kBounds) printReduced(baked, bound.bounds, posed);
  std::printf("\n");
  std::fflush(stdout);
}

int runTable(const std::vector<std::string>& arguments) {
  const std::filesystem::path corpus = arguments[0];
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(corpus / "motions")) {
    const std::string name = entry.path().filename().string();
    const bool isNamed = std::any_of(arguments.begin() + 1, arguments.end(),
                                     [&name](const std::string& part) { return name.find(part) != name.npos; });
    if (arguments.size() == 1 || isNamed) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  std::printf("| motion | model | set | baked |");
  for (const Bound& bound : kBounds) std::printf(" %s | s | of bound |", bound.name);
  std::printf("\n| --- | --- | --- | --- |");
  for (std::size_t i = 0; i < kBounds.size(); ++i) std::printf(" --- | --- | --- |");
  std::printf("\n");
  for (const std::filesystem::path& file : files) printRow(corpus, file);
  return 0;
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
