// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/message_list.h"

#include <QMenu>
#include <algorithm>
#include <utility>
#include <vector>

#include "app/theme/theme.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::widgets {

namespace {

constexpr int kMaxLine = 150 * theme::kGrid;  // of a message in the menu, in pixels

struct ListedMessage {
  MessageBar* bar;
  MessageBar::Entry entry;
};

/// Open ones first, of each kind the latest first.
std::vector<ListedMessage> messagesOf(const QList<MessageBar*>& bars) {
  std::vector<ListedMessage> messages;
  for (MessageBar* bar : bars) {
    for (MessageBar::Entry& entry : bar->entries()) messages.push_back({bar, std::move(entry)});
  }
  std::ranges::stable_sort(messages, [](const ListedMessage& a, const ListedMessage& b) {
    return std::pair(a.entry.isOpen, a.entry.time) > std::pair(b.entry.isOpen, b.entry.time);
  });
  return messages;
}

}  // namespace

MessageList::MessageList(QList<MessageBar*> bars, QWidget* parent)
    : QToolButton(parent), bars_(std::move(bars)), menu_(new QMenu(this)) {
  setObjectName("messageList");
  setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  setPopupMode(QToolButton::InstantPopup);
  setMenu(menu_);
  menu_->setToolTipsVisible(true);
  connect(menu_, &QMenu::aboutToShow, this, &MessageList::fillMenu);
  for (const MessageBar* bar : std::as_const(bars_))
    connect(bar, &MessageBar::entriesChanged, this, &MessageList::showCount);
  keepTranslated(this, [this] {
    setToolTip(tr("The messages of the program, closed ones too"));
    showCount();
  });
}

void MessageList::showCount() {
  const std::vector<ListedMessage> messages = messagesOf(bars_);
  setVisible(!messages.empty());
  setText(tr("%Ln message(s)", nullptr, static_cast<int>(messages.size())));
  Severity worst = Severity::Info;
  for (const ListedMessage& message : messages) {
    if (message.entry.isOpen) worst = std::max(worst, message.entry.severity);
  }
  setIcon(theme::themedIcon(severityIconName(worst)));
}

void MessageList::fillMenu() {
  menu_->clear();
  const std::vector<ListedMessage> messages = messagesOf(bars_);
  bool isOpen = !messages.empty() && messages.front().entry.isOpen;
  for (const ListedMessage& message : messages) {
    if (std::exchange(isOpen, message.entry.isOpen) != message.entry.isOpen) menu_->addSeparator();
    const QString& words = message.entry.text;
    QString line = message.entry.time.toString("HH:mm") + QStringLiteral("   ") + words.simplified();
    line = menu_->fontMetrics().elidedText(line, Qt::ElideRight, kMaxLine).replace('&', "&&");
    QAction* again = menu_->addAction(theme::themedIcon(severityIconName(message.entry.severity)), line, message.bar,
                                      [bar = message.bar, id = message.entry.id] { bar->showAgain(id); });
    again->setToolTip(words);
  }
  const bool isAnyClosed = !messages.empty() && !messages.back().entry.isOpen;
  if (!isAnyClosed) return;
  menu_->addSeparator();
  menu_->addAction(tr("Forget Closed Messages"), this, [this] {
    for (MessageBar* bar : std::as_const(bars_)) bar->forgetClosed();
  });
}

}  // namespace furitsuke::widgets
