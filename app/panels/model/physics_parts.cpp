// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/model/physics_parts.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <initializer_list>

#include "app/panels/model/body_page.h"
#include "app/panels/model/joint_page.h"
#include "app/theme/theme.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

PhysicsParts::PhysicsParts(QWidget* parent)
    : QWidget(parent),
      pages_(new QStackedWidget(this)),
      bodies_(new BodyPage(pages_)),
      joints_(new JointPage(pages_)),
      showBodies_(new QPushButton(this)),
      showJoints_(new QPushButton(this)) {
  pages_->addWidget(bodies_);
  pages_->addWidget(joints_);
  auto* group = new QButtonGroup(this);
  auto* buttons = new QHBoxLayout;
  buttons->setContentsMargins(theme::kGrid, theme::kGrid, theme::kGrid, 0);
  buttons->setSpacing(theme::kGrid);
  for (QPushButton* button : std::initializer_list<QPushButton*>{showBodies_, showJoints_}) {
    button->setCheckable(true);
    button->setAutoDefault(false);
    group->addButton(button, group->buttons().size());
    buttons->addWidget(button, 1);
  }
  showBodies_->setObjectName("bodies");
  showBodies_->setChecked(true);
  showJoints_->setObjectName("joints");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addLayout(buttons);
  layout->addWidget(pages_, 1);
  connect(group, &QButtonGroup::idToggled, pages_, [this](int page, bool on) {
    if (on) pages_->setCurrentIndex(page);
  });
  widgets::keepTranslated(this, [this] {
    showBodies_->setText(tr("Bodies"));
    showBodies_->setToolTip(tr("Show the rigid bodies of the model"));
    showJoints_->setText(tr("Joints"));
    showJoints_->setToolTip(tr("Show the joints between rigid bodies"));
  });
}

void PhysicsParts::showPage(physics::PhysicsPart::Kind kind) {
  (kind == physics::PhysicsPart::Kind::Body ? showBodies_ : showJoints_)->setChecked(true);
}

}  // namespace furitsuke::panels
