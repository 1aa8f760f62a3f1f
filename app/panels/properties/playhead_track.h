// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QPointer>
#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "core/base/name.h"
#include "core/edit/document/live_text.h"
#include "core/edit/document/motion_document.h"
#include "core/motion/pose_draft.h"

namespace furitsuke::session {
class Posing;
}  // namespace furitsuke::session

namespace furitsuke::panels {

/// The track whose values at the playhead are shown while no key is selected, and what a change of them does: a bone or
/// morph of the active model is posed as by the handles of the viewport, anything else gets a key at the playhead.
class PlayheadTrack {
  Q_DECLARE_TR_FUNCTIONS(PlayheadTrack)

 public:
  void setDocument(edit::MotionDocument* document) { document_ = document; }
  /// Not owned; without it, every change becomes a key.
  void setPosing(session::Posing* posing) { posing_ = posing; }
  /// The IK bones (CP932) of the model, which a new key of the property track lists.
  void setIkBones(const std::vector<std::string>& names) { ikBones_ = names; }

  /// nullopt: nothing is shown.
  void show(std::optional<motion::TrackId> track);
  /// Shows a bone that has no track yet.
  void showBone(const Name& name);

  /// nullopt if nothing is shown.
  [[nodiscard]] std::optional<motion::TrackKind> kind() const noexcept;
  /// Empty for the tracks that a motion has once.
  [[nodiscard]] QString name() const;
  /// "frame 1234, not registered"
  [[nodiscard]] QString details() const;

  /// The values of the pose, or else those of the motion, as a key.
  template <class Key>
  [[nodiscard]] Key key() const {
    Key key;
    read(key);
    return key;
  }

  // One undo step; put() may be called several times, and the last call counts.
  void begin(const edit::LiveText& text);
  void put(const motion::BoneKey& key);
  void put(const motion::MorphKey& key);
  void put(const motion::CameraKey& key);
  void put(const motion::LightKey& key);
  void put(const motion::SelfShadowKey& key);
  void put(const motion::VisibilityIkKey& key);
  void end();
  void cancel();

 private:
  struct Part {
    motion::TrackKind kind{};
    Name name;                             ///< empty for the tracks that a motion has once
    std::optional<motion::TrackId> track;  ///< nullopt: a bone without a track
  };
  void read(motion::BoneKey& key) const;
  void read(motion::MorphKey& key) const;
  void read(motion::CameraKey& key) const;
  void read(motion::LightKey& key) const;
  void read(motion::SelfShadowKey& key) const;
  void read(motion::VisibilityIkKey& key) const;
  void putPose(const motion::PoseDraft& pose);
  [[nodiscard]] bool isInDraft(const Part& part) const;
  [[nodiscard]] bool hasKey() const;
  [[nodiscard]] Frame frame() const { return document_->state().currentFrame(); }

  QPointer<edit::MotionDocument> document_;
  session::Posing* posing_ = nullptr;
  std::vector<std::string> ikBones_;
  std::optional<Part> shown_;
  std::optional<Part> changed_;  ///< from begin() on
  bool isPosing_ = false;        ///< the change goes through posing_
};

}  // namespace furitsuke::panels
