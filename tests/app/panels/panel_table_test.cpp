// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/panel_table.h"

#include <gtest/gtest.h>

#include <QStringList>
#include <algorithm>

#include "app/actions/action_table.h"
#include "tests/app/actions/declared_actions.h"

namespace furitsuke::panels {
namespace {

TEST(PanelTable, EveryPanelHasAnActionThatShowsIt) {
  for (const PanelInfo& panel : panelTable()) {
    EXPECT_NE(actions::findAction(QString("view.") + panel.id), nullptr) << panel.id;
  }
}

TEST(PanelTable, IdsAreUnique) {
  QStringList ids;
  for (const PanelInfo& panel : panelTable()) ids.append(panel.id);
  EXPECT_EQ(ids.removeDuplicates(), 0);
}

TEST(PanelTable, TabsBelongToAPanelThatIsPlacedBeforeThem) {
  for (const PanelInfo& panel : panelTable()) {
    if (panel.tabOf == nullptr) continue;
    EXPECT_TRUE(std::ranges::any_of(panelTable(), [&](const PanelInfo& other) {
      return other.tabOf == nullptr && QLatin1String(other.id) == QLatin1String(panel.tabOf);
    })) << panel.id;
  }
}

}  // namespace
}  // namespace furitsuke::panels
