// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/scripts/bundled_scripts.h"
#include "core/scripts/script.h"
#include "core/scripts/script_operation.h"

namespace furitsuke::scripts {
namespace {

std::string withHeader(const std::string& json) {
  return "// a script\n\n/* furitsuke-script\n" + json + "\n*/\nlog(1);\n";
}

TEST(ScriptHeader, IsTheCommentAtTheStart) {
  const auto header = readHeader(withHeader(R"({"title": {"en": "Nod", "ja": "うなずく"}, "help": "Nods.",
    "parameters": [
      {"id": "angle", "kind": "number", "default": 12.5, "min": -90, "max": 90, "unit": "degrees", "text": "Angle"},
      {"id": "every", "kind": "integer", "min": 1},
      {"id": "side", "kind": "choice", "choices": ["left", "right"]},
      {"id": "eyes", "kind": "bool", "default": true},
      {"id": "bone", "kind": "bone", "default": "頭"},
      {"id": "eyelids", "kind": "morph", "default": "まばたき"},
      {"id": "foot", "kind": "choice", "choices": ["both", {"value": "l", "text": {"en": "Left", "ja": "左"}}],
       "default": "l"}], "seconds": 30})"));
  ASSERT_TRUE(header.ok()) << header.error().message();
  EXPECT_EQ(header->title.in("ja_JP"), "うなずく");
  EXPECT_EQ(header->title.in("zh_CN"), "Nod");
  EXPECT_EQ(header->help.in("ja"), "Nods.");
  EXPECT_EQ(header->seconds, 30);
  ASSERT_EQ(header->parameters.size(), 7U);
  EXPECT_EQ(header->parameters[0].initial, "12.5");
  EXPECT_EQ(header->parameters[0].unit, "degrees");
  EXPECT_EQ(header->parameters[1].initial, "1") << "the smallest value, because 0 is below it";
  EXPECT_EQ(header->parameters[2].initial, "left");
  EXPECT_EQ(header->parameters[3].initial, "true");
  EXPECT_EQ(header->parameters[4].initial, "頭");
  EXPECT_EQ(header->parameters[5].kind, ScriptParameterKind::Morph);
  EXPECT_EQ(header->parameters[6].initial, "l");
  EXPECT_EQ(header->parameters[6].choices[0].text.in("ja"), "") << "made from the value";
  EXPECT_EQ(header->parameters[6].choices[1].text.in("ja_JP"), "左");
}

TEST(ScriptHeader, MayBeMissing) {
  for (const char* source : {"", "log(1);", "/* another comment */ log(1);", "// furitsuke-script\nlog(1);"}) {
    const auto header = readHeader(source);
    ASSERT_TRUE(header.ok()) << source;
    EXPECT_TRUE(header->parameters.empty() && header->title.texts.empty()) << source;
  }
}

TEST(ScriptHeader, NamesTheLineAndTheMemberOfAMistake) {
  struct Row {
    std::string source;
    int line;
    std::string reason;
  };
  const auto parameter = [](const std::string& members) {
    return withHeader("{\"parameters\": [{\"id\": \"a\", " + members + "}]}");
  };
  const Row rows[] = {
      {"/* furitsuke-script {", 1, "no end"},
      {withHeader("{\n\"title\": \n}"), 6, "not valid JSON"},
      {withHeader("[]"), 3, "expected an object"},
      {withHeader("{\"titel\": \"x\"}"), 3, "titel: unknown member"},
      {withHeader("{\"seconds\": 1000}"), 3, "seconds: expected at most 100"},
      {withHeader("{\"parameters\": [{\"id\": \"a b\", \"kind\": \"bool\"}]}"), 3, "id: expected letters"},
      {withHeader("{\"parameters\": [{\"id\": \"tracks\", \"kind\": \"bool\"}]}"), 3, "has another meaning"},
      {parameter("\"kind\": \"vector\""), 3, "kind: expected number"},
      {parameter("\"kind\": \"choice\", \"choices\": []"), 3, "choices: expected a list"},
      {parameter("\"kind\": \"choice\", \"choices\": [\"x\"], \"default\": \"y\""), 3, "not one of the choices"},
      {parameter("\"kind\": \"choice\", \"choices\": [\"x\", {\"value\": \"x\"}]"), 3, "\"x\" is given twice"},
      {parameter("\"kind\": \"choice\", \"choices\": [{\"text\": \"x\"}]"), 3, "value: expected a text"},
      {parameter("\"kind\": \"choice\", \"choices\": [{\"value\": \"x\", \"texts\": 1}]"), 3, "texts: unknown member"},
      {parameter("\"kind\": \"number\", \"min\": 3, \"max\": 1"), 3, "min: is above max"},
      {parameter("\"kind\": \"number\", \"min\": 3, \"default\": 1"), 3, "not between min and max"},
      {parameter("\"kind\": \"integer\", \"default\": 1.5"), 3, "expected a whole number"},
      {parameter("\"kind\": \"bool\", \"default\": 1"), 3, "expected true or false"},
      {"\xff", 1, "not in UTF-8"},
      {std::string(kMaxScriptBytes + 1, ' '), 1, "more than 1 MB"},
  };
  for (const Row& row : rows) {
    const auto header = readHeader(row.source);
    ASSERT_FALSE(header.ok()) << row.reason;
    EXPECT_EQ(lineOf(header.error()), row.line) << header.error().message();
    EXPECT_NE(header.error().message().find(row.reason), std::string::npos) << header.error().message();
  }
}

TEST(BundledScripts, HaveTextsInThreeLanguages) {
  ASSERT_EQ(bundledScripts().size(), 10U);
  const auto isComplete = [](const LocalText& text) {
    return text.texts.contains("en") && text.texts.contains("ja") && text.texts.contains("zh_CN");
  };
  std::set<std::string> titles;
  for (const BundledScript& script : bundledScripts()) {
    const auto header = readHeader(script.source);
    ASSERT_TRUE(header.ok()) << script.name << ": " << header.error().message();
    EXPECT_TRUE(isComplete(header->title) && isComplete(header->help)) << script.name;
    EXPECT_TRUE(titles.insert(header->title.in("en")).second) << script.name;
    EXPECT_TRUE(script.source.starts_with("// SPDX-License-Identifier: MIT\n")) << script.name;
    for (const ScriptParameter& parameter : header->parameters) {
      EXPECT_TRUE(isComplete(parameter.text) && isComplete(parameter.help)) << script.name << ": " << parameter.id;
      EXPECT_FALSE(parameter.help.in("en").ends_with('.')) << script.name << ": " << parameter.id;
    }
  }
}

TEST(ScriptOperation, HasTheTextsOfTheLanguage) {
  const BundledScript& nods = *findBundledScript("beat-nods");
  const auto made = ScriptOperation::make({std::string(nods.name), std::string(nods.source)}, "ja_JP");
  ASSERT_TRUE(made.ok());
  const operations::Operation& operation = (*made)->operation();
  EXPECT_EQ(operation.id, "script.beat-nods");
  EXPECT_EQ(operation.text, "拍でうなずく");
  ASSERT_EQ(operation.parameters.size(), 3U);
  EXPECT_EQ(operation.parameters[1].label, "角度");
  EXPECT_EQ(operation.parameters[1].unit, "degrees") << "which the program translates";
  EXPECT_EQ(operation.parameters[1].maximum, 90);
  EXPECT_EQ(operation.parameters[0].names, operations::NameKind::Bone) << "so that the form offers names";
  EXPECT_EQ(operation.parameters[1].names, operations::NameKind::None);
}

TEST(ScriptOperation, TranslatesTheTextsOfChoicesButNotTheirValues) {
  const Script script{"side", withHeader(R"({"parameters": [{"id": "side", "kind": "choice", "choices": [
    "both", {"value": "left", "text": {"en": "Left side", "ja": "左側", "zh_CN": "左侧"}}]}]})")};
  struct Row {
    const char* language;
    const char* text;
  };
  for (const Row& row :
       {Row{"en_US", "Left side"}, Row{"ja_JP", "左側"}, Row{"zh_CN", "左侧"}, Row{"de", "Left side"}}) {
    const auto made = ScriptOperation::make(script, row.language);
    ASSERT_TRUE(made.ok()) << made.error().message();
    const operations::OperationParameter& side = (*made)->operation().parameters[0];
    EXPECT_EQ(side.choices, (std::vector<std::string_view>{"both", "left"})) << row.language;
    EXPECT_EQ(side.choiceLabels, (std::vector<std::string_view>{"", row.text})) << row.language;
  }
}

}  // namespace
}  // namespace furitsuke::scripts
