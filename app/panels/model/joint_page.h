// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/model/physics_page.h"

namespace furitsuke::panels {

/// The joints of an actor.
class JointPage : public PhysicsPage {
  Q_OBJECT

 public:
  explicit JointPage(QWidget* parent = nullptr);

 protected:
  [[nodiscard]] std::int32_t partCount() const override;
  [[nodiscard]] const model::ModelName& nameOf(std::int32_t part) const override;
  [[nodiscard]] QString summaryOf(std::int32_t part) const override;
  [[nodiscard]] QString problemOf(std::int32_t part) const override;
  [[nodiscard]] QList<std::pair<QString, QString>> valuesOf(std::int32_t part) const override;
  [[nodiscard]] QString emptyHint() const override { return tr("The model has no joints."); }
  [[nodiscard]] QString choiceHint() const override { return tr("Choose a joint to see its values."); }

 private:
  [[nodiscard]] const model::Joint& joint(std::int32_t part) const;
  [[nodiscard]] QString bodyName(std::int32_t body) const;
};

}  // namespace furitsuke::panels
