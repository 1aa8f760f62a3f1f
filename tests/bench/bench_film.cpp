// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <filesystem>
#include <memory>
#include <string>
#include <utility>

#include "core/film/film_export.h"
#include "core/image/model_images.h"
#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "core/scene/scene_simulation.h"
#include "tests/support/corpus.h"
#include "tests/support/temp_folder.h"

// Three seconds of a dance with physics in 640 by 360 pixels. "drawn" is the time without any file; the rows below are
// films of the same pictures. Encoding runs beside the drawing, so these should take little longer.
namespace furitsuke::bench {
namespace {

constexpr FrameRange kFilmFrames = {600, 689};

bool fillFilmScene(scene::Scene& scene) {
  const auto corpus = test::corpusFolder();
  if (!corpus) return false;
  const auto path = *corpus / "models" / "luka.pmx";
  Result<io::LoadedModel> model = io::loadModel(path);
  const Result<io::LoadedMotion> motion = io::loadMotion(*corpus / "motions" / "dance_galaxias_v2.vmd");
  if (!model || !motion) return false;
  auto shared = std::make_shared<const model::Model>(std::move(model->model));
  auto images = std::make_shared<const image::ModelImages>(image::loadModelImages(*shared, path).images);
  scene.actors.push_back(std::make_unique<scene::Actor>(shared, std::move(images)));
  scene.actors.front()->setMotion(motion->motion);
  scene::simulate(scene, {});
  film::PictureControl control;
  return scene.evaluateSimulated(kFilmFrames.last, control.canceled);
}

film::FilmExport filmFor(const test::TempFolder& folder, media::FilmCodec codec) {
  film::FilmExport film;
  film.frames = kFilmFrames;
  film.width = 640;
  film.height = 360;
  film.options.grid = false;
  film.options.samples = 4;
  film.codec = codec;
  film.overwrite = true;
  film.file = folder.path() / "film";
  return film;
}

void drawnPictures(benchmark::State& state) {
  const test::TempFolder folder;
  scene::Scene scene;
  if (!fillFilmScene(scene)) return state.SkipWithError("the corpus is missing");
  film::PictureControl control;
  const film::FilmExport film = filmFor(folder, media::FilmCodec::H264);
  for ([[maybe_unused]] auto iteration : state) {
    const Status drawn = film::drawPictures(scene, film, control.canceled, [](std::int64_t, image::Image image) {
      benchmark::DoNotOptimize(image);
      return true;
    });
    if (!drawn) return state.SkipWithError(drawn.error().message().c_str());
  }
}

void writtenFilm(benchmark::State& state, media::FilmCodec codec) {
  const test::TempFolder folder;
  scene::Scene scene;
  if (!fillFilmScene(scene)) return state.SkipWithError("the corpus is missing");
  film::PictureControl control;
  for ([[maybe_unused]] auto iteration : state) {
    const Status written = film::writeFilm(scene, filmFor(folder, codec), control);
    if (!written) return state.SkipWithError(written.error().message().c_str());
  }
}

const bool kFilmsRegistered = [] {
  const auto measured = [](benchmark::internal::Benchmark* row) {
    row->Unit(benchmark::kMillisecond)->UseRealTime()->MeasureProcessCPUTime();
  };
  measured(benchmark::RegisterBenchmark("film/drawn", drawnPictures));
  for (const media::FilmFormat& format : media::filmFormats()) {
    measured(benchmark::RegisterBenchmark(("film/" + std::string(format.id)).c_str(), writtenFilm, format.codec));
  }
  return true;
}();

}  // namespace
}  // namespace furitsuke::bench
