// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/poses/poses_panel.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>

#include "app/theme/theme.h"
#include "app/widgets/number_field.h"
#include "core/base/file.h"
#include "core/io/motion/vpd_motion.h"
#include "core/render/offscreen_renderer.h"
#include "tests/app/session/stage_actors.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

namespace furitsuke::panels {
namespace {

class PosesPanelTest : public ::testing::Test {
 protected:
  PosesPanelTest() {
    theme::applyTheme(*qApp, "dark");
    panel.setActions(&choose, &save);
    panel.resize(360, 480);
    panel.show();
  }
  void put(const QString& path, float height) const {
    motion::Pose pose;
    pose.bones.push_back({test::nameOf("センター"), {0, height, 0}, {0, 0, 0, 1}});
    const auto text = format::vpd::write(io::vpdFromPose(pose), {});
    ASSERT_TRUE(text.ok());
    QDir().mkpath(QFileInfo(root.filePath(path)).absolutePath());
    ASSERT_TRUE(writeFileAtomically(std::filesystem::path(root.filePath(path).toStdU16String()), *text).ok());
  }
  void fill() {
    put("low.vpd", 0);
    put("high.vpd", 3);
    put("hands/open.vpd", 1);
    panel.folder().setPath(root.path());
  }
  [[nodiscard]] QListView& list() { return *panel.findChild<QListView*>(); }
  [[nodiscard]] QString shown() {
    QStringList names;
    for (int row = 0; row < list().model()->rowCount(); ++row) {
      names.append(list().model()->index(row, 0).data().toString());
    }
    return names.join(' ');
  }
  [[nodiscard]] QSlider& slider() { return *panel.findChild<QSlider*>(); }
  void useModel(const QString& id) {
    actor = test::actorNamed("model", {"センター", "右腕"});
    panel.setModel({actor->sharedModel(), actor->images(), id});
  }
  /// Waits until the thumbnail of the pose exists.
  /// Converts a picture so that equal pictures compare equal, whether from memory or from a file.
  static QImage comparable(const QImage& picture) {
    return picture.convertToFormat(QImage::Format_ARGB32_Premultiplied);
  }

  QImage pictureOf(const QString& path) {
    QSignalSpy ready(&panel.thumbnails(), &PoseThumbnails::ready);
    const qint64 modified = QFileInfo(path).lastModified().toMSecsSinceEpoch();
    QImage picture = panel.thumbnails().picture(path, modified);
    for (int tries = 0; picture.isNull() && tries < 100; ++tries) {
      ready.wait(100);
      picture = panel.thumbnails().picture(path, modified);
    }
    return comparable(picture);
  }

