// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <deque>

#include "core/base/log.h"

class QComboBox;
class QPlainTextEdit;

namespace furitsuke::panels {

/// The messages of the program, newest last.
class LogPanel : public QWidget {
  Q_OBJECT

 public:
  explicit LogPanel(QWidget* parent = nullptr);
  ~LogPanel() override;

  /// Shows only messages of this level and above.
  void setLowestLevel(LogLevel level);
  [[nodiscard]] QString text() const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void add(const LogEntry& entry);
  void showEntry(const LogEntry& entry);
  void showAll();

  std::deque<LogEntry> entries_;
  LogLevel lowest_ = LogLevel::Info;
  QComboBox* levels_;
  QPlainTextEdit* view_;
};

}  // namespace furitsuke::panels
