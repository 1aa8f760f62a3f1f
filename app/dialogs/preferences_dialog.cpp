// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/preferences_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "app/actions/action_set.h"
#include "app/actions/preference_table.h"
#include "app/session/settings.h"
#include "app/theme/theme.h"
#include "app/widgets/vertical_scroll_area.h"

namespace furitsuke::dialogs {

namespace {

constexpr int kPageListWidth = 44 * theme::kGrid;
constexpr QSize kPreferencesSize(190 * theme::kGrid, 130 * theme::kGrid);

QLabel* explanation(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setProperty("muted", true);
  label->setWordWrap(true);
  return label;
}

}  // namespace

PreferencesDialog::PreferencesDialog(actions::ActionSet& actions, session::Settings& settings, QWidget* parent)
    : QDialog(parent),
      actions_(actions),
      settings_(settings),
      list_(new QListWidget(this)),
      pages_(new QStackedWidget(this)) {
  setObjectName("preferences");
  setWindowTitle(tr("Preferences"));
  resize(kPreferencesSize);
  list_->setFixedWidth(kPageListWidth);
  list_->setAccessibleName(tr("Pages"));
  list_->setWhatsThis(tr("Select a page of settings."));
  auto* buttons = new QDialogButtonBox(this);
  QPushButton* reset = buttons->addButton(tr("Reset This Page"), QDialogButtonBox::ResetRole);
  reset->setObjectName("reset");
  reset->setAutoDefault(false);
  reset->setWhatsThis(tr("Resets all settings of this page to their default values."));
  QPushButton* close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
  close->setObjectName("close");
  close->setDefault(true);
  close->setWhatsThis(tr("Closes this window. All changes are applied already."));
  auto* columns = new QHBoxLayout;
  columns->setSpacing(3 * theme::kGrid);
  columns->addWidget(list_);
  columns->addWidget(pages_, 1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
  layout->setSpacing(3 * theme::kGrid);
  layout->addLayout(columns, 1);
  layout->addWidget(buttons);
  makePages();
  connect(list_, &QListWidget::currentRowChanged, pages_, &QStackedWidget::setCurrentIndex);
  connect(reset, &QPushButton::clicked, this, &PreferencesDialog::resetPage);
  connect(buttons, &QDialogButtonBox::rejected, this, &PreferencesDialog::reject);
  for (const actions::PreferenceInfo& row : actions::preferenceTable()) {
    for (const QString& id : row.actionIds)
      connect(actions_.action(id), &QAction::toggled, this, &PreferencesDialog::showValues);
  }
  list_->setCurrentRow(0);
  actions_.updateStates();
  showValues();
}

void PreferencesDialog::makePages() {
  QWidget* page = nullptr;
  QFormLayout* form = nullptr;
  for (const actions::PreferenceInfo& row : actions::preferenceTable()) {
    if (pages_->count() <= static_cast<int>(row.page)) {
      list_->addItem(actions::pageText(row.page));
      auto* area = new widgets::VerticalScrollArea(pages_);
      page = new QWidget(area);
      form = new QFormLayout(page);
      form->setContentsMargins(theme::kGrid, 0, 2 * theme::kGrid, theme::kGrid);
      form->setVerticalSpacing(theme::kGrid);
      area->setWidget(page);
      area->setWidgetResizable(true);
      area->setAccessibleName(actions::pageText(row.page));
      pages_->addWidget(area);
    }
    addRow(row, page, *form);
  }
}

void PreferencesDialog::addRow(const actions::PreferenceInfo& row, QWidget* page, QFormLayout& form) {
  QWidget* control = makeControl(row, page);
  const bool hasLabel = row.kind == actions::PreferenceKind::Choice || row.kind == actions::PreferenceKind::Folder;
  control->setObjectName(row.key);
  control->setAccessibleName(row.translatedText());
  control->setWhatsThis(row.translatedHelp() + '.');
  form.addRow(hasLabel ? row.translatedText() : QString(), control);
  form.addRow(QString(), explanation(row.translatedHelp(), page));
}

QWidget* PreferencesDialog::makeControl(const actions::PreferenceInfo& row, QWidget* page) {
  switch (row.kind) {
    case actions::PreferenceKind::Switch:
    case actions::PreferenceKind::Stored: {
      auto* box = new QCheckBox(row.translatedText(), page);
      addSwitch(row, box);
      return box;
    }
    case actions::PreferenceKind::Choice: {
      auto* box = new QComboBox(page);
      addChoice(row, box);
      return box;
    }
    case actions::PreferenceKind::Folder:
    case actions::PreferenceKind::Shortcuts: break;
  }
  const QString action = row.actionIds.value(0);
  auto* button = new QPushButton(actions_.action(action)->iconText() + QString::fromUtf8("…"), page);
  button->setAutoDefault(false);
  connect(button, &QPushButton::clicked, this, [this, action] { runAction(action); });
  if (row.kind == actions::PreferenceKind::Shortcuts) return button;
  auto* pair = new QWidget(page);
  auto* layout = new QHBoxLayout(pair);
  layout->setContentsMargins(0, 0, 0, 0);
  auto* folder = new QLabel(pair);
  folder->setWordWrap(true);
  button->setWhatsThis(row.translatedHelp() + '.');
  layout->addWidget(folder, 1);
  layout->addWidget(button);
  folders_.insert(row.key, folder);
  return pair;
}

void PreferencesDialog::addSwitch(const actions::PreferenceInfo& row, QCheckBox* box) {
  boxes_.insert(row.key, box);
  if (row.kind == actions::PreferenceKind::Stored) {
    connect(box, &QCheckBox::toggled, this, [this, key = QString(row.key)](bool on) { settings_.setStored(key, on); });
    return;
  }
  connect(box, &QCheckBox::toggled, this, [this, action = row.actionIds.value(0)](bool on) {
    if (actions_.action(action)->isChecked() != on) runAction(action);
  });
}

void PreferencesDialog::addChoice(const actions::PreferenceInfo& row, QComboBox* box) {
  choices_.insert(row.key, box);
  for (const QString& id : row.actionIds) box->addItem(actions_.action(id)->iconText(), id);
  connect(box, &QComboBox::activated, this, [this, box](int index) { runAction(box->itemData(index).toString()); });
}

void PreferencesDialog::runAction(const QString& id) {
  actions_.call(id);
  actions_.updateStates();
  showValues();
}

QString PreferencesDialog::chosen(const actions::PreferenceInfo& row) const {
  const QStringList ids = row.actionIds;
  for (const QString& id : ids) {
    if (actions_.action(id)->isChecked()) return id;
  }
  return ids.value(0);
}

void PreferencesDialog::showValues() {
  for (const actions::PreferenceInfo& row : actions::preferenceTable()) {
    if (QCheckBox* box = boxes_.value(row.key)) {
      const QSignalBlocker blocker(box);
      box->setChecked(row.kind == actions::PreferenceKind::Stored
                          ? settings_.stored(row.key, QLatin1String(row.initial) == QLatin1String("on"))
                          : actions_.action(row.actionIds.value(0))->isChecked());
    }
    if (QComboBox* box = choices_.value(row.key)) box->setCurrentIndex(box->findData(chosen(row)));
    if (QLabel* folder = folders_.value(row.key)) {
      const QString path = settings_.pose().libraryFolder.value();
      folder->setText(path.isEmpty() ? tr("No folder chosen") : QDir::toNativeSeparators(path));
    }
  }
}

int PreferencesDialog::page() const { return list_->currentRow(); }
void PreferencesDialog::setPage(int page) { list_->setCurrentRow(page); }

void PreferencesDialog::resetPage() {
  for (const actions::PreferenceInfo& row : actions::preferenceTable()) {
    if (static_cast<int>(row.page) == page()) reset(row);
  }
  showValues();
}

void PreferencesDialog::reset(const actions::PreferenceInfo& row) {
  const bool on = QLatin1String(row.initial) == QLatin1String("on");
  switch (row.kind) {
    case actions::PreferenceKind::Switch: {
      const QString id = row.actionIds.value(0);
      if (actions_.action(id)->isChecked() != on) actions_.call(id);
      break;
    }
    case actions::PreferenceKind::Choice:
      if (chosen(row) != QLatin1String(row.initial)) actions_.call(row.initial);
      break;
    case actions::PreferenceKind::Stored: settings_.setStored(row.key, on); break;
    case actions::PreferenceKind::Folder:
    case actions::PreferenceKind::Shortcuts: break;
  }
  actions_.updateStates();
}

}  // namespace furitsuke::dialogs
