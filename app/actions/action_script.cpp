// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_script.h"

#include <QFile>

#include "app/actions/action_set.h"
#include "core/base/nearest_name.h"

namespace furitsuke::actions {

namespace {

Error lineError(int number, const std::string& reason) { return {{}, "line " + std::to_string(number), reason}; }

Status runScriptLine(ActionSet& actions, const QString& line) {
  auto words = splitScriptLine(line);
  if (!words) return words.error();
  if (words->isEmpty()) return Done{};
  const QString id = words->takeFirst();
  const ActionInfo* action = findAction(id);
  if (action == nullptr) {
    std::vector<std::string_view> known;
    for (const ActionInfo& each : actionTable()) known.emplace_back(each.id);
    return Error::because("unknown action '" + id.toStdString() + "'" + didYouMean(id.toStdString(), known));
  }
  auto arguments = parseActionArguments(*action, *words);
  if (!arguments) return arguments.error();
  return actions.runScripted(id, *arguments);
}

}  // namespace

Result<QStringList> splitScriptLine(const QString& line) {
  QStringList words;
  QString word;
  bool inWord = false, quoted = false;
  for (qsizetype i = 0; i < line.size(); ++i) {
    const QChar c = line[i];
    if (quoted) {
      if (c == '\\' && i + 1 < line.size() && (line[i + 1] == '"' || line[i + 1] == '\\')) {
        word += line[++i];
      } else if (c == '"') {
        quoted = false;
      } else {
        word += c;
      }
    } else if (c == '"') {
      quoted = inWord = true;
    } else if (c.isSpace()) {
      if (inWord) words.append(word);
      word.clear();
      inWord = false;
    } else if (c == '#' && !inWord) {
      break;
    } else {
      word += c;
      inWord = true;
    }
  }
  if (quoted) return Error::because("missing closing double quote");
  if (inWord) words.append(word);
  return words;
}

Status runActionScript(ActionSet& actions, const QString& script) {
  int number = 0;
  for (QString line : script.split('\n')) {
    ++number;
    if (number == 1 && line.startsWith(QChar::ByteOrderMark)) line.remove(0, 1);
    if (auto status = runScriptLine(actions, line); !status) return lineError(number, status.error().message());
  }
  return Done{};
}

Status runActionScriptFile(ActionSet& actions, const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    return Error::in(path.toStdString(), "cannot be read: " + file.errorString().toStdString());
  }
  const Status status = runActionScript(actions, QString::fromUtf8(file.readAll()));
  if (status) return status;
  return Error::in({Core::trWith("%1, %2"), path.toStdString(), status.error().section}, status.error().reason);
}

}  // namespace furitsuke::actions
