// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDialog>
#include <QDockWidget>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabBar>
#include <QToolButton>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "app/commands/files/file_opening.h"
#include "app/dialogs/camera_bake_dialog.h"
#include "app/dialogs/pose_share_dialog.h"
#include "app/dialogs/pose_values_dialog.h"
#include "app/dialogs/recovery_dialog.h"
#include "app/dialogs/shortcuts_dialog.h"
#include "app/dialogs/tempo_dialog.h"
#include "app/panels/dock_area.h"
#include "app/panels/operations/operation_dialog.h"
#include "app/session/scene/stage.h"
#include "app/widgets/operation_text.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/dancer.h"

namespace furitsuke::window {
namespace {

/// The window and its dialogs as forms: the order of the Tab key, and the room for the texts of buttons.
class Forms : public test::WindowTest {
 protected:
  Forms() {
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", test::dancerMotion())));
    window->stage().addActor(
        std::make_unique<scene::Actor>(std::make_shared<const model::Model>(test::dancer()), nullptr), {});
    window->resize(1280, 720);
    window->show();
    run("language.english\nedit.selectAll");
    settle();
  }

  /// Calls `check` with the window and with each dialog, in the current language.
  void forEachForm(const std::function<void(QWidget&, const std::string&)>& check) {
    for (const char* panel : {"model", "scene", "poses", "props", "reference", "properties", "curves", "timeline",
                              "graph", "comparison", "findings", "log"}) {
      window->docks().reveal(panel);
      settle();
      check(*window->docks().dock(panel), panel);
    }
    check(*window, "window");
    const auto show = [&](std::unique_ptr<QWidget> dialog, const std::string& name) {
      dialog->show();
      settle();
      check(*dialog, name);
    };
    edit::JournalInfo journal;
    journal.readable = true;
    journal.title = "dance";
    const dialogs::TempoDialog::Sources sources = {[] { return 0.0; }, {}, {}};
    show(std::make_unique<dialogs::TempoDialog>(motion::Tempo(), sources, window.get()), "tempo");
    show(std::make_unique<dialogs::PoseValuesDialog>(window->stage(), window.get()), "pose values");
    show(std::make_unique<dialogs::PoseShareDialog>(30, window.get()), "blended pose");
    show(std::make_unique<dialogs::ShortcutsDialog>(window->actions(), window.get()), "shortcuts");
    show(std::make_unique<dialogs::RecoveryDialog>(std::vector<edit::JournalInfo>{journal}, window.get()), "recovery");
    for (const operations::Operation& operation : operations::operations()) {
      show(std::make_unique<panels::OperationDialog>(
               operation, std::vector<panels::OfferedFile>(), [] { return Frame{3}; }, window.get()),
           std::string(operation.id));
    }
  }
};

std::string nameOf(const QWidget& widget) {
  const QString name = widget.accessibleName().isEmpty() ? widget.objectName() : widget.accessibleName();
  return std::string(widget.metaObject()->className()) + " " + name.toStdString();
}

TEST_F(Forms, EveryButtonIsAsWideAsItsTextInEveryLanguage) {
  int count = 0;
  for (const char* language : {"language.english", "language.japanese", "language.chinese"}) {
    run(language);
    settle();
    forEachForm([&](const QWidget& form, const std::string& name) {
      for (const auto* button : form.findChildren<QAbstractButton*>()) {
        if (!button->isVisible() || button->text().isEmpty() || button->window() != form.window()) continue;
        const auto* tool = qobject_cast<const QToolButton*>(button);
        const bool showsText = tool == nullptr
                                   ? qobject_cast<const QPushButton*>(button) != nullptr
                                   : tool->icon().isNull() || tool->toolButtonStyle() == Qt::ToolButtonTextOnly ||
                                         tool->toolButtonStyle() == Qt::ToolButtonTextBesideIcon;
        if (!showsText) continue;
        ++count;
        const int wide = button->fontMetrics().size(Qt::TextShowMnemonic, button->text()).width();
        EXPECT_GE(button->width(), wide) << language << " " << name << ": " << button->text().toStdString();
      }
    });
  }
  EXPECT_GT(count, 300) << "buttons are missing from the walk";
}

TEST_F(Forms, WhatIsTypedReplacesTheValueOfTheFirstField) {
  int count = 0;
  forEachForm([&](QWidget& form, const std::string& name) {
    if (qobject_cast<QDialog*>(&form) == nullptr || form.focusWidget() == nullptr) return;
    auto* line = qobject_cast<QLineEdit*>(form.focusWidget());
    if (line == nullptr || line->text().isEmpty()) return;
    ++count;
    EXPECT_TRUE(line->hasSelectedText()) << name << ": " << line->text().toStdString();
  });
  EXPECT_GT(count, 10);
}

TEST_F(Forms, TabGoesThroughTheFieldsByRow) {
  int count = 0;
  forEachForm([&](QWidget& form, const std::string& name) {
    std::map<const QWidget*, const QWidget*> lastOfParent;
    const QWidget* widget = &form;
    do {
      widget = widget->nextInFocusChain();
      const bool isField = form.isAncestorOf(widget) && widget->isVisible() && widget->isEnabled() &&
                           (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->window() == form.window() &&
                           qobject_cast<const QTabBar*>(widget) == nullptr;  // Qt orders those of the docks
      if (!isField) continue;
      ++count;
      const QWidget*& last = lastOfParent[widget->parentWidget()];
      if (const QWidget* before = std::exchange(last, widget)) {
        const QRect a = before->geometry(), b = widget->geometry();
        const bool isNextRow = b.center().y() > a.bottom();
        const bool isSameRow = !isNextRow && b.bottom() > a.center().y() && b.top() <= a.center().y();
        EXPECT_TRUE(isNextRow || (isSameRow && b.left() > a.left()))
            << name << ": " << nameOf(*before) << " before " << nameOf(*widget);
      }
    } while (widget != &form);
  });
  EXPECT_GT(count, 300) << "fields are missing from the walk";
}

TEST_F(Forms, ChoicesOfOperationsAreInTheLanguageOfTheWindow) {
  const QRegularExpression english("[a-z]{4,}");
  for (const char* language : {"japanese", "chinese"}) {
    run(QString("language.") + language);
    for (const operations::Operation& operation : operations::operations()) {
      for (const operations::OperationParameter& parameter : operation.parameters) {
        for (std::size_t i = 0; i < parameter.choices.size(); ++i) {
          const QString text = widgets::choiceText(parameter, i);
          EXPECT_FALSE(english.match(text).hasMatch()) << language << ' ' << operation.id << ": " << text.toStdString();
        }
      }
    }
  }
}

}  // namespace
}  // namespace furitsuke::window
