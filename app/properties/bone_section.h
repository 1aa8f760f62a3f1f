// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <optional>

#include "app/properties/key_form.h"
#include "core/motion/rotation.h"

class QToolButton;

namespace furitsuke {

/// Translation, rotation in MMD's degrees and as quaternion, physics on/off.
class BoneSection final : public KeyForm<BoneKey> {
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
  [[nodiscard]] const EulerDegrees& hint() const noexcept { return showing_ ? shownAngles_ : editedAngles_; }

  /// The angles near hint(). One rotation is asked for three times, and keys that rest share one.
  [[nodiscard]] const EulerDegrees& anglesOf(const Quat& rotation) const;

  struct KnownAngles {
    Quat rotation;
    EulerDegrees angles;
  };

  PropertyRow* quaternion_ = nullptr;
  QToolButton* quaternionFold_ = nullptr;
  std::size_t firstAngle_ = 0;
  /// The same rotation has many angles; the ones on the screen are kept. While a drag goes on, edits start from the
  /// angles that stood there when it began.
  EulerDegrees shownAngles_, editedAngles_;
  bool showing_ = false;
  mutable std::optional<KnownAngles> known_;  ///< forgotten with the hint it was made for
};

}  // namespace furitsuke
