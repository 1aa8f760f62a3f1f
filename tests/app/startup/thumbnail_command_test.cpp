// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QImage>
#include <QProcess>
#include <QProcessEnvironment>
#include <set>
#include <string>

#include "app/session/settings.h"
#include "core/base/file.h"
#include "core/format/pmx/pmx_file.h"
#include "tests/support/pmx_samples.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::test {
namespace {

const QString kFigureSamples = FURITSUKE_SAMPLES;

/// The real program, with a profile of its own.
class ThumbnailCommandTest : public testing::Test {
 protected:
  QString at(const char* name) { return QString::fromStdString((temp_.path() / name).string()); }
  QString profile() { return at("profile"); }

  int run(const QStringList& arguments) {
    QProcess process;
    process.start(FURITSUKE_PROGRAM, QStringList{"thumbnail", "--profile", profile()} + arguments);
    EXPECT_TRUE(process.waitForFinished(60'000));
    errors_ = QString::fromUtf8(process.readAllStandardError());
    return process.exitCode();
  }
  /// Null if there is none.
  QImage pictureOf(const QString& file, int size = 128) {
    const QString picture = at("picture.png");
    QFile::remove(picture);
    EXPECT_EQ(run({file, picture, "--size", QString::number(size)}), 0) << errors_.toStdString();
    return QImage(picture);
  }

  TempFolder temp_;
  QString errors_;
};

/// The share of pixels on which something is drawn, and the number of colors.
struct Drawn {
  double share = 0;
  std::size_t colors = 0;
};

Drawn drawnOn(const QImage& image) {
  std::set<QRgb> colors;
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (image.pixelColor(x, y).alpha() == 0) continue;
      colors.insert(image.pixel(x, y));
      ++count;
    }
  }
  return {static_cast<double>(count) / std::max(1, image.width() * image.height()), colors.size()};
}

TEST_F(ThumbnailCommandTest, FilesOfEachKindHaveAPictureOfTheGivenSize) {
  struct Row {
    const char* file;
    std::size_t fewestColors;  ///< a figure has few, a model many
  };
  for (const Row& row : {Row{"sample.vmd", 4}, Row{"sample_camera.vmd", 4}, Row{"sample.pmx", 300}}) {
    for (const int size : {64, 128}) {
      const QImage image = pictureOf(kFigureSamples + "/" + row.file, size);
      EXPECT_EQ(image.size(), QSize(size, size)) << row.file;
      const Drawn drawn = drawnOn(image);
      EXPECT_GT(drawn.share, 0.02) << row.file;
      EXPECT_LT(drawn.share, 0.9) << row.file << ": the background is transparent";
      EXPECT_GE(drawn.colors, row.fewestColors) << row.file;
    }
  }
}

TEST_F(ThumbnailCommandTest, AMotionIsShownOnTheModelThatWasUsedLast) {
  const QString motion = kFigureSamples + "/sample.vmd";
  const QImage figure = pictureOf(motion);
  {
    session::Settings settings(profile());
    settings.addRecentFile(kFigureSamples + "/sample.pmx", session::RecentKind::Model);
    settings.addRecentFile(at("removed.pmx"), session::RecentKind::Model);
  }
  const QImage model = pictureOf(motion);
  EXPECT_GT(drawnOn(model).colors, drawnOn(figure).colors + 100);
}

TEST_F(ThumbnailCommandTest, FilesThatCannotBeDrawnLeaveNoPicture) {
  ASSERT_TRUE(writeFileAtomically(temp_.path() / "note.vmd", asBytes(std::string_view("a note"))));
  format::pmx::File many = bonesPmx({"a"});
  many.materials.resize(5000);
  ASSERT_TRUE(writeFileAtomically(temp_.path() / "many.pmx", format::pmx::write(many)));
  for (const QString& file : {at("missing.vmd"), at("note.vmd"), at("many.pmx")}) {
    EXPECT_EQ(run({file, at("none.png")}), 2) << file.toStdString();
    EXPECT_TRUE(errors_.startsWith("furitsuke: ")) << errors_.toStdString();
    EXPECT_FALSE(QFile::exists(at("none.png")));
  }
  EXPECT_EQ(run({kFigureSamples + "/sample.vmd", at("none.png"), "--size", "7"}), 2);
  EXPECT_EQ(run({kFigureSamples + "/sample.vmd", at("no folder/none.png")}), 2);
}

}  // namespace
}  // namespace furitsuke::test
