// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <cstdint>

#include "core/base/frame.h"

namespace furitsuke::edit {

/// The frame at which a window stands. All motions of a scene have the same one.
class Playhead : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  [[nodiscard]] Frame frame() const noexcept { return frame_; }
  /// Clamped to 0..kMaxFrame.
  void setFrame(std::int64_t frame);

 signals:
  void moved(furitsuke::Frame frame);

 private:
  Frame frame_ = 0;
};

}  // namespace furitsuke::edit
