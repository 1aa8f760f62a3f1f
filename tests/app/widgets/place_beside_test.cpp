// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/place_beside.h"

#include <gtest/gtest.h>

namespace furitsuke::widgets {
namespace {

TEST(PlaceBeside, CoversAsLittleAsPossible) {
  constexpr QSize kWindow(300, 400);
  const QRect screen(0, 0, 1600, 1000);
  const struct {
    const char* what;
    QRect avoid;
    int covered;  ///< pixels
  } rows[] = {{"room on the right", {100, 0, 900, 700}, 0},
              {"room on the left", {600, 0, 1000, 1000}, 0},
              {"room below", {0, 0, 1600, 500}, 0},
              {"everything is covered", {0, 0, 1600, 1000}, 300 * 400},
              {"the corner", {0, 0, 1500, 900}, 200 * 300}};
  for (const auto& row : rows) {
    const QRect placed(placeBeside(kWindow, row.avoid, screen), kWindow);
    EXPECT_TRUE(screen.contains(placed)) << row.what;
    const QRect both = placed.intersected(row.avoid);
    EXPECT_EQ(both.isEmpty() ? 0 : both.width() * both.height(), row.covered) << row.what;
  }
}

}  // namespace
}  // namespace furitsuke::widgets
