// SPDX-License-Identifier: MIT
#include "core/image/model_images.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "core/base/caught.h"
#include "core/base/file.h"
#include "core/image/file_names.h"
#include "core/image/halved_rows.h"
#include "core/image/image_codec.h"
#include "core/image/picture_budget.h"
#include "core/image/texture_finder.h"
#include "core/image/texture_report.h"
#include "core/model/texture_findings.h"

namespace furitsuke::image {

namespace {

namespace fs = std::filesystem;

constexpr unsigned kMaxDecoders = 4;
/// The memory of all decoders together for files and whole pictures; a decoder that alone needs more runs alone.
constexpr std::uint64_t kDecodingBytes = std::uint64_t{512} << 20;

/// Bytes that contain the header of most pictures.
constexpr std::size_t kHeaderBytes = std::size_t{1} << 12;
/// The same with the metadata that can precede the header of a JPEG, such as a preview picture.
constexpr std::size_t kLateHeaderBytes = std::size_t{1} << 24;

/// A file and the result of decoding it.
struct PictureFile {
  fs::path file;
  PictureInfo info = {};        ///< of size 0 x 0 if the header is unreadable
  std::uint64_t fileBytes = 0;  ///< 0 if unknown
  unsigned halvings = 0;
  std::shared_ptr<const Image> image = {};
  Message problem = {};  ///< why it could not be read; empty if it could
};

/// Limits the memory that several threads use at the same time.
class MemoryGate {
 public:
  explicit MemoryGate(std::uint64_t most) : most_(most) {}

  /// Takes `bytes` for its lifetime. Waits until they are free, or until nobody else uses any.
  class Pass {
   public:
    Pass(MemoryGate& gate, std::uint64_t bytes) : gate_(gate), bytes_(bytes) {
      std::unique_lock lock(gate_.mutex_);
      gate_.left_.wait(lock, [&] { return gate_.used_ == 0 || gate_.used_ + bytes_ <= gate_.most_; });
      gate_.used_ += bytes_;
    }
    ~Pass() {
      {
        const std::lock_guard lock(gate_.mutex_);
        gate_.used_ -= bytes_;
      }
      gate_.left_.notify_all();
    }
    Pass(const Pass&) = delete;
    Pass& operator=(const Pass&) = delete;

   private:
    MemoryGate& gate_;
    std::uint64_t bytes_;
  };

 private:
  std::uint64_t most_;
  std::uint64_t used_ = 0;
  std::mutex mutex_;
  std::condition_variable left_;
};

/// Reads the size of the picture from the beginning of its file.
void readInfo(PictureFile& picture, MemoryGate& gate) {
  std::error_code error;
  if (!fs::is_regular_file(picture.file, error)) return;
  picture.fileBytes = fs::file_size(picture.file, error);
  if (picture.fileBytes > kMaxImageFileBytes) return;
  for (const std::size_t head : {kHeaderBytes, kLateHeaderBytes}) {
    const MemoryGate::Pass pass(gate, std::min<std::uint64_t>(head, picture.fileBytes));
    const Result<Bytes> bytes = readFileHead(picture.file, head);
    if (!bytes) return;
    if (const Result<PictureInfo> info = readPictureInfo(*bytes)) {
      picture.info = *info;
      return;
    }
    if (bytes->size() < head) return;
  }
}

Result<Image> readPicture(const PictureFile& picture) {
  std::error_code error;
  if (fs::is_regular_file(picture.file, error) && fs::file_size(picture.file, error) > kMaxImageFileBytes) {
    return Error::because(Core::tr("exceeds the size limit for pictures"));
  }
  const Result<Bytes> bytes = readFile(picture.file);
  if (!bytes) return Error::because(bytes.error().reason);
  Result<Image> image = decodeImage(*bytes, halved(picture.info.size, picture.halvings).pixels());
  if (image && picture.info.size == PictureSize{}) return Error::because(Core::tr("has no header in its first 16 MiB"));
  return image;
}

template <class F>
void forEachPictureFile(std::vector<PictureFile>& pictures, const F& f) {
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t i = next++; i < pictures.size(); i = next++) f(pictures[i]);
  };
  const std::size_t workers =
      std::min<std::size_t>({pictures.size(), std::max(1U, std::thread::hardware_concurrency()), kMaxDecoders});
  std::vector<std::jthread> threads;
  for (std::size_t i = 1; i < workers; ++i) threads.emplace_back(work);
  work();
}

void readPictures(std::vector<PictureFile>& pictures, std::uint64_t budget) {
  MemoryGate gate(kDecodingBytes);
  forEachPictureFile(pictures, [&gate](PictureFile& picture) {
    const Status read = caught([&]() -> Status {
      readInfo(picture, gate);
      return Done{};
    });
    if (!read) picture.problem = read.error().sentence();
  });
  std::vector<PictureSize> sizes;
  for (const PictureFile& picture : pictures) sizes.push_back(picture.info.size);
  const std::vector<unsigned> halvings = halvingsWithin(sizes, budget);
  for (std::size_t i = 0; i < pictures.size(); ++i) pictures[i].halvings = halvings[i];
  forEachPictureFile(pictures, [&gate](PictureFile& picture) {
    const MemoryGate::Pass pass(gate, picture.fileBytes + picture.info.workBytes);
    const Status read = caught([&picture]() -> Status {
      Result<Image> image = readPicture(picture);
      if (!image) return image.error();
      picture.image = std::make_shared<const Image>(*std::move(image));
      return Done{};
    });
    picture.problem = read ? Message() : read.error().sentence();
  });
}

