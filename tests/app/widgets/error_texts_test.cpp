// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/texts/error_texts.h"

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
#include <utility>
#include <vector>

namespace furitsuke::widgets {
namespace {

using Texts = std::vector<std::string>;

/// Texts in statements that make errors, but that are none, or that the window does not show as they are.
struct OtherText {
  std::string_view file;
  std::string_view text;  ///< empty: all of the file
  std::string_view why;
};

constexpr OtherText kOtherTexts[] = {
    {"core/check/foreign_names.cpp", " probably in ", "a finding, which the window shows by its code"},
    {"core/edit/document/layer_clips.cpp", {}, "are translated where they occur"},
    {"core/exchange/face_fit.cpp", " without a morph of the model: ", "a finding"},
    {"core/image/texture_report.cpp", {}, "findings"},
    {"core/io/model/motion_binding.cpp", {}, "findings"},
    {"core/io/vmd/vmd_tally.cpp", {}, "findings"},
};

bool isOther(const std::string& file, const std::string& text) {
  return std::ranges::any_of(kOtherTexts, [&](const OtherText& other) {
    return other.file == file && (other.text.empty() || other.text == text);
  });
}

/// The file without its comments; a line of a comment may show a text as an example.
std::string contentOf(const std::filesystem::path& file) {
  std::ostringstream content;
  std::ifstream in(file, std::ios::binary);
  for (std::string line; std::getline(in, line);) {
    const std::size_t start = line.find_first_not_of(' ');
    if (start != line.npos && std::string_view(line).substr(start).starts_with("//")) continue;
    // A quotation mark as a character.
    for (std::size_t at = line.find("'\"'"); at != line.npos; at = line.find("'\"'")) line.replace(at, 3, "'.'");
    content << line << '\n';
  }
  return content.str();
}

/// Without what marks texts of messages, which lupdate finds: Core::tr("…"), Core::trWith("…"), Core::trCount("…",
/// "…").
std::string withoutMarked(std::string content) {
  for (std::size_t at = content.find("Core::tr"); at != content.npos; at = content.find("Core::tr", at)) {
    bool isQuoted = false;
    std::size_t end = content.find('(', at);
    for (; end < content.size() && (isQuoted || content[end] != ')'); ++end) {
      if (content[end] == '\\')
        ++end;
      else if (content[end] == '"')
        isQuoted = !isQuoted;
    }
    content.erase(at, end - at);
  }
  return content;
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

/// The parts of reasons and sections that a file writes: literals in statements that make an error or return a text.
Texts textsIn(const std::filesystem::path& file) {
  constexpr std::array kCpp = {
      "Error::because(", "Error::in(",         "Error::at(",   "Error(",    ".error(",   "return error(",
      "fail(",           "failShort(",         "reject(",      "refused(",  "expected(", "badViews(",
      "setSection(",     "in.count(",          "in.column(",   "in.keys(",  "readList(", "readRecords(",
      "eachItem(",       "damaged(",           "take(\"",      "return \"", "reason = ", "reason += ",
      "problem = ",      "constexpr char kNo", "libavStatus(", "kNames{"};
  constexpr std::array kJavaScript = {" fail(", " failIn(", "argument("};
  constexpr std::array kOthers = {"report(", "makeDiagnostic(", "log(", "tally(", ".note("};
  const bool isJavaScript = file.extension() == ".js";
  const std::string content = withoutMarked(contentOf(file));
  Texts texts;
  for (const std::string_view call :
       isJavaScript ? std::span<const char* const>(kJavaScript) : std::span<const char* const>(kCpp)) {
    for (std::size_t at = content.find(call); at != content.npos; at = content.find(call, at + 1)) {
      const std::string_view statement = std::string_view(content).substr(at, content.find(";\n", at) - at);
      const auto isIn = [&](std::string_view other) { return statement.find(other) != statement.npos; };
      if (std::ranges::none_of(kOthers, isIn)) addLiterals(statement, texts);
    }
  }
  return texts;
}

bool isListed(const std::string& text) {
  static const std::vector<ErrorText> all = errorTexts();
  return std::ranges::any_of(all, [&](const ErrorText& listed) { return listed.text.find(text) != listed.text.npos; });
}

/// A reason that is added to the sources and not to the lists would be English in every language.
TEST(ErrorTexts, ListWhatTheSourcesWrite) {
  const std::filesystem::path sources = PROJECT_SOURCES;
  std::set<std::string> missing;
  std::size_t count = 0;
  for (const char* folder : {"core", "app/scripting"}) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(sources / folder)) {
      const std::string extension = entry.path().extension().string();
      if (extension != ".cpp" && extension != ".h" && extension != ".js") continue;
      const std::string name = entry.path().lexically_relative(sources).generic_string();
      for (const std::string& text : textsIn(entry.path())) {
        ++count;
        if (!isListed(text) && !isOther(name, text)) missing.insert(std::string(name).append(": ").append(text));
      }
    }
  }
  EXPECT_GT(count, 0U);
  EXPECT_EQ(missing, std::set<std::string>()) << "list them in app/widgets/texts/*_error_texts.cpp";
}

TEST(ErrorTexts, HaveExceptionsThatExist) {
  for (const OtherText& other : kOtherTexts) {
    const Texts texts = textsIn(std::filesystem::path(PROJECT_SOURCES) / other.file);
    const auto isMeant = [&](const std::string& text) {
      return other.text.empty() ? !isListed(text) : text == other.text;
    };
    EXPECT_TRUE(std::ranges::any_of(texts, isMeant)) << other.file << ": " << other.text;
  }
}

TEST(ErrorTexts, HavePlacesForWhatIsNested) {
  for (const ErrorText& listed : errorTexts()) {
    ASSERT_EQ(listed.nested.size() % 2, 0U) << listed.text;
    for (std::size_t i = 0; i < listed.nested.size(); i += 2) {
      EXPECT_NE(listed.text.find(std::string("%") + listed.nested[i]), std::string_view::npos) << listed.text;
      EXPECT_NE(std::string_view("rspl").find(listed.nested[i + 1]), std::string_view::npos) << listed.text;
    }
  }
}

TEST(ErrorTexts, AreListedOnce) {
  std::set<std::pair<ErrorTextKind, std::string_view>> seen;
  for (const ErrorText& listed : errorTexts())
    EXPECT_TRUE(seen.emplace(listed.kind, listed.text).second) << listed.text;
}

}  // namespace
}  // namespace furitsuke::widgets
