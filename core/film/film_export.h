// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include "core/base/result.h"
#include "core/film/scene_pictures.h"
#include "core/media/film_format.h"
#include "core/media/sound.h"
#include "core/motion/annotations.h"
#include "core/scene/scene.h"

namespace furitsuke::film {

/// A film of a scene.
struct FilmExport : ScenePictures {
  std::filesystem::path file;  ///< the format is that of `codec`
  media::FilmCodec codec = media::FilmCodec::H264;
  int quality = 80;                           ///< 0 to 100
  std::shared_ptr<const media::Sound> sound;  ///< null: none
  double soundOffset = 0;                     ///< seconds from frame 0 to the start of the sound; may be negative
  int volume = 100;                           ///< of the sound, 0 to 100 percent; see media::gainOf()
  bool overwrite = false;                     ///< otherwise writing fails if the file exists
};

/// The volume of a sound file in a film of a motion, if the file is the sound of the motion: 0 to 100 percent, 0 if it
/// is muted.
[[nodiscard]] std::optional<int> volumeOfOwnSound(const std::optional<motion::SoundLink>& own,
                                                  const std::filesystem::path& sound);

/// An Error if the format cannot store such a film, or the file exists and is not to be overwritten.
[[nodiscard]] Status checkFilmExport(const FilmExport& film);

/// Draws the scene picture by picture, in its own context, and compresses the pictures on another thread. The sound is
/// cut to the frames. In a program with a window, call it on a background thread with a Scene::snapshot(). `onDrawn` is
/// called on this thread after every drawn picture. The film has a temporary name until it is complete: after an Error,
/// including a cancellation, no file is left, or an existing one is unchanged.
Status writeFilm(scene::Scene& scene, const FilmExport& film, PictureControl& control,
                 const std::function<void()>& onDrawn = {});

}  // namespace furitsuke::film
