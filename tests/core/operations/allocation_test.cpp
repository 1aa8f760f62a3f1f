// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>
#include <string>
#include <vector>

#include "core/operations/sides/side_names.h"

namespace {
std::atomic<std::size_t> allocations = 0;
}  // namespace

// The nothrow form too, because the common delete frees the memory of both.
void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept {
  ++allocations;
  return std::malloc(size > 0 ? size : 1);
}
void* operator new(std::size_t size) {
  if (void* memory = operator new(size, std::nothrow)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace furitsuke::operations {
namespace {

// To bring the names of a table into a common spelling for each name of a motion took longer than to mirror its keys.
TEST(SideNameAllocations, AreFewForEachName) {
  constexpr std::size_t kNames = 200;
  std::vector<Name> names;
  model::Model model;
  for (std::size_t i = 0; i < kNames; ++i) {
    names.push_back(Name::fromText("左足ＩＫ" + std::to_string(i)).value());
    model.bones.emplace_back().name = model::ModelName::fromText(names.back().text(), "");
  }
  const auto oppositeNames = [&] { return SideNames({}, &model).oppositesAmong(names, kBoneNameBytes); };
  EXPECT_EQ(oppositeNames()[0].text(), "右足ＩＫ0") << "prepares the table";
  const std::size_t before = allocations;
  const std::vector<Name> opposites = oppositeNames();
  const std::size_t perName = (allocations - before) / kNames;
  EXPECT_LT(perName, 60U);
  EXPECT_EQ(opposites.size(), kNames);
}

}  // namespace
}  // namespace furitsuke::operations
