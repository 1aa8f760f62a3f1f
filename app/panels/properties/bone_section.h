// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <optional>

#include "app/panels/properties/key_form.h"
#include "core/motion/rotation.h"

class QToolButton;

namespace furitsuke::panels {

/// Translation, rotation in MMD's degrees and as a quaternion, and physics on or off.
class BoneSection final : public KeyForm<motion::BoneKey> {
  Q_DECLARE_TR_FUNCTIONS(BoneSection)

 public:
  BoneSection(PlayheadTrack& playhead, QWidget* parent);

 protected:
  void showValues() override;
  void clearState() override;

 private:
  void addTranslation();
  void addRotation();
  void addQuaternion();
  [[nodiscard]] const motion::EulerDegrees& hint() const noexcept { return showing_ ? shownAngles_ : editedAngles_; }

  /// The Euler angles of a rotation that are nearest to hint(). Cached, because the same rotation is requested for
  /// three angles, and many keys have the same rotation.
  [[nodiscard]] const motion::EulerDegrees& anglesOf(const Quat& rotation) const;

  struct CachedAngles {
    Quat rotation;
    motion::EulerDegrees angles;
  };

  PropertyRow* quaternion_ = nullptr;
  QToolButton* quaternionFold_ = nullptr;
  std::size_t firstAngle_ = 0;
  /// The same rotation can be written as different Euler angles, so the displayed ones are kept. During a drag, edits
  /// start from the angles that were displayed when it began.
  motion::EulerDegrees shownAngles_, editedAngles_;
  bool showing_ = false;
  mutable std::optional<CachedAngles> cachedAngles_;  ///< cleared when hint() changes
};

}  // namespace furitsuke::panels
