// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include <ctime>
#include <fstream>
#include <sstream>
#include <string>

#include "app/startup/process_clock.h"

namespace furitsuke::startup {

double millisecondsSinceProcessStart() {
  // Field 22 of /proc/self/stat: start in clock ticks since boot. Field 2 is the name in parentheses and may contain
  // spaces.
  std::ifstream file("/proc/self/stat");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  std::istringstream fields(text.substr(text.rfind(')') + 1));
  std::string skipped;
  for (int field = 3; field < 22; ++field) fields >> skipped;
  double ticks = 0;
  fields >> ticks;
  timespec now{};
  clock_gettime(CLOCK_BOOTTIME, &now);
  const double seconds = static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
  return (seconds - ticks / static_cast<double>(sysconf(_SC_CLK_TCK))) * 1000.0;
}

}  // namespace furitsuke::startup
