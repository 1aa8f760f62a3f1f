// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include "app/panels/curves/curve_view.h"

namespace furitsuke::motion {
class Motion;
}  // namespace furitsuke::motion

namespace furitsuke::panels {

/// The contents of the header: the keys, their span, and the reason if a curve has no effect.
struct CurveHeading {
  QString name;    ///< name of the track; empty for keys of several tracks
  QString title;   ///< shown after the name: "frames 30 → 45", "12 keys"
  QString detail;  ///< second line: "Curve of the key at 45"
};
[[nodiscard]] CurveHeading curveHeading(const motion::Motion& motion, const motion::SelectedCurves& selected,
                                        motion::CurveChannels active);

/// The two lines above the canvas. Long names are elided in the middle; the tooltip contains the full text.
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
