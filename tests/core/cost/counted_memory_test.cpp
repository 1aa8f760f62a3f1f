// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/counted_memory.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <new>
#include <thread>
#include <vector>

#include "tests/support/watched_memory.h"

namespace furitsuke::test {
namespace {

constexpr std::size_t kMegabyte = 1'000'000;
/// For what threads and containers allocate besides.
constexpr std::size_t kLittle = 10'000;

struct alignas(64) Aligned {
  std::byte bytes[kMegabyte / 64 * 64];
};

TEST(CountedMemory, CountsEveryKindOfAllocation) {
  struct Row {
    const char* name;
    void (*work)();
    std::size_t bytes;
    std::size_t peak;
  };
  for (const Row& row : {
           Row{"new", [] { delete[] new char[kMegabyte]; }, kMegabyte, kMegabyte},
           Row{"nothrow", [] { delete[] new (std::nothrow) char[kMegabyte]; }, kMegabyte, kMegabyte},
           Row{"aligned", [] { delete new Aligned; }, kMegabyte, kMegabyte},
           Row{"malloc", [] { std::free(std::malloc(kMegabyte)); }, kMegabyte, kMegabyte},
           Row{"calloc", [] { std::free(std::calloc(10, kMegabyte / 10)); }, kMegabyte, kMegabyte},
           Row{"realloc", [] { std::free(std::realloc(std::malloc(10), kMegabyte)); }, kMegabyte, kMegabyte},
           Row{"another thread", [] { std::thread([] { const std::vector<char> block(kMegabyte); }).join(); },
               kMegabyte, kMegabyte},
           Row{"one after the other",
               [] {
                 for (int i = 0; i < 3; ++i) const std::vector<char> block(kMegabyte);
               },
               3 * kMegabyte, kMegabyte},
       }) {
    SCOPED_TRACE(row.name);
    const CountedMemory memory;
    row.work();
    EXPECT_NEAR(static_cast<double>(memory.bytes()), static_cast<double>(row.bytes), kLittle);
    EXPECT_NEAR(static_cast<double>(memory.peak()), static_cast<double>(row.peak), kLittle);
    EXPECT_GE(memory.blocks(), row.bytes / kMegabyte);
  }
}

TEST(WatchedMemory, CountsThePagesThatThisThreadHasAccessed) {
  constexpr std::size_t kSize = 100'000;
  std::vector<std::vector<int>> columns(8, std::vector<int>(kSize / sizeof(int)));
  std::vector<ByteView> blocks;
  for (const std::vector<int>& column : columns) blocks.push_back(std::as_bytes(std::span(column)));
  blocks.push_back(std::as_bytes(std::span("too short for a page")));
  int sum = 0;
  {
    const WatchedMemory watched(blocks);
    sum += columns[1].front();  // may share its page with other data
    sum += columns[2][kSize / 8];
    columns[3][kSize / 8] = 1;
    for (const int number : columns[4]) sum += number;
    std::thread([&] { sum += columns[5][kSize / 8]; }).join();
    columns[6] = {};
    for (const std::size_t i : {0, 5, 7, 8}) EXPECT_EQ(watched.pages(i), 0U) << i;
    for (const std::size_t i : {2, 3}) EXPECT_EQ(watched.pages(i), 1U) << i;
    EXPECT_GE(watched.pages(4), 1U);
  }
  for (const std::vector<int>& column : columns) {
    for (const int number : column) sum += number;
  }
  EXPECT_EQ(sum, 1);
}

}  // namespace
}  // namespace furitsuke::test
