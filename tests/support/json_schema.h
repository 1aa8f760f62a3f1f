// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

// JSON schemas, by the program "jsonschema" of the package python3-jsonschema.
namespace furitsuke::test {

[[nodiscard]] bool hasSchemaValidator();

/// Which of the documents are valid by the schema; empty if the schema itself is not valid.
[[nodiscard]] std::vector<bool> schemaValidity(const std::vector<std::string>& documents, const std::string& schema);

}  // namespace furitsuke::test
