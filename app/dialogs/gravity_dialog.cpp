// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/gravity_dialog.h"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>
#include <cmath>

#include "app/theme/theme.h"
#include "app/widgets/dialog_help.h"
#include "app/widgets/expression_box.h"

namespace furitsuke::dialogs {

namespace {

constexpr double kStrongest = 1000;

QDoubleSpinBox* gravityBox(const char* name, const QString& label, double limit, int decimals, QWidget* parent) {
  auto* box = new widgets::ExpressionBox<QDoubleSpinBox>(parent);
  box->setObjectName(QString::fromLatin1(name));
  box->setAccessibleName(label);
  box->setFont(theme::numberFont());
  box->setAlignment(Qt::AlignRight);
  box->setRange(-limit, limit);
  box->setDecimals(decimals);
  box->setSingleStep(0.1);
  return box;
}

}  // namespace

Status checkGravity(const physics::PhysicsSettings& settings) {
  if (!(std::abs(settings.gravity) <= kStrongest)) return Error::in("acceleration", "expected -1000 to 1000");
  const double length = glm::length(settings.gravityDirection);
  if (!std::isfinite(length) || length == 0) return Error::in("direction", "expected a direction of a length above 0");
  return Done{};
}

GravityDialog::GravityDialog(const physics::PhysicsSettings& settings, QWidget* parent)
    : QDialog(parent), before_(settings) {
  setObjectName("gravity");
  setWindowTitle(tr("Gravity"));
  acceleration_ = gravityBox("acceleration", tr("Acceleration"), kStrongest, 2, this);
  acceleration_->setWhatsThis(tr("The strength of gravity. 9.8 is the usual value; 0 lets hair and clothes float."));
  auto* direction = new QHBoxLayout;
  direction->setSpacing(theme::kGrid);
  const std::array<QString, 3> axes = {tr("Direction X"), tr("Direction Y"), tr("Direction Z")};
  const std::array<const char*, 3> names = {"x", "y", "z"};
  for (std::size_t i = 0; i < axes.size(); ++i) {
    direction_[i] = gravityBox(names[i], axes[i], kStrongest, 3, this);
    direction_[i]->setWhatsThis(
        tr("The direction of gravity; its length does not count. A direction to the side acts "
           "like wind."));
    connect(direction_[i], &QDoubleSpinBox::valueChanged, this, &GravityDialog::updateOk);
    direction->addWidget(direction_[i]);
  }
  auto* form = new QFormLayout;
  form->addRow(tr("Acceleration"), acceleration_);
  form->addRow(tr("Direction X, Y, Z"), direction);
  auto* buttons = new QDialogButtonBox(this);
  ok_ = buttons->addButton(tr("OK"), QDialogButtonBox::AcceptRole);
  ok_->setWhatsThis(tr("Simulates the scene with this gravity."));
  widgets::explainCancel(buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole));
  QPushButton* usual = buttons->addButton(tr("&Usual Gravity"), QDialogButtonBox::ResetRole);
  usual->setWhatsThis(tr("Fills in 9.8 downward, as in MMD."));
  connect(usual, &QPushButton::clicked, this, [this] {
    const physics::PhysicsSettings defaults;
    show(defaults.gravity, defaults.gravityDirection);
  });
  connect(buttons, &QDialogButtonBox::accepted, this, &GravityDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &GravityDialog::reject);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
  layout->setSpacing(3 * theme::kGrid);
  layout->addLayout(form);
  layout->addWidget(buttons);
  show(settings.gravity, settings.gravityDirection);
}

void GravityDialog::show(double acceleration, const glm::dvec3& direction) {
  acceleration_->setValue(acceleration);
  for (int i = 0; i < 3; ++i) direction_[static_cast<std::size_t>(i)]->setValue(direction[i]);
  updateOk();
}

void GravityDialog::updateOk() {
  if (ok_ != nullptr) ok_->setEnabled(checkGravity(settings()).ok());
}

physics::PhysicsSettings GravityDialog::settings() const {
  physics::PhysicsSettings chosen = before_;
  chosen.gravity = acceleration_->value();
  chosen.gravityDirection = {direction_[0]->value(), direction_[1]->value(), direction_[2]->value()};
  return chosen;
}

}  // namespace furitsuke::dialogs
