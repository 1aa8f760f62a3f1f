// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/operations/operation_dialog.h"
#include "app/session/workspace.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

namespace furitsuke::dialogs {

/// Drives the dialog of an operation like a user.
class OperationDialogTest : public test::WindowTest {
 protected:
  OperationDialogTest() {
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
    arm = *motion::findTrack(document().motion(), "右腕");
  }

  panels::OperationDialog& ask(const char* operation) {
    window->actions().action(QString("operation.") + operation)->trigger();
    auto* dialog = window->findChild<panels::OperationDialog*>();
    EXPECT_NE(dialog, nullptr);
    return *dialog;
  }
  [[nodiscard]] bool isAsking() const { return window->findChild<panels::OperationDialog*>() != nullptr; }
  /// Types a number into the field of a parameter, replacing its text.
  static void type(const panels::OperationDialog& dialog, const char* parameter, const QString& text) {
    auto* field = dialog.findChild<panels::ParameterField*>(parameter);
    ASSERT_NE(field, nullptr) << parameter;
    auto* line = field->findChild<QLineEdit*>();
    ASSERT_NE(line, nullptr);
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
  }
  static void choose(const panels::OperationDialog& dialog, panels::ScopeKind kind) {
    auto* scope = dialog.findChild<QComboBox*>("scope");
    scope->setFocus();
    while (scope->currentIndex() > static_cast<int>(kind)) QTest::keyClick(scope, Qt::Key_Up);
    while (scope->currentIndex() < static_cast<int>(kind)) QTest::keyClick(scope, Qt::Key_Down);
  }
  static void press(const panels::OperationDialog& dialog, const char* button) {
    QTest::mouseClick(dialog.findChild<QPushButton*>(button), Qt::LeftButton);
    settle();
  }
  [[nodiscard]] static QString summary(const panels::OperationDialog& dialog) {
    return dialog.findChild<QLabel*>("figures")->text();
  }
  /// Waits until the preview shows the values of the fields.
  [[nodiscard]] bool waitForKeys(const std::string& keys) {
    return test::waitFor([&] { return armKeys() == keys; });
  }
  [[nodiscard]] std::string armKeys() { return test::keysOf(document().motion(), arm); }
  [[nodiscard]] QByteArray saved() {
    const Bytes bytes =
        io::vmdFromMotion(document().motion(), document().file().source(), document().file().writeOptions());
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
  }

  motion::TrackId arm;
};

}  // namespace furitsuke::dialogs
