// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <filesystem>
#include <optional>
#include <vector>

#include "core/base/result.h"
#include "core/landmarks/film_landmarks.h"
#include "core/landmarks/network_files.h"
#include "core/landmarks/picture_crop.h"
#include "core/media/reader/film_reader.h"
#include "core/network/network.h"

namespace furitsuke::landmarks {

/// A picture of a film as the networks see it.
struct SeenPicture {
  const media::VideoFrame& picture;
  double pixelAspect = 1;  ///< width of a pixel / height

  /// In square pixels.
  [[nodiscard]] float width() const { return static_cast<float>(picture.width * pixelAspect); }
  [[nodiscard]] float height() const { return static_cast<float>(picture.height); }
};

/// Where a person may be.
struct PersonRegion {
  PictureRegion region;  ///< the whole body, turned so that it is upright
  float score = 0;       ///< 0.5 to 1
};

/// The network that finds people in a whole picture. About the network: https://arxiv.org/abs/2006.10204
class PersonDetector {
 public:
  [[nodiscard]] static Result<PersonDetector> open(const std::filesystem::path& folder);

  /// Those that are large in the picture and surely people first; none twice.
  [[nodiscard]] std::vector<PersonRegion> find(const SeenPicture& picture);

 private:
  explicit PersonDetector(network::Network network) : network_(std::move(network)) {}

  network::Network network_;
  PictureCrop crop_;
};

/// After the landmarks: the middle of the hips, a point at the edge of the circle around the body, and four others.
inline constexpr std::size_t kPointCount = kLandmarkCount + 6;

/// A point as the network finds it.
struct RegionPoint {
  Vec3 picture{};  ///< 0 to 1 within the region, z as large as its pixels
  Vec3 world{};    ///< meters; y points down
  float visibility = 0;
};
struct RegionPoints {
  float score = 0;
  std::array<RegionPoint, kPointCount> points{};
};

/// The landmarks of a region, and where the person will be in the next picture.
struct RegionLandmarks {
  PersonLandmarks person;  ///< without a time
  PictureRegion next;
};

/// The network that finds the landmarks of a person. Except for the fast quality it also looks at the region with left
/// and right exchanged; the mean of both is 3 to 7 % nearer to the true joints.
class LandmarkNetwork {
 public:
  [[nodiscard]] static Result<LandmarkNetwork> open(const std::filesystem::path& folder, LandmarkQuality quality);

  /// Nothing if nobody is there.
  [[nodiscard]] std::optional<RegionLandmarks> find(const SeenPicture& picture, const PictureRegion& region);

 private:
  LandmarkNetwork(network::Network network, bool looksTwice) : network_(std::move(network)), looksTwice_(looksTwice) {}
  /// What the network finds in its input. `isFlipped`: left and right are exchanged in it, and exchanged back.
  [[nodiscard]] RegionPoints look(bool isFlipped);

  network::Network network_;
  PictureCrop crop_;
  bool looksTwice_;
};

}  // namespace furitsuke::landmarks
