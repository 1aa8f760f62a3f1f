// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/texts/finding_text.h"

#include <QCoreApplication>
#include <QHash>

#include "app/widgets/texts/message_text.h"
#include "core/check/finding_codes.h"

namespace furitsuke::widgets {

namespace {

const QHash<QString, QString>& meaningsByCode() {
  static const QHash<QString, QString> meanings = [] {
    QHash<QString, QString> table;
    for (const check::FindingCode& code : check::findingCodes()) {
      table.insert(QString::fromUtf8(code.code), QString::fromUtf8(code.meaning));
    }
    return table;
  }();
  return meanings;
}

}  // namespace

QString translatedFinding(std::string_view sentence) {
  return QCoreApplication::translate("Core", std::string(sentence).c_str());
}

QString findingText(const Diagnostic& finding) {
  if (!finding.reason.isFinished()) return translated(finding.reason);
  const QString meaning = meaningsByCode().value(QString::fromStdString(finding.code));
  const QString translated = meaning.isEmpty() ? meaning : translatedFinding(meaning.toStdString());
  if (translated == meaning) return QString::fromStdString(finding.reason.english());
  QString text = translated;
  if (!finding.detail.empty())
    text = QCoreApplication::translate("Findings", "%1: %2").arg(text, QString::fromStdString(finding.detail));
  if (finding.count > 1) text = QCoreApplication::translate("Findings", "%1 (%L2 times)").arg(text).arg(finding.count);
  return text;
}

}  // namespace furitsuke::widgets
