// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/process_memory.h"

#include <fstream>
#include <string>
#ifdef __linux__
#include <malloc.h>
#endif

namespace furitsuke::soak {

double residentMegabytes() {
  std::ifstream status("/proc/self/status");
  std::string word;
  while (status >> word) {
    double kilobytes = 0;
    if (word == "VmRSS:" && status >> kilobytes) return kilobytes / 1024;
  }
  return 0;
}

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
