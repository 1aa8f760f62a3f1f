// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/trail.h"

#include <QStringList>
#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace furitsuke::soak {

std::int64_t sharedMilliseconds() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

Trail::Trail(const QString& path) : file_(path) {
  if (file_.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered)) return;
  std::fprintf(stderr, "%s cannot be written\n", qUtf8Printable(path));
  std::exit(2);
}

// One system call for each record: after that the death of the process loses nothing.
void Trail::write(const QString& line) { file_.write((line + '\n').toUtf8()); }

void Trail::begin(const QString& line) { write(QString("B\t%1\t%2").arg(sharedMilliseconds()).arg(line)); }

void Trail::end() { write(QString("E\t%1").arg(sharedMilliseconds())); }

void Trail::show(int document, const ShownState& state) {
  write(QStringList{"S", QString::number(state.time), QString::number(document), QString::number(state.fingerprint, 16),
                    QString::number(state.index), QString::number(state.count), state.isModified ? "1" : "0",
                    state.file}
            .join('\t'));
}

void Trail::close(int document) { write(QString("C\t%1\t%2").arg(sharedMilliseconds()).arg(document)); }

TrailEnd readTrail(const QString& path, std::int64_t killed, std::int64_t loss) {
  TrailEnd end;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return end;
  std::map<int, ExpectedDocument> documents;
  while (!file.atEnd()) {
    const QByteArray line = file.readLine();
    if (!line.endsWith('\n')) break;
    const QStringList words = QString::fromUtf8(line.chopped(1)).split('\t');
    const std::int64_t time = words.value(1).toLongLong();
    if (words[0] == "B") {
      end.interrupted = words.value(2);
    } else if (words[0] == "E") {
      end.interrupted.reset();
    } else if (words[0] == "C" && time <= killed - loss) {
      documents.erase(words.value(2).toInt());
    } else if (words[0] == "C") {
      documents[words.value(2).toInt()].mayBeMissing = true;
    } else if (words.size() == 8) {
      const ShownState state{
          time, words[3].toULongLong(nullptr, 16), words[4].toInt(), words[5].toInt(), words[6] == "1", words[7]};
      ExpectedDocument& document = documents[words[2].toInt()];
      document.key = words[2].toInt();
      if (time <= killed - loss) document.states.clear();
      document.states.push_back(state);
    }
  }
  for (auto& [key, document] : documents) {
    for (const ShownState& state : document.states) {
      // A damaged file that is only open has no steps that could be recovered.
      if (!state.isModified || state.count == 0) document.mayBeMissing = true;
    }
    if (document.states.size() > 0 && document.states.front().time > killed - loss) document.mayBeMissing = true;
    end.documents.push_back(std::move(document));
  }
  return end;
}

}  // namespace furitsuke::soak
