// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/nearest_name.h"

#include <gtest/gtest.h>

#include <array>

namespace furitsuke {
inline namespace base {
namespace {

TEST(NearestName, IsAMisspellingOrTheBeginningOfAKnownOne) {
  constexpr std::array<std::string_view, 8> kKnown = {"check",           "convert", "by",   "reverse",
                                                      "--suggest-names", "--force", "edit", "pose"};
  const struct {
    std::string_view typed, nearest;
  } rows[] = {{"chek", "check"},
              {"Check", "check"},
              {"revers", "reverse"},
              {"revesre", "reverse"},
              {"--sugest", "--suggest-names"},
              {"--sugest-names", "--suggest-names"},
              {"conv", "convert"},
              {"bi", "by"},
              {"xy", "by"},
              {"x", ""},
              {"", ""},
              {"frobnicate", ""},
              {"co", ""},
              {"edit", "edit"}};
  for (const auto& row : rows) EXPECT_EQ(nearestName(row.typed, kKnown), row.nearest) << row.typed;
  EXPECT_EQ(nearestName(std::string(1'000'000, 'a'), kKnown), "");
  EXPECT_EQ(didYouMean("chek", kKnown), "; did you mean check?");
  EXPECT_EQ(didYouMean("frobnicate", kKnown), "");
}

}  // namespace
}  // namespace base
}  // namespace furitsuke
