// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "core/base/bytes.h"
#include "core/base/name.h"
#include "core/io/motion_file.h"
#include "core/motion/motion.h"

namespace furitsuke::python {

/// A motion with what is known about its file.
struct MotionContent {
  io::LoadedMotion loaded;
  /// The file of a format that does not reproduce it from the motion, until the motion changes.
  std::shared_ptr<const Bytes> original;
  bool isEdited = false;
};

/// The motion that a Python object holds. Call all functions with the interpreter lock (GIL) held. Code that runs
/// without it works on a content(), which is immutable: an edit copies content that is in use. Copies share the key
/// columns.
class MotionHandle {
 public:
  explicit MotionHandle(MotionContent content) : content_(std::make_shared<MotionContent>(std::move(content))) {}

  [[nodiscard]] std::shared_ptr<const MotionContent> content() const { return content_; }
  [[nodiscard]] const motion::Motion& motion() const { return content_->loaded.motion; }

  /// The motion for a change. Nobody may keep a content() that was taken before, or the motion is copied.
  [[nodiscard]] motion::Motion& edit() {
    own();
    content_->original.reset();
    content_->isEdited = true;
    return content_->loaded.motion;
  }
  /// What is stored beside the motion, for a change in the same way; the motion file stays as it is.
  [[nodiscard]] motion::Annotations& editAnnotations() {
    own();
    return content_->loaded.motion.annotations;
  }

 private:
  void own() {
    if (content_.use_count() > 1) content_ = std::make_shared<MotionContent>(*content_);
  }

  std::shared_ptr<MotionContent> content_;
};

/// The track that a Python object refers to by name. A track that the motion does not have is empty.
struct TrackHandle {
  std::shared_ptr<MotionHandle> owner;
  motion::TrackKind kind = motion::TrackKind::Bone;
  Name name;                 ///< of bones and morphs
  std::uint32_t lastAt = 0;  ///< where the track was found; tracks are never removed

  [[nodiscard]] std::optional<motion::TrackId> find(const motion::Motion& motion) const;
  /// Adds the track if it does not exist.
  [[nodiscard]] motion::TrackId ensure(motion::Motion& motion) const;
};

}  // namespace furitsuke::python
