// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/shortcuts_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
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

namespace furitsuke::dialogs {

namespace {

constexpr int kShortcutIdRole = Qt::UserRole;

QString keyTexts(const QList<QKeySequence>& keys) {
  QStringList texts;
  for (const QKeySequence& key : keys) texts.append(key.toString(QKeySequence::NativeText));
  return texts.join(", ");
}

}  // namespace

ShortcutsDialog::ShortcutsDialog(actions::ActionSet& actions, QWidget* parent)
    : QDialog(parent),
      actions_(actions),
      changes_(actions.changedShortcuts()),
      search_(new QLineEdit(this)),
      preset_(new QComboBox(this)),
      list_(new QTreeWidget(this)),
      key_(new QKeySequenceEdit(this)),
      problem_(new QLabel(this)) {
  setObjectName("shortcuts");
  setWindowTitle(tr("Change Shortcuts"));
  resize(160 * theme::kGrid, 140 * theme::kGrid);
  buildContents();
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
  list_->setHeaderLabels({tr("Action"), tr("Shortcuts")});
  list_->setRootIsDecorated(false);
  list_->setAlternatingRowColors(true);
  list_->setAccessibleName(tr("Actions"));
  list_->setWhatsThis(tr("Lists all actions with their shortcuts. Select an action to change its shortcuts below."));
  list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  list_->header()->setStretchLastSection(false);
  key_->setAccessibleName(tr("New shortcut"));
  key_->setWhatsThis(tr("Press the new shortcut of the action. A conflict with another action is shown below."));
  for (QLineEdit* inner : key_->findChildren<QLineEdit*>()) {
    inner->setAccessibleName(key_->accessibleName());
    inner->setWhatsThis(key_->whatsThis());
  }
  problem_->setWordWrap(true);
  problem_->setStyleSheet(QString("color: %1").arg(theme::theme().warning.name()));
  auto* clear = new QPushButton(tr("No Shortcut"), this);
  auto* reset = new QPushButton(tr("Reset to Preset"), this);
  clear->setWhatsThis(tr("Removes the shortcuts of the selected action."));
  reset->setWhatsThis(tr("Resets the selected action to the shortcuts of the preset."));
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
  bottom->addWidget(reset);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
  layout->setSpacing(2 * theme::kGrid);
  layout->addLayout(top);
  layout->addWidget(list_, 1);
  layout->addLayout(bottom);
  layout->addWidget(problem_);
  layout->addWidget(buttons);

  connect(search_, &QLineEdit::textChanged, this, &ShortcutsDialog::showList);
  connect(preset_, &QComboBox::currentIndexChanged, this, &ShortcutsDialog::showList);
  connect(list_, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::showCurrent);
  connect(key_, &QKeySequenceEdit::editingFinished, this, [this] { assign({key_->keySequence()}); });
  connect(clear, &QPushButton::clicked, this, [this] { assign({}); });
  connect(reset, &QPushButton::clicked, this, [this] {
    changes_.remove(currentId());
    if (QTreeWidgetItem* item = list_->currentItem()) showItem(item);
    showCurrent();
  });
  connect(buttons, &QDialogButtonBox::accepted, this, &ShortcutsDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &ShortcutsDialog::reject);
}

actions::KeyPreset ShortcutsDialog::preset() const {
  return actions::kKeyPresets.at(static_cast<std::size_t>(preset_->currentIndex()));
}

QString ShortcutsDialog::currentId() const {
  const QTreeWidgetItem* item = list_->currentItem();
  return item == nullptr ? QString() : item->data(0, kShortcutIdRole).toString();
}

QList<QKeySequence> ShortcutsDialog::shortcuts(const actions::ActionInfo& action) const {
  return changes_.value(action.id, actions::shortcutsOf(action, preset()));
}

void ShortcutsDialog::showItem(QTreeWidgetItem* item) {
  const actions::ActionInfo* action = actions::findAction(item->data(0, kShortcutIdRole).toString());
  item->setText(1, keyTexts(shortcuts(*action)));
  QFont font = item->font(1);
  font.setBold(changes_.contains(action->id));
  item->setFont(1, font);
}

void ShortcutsDialog::showList() {
  const QString kept = currentId();
  list_->clear();
  for (const actions::ActionInfo& action : actions::actionTable()) {
    const bool needsParameters = *action.menu == '\0';  // for scripts only
    const QString keys = keyTexts(shortcuts(action));
    const QString wanted = search_->text();
    if (needsParameters ||
        (!action.plainText().contains(wanted, Qt::CaseInsensitive) && !keys.contains(wanted, Qt::CaseInsensitive))) {
      continue;
    }
    auto* item = new QTreeWidgetItem(list_, {action.plainText(), keys});
    item->setData(0, kShortcutIdRole, QString(action.id));
    item->setToolTip(0, action.translatedTooltip());
    showItem(item);
    if (kept == action.id) list_->setCurrentItem(item);
  }
  if (list_->currentItem() == nullptr) list_->setCurrentItem(list_->topLevelItem(0));
  showCurrent();
}

void ShortcutsDialog::showCurrent() {
  const actions::ActionInfo* action = actions::findAction(currentId());
  key_->setEnabled(action != nullptr);
  const QList<QKeySequence> keys = action == nullptr ? QList<QKeySequence>() : shortcuts(*action);
  const QSignalBlocker blocker(key_);
  key_->setKeySequence(keys.value(0));
  const QStringList others = conflicts(currentId(), keys);
  problem_->setText(others.isEmpty() ? QString() : tr("Shortcut also used by: %1").arg(others.join(", ")));
}

QStringList ShortcutsDialog::conflicts(const QString& id, const QList<QKeySequence>& keys) const {
  QStringList texts;
  for (const actions::ActionInfo& other : actions::actionTable()) {
    if (id == other.id) continue;
    const QList<QKeySequence> taken = shortcuts(other);
    if (std::ranges::any_of(keys, [&](const QKeySequence& key) { return !key.isEmpty() && taken.contains(key); })) {
      texts.append(other.plainText());
    }
  }
  return texts;
}

void ShortcutsDialog::assign(const QList<QKeySequence>& keys) {
  const QString id = currentId();
  if (id.isEmpty()) return;
  QList<QKeySequence> given = keys;
  given.removeAll(QKeySequence());
  changes_.insert(id, given);
  showItem(list_->currentItem());
  showCurrent();
}

void ShortcutsDialog::accept() {
  actions_.setShortcuts(preset(), changes_);
  QDialog::accept();
}

}  // namespace furitsuke::dialogs
