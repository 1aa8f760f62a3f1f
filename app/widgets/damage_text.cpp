// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/damage_text.h"

#include <QCoreApplication>

#include "app/widgets/message_text.h"

namespace furitsuke::widgets {

QString damageText(const QString& file, const Error& damage) {
  if (!damage.offset)
    return QCoreApplication::translate("Damage", "%1 is cut off or damaged: download it again.").arg(file);
  return QCoreApplication::translate("Damage", "%1 is cut off or damaged at byte %L2: download it again.")
      .arg(file)
      .arg(*damage.offset);
}

QString damageDetail(Error damage) {
  damage.offset.reset();
  return failureText(damage);
}

}  // namespace furitsuke::widgets
