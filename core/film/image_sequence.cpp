// SPDX-License-Identifier: MIT
#include "core/film/image_sequence.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "core/base/file.h"
#include "core/base/file_saving.h"
#include "core/image/image_codec.h"
#include "core/render/offscreen_renderer.h"

namespace furitsuke::film {

namespace {

/// Encodes and writes pictures on its own threads. Compressing one takes about as long as drawing it.
class PictureWriter {
 public:
  explicit PictureWriter(SequenceControl& control) : control_(control) {
    const unsigned count = std::clamp(std::thread::hardware_concurrency(), 1U, kMaxThreads);
    for (unsigned i = 0; i < count; ++i) threads_.emplace_back([this] { work(); });
  }
  ~PictureWriter() {
    {
      const std::scoped_lock lock(mutex_);
      pictures_.clear();
    }
    static_cast<void>(finish());
  }
  PictureWriter(const PictureWriter&) = delete;
  PictureWriter& operator=(const PictureWriter&) = delete;

  /// Waits while one picture per thread is queued. False if a picture could not be written.
  bool add(image::Image image, std::filesystem::path file) {
    std::unique_lock lock(mutex_);
    hasRoom_.wait(lock, [this] { return pictures_.size() < threads_.size() || failure_; });
    if (failure_) return false;
    pictures_.push_back({std::move(image), std::move(file)});
    hasWork_.notify_one();
    return true;
  }

  /// Waits until all pictures are written or one failed.
  Status finish() {
    {
      const std::scoped_lock lock(mutex_);
      isClosed_ = true;
      hasWork_.notify_all();
    }
    threads_.clear();
    if (failure_) return *failure_;
    return Done{};
  }

 private:
  static constexpr unsigned kMaxThreads = 8;

  struct Picture {
    image::Image image;
    std::filesystem::path file;
  };

  void work() {
    while (std::optional<Picture> picture = next()) {
      const std::vector<std::byte> png = image::encodePng(picture->image);
      const Status written = writeFileAtomically(picture->file, png, {.cleansFolder = false});
      if (written) {
        ++control_.written;
        continue;
      }
      const std::scoped_lock lock(mutex_);
      if (!failure_) failure_ = written.error();
      pictures_.clear();
      hasRoom_.notify_all();
    }
  }

  std::optional<Picture> next() {
    std::unique_lock lock(mutex_);
    hasWork_.wait(lock, [this] { return !pictures_.empty() || isClosed_; });
    if (pictures_.empty()) return {};
    Picture picture = std::move(pictures_.front());
    pictures_.pop_front();
    hasRoom_.notify_one();
    return picture;
  }

  SequenceControl& control_;
  std::mutex mutex_;
  std::condition_variable hasWork_, hasRoom_;
  std::deque<Picture> pictures_;
  std::optional<Error> failure_;
  bool isClosed_ = false;
  std::vector<std::jthread> threads_;
};

/// Checks the frames, the file names and that no file exists. A cancellation ends the check.
Status checkSequence(const ImageSequence& sequence, const SequenceControl& control) {
  if (sequence.frames.isEmpty()) return Error::in("frames", "the range is empty");
  if (pictureCount(sequence) > 1 && !sequence.files.hasNumber()) {
    return Error::in("output", "more than one picture needs a number in the file name, such as %05d");
  }
  if (sequence.overwrite) return Done{};
  for (std::int64_t frame = sequence.frames.first; frame <= sequence.frames.last && !control.canceled; ++frame) {
    const std::filesystem::path file = sequence.files.pathOf(static_cast<Frame>(frame));
    std::error_code error;
    if (std::filesystem::exists(std::filesystem::symlink_status(file, error))) {
      return Error::in(displayPath(file), "exists already");
    }
  }
  return Done{};
}

}  // namespace

std::int64_t pictureCount(const ImageSequence& sequence) {
  return sequence.frames.isEmpty() ? 0 : std::int64_t{sequence.frames.last} - sequence.frames.first + 1;
}

Status writeImageSequence(scene::Scene& scene, const ImageSequence& sequence, SequenceControl& control,
                          const std::function<void()>& onDrawn) {
  control.written = 0;
  if (const Status checked = checkSequence(sequence, control); !checked) return checked;
  const auto renderer = render::OffscreenRenderer::create();
  if (!renderer) return renderer.error();
  render::RenderOptions options = sequence.options;
  if (sequence.transparent) options.background = {0, 0, 0, 0};
  const double aspect = static_cast<double>(sequence.width) / std::max(sequence.height, 1);
  removeStaleTemporaries(sequence.files.pathOf(sequence.frames.first).parent_path());
  PictureWriter writer(control);
  for (std::int64_t frame = sequence.frames.first; frame <= sequence.frames.last; ++frame) {
    if (!scene.evaluateSimulated(static_cast<double>(frame), control.canceled)) break;
    Result<image::Image> image =
        (*renderer)->draw(scene, eval::viewOf(sequence.camera ? sequence.camera(scene) : scene.camera(), aspect),
                          options, sequence.width, sequence.height);
    if (!image) return image.error();
    if (!writer.add(*std::move(image), sequence.files.pathOf(static_cast<Frame>(frame)))) break;
    if (onDrawn) onDrawn();
  }
  if (const Status written = writer.finish(); !written) return written;
  const std::int64_t count = pictureCount(sequence);
  if (control.written == count) return Done{};
  return Error::because("canceled after " + std::to_string(control.written) + " of " + std::to_string(count) +
                        " pictures");
}

}  // namespace furitsuke::film
