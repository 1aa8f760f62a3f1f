// SPDX-License-Identifier: MIT
#include "app/cli/script_step.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "core/base/file.h"
#include "core/base/nearest_name.h"
#include "core/scripts/bundled_scripts.h"

namespace furitsuke::cli {

namespace {

constexpr std::string_view kLanguage = "en";

Message unknownScript(const std::string& typed) {
  std::vector<std::string_view> known;
  for (const scripts::BundledScript& script : scripts::bundledScripts()) known.push_back(script.name);
  const std::string_view nearest = nearestName(typed, known);
  if (nearest.empty()) return Core::tr("no such file, and no bundled script has that name");
  return {Core::trWith("no such file, and no bundled script has that name; did you mean %1?"), nearest};
}

Result<scripts::Script> readScript(const std::string& file) {
  const std::filesystem::path path(std::u8string(file.begin(), file.end()));
  std::error_code failed;
  if (std::filesystem::exists(path, failed)) {
    const Result<Bytes> bytes = readFile(path);
    if (!bytes) return bytes.error();
    const std::u8string stem = path.stem().u8string();
    return scripts::Script{std::string(stem.begin(), stem.end()), std::string(asChars(*bytes))};
  }
  const scripts::BundledScript* bundled = scripts::findBundledScript(file);
  if (bundled == nullptr) return Error::because(unknownScript(file));
  return scripts::Script{std::string(bundled->name), std::string(bundled->source)};
}

}  // namespace

Result<std::shared_ptr<const scripts::ScriptOperation>> openScript(const std::string& file) {
  Result<scripts::Script> script = readScript(file);
  if (!script) return Error::in(Message::verbatim(file), script.error().reason);
  Result<std::shared_ptr<scripts::ScriptOperation>> made =
      scripts::ScriptOperation::make(*std::move(script), kLanguage);
  if (!made) return Error::in(Message::verbatim(file), made.error().sentence());
  return std::shared_ptr<const scripts::ScriptOperation>(*std::move(made));
}

Result<operations::OperationArguments::Texts> scriptValues(const std::vector<std::string>& words) {
  operations::OperationArguments::Texts texts;
  for (const std::string& word : words) {
    const std::size_t equals = word.find('=');
    if (equals == std::string::npos) return Error::in(Message::verbatim(word), Core::tr("expected key=value"));
    texts.emplace_back(word.substr(0, equals), word.substr(equals + 1));
  }
  return texts;
}

std::string scriptList() {
  constexpr std::string_view kGap = "  ";
  std::size_t width = 0;
  for (const scripts::BundledScript& script : scripts::bundledScripts()) width = std::max(width, script.name.size());
  std::string list;
  for (const scripts::BundledScript& script : scripts::bundledScripts()) {
    const Result<scripts::ScriptHeader> header = scripts::readHeader(script.source);
    list += std::string(script.name) + std::string(width - script.name.size(), ' ') + std::string(kGap);
    list += (header.ok() ? header->title.in(kLanguage) : header.error().message()) + "\n";
  }
  return list;
}

}  // namespace furitsuke::cli
