// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/poses/pose_folder.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace furitsuke::panels {
namespace {

class PoseFolderTest : public ::testing::Test {
 protected:
  void put(const QString& path) const {
    const QFileInfo info(root.filePath(path));
    QDir().mkpath(info.absolutePath());
    QFile file(info.filePath());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("Vocaloid Pose Data file");
  }
  [[nodiscard]] QString listed() const {
    QStringList names;
    for (const PoseEntry& entry : folder.entries()) {
      names.append(entry.tag.isEmpty() ? entry.name : entry.tag + ":" + entry.name);
    }
    return names.join(' ');
  }
  QTemporaryDir root;
  PoseFolder folder;
};

TEST_F(PoseFolderTest, PosesAreListedByTagAndNameWithNumbersAsNumbers) {
  for (const char* path : {"p10.vpd", "p2.VPD", "hands/open.vpd", "hands/left/fist.vpd", "note.txt", "dance.vmd"})
    put(path);
  folder.setPath(root.path());
  EXPECT_EQ(listed(), "p2 p10 hands:open hands/left:fist");
  EXPECT_EQ(folder.tags(), QStringList({"", "hands", "hands/left"}));
  EXPECT_TRUE(QFileInfo(folder.entries()[0].path).isAbsolute());
  EXPECT_FALSE(folder.isIncomplete());
}

TEST_F(PoseFolderTest, AMissingFolderHasNoPoses) {
  put("a.vpd");
  folder.setPath(root.path());
  ASSERT_EQ(folder.entries().size(), 1);
  folder.setPath(root.filePath("nowhere"));
  EXPECT_TRUE(folder.entries().isEmpty());
  folder.setPath({});
  EXPECT_TRUE(folder.entries().isEmpty());
}

TEST_F(PoseFolderTest, AddedAndRemovedFilesAreDetected) {
  put("hands/a.vpd");
  folder.setPath(root.path());
  QSignalSpy changes(&folder, &PoseFolder::changed);
  put("b.vpd");
  put("hands/c.vpd");
  ASSERT_TRUE(changes.wait(5000));
  while (listed() != "b hands:a hands:c" && changes.wait(2000)) continue;
  EXPECT_EQ(listed(), "b hands:a hands:c");
  QFile::remove(root.filePath("hands/a.vpd"));
  while (listed() != "b hands:c" && changes.wait(2000)) continue;
  EXPECT_EQ(listed(), "b hands:c");
}

TEST_F(PoseFolderTest, ALinkToAParentFolderIsNotFollowed) {
  put("a.vpd");
  if (!QFile::link(root.path(), root.filePath("round"))) GTEST_SKIP() << "links are not supported here";
  folder.setPath(root.path());
  EXPECT_EQ(listed(), "a");
}

}  // namespace
}  // namespace furitsuke::panels
