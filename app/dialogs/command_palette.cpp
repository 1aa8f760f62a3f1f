// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/command_palette.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

#include "app/actions/action_set.h"
#include "app/theme/theme.h"
#include "app/widgets/search_text.h"

namespace furitsuke::dialogs {

namespace {

constexpr int kCommandIdRole = Qt::UserRole;
// Ranks of a word, best first.
constexpr int kAtStart = 0;
constexpr int kAtWordStart = 1;
constexpr int kInside = 2;
constexpr int kScattered = 4;
/// Added if only the English name, the id or the tooltip matches.
constexpr int kElsewhere = 3;

std::optional<int> wordRank(const QString& word, const QString& name) {
  const auto at = name.indexOf(word);
  if (at == 0) return kAtStart;
  if (at > 0) {
    const bool startsWord = name.contains(' ' + word) || name.contains('.' + word);
    return startsWord ? kAtWordStart : kInside;
  }
  qsizetype from = 0;
  for (const QChar letter : word) {
    from = name.indexOf(letter, from) + 1;
    if (from == 0) return {};
  }
  return kScattered;
}

QString englishText(const actions::ActionInfo& action) {
  QString text = action.text;
  return text.remove('&');
}

}  // namespace

std::optional<int> matchRank(const QString& typed, const QString& name) {
  int worst = kAtStart;
  for (const QString& word : typed.split(' ', Qt::SkipEmptyParts)) {
    const std::optional<int> rank = wordRank(word, name);
    if (!rank) return {};
    worst = std::max(worst, *rank);
  }
  return worst;
}

/// An action that matches the typed text.
struct CommandPalette::Match {
  const actions::ActionInfo* action;
  bool enabled;
  int rank;
  int place;  ///< order among matches of equal rank
};

CommandPalette::CommandPalette(actions::ActionSet& actions, QStringList recent, QWidget* parent)
    : QDialog(parent, Qt::Popup),
      actions_(actions),
      recent_(std::move(recent)),
      typed_(new QLineEdit(this)),
      list_(new QTreeWidget(this)),
      none_(new QLabel(tr("No matching action"), this)) {
  setObjectName("commandPalette");
  setWindowTitle(tr("Command Palette"));
  setAttribute(Qt::WA_DeleteOnClose);
  resize(130 * theme::kGrid, 100 * theme::kGrid);
  typed_->setPlaceholderText(tr("Search for an action"));
  typed_->setAccessibleName(typed_->placeholderText());
  typed_->setWhatsThis(
      tr("Searches for a part of an action's name, or the first letters of its words, in the language of the window or "
         "in English. Enter runs the selected action."));
  typed_->installEventFilter(this);
  list_->setColumnCount(2);
  list_->setHeaderHidden(true);
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setFocusPolicy(Qt::NoFocus);
  list_->setAccessibleName(tr("Actions"));
  list_->setWhatsThis(
      tr("Lists the matching actions with their shortcuts. Actions that are not available now are gray."));
  list_->header()->setStretchLastSection(false);
  list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  none_->setAlignment(Qt::AlignCenter);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(2 * theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid);
  layout->setSpacing(2 * theme::kGrid);
  layout->addWidget(typed_);
  layout->addWidget(list_, 1);
  layout->addWidget(none_, 1);
  connect(typed_, &QLineEdit::textChanged, this, &CommandPalette::showMatches);
  connect(typed_, &QLineEdit::returnPressed, this, &CommandPalette::choose);
  connect(list_, &QTreeWidget::itemClicked, this, &CommandPalette::choose);
  typed_->setFocus();
  actions_.updateStates();
  showMatches();
}

void CommandPalette::showMatches() {
  const QString typed = widgets::searchText(typed_->text()).simplified();
  std::vector<Match> matches;
  int place = 0;
  for (const actions::ActionInfo& action : actions::actionTable()) {
    ++place;
    // Actions that are not in a menu need arguments, which only scripts provide.
    if (*action.menu == '\0' || QString(action.id) == "view.commandPalette") continue;
    std::optional<int> rank = matchRank(typed, widgets::searchText(action.plainText()));
    if (!rank) {
      const QString elsewhere = QString("%1 %2 %3").arg(englishText(action), action.id, action.translatedTooltip());
      rank = matchRank(typed, widgets::searchText(elsewhere));
      if (!rank || *rank == kScattered) continue;
      *rank += kElsewhere;
    }
    const auto recent = recent_.indexOf(action.id);
    const bool isRecent = typed.isEmpty() && recent >= 0;
    matches.push_back({&action, actions_.action(action.id)->isEnabled(), isRecent ? -1 : *rank,
                       isRecent ? static_cast<int>(recent) : place});
  }
  std::ranges::sort(matches, {},
                    [](const Match& match) { return std::tuple(match.rank, !match.enabled, match.place); });
  list_->clear();
  for (const Match& match : matches) addMatch(match);
  list_->setCurrentItem(list_->topLevelItem(0));
  list_->setVisible(!matches.empty());
  none_->setVisible(matches.empty());
}

void CommandPalette::addMatch(const Match& match) {
  const QAction* action = actions_.action(match.action->id);
  auto* item =
      new QTreeWidgetItem(list_, {match.action->plainText(), action->shortcut().toString(QKeySequence::NativeText)});
  item->setData(0, kCommandIdRole, QString(match.action->id));
  item->setIcon(0, action->icon());
  item->setToolTip(0, match.action->translatedTooltip());
  item->setForeground(1, theme::theme().mutedText);
  if (action->isCheckable()) item->setText(0, item->text(0) + (action->isChecked() ? "  \u2713" : ""));
  if (!match.enabled) item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
}

void CommandPalette::step(int by) {
  const int count = list_->topLevelItemCount();
  if (count == 0) return;
  const int at = list_->indexOfTopLevelItem(list_->currentItem());
  list_->setCurrentItem(list_->topLevelItem(std::clamp(at + by, 0, count - 1)));
}

void CommandPalette::choose() {
  const QTreeWidgetItem* item = list_->currentItem();
  if (item == nullptr || !item->flags().testFlag(Qt::ItemIsEnabled)) return;
  const QString id = item->data(0, kCommandIdRole).toString();
  close();
  emit chosen(id);
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
  if (watched == typed_ && event->type() == QEvent::KeyPress) {
    constexpr int kPage = 10;
    switch (static_cast<QKeyEvent*>(event)->key()) {
      case Qt::Key_Up: step(-1); return true;
      case Qt::Key_Down: step(1); return true;
      case Qt::Key_PageUp: step(-kPage); return true;
      case Qt::Key_PageDown: step(kPage); return true;
      default: break;
    }
  }
  return QDialog::eventFilter(watched, event);
}

}  // namespace furitsuke::dialogs
