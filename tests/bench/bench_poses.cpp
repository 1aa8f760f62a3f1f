// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <QEventLoop>
#include <QTemporaryDir>
#include <QTimer>
#include <memory>

#include "app/pose_library/pose_thumbnails.h"
#include "core/base/file.h"
#include "core/convert/model/model_file.h"
#include "core/convert/motion_file.h"
#include "core/convert/vpd_motion.h"
#include "core/eval/sample_pose.h"
#include "tests/bench/bench_application.h"
#include "tests/support/corpus.h"

// Pictures of a dance's poses as the library draws them, without and with those that were kept on the disk.
namespace furitsuke::bench {
namespace {

constexpr int kPoses = 100;
constexpr int kLongestWait = 60'000;  // milliseconds

void waitForPictures(PoseThumbnails& thumbnails, const QStringList& paths) {
  QEventLoop loop;
  int missing = 0;
  QObject::connect(&thumbnails, &PoseThumbnails::ready, &loop, [&] {
    if (--missing == 0) loop.quit();
  });
  for (const QString& path : paths) missing += thumbnails.picture(path, 0).isNull() ? 1 : 0;
  QTimer::singleShot(kLongestWait, &loop, &QEventLoop::quit);
  if (missing > 0) loop.exec();
}

void drawPoses(::benchmark::State& state, bool kept) {
  application();
  const auto corpus = test::corpusFolder();
  if (!corpus) return state.SkipWithError("there is no corpus");
  const auto path = *corpus / "models" / "miku_v2" / "miku_v2.pmd";
  Result<LoadedModel> loaded = loadModel(path);
  const Result<LoadedMotion> dance = loadMotion(*corpus / "motions" / "dance_galaxias_v2.vmd");
  if (!loaded || !dance) return state.SkipWithError("the model or the dance is missing");
  const auto model = std::make_shared<const Model>(std::move(loaded->model));
  const auto images = std::make_shared<const ModelImages>(loadModelImages(*model, path).images);
  const QTemporaryDir folder;
  QStringList paths;
  for (int i = 0; i < kPoses; ++i) {
    paths.append(folder.filePath(QString("%1.vpd").arg(i)));
    const auto text = vpd::write(vpdFromPose(samplePose(dance->motion, i * 20)));
    if (!writeFileAtomically(std::filesystem::path(paths.back().toStdU16String()), *text)) return;
  }
  const auto drawAll = [&] {
    PoseThumbnails thumbnails;
    if (kept) thumbnails.setCacheFolder(folder.path());
    thumbnails.setModel({model, images, "miku"});
    waitForPictures(thumbnails, paths);
  };
  if (kept) drawAll();
  for (auto _ : state) drawAll();
  state.SetItemsProcessed(state.iterations() * kPoses);
}

}  // namespace

BENCHMARK_CAPTURE(drawPoses, drawn, false)->Unit(::benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(drawPoses, kept, true)->Unit(::benchmark::kMillisecond)->UseRealTime();

}  // namespace furitsuke::bench
