// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/findings/log_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDateTime>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMetaObject>
#include <QPlainTextEdit>
#include <QPointer>
#include <QToolButton>
#include <QVBoxLayout>
#include <iterator>

#include "app/theme/theme.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

constexpr std::size_t kMaxLogEntries = 2000;
constexpr LogLevel kShownLevels[] = {LogLevel::Debug, LogLevel::Info, LogLevel::Warning, LogLevel::Error};

QColor logColor(LogLevel level) {
  switch (level) {
    case LogLevel::Debug: return theme::theme().mutedText;
    case LogLevel::Warning: return theme::theme().warning;
    case LogLevel::Error: return theme::theme().error;
    case LogLevel::Info:
    case LogLevel::Off: break;
  }
  return theme::theme().text;
}

QString logLine(const LogEntry& entry) {
  const auto since = std::chrono::duration_cast<std::chrono::milliseconds>(entry.time.time_since_epoch());
  const QString time = QDateTime::fromMSecsSinceEpoch(since.count()).toString("HH:mm:ss");
  const std::string_view level = logLevelName(entry.level);
  return QString("%1  %2  %3")
      .arg(time, QString::fromLatin1(level.data(), static_cast<qsizetype>(level.size())).leftJustified(7),
           QString::fromStdString(entry.text));
}

}  // namespace

LogPanel::LogPanel(QWidget* parent) : QWidget(parent), levels_(new QComboBox(this)), view_(new QPlainTextEdit(this)) {
  auto* label = new QLabel(this);
  label->setProperty("muted", true);
  label->setBuddy(levels_);
  levels_->addItems(QStringList(static_cast<qsizetype>(std::size(kShownLevels))));
  levels_->setCurrentIndex(1);
  connect(levels_, &QComboBox::currentIndexChanged, this, [this](int i) { setLowestLevel(kShownLevels[i]); });
  auto* copy = new QToolButton(this);
  copy->setIcon(theme::themedIcon("copy"));
  copy->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  connect(copy, &QToolButton::clicked, this, [this] { QApplication::clipboard()->setText(text()); });

  view_->setReadOnly(true);
  view_->setFrameShape(QFrame::NoFrame);
  view_->setMaximumBlockCount(static_cast<int>(kMaxLogEntries));
  widgets::keepTranslated(this, [this, label, copy] {
    label->setText(tr("Show"));
    const QString levels[] = {tr("Everything"), tr("Information and above"), tr("Warnings and errors"), tr("Errors")};
    for (int i = 0; i < levels_->count(); ++i) levels_->setItemText(i, levels[i]);
    levels_->setAccessibleName(tr("Level of the displayed messages"));
    levels_->setToolTip(tr("Show only messages of this level and above"));
    copy->setText(tr("Copy"));
    copy->setToolTip(tr("Copy all displayed messages"));
    view_->setPlaceholderText(tr("There are no messages yet."));
    view_->setAccessibleName(tr("Messages"));
    view_->setAccessibleDescription(tr("Messages of the program, newest last"));
  });
  view_->setTabChangesFocus(true);

  auto* bar = new QHBoxLayout;
  bar->setContentsMargins(2 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, theme::kGrid);
  bar->setSpacing(2 * theme::kGrid);
  bar->addWidget(label);
  bar->addWidget(levels_);
  bar->addStretch();
  bar->addWidget(copy);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addLayout(bar);
  layout->addWidget(view_, 1);
  setTabOrder(copy, view_);

  // Messages can come from any thread and are queued for the thread of the window.
  setLogListener([panel = QPointer<LogPanel>(this)](const LogEntry& entry) {
    if (!panel) return;
    QMetaObject::invokeMethod(
        panel,
        [panel, entry] {
          if (panel) panel->add(entry);
        },
        Qt::QueuedConnection);
  });
}

LogPanel::~LogPanel() { setLogListener({}); }

void LogPanel::setLowestLevel(LogLevel level) {
  lowest_ = level;
  showAll();
}

QString LogPanel::text() const { return view_->toPlainText(); }

void LogPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showAll();
}

void LogPanel::add(const LogEntry& entry) {
  entries_.push_back(entry);
  if (entries_.size() > kMaxLogEntries) entries_.pop_front();
  showEntry(entry);
}

void LogPanel::showEntry(const LogEntry& entry) {
  if (entry.level < lowest_) return;
  view_->appendHtml(QString("<span style='white-space:pre;color:%1'>%2</span>")
                        .arg(logColor(entry.level).name(), logLine(entry).toHtmlEscaped()));
}

void LogPanel::showAll() {
  view_->clear();
  for (const LogEntry& entry : entries_) showEntry(entry);
}

}  // namespace furitsuke::panels
