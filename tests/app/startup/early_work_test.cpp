// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup/early_work.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>

#include "app/session/file_paths.h"
#include "core/base/file.h"
#include "core/format/pmx/pmx_file.h"
#include "tests/support/pmx_samples.h"

namespace furitsuke::startup {
namespace {

TEST(EarlyWork, ReadsTheFirstModelAndStartsARendererForIt) {
  const QTemporaryDir folder;
  const QString model = folder.filePath("model.pmx"), damaged = folder.filePath("damaged.pmx");
  const Bytes bytes = format::pmx::write(test::bonesPmx({"センター", "右腕"}));
  ASSERT_TRUE(writeFileAtomically(session::toPath(model), bytes));
  ASSERT_TRUE(writeFileAtomically(session::toPath(damaged), Bytes(bytes.begin(), bytes.begin() + 12)));
  const struct {
    const char* name;
    QStringList files;
    QString first;  ///< the file that is read
    bool hasActor;
  } rows[] = {
      {"no file", {}, {}, false},
      {"no model", {"dance.vmd", "nowhere.pmx"}, {}, false},
      {"a model after a motion", {"dance.vmd", model, damaged}, model, true},
      {"a model that cannot be read", {damaged}, damaged, false},
  };
  for (const auto& row : rows) {
    for (const bool safeMode : {false, true}) {
      CommandLine line;
      line.files = row.files;
      line.safeMode = safeMode;
      EarlyWork work = startEarlyWork(line, true);
      EXPECT_EQ(work.modelFile, row.first) << row.name;
      ASSERT_EQ(work.model.valid(), !row.first.isEmpty()) << row.name;
      EXPECT_FALSE(work.renderer.valid()) << "it would hold the plugins of the platform up";
      startRenderer(work);
      EXPECT_EQ(work.renderer.valid(), !safeMode && !row.first.isEmpty()) << row.name;
      if (work.renderer.valid()) work.renderer.wait();  // it does not wait forever for a model that cannot be read
      if (!work.model.valid()) continue;
      const Result<session::ReadModel> read = work.model.get();
      EXPECT_EQ(read && read->actor != nullptr, row.hasActor) << row.name;
    }
  }
}

}  // namespace
}  // namespace furitsuke::startup
