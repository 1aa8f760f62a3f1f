// SPDX-License-Identifier: MIT
#include "core/io/named_files.h"

#include <array>
#include <cstdio>

#include "core/base/file.h"
#include "core/base/file_text.h"
#include "core/io/model/model_file.h"
#include "core/io/motion/csv_rows.h"
#include "core/io/motion_file.h"

namespace furitsuke::io {

namespace {

Error inFile(const std::filesystem::path& path, const Error& error) {
  const std::string name = displayPath(path);
  return error.section == name ? Error::because(error.sentence())
                               : Error::because(Core::trWith("%1: %2"), name, error.sentence());
}

}  // namespace

Result<std::shared_ptr<const motion::Motion>> loadWholeMotion(const std::filesystem::path& path) {
  Result<LoadedMotion> loaded = loadMotion(path);
  if (!loaded) return inFile(path, loaded.error());
  if (loaded->damage) return inFile(path, *loaded->damage);
  return std::make_shared<const motion::Motion>(std::move(loaded->motion));
}

Result<std::shared_ptr<const model::Model>> loadWholeModel(const std::filesystem::path& path) {
  Result<LoadedModel> loaded = loadModel(path);
  if (!loaded) return inFile(path, loaded.error());
  if (loaded->damage) return inFile(path, *loaded->damage);
  return std::make_shared<const model::Model>(std::move(loaded->model));
}

Result<std::vector<std::pair<std::string, std::string>>> loadNamePairs(const std::filesystem::path& path) {
  const Result<Bytes> bytes = readFile(path);
  if (!bytes) return inFile(path, bytes.error());
  const std::string text = fileText(asChars(*bytes));
  CsvRows rows(text);
  std::vector<std::pair<std::string, std::string>> pairs;
  while (rows.next()) {
    const bool isPair =
        rows.cells().size() >= 2 && rows.isEmptyFrom(3) && !rows.cell(0).empty() && !rows.cell(1).empty();
    if (!isPair || rows.isUnclosed()) {
      return inFile(path, Error::in({Core::trWith("line %1"), rows.line()},
                                    Core::tr("needs two names separated by a comma; a third cell is ignored")));
    }
    pairs.emplace_back(rows.cell(0), rows.cell(1));
  }
  return pairs;
}

namespace {

std::string csvCell(const std::string& text) {
  if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + "\"";
}

}  // namespace

std::string namePairsCsv(const std::vector<std::pair<std::string, std::string>>& pairs,
                         const std::vector<double>& scores) {
  std::string csv;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    csv += csvCell(pairs[i].first) + "," + csvCell(pairs[i].second);
    if (i < scores.size()) {
      std::array<char, 16> score{};
      std::snprintf(score.data(), score.size(), ",%.2f", scores[i]);
      csv += score.data();
    }
    csv += '\n';
  }
  return csv;
}

}  // namespace furitsuke::io
