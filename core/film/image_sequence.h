// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>

#include "core/base/result.h"
#include "core/film/picture_pattern.h"
#include "core/film/scene_pictures.h"
#include "core/scene/scene.h"

namespace furitsuke::film {

/// Pictures of a scene as single files. The first is numbered as its frame, the others consecutively: at 30 pictures
/// per second, each as its frame. Chosen frames are numbered as they are.
struct ImageSequence : ScenePictures {
  PicturePattern files;
  bool overwrite = false;  ///< otherwise writing fails if one of the files exists
};

/// Draws the scene picture by picture, in its own context, and writes the pictures while the next ones are drawn. In a
/// program with a window, call it on a background thread with a Scene::snapshot(). `onDrawn` is called on this thread
/// after every drawn picture. An Error if it was canceled, OpenGL is not available, a file exists or cannot be written;
/// completely written pictures are kept, partial ones are removed.
Status writeImageSequence(scene::Scene& scene, const ImageSequence& sequence, PictureControl& control,
                          const std::function<void()>& onDrawn = {});

}  // namespace furitsuke::film
