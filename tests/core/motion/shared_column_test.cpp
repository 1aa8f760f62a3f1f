// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/motion/shared_column.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <utility>
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

TEST(SharedColumn, ASingleSmallItemBelongsToEachCopy) {
  SharedColumn<int> first{7};
  EXPECT_EQ(first.data(), reinterpret_cast<const int*>(&first) + 1) << "no memory is allocated for it";
  SharedColumn<int> second = first;
  EXPECT_FALSE(first.isShared());
  EXPECT_TRUE(second.sharesWith(first)) << "equal without a comparison of many items";
  second.edit()[0] = 8;
  EXPECT_EQ(first, (std::vector<int>{7}));
  EXPECT_EQ(second, (std::vector<int>{8}));
  EXPECT_FALSE(second.sharesWith(first));
  second.edit()[0] = 7;
  EXPECT_EQ(first, second) << "one is stored in the object, the other is not";

  SharedColumn<int> moved = std::move(first);
  EXPECT_EQ(moved, (std::vector<int>{7}));
  moved.push_back(9);
  EXPECT_EQ(moved, (std::vector<int>{7, 9}));
  moved = SharedColumn<int>{3};
  EXPECT_EQ(moved.back(), 3);
  moved.edit().clear();
  EXPECT_TRUE(moved.empty());
}

TEST(SharedColumn, IsFilledThroughAssign) {
  struct Large {
    double x = 0, y = 0;
    bool operator==(const Large&) const = default;
  };
  for (const std::size_t size : {0, 1, 2, 50}) {
    SharedColumn<int> column{1, 2, 3};
    const SharedColumn<int> before = column;
    int* const items = column.assign(size);
    for (std::size_t i = 0; i < size; ++i) items[i] = static_cast<int>(i) + 5;
    ASSERT_EQ(column.size(), size);
    for (std::size_t i = 0; i < size; ++i) EXPECT_EQ(column[i], static_cast<int>(i) + 5);
    EXPECT_EQ(before, (std::vector<int>{1, 2, 3}));
    SharedColumn<Large> large;
    Large* const larger = large.assign(size);
    for (std::size_t i = 0; i < size; ++i) larger[i].y = 2;
    EXPECT_EQ(large, SharedColumn<Large>(std::vector<Large>(size, {0, 2})));
  }
}

}  // namespace
}  // namespace furitsuke::motion
