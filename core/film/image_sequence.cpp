// SPDX-License-Identifier: MIT
#include "core/film/image_sequence.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "core/base/file.h"
#include "core/base/file_saving.h"
#include "core/film/picture_queue.h"
#include "core/image/image_codec.h"

namespace furitsuke::film {

namespace {

constexpr unsigned kMaxThreads = 8;

/// The number of a picture in the name of its file.
std::int64_t numberOf(const ImageSequence& sequence, std::int64_t picture) {
  return sequence.chosen.empty() ? sequence.frames.first + picture : sequence.chosen[static_cast<std::size_t>(picture)];
}

std::filesystem::path fileOf(const ImageSequence& sequence, std::int64_t picture) {
  return sequence.files.pathOf(static_cast<Frame>(numberOf(sequence, picture)));
}

/// Checks the frames, the file names and that no file exists. A cancellation ends the check.
Status checkSequence(const ImageSequence& sequence, const PictureControl& control) {
  const std::int64_t count = pictureCount(sequence);
  if (count == 0) return Error::in(Core::tr("frames"), Core::tr("the range is empty"));
  if (count > 1 && !sequence.files.hasNumber()) {
    return Error::in(Core::tr("output"),
                     Core::tr("more than one picture needs a number in the file name, such as %05d"));
  }
  if (numberOf(sequence, count - 1) > kMaxFrame) {
    return Error::in(Core::tr("frames"), Core::trWith("the last picture would have a number above %1"), kMaxFrame);
  }
  if (sequence.overwrite) return Done{};
  for (std::int64_t picture = 0; picture < count && !control.canceled; ++picture) {
    const std::filesystem::path file = fileOf(sequence, picture);
    std::error_code error;
    if (std::filesystem::exists(std::filesystem::symlink_status(file, error))) {
      return Error::in(Message::verbatim(displayPath(file)), Core::tr("exists already"));
    }
  }
  return Done{};
}

}  // namespace

Status writeImageSequence(scene::Scene& scene, const ImageSequence& sequence, PictureControl& control,
                          const std::function<void()>& onDrawn) {
  control.written = 0;
  if (const Status checked = checkSequence(sequence, control); !checked) return checked;
  removeStaleTemporaries(fileOf(sequence, 0).parent_path());
  // Compressing a picture takes about as long as drawing it.
  const unsigned threads = std::clamp(std::thread::hardware_concurrency(), 1U, kMaxThreads);
  PictureQueue queue(threads, [&](const PictureQueue::Picture& picture) -> Status {
    const std::vector<std::byte> png = image::encodePng(picture.image);
    const Status written = writeFileAtomically(fileOf(sequence, picture.number), png, {.cleansFolder = false});
    if (written) ++control.written;
    return written;
  });
  const Status drawn = drawPictures(scene, sequence, control.canceled, [&](std::int64_t picture, image::Image image) {
    const bool isAdded = queue.add(picture, std::move(image));
    if (isAdded && onDrawn) onDrawn();
    return isAdded;
  });
  if (!drawn) return drawn;
  if (const Status written = queue.finish(); !written) return written;
  const std::int64_t count = pictureCount(sequence);
  if (control.written == count) return Done{};
  return Error::canceled({Core::trWith("canceled after %1 of %2 pictures"), std::int64_t{control.written}, count});
}

}  // namespace furitsuke::film
