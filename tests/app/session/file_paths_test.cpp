// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/file_paths.h"

#include <gtest/gtest.h>

namespace furitsuke::session {
namespace {

TEST(FilePaths, FoldersTellFilesOfTheSameNameApart) {
  struct Row {
    QStringList paths;
    QStringList folders;
  };
  const Row rows[] = {
      {{}, {}},
      {{"/a/x.vmd", "/a/y.vmd"}, {"", ""}},
      {{"/a/x.vmd", "/b/x.vmd", "/b/y.vmd"}, {"a", "b", ""}},
      {{"/rock/live/x.vmd", "/pop/live/x.vmd", "/pop/x.vmd"}, {"rock/live", "pop/live", "pop"}},
      {{"/x.vmd", "/a/x.vmd"}, {"", "a"}},
      {{"/live/x.vmd", "/pop/live/x.vmd"}, {"/live", "pop/live"}},
      {{"/a/x.vmd", "/a/x.vmd", ""}, {"", "", ""}},
      {{"", ""}, {"", ""}},
  };
  for (const Row& row : rows)
    EXPECT_EQ(distinguishingFolders(row.paths), row.folders) << row.paths.join(' ').toStdString();
}

TEST(FilePaths, AFolderFollowsTheTitleInParentheses) {
  EXPECT_EQ(titleWithFolder("x.vmd", ""), "x.vmd");
  EXPECT_EQ(titleWithFolder("x.vmd", "rock"), "x.vmd (rock)");
}

}  // namespace
}  // namespace furitsuke::session
