// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>
#include <QStringList>
#include <optional>

class QLabel;
class QLineEdit;
class QTreeWidget;

namespace furitsuke {

class ActionSet;
struct ActionInfo;

/// How well a name answers what is typed: the lower the better; nothing when it does not. All words of `typed` must be
/// found in `name`, at the best at the start of its words; letters that only follow one another in it count least.
/// Both as searchText() gives them.
[[nodiscard]] std::optional<int> matchRank(const QString& typed, const QString& name);

/// Runs any action by typing some of its name, in the language of the window or in English. What cannot be done now is
/// grey, behind what answers as well and can.
class CommandPalette : public QDialog {
  Q_OBJECT

 public:
  /// `recent`: ids that stand first as long as nothing is typed, the latest first.
  CommandPalette(ActionSet& actions, QStringList recent, QWidget* parent);

 signals:
  /// Chosen by the person, who sees the palette no more.
  void chosen(const QString& id);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Match;
  void showMatches();
  void addMatch(const Match& match);
  void choose();
  void step(int by);

  ActionSet& actions_;
  QStringList recent_;
  QLineEdit* typed_;
  QTreeWidget* list_;
  QLabel* none_;
};

}  // namespace furitsuke