  QTemporaryDir root;
  QTemporaryDir cache;
  QAction choose{"choose"};
  QAction save{"save"};
  std::unique_ptr<scene::Actor> actor;
  PosesPanel panel;
};

TEST_F(PosesPanelTest, WithoutAFolderItOffersToChooseOne) {
  EXPECT_FALSE(list().isVisible());
  fill();
  EXPECT_TRUE(list().isVisible());
  panel.folder().setPath({});
  EXPECT_FALSE(list().isVisible());
}

TEST_F(PosesPanelTest, SearchAndSubfolderFilterTheList) {
  fill();
  EXPECT_EQ(shown(), "high low open");
  panel.findChild<QLineEdit*>()->setText("HIG");
  EXPECT_EQ(shown(), "high");
  panel.findChild<QLineEdit*>()->clear();
  auto* tags = panel.findChildren<QComboBox*>().front();
  tags->setCurrentIndex(tags->findData("hands"));
  EXPECT_EQ(shown(), "open");
}

TEST_F(PosesPanelTest, ARepaintUsesTheSamePictureAgain) {
  fill();
  const auto picture = [this] {
    return list().model()->index(0, 0).data(Qt::DecorationRole).value<QPixmap>().cacheKey();
  };
  const qint64 before = picture();
  EXPECT_EQ(picture(), before) << "each new picture that is painted is kept in the cache of pixmaps";
  theme::applyTheme(*qApp, "light");
  EXPECT_NE(picture(), before);
}

TEST_F(PosesPanelTest, ARemovedModelIsFreed) {
  if (!render::OffscreenRenderer::create().ok()) GTEST_SKIP() << "OpenGL is not available";
  fill();
  useModel("one");
  EXPECT_EQ(pictureOf(root.filePath("low.vpd")).size(), PoseThumbnails::kSize);
  const std::weak_ptr<const model::Model> model = actor->sharedModel();
  panel.setModel({});
  actor.reset();
  EXPECT_TRUE(test::waitFor([&model] { return model.expired(); }));
}

TEST_F(PosesPanelTest, ReturnAppliesTheSelectedPose) {
  fill();
  QSignalSpy applied(&panel, &PosesPanel::applyRequested);
  list().setCurrentIndex(list().model()->index(1, 0));
  QTest::keyClick(&list(), Qt::Key_Return);
  EXPECT_EQ(applied.count(), 0) << "there is no motion";
  panel.setCanApply(true);
  QTest::keyClick(&list(), Qt::Key_Return);
  ASSERT_EQ(applied.count(), 1);
  EXPECT_EQ(applied[0][0].toString(), root.filePath("low.vpd"));
}

TEST_F(PosesPanelTest, TheSliderBlendsDuringADragAndReturnsToZero) {
  fill();
  panel.setCanApply(true);
  EXPECT_FALSE(slider().isEnabled()) << "no pose is selected";
  panel.setCurrentPath(root.filePath("high.vpd"));
  EXPECT_TRUE(slider().isEnabled());
  QSignalSpy began(&panel, &PosesPanel::blendBegan);
  QSignalSpy blended(&panel, &PosesPanel::blended);
  QSignalSpy ended(&panel, &PosesPanel::blendEnded);
  slider().setSliderDown(true);
  slider().setValue(30);
  slider().setValue(60);
  EXPECT_EQ(began.count(), 1);
  EXPECT_EQ(blended.count(), 2);
  EXPECT_EQ(ended.count(), 0);
  slider().setSliderDown(false);
  ASSERT_EQ(ended.count(), 1);
  EXPECT_TRUE(ended[0][0].toBool());
  EXPECT_EQ(slider().value(), 0);
  EXPECT_EQ(blended.count(), 2) << "returning to zero does not blend";
}

TEST_F(PosesPanelTest, TheSliderEndsAtTheWholePoseAndMoreIsTyped) {
  fill();
  panel.setCanApply(true);
  panel.setCurrentPath(root.filePath("high.vpd"));
  EXPECT_EQ(slider().maximum(), 100);
  QSignalSpy blended(&panel, &PosesPanel::blended);
  QSignalSpy ended(&panel, &PosesPanel::blendEnded);
  auto* field = panel.findChild<widgets::NumberField*>("blendPercent");
  field->selectAll();
  QTest::keyClicks(field, "150");
  QTest::keyClick(field, Qt::Key_Return);
  ASSERT_EQ(blended.count(), 1);
  EXPECT_EQ(blended[0][0].toInt(), 150);
  ASSERT_EQ(ended.count(), 1);
  EXPECT_TRUE(ended[0][0].toBool());
}

TEST_F(PosesPanelTest, EscapeCancelsTheBlend) {
  fill();
  panel.setCanApply(true);
  panel.setCurrentPath(root.filePath("high.vpd"));
  QSignalSpy ended(&panel, &PosesPanel::blendEnded);
  slider().setSliderDown(true);
  slider().setValue(30);
  QTest::keyClick(&slider(), Qt::Key_Escape);
  ASSERT_EQ(ended.count(), 1);
  EXPECT_FALSE(ended[0][0].toBool());
  EXPECT_EQ(slider().value(), 0);
}

TEST_F(PosesPanelTest, PosesAreDraggedAsFiles) {
  fill();
  const std::unique_ptr<QMimeData> data(list().model()->mimeData({list().model()->index(0, 0)}));
  EXPECT_EQ(data->urls(), QList<QUrl>{QUrl::fromLocalFile(root.filePath("high.vpd"))});
}

TEST_F(PosesPanelTest, ThumbnailsDependOnPoseAndModelAndAreCached) {
  if (!render::OffscreenRenderer::create().ok()) GTEST_SKIP() << "OpenGL is not available";
  panel.thumbnails().setCacheFolder(cache.path());
  fill();
  EXPECT_TRUE(panel.thumbnails().picture(root.filePath("low.vpd"), 0).isNull()) << "no model";
  useModel("one");
  const QImage low = pictureOf(root.filePath("low.vpd"));
  ASSERT_EQ(low.size(), PoseThumbnails::kSize);
  const int drawn = panel.thumbnails().drawnCount();
  EXPECT_GE(drawn, 1);
  EXPECT_EQ(pictureOf(root.filePath("low.vpd")), low) << "from memory";
  useModel("two");
  useModel("one");
  EXPECT_GE(QDir(cache.path()).entryList({"*.png"}).size(), 1);
  PoseThumbnails other;
  other.setCacheFolder(cache.path());
  other.setModel({actor->sharedModel(), actor->images(), "one"});
  QSignalSpy ready(&other, &PoseThumbnails::ready);
  const qint64 modified = QFileInfo(root.filePath("low.vpd")).lastModified().toMSecsSinceEpoch();
  EXPECT_TRUE(other.picture(root.filePath("low.vpd"), modified).isNull());
  ASSERT_TRUE(ready.wait(10'000));
  EXPECT_EQ(comparable(other.picture(root.filePath("low.vpd"), modified)), low);
  EXPECT_EQ(other.drawnCount(), 0) << "from the disk";
}

TEST_F(PosesPanelTest, AnInvalidFileHasNoThumbnailAndDoesNotBlockOthers) {
  if (!render::OffscreenRenderer::create().ok()) GTEST_SKIP() << "OpenGL is not available";
  fill();
  QFile bad(root.filePath("bad.vpd"));
  ASSERT_TRUE(bad.open(QIODevice::WriteOnly));
  bad.write("no pose");
  bad.close();
  panel.folder().rescan();
  useModel("one");
  EXPECT_LE(pictureOf(root.filePath("bad.vpd")).width(), 1);
  EXPECT_EQ(pictureOf(root.filePath("low.vpd")).size(), PoseThumbnails::kSize);
}

}  // namespace
}  // namespace furitsuke::panels
