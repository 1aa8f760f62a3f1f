// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/motion/shared_column.h"

#include <gtest/gtest.h>

#include <vector>

namespace furitsuke::motion {
namespace {

TEST(SharedColumn, CopiesShareUntilOneChanges) {
  SharedColumn<int> first{1, 2, 3};
  SharedColumn<int> second = first;
  EXPECT_TRUE(second.sharesWith(first));
  EXPECT_EQ(second.data(), first.data());

  second.edit()[1] = 20;
  EXPECT_FALSE(second.sharesWith(first));
  EXPECT_EQ(first, (std::vector<int>{1, 2, 3}));
  EXPECT_EQ(second, (std::vector<int>{1, 20, 3}));
}

TEST(SharedColumn, AnUnsharedColumnIsChangedInPlace) {
  SharedColumn<int> column{1, 2, 3};
  const int* const before = column.data();
  column.edit()[0] = 10;
  EXPECT_EQ(column.data(), before);
  {
    SharedColumn<int> passing = column;
    passing.push_back(4);
  }
  column.edit()[0] = 11;
  EXPECT_EQ(column.data(), before);
}

TEST(SharedColumn, EqualWhenTheItemsAre) {
  EXPECT_EQ(SharedColumn<int>(), SharedColumn<int>(std::vector<int>()));
  EXPECT_EQ(SharedColumn<int>({1, 2}), SharedColumn<int>({1, 2}));
  EXPECT_NE(SharedColumn<int>({1, 2}), SharedColumn<int>({1, 2, 3}));
  EXPECT_NE(SharedColumn<int>({1, 2}), SharedColumn<int>({1, 3}));
}

TEST(SharedColumn, AnEmptyOneHasNothingAndGrows) {
  SharedColumn<int> column;
  EXPECT_TRUE(column.empty());
  EXPECT_EQ(column.begin(), column.end());
  column.push_back(7);
  EXPECT_EQ(column.size(), 1U);
  EXPECT_EQ(column.front(), 7);
}

}  // namespace
}  // namespace furitsuke::motion
