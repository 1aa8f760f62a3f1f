// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"
#include "core/io/text_findings.h"
#include "core/io/track_collector.h"
#include "core/motion/motion.h"

namespace furitsuke::io {

/// The keys of a motion as a text has them, in any order.
struct TextTracks {
  TrackCollector<motion::BoneKey> bones;
  TrackCollector<motion::MorphKey> morphs;
  motion::Keys<motion::CameraKey> camera;
  motion::Keys<motion::LightKey> light;
  motion::Keys<motion::SelfShadowKey> selfShadow;
  motion::Keys<motion::VisibilityIkKey> property;

  /// Sets the tracks of `motion`, and leaves these empty. Of keys on the same frame of a track the last one is used;
  /// the others are reported as `finding`, once per track, because a finding for each key could take many times the
  /// memory of the text.
  void moveInto(motion::Motion& motion, TextFinding finding, Diagnostics& diagnostics);
};

}  // namespace furitsuke::io
