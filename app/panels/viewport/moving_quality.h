// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace furitsuke::panels {

/// Decides with how many samples per pixel the viewport is drawn while it moves: with all where the machine draws 30
/// such pictures per second, otherwise with one, and with all again when the movement has stopped.
class MovingQuality {
 public:
  /// The longest time for a picture at 30 per second.
  static constexpr double kSlowMilliseconds = 1000.0 / 30;
  /// So many slow pictures in a row end the sampling: a single one is slow for other reasons, such as new textures.
  static constexpr int kSlowPictures = 3;

  /// A picture with that many samples took that long.
  void drew(int samples, double milliseconds) {
    if (samples > 1) slow_ = milliseconds > kSlowMilliseconds ? slow_ + 1 : 0;
  }
  /// `wanted`: the samples of the settings.
  [[nodiscard]] int samplesFor(int wanted, bool isMoving) const {
    return isMoving && slow_ >= kSlowPictures ? 0 : wanted;
  }

 private:
  int slow_ = 0;  ///< the number of pictures with samples that were slow, up to the last one
};

}  // namespace furitsuke::panels
