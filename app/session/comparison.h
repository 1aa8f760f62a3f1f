// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <cstdint>
#include <memory>

#include "core/edit/document/motion_document.h"

namespace furitsuke::scene {
class Actor;
}  // namespace furitsuke::scene

namespace furitsuke::session {

class Stage;

/// Compares the motion of the active model (first) with another motion (second). Follows the active model and edits of
/// both motions.
class Comparison : public QObject {
  Q_OBJECT

 public:
  /// Owned by the stage.
  explicit Comparison(Stage& stage);
  ~Comparison() override;

  /// Compares with an open motion. Closing that motion stops the comparison.
  void start(edit::MotionDocument& second);
  /// Compares with a motion that is not open in a tab.
  void start(std::unique_ptr<edit::MotionDocument> second);
  void stop();
  /// Compares with this motion until endTemporary(), and then again with the one before.
  void startTemporary(std::unique_ptr<edit::MotionDocument> second);
  /// Without effect if another comparison was started or stopped since.
  void endTemporary();
  [[nodiscard]] bool isTemporary() const noexcept { return isTemporary_; }

  /// nullptr without a comparison.
  [[nodiscard]] edit::MotionDocument* second() const { return second_; }
  /// The motion of the active model; nullptr if it has none or there is no model.
  [[nodiscard]] edit::MotionDocument* first() const { return first_; }
  /// There is an active model with a motion, and a second motion.
  [[nodiscard]] bool isOn() const { return first_ != nullptr && second_ != nullptr; }
  /// Changes whenever the model or one of the motions changes.
  [[nodiscard]] std::uint64_t revision() const noexcept { return revision_; }

 signals:
  /// The motions, their keys or the model of the comparison changed.
  void changed();

 private:
  void setSecond(edit::MotionDocument* second);
  void forgetKept();
  void updateFirst();
  void invalidate();

  Stage& stage_;
  QPointer<edit::MotionDocument> first_, second_;
  std::unique_ptr<edit::MotionDocument> own_;  ///< the second motion, if it is not open in a tab
  // While a temporary comparison lasts, the second motion before.
  bool isTemporary_ = false;
  QPointer<edit::MotionDocument> kept_;
  std::unique_ptr<edit::MotionDocument> keptOwn_;
  std::uint64_t actor_ = 0;  ///< id of the active model
  QMetaObject::Connection firstEdits_, secondEdits_;
  std::uint64_t revision_ = 0;
};

}  // namespace furitsuke::session
