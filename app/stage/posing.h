// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "core/edit/motion_document.h"
#include "core/eval/rig/rig_pose.h"
#include "core/model/model.h"
#include "core/motion/curve_operations.h"

class QUndoCommand;

namespace furitsuke {

class Actor;
class Stage;

/// What is posed by hand on the active model. It goes into the draft of the motion that moves the model, and from there
/// into keys when it is registered, or at once with auto-key. Each of the functions that pose is one undo step; between
/// begin() and end() any number of them together are.
class Posing : public QObject {
  Q_OBJECT

 public:
  using BoneMoves = std::vector<std::pair<BoneIndex, BoneMove>>;
  enum class Reset { Rotation, Translation, All };

  explicit Posing(Stage& stage);
  ~Posing() override;

  /// Asked to give a motion to a model that has none.
  void setMotionMaker(std::function<void(Actor&)> maker) { motionMaker_ = std::move(maker); }
  /// Asked which curves registered keys get; without one they keep or cut those of the motion.
  void setCurveSource(std::function<CurveSet()> source) { curveSource_ = std::move(source); }
  void setAutoKey(bool on) { autoKey_ = on; }
  [[nodiscard]] bool isAutoKey() const noexcept { return autoKey_; }

  /// The motion of the active model; nullptr without.
  [[nodiscard]] MotionDocument* document() const;
  /// The names of the selected bones in a motion; none when it is not the one of the active model.
  [[nodiscard]] std::vector<Name> selectedNames(const MotionDocument& document) const;
  /// Where a whole pose goes, such as one of the library: into the motion in front, but when there is none, or it films
  /// and moves no model, into that of the active model, which then comes to the front. nullptr: nowhere.
  MotionDocument* motionForPose(MotionDocument* front);
  /// The active model is there to be posed.
  [[nodiscard]] bool isPossible() const;
  [[nodiscard]] bool hasDraft() const;

  // --- posing --------------------------------------------------------------------------------------------------------

  /// False when there is nothing to pose.
  bool begin(const QString& text);
  [[nodiscard]] bool isPosing() const;
  /// Each replaces what was posed of these since begin().
  void poseBones(const BoneMoves& moves);
  void poseMorph(MorphIndex morph, double weight);
  void end();
  /// Everything as before begin().
  void cancel();
  /// Undoes what was posed last if nothing has been done since: the first click of a double click.
  void takeBack();

  /// The selected bones, as at rest.
  void reset(Reset what);
  /// Lets the motion lead a morph again.
  void releaseMorph(MorphIndex morph);
  void releaseMorphs();
  void releaseSelectedBones();
  /// Drops the draft.
  void discard();

  // --- registering ---------------------------------------------------------------------------------------------------

  /// The selected bones, those without a draft with what the motion says, and the morphs of the draft; without selected
  /// bones all of the draft. At the playhead. False when there is nothing of it.
  bool registerSelected();
  /// All of the draft of a motion.
  void registerAll(MotionDocument& document, Frame frame);

 signals:
  /// Before a hand begins to pose: playing gets out of its way.
  void aboutToPose();
  /// Somebody works on this motion by hand: it belongs in front, where undo finds it, and at the playhead.
  void motionInHand(furitsuke::MotionDocument* motion);

 private:
  /// In the motion, or in the model where the motion has no track for it; nothing when no motion can name it.
  [[nodiscard]] std::optional<Name> boneName(BoneIndex bone) const;
  [[nodiscard]] std::optional<Name> morphName(MorphIndex morph) const;
  /// What a key of the bone at the playhead would hold.
  [[nodiscard]] BonePose poseNow(BoneIndex bone, const Name& name) const;
  void ensureMotion();
  /// The motion of the active model, made if need be, in front and at the playhead.
  MotionDocument* takeInHand();
  /// The same when there is a draft; false without.
  bool takeDraftInHand();
  void change(const QString& text, PoseDraft draft);
  [[nodiscard]] CurveSet curves() const { return curveSource_ ? curveSource_() : CurveSet{}; }

  Stage& stage_;
  std::function<void(Actor&)> motionMaker_;
  std::function<CurveSet()> curveSource_;
  bool autoKey_ = false;
  QPointer<MotionDocument> posed_;  ///< between begin() and end()
  QString text_;
  PoseDraft before_;
  const QUndoCommand* last_ = nullptr;  ///< only compared
};

}  // namespace furitsuke
