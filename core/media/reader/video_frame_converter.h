// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/media/libav.h"
#include "core/media/reader/film_reader.h"

namespace furitsuke::media {

/// Converts decoded frames to upright pictures of one size. Colors are converted as the film is marked, or, without
/// marks, as usual for its size.
class VideoFrameConverter {
 public:
  VideoFrameConverter() = default;
  /// The size before rotation, in pixels, and the number of quarter turns clockwise, 0 to 3.
  VideoFrameConverter(int width, int height, int quarterTurns)
      : width_(width), height_(height), quarterTurns_(quarterTurns) {}

  [[nodiscard]] Result<VideoFrame> convert(const AVFrame& frame);

 private:
  /// What the scaler depends on.
  struct Source {
    int format = AV_PIX_FMT_NONE;
    int width = 0;
    int height = 0;
    AVColorSpace space = AVCOL_SPC_UNSPECIFIED;
    AVColorRange range = AVCOL_RANGE_UNSPECIFIED;
    friend bool operator==(const Source&, const Source&) = default;
  };
  [[nodiscard]] bool prepareFor(const AVFrame& frame);

  int width_ = 0;
  int height_ = 0;
  int quarterTurns_ = 0;
  Source source_;
  Libav<SwsContext> scaler_;
};

}  // namespace furitsuke::media
