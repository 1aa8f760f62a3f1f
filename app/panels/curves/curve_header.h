// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include "app/panels/curves/curve_view.h"

namespace furitsuke::motion {
class Motion;
}  // namespace furitsuke::motion

namespace furitsuke::panels {

/// The contents of the header: which keys, which span, and why a curve may have no effect.
struct CurveHeading {
  QString name;    ///< track; empty for keys of several tracks
  QString title;   ///< follows the name: "frames 30 → 45", "12 keys"
  QString detail;  ///< "curve of the key at 45"
};
[[nodiscard]] CurveHeading curveHeading(const motion::Motion& motion, const motion::SelectedCurves& selected,
                                        motion::CurveChannels active);

/// Two lines above the canvas; long names are elided in the middle, the full text is in the tooltip.
class CurveHeader : public QWidget {
  Q_OBJECT

 public:
  explicit CurveHeader(QWidget* parent = nullptr);
  void setHeading(const CurveHeading& heading);
  /// Shows a message in the second line for some seconds, or until the heading changes.
  void showMessage(const QString& text);
  /// Both lines, not elided.
  [[nodiscard]] QString text() const;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void updateText();

  CurveHeading heading_;
  QString message_;
  QTimer messageTimer_;
};

}  // namespace furitsuke::panels
