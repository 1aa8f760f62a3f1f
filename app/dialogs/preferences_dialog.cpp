// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/preferences_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSet>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/actions/action_set.h"
#include "app/actions/preference_table.h"
#include "app/dialogs/prompts.h"
#include "app/session/settings.h"
#include "app/theme/theme.h"
#include "app/widgets/no_match_label.h"
#include "app/widgets/panel_button.h"
#include "app/widgets/search_keys.h"
#include "app/widgets/search_text.h"
#include "app/widgets/value_field.h"
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
      search_(new QLineEdit(this)),
      list_(new QListWidget(this)),
      pages_(new QStackedWidget(this)),
      noMatch_(new QLabel(this)) {
  setObjectName("preferences");
  setWindowTitle(tr("Preferences"));
  resize(kPreferencesSize);
  search_->setObjectName("search");
  search_->setPlaceholderText(tr("Search settings"));
  search_->setAccessibleName(search_->placeholderText());
  search_->setWhatsThis(tr("Shows only the settings whose name or explanation contains these words."));
  widgets::addSearchButtons(*search_);
  list_->setObjectName("pages");
  list_->setAccessibleName(tr("Pages"));
  list_->setWhatsThis(tr("Select a page of settings."));
  auto* side = new QVBoxLayout;
  side->setSpacing(theme::kGrid);
  side->addWidget(search_);
  side->addWidget(list_, 1);
  search_->setFixedWidth(kPageListWidth);
  list_->setFixedWidth(kPageListWidth);
  auto* columns = new QHBoxLayout;
  columns->setSpacing(3 * theme::kGrid);
  columns->addLayout(side);
  columns->addWidget(pages_, 1);
  columns->addWidget(noMatch_, 1);
  noMatch_->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
  noMatch_->setWordWrap(true);
  noMatch_->hide();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
  layout->setSpacing(3 * theme::kGrid);
  layout->addLayout(columns, 1);
  makePages();
  layout->addWidget(makeButtons());  // after the pages in the order of Tab
  connect(list_, &QListWidget::currentRowChanged, pages_, &QStackedWidget::setCurrentIndex);
  connect(search_, &QLineEdit::textChanged, this, &PreferencesDialog::search);
  widgets::leadToHits(*search_, [this] {
    for (const Row& row : std::as_const(rows_)) {
      if (row.control->isVisible() && row.control->focusPolicy() != Qt::NoFocus)
        return row.control->setFocus(Qt::ShortcutFocusReason);
    }
  });
  for (const actions::PreferenceInfo& row : actions::preferenceTable()) {
    for (const QString& id : row.actionIds)
      connect(actions_.action(id), &QAction::toggled, this, &PreferencesDialog::showValues);
  }
  list_->setCurrentRow(0);
  search_->setFocus();  // a word finds a setting on any page, and Down goes to the list of pages
  actions_.updateStates();
  showValues();
}

QWidget* PreferencesDialog::makeButtons() {
  auto* buttons = new QDialogButtonBox(this);
  QPushButton* reset = buttons->addButton(tr("Reset This Page…"), QDialogButtonBox::ResetRole);
  reset->setObjectName("reset");
  reset->setAutoDefault(false);
  reset->setWhatsThis(tr("Resets all settings of this page to their default values."));
  QPushButton* close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
  close->setObjectName("close");
  close->setDefault(true);
  close->setWhatsThis(tr("Closes this window. All changes are applied already."));
  connect(reset, &QPushButton::clicked, this, &PreferencesDialog::askReset);
  connect(buttons, &QDialogButtonBox::rejected, this, &PreferencesDialog::reject);
  return buttons;
}

void PreferencesDialog::askReset() {
  const QString question = tr("Reset all settings of the page “%1”?").arg(list_->currentItem()->text());
  if (askConfirm(this, question, tr("This cannot be undone."), tr("Reset"))) resetPage();
}

void PreferencesDialog::search(const QString& text) {
  const QStringList words = widgets::searchText(text).split(' ', Qt::SkipEmptyParts);
  QSet<int> pages;
  for (const Row& row : std::as_const(rows_)) {
    const QString all = widgets::searchText(row.info->translatedText() + '\n' + row.info->translatedHelp() + '\n' +
                                            QString(row.info->text) + '\n' + QString(row.info->help) + '\n' +
                                            actions::pageText(row.info->page));
    const bool isHit = std::ranges::all_of(words, [&all](const QString& word) { return all.contains(word); });
    row.form->setRowVisible(row.control, isHit);
    row.form->setRowVisible(row.help, isHit);
    if (isHit) pages.insert(static_cast<int>(row.info->page));
  }
  for (int i = 0; i < list_->count(); ++i) list_->item(i)->setHidden(!pages.contains(i));
  noMatch_->setText(widgets::noMatchText(text.trimmed()));
  noMatch_->setVisible(pages.isEmpty());
  pages_->setVisible(!pages.isEmpty());
  if (!pages.isEmpty() && !pages.contains(page())) setPage(*std::ranges::min_element(pages));
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
  const bool hasLabel = row.kind == actions::PreferenceKind::Choice || row.kind == actions::PreferenceKind::Folder ||
                        row.kind == actions::PreferenceKind::Number;
  control->setObjectName(row.key);
  control->setAccessibleName(row.translatedText());
  control->setWhatsThis(row.translatedHelp() + '.');
  form.addRow(hasLabel ? row.translatedText() : QString(), control);
  QLabel* help = explanation(row.translatedHelp(), page);
  form.addRow(QString(), help);
  rows_.append({&row, &form, control, help});
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
    case actions::PreferenceKind::Number: return makeNumber(row, page);
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

widgets::ValueField* PreferencesDialog::makeNumber(const actions::PreferenceInfo& row, QWidget* page) {
  auto* box = new widgets::ValueField({0, 0, row.number.unit}, page);
  numbers_.insert(row.key, box);
  box->setFollowsTyping(false);
  box->setRange(row.number.lowest, row.number.highest);
  box->setStep(row.number.step);
  connect(box, &widgets::ValueField::valueChanged, this,
          [this, box, key = QString(row.key)] { settings_.setNumber(key, box->wholeValue()); });
  return box;
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
    if (widgets::ValueField* box = numbers_.value(row.key)) {
      const QSignalBlocker blocker(box);
      box->setValue(settings_.number(row.key, row.number.initial));
    }
    if (QLabel* folder = folders_.value(row.key)) {
      const QString path = settings_.pose().libraryFolder.value();
      folder->setText(path.isEmpty() ? tr("No folder chosen") : QDir::toNativeSeparators(path));
    }
  }
}

int PreferencesDialog::page() const { return list_->currentRow(); }
void PreferencesDialog::setPage(int page) { list_->setCurrentRow(page); }

QString PreferencesDialog::focused() const {
  const QWidget* widget = focusWidget();
  return widget == nullptr ? QString() : widget->objectName();
}

void PreferencesDialog::setFocusOn(const QString& control) {
  if (auto* widget = control.isEmpty() ? nullptr : findChild<QWidget*>(control)) widget->setFocus();
}

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
    case actions::PreferenceKind::Number: settings_.setNumber(row.key, row.number.initial); break;
    case actions::PreferenceKind::Folder:
    case actions::PreferenceKind::Shortcuts: break;
  }
  actions_.updateStates();
}

}  // namespace furitsuke::dialogs
