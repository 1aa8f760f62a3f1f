// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/manual_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QStringList>

#include "app/actions/action_set.h"

// The resources are in a static library; without this reference the linker drops them. Must be outside any namespace.
static void initManualResources() { Q_INIT_RESOURCE(manual); }

namespace furitsuke::help {

namespace {

/// Escapes the Markdown characters of texts and shortcuts.
QString escaped(const QString& text) {
  static const QRegularExpression sign("([\\\\`*_{}\\[\\]<>#|~])");
  return QString(text).replace(sign, "\\\\1");
}

QString keysOf(const QAction& action) {
  QStringList keys;
  for (const QKeySequence& key : action.shortcuts()) keys.append(key.toString(QKeySequence::NativeText));
  return keys.join(", ");
}

QString mention(const actions::ActionInfo& info, const actions::ActionSet& actions) {
  const QString keys = keysOf(*actions.action(info.id));
  const QString location = QString("**%1**").arg(escaped(info.place()));
  return keys.isEmpty() ? location : QString("%1 (%2)").arg(location, escaped(keys));
}

/// A table with a head; each row has as many cells.
QString tableOf(const QStringList& head, const QList<QStringList>& rows) {
  const auto line = [](const QStringList& cells) { return "| " + cells.join(" | ") + " |\n"; };
  QString table = line(head) + line(QStringList(head.size(), "---"));
  for (QStringList row : rows) {
    for (QString& cell : row) cell = escaped(cell);
    table += line(row);
  }
  return table;
}

QString operationTables() {
  QString text;
  for (const actions::MenuInfo& menu : actions::menuTable()) {
    if (menu.topic == nullptr) continue;
    QList<QStringList> rows;
    for (const actions::ActionInfo& action : actions::actionTable()) {
      if (action.operation != nullptr && QLatin1String(action.menu) == QLatin1String(menu.path)) {
        rows.append({action.plainText(), action.translatedTooltip()});
      }
    }
    text += tableOf({menu.plainText(), QCoreApplication::translate("Manual", "Description")}, rows) + '\n';
  }
  return text;
}

/// All actions of the menus, without operations that have no shortcut: these have tables of their own.
QString actionTables(const actions::ActionSet& actions) {
  const QString separator = QString::fromUtf8(" › ");
  QString text;
  for (const actions::MenuInfo& menu : actions::menuTable()) {
    const QString path = menu.path;
    if (path.contains('/')) continue;
    QList<QStringList> rows;
    for (const actions::ActionInfo& action : actions::actionTable()) {
      const QString location = action.menu;
      const QString keys = keysOf(*actions.action(action.id));
      if ((location != path && !location.startsWith(path + '/')) || (action.operation != nullptr && keys.isEmpty()))
        continue;
      rows.append({action.place().section(separator, 1), keys, action.translatedTooltip()});
    }
    if (rows.isEmpty()) continue;
    text += tableOf({menu.plainText(), QCoreApplication::translate("Manual", "Shortcut"),
                     QCoreApplication::translate("Manual", "Description")},
                    rows) +
            '\n';
  }
  return text;
}

}  // namespace

QString manualSource(const QString& language) {
  initManualResources();
  QFile file(":/doc/manual.md");
  for (const QString& name : {language.section('_', 0, 0), language}) {
    const QString translation = QString(":/doc/manual_%1.md").arg(name);
    if (QFile::exists(translation)) file.setFileName(translation);
  }
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString tutorialsSource(const QString& locale) {
  initManualResources();
  static const QRegularExpression named("^\\d+_.+?(?:_(ja|zh_CN))?\\.md$");
  const QDir folder(":/doc/tutorials");
  QMap<QString, QStringList> texts;  // by language
  for (const QString& name : folder.entryList({"*.md"}, QDir::Files, QDir::Name)) {
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::ReadOnly)) continue;
    texts[named.match(name).captured(1)].append(QString::fromUtf8(file.readAll()));
  }
  QString language;
  for (const QString& each : {locale.section('_', 0, 0), locale}) {
    if (texts.contains(each)) language = each;
  }
  return texts.value(language).join('\n').replace("](../gallery/", "](gallery/");
}

QString manualText(const QString& source, const actions::ActionSet& actions) {
  static const QRegularExpression mark("\\{([A-Za-z0-9.\\-]+)\\}");
  QString text;
  qsizetype done = 0;
  for (auto marks = mark.globalMatch(source); marks.hasNext();) {
    const QRegularExpressionMatch match = marks.next();
    text += source.mid(done, match.capturedStart() - done);
    done = match.capturedEnd();
    const QString name = match.captured(1);
    if (name == "operations") {
      text += operationTables();
    } else if (name == "actions") {
      text += actionTables(actions);
    } else if (const actions::ActionInfo* info = actions::findAction(name)) {
      text += mention(*info, actions);
    } else {
      text += match.captured();
    }
  }
  return text + source.mid(done);
}

QStringList manualPieces(const QString& text) {
  QStringList pieces;
  qsizetype start = 0;
  bool isCode = false;
  bool isAfterBlank = true;
  for (qsizetype at = 0; at < text.size();) {
    const qsizetype end = text.indexOf('\n', at);
    const qsizetype next = end < 0 ? text.size() : end + 1;
    const QStringView line = QStringView(text).mid(at, next - at);
    const bool startsPiece = isAfterBlank && !isCode && (line.startsWith(u'#') || line.startsWith(u'|'));
    if (startsPiece && at > start) {
      pieces.append(text.mid(start, at - start));
      start = at;
    }
    if (line.startsWith(u"```")) isCode = !isCode;
    isAfterBlank = line.trimmed().isEmpty();
    at = next;
  }
  if (start < text.size()) pieces.append(text.mid(start));
  return pieces;
}

}  // namespace furitsuke::help
