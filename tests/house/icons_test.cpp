// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace {

const QDir& iconFolder() {
  static const QDir folder(QStringLiteral(FURITSUKE_SOURCE_DIR "/resources/icons"));
  return folder;
}

/// Fraction of the pixels that an icon covers, drawn 24 pixels wide: 0..1.
double coverage(QSvgRenderer& icon) {
  QImage image(24, 24, QImage::Format_ARGB32);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  icon.render(&painter);
  painter.end();
  double covered = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) covered += qAlpha(image.pixel(x, y)) / 255.0;
  }
  return covered / (image.width() * image.height());
}

TEST(Icons, EveryIconIsDrawn) {
  const auto names = iconFolder().entryList({QStringLiteral("*.svg")});
  EXPECT_GT(names.size(), 40);
  for (const auto& name : names) {
    QSvgRenderer icon(iconFolder().filePath(name));
    ASSERT_TRUE(icon.isValid()) << qPrintable(name);
    EXPECT_GT(coverage(icon), 0.02) << qPrintable(name) << " is almost empty";
  }
}

TEST(Icons, ActionIconsShareOneGridAndOneLineWidth) {
  for (const auto& name : iconFolder().entryList({QStringLiteral("*.svg")})) {
    if (name == QStringLiteral("furitsuke.svg")) continue;
    QFile file(iconFolder().filePath(name));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    EXPECT_TRUE(text.contains("viewBox=\"0 0 24 24\"")) << qPrintable(name);
    EXPECT_TRUE(text.contains("stroke-width=\"1.75\"")) << qPrintable(name);
    EXPECT_EQ(text.count("stroke-width"), 1) << qPrintable(name);
    EXPECT_EQ(text.count("#"), 1) << qPrintable(name) << " has a second color, which tinting would remove";
  }
}

}  // namespace
