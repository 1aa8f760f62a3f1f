// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QHash>
#include <QString>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QStackedWidget;

namespace furitsuke::actions {
class ActionSet;
struct PreferenceInfo;
}  // namespace furitsuke::actions

namespace furitsuke::session {
class Settings;
}  // namespace furitsuke::session

namespace furitsuke::widgets {
class ValueField;
}  // namespace furitsuke::widgets

namespace furitsuke::dialogs {

/// All settings of the program, in pages that are made from the preference table. A change applies at once: it runs the
/// same action as the menu.
class PreferencesDialog : public QDialog {
  Q_OBJECT

 public:
  PreferencesDialog(actions::ActionSet& actions, session::Settings& settings, QWidget* parent);

  /// Shows the values of all settings again.
  void showValues();
  [[nodiscard]] int page() const;
  /// `page`: 0 is the first.
  void setPage(int page);
  /// The name of the control with the focus, for setFocusOn() of a dialog that replaces this one; empty if none has it.
  [[nodiscard]] QString focused() const;
  void setFocusOn(const QString& control);

 public slots:
  /// Resets all settings of the shown page to their defaults.
  void resetPage();

 private:
  /// Row of the table with its widgets.
  struct Row {
    const actions::PreferenceInfo* info;
    QFormLayout* form;
    QWidget* control;
    QWidget* help;
  };
  void makePages();
  QWidget* makeButtons();
  void askReset();
  /// Shows only rows and pages with this text.
  void search(const QString& text);
  void addRow(const actions::PreferenceInfo& row, QWidget* page, QFormLayout& form);
  QWidget* makeControl(const actions::PreferenceInfo& row, QWidget* page);
  void addSwitch(const actions::PreferenceInfo& row, QCheckBox* box);
  widgets::ValueField* makeNumber(const actions::PreferenceInfo& row, QWidget* page);
  void addChoice(const actions::PreferenceInfo& row, QComboBox* box);
  /// Runs an action that was chosen here.
  void runAction(const QString& id);
  void reset(const actions::PreferenceInfo& row);
  /// The action of a choice that is checked; the first if none is.
  [[nodiscard]] QString chosen(const actions::PreferenceInfo& row) const;

  actions::ActionSet& actions_;
  session::Settings& settings_;
  QLineEdit* search_;
  QListWidget* list_;
  QStackedWidget* pages_;
  QLabel* noMatch_;  ///< instead of the pages
  QList<Row> rows_;
  // By key of the setting.
  QHash<QString, QCheckBox*> boxes_;
  QHash<QString, QComboBox*> choices_;
  QHash<QString, QLabel*> folders_;
  QHash<QString, widgets::ValueField*> numbers_;
};

}  // namespace furitsuke::dialogs
