// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <QEventLoop>
#include <QTemporaryDir>
#include <QTimer>
#include <memory>

#include "app/panels/poses/pose_thumbnails.h"
#include "core/base/file.h"
#include "core/eval/sample_pose.h"
#include "core/io/model/model_file.h"
#include "core/io/motion/vpd_motion.h"
#include "core/io/motion_file.h"
#include "tests/bench/bench_application.h"
#include "tests/support/corpus.h"

// Thumbnails of a dance's poses in the pose library, without and with those cached on the disk.
namespace furitsuke::bench {
namespace {

constexpr int kPoses = 100;
constexpr int kLongestWait = 60'000;  // milliseconds

void waitForPictures(panels::PoseThumbnails& thumbnails, const QStringList& paths) {
  QEventLoop loop;
  int missing = 0;
  QObject::connect(&thumbnails, &panels::PoseThumbnails::ready, &loop, [&] {
    if (--missing == 0) loop.quit();
  });
  for (const QString& path : paths) missing += thumbnails.picture(path, 0).isNull() ? 1 : 0;
  QTimer::singleShot(kLongestWait, &loop, &QEventLoop::quit);
  if (missing > 0) loop.exec();
}

void drawPoses(::benchmark::State& state, bool cached) {
  application();
  const auto corpus = test::corpusFolder();
  if (!corpus) return state.SkipWithError("there is no corpus");
  const auto path = *corpus / "models" / "miku_v2" / "miku_v2.pmd";
  Result<io::LoadedModel> loaded = io::loadModel(path);
  const Result<io::LoadedMotion> dance = io::loadMotion(*corpus / "motions" / "dance_galaxias_v2.vmd");
  if (!loaded || !dance) return state.SkipWithError("the model or the dance is missing");
  const auto model = std::make_shared<const model::Model>(std::move(loaded->model));
  const auto images = std::make_shared<const image::ModelImages>(image::loadModelImages(*model, path).images);
  const QTemporaryDir folder;
  QStringList paths;
  for (int i = 0; i < kPoses; ++i) {
    paths.append(folder.filePath(QString("%1.vpd").arg(i)));
    const auto text = format::vpd::write(io::vpdFromPose(eval::samplePose(dance->motion, i * 20)));
    if (!writeFileAtomically(std::filesystem::path(paths.back().toStdU16String()), *text)) return;
  }
  const auto drawAll = [&] {
    panels::PoseThumbnails thumbnails;
    if (cached) thumbnails.setCacheFolder(folder.path());
    thumbnails.setModel({model, images, "miku"});
    waitForPictures(thumbnails, paths);
  };
  if (cached) drawAll();
  for (auto _ : state) drawAll();
  state.SetItemsProcessed(state.iterations() * kPoses);
}

}  // namespace

BENCHMARK_CAPTURE(drawPoses, drawn, false)->Unit(::benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(drawPoses, cached, true)->Unit(::benchmark::kMillisecond)->UseRealTime();

}  // namespace furitsuke::bench
