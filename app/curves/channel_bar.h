// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QWidget>
#include <array>

#include "app/curves/curve_view.h"

namespace furitsuke {

/// A checkable button in the colour of its channel.
class ChannelButton : public QAbstractButton {
  Q_OBJECT

 public:
  explicit ChannelButton(CurveChannel channel, QWidget* parent = nullptr);
  [[nodiscard]] CurveChannel channel() const noexcept { return channel_; }
  /// Whether the value changes within the selected spans; told in the tooltip and by a weaker look.
  void setMoving(bool moving);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 signals:
  /// This channel and no other.
  void aloneRequested();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  CurveChannel channel_;
  bool moving_ = true;
};

/// Which channels the panel shows and changes. At least one of the available ones is always checked.
class ChannelBar : public QWidget {
  Q_OBJECT

 public:
  explicit ChannelBar(QWidget* parent = nullptr);

  /// Buttons of other channels are hidden; what was checked among them is remembered. `moving`: see SelectedCurves.
  void setAvailable(CurveChannels available, CurveChannels moving);
  void setChecked(CurveChannels channels);
  /// The checked ones of the available channels.
  [[nodiscard]] CurveChannels checked() const;
  [[nodiscard]] QAbstractButton* button(CurveChannel channel) const {
    return buttons_[static_cast<std::size_t>(channel)];
  }
  [[nodiscard]] QAbstractButton* allButton() const { return all_; }

 signals:
  void checkedChanged();

 private:
  void onClicked(CurveChannel channel);
  void updateButtons();

  std::array<ChannelButton*, kCurveChannelCount> buttons_{};
  QAbstractButton* all_ = nullptr;
  CurveChannels available_ = kAllCurveChannels;
  CurveChannels checked_ = kAllCurveChannels;
};

}  // namespace furitsuke
