// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scripts/script_error_texts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace furitsuke::scripts {
namespace {

using Texts = std::vector<std::string>;

std::string contentOf(const std::filesystem::path& file) {
  std::ostringstream content;
  content << std::ifstream(file, std::ios::binary).rdbuf();
  return content.str();
}

/// Whether a literal is words, and not only a name or a unit.
bool isWords(std::string_view text) {
  const auto isLetter = [](char c) { return c >= 'a' && c <= 'z'; };
  const auto pair = std::ranges::adjacent_find(text, [&](char a, char b) { return isLetter(a) && isLetter(b); });
  return pair != text.end() && text.find(' ') != text.npos;
}

/// The literals with words in a statement.
void addLiterals(std::string_view statement, Texts& texts) {
  for (std::size_t at = statement.find('"'); at < statement.size(); at = statement.find('"', at + 1)) {
    std::string text;
    for (++at; at < statement.size() && statement[at] != '"'; ++at) {
      if (statement[at] == '\\') ++at;
      text += statement[at];
    }
    if (isWords(text)) texts.push_back(text);
  }
}

/// The parts of reasons that a file writes: literals in statements that make an error.
Texts reasonsIn(const std::filesystem::path& file) {
  constexpr std::array kCpp = {"Error::because(", "Error::in(",     "Error::at(",
                               "scriptError(",    "members.error(", "return error("};
  constexpr std::array kJavaScript = {" fail(", " failIn(", "argument("};
  const bool isJavaScript = file.extension() == ".js";
  const std::string content = contentOf(file);
  Texts texts;
  for (const std::string_view call :
       isJavaScript ? std::span<const char* const>(kJavaScript) : std::span<const char* const>(kCpp)) {
    for (std::size_t at = content.find(call); at != content.npos; at = content.find(call, at + 1)) {
      addLiterals(std::string_view(content).substr(at, content.find(";\n", at) - at), texts);
    }
  }
  return texts;
}

bool isListed(const std::string& reason) {
  const auto contains = [&](const auto& listed) { return listed.text.find(reason) != std::string_view::npos; };
  return std::ranges::any_of(operations::operationErrorTexts(), contains) ||
         std::ranges::any_of(scriptErrorTexts(), contains);
}

/// A reason that is added to the sources and not to the lists would be English in every language.
TEST(ErrorTexts, ListEveryReasonOfOperationsAndScripts) {
  const std::filesystem::path sources = PROJECT_SOURCES;
  std::set<std::string> missing;
  std::size_t count = 0;
  for (const char* folder : {"core/operations", "core/scripts", "app/scripting"}) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(sources / folder)) {
      if (entry.path().extension() != ".cpp" && entry.path().extension() != ".js") continue;
      for (const std::string& reason : reasonsIn(entry.path())) {
        ++count;
        if (!isListed(reason)) missing.insert(entry.path().filename().string() + ": " + reason);
      }
    }
  }
  EXPECT_GT(count, 100U) << "of the reasons in the sources were found";
  EXPECT_EQ(missing, std::set<std::string>());
}

TEST(ErrorTexts, HavePlacesForWhatIsNested) {
  const auto check = [](const operations::ErrorText& listed) {
    ASSERT_EQ(listed.nested.size() % 2, 0U) << listed.text;
    for (std::size_t i = 0; i < listed.nested.size(); i += 2) {
      EXPECT_NE(listed.text.find(std::string("%") + listed.nested[i]), std::string_view::npos) << listed.text;
      EXPECT_NE(std::string_view("rsp").find(listed.nested[i + 1]), std::string_view::npos) << listed.text;
    }
  };
  std::ranges::for_each(operations::operationErrorTexts(), check);
  std::ranges::for_each(scriptErrorTexts(), check);
}

}  // namespace
}  // namespace furitsuke::scripts
