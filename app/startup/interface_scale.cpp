// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup/interface_scale.h"

#include <algorithm>

#include "app/actions/preference_table.h"
#include "app/session/settings.h"
#include "app/startup/command_line.h"

namespace furitsuke::startup {

bool applyInterfaceScale(const CommandLine& line) {
  constexpr const char* kFactor = "QT_SCALE_FACTOR";
  if (line.safeMode || line.isUnattended() || !qEnvironmentVariableIsEmpty(kFactor)) return false;
  constexpr actions::PreferenceNumber kScale = actions::kInterfaceScale;
  const session::Settings settings(line.profile);
  const int percent = std::clamp(settings.number(kScale.key, kScale.initial), kScale.lowest, kScale.highest);
  if (percent == kScale.initial) return false;
  return qputenv(kFactor, QByteArray::number(percent / 100.0));
}

}  // namespace furitsuke::startup
