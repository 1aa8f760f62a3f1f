// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/file_filters.h"

#include <QCoreApplication>

#include "core/io/motion_format.h"

namespace furitsuke::session {

QString motionFilePatterns() { return QString::fromStdString(io::motionExtensions("*.", " ")); }

QString motionFileFilter() {
  return QCoreApplication::translate("FileFilters", "Motions and poses (%1)").arg(motionFilePatterns());
}

}  // namespace furitsuke::session
