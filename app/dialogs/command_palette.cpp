// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/command_palette.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cstdlib>
#include <tuple>
#include <utility>
#include <vector>

#include "app/actions/action_set.h"
#include "app/actions/preference_table.h"
#include "app/actions/search_words.h"
#include "app/theme/theme.h"
#include "app/widgets/search_text.h"

namespace furitsuke::dialogs {

namespace {

constexpr int kCommandIdRole = Qt::UserRole;
constexpr int kVariantRole = Qt::UserRole + 1;
constexpr int kNoVariant = -1;
// Results of matchRank(), best first.
constexpr int kExact = 0;
constexpr int kWholeWordsAtStart = 1;
constexpr int kWholeWords = 2;
constexpr int kWordStartsAtStart = 3;
constexpr int kWordStarts = 4;
constexpr int kInside = 5;

constexpr int kNoMatch = 100;
/// Where a match was found, with its rank among all matches, by result of matchRank().
using Ranks = std::array<int, kInside + 1>;
constexpr Ranks kInName = {0, 2, 3, 4, 5, 9};
constexpr Ranks kInWords = {1, 7, 7, 8, 8, 12};
constexpr Ranks kInMenu = {6, 10, 10, 10, 11, 13};
constexpr Ranks kInTooltip = {11, 11, 11, 12, 12, 13};
constexpr Ranks kInId = {13, 13, 13, 13, 13, 13};
/// From this rank on, an action that changes a setting comes after all others: a vague word must not change how the
/// program looks or behaves.
constexpr int kVague = 2;
constexpr int kVagueSetting = 14;

/// Whether a word can start at this place of a name. Japanese and Chinese have no spaces between words.
bool isWordStart(const QString& name, qsizetype at) {
  return at == 0 || !name[at - 1].isLetterOrNumber() || name[at].unicode() > 0x2E80;
}

bool isWordEnd(const QString& name, qsizetype end) {
  return end == name.size() || !name[end].isLetterOrNumber() || name[end - 1].unicode() > 0x2E80;
}

std::optional<int> wordRank(const QString& word, const QString& name) {
  int best = kNoMatch;
  for (auto at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + 1)) {
    const bool isWhole = isWordStart(name, at) && isWordEnd(name, at + word.size());
    best = std::min(best, isWhole ? kWholeWords : isWordStart(name, at) ? kWordStarts : kInside);
  }
  return best == kNoMatch ? std::nullopt : std::optional(best);
}

QString englishText(const actions::ActionInfo& action) {
  QString text = action.text;
  return text.remove('&').remove(QString::fromUtf8("…"));
}

/// The best rank of several names of an action.
int rankIn(const Ranks& ranks, const QString& typed, const QStringList& names) {
  int best = kNoMatch;
  for (const QString& name : names) {
    const std::optional<int> found = matchRank(typed, widgets::searchText(name));
    if (found) best = std::min(best, ranks.at(static_cast<std::size_t>(*found)));
  }
  return best;
}

/// For words of several names: "keyboard shortcuts" is a keyword and a part of the text.
int rankInAll(const QString& typed, const actions::ActionInfo& action) {
  const QStringList names = {action.plainText(), englishText(action), action.translatedWords(), action.details.words,
                             action.menuPath()};
  const std::optional<int> found = matchRank(typed, widgets::searchText(names.join(' ')));
  return found ? kInTooltip.at(static_cast<std::size_t>(*found)) : kNoMatch;
}

int rankOf(const QString& typed, const actions::ActionInfo& action) {
  const QString separator = QString::fromUtf8(" › ");
  const int rank =
      std::min({rankIn(kInName, typed, {action.plainText(), englishText(action)}),
                rankIn(kInWords, typed,
                       (action.translatedWords() + ", " + action.details.words).split(", ", Qt::SkipEmptyParts) +
                           actions::searchWordsOf(action.id)),
                rankIn(kInMenu, typed, action.menuPath().split(separator)),
                rankIn(kInTooltip, typed, {action.translatedTooltip(), action.tooltip}), rankInAll(typed, action),
                rankIn(kInId, typed, {action.id})});
  const bool isVague = rank >= kVague && rank != kInMenu[kExact];
  return rank == kNoMatch || !isVague || !actions::changesSetting(action.id) ? rank : kVagueSetting;
}

}  // namespace

std::optional<int> matchRank(const QString& typed, const QString& name) {
  if (typed.isEmpty() || typed == name) return kExact;
  int worst = kWholeWords;
  for (const QString& word : typed.split(' ', Qt::SkipEmptyParts)) {
    const std::optional<int> rank = wordRank(word, name);
    if (!rank) return {};
    worst = std::max(worst, *rank);
  }
  const bool isAtStart = worst < kInside && name.startsWith(typed);
  if (isAtStart) return worst == kWholeWords ? kWholeWordsAtStart : kWordStartsAtStart;
  return worst;
}

