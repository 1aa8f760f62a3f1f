// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/image/image.h"

namespace furitsuke::sample {

/// A picture that the sample model is drawn with.
struct Picture {
  std::string path;  ///< beside the model
  Image image;
};

// Their places in samplePictures() and in the model.
inline constexpr int kFacePicture = 0, kEyePicture = 1, kMouthPicture = 2, kHairPicture = 3, kSkirtPicture = 4,
                     kCheekPicture = 5, kHairSphere = 6, kGoldSphere = 7, kHairToon = 8, kSkinToon = 9;

/// Painted by code, every byte the same on every machine.
[[nodiscard]] std::vector<Picture> samplePictures();

}  // namespace furitsuke::sample
