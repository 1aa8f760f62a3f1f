// SPDX-License-Identifier: MIT
#include <csetjmp>
#include <cstdio>  // jpeglib.h needs it
#include <string>

#include <jpeglib.h>

#include <jerror.h>

#include "core/image/picture_formats.h"

namespace furitsuke::image {

namespace {

/// The largest number of pixels per byte of a JPEG, used to reject implausible sizes: eight blocks of one bit each, of
/// 32 x 32 pixels if two components are subsampled in different directions.
constexpr std::uint64_t kMaxJpegPixelsPerByte = 1024;
/// A progressive JPEG can have any number of scans; each takes as long as the whole picture.
constexpr int kMaxJpegScans = 200;

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
  /// Decodes all rows with four bytes per pixel into `pixels`, which must have room for them. False on failure.
  bool readRows(unsigned char* pixels) {
    if (setjmp(mark_) != 0) return false;
    jpeg_start_decompress(&jpeg_);
    while (jpeg_.output_scanline < jpeg_.output_height) {
      JSAMPROW row = pixels + std::size_t{jpeg_.output_scanline} * jpeg_.output_width * 4;
      jpeg_read_scanlines(&jpeg_, &row, 1);
    }
    return true;
  }

  [[nodiscard]] std::uint32_t width() const { return jpeg_.image_width; }
  [[nodiscard]] std::uint32_t height() const { return jpeg_.image_height; }
  [[nodiscard]] bool isCmyk() const { return jpeg_.out_color_space == JCS_CMYK; }
  [[nodiscard]] std::string reason() {
    char text[JMSG_LENGTH_MAX] = {};
    errors_.format_message(reinterpret_cast<j_common_ptr>(&jpeg_), text);
    return text;
  }

 private:
  static JpegReader& readerOf(j_common_ptr jpeg) { return *static_cast<JpegReader*>(jpeg->client_data); }

  jpeg_decompress_struct jpeg_{};
  jpeg_error_mgr errors_{};
  jpeg_progress_mgr progress_{};
  std::jmp_buf mark_{};
};

/// Converts CMYK to RGB. Programs that write CMYK JPEGs store inverted values.
void cmykToRgb(Image& image) {
  for (std::size_t i = 0; i < image.pixels.size(); i += 4) {
    const unsigned black = image.pixels[i + 3];
    for (std::size_t k = i; k < i + 3; ++k) {
      image.pixels[k] = static_cast<std::uint8_t>((image.pixels[k] * black + 127) / 255);
    }
    image.pixels[i + 3] = 255;
  }
}

}  // namespace

Result<Image> decodeJpeg(ByteView bytes) {
  JpegReader reader(bytes);
  if (!reader.readHeader()) return Error::in("JPEG", "damaged header (" + reader.reason() + ")");
  if (auto problem = sizeProblem("JPEG", reader.width(), reader.height())) return *std::move(problem);
  const std::uint64_t needed = std::uint64_t{reader.width()} * reader.height() / kMaxJpegPixelsPerByte;
  if (needed > bytes.size()) return endsEarly("JPEG", needed, bytes.size());
  Image image = blankImage(reader.width(), reader.height());
  if (!reader.readRows(image.pixels.data())) {
    return Error::in("JPEG", "damaged data (" + reader.reason() + ")");
  }
  if (reader.isCmyk()) cmykToRgb(image);
  return image;
}

}  // namespace furitsuke::image
