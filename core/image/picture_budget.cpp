// SPDX-License-Identifier: MIT
#include "core/image/picture_budget.h"

#include <cstddef>
#include <map>
#include <queue>
#include <set>
#include <string>
#include <utility>

#include "core/image/halved_rows.h"
#include "core/image/texture_report.h"

namespace furitsuke::image {

namespace {

using PicturePointer = std::shared_ptr<const Image>;

/// Calls f(picture) for each texture and toon of the model that is not null.
template <class Images, class F>
void forEachPicture(Images& images, const F& f) {
  const auto visit = [&f](auto& pictures) {
    for (auto& picture : pictures) {
      if (picture) f(picture);
    }
  };
  visit(images.textures);
  visit(images.toons);
}

/// The different pictures of the models, in their order.
std::vector<const Image*> picturesOf(std::span<const std::shared_ptr<const ModelImages>> models) {
  std::vector<const Image*> pictures;
  std::set<const Image*> known;
  for (const auto& images : models) {
    if (!images) continue;
    forEachPicture(*images, [&](const PicturePointer& picture) {
      if (known.insert(picture.get()).second) pictures.push_back(picture.get());
    });
  }
  return pictures;
}

std::string sizeText(PictureSize size) { return std::to_string(size.width) + " x " + std::to_string(size.height); }

}  // namespace

std::vector<unsigned> halvingsWithin(std::span<const PictureSize> sizes, std::uint64_t budget) {
  std::vector<unsigned> halvings(sizes.size());
  std::uint64_t total = 0;
  std::priority_queue<std::pair<std::uint64_t, std::size_t>> largest;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    total += pictureBytes(sizes[i]);
    largest.emplace(pictureBytes(sizes[i]), i);
  }
  while (total > budget && !largest.empty()) {
    const auto [bytes, i] = largest.top();
    largest.pop();
    const std::uint64_t fewer = pictureBytes(halved(sizes[i], ++halvings[i]));
    if (fewer == bytes) {  // a single pixel
      --halvings[i];
      continue;
    }
    total -= bytes - fewer;
    largest.emplace(fewer, i);
  }
  return halvings;
}

std::uint64_t pictureBytes(std::span<const std::shared_ptr<const ModelImages>> models) {
  std::uint64_t total = 0;
  for (const Image* picture : picturesOf(models)) total += pictureBytes(picture->size());
  return total;
}

std::vector<std::shared_ptr<const ModelImages>> imagesWithin(std::vector<std::shared_ptr<const ModelImages>> models,
                                                             std::uint64_t budget) {
  const std::vector<const Image*> pictures = picturesOf(models);
  std::vector<PictureSize> sizes;
  for (const Image* picture : pictures) sizes.push_back(picture->size());
  const std::vector<unsigned> halvings = halvingsWithin(sizes, budget);
  std::map<const Image*, PicturePointer> smaller;
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    if (halvings[i] > 0) smaller[pictures[i]] = std::make_shared<const Image>(halved(*pictures[i], halvings[i]));
  }
  for (auto& images : models) {
    if (!images) continue;
    ModelImages fitted = *images;
    bool isChanged = false;
    forEachPicture(fitted, [&](PicturePointer& picture) {
      const auto found = smaller.find(picture.get());
      if (found == smaller.end()) return;
      picture = found->second;
      isChanged = true;
    });
    if (isChanged) images = std::make_shared<const ModelImages>(std::move(fitted));
  }
  return models;
}

std::optional<Diagnostic> halvedTextures(const model::Model& model, const ModelImages& images) {
  TextureReport report;
  const auto add = [&report](const std::string& name, const PicturePointer& picture) {
    if (!picture || picture->halvedFrom == PictureSize{}) return;
    report.add(model::TextureFinding::Halved,
               {Core::trWith("%1 (%2)"), name, sizeText(picture->halvedFrom) + " → " + sizeText(picture->size())});
  };
  for (std::size_t i = 0; i < images.textures.size(); ++i) add(model.textures[i], images.textures[i]);
  for (std::size_t i = 0; i < images.toons.size(); ++i) add(toonFileName(i), images.toons[i]);
  Diagnostics diagnostics = report.diagnostics();
  if (diagnostics.empty()) return {};
  return std::move(diagnostics.front());
}

}  // namespace furitsuke::image
