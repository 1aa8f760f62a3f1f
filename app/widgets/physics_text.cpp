// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/physics_text.h"

#include <QCoreApplication>

namespace furitsuke::widgets {

namespace {

class PhysicsTexts {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::widgets::PhysicsTexts)
};

}  // namespace

QString bodyModeText(model::BodyMode mode) {
  switch (mode) {
    case model::BodyMode::FollowsBone: return PhysicsTexts::tr("follows bone");
    case model::BodyMode::Physics: return PhysicsTexts::tr("physics");
    case model::BodyMode::PhysicsAtBone: break;
  }
  return PhysicsTexts::tr("physics at bone");
}

QString bodyGroupText(int group) { return PhysicsTexts::tr("group %1").arg(group + 1); }

}  // namespace furitsuke::widgets
