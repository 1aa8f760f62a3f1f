// SPDX-License-Identifier: MIT
#include <algorithm>
#include <csetjmp>
#include <cstdio>  // jpeglib.h needs it
#include <utility>

#include <jpeglib.h>

#include <jerror.h>

#include "core/base/library_message.h"
#include "core/image/halved_rows.h"
#include "core/image/picture_formats.h"

namespace furitsuke::image {

namespace {

/// The largest number of pixels per byte of a JPEG, used to reject implausible sizes: eight blocks of one bit each, of
/// 32 x 32 pixels if two components are subsampled in different directions.
constexpr std::uint64_t kMaxJpegPixelsPerByte = 1024;
/// A progressive JPEG can have any number of scans; each takes as long as the whole picture.
constexpr int kMaxJpegScans = 200;

/// Converts CMYK to RGB. Programs that write CMYK JPEGs store inverted values.
void cmykToRgb(unsigned char* pixel, std::uint32_t count) {
  for (const unsigned char* end = pixel + std::size_t{count} * 4; pixel != end; pixel += 4) {
    const unsigned black = pixel[3];
    for (int i = 0; i < 3; ++i) pixel[i] = static_cast<unsigned char>((pixel[i] * black + 127) / 255);
    pixel[3] = 255;
  }
}

/// libjpeg reports errors with longjmp. No object with a destructor may live between the two functions that call setjmp
/// and the libjpeg calls in them.
class JpegReader {
 public:
  explicit JpegReader(ByteView bytes) {
    jpeg_.err = jpeg_std_error(&errors_);
    jpeg_.client_data = this;
    errors_.error_exit = [](j_common_ptr jpeg) { std::longjmp(readerOf(jpeg).mark_, 1); };
    errors_.output_message = [](j_common_ptr) {};  // do not print to stderr
    jpeg_create_decompress(&jpeg_);
    progress_.progress_monitor = [](j_common_ptr jpeg) {
      if (readerOf(jpeg).jpeg_.input_scan_number > kMaxJpegScans) ERREXIT(jpeg, JERR_BAD_PROGRESSION);
    };
    jpeg_.progress = &progress_;
    jpeg_mem_src(&jpeg_, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
  }
  ~JpegReader() { jpeg_destroy_decompress(&jpeg_); }
  JpegReader(const JpegReader&) = delete;
  JpegReader& operator=(const JpegReader&) = delete;

  /// Reads the header, including the size of the picture. False on failure.
  bool readHeader() {
    if (setjmp(mark_) != 0) return false;
    jpeg_read_header(&jpeg_, TRUE);
    const bool isCmyk = jpeg_.jpeg_color_space == JCS_CMYK || jpeg_.jpeg_color_space == JCS_YCCK;
    jpeg_.out_color_space = isCmyk ? JCS_CMYK : JCS_EXT_RGBA;
    return true;
  }
  /// Lets libjpeg halve the picture up to three times, which needs less memory and time. Returns how often. After
  /// readHeader().
  unsigned halve(unsigned times) {
    constexpr unsigned kMaxJpegHalvings = 3;
    times = std::min(times, kMaxJpegHalvings);
    jpeg_.scale_num = 1;
    jpeg_.scale_denom = 1U << times;
    return times;
  }
  /// Decodes all rows with four bytes per pixel. False on failure.
  bool readRows(HalvedRows& rows) {
    if (setjmp(mark_) != 0) return false;
    jpeg_start_decompress(&jpeg_);
    while (jpeg_.output_scanline < jpeg_.output_height) {
      JSAMPROW row = rows.row(jpeg_.output_scanline);
      jpeg_read_scanlines(&jpeg_, &row, 1);
      if (isCmyk()) cmykToRgb(row, jpeg_.output_width);
    }
    return true;
  }

  [[nodiscard]] PictureSize size() const { return {jpeg_.image_width, jpeg_.image_height}; }
  [[nodiscard]] bool isCmyk() const { return jpeg_.out_color_space == JCS_CMYK; }
  /// The memory of libjpeg while it decodes. The coefficients of several scans, of two bytes, are collected first.
  [[nodiscard]] std::uint64_t workBytes() {
    if (jpeg_has_multiple_scans(&jpeg_) == FALSE) return 0;
    return size().pixels() * static_cast<std::uint64_t>(jpeg_.num_components) * 2;
  }
  [[nodiscard]] Message reason() {
    char text[JMSG_LENGTH_MAX] = {};
    errors_.format_message(reinterpret_cast<j_common_ptr>(&jpeg_), text);
    return libraryMessage(text);
  }

 private:
  static JpegReader& readerOf(j_common_ptr jpeg) { return *static_cast<JpegReader*>(jpeg->client_data); }

  jpeg_decompress_struct jpeg_{};
  jpeg_error_mgr errors_{};
  jpeg_progress_mgr progress_{};
  std::jmp_buf mark_{};
};

}  // namespace

Result<PictureInfo> readJpegInfo(ByteView head) {
  JpegReader reader(head);
  if (!reader.readHeader()) {
    return Error::in(Message::verbatim("JPEG"), Core::trWith("damaged header (%1)"), reader.reason());
  }
  const PictureSize size = reader.size();
  if (auto problem = sizeProblem("JPEG", size.width, size.height)) return *std::move(problem);
  return PictureInfo{size, reader.workBytes()};
}

Result<Image> decodeJpeg(ByteView bytes, std::uint64_t maxPixels) {
  JpegReader reader(bytes);
  if (!reader.readHeader()) {
    return Error::in(Message::verbatim("JPEG"), Core::trWith("damaged header (%1)"), reader.reason());
  }
  const PictureSize size = reader.size();
  if (auto problem = sizeProblem("JPEG", size.width, size.height)) return *std::move(problem);
  const std::uint64_t needed = size.pixels() / kMaxJpegPixelsPerByte;
  if (needed > bytes.size()) return endsEarly("JPEG", needed, bytes.size());
  const unsigned halvings = halvingsUntil(size, maxPixels);
  const unsigned byLibrary = reader.halve(halvings);
  HalvedRows rows(halved(size, byLibrary), halvings - byLibrary);
  if (!reader.readRows(rows)) {
    return Error::in(Message::verbatim("JPEG"), Core::trWith("damaged data (%1)"), reader.reason());
  }
  Image image = std::move(rows).take();
  if (halvings > 0) image.halvedFrom = size;
  return image;
}

}  // namespace furitsuke::image
