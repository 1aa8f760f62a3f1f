// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/json_schema.h"

#include <cstdlib>
#include <fstream>

#include "core/base/file.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::test {

bool hasSchemaValidator() { return std::system("jsonschema --version >/dev/null 2>&1") == 0; }

std::vector<bool> schemaValidity(const std::vector<std::string>& documents, const std::string& schema) {
  const TempFolder folder;
  const auto write = [&](const std::string& name, const std::string& text) {
    std::ofstream(folder.path() / name, std::ios::binary) << text;
  };
  write("schema", schema);
  for (std::size_t i = 0; i < documents.size(); ++i) write(std::to_string(i) + ".json", documents[i]);
  const std::string command =
      "cd '" + folder.path().string() + "' && jsonschema --output pretty $(printf -- '-i %s ' *.json) schema >log 2>&1";
  static_cast<void>(std::system(command.c_str()));
  const std::string log(asChars(readFile(folder.path() / "log").value()));
  if (log.find("===[SchemaError]===") != std::string::npos) return {};
  std::vector<bool> valid;
  for (std::size_t i = 0; i < documents.size(); ++i)
    valid.push_back(log.find("===[SUCCESS]===(" + std::to_string(i) + ".json)===") != std::string::npos);
  return valid;
}

}  // namespace furitsuke::test
