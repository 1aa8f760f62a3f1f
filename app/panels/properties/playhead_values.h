// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <string_view>
#include <utility>
#include <vector>

#include "core/eval/sample_span.h"
#include "core/motion/motion.h"
#include "core/motion/pose_draft.h"

namespace furitsuke::panels {

/// The values of a track at one frame, as lines of text.
struct PlayheadValues {
  Q_DECLARE_TR_FUNCTIONS(PlayheadValues)

 public:
  QString title;             ///< "Bone 右腕 at frame 1234"
  bool isRegistered = true;  ///< false if the values are from the draft
  /// Each line has a name and one or more texts: numbers, or a word such as "on".
  std::vector<std::pair<QString, QStringList>> lines;

  /// The values at a frame, interpolated between keys. Values of the draft take precedence. `track` must exist.
  [[nodiscard]] static PlayheadValues of(const motion::Motion& motion, const motion::PoseDraft& draft,
                                         motion::TrackId track, Frame frame,
                                         eval::PreExtrapolation rule = eval::PreExtrapolation::Rest);
  /// The same for a bone without a track: the values of the draft, or else no movement.
  [[nodiscard]] static PlayheadValues ofBone(const motion::PoseDraft& draft, std::string_view nameBytes,
                                             const QString& name, Frame frame);

 private:
  struct Moment {
    Frame frame;
    eval::PreExtrapolation rule;
  };
  void addBone(const motion::Track<motion::BoneKey>& track, const motion::BonePose* posed, const Moment& at);
  void addMorph(const motion::Track<motion::MorphKey>& track, const motion::MorphPose* posed, const Moment& at);
  void addCamera(const motion::Track<motion::CameraKey>& track, const Moment& at);
  void addLight(const motion::Track<motion::LightKey>& track, const Moment& at);
  void addSelfShadow(const motion::Track<motion::SelfShadowKey>& track, const Moment& at);
  void addProperty(const motion::Track<motion::VisibilityIkKey>& track, Frame frame);
};

}  // namespace furitsuke::panels
