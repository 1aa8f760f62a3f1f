// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChartView>
#include <QLineSeries>
#include <QPixmap>
#include <QValueAxis>
#include <cstddef>
#include <set>
#include <vector>

#include "app/panels/graphs/graph_tool.h"

namespace furitsuke::panels {

/// The plot. Qt Charts draws lines, grid and numbers, with no more points than pixels; keys, handles and the ghost of a
/// drag are painted on top. All of this is cached in a pixmap, over which the playhead is painted. Lines with very many
/// points together are painted without the chart, which would compute their outlines for the mouse.
class GraphPlot : public QChartView {
  Q_OBJECT

 public:
  /// The chart draws no more points than this in all its lines.
  static constexpr qsizetype kMaxChartPoints = 10'000;

  explicit GraphPlot(GraphView& view, QWidget* parent = nullptr);

  [[nodiscard]] GraphTool& tool() noexcept { return tool_; }
  /// The area of the plot without its axes, in widget coordinates.
  [[nodiscard]] QRectF plotRect() const;
  /// How many curves have been evaluated so far; for tests.
  [[nodiscard]] std::size_t evaluationCount() const noexcept { return evaluations_; }
  /// The points of the line of a shown curve, in frames and plotted values; for tests.
  [[nodiscard]] QList<QPointF> drawnPoints(std::size_t curve) const;

  [[nodiscard]] QSize minimumSizeHint() const override { return {160, 80}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  bool viewportEvent(QEvent* event) override;

 private:
  /// A shown curve with its line.
  struct Line {
    std::size_t curve = 0;
    QLineSeries* series = nullptr;
    QList<QPointF> points = {};   ///< in frames and plotted values
    bool isChartCurrent = false;  ///< the series has these points
  };

  void connectView();
  /// Marks all lines as outdated, and the picture too.
  void invalidateLines();
  /// Marks the cached picture as outdated and repaints.
  void invalidatePicture();
  void placeChart();
  void makeLines();
  void updateLines();
  /// Gives the points to the chart, or none if there are too many.
  void fillChart();
  void updateAxes();
  void styleAxes();
  void captureGhost();
  void clearGhost();
  void refresh();
  void paintMarks(QPainter& painter) const;
  /// Paints beats and markers, to which keys snap.
  void paintBeats(QPainter& painter, const QRect& area) const;
  /// Paints the lines that the chart does not draw.
  void paintLines(QPainter& painter) const;
  void paintPolyline(QPainter& painter, const QList<QPointF>& points) const;
  void paintGhost(QPainter& painter) const;
  void paintKeys(QPainter& painter, const Line& line) const;
  void paintHandles(QPainter& painter) const;
  void paintNames(QPainter& painter) const;
  void paintPlayhead(QPainter& painter) const;
  void paintDrag(QPainter& painter) const;
  [[nodiscard]] QColor lineColor(const GraphCurve& curve) const;
  [[nodiscard]] QRect playheadRect(Frame frame) const;
  [[nodiscard]] QString dragText() const;
  [[nodiscard]] QPointF inPlot(QPointF position) const { return position - plotRect().topLeft(); }
  void scrubTo(double x);
  void showCursor(QPointF at);
  void showTip(QHelpEvent* event);

  GraphView& view_;
  GraphTool tool_;
  QValueAxis* frames_;
  QValueAxis* values_;
  std::vector<Line> lines_;
  bool isChartFilled_ = true;              ///< the chart draws the lines
  bool areLinesStale_ = true;              ///< all lines are outdated, and the set of lines too
  std::set<motion::TrackId> staleTracks_;  ///< tracks whose lines are outdated
  bool isPictureStale_ = true;
  QPixmap picture_;
  std::vector<std::pair<std::size_t, QList<QPointF>>> ghost_;  ///< lines before the drag, by curve
  std::size_t evaluations_ = 0;
  bool isScrubbing_ = false;
};

}  // namespace furitsuke::panels
