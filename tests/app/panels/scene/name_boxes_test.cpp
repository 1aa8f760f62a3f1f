// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/scene/name_boxes.h"

#include <gtest/gtest.h>

namespace furitsuke::panels {
namespace {

TEST(NameBoxes, AreMovedBelowThoseThatTheyWouldCover) {
  struct Row {
    const char* name;
    QRectF box;
    std::vector<QRectF> taken;
    double top;
  };
  for (const Row& row :
       {Row{"alone", {0, 10, 40, 16}, {}, 10}, Row{"beside another", {0, 10, 40, 16}, {{50, 10, 40, 16}}, 10},
        Row{"on another", {0, 10, 40, 16}, {{20, 12, 40, 16}}, 29},
        Row{"on two, one below the other", {0, 10, 40, 16}, {{20, 12, 40, 16}, {0, 30, 40, 16}}, 47},
        Row{"above another", {0, 10, 40, 16}, {{0, 27, 40, 16}}, 10}}) {
    SCOPED_TRACE(row.name);
    const QRectF free = freeBox(row.box, row.taken);
    EXPECT_EQ(free.top(), row.top);
    EXPECT_EQ(free.size(), row.box.size());
    EXPECT_EQ(free.left(), row.box.left());
    for (const QRectF& other : row.taken) EXPECT_FALSE(free.intersects(other));
  }
}

}  // namespace
}  // namespace furitsuke::panels
