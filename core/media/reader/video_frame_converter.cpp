// SPDX-License-Identifier: MIT
#include "core/media/reader/video_frame_converter.h"

#include <cstddef>
#include <cstdint>
#include <cstring>

extern "C" {
#include <libavutil/pixdesc.h>
}

namespace furitsuke::media {

namespace {

constexpr std::size_t kBytes = 4;  // of a pixel
/// Smaller films without marks are taken for standard definition.
constexpr int kHighDefinition = 720;

/// The coefficients of the color space for swscale.
int coefficientsOf(AVColorSpace space, int height) {
  switch (space) {
    case AVCOL_SPC_BT709: return SWS_CS_ITU709;
    case AVCOL_SPC_BT470BG:
    case AVCOL_SPC_SMPTE170M: return SWS_CS_ITU601;
    case AVCOL_SPC_SMPTE240M: return SWS_CS_SMPTE240M;
    case AVCOL_SPC_FCC: return SWS_CS_FCC;
    case AVCOL_SPC_BT2020_NCL:
    case AVCOL_SPC_BT2020_CL: return SWS_CS_BT2020;
    default: return height >= kHighDefinition ? SWS_CS_ITU709 : SWS_CS_ITU601;
  }
}

bool isFullRange(const AVFrame& frame) {
  switch (frame.format) {
    case AV_PIX_FMT_YUVJ420P:
    case AV_PIX_FMT_YUVJ422P:
    case AV_PIX_FMT_YUVJ444P:
    case AV_PIX_FMT_YUVJ440P:
    case AV_PIX_FMT_YUVJ411P: return true;
    default: return frame.color_range == AVCOL_RANGE_JPEG;
  }
}

/// The picture turned clockwise.
VideoFrame turned(const VideoFrame& picture, int quarterTurns) {
  VideoFrame result;
  const bool isUpright = quarterTurns == 2;
  result.width = isUpright ? picture.width : picture.height;
  result.height = isUpright ? picture.height : picture.width;
  result.pixels.resize(picture.pixels.size());
  const std::uint8_t* from = picture.pixels.data();
  for (int y = 0; y < picture.height; ++y) {
    for (int x = 0; x < picture.width; ++x, from += kBytes) {
      int toX = picture.width - 1 - x;
      int toY = picture.height - 1 - y;
      if (quarterTurns == 1) toX = picture.height - 1 - y, toY = x;
      if (quarterTurns == 3) toX = y, toY = picture.width - 1 - x;
      std::memcpy(result.pixels.data() + static_cast<std::size_t>(toY * result.width + toX) * kBytes, from, kBytes);
    }
  }
  return result;
}

}  // namespace

bool VideoFrameConverter::prepareFor(const AVFrame& frame) {
  const Source source{frame.format, frame.width, frame.height, frame.colorspace, frame.color_range};
  if (scaler_ && source == source_) return true;
  source_ = source;
  scaler_.reset(sws_getContext(frame.width, frame.height, static_cast<AVPixelFormat>(frame.format), width_, height_,
                               AV_PIX_FMT_RGBA, SWS_BICUBIC | SWS_ACCURATE_RND, nullptr, nullptr, nullptr));
  if (!scaler_) return false;
  constexpr int kFull = 1, kOne = 1 << 16;
  sws_setColorspaceDetails(scaler_.get(), sws_getCoefficients(coefficientsOf(frame.colorspace, frame.height)),
                           isFullRange(frame) ? kFull : 0, sws_getCoefficients(SWS_CS_DEFAULT), kFull, 0, kOne, kOne);
  return true;
}

Result<VideoFrame> VideoFrameConverter::convert(const AVFrame& frame) {
  if (!prepareFor(frame)) {
    const char* const name = av_get_pix_fmt_name(static_cast<AVPixelFormat>(frame.format));
    if (name == nullptr) return Error::because(Core::tr("its pixel format is unknown cannot be converted"));
    return Error::because(Core::trWith("its pixel format %1 cannot be converted"), name);
  }
  VideoFrame picture{width_, height_, {}, false};
  picture.pixels.resize(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_) * kBytes);
  std::uint8_t* const rows[] = {picture.pixels.data()};
  const int strides[] = {width_ * static_cast<int>(kBytes)};
  const int scaled = sws_scale(scaler_.get(), frame.data, frame.linesize, 0, frame.height, rows, strides);
  if (scaled < 0) return Error::because(Core::trWith("it cannot be converted: %1"), libavMessage(scaled));
  picture.isDamaged = frame.decode_error_flags != 0 || (frame.flags & AV_FRAME_FLAG_CORRUPT) != 0;
  if (quarterTurns_ == 0) return picture;
  VideoFrame upright = turned(picture, quarterTurns_);
  upright.isDamaged = picture.isDamaged;
  return upright;
}

}  // namespace furitsuke::media
