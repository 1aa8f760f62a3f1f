// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <cstdint>
#include <memory>

#include "core/edit/motion_document.h"

namespace furitsuke {

class Actor;
class Stage;

/// Another motion beside the one that moves the active model, to see where they differ. The first is always that of the
/// active model, whichever that is. Follows edits of both.
class Comparison : public QObject {
  Q_OBJECT

 public:
  /// The stage owns it.
  explicit Comparison(Stage& stage);
  ~Comparison() override;

  /// With an open motion; when that is closed the comparison stops.
  void start(MotionDocument& second);
  /// With one that is open nowhere.
  void start(std::unique_ptr<MotionDocument> second);
  void stop();

  /// nullptr: nothing is compared.
  [[nodiscard]] MotionDocument* second() const { return second_; }
  /// Of the active model; nullptr when it rests or there is no model.
  [[nodiscard]] MotionDocument* first() const { return first_; }
  /// There is a model, and both motions for it.
  [[nodiscard]] bool isOn() const { return first_ != nullptr && second_ != nullptr; }
  /// Another number whenever model or motions are others than before.
  [[nodiscard]] std::uint64_t revision() const noexcept { return revision_; }

 signals:
  /// Other motions are compared, or one was edited, or they are compared on another model.
  void changed();

 private:
  void take(MotionDocument* second);
  void takeFirst();
  void touch();

  Stage& stage_;
  QPointer<MotionDocument> first_, second_;
  std::unique_ptr<MotionDocument> own_;  ///< the second, when it is open nowhere
  std::uint64_t actor_ = 0;              ///< the active one
  QMetaObject::Connection firstEdits_, secondEdits_;
  std::uint64_t revision_ = 0;
};

}  // namespace furitsuke
