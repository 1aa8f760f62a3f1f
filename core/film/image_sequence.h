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

namespace furitsuke::film {

/// Which frames of a scene are written as pictures, and how they look.
struct ImageSequence {
  FrameRange frames;  ///< one picture each
  int width = 1280;
  int height = 720;
  bool transparent = false;  ///< no background; otherwise that of `options`
  render::RenderOptions options;
  PicturePattern files;
  bool overwrite = false;  ///< otherwise writing fails if one of the files exists
  /// The camera for the evaluated scene; empty: the scene's own camera.
  std::function<eval::CameraSample(const scene::Scene&)> camera;
};

/// Progress of the writing and a way to cancel it, from any thread.
struct SequenceControl {
  std::atomic<bool> canceled{false};
  std::atomic<std::int64_t> written{0};  ///< completely written files
};

[[nodiscard]] std::int64_t pictureCount(const ImageSequence& sequence);

/// Draws the scene frame by frame, in its own context, and writes the pictures while the next ones are drawn. In a
/// program with a window, call it on a background thread with a Scene::snapshot(). `onDrawn` is called on this thread
/// after every drawn picture. An Error if it was canceled, OpenGL is not available, a file exists or cannot be written;
/// completely written pictures are kept, partial ones are removed.
Status writeImageSequence(scene::Scene& scene, const ImageSequence& sequence, SequenceControl& control,
                          const std::function<void()>& onDrawn = {});

}  // namespace furitsuke::film
