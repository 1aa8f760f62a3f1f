// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QTranslator>
#include <set>

#include "app/panels/findings/finding_text.h"
#include "core/check/finding_codes.h"
#include "core/check/repair/motion_repair.h"

namespace furitsuke::commands {
namespace {

TEST(FindingTexts, AreTranslatedToJapaneseWithNumbersAndNames) {
  QTranslator sentences;
  QTranslator frames;
  ASSERT_TRUE(sentences.load("findings_ja", FURITSUKE_TRANSLATIONS));
  ASSERT_TRUE(frames.load("furitsuke_ja", FURITSUKE_TRANSLATIONS));
  QCoreApplication::installTranslator(&sentences);
  QCoreApplication::installTranslator(&frames);
  std::set<std::string> missing;
  for (const check::FindingCode& code : check::findingCodes()) {
    if (panels::translatedFinding(code.meaning) == QString::fromUtf8(code.meaning))
      missing.insert(std::string(code.meaning));
  }
  for (const check::Repair& repair : check::repairs()) {
    if (panels::translatedFinding(repair.text) == QString::fromUtf8(repair.text))
      missing.insert(std::string(repair.text));
  }
  for (const check::NoRepair& none : check::impossibleRepairs()) {
    if (panels::translatedFinding(none.reason) == QString::fromUtf8(none.reason))
      missing.insert(std::string(none.reason));
  }
  Diagnostic finding{
      "motion.name.encoding", Severity::Warning, "2 names probably in GBK: 左手", {}, {}, {}, 2, "GBK: 左手"};
  const QString text = panels::findingText(finding);
  QCoreApplication::removeTranslator(&sentences);
  QCoreApplication::removeTranslator(&frames);
  EXPECT_EQ(missing, std::set<std::string>());
  EXPECT_TRUE(text.startsWith("名前が CP932 以外")) << text.toStdString();
  EXPECT_TRUE(text.contains("GBK: 左手") && text.contains('2')) << text.toStdString();
  EXPECT_EQ(panels::findingText(finding), "2 names probably in GBK: 左手")
      << "without a translation the text is English";
}

}  // namespace
}  // namespace furitsuke::commands
