// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <span>

namespace furitsuke::actions {

/// Words of the field for an action that its texts do not have: of MikuMikuDance's menus in three languages, of other
/// programs, and of people who ask for help. They are found in every language of the interface.
struct SearchWords {
  const char* action;
  const char* words;  ///< separated by ", "
};

/// The command palette and the search of the manual use it.
[[nodiscard]] std::span<const SearchWords> searchWords();
/// The words of an action; empty if it has none.
[[nodiscard]] QStringList searchWordsOf(const QString& action);
/// The actions that have the word, which is a result of widgets::searchText().
[[nodiscard]] QStringList actionsOfWord(const QString& word);

}  // namespace furitsuke::actions
