// SPDX-License-Identifier: MIT
#include "core/image/model_images.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include "core/base/file.h"
#include "core/image/image_codec.h"
#include "core/image/texture_finder.h"
#include "core/model/texture_findings.h"

namespace furitsuke::image {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kListedTextures = 5;
constexpr unsigned kMaxDecoders = 4;  // each may need 256 MiB twice

Result<Image> readPicture(const fs::path& file) {
  std::error_code error;
  if (fs::is_regular_file(file, error) && fs::file_size(file, error) > kMaxImageFileBytes) {
    return Error::because("exceeds the size limit for pictures");
  }
  const Result<Bytes> bytes = readFile(file);
  if (!bytes) return Error::because(bytes.error().reason);
  return decodeImage(*bytes);
}

/// A file and the result of decoding it.
struct PictureFile {
  fs::path file;
  std::shared_ptr<const Image> image;
  std::string problem;  ///< why it could not be read; empty if it could
};

void readPictures(std::vector<PictureFile>& pictures) {
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t i = next++; i < pictures.size(); i = next++) {
      Result<Image> image = readPicture(pictures[i].file);
      if (image) {
        pictures[i].image = std::make_shared<const Image>(*std::move(image));
      } else {
        pictures[i].problem = image.error().message();
      }
    }
  };
  const std::size_t workers =
      std::min<std::size_t>({pictures.size(), std::max(1U, std::thread::hardware_concurrency()), kMaxDecoders});
  std::vector<std::jthread> threads;
  for (std::size_t i = 1; i < workers; ++i) threads.emplace_back(work);
  work();
}

/// Reports one diagnostic per finding, with the first few names.
class TextureReport {
 public:
  void add(model::TextureFinding finding, const std::string& name) {
    names_[static_cast<std::size_t>(finding)].push_back(name);
  }

  [[nodiscard]] Diagnostics diagnostics() const {
    constexpr std::string_view kReasons[] = {"not found", "unreadable", "outside the model folders, not read"};
    Diagnostics diagnostics;
    for (const FindingRow<model::TextureFinding>& row : model::kTextureFindings) {
      const auto index = static_cast<std::size_t>(row.finding);
      const std::vector<std::string>& names = names_[index];
      if (names.empty()) continue;
      std::string list;
      for (std::size_t i = 0; i < std::min(names.size(), kListedTextures); ++i) {
        list.append(i == 0 ? "" : ", ").append(names[i]);
      }
      if (names.size() > kListedTextures) list += ", ...";
      std::string reason = std::to_string(names.size()) + (names.size() == 1 ? " texture " : " textures ");
      reason += kReasons[index];
      reason.append(": ").append(list);
      Diagnostic& diagnostic = diagnostics.emplace_back(makeDiagnostic(row.finding, std::move(reason)));
      diagnostic.count = names.size();
      diagnostic.detail = std::move(list);
    }
    return diagnostics;
  }

 private:
  std::array<std::vector<std::string>, model::kTextureFindings.size()> names_;
};

class ImageLoader {
 public:
  ImageLoader(const model::Model& model, const fs::path& modelPath, const fs::path& embeddedFolder,
              const fs::path& otherFolder)
      : model_(model), modelFinder_(modelPath.parent_path()) {
    if (!embeddedFolder.empty()) embedded_.emplace(embeddedFolder);
    if (!otherFolder.empty()) other_.emplace(otherFolder);
  }

  LoadedImages run() {
    LoadedImages loaded;
    std::vector<Slot> slots = usedTextures(loaded.images);
    if (model_.format == model::ModelFormat::Pmd) addToons(loaded.images, slots);
    for (Slot& slot : slots) locate(slot);
    readPictures(pictures_);
    for (const Slot& slot : slots) {
      if (slot.picture == kNone) continue;
      const PictureFile& picture = pictures_[slot.picture];
      *slot.image = picture.image;
      if (!picture.image) report_.add(model::TextureFinding::Unreadable, slot.name + " (" + picture.problem + ")");
    }
    loaded.diagnostics = report_.diagnostics();
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
      if (isUsed[i] && !model_.textures[i].empty()) slots.push_back({model_.textures[i], &images.textures[i]});
    }
    return slots;
  }

  void addToons(ModelImages& images, std::vector<Slot>& slots) const {
    std::array<bool, model::kSharedToonCount> isUsed{};
    for (const model::Material& material : model_.materials) {
      if (material.sharedToon != model::kNoIndex) isUsed[static_cast<std::size_t>(material.sharedToon)] = true;
    }
    for (std::size_t i = 0; i < isUsed.size(); ++i) {
      const std::string number = (i + 1 < 10 ? "0" : "") + std::to_string(i + 1);
      if (isUsed[i]) slots.push_back({"toon" + number + ".bmp", &images.toons[i], true});
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
      if (!slot.mayBeMissing) report_.add(*found.finding, slot.name);
      return;
    }
    const auto [place, isNew] = indices_.try_emplace(found.file, pictures_.size());
    if (isNew) pictures_.push_back({found.file, {}, {}});
    slot.picture = place->second;
  }

  const model::Model& model_;
  TextureFinder modelFinder_;
  std::optional<TextureFinder> embedded_;
  std::optional<TextureFinder> other_;  ///< for textures that the others do not find
  std::map<fs::path, std::size_t> indices_;
  std::vector<PictureFile> pictures_;
  TextureReport report_;
};

}  // namespace

LoadedImages loadModelImages(const model::Model& model, const fs::path& modelPath, const fs::path& embeddedFolder,
                             const fs::path& otherFolder) {
  return ImageLoader(model, modelPath, embeddedFolder, otherFolder).run();
}

}  // namespace furitsuke::image
