// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <random>
#include <vector>

#include "app/actions/action_table.h"
#include "app/window/main_window.h"

namespace furitsuke::operations {
struct OperationParameter;
}  // namespace furitsuke::operations

namespace furitsuke::soak {

/// The files that random lines name. Motions are copies: lines save over them.
struct LineFiles {
  QStringList motions;  ///< VMD and other motions
  QStringList poses;    ///< VPD
  QStringList models;   ///< never written
  QString outputs;      ///< folder of the files that are saved
  QString fewFiles;     ///< folder with a few motions, to open as a whole
};

/// Makes random lines for a window: lines of an action script, and lines that begin with @ and that the driver itself
/// runs:
///   @ask ID   the action as from a menu: it may ask, and the question gets a random answer
///   @tab N    to the motion with that index
///   @wait MS  lets the window work
///   @place INDEX X Y Z [ACTION [cancel]]  drags a model, and runs the action before the end of the drag
class ActionLines {
 public:
  ActionLines(window::MainWindow& window, LineFiles files, std::mt19937_64& random);

  [[nodiscard]] QString next();
  /// `text` as a word of a script line.
  [[nodiscard]] static QString quoted(const QString& text);

 private:
  struct Choice {
    const actions::ActionInfo* action;
    int weight;
  };
  [[nodiscard]] QString limiting();
  [[nodiscard]] QString placing();
  [[nodiscard]] QString lineOf(const actions::ActionInfo& action);
  [[nodiscard]] QString valueOf(const actions::ActionInfo& action, const actions::ActionParameter& parameter);
  [[nodiscard]] QString textOf(const QString& action, const QString& parameter);
  [[nodiscard]] QString pathOf(const QString& action);
  [[nodiscard]] QString trackOf();
  [[nodiscard]] QString boneName();
  /// Of a bone or morph of the active model.
  [[nodiscard]] QString modelName(bool ofBone);
  [[nodiscard]] QString oddText();
  [[nodiscard]] std::int64_t frame();
  [[nodiscard]] QString numbersOf(const actions::ActionInfo& action, const actions::ActionParameter& parameter);
  [[nodiscard]] double numberOf(const operations::OperationParameter* range);

  [[nodiscard]] int below(int count) { return static_cast<int>(random_() % static_cast<std::uint64_t>(count)); }
  [[nodiscard]] bool oneIn(int count) { return below(count) == 0; }
  template <class List>
  [[nodiscard]] auto anyOf(const List& list) {
    return *(list.begin() + below(static_cast<int>(list.size())));
  }

  window::MainWindow& window_;
  LineFiles files_;
  std::mt19937_64& random_;
  std::vector<Choice> choices_;
  int weights_ = 0;
};

}  // namespace furitsuke::soak
