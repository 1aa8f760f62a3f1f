// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <functional>
#include <memory>
#include <vector>

namespace furitsuke::window {
class MainWindow;
}  // namespace furitsuke::window

namespace furitsuke::session {
class Settings;
}  // namespace furitsuke::session

namespace furitsuke::test {

/// A dialog or window of the program, by which tests reach every one of them.
struct DialogRow {
  const char* name;
  int least;  ///< controls that it has at least
  std::function<std::unique_ptr<QWidget>()> make;
};

/// All dialogs but those of operations, questions and messages. `window` has a motion and a model; `folder` is that of
/// the test. All must outlive the dialogs.
[[nodiscard]] std::vector<DialogRow> everyDialog(window::MainWindow& window, session::Settings& settings,
                                                 const QString& folder);

/// Opens each question of the program, and calls `check` while it is shown.
void forEachQuestion(QWidget& window, const std::function<void(QWidget&, int least, const std::string& name)>& check);

}  // namespace furitsuke::test
