// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/search_text.h"

#include <gtest/gtest.h>

namespace furitsuke::widgets {
namespace {

TEST(SearchText, NamesAreFoundInEveryWriting) {
  const struct {
    const char* name;
    const char* english;
    const char* typed;
    bool isFound;
  } rows[] = {
      {"右腕", "right arm", "migi ude", true}, {"右腕", "right arm", "migiude", true},
      {"右腕", "", "Migi Ude", true},          {"右腕", "right arm", "t arm", true},
      {"左腕", "left arm", "migi ude", false}, {"右腕", "", "腕", true},
      {"センター", "", "せんた", true},        {"センター", "", "sentaa", true},
      {"上半身2", "", "jouhanshin2", true},    {"右足ＩＫ", "", "migi ashi", true},
      {"右足ＩＫ", "", "足ik", true},          {"謎骨", "", "nazo", false},
  };
  for (const auto& row : rows) {
    EXPECT_EQ(nameSearchText(row.name, row.english).contains(searchText(row.typed)), row.isFound)
        << row.name << " " << row.typed << ": " << nameSearchText(row.name, row.english).toStdString();
  }
}

}  // namespace
}  // namespace furitsuke::widgets
