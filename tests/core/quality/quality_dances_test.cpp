// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "core/quality/motion_quality.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/corpus.h"

namespace furitsuke::quality {
namespace {

/// A kind that a motion has faults of, and what is left of its places at most.
struct DanceRow {
  const char* motion;
  const char* model;
  QualityKind kind;
  double left = 0;  ///< share of the places
};

TEST(QualityDances, FaultsOfRealMotionsAreCorrected) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  for (const DanceRow& row :
       test::danceRows<DanceRow>({{"mikapo_capture.vmd", "miku_v2/miku_v2.pmd", QualityKind::Spikes, 0},
                                  {"mikapo_capture.vmd", "miku_v2/miku_v2.pmd", QualityKind::Keys, 0.2},
                                  {"posebaseline_trace.vmd", "miku_v2/miku_v2.pmd", QualityKind::Floor, 0},
                                  {"openmmd_output.vmd", "miku_v2/miku_v2.pmd", QualityKind::Reach, 0},
                                  {"dance_galaxias_v2.vmd", "miku_v2/miku_v2.pmd", QualityKind::Slides, 0.25},
                                  {"mikapo_capture.vmd", "miku_v2/miku_v2.pmd", QualityKind::Overlap, 0},
                                  {"dance_galaxias_v2.vmd", "luka.pmx", QualityKind::Overlap, 0},
                                  {"dance_kiss_me_L.vmd", "mokou/mokou_A.pmd", QualityKind::Limits, 0}})) {
    SCOPED_TRACE(std::string(row.motion) + " " + std::string(infoOf(row.kind).id));
    const auto motion = io::loadMotion(*corpus / "motions" / row.motion);
    const auto model = io::loadModel(*corpus / "models" / row.model);
    ASSERT_TRUE(motion.ok() && model.ok());
    const auto issue = static_cast<std::size_t>(row.kind);
    const auto quality = measureQuality(motion->motion, model->model);
    // The same result for any distribution of the work over threads.
    const auto again = measureQuality(motion->motion, model->model);
    for (std::size_t i = 0; i < quality->rows.size(); ++i) {
      EXPECT_EQ(quality->rows[i].value, again->rows[i].value);
      EXPECT_EQ(quality->rows[i].issues, again->rows[i].issues);
    }
    const QualityRow& before = quality->rows[issue];
    ASSERT_GT(before.placeCount, 0U);
    const auto fix = fixOf(before);
    ASSERT_TRUE(fix.has_value());
    test::OperationScene scene;
    scene.model = &model->model;
    scene.tracks = fix->tracks;
    const test::RunResult result = test::resultIn(scene, motion->motion, fix->operation, fix->arguments);
    ASSERT_EQ(result.error, "");
    const auto after = measureQuality(result.motion, model->model);
    EXPECT_LE(static_cast<double>(after->rows[issue].placeCount), row.left * static_cast<double>(before.placeCount));
  }
}

}  // namespace
}  // namespace furitsuke::quality
