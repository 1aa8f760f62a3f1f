// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QWidget>
#include <vector>

#include "core/motion/selected_curves.h"

namespace furitsuke {

/// A button with a small drawing of its curve and a short name below.
class PresetButton : public QAbstractButton {
  Q_OBJECT

 public:
  explicit PresetButton(const CurvePreset& preset, QWidget* parent = nullptr);
  /// Marks it as the curve that all shown keys have.
  void setCurrent(bool current);
  [[nodiscard]] bool isCurrent() const noexcept { return current_; }
  [[nodiscard]] const CurvePreset& preset() const noexcept { return preset_; }
  [[nodiscard]] QSize sizeHint() const override { return {48, 48}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {36, 48}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  CurvePreset preset_;
  bool current_ = false;
};

class PresetBar : public QWidget {
  Q_OBJECT

 public:
  explicit PresetBar(QWidget* parent = nullptr);
  /// Marks the preset that these curves are, if they are all one.
  void setCurves(const ChannelCurves& curves);
  /// Nullptr when no preset is called so.
  [[nodiscard]] PresetButton* button(const QString& id) const;

 signals:
  void presetChosen(const QString& id);

 private:
  std::vector<PresetButton*> buttons_;
};

}  // namespace furitsuke
