// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/panel_button.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QLineEdit>

namespace furitsuke::widgets {
namespace {

TEST(SearchButtons, EmptyTheFieldAndAreShownOnlyBesideAText) {
  for (const char* text : {"", "arm"}) {
    QLineEdit field;
    field.setText(text);
    addSearchButtons(field);
    ASSERT_EQ(field.actions().size(), 2);
    QAction& clear = *field.actions().last();
    EXPECT_FALSE(clear.text().isEmpty()) << "it has a name";
    EXPECT_EQ(clear.isVisible(), !field.text().isEmpty()) << text;
    field.setText("leg");
    EXPECT_TRUE(clear.isVisible());
    clear.trigger();
    EXPECT_TRUE(field.text().isEmpty());
    EXPECT_FALSE(clear.isVisible());
  }
}

}  // namespace
}  // namespace furitsuke::widgets
