// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QTranslator>
#include <set>

#include "app/widgets/message_text.h"
#include "core/check/finding_codes.h"
#include "core/check/repair/motion_repair.h"
#include "core/quality/quality_kinds.h"

namespace furitsuke::commands {
namespace {

TEST(FindingTexts, AreTranslatedWithNumbersAndNames) {
  Diagnostic finding;
  finding.reason = {Core::trCount("%n name probably in %1", "%n names probably in %1"), Counted{2}, "GBK: 左手"};
  for (const char* language : {"ja", "zh_CN"}) {
    SCOPED_TRACE(language);
    QTranslator frames;
    ASSERT_TRUE(frames.load(QString("furitsuke_") + language, FURITSUKE_TRANSLATIONS));
    QCoreApplication::installTranslator(&frames);
    std::set<std::string> missing;
    const auto expectTranslated = [&missing](std::string_view text) {
      if (widgets::translatedLiteral(text) == QString::fromUtf8(text)) missing.insert(std::string(text));
    };
    for (const FindingCode& code : check::findingCodes()) expectTranslated(code.meaning);
    for (const check::Repair& repair : check::repairs()) expectTranslated(repair.text);
    for (const quality::QualityKindInfo& kind : quality::qualityKinds()) {
      for (const std::string_view part : {kind.text, kind.help, kind.unit}) {
        if (!part.empty()) expectTranslated(part);
      }
    }
    for (const check::NoRepair& none : check::impossibleRepairs()) expectTranslated(none.reason);
    const QString text = widgets::translated(finding.reason);
    QCoreApplication::removeTranslator(&frames);
    EXPECT_EQ(missing, std::set<std::string>());
    EXPECT_FALSE(text.contains("probably")) << text.toStdString();
    EXPECT_TRUE(text.contains("GBK: 左手") && text.contains('2')) << text.toStdString();
  }
  EXPECT_EQ(widgets::translated(finding.reason), "2 names probably in GBK: 左手")
      << "without a translation the text is English";
}

}  // namespace
}  // namespace furitsuke::commands
