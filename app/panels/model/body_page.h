// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/model/physics_page.h"

namespace furitsuke::panels {

/// The rigid bodies of an actor.
class BodyPage : public PhysicsPage {
  Q_OBJECT

 public:
  explicit BodyPage(QWidget* parent = nullptr);

 protected:
  [[nodiscard]] std::int32_t partCount() const override;
  [[nodiscard]] const model::ModelName& nameOf(std::int32_t part) const override;
  [[nodiscard]] QString summaryOf(std::int32_t part) const override;
  [[nodiscard]] QString problemOf(std::int32_t part) const override;
  [[nodiscard]] QList<std::pair<QString, QString>> valuesOf(std::int32_t part) const override;
  [[nodiscard]] QString emptyHint() const override { return tr("The model has no rigid bodies."); }
  [[nodiscard]] QString choiceHint() const override { return tr("Choose a rigid body to see its values."); }

 private:
  [[nodiscard]] const model::RigidBody& body(std::int32_t part) const;
};

/// "1–3, 16" for the set bits 0, 1, 2 and 15; users know the groups as 1 to 16. Empty without any.
[[nodiscard]] QString groupNumbers(std::uint16_t groups);

}  // namespace furitsuke::panels
