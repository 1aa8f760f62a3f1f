// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/shortcuts_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "app/actions/action_set.h"
#include "app/theme/theme.h"
#include "app/widgets/dialog_help.h"
#include "app/widgets/panel_button.h"
#include "app/widgets/search_keys.h"
#include "app/widgets/search_text.h"
#include "app/widgets/shortcut_field.h"

namespace furitsuke::dialogs {

namespace {

constexpr int kShortcutIdRole = Qt::UserRole;
constexpr int kKeyColumn = 2;

/// Whether one is the other or begins it: pressing the shorter one would never wait for the rest of a chord.
bool overlap(const QKeySequence& a, const QKeySequence& b) {
  return !a.isEmpty() && !b.isEmpty() &&
         (a.matches(b) != QKeySequence::NoMatch || b.matches(a) != QKeySequence::NoMatch);
}

bool overlapAny(const QList<QKeySequence>& keys, const QKeySequence& key) {
  return std::ranges::any_of(keys, [&key](const QKeySequence& each) { return overlap(each, key); });
}

QList<QKeySequence> without(QList<QKeySequence> keys, const QList<QKeySequence>& taken) {
  keys.removeIf([&taken](const QKeySequence& key) { return overlapAny(taken, key); });
  return keys;
}

/// The text is a whole shortcut, such as "ctrl+s", and not a part of one.
QKeySequence typedShortcut(const QString& text) {
  const QKeySequence key = QKeySequence::fromString(text, QKeySequence::NativeText);
  const bool isKnown = key.count() > 0 && key[0].key() != Qt::Key_unknown;
  return isKnown && text.contains('+') ? key : QKeySequence();
}

}  // namespace

ShortcutsDialog::ShortcutsDialog(actions::ActionSet& actions, QWidget* parent)
    : QDialog(parent),
      actions_(actions),
      changes_(actions.changedShortcuts()),
      search_(new QLineEdit(this)),
      preset_(new QComboBox(this)),
      list_(new QTreeWidget(this)),
      key_(new widgets::ShortcutField(this)),
      reset_(new QPushButton(this)),
      problem_(new QLabel(this)),
      take_(new QPushButton(tr("Take It"), this)) {
  setObjectName("shortcuts");
  setWindowTitle(tr("Change Shortcuts"));
  resize(160 * theme::kGrid, 140 * theme::kGrid);
  buildContents();
  resolve();
  showList();
}

void ShortcutsDialog::buildContents() {
  search_->setPlaceholderText(tr("Search actions and keys"));
  widgets::addSearchButtons(*search_);
  search_->setAccessibleName(search_->placeholderText());
  search_->setWhatsThis(tr("Shows only the actions whose name or shortcut contains this text."));
  preset_->addItems({tr("Desktop standard"), tr("MikuMikuDance"), tr("Blender")});
  preset_->setCurrentIndex(static_cast<int>(actions_.keyPreset()));
  preset_->setAccessibleName(tr("Shortcut preset"));
  preset_->setWhatsThis(tr("Selects the default shortcuts. Shortcuts that you changed yourself are kept."));
  list_->setHeaderLabels({tr("Action"), tr("Menu"), tr("Shortcuts")});
  list_->setRootIsDecorated(false);
  list_->setAlternatingRowColors(true);
  list_->setAccessibleName(tr("Actions"));
  list_->setWhatsThis(tr("Lists all actions with their shortcuts. Select an action to change its shortcuts below."));
  list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  list_->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
  list_->header()->setStretchLastSection(false);
  key_->setAccessibleName(tr("New shortcut"));
  key_->setWhatsThis(tr(
      "Press the new shortcut of the action. If another action has it, that one is named below. Esc and Tab leave the "
      "field."));
  for (QLineEdit* inner : key_->findChildren<QLineEdit*>()) {
    inner->setAccessibleName(key_->accessibleName());
    inner->setWhatsThis(key_->whatsThis());
  }
  problem_->setWordWrap(true);
  problem_->setStyleSheet(QString("color: %1").arg(theme::theme().warning.name()));
  auto* clear = new QPushButton(tr("No Shortcut"), this);
  clear->setWhatsThis(tr("Removes the shortcuts of the selected action."));
  reset_->setWhatsThis(tr("Resets the selected action to the shortcuts of the preset."));
  take_->setObjectName("take");
  take_->setWhatsThis(tr("Takes the shortcut from the action that has it."));
  auto* buttons = new QDialogButtonBox(this);
  buttons->addButton(tr("Apply"), QDialogButtonBox::AcceptRole)->setWhatsThis(tr("Applies and saves these shortcuts."));
  widgets::explainCancel(buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole));

