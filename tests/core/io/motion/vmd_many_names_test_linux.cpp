// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <malloc.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <utility>

#include "tests/core/io/motion/many_names.h"
#include "tests/support/odd_places.h"

// With the functions of glibc and the files of Linux that report memory.
namespace furitsuke::io {
namespace {

using test::kNameStyles;
using test::manyNamesFile;
using test::motionOfBytes;
using test::NameStyle;

std::size_t allocated() {
  const struct mallinfo2 heap = mallinfo2();
  return heap.uordblks + heap.hblkhd;
}

std::size_t residentMemory() {
  std::ifstream statm("/proc/self/statm");
  std::size_t total = 0;
  std::size_t resident = 0;
  statm >> total >> resident;
  return resident * 4096;
}

/// Ends the process, with 0 if the motion of the file takes at most `most` times the size of the file.
[[noreturn]] void measureMemory(Bytes bytes, double most) {
  const auto size = static_cast<double>(bytes.size());
  // The pages of the program are used before the measurement begins.
  static_cast<void>(motionOfBytes(manyNamesFile(kNameStyles[0], 10)));
  const std::size_t allocatedBefore = allocated();
  const std::size_t residentBefore = residentMemory();
  const ImportedMotion imported = motionOfBytes(std::move(bytes));
  // The bytes of the file were allocated before and belong to the motion now.
  const auto times = [size](std::size_t now, std::size_t before) {
    return 1 + (static_cast<double>(now) - static_cast<double>(before)) / size;
  };
  const double inUse = times(allocated(), allocatedBefore);
  const double resident = times(residentMemory(), residentBefore);
  const double peak = times(test::peakMemory(), residentBefore);
  std::fprintf(stderr, "%.2f in use, %.2f resident, %.2f at most\n", inUse, resident, peak);
  std::_Exit(std::max({inUse, resident, peak}) <= most ? 0 : 1);
}

TEST(ManyNames, TakeFewTimesTheFile) {
  if (allocated() == 0) GTEST_SKIP() << "the heap does not report its size";
  for (const NameStyle& style : kNameStyles) {
    Bytes bytes = manyNamesFile(style, 300'000);
    malloc_trim(0);
    // In a process of its own, whose peak begins with the memory that this one has now.
    EXPECT_EXIT(measureMemory(std::move(bytes), 6), testing::ExitedWithCode(0), "") << style.what;
  }
}

}  // namespace
}  // namespace furitsuke::io
