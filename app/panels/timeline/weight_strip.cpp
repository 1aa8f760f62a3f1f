// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/weight_strip.h"

#include <QImage>
#include <algorithm>
#include <cmath>

#include "app/theme/theme.h"
#include "core/eval/sample.h"

namespace furitsuke::panels {

namespace {

constexpr float kFillAlpha = 0.30F;
constexpr float kEdgeAlpha = 0.75F;

QRgb premultiplied(QColor color, float alpha) {
  color.setAlphaF(alpha);
  return qPremultiply(color.rgba());
}

}  // namespace

void paintWeights(QPainter& painter, const motion::Track<motion::MorphKey>& track, eval::PreExtrapolation rule,
                  const widgets::TimeScale& scale, const QRect& row) {
  if (track.empty() || row.isEmpty()) return;
  QImage strip(row.size(), QImage::Format_ARGB32_Premultiplied);
  strip.fill(Qt::transparent);
  const QColor color = theme::theme().channel(theme::ChannelColor::Morph);
  const QRgb fill = premultiplied(color, kFillAlpha);
  const QRgb edge = premultiplied(color, kEdgeAlpha);
  const int last = row.height() - 1;
  const auto lines = strip.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb));
  auto* pixels = reinterpret_cast<QRgb*>(strip.bits());
  eval::SampleCursor cursor;
  int before = -1;
  for (int x = 0; x < row.width(); ++x) {
    const double frame = std::clamp(scale.frameAt(row.left() + x), 0.0, static_cast<double>(kMaxFrame));
    const double weight = std::clamp(eval::sampleMorph(track, frame, &cursor, rule), 0.0, 1.0);
    const int height = static_cast<int>(std::lround(weight * last));
    // The edge extends to the height of the previous column, so that steep slopes have no gaps.
    const int low = before < 0 ? height : std::min(before, height);
    for (int y = 1; y <= height; ++y) pixels[(last - y) * lines + x] = y >= low ? edge : fill;
    before = height;
  }
  painter.drawImage(row.topLeft(), strip);
}

}  // namespace furitsuke::panels
