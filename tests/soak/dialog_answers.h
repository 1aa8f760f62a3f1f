// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <functional>
#include <random>

class QDialog;
class QFileDialog;
class QWidget;

namespace furitsuke::soak {

/// Where file dialogs may go: nothing else is read or written.
struct DialogPaths {
  QStringList readable;  ///< files
  QString folder;        ///< for folders to open
  QString outputs;       ///< folder of saved files
};

/// Answers every dialog, menu and second window that is shown: fills in random values and presses a random button.
class DialogAnswers : public QObject {
 public:
  /// `shown` is called for each dialog with its title.
  DialogAnswers(QWidget& mainWindow, std::mt19937_64& random, DialogPaths paths,
                std::function<void(const QString&)> shown);
  ~DialogAnswers() override;

  /// Closes the windows that are still open.
  void closeAll();

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void answer(const QPointer<QWidget>& window, int attempt);
  void answerFiles(QFileDialog& dialog);
  void fill(QWidget& dialog);
  void press(QDialog& dialog);
  [[nodiscard]] int below(int count) { return static_cast<int>(random_() % static_cast<unsigned>(count)); }

  QWidget& main_;
  std::mt19937_64& random_;
  DialogPaths paths_;
  std::function<void(const QString&)> shown_;
};

}  // namespace furitsuke::soak
