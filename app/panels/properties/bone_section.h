// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <optional>

#include "app/panels/properties/key_form.h"
#include "core/motion/rotation.h"

class QToolButton;

namespace furitsuke::panels {

/// Translation, rotation in MMD's degrees and as quaternion, physics on/off.
class BoneSection final : public KeyForm<motion::BoneKey> {
  Q_DECLARE_TR_FUNCTIONS(BoneSection)

 public:
  explicit BoneSection(QWidget* parent);

 protected:
  void showValues() override;
  void forgetKeys() override;

 private:
  void addTranslation();
  void addRotation();
  void addQuaternion();
  [[nodiscard]] const motion::EulerDegrees& hint() const noexcept { return showing_ ? shownAngles_ : editedAngles_; }

  /// The angles near hint(). The same rotation is requested three times, and keys at rest share one.
  [[nodiscard]] const motion::EulerDegrees& anglesOf(const Quat& rotation) const;

  struct KnownAngles {
    Quat rotation;
    motion::EulerDegrees angles;
  };

  PropertyRow* quaternion_ = nullptr;
  QToolButton* quaternionFold_ = nullptr;
  std::size_t firstAngle_ = 0;
  /// A rotation has several sets of angles; the ones on the screen are kept. During a drag, edits start from the angles
  /// shown when it began.
  motion::EulerDegrees shownAngles_, editedAngles_;
  bool showing_ = false;
  mutable std::optional<KnownAngles> known_;  ///< cleared together with its hint
};

}  // namespace furitsuke::panels
