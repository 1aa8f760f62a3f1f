// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/result.h"
#include "core/landmarks/film_landmarks.h"
#include "core/landmarks/network_files.h"
#include "core/media/reader/film_reader.h"

namespace furitsuke::landmarks {

/// In pixels from the top left corner.
struct PicturePoint {
  float x = 0, y = 0;
  friend bool operator==(const PicturePoint&, const PicturePoint&) = default;
};

/// Which pictures of a film are looked at, and for whom.
struct LandmarkOptions {
  LandmarkQuality quality = LandmarkQuality::Good;
  double first = 0;            ///< seconds from the first picture of the film
  std::optional<double> last;  ///< seconds; not set: to the end
  /// A point on the person, in the first picture in which anybody is found (see findFirstPeople()); the nearest person
  /// is taken. Not set: the person who is largest there.
  std::optional<PicturePoint> person;
  /// The time of the picture to which `person` refers (FirstPeople::seconds). In earlier pictures, only somebody who
  /// could be that person is followed. Not set: the first picture in which anybody is found.
  std::optional<double> personSeconds = {};
  /// The film was mirrored, as the front cameras of telephones do. Each picture is turned back before anything else:
  /// all points and boxes, and the pictures that are given to the caller, are those of the pictures turned back.
  bool isMirrored = false;
};

/// A person in a picture.
struct FoundPerson {
  PictureBox box;   ///< around the landmarks of the body
  float score = 0;  ///< 0.5 to 1
};

/// The people in a picture of a film.
struct FirstPeople {
  double seconds = 0;
  media::VideoFrame picture;
  double pixelAspect = 1;           ///< width of a pixel of `picture` / height; points and boxes count square pixels
  std::vector<FoundPerson> people;  ///< the person who is taken without a choice first; empty: nobody is in the film
};

/// A picture that was looked at.
struct LandmarkProgress {
  std::size_t done = 0, count = 0;  ///< pictures of the range, this one included
  const media::VideoFrame& picture;
  const PersonLandmarks& landmarks;  ///< of that picture
};

/// Follows one person through a film. Needs no network but the files of network_files.h, and nothing leaves the
/// machine. Only for one thread at a time; uses two.
class LandmarkFinder {
 public:
  /// Opens the film and the networks. An Error if either cannot be read, a network is missing (see networkCommand()),
  /// or the range contains no picture; when `canceled` becomes true.
  [[nodiscard]] static Result<LandmarkFinder> open(const std::filesystem::path& film, const LandmarkOptions& options,
                                                   const std::atomic<bool>& canceled);
  LandmarkFinder(LandmarkFinder&&) noexcept;
  LandmarkFinder& operator=(LandmarkFinder&&) noexcept;
  ~LandmarkFinder();

  /// Looks at the remaining pictures of the range. `onPicture`, if given, is called on this thread after each. When
  /// `canceled` becomes true it ends with Error::canceled(); call it again to go on, with the same result as if it had
  /// not been canceled. A picture that cannot be decoded counts as one without the person; an Error if none can be.
  Status run(const std::atomic<bool>& canceled, const std::function<void(const LandmarkProgress&)>& onPicture = {});

  [[nodiscard]] const media::FilmInfo& film() const;
  /// The pictures of the range.
  [[nodiscard]] std::size_t pictureCount() const;
  /// What was found so far, one entry for each picture that was looked at. The width and height are those of square
  /// pixels.
  [[nodiscard]] const FilmLandmarks& landmarks() const;

 private:
  struct State;
  explicit LandmarkFinder(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

/// All landmarks of a film at once. An Error also if nobody is found in the range.
[[nodiscard]] Result<FilmLandmarks> findLandmarks(const std::filesystem::path& film, const LandmarkOptions& options,
                                                  const std::atomic<bool>& canceled,
                                                  const std::function<void(const LandmarkProgress&)>& onPicture = {});

/// The first picture of the range in which anybody is found, for the choice of a person; about four pictures a second
/// are looked at. The first picture of the range if nobody is found. `options.person` is ignored. Errors as of
/// LandmarkFinder::open().
[[nodiscard]] Result<FirstPeople> findFirstPeople(const std::filesystem::path& film, const LandmarkOptions& options,
                                                  const std::atomic<bool>& canceled);

}  // namespace furitsuke::landmarks