/// An action that matches the typed text.
struct CommandPalette::Match {
  const actions::ActionInfo* action;
  bool enabled;
  int rank;
  int index;                 ///< order among matches of equal rank
  int variant = kNoVariant;  ///< index into variants_; kNoVariant: the action itself
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
  resize(170 * theme::kGrid, 100 * theme::kGrid);
  typed_->setPlaceholderText(tr("Search for an action"));
  typed_->setAccessibleName(typed_->placeholderText());
  typed_->setWhatsThis(
      tr("Searches for a part of an action's name, in the language of the window or in English, or for a word that "
         "describes it. Enter runs the selected action."));
  typed_->installEventFilter(this);
  list_->setColumnCount(3);
  list_->setHeaderHidden(true);
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setFocusPolicy(Qt::NoFocus);
  list_->setAccessibleName(tr("Actions"));
  list_->setWhatsThis(
      tr("Lists the matching actions with their menus and shortcuts. Actions that are not available now are gray, with "
         "the reason."));
  list_->header()->setStretchLastSection(false);
  // The reason beside the menu may be long, and must not cut the name.
  list_->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  list_->header()->setSectionResizeMode(1, QHeaderView::Stretch);
  list_->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
  none_->setAlignment(Qt::AlignCenter);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(2 * theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid);
  layout->setSpacing(2 * theme::kGrid);
  layout->addWidget(typed_);
  layout->addWidget(none_);
  layout->addWidget(list_, 1);
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
  int index = 0;
  variants_.clear();
  for (const actions::ActionInfo& action : actions::actionTable()) {
    ++index;
    // Actions that are not in a menu need arguments, which only scripts provide.
    if (*action.menu == '\0' || QString(action.id) == "view.commandPalette") continue;
    if (!typed.isEmpty()) addVariants(typed, action, index, matches);
    const int rank = rankOf(typed, action);
    if (rank == kNoMatch) continue;
    const auto recent = recent_.indexOf(action.id);
    const bool isRecent = typed.isEmpty() && recent >= 0;
    matches.push_back({&action, actions_.action(action.id)->isEnabled(), isRecent ? -1 : rank,
                       isRecent ? static_cast<int>(recent) : index});
  }
  // The whole name or word that was typed comes first even if the action is disabled, with the reason.
  std::ranges::sort(matches, {}, [](const Match& match) {
    const bool isVague = match.rank >= kVague;
    return std::tuple(isVague, match.rank == kVagueSetting, isVague && !match.enabled, match.rank, !match.enabled,
                      match.index);
  });
  list_->clear();
  for (const Match& match : matches) addMatch(match);
  list_->setCurrentItem(list_->topLevelItem(0));
  if (matches.empty()) offerManual();
  none_->setVisible(matches.empty());
}

void CommandPalette::addVariants(const QString& typed, const actions::ActionInfo& action, int& index,
                                 std::vector<Match>& matches) {
  for (const actions::ActionVariant& variant : actions_.variantsOf(action.id)) {
    ++index;
    const int rank =
        std::min({rankIn(kInName, typed, {variant.text}), rankIn(kInWords, typed, variant.words.split(", ")),
                  rankIn(kInTooltip, typed, {variant.tooltip})});
    if (rank == kNoMatch) continue;
    matches.push_back(
        {&action, actions_.action(action.id)->isEnabled(), rank, index, static_cast<int>(variants_.size())});
    variants_.append(variant);
  }
}

void CommandPalette::addMatch(const Match& match) {
  const QAction* action = actions_.action(match.action->id);
  const QString reason = match.enabled ? QString() : actions_.disabledReason(match.action->id);
  const QString location = match.action->menuPath();
  const bool isVariant = match.variant >= 0;
  auto* item =
      new QTreeWidgetItem(list_, {isVariant ? variants_[match.variant].text : match.action->plainText(),
                                  reason.isEmpty() ? location : location + QString::fromUtf8(" – ") + reason,
                                  isVariant ? QString() : action->shortcut().toString(QKeySequence::NativeText)});
  item->setData(0, kVariantRole, match.variant);
  item->setData(0, kCommandIdRole, QString(match.action->id));
  item->setIcon(0, action->icon());
  item->setToolTip(0, isVariant ? variants_[match.variant].tooltip : match.action->translatedTooltip());
  if (!reason.isEmpty()) item->setToolTip(0, item->toolTip(0) + '\n' + reason);
  item->setForeground(1, theme::theme().mutedText);
  item->setForeground(2, theme::theme().mutedText);
  if (action->isCheckable()) item->setText(0, item->text(0) + (action->isChecked() ? "  \u2713" : ""));
  if (!match.enabled) item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
}

void CommandPalette::offerManual() {
  auto* item = new QTreeWidgetItem(list_, {tr("Search the manual for “%1”").arg(typed_->text().trimmed())});
  item->setData(0, kCommandIdRole, QString("help.manual"));
  item->setData(0, kVariantRole, kNoVariant);
  item->setIcon(0, actions_.action("help.manual")->icon());
  list_->setCurrentItem(item);
}

void CommandPalette::step(int by) {
  const int direction = by > 0 ? 1 : -1;
  const int count = list_->topLevelItemCount();
  int left = std::abs(by);
  int to = list_->indexOfTopLevelItem(list_->currentItem());  // -1: the first row is disabled
  // A disabled row cannot be the current one.
  for (int i = to + direction; i >= 0 && i < count && left > 0; i += direction) {
    if (!list_->topLevelItem(i)->flags().testFlag(Qt::ItemIsEnabled)) continue;
    to = i;
    --left;
  }
  if (to >= 0) list_->setCurrentItem(list_->topLevelItem(to));
}

void CommandPalette::choose() {
  const QTreeWidgetItem* item = list_->currentItem();
  if (item == nullptr || !item->flags().testFlag(Qt::ItemIsEnabled)) return;
  const QString id = item->data(0, kCommandIdRole).toString();
  const int variant = item->data(0, kVariantRole).toInt();
  const actions::ActionArguments arguments = variant >= 0 ? variants_[variant].arguments : actions::ActionArguments();
  const QString typed = typed_->text().trimmed();
  const bool searchesManual = none_->isVisible();
  close();
  if (searchesManual) {
    actions::ActionArguments words;
    words.set("search", typed);
    return emit variantChosen(id, words);
  }
  variant >= 0 ? emit variantChosen(id, arguments) : emit chosen(id);
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
