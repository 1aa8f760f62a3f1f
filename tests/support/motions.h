// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string_view>

#include "core/motion/motion.h"

namespace furitsuke::test {

/// A bone key that is moved along x and otherwise at rest.
[[nodiscard]] motion::BoneKey boneKeyAt(float x);

/// Adds a bone track with keys at `frames`; each key's x is its frame, so that moved keys can be recognized. Sources
/// count up from `firstSource`, or are kNoSource if that is.
motion::TrackId addBone(motion::Motion& motion, std::string_view name, std::initializer_list<Frame> frames,
                        motion::SourceRecord firstSource = motion::kNoSource);
motion::TrackId addMorph(motion::Motion& motion, std::string_view name, std::initializer_list<Frame> frames);

/// A motion of 初音ミク with bones 右腕 (0, 10, 20) and 左腕 (0, 30), morph あ (0, 15) and camera (0, 40).
[[nodiscard]] motion::Motion sampleMotion();

/// A name from a text that can be encoded.
[[nodiscard]] Name nameOf(std::string_view text);

/// The track's frames as "0 10 20", for tables of expectations.
[[nodiscard]] std::string framesOf(const motion::Motion& motion, motion::TrackId track);
/// Frames with the x value of each key: "0:0 20:10".
[[nodiscard]] std::string keysOf(const motion::Motion& motion, motion::TrackId bone);

}  // namespace furitsuke::test