/// Whether MMD shows the background in place of a texture of this path.
bool isScreen(std::string_view path) {
  const std::size_t slash = path.find_last_of("/\\");
  return fileNameKey(slash == path.npos ? path : path.substr(slash + 1)) == U"screen.bmp";
}

class ImageLoader {
 public:
  ImageLoader(const model::Model& model, const fs::path& modelPath, const fs::path& embeddedFolder,
              const fs::path& otherFolder, std::uint64_t budget)
      : model_(model), modelFinder_(modelPath.parent_path()), budget_(budget) {
    if (!embeddedFolder.empty()) embedded_.emplace(embeddedFolder);
    if (!otherFolder.empty()) other_.emplace(otherFolder);
  }

  LoadedImages run() {
    LoadedImages loaded;
    std::vector<Slot> slots = usedTextures(loaded.images);
    if (model_.format == model::ModelFormat::Pmd) addToons(loaded.images, slots);
    for (Slot& slot : slots) locate(slot);
    readPictures(pictures_, budget_);
    for (const Slot& slot : slots) {
      if (slot.picture == kNone) continue;
      const PictureFile& picture = pictures_[slot.picture];
      *slot.image = picture.image;
      if (picture.image) continue;
      report_.add(model::TextureFinding::Unreadable, {Core::trWith("%1 (%2)"), slot.name, picture.problem});
    }
    loaded.diagnostics = report_.diagnostics();
    if (auto halvings = halvedTextures(model_, loaded.images)) loaded.diagnostics.push_back(*std::move(halvings));
    return loaded;
  }

 private:
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  /// One texture or toon of the model.
  struct Slot {
    std::string name;
    std::shared_ptr<const Image>* image;
    bool mayBeMissing = false;
    std::size_t picture = kNone;  ///< in pictures_
  };

  std::vector<Slot> usedTextures(ModelImages& images) const {
    images.textures.resize(model_.textures.size());
    std::vector<bool> isUsed(model_.textures.size(), false);
    for (const model::Material& material : model_.materials) {
      for (const std::int32_t texture : {material.texture, material.sphere, material.toonTexture}) {
        if (texture != model::kNoIndex) isUsed[static_cast<std::size_t>(texture)] = true;
      }
    }
    std::vector<Slot> slots;
    for (std::size_t i = 0; i < isUsed.size(); ++i) {
      images.screens.push_back(isScreen(model_.textures[i]));
      if (isUsed[i] && !model_.textures[i].empty())
        slots.push_back({model_.textures[i], &images.textures[i], images.screens[i]});
    }
    return slots;
  }

  void addToons(ModelImages& images, std::vector<Slot>& slots) const {
    std::array<bool, model::kSharedToonCount> isUsed{};
    for (const model::Material& material : model_.materials) {
      if (material.sharedToon != model::kNoIndex) isUsed[static_cast<std::size_t>(material.sharedToon)] = true;
    }
    for (std::size_t i = 0; i < isUsed.size(); ++i) {
      if (isUsed[i]) slots.push_back({toonFileName(i), &images.toons[i], true});
    }
  }

  void locate(Slot& slot) {
    const bool isEmbedded = embedded_ && slot.name.front() == kEmbeddedPrefix;
    FoundTexture found =
        isEmbedded ? embedded_->find(std::string_view(slot.name).substr(1)) : modelFinder_.find(slot.name);
    if (found.finding && other_ && !isEmbedded) {
      FoundTexture other = other_->findBySuffix(slot.name);
      if (!other.finding) found = std::move(other);
    }
    if (found.finding) {
      if (!slot.mayBeMissing) report_.add(*found.finding, Message::verbatim(slot.name));
      return;
    }
    const auto [place, isNew] = indices_.try_emplace(found.file, pictures_.size());
    if (isNew) pictures_.push_back({found.file});
    slot.picture = place->second;
  }

  const model::Model& model_;
  TextureFinder modelFinder_;
  std::optional<TextureFinder> embedded_;
  std::optional<TextureFinder> other_;  ///< for textures that the others do not find
  std::uint64_t budget_;
  std::map<fs::path, std::size_t> indices_;
  std::vector<PictureFile> pictures_;
  TextureReport report_;
};

}  // namespace

LoadedImages loadModelImages(const model::Model& model, const fs::path& modelPath, const fs::path& embeddedFolder,
                             const fs::path& otherFolder, std::uint64_t budget) {
  return ImageLoader(model, modelPath, embeddedFolder, otherFolder, budget).run();
}

}  // namespace furitsuke::image
