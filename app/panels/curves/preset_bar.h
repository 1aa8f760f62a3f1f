// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QWidget>
#include <vector>

#include "core/motion/selected_curves.h"

namespace furitsuke::panels {

/// A button with a small picture of the curve of a preset and its short name below.
class PresetButton : public QAbstractButton {
  Q_OBJECT

 public:
  explicit PresetButton(const motion::CurvePreset& preset, QWidget* parent = nullptr);
  /// Highlights the button, because the displayed keys have this curve.
  void setCurrent(bool current);
  [[nodiscard]] bool isCurrent() const noexcept { return current_; }
  [[nodiscard]] const motion::CurvePreset& preset() const noexcept { return preset_; }
  [[nodiscard]] QSize sizeHint() const override { return {48, 48}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {36, 48}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  motion::CurvePreset preset_;
  bool current_ = false;
};

class PresetBar : public QWidget {
  Q_OBJECT

 public:
  explicit PresetBar(QWidget* parent = nullptr);
  /// Highlights the preset that is equal to all these curves, if there is one.
  void setCurves(const motion::ChannelCurves& curves);
  /// nullptr for an unknown preset.
  [[nodiscard]] PresetButton* button(const QString& id) const;

 signals:
  void presetChosen(const QString& id);

 private:
  std::vector<PresetButton*> buttons_;
};

}  // namespace furitsuke::panels
