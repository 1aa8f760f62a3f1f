// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "app/actions/action_set.h"

class QLabel;
class QLineEdit;
class QTreeWidget;

namespace furitsuke::dialogs {

/// Ranks a match of a name with the typed text: lower is better, nullopt for no match. `name` must contain all words of
/// `typed`. The whole name ranks best, then whole words and starts of words (first at the start of the name), then text
/// inside a word.
/// Both arguments are results of searchText().
[[nodiscard]] std::optional<int> matchRank(const QString& typed, const QString& name);

/// Searches for an action by a part of its name, in the language of the window or in English, or by a word that
/// describes it, and runs it. Disabled actions are gray, show the reason, and follow the enabled ones, unless their
/// whole name or word was typed. Without a match the manual can be searched.
/// A vague word never finds an action first that changes a setting, unless all matches do.
class CommandPalette : public QDialog {
  Q_OBJECT

 public:
  /// `recent`: ids that are listed first while nothing is typed, latest first.
  CommandPalette(actions::ActionSet& actions, QStringList recent, QWidget* parent);

 signals:
  /// The user chose an action. The palette is already closed.
  void chosen(const QString& id);
  /// The user chose a variant of an action, with its arguments.
  void variantChosen(const QString& id, const furitsuke::actions::ActionArguments& arguments);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Match;
  void showMatches();
  /// Appends the variants of an action that match.
  void addVariants(const QString& typed, const actions::ActionInfo& action, int& index, std::vector<Match>& matches);
  void addMatch(const Match& match);
  /// The only row if no action matches.
  void offerManual();
  void choose();
  void step(int by);

  actions::ActionSet& actions_;
  QStringList recent_;
  QList<actions::ActionVariant> variants_;  ///< of the matches that are listed
  QLineEdit* typed_;
  QTreeWidget* list_;
  QLabel* none_;
};

}  // namespace furitsuke::dialogs
