// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QTranslator>
#include <set>

#include "app/widgets/texts/finding_text.h"
#include "core/check/finding_codes.h"
#include "core/check/repair/motion_repair.h"
#include "core/quality/quality_kinds.h"

namespace furitsuke::commands {
namespace {

TEST(FindingTexts, AreTranslatedWithNumbersAndNames) {
  const struct {
    const char* language;
    const char* start;
  } rows[] = {{"ja", "名前が CP932 以外"}, {"zh_CN", "名称似乎使用了 CP932 以外"}};
  const Diagnostic finding{
      "motion.name.encoding", Severity::Warning, "2 names probably in GBK: 左手", {}, {}, {}, 2, "GBK: 左手"};
  for (const auto& row : rows) {
    SCOPED_TRACE(row.language);
    QTranslator frames;
    ASSERT_TRUE(frames.load(QString("furitsuke_") + row.language, FURITSUKE_TRANSLATIONS));
    QCoreApplication::installTranslator(&frames);
    std::set<std::string> missing;
    const auto expectTranslated = [&missing](std::string_view text) {
      if (widgets::translatedFinding(text) == QString::fromUtf8(text)) missing.insert(std::string(text));
    };
    for (const check::FindingCode& code : check::findingCodes()) expectTranslated(code.meaning);
    for (const check::Repair& repair : check::repairs()) expectTranslated(repair.text);
    for (const quality::QualityKindInfo& kind : quality::qualityKinds()) {
      for (const std::string_view part : {kind.text, kind.help, kind.unit}) {
        if (!part.empty()) expectTranslated(part);
      }
    }
    for (const check::NoRepair& none : check::impossibleRepairs()) expectTranslated(none.reason);
    const QString text = widgets::findingText(finding);
    QCoreApplication::removeTranslator(&frames);
    EXPECT_EQ(missing, std::set<std::string>());
    EXPECT_TRUE(text.startsWith(QString::fromUtf8(row.start))) << text.toStdString();
    EXPECT_TRUE(text.contains("GBK: 左手") && text.contains('2')) << text.toStdString();
  }
  EXPECT_EQ(widgets::findingText(finding), "2 names probably in GBK: 左手")
      << "without a translation the text is English";
}

}  // namespace
}  // namespace furitsuke::commands
