// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/process_memory.h"

#include <fstream>
#include <string>
#include <string_view>
#ifdef __linux__
#include <malloc.h>
#endif

namespace furitsuke::soak {

namespace {

/// The value of a line of the status of this process, such as "VmRSS:".
double statusMegabytes(std::string_view name) {
  std::ifstream status("/proc/self/status");
  std::string word;
  while (status >> word) {
    double kilobytes = 0;
    if (word == name && status >> kilobytes) return kilobytes / 1024;
  }
  return 0;
}

}  // namespace

double residentMegabytes() { return statusMegabytes("VmRSS:"); }

double residentFileMegabytes() { return statusMegabytes("RssFile:"); }

double allocatedMegabytes() {
#ifdef __GLIBC__
  const struct mallinfo2 heap = mallinfo2();
  return static_cast<double>(heap.uordblks + heap.hblkhd) / (1 << 20);
#else
  return 0;
#endif
}

void returnFreeMemory() {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

}  // namespace furitsuke::soak
