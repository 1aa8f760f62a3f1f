// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

#include "core/base/frame.h"
#include "core/base/result.h"
#include "core/film/picture_pattern.h"
#include "core/render/renderer.h"
#include "core/scene/scene.h"

namespace furitsuke {

/// Which pictures of a scene are written and how they look.
struct ImageSequence {
  FrameRange frames;  ///< one picture each
  int width = 1280;
  int height = 720;
  bool transparent = false;  ///< where nothing stands; the background of `options` otherwise
  RenderOptions options;
  PicturePattern files;
  bool overwrite = false;  ///< else nothing is written when one of the files is there
  /// Through what the evaluated scene is seen; empty: through its own camera.
  std::function<CameraSample(const Scene&)> camera;
};

/// How far the writing is, and the way to end it, from any thread.
struct SequenceControl {
  std::atomic<bool> cancelled{false};
  std::atomic<std::int64_t> written{0};  ///< pictures that are whole on the disk
};

/// How many pictures `sequence` has.
[[nodiscard]] std::int64_t pictureCount(const ImageSequence& sequence);

/// Draws the scene frame by frame, in a context of its own, and writes the pictures while the
/// next are drawn. Belongs on a thread aside of a window, with a Scene::snapshot(). `told` is called on this thread
/// after every picture that was drawn. An Error when it was cancelled, when there is no OpenGL, when a file is in the
/// way or cannot be written; whole pictures of before stay, and no half one does.
Status writeImageSequence(Scene& scene, const ImageSequence& sequence, SequenceControl& control,
                          const std::function<void()>& told = {});

}  // namespace furitsuke
