// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QColor>
#include <QImage>
#include <QProcess>
#include <QString>
#include <cstdlib>

#include "tests/support/temp_folder.h"

// The pictures of the documents show the window as it is.
namespace furitsuke::test {
namespace {

constexpr int kCell = 16;     ///< pixels
constexpr int kVisible = 24;  ///< a difference of the average lightness of a cell, of 255
constexpr double kLargestShare =
    0.1;  ///< fonts and the picture of the viewport differ a little from machine to machine

/// The share of cells of a grid whose lightness differs visibly: a word here and there changes few of them, another
/// place of a panel many.
double differingShare(const QImage& before, const QImage& after) {
  const QSize grid = before.size() / kCell;
  const auto cells = [&grid](const QImage& image) {
    return image.convertToFormat(QImage::Format_Grayscale8)
        .scaled(grid, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_Grayscale8);
  };
  const QImage a = cells(before);
  const QImage b = cells(after);
  int differing = 0;
  for (int y = 0; y < grid.height(); ++y) {
    for (int x = 0; x < grid.width(); ++x)
      differing += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > kVisible ? 1 : 0;
  }
  return static_cast<double>(differing) / (grid.width() * grid.height());
}

QImage takenAnew(const QString& name) {
  const TempFolder folder;
  const QString path = QString::fromStdString(folder.path().string());
  QProcess process;
  process.start(FURITSUKE_GALLERY "/make_gallery", {FURITSUKE_BUILD, path, "--only", name});
  EXPECT_TRUE(process.waitForFinished(120'000) && process.exitCode() == 0)
      << process.readAllStandardError().toStdString();
  return QImage(path + "/" + name + ".png");
}

TEST(Gallery, PicturesAreNotOlderThanTheLayoutThatTheyShow) {
  for (const char* name : {"screenshot", "panel_timeline", "panel_properties", "05_mirror"}) {
    const QImage kept(QString(FURITSUKE_GALLERY "/%1.png").arg(name));
    const QImage anew = takenAnew(name);
    ASSERT_FALSE(kept.isNull() || anew.isNull()) << name;
    ASSERT_EQ(kept.size(), anew.size()) << name;
    EXPECT_LT(differingShare(kept, anew), kLargestShare)
        << name << ": cmake --build " << FURITSUKE_BUILD << " --target pictures takes all of them";
  }
}

}  // namespace
}  // namespace furitsuke::test
