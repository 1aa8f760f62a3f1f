// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/tutorials/tutorial_text.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QRegularExpression>

namespace furitsuke::test {

namespace {

QString contentOf(const QString& name) {
  QFile file(QString(FURITSUKE_TUTORIALS "/") + name);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
  return QString::fromUtf8(file.readAll());
}

/// Where the actions of the first step after `last` begin.
qsizetype startAfter(const QString& actions, int last) {
  static const QRegularExpression step("^# Step (\\d+)$", QRegularExpression::MultilineOption);
  for (auto match = step.globalMatch(actions); match.hasNext();) {
    const QRegularExpressionMatch each = match.next();
    if (each.captured(1).toInt() > last) return each.capturedStart();
  }
  return actions.size();
}

}  // namespace

QStringList tutorialNames() {
  QStringList names = QDir(FURITSUKE_TUTORIALS).entryList({"*.actions"}, QDir::Files, QDir::Name);
  for (QString& name : names) name.chop(QString(".actions").size());
  return names;
}

QStringList tutorialLanguages() { return {"en", "ja", "zh_CN"}; }

QString tutorialText(const QString& name, const QString& language) {
  return contentOf(name + (language == "en" ? ".md" : "_" + language + ".md"));
}

QString tutorialActions(const QString& name) { return contentOf(name + ".actions"); }

QString actionsUpTo(const QString& actions, int last) { return actions.left(startAfter(actions, last)); }

QString actionsAfter(const QString& actions, int last) { return actions.mid(startAfter(actions, last)); }

}  // namespace furitsuke::test
