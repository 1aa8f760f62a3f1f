// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/edit/document/live_text.h"
#include "core/edit/document/motion_document.h"
#include "core/eval/rig/rig_pose.h"
#include "core/model/model.h"
#include "core/motion/curve_edits.h"
#include "core/motion/span_curves.h"

namespace furitsuke::scene {
class Actor;
}  // namespace furitsuke::scene

namespace furitsuke::session {

class Stage;

/// Poses the active model. Changes go into the draft of the model's motion and become keys when they are registered,
/// or immediately with auto-key. Each posing function is one undo step; all changes between begin() and end() together
/// are one step.
class Posing : public QObject {
  Q_OBJECT

 public:
  using BoneLocalTransforms = std::vector<std::pair<model::BoneIndex, eval::LocalTransform>>;
  enum class Reset { Rotation, Translation, All };

  explicit Posing(Stage& stage);
  ~Posing() override;

  /// `maker` creates a motion for a model that has none.
  void setMotionMaker(std::function<void(scene::Actor&)> maker) { motionMaker_ = std::move(maker); }
  /// `source` returns the curves of registered keys. Without it, registered keys keep or split the curves of the
  /// motion.
  void setCurveSource(std::function<motion::CurveSet()> source) { curveSource_ = std::move(source); }
  /// What keys get that are registered between two keys.
  void setSpanCurves(motion::SpanCurves curves) { spanCurves_ = curves; }
  [[nodiscard]] motion::SpanCurves spanCurves() const { return spanCurves_; }
  void setAutoKey(bool on) { autoKey_ = on; }

  /// The motion of the active model; nullptr if there is none.
  [[nodiscard]] edit::MotionDocument* document() const;
  /// The track names of the selected bones in a motion; empty if it is not the motion of the active model.
  [[nodiscard]] std::vector<Name> selectedNames(const edit::MotionDocument& document) const;
  /// The target motion of a whole pose, such as a pose of the library: `current`, the motion in the current tab. If
  /// that is nullptr or a camera motion, the motion of the active model, which then becomes the current tab. Returns
  /// nullptr if there is none.
  edit::MotionDocument* motionForPose(edit::MotionDocument* current);
  /// There is an active model and it is visible.
  [[nodiscard]] bool isPossible() const;
  [[nodiscard]] bool hasDraft() const;
  /// Whether that bone or morph of a motion is one of the active model, so that pose() changes it.
  [[nodiscard]] bool canPose(const edit::MotionDocument& document, motion::TrackKind kind,
                             std::string_view nameBytes) const;

  // --- posing --------------------------------------------------------------------------------------------------------

  /// Returns false if there is nothing to pose.
  bool begin(const edit::LiveText& text);
  [[nodiscard]] bool isPosing() const;
  /// Sets the poses of these bones in the draft. Has no effect unless isPosing().
  void poseBones(const BoneLocalTransforms& locals);
  /// The same for bones and morphs by their names in the motion. Has no effect unless isPosing().
  void pose(const motion::PoseDraft& poses);
  /// Sets the weight of the morph in the draft. Has no effect unless isPosing().
  void poseMorph(model::MorphIndex morph, double weight);
  /// Completes the undo step; with auto-key, registers the poses that have changed since begin().
  void end();
  /// Restores the state before begin().
  void cancel();
  /// Undoes the last posing if it is still the last undo step. A double click uses this to undo the effect of its
  /// first click.
  void undoLast();

  /// Resets the selected bones to the rest pose.
  void reset(Reset what);
  /// Removes a morph from the draft, so that it follows the motion again.
  void releaseMorph(model::MorphIndex morph);
  void releaseMorphs();
  void releaseSelectedBones();
  /// Discards the draft.
  void discard();

  // --- registering ---------------------------------------------------------------------------------------------------

  /// Registers the selected bones (the draft, or else the value of the motion) and the morphs of the draft at the
  /// playhead; without selected bones, the whole draft. Returns false if there is nothing to register.
  bool registerSelected();
  /// Registers the whole draft of a motion.
  void registerAll(edit::MotionDocument& document, Frame frame);

 signals:
  /// Posing is about to start; playback should stop.
  void aboutToPose();
  /// The motion is about to be posed; it should become the current tab (for undo) and move to the playhead.
  void activationRequested(furitsuke::edit::MotionDocument* motion);
  /// A pose has become keys of that motion, also by auto key.
  void registered(furitsuke::edit::MotionDocument* motion);

 private:
  /// The name in the motion, or in the model if the motion has no such track; nullopt if a motion cannot refer to it.
  [[nodiscard]] std::optional<Name> boneName(model::BoneIndex bone) const;
  [[nodiscard]] std::optional<Name> morphName(model::MorphIndex morph) const;
  /// The pose that a key of the bone would store if it were registered at the playhead.
  [[nodiscard]] motion::BonePose poseNow(model::BoneIndex bone, const Name& name) const;
  void ensureMotion();
  /// The motion of the active model, created if necessary, as the current tab and at the playhead.
  edit::MotionDocument* activateMotion();
  /// Like activateMotion(), but only if there is a draft. Returns whether there still is a draft afterward.
  bool activateDraft();
  void change(const edit::LiveText& text, motion::PoseDraft draft);
  edit::StepEdit registerKeys(edit::MotionDocument& document, const edit::LiveText& text,
                              const motion::PoseDraft& poses, Frame frame);
  [[nodiscard]] motion::CurveSet curves() const { return curveSource_ ? curveSource_() : motion::CurveSet{}; }

  Stage& stage_;
  std::function<void(scene::Actor&)> motionMaker_;
  std::function<motion::CurveSet()> curveSource_;
  motion::SpanCurves spanCurves_ = motion::SpanCurves::Drawn;
  bool autoKey_ = false;
  QPointer<edit::MotionDocument> posed_;  ///< between begin() and end()
  std::uint64_t posedActor_ = 0;
  edit::LiveText text_;
  motion::PoseDraft before_;
  edit::StepEdit last_;  ///< of the last posing
};

}  // namespace furitsuke::session
