// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QWidget>
#include <array>

#include "app/panels/curves/curve_view.h"

namespace furitsuke::panels {

/// A checkable button in the color of its channel.
class ChannelButton : public QAbstractButton {
  Q_OBJECT

 public:
  explicit ChannelButton(motion::CurveChannel channel, QWidget* parent = nullptr);
  [[nodiscard]] motion::CurveChannel channel() const noexcept { return channel_; }
  /// Whether the value changes within the selected spans; if not, the button is dimmed and its tooltip explains why.
  void setMoving(bool moving);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 signals:
  /// Requests that only this channel is checked.
  void aloneRequested();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  motion::CurveChannel channel_;
  bool moving_ = true;
};

/// Chooses the channels that the panel shows and edits. At least one available channel is always checked.
class ChannelBar : public QWidget {
  Q_OBJECT

 public:
  explicit ChannelBar(QWidget* parent = nullptr);

  /// Shows only the buttons of the channels `available`; the others keep their state. `moving`: see SelectedCurves.
  void setAvailable(motion::CurveChannels available, motion::CurveChannels moving);
  /// Checks exactly these channels, as far as they are available. Has no effect if none of them is available.
  void setChecked(motion::CurveChannels channels);
  /// The available channels that are checked.
  [[nodiscard]] motion::CurveChannels checked() const;
  [[nodiscard]] QAbstractButton* button(motion::CurveChannel channel) const {
    return buttons_[static_cast<std::size_t>(channel)];
  }
  [[nodiscard]] QAbstractButton* allButton() const { return all_; }

 signals:
  void checkedChanged();

 private:
  void onClicked(motion::CurveChannel channel);
  void updateButtons();

  std::array<ChannelButton*, motion::kCurveChannelCount> buttons_{};
  QAbstractButton* all_ = nullptr;
  motion::CurveChannels available_ = motion::kAllCurveChannels;
  motion::CurveChannels checked_ = motion::kAllCurveChannels;
};

}  // namespace furitsuke::panels
