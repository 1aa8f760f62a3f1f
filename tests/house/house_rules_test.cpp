// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/house/house_rules.h"

#include <gtest/gtest.h>

#include <fstream>

namespace furitsuke::house {
namespace {

namespace fs = std::filesystem;

TEST(House, TheTreeFollowsEveryRule) {
  const auto findings = treeFindings(FURITSUKE_SOURCE_DIR);
  EXPECT_TRUE(findings.empty()) << printed(findings);
  EXPECT_GT(readTree(FURITSUKE_SOURCE_DIR).size(), 100U) << "the tree was not found, so nothing was checked";
}

struct IncludeRow {
  const char* name;
  const char* path;
  const char* include;
  bool allowed;
};

class IncludeTest : public testing::TestWithParam<IncludeRow> {};

TEST_P(IncludeTest, FollowsTheTableOfLayers) {
  const auto file = sourceFile(GetParam().path, std::string("#pragma once\n\n#include ") + GetParam().include + "\n");
  const auto findings = layerFindings(file);
  EXPECT_EQ(findings.empty(), GetParam().allowed) << printed(findings);
  for (const auto& finding : findings) EXPECT_EQ(finding.line, finding.reason == "is in no layer" ? 0 : 3);
}

constexpr IncludeRow kIncludes[] = {
    {"downwards", "core/format/vmd/a.h", "\"core/base/result.h\"", true},
    {"upwards", "core/base/a.h", "\"core/motion/motion.h\"", false},
    {"sideways", "core/motion/a.cpp", "\"core/format/vmd/vmd_file.h\"", false},
    {"evalFromFormat", "core/format/vpd/a.cpp", "\"core/eval/curve.h\"", false},
    {"appFromCore", "core/edit/a.h", "\"app/theme/theme.h\"", false},
    {"operationsFromIo", "core/io/a.cpp", "\"core/operations/operation.h\"", false},
    {"ioFromOperations", "core/operations/a.cpp", "\"core/io/motion_file.h\"", false},
    {"ownFolder", "core/eval/a.cpp", "\"core/eval/curve.h\"", true},
    {"standard", "core/base/a.cpp", "<string_view>", true},
    {"glmInCore", "core/base/a.h", "<glm/vec3.hpp>", true},
    {"jsonInIo", "core/io/a.cpp", "<nlohmann/json.hpp>", true},
    {"jsonInMotion", "core/motion/a.cpp", "<nlohmann/json.hpp>", false},
    {"qtBelowEdit", "core/io/a.cpp", "<QString>", false},
    {"qtGuiInEdit", "core/edit/a.h", "<QUndoStack>", true},
    {"widgetInEdit", "core/edit/a.h", "<QMessageBox>", false},
    {"widgetModuleInEdit", "core/edit/a.h", "<QtWidgets/QSlider>", false},
    {"widgetInApp", "app/panels/timeline/a.h", "<QWidget>", true},
    {"panelFromPanel", "app/panels/timeline/a.cpp", "\"app/panels/curves/curve_panel.h\"", false},
    {"ownPanel", "app/panels/timeline/a.cpp", "\"app/panels/timeline/track_rows.h\"", true},
    {"panelFromDocks", "app/panels/dock_area.cpp", "\"app/panels/curves/curve_panel.h\"", true},
    {"sessionFromPanel", "app/panels/curves/a.cpp", "\"app/session/scene/stage.h\"", true},
    {"panelFromSession", "app/session/a.cpp", "\"app/panels/curves/curve_panel.h\"", false},
    {"windowFromCommands", "app/commands/a.cpp", "\"app/window/main_window.h\"", false},
    {"panelFromCommands", "app/commands/a.cpp", "\"app/panels/curves/curve_panel.h\"", true},
    {"themeFromPanel", "app/panels/properties/a.cpp", "\"app/theme/theme.h\"", true},
    {"windowFromPanel", "app/panels/properties/a.cpp", "\"app/window/main_window.h\"", false},
    {"coreInCli", "app/cli/a.cpp", "\"core/io/motion/vmd_motion.h\"", true},
    {"editInCli", "app/cli/a.cpp", "\"core/edit/document/motion_document.h\"", false},
    {"qtInCli", "app/cli/a.cpp", "<QString>", false},
    {"coreInPython", "app/python/a.cpp", "\"core/io/motion/vmd_motion.h\"", true},
    {"pybindInPython", "app/python/a.cpp", "<pybind11/numpy.h>", true},
    {"pybindInCore", "core/motion/a.cpp", "<pybind11/numpy.h>", false},
    {"cliInPython", "app/python/a.cpp", "\"app/cli/input.h\"", false},
    {"qtInPython", "app/python/a.cpp", "<QString>", false},
    {"testsInApp", "app/window/a.cpp", "\"tests/support/corpus.h\"", false},
    {"installedInConsumer", "tests/consumer/a.cpp", "<furitsuke/core/base/result.h>", true},
    {"treeInConsumer", "tests/consumer/a.cpp", "\"core/base/result.h\"", false},
    {"platformHeader", "core/base/file.cpp", "<unistd.h>", false},
    {"platformFile", "core/base/file_linux.cpp", "<unistd.h>", true},
    {"unknownLibrary", "core/base/a.cpp", "<boost/any.hpp>", false},
    {"withoutPath", "core/base/a.cpp", "\"result.h\"", false},
    {"metaObject", "app/window/a.cpp", "\"a.moc\"", true},
    {"noLayer", "app.cpp", "<string>", false},
};
INSTANTIATE_TEST_SUITE_P(Includes, IncludeTest, testing::ValuesIn(kIncludes),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST(House, AForbiddenIncludeInATreeOnDiskIsReportedWithItsLine) {
  const fs::path root = fs::path(testing::TempDir()) / "furitsuke-house";
  fs::remove_all(root);
  fs::create_directories(root / "core/base");
  std::ofstream(root / "core/base/good.h", std::ios::binary)
      << "// SPDX-License-Identifier: MIT\n#pragma once\n#include <string>\n";
  EXPECT_EQ(printed(treeFindings(root)), "");
  std::ofstream(root / "core/base/bad.cpp", std::ios::binary)
      << "// SPDX-License-Identifier: MIT\n#include <QWidget>\n";
  fs::create_directory(root / "misc");
  const std::vector<Finding> expected = {{"misc", 0, "does not belong at the top level"},
                                         {"core/base/bad.cpp", 2, "core/base/ may not include QWidget"}};
  EXPECT_EQ(treeFindings(root), expected) << printed(treeFindings(root));
  fs::remove_all(root);
}

struct LocalNameRow {
  const char* name;
  const char* first;
  const char* second;
  bool clean;
};

TEST(House, LocalNamesAreUniqueWithinALibrary) {
  const LocalNameRow rows[] = {
      {"constant", "constexpr double kRadius = 4;", "constexpr int kRadius = 5;", false},
      {"constant of a type with a comma", "constexpr std::array<int, 2> kSizes = {1, 2};", "const int kSizes[] = {1};",
       false},
      {"type", "struct Row {", "enum class Row : int {", false},
      {"type and only its name", "struct Row {", "struct Row;", true},
      {"alias", "using Row = int;", "using Row = int;", true},
      {"function", "int rowOf(int a) { return a; }", "int rowOf(char a) { return a; }", true},
      {"inside a function", "void f() {\n  constexpr int kSize = 1;\n}", "constexpr int kSize = 2;", true},
      {"two names", "constexpr int kOne = 1;", "constexpr int kTwo = 2;", true},
  };
  const auto source = [](const char* path, const std::string& space, const char* text) {
    return sourceFile(path, "namespace " + space + " {\nnamespace {\n\n" + text + "\n\n}  // namespace\n}\n");
  };
  const auto joined =
      sourceFile("core/a/CMakeLists.txt", "furitsuke_library(core_a\n  SOURCES b.cpp\n    c.cpp\n  LINK d)\n");
  const auto apart =
      sourceFile("core/a/CMakeLists.txt", "furitsuke_library(core_a SOURCES b.cpp)\nfuritsuke_test(e SOURCES c.cpp)\n");
  const auto globbed = sourceFile("core/a/CMakeLists.txt",
                                  "file(GLOB sources *.cpp)\nfuritsuke_library(core_a SOURCES ${sources} LINK d)\n");
  for (const LocalNameRow& row : rows) {
    const auto first = source("core/a/b.cpp", "furitsuke", row.first);
    const auto findings = localNameFindings({joined, first, source("core/a/c.cpp", "furitsuke", row.second)});
    EXPECT_EQ(findings.empty(), row.clean) << row.name << "\n" << printed(findings);
    EXPECT_EQ(localNameFindings({globbed, first, source("core/a/c.cpp", "furitsuke", row.second)}), findings);
    EXPECT_TRUE(localNameFindings({apart, first, source("core/a/c.cpp", "furitsuke", row.second)}).empty()) << row.name;
    EXPECT_TRUE(localNameFindings({joined, first, source("core/a/c.cpp", "furitsuke::d", row.second)}).empty());
  }
}

struct NamespaceRow {
  const char* path;
  const char* space;
  bool allowed;
};

TEST(House, NamespacesFollowFolders) {
  const NamespaceRow rows[] = {
      {"core/motion/a.h", "furitsuke::motion", true},
      {"core/motion/a.h", "furitsuke", false},
      {"core/motion/a.h", "furitsuke::model", false},
      {"core/base/a.h", "furitsuke::inline base", true},
      {"core/base/utf8.h", "furitsuke::inline base::utf8", true},
      {"core/format/vmd/a.cpp", "furitsuke::format::vmd", true},
      {"core/format/vmd/a.cpp", "furitsuke::format", false},
      {"core/edit/journal/a.h", "furitsuke::edit", true},
      {"core/edit/journal/a.h", "furitsuke::edit::journal", true},
      {"core/edit/document/a.h", "furitsuke::edit::journal", false},
      {"app/panels/curves/a.h", "furitsuke::panels", true},
      {"app/window/a.h", "furitsuke::shell", false},
      {"tests/core/motion/a.cpp", "furitsuke::motion", true},
      {"tests/core/motion/a.cpp", "furitsuke::test", true},
      {"tests/bench/a.cpp", "furitsuke::bench", true},
      {"tests/support/a.h", "furitsuke::motion", false},
  };
  for (const NamespaceRow& row : rows) {
    std::string space = row.space;
    const std::string inlined = "furitsuke::inline base";
    if (space.starts_with(inlined)) {
      const std::string inner = space.substr(inlined.size());
      space = "furitsuke {\ninline namespace base" + (inner.empty() ? inner : " {\nnamespace " + inner.substr(2));
    }
    const auto findings = namespaceFindings(sourceFile(row.path, "namespace " + space + " {\n\nint a();\n\n}\n"));
    EXPECT_EQ(findings.empty(), row.allowed) << row.path << ": " << space;
    // Declaring the types of another folder is allowed everywhere.
    const std::string declaring = "namespace " + space + " {\nclass A;\nenum class B : int;\n}\n";
    EXPECT_TRUE(namespaceFindings(sourceFile(row.path, declaring)).empty()) << row.path << ": " << space;
  }
}

TEST(House, ClassesStayWithinTheirLimits) {
  const auto repeat = [](int times, const std::string& line) {
    std::string text;
    for (int i = 0; i < times; ++i) text += line;
    return text;
  };
  const auto classWith = [&](const std::string& body) {
    return sourceFile("app/panels/a.h", "class A : public B {\n public:\n  A();\n  ~A();\n" + body + "};\n");
  };
  const std::string getter = "  [[nodiscard]] int a() const { return a_; }\n";
  EXPECT_TRUE(limitFindings({classWith(repeat(45, getter))}).empty());
  EXPECT_FALSE(limitFindings({classWith(repeat(46, getter))}).empty());
  EXPECT_FALSE(limitFindings({classWith(repeat(45, getter) + "\n signals:\n  void changed();\n")}).empty());
  EXPECT_TRUE(limitFindings({classWith(repeat(45, getter) + "\n private:\n  void change();\n")}).empty());
  EXPECT_TRUE(limitFindings({classWith(repeat(41, "  int a_ = 0;\n"))}).empty());
}

TEST(House, NoTypeNameIsDefinedTwice) {
  struct Row {
    const char* name;
    const char* path;
    const char* text;
    bool clean;
  };
  const Row rows[] = {
      {"again", "app/panels/b.h", "struct KeyPlace {", false},
      {"on one line", "app/panels/b.h", "struct KeyPlace { int a; };", false},
      {"of another kind", "core/io/b.cpp", "enum class KeyPlace : char {", false},
      {"derived", "core/io/b.h", "class KeyPlace final : public A {", false},
      {"declared", "core/io/b.h", "struct KeyPlace;", true},
      {"member", "core/io/b.h", "  struct KeyPlace {", true},
      {"local", "core/io/b.cpp", "namespace {\nstruct KeyPlace {", true},
      {"other name", "core/io/b.cpp", "struct KeyPlaces {", true},
      {"record of a format", "core/format/vmd/b.h", "struct KeyPlace {", true},
      {"of a test", "tests/core/b.cpp", "struct KeyPlace {", true},
  };
  const auto first = sourceFile("core/motion/a.h", "struct KeyPlace {\n};\n");
  for (const Row& row : rows) {
    const auto findings = typeNameFindings({first, sourceFile(row.path, std::string(row.text) + "\n};\n")});
    EXPECT_EQ(findings.empty(), row.clean) << row.name << "\n" << printed(findings);
  }
}

TEST(House, TheWindowNamesNoOperation) {
  const auto rows = sourceFile("core/operations/time/a.cpp",
                               "Operation bakeOperation() {\n  return {\n      .id = \"bake\",\n"
                               "      .parameters = {{.id = \"every\"}}};\n}\n"
                               "Operation toIkOperation() {\n  return {.id = \"to-ik\"};\n}\n");
  const struct {
    const char* path;
    const char* line;
    bool clean;
  } lines[] = {{"app/commands/a.cpp", "if (operation.id == \"bake\") f();", false},
               {"app/commands/a.cpp", "f(\"to-ik\");", false},
               {"app/session/a.cpp", "findOperation(\"bake\");", false},
               {"app/window/a.cpp", "call(\"operation.other\");", false},
               {"app/dialogs/a.cpp", "box->setObjectName(\"bake\");", true},
               {"app/dialogs/a.cpp", "if (name == \"every\") f();", true},
               {"app/panels/operations/operation_widgets.cpp", "{\"to-ik\", f}", true},
               {"app/cli/a.cpp", "f(\"to-ik\");", true}};
  for (const auto& row : lines) {
    const auto findings = operationIdFindings({rows, sourceFile(row.path, row.line)});
    EXPECT_EQ(findings.empty(), row.clean) << row.line << "\n" << printed(findings);
  }
}

struct TextRow {
  const char* name;
  const char* path;
  std::string text;
  bool clean;
};

class TextTest : public testing::TestWithParam<TextRow> {};

TEST_P(TextTest, FollowsTheHouseRules) {
  const auto file = sourceFile(GetParam().path, GetParam().text);
  auto findings = licenseFindings(file);
  for (const auto& more : {sizeFindings(file), textFindings(file)})
    findings.insert(findings.end(), more.begin(), more.end());
  EXPECT_EQ(findings.empty(), GetParam().clean) << printed(findings);
}

std::string repeated(int times, const std::string& line) {
  std::string text;
  for (int i = 0; i < times; ++i) text += line;
  return text;
}

const std::string kMit = "// SPDX-License-Identifier: MIT\n";
const std::string kGpl = "// SPDX-License-Identifier: GPL-3.0-or-later\n";

INSTANTIATE_TEST_SUITE_P(
    Texts, TextTest,
    testing::Values(
        TextRow{"mitInCore", "core/base/a.cpp", kMit, true}, TextRow{"gplInCore", "core/base/a.cpp", kGpl, false},
        TextRow{"mitInCli", "app/cli/main.cpp", kMit, true},
        TextRow{"mitInPython", "app/python/module.cpp", kMit, true},
        TextRow{"mitInApp", "app/startup/main.cpp", kMit, false},
        TextRow{"noLicense", "app/startup/main.cpp", "int a;\n", false}, TextRow{"emptyFile", "app/a.cpp", "", false},
        TextRow{"licenseOfScript", "app/run", "#!/bin/sh\n# SPDX-License-Identifier: GPL-3.0-or-later\n", true},
        TextRow{"longestFile", "app/a.cpp", kGpl + repeated(599, "int a;\n"), true},
        TextRow{"fileTooLong", "app/a.cpp", kGpl + repeated(600, "int a;\n"), false},
        TextRow{"longestFunction", "app/a.cpp", kGpl + "void f() {\n" + repeated(78, "  g();\n") + "}\n", true},
        TextRow{"functionTooLong", "app/a.cpp", kGpl + "void f() {\n" + repeated(79, "  g();\n") + "}\n", false},
        TextRow{"secondFunctionTooLong", "app/a.cpp",
                kGpl + "namespace a {\n\nint b = 1;\nvoid f() { g(); }\nvoid f(int,\n       int) {\n" +
                    repeated(79, "  g();\n") + "}\n\n}  // namespace a\n",
                false},
        TextRow{"methodTooLong", "app/a.cpp",
                kGpl + "class A {\n public:\n  void f() const {\n" + repeated(79, "    g();\n") + "  }\n};\n", false},
        TextRow{"longClass", "app/a.cpp", kGpl + "class A : B {\n" + repeated(90, "  void g();\n") + "};\n", true},
        TextRow{"longTable", "app/a.cpp", kGpl + "const int a[] = {\n" + repeated(90, "    f(1),\n") + "};\n", true},
        TextRow{"noteToSelf", "app/a.cpp", kGpl + "// TO" + "DO later\n", false},
        TextRow{"noteInDocument", "README.md", std::string("FIX") + "ME\n", false},
        TextRow{"wordThatContainsIt", "README.md", "mkstemp XXXXXX\n", true},
        TextRow{"machinePath", "README.md", std::string("see /ho") + "me/me/a\n", false},
        TextRow{"pathInside", "README.md", std::string("app/ho") + "me/a\n", true},
        TextRow{"viewsPipeline", "app/a.cpp", kGpl + "auto a = b | std::vi" + "ews::reverse;\n", false},
        TextRow{"guardMissing", "app/a.h", kGpl, false}, TextRow{"guard", "app/a.h", kGpl + "#pragma once\n", true},
        TextRow{"stepOfAStack", "app/a.cpp", kGpl + "auto* a = stack.comm" + "and(0);\n", false},
        TextRow{"castOfAStep", "tests/a.cpp", kGpl + "auto* a = dynamic_c" + "ast<const MotionEditCommand*>(b);\n",
                false},
        TextRow{"stepOfAHistory", "core/edit/document/a.cpp", kMit + "auto* a = stack.comm" + "and(0);\n", true},
        TextRow{"otherCast", "app/a.cpp", kGpl + "auto* a = dynamic_c" + "ast<QWidget*>(b);\n", true},
        TextRow{"hiddenMacro", "app/a.cpp", kGpl + "class A : B { Q_OBJ" + "ECT\n", false}),
    [](const auto& tested) { return std::string(tested.param.name); });

}  // namespace
}  // namespace furitsuke::house
