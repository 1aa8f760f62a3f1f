// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/clipboard_check.h"

#include <gtest/gtest.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace furitsuke::actions {
namespace {

TEST(ClipboardCheck, IsAskedAgainOnlyWhenTheContentMayHaveChanged) {
  QClipboard& clipboard = *QGuiApplication::clipboard();
  clipboard.setText("a pose");
  int asked = 0;
  const ClipboardCheck check([&asked](const QMimeData* data) {
    ++asked;
    return data != nullptr && data->text() == "a pose";
  });
  EXPECT_EQ(asked, 0) << "nobody needs the answer yet";
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(check.holds());
  EXPECT_EQ(asked, 1);
  clipboard.setText("a song");
  for (int i = 0; i < 3; ++i) EXPECT_FALSE(check.holds());
  EXPECT_EQ(asked, 2);
  clipboard.setText("a pose");
  EXPECT_TRUE(check.holds());
  // Back in this program: another one may have copied something without a word.
  emit qGuiApp->applicationStateChanged(Qt::ApplicationActive);
  EXPECT_TRUE(check.holds());
  EXPECT_EQ(asked, 4);
}

}  // namespace
}  // namespace furitsuke::actions
