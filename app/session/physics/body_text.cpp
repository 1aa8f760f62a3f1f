// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/physics/body_text.h"

#include <QCoreApplication>

namespace furitsuke::session {

namespace {

class BodyTexts {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::session::BodyTexts)
};

}  // namespace

QString bodyModeText(model::BodyMode mode) {
  switch (mode) {
    case model::BodyMode::FollowsBone: return BodyTexts::tr("follows bone");
    case model::BodyMode::Physics: return BodyTexts::tr("physics");
    case model::BodyMode::PhysicsAtBone: break;
  }
  return BodyTexts::tr("physics at bone");
}

QString bodyGroupText(int group) { return BodyTexts::tr("group %1").arg(group + 1); }

}  // namespace furitsuke::session
