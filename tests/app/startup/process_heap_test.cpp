// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup/process_heap.h"

#include <gtest/gtest.h>

#include <barrier>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <thread>
#include <vector>
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace furitsuke::startup {
namespace {

#if defined(__GLIBC__) && !defined(FURITSUKE_SANITIZED)
constexpr std::size_t kLeast = 48 << 20;  ///< free at the end of the heap

/// Ends the process; with 0 if the memory is there, also after it was returned.
[[noreturn]] void reserveTwice() {
  prepareHeap();
  if (mallinfo2().keepcost < kLeast) std::_Exit(1);
  malloc_trim(0);
  prepareHeap();
  std::_Exit(mallinfo2().keepcost < kLeast ? 2 : 0);
}
#endif

TEST(ProcessHeap, IsReservedInOneStep) {
#if defined(__GLIBC__) && !defined(FURITSUKE_SANITIZED)
  GTEST_FLAG_SET(death_test_style, "threadsafe");  // in a new process, whose heap no other test has used
  EXPECT_EXIT(reserveTwice(), testing::ExitedWithCode(0), "");
#else
  GTEST_SKIP() << "another allocator";
#endif
}

TEST(ProcessHeap, ThreeThreadsHaveArenasAndMoreShareThem) {
#if defined(__GLIBC__) && !defined(FURITSUKE_SANITIZED)
  prepareHeap();
  char* text = nullptr;
  std::size_t size = 0;
  constexpr int kThreads = 6;
  std::barrier together(kThreads);  // a thread that has ended leaves its arena to the next one
  std::vector<std::thread> threads;
  for (int i = 0; i < kThreads; ++i) {
    threads.emplace_back([&together] {
      std::free(std::malloc(5000));
      together.arrive_and_wait();
    });
  }
  for (std::thread& thread : threads) thread.join();
  FILE* stream = open_memstream(&text, &size);
  malloc_info(0, stream);
  std::fclose(stream);
  std::string_view rest(text, size);
  int arenas = 0;
  for (auto at = rest.find("<heap nr"); at != rest.npos; at = rest.find("<heap nr", at + 1)) ++arenas;
  std::free(text);
  EXPECT_EQ(arenas, 3);
#else
  GTEST_SKIP() << "another allocator";
#endif
}

}  // namespace
}  // namespace furitsuke::startup
