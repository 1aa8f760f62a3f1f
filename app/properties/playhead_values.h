// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <utility>
#include <vector>

#include "core/motion/motion.h"
#include "core/motion/pose_draft.h"

namespace furitsuke {

/// The values that a track has at one moment, as lines of text for reading.
struct PlayheadValues {
  Q_DECLARE_TR_FUNCTIONS(PlayheadValues)

 public:
  QString title;             ///< "Bone 右腕 at frame 1234"
  bool isRegistered = true;  ///< false: they come from the draft
  /// A name and the numbers or the word that belong to it.
  std::vector<std::pair<QString, QStringList>> lines;

  /// Sampled between keys as well; what the draft poses is as it poses it. `track` must exist.
  [[nodiscard]] static PlayheadValues of(const Motion& motion, const PoseDraft& draft, TrackId track, Frame frame);

 private:
  void addBone(const Track<BoneKey>& track, const BonePose* posed, Frame frame);
  void addMorph(const Track<MorphKey>& track, const MorphPose* posed, Frame frame);
  void addCamera(const Track<CameraKey>& track, Frame frame);
  void addLight(const Track<LightKey>& track, Frame frame);
  void addSelfShadow(const Track<SelfShadowKey>& track, Frame frame);
  void addProperty(const Track<PropertyKey>& track, Frame frame);
};

}  // namespace furitsuke