  auto* top = new QHBoxLayout;
  top->addWidget(search_, 1);
  top->addWidget(preset_);
  auto* bottom = new QHBoxLayout;
  bottom->addWidget(new QLabel(tr("Shortcut of the selected action"), this));
  bottom->addWidget(key_, 1);
  bottom->addWidget(clear);
  bottom->addWidget(reset_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
  layout->setSpacing(2 * theme::kGrid);
  layout->addLayout(top);
  layout->addWidget(list_, 1);
  layout->addLayout(bottom);
  auto* conflict = new QHBoxLayout;
  conflict->addWidget(problem_, 1);
  conflict->addWidget(take_);
  layout->addLayout(conflict);
  layout->addWidget(buttons);
  QWidget* last = key_;
  for (QWidget* next : std::initializer_list<QWidget*>{clear, reset_, take_}) {
    setTabOrder(last, next);
    last = next;
  }

  connect(clear, &QPushButton::clicked, this, [this] { assign({}); });
  connect(buttons, &QDialogButtonBox::accepted, this, &ShortcutsDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &ShortcutsDialog::reject);
  connectControls();
}

// The field ends its editing also while QWidget deletes it.
ShortcutsDialog::~ShortcutsDialog() { key_->disconnect(this); }

void ShortcutsDialog::connectControls() {
  widgets::leadToHits(*search_, *list_);
  connect(search_, &QLineEdit::textChanged, this, &ShortcutsDialog::showList);
  connect(preset_, &QComboBox::currentIndexChanged, this, [this] {
    resolve();
    showList();
  });
  connect(list_, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::showCurrent);
  connect(key_, &QKeySequenceEdit::editingFinished, this, [this] {
    const actions::ActionInfo* action = actions::findAction(currentId());
    // A field that was only passed changes nothing: it shows the first of several shortcuts.
    if (action != nullptr && key_->keySequence() != shortcuts(*action).value(0)) tryKey(key_->keySequence());
  });
  connect(key_, &widgets::ShortcutField::left, this, [this] {
    showCurrent();
    list_->setFocus();
  });
  connect(take_, &QPushButton::clicked, this, [this] {
    list_->setFocus();  // rather than the next button, because this one hides
    assign({tried_});
  });
  connect(reset_, &QPushButton::clicked, this, [this] {
    const actions::ActionInfo* action = actions::findAction(currentId());
    if (action == nullptr) return;
    assign(actions::shortcutsOf(*action, preset()));
    changes_.remove(currentId());
    resolve();
    showList();
  });
}

actions::KeyPreset ShortcutsDialog::preset() const {
  return actions::kKeyPresets.at(static_cast<std::size_t>(preset_->currentIndex()));
}

QString ShortcutsDialog::currentId() const {
  const QTreeWidgetItem* item = list_->currentItem();
  return item == nullptr ? QString() : item->data(0, kShortcutIdRole).toString();
}

QList<QKeySequence> ShortcutsDialog::shortcuts(const actions::ActionInfo& action) const {
  return changes_.value(action.id, taken_.value(action.id, actions::shortcutsOf(action, preset())));
}

void ShortcutsDialog::showItem(QTreeWidgetItem* item) {
  const actions::ActionInfo* action = actions::findAction(item->data(0, kShortcutIdRole).toString());
  item->setText(kKeyColumn, widgets::shortcutTexts(shortcuts(*action)));
  QFont font = item->font(kKeyColumn);
  font.setBold(changes_.contains(action->id) || taken_.contains(action->id));
  item->setFont(kKeyColumn, font);
}

bool ShortcutsDialog::isListed(const actions::ActionInfo& action) const {
  if (*action.menu == '\0') return false;  // for scripts only
  const QString wanted = search_->text().trimmed();
  if (wanted.isEmpty()) return true;
  if (widgets::searchText(action.place()).contains(widgets::searchText(wanted))) return true;
  const QKeySequence key = typedShortcut(wanted);
  const QList<QKeySequence> keys = shortcuts(action);
  return key.isEmpty() ? widgets::shortcutTexts(keys).contains(wanted, Qt::CaseInsensitive) : keys.contains(key);
}

void ShortcutsDialog::showList() {
  const QString kept = currentId();
  list_->clear();
  for (const actions::ActionInfo& action : actions::actionTable()) {
    if (!isListed(action)) continue;
    auto* item = new QTreeWidgetItem(list_, {action.plainText(), action.menuPath()});
    item->setData(0, kShortcutIdRole, QString(action.id));
    item->setToolTip(0, action.translatedTooltip());
    item->setForeground(1, theme::theme().mutedText);
    showItem(item);
    if (kept == action.id) list_->setCurrentItem(item);
  }
  if (list_->currentItem() == nullptr) list_->setCurrentItem(list_->topLevelItem(0));
  showCurrent();
}

void ShortcutsDialog::showCurrent() {
  const actions::ActionInfo* action = actions::findAction(currentId());
  key_->setEnabled(action != nullptr);
  reset_->setEnabled(action != nullptr && changes_.contains(action->id));
  const QString presetKeys =
      action == nullptr ? QString() : widgets::shortcutTexts(actions::shortcutsOf(*action, preset()));
  reset_->setText(presetKeys.isEmpty() ? tr("Reset to No Shortcut") : tr("Reset to %1").arg(presetKeys));
  key_->setShown(action == nullptr ? QKeySequence() : shortcuts(*action).value(0));
  problem_->clear();
  take_->hide();
}

QList<const actions::ActionInfo*> ShortcutsDialog::owners(const QString& id, const QList<QKeySequence>& keys) const {
  QList<const actions::ActionInfo*> found;
  for (const actions::ActionInfo& other : actions::actionTable()) {
    if (id == other.id) continue;
    const QList<QKeySequence> taken = shortcuts(other);
    if (std::ranges::any_of(taken, [&keys](const QKeySequence& key) { return overlapAny(keys, key); }))
      found.append(&other);
  }
  return found;
}

void ShortcutsDialog::tryKey(const QKeySequence& key) {
  const QList<const actions::ActionInfo*> others = owners(currentId(), {key});
  if (others.isEmpty()) return assign({key});
  tried_ = key;
  QStringList names;
  for (const actions::ActionInfo* other : others) names.append(other->place());
  problem_->setText(tr("%1 is the shortcut of %2.").arg(widgets::shortcutText(key), names.join(", ")));
  take_->show();
}

void ShortcutsDialog::assign(const QList<QKeySequence>& keys) {
  const QString id = currentId();
  if (id.isEmpty()) return;
  QList<QKeySequence> given = keys;
  given.removeAll(QKeySequence());
  for (const actions::ActionInfo* other : owners(id, given)) {
    // What it has by the preset is taken by resolve().
    if (changes_.contains(other->id)) changes_.insert(other->id, without(shortcuts(*other), given));
  }
  changes_.insert(id, given);
  resolve();
  for (int i = 0; i < list_->topLevelItemCount(); ++i) showItem(list_->topLevelItem(i));
  showCurrent();
}

void ShortcutsDialog::resolve() {
  taken_.clear();
  for (auto each = changes_.cbegin(); each != changes_.cend(); ++each) {
    for (const actions::ActionInfo* other : owners(each.key(), each.value())) {
      if (!changes_.contains(other->id)) taken_.insert(other->id, without(shortcuts(*other), each.value()));
    }
  }
}

void ShortcutsDialog::accept() {
  QMap<QString, QList<QKeySequence>> all = taken_;
  all.insert(changes_);
  actions_.setShortcuts(preset(), all);
  QDialog::accept();
}

}  // namespace furitsuke::dialogs
