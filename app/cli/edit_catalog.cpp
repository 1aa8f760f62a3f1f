// SPDX-License-Identifier: MIT
#include "app/cli/edit_catalog.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string_view>

#include "app/cli/frame_list.h"

namespace furitsuke::cli {

namespace {

/// In the order of ParameterKind.
constexpr std::array kKindNames =
    std::to_array<std::string_view>({"flag", "integer", "number", "vector", "choice", "text", "motionFile", "pairTable",
                                     "lyricsFile", "soundFile", "modelFile"});
static_assert(kKindNames.size() == static_cast<std::size_t>(operations::ParameterKind::ModelFile) + 1);

std::string padded(std::string_view text, std::size_t width) {
  return std::string(text) + std::string(width > text.size() ? width - text.size() : 0, ' ');
}

nlohmann::ordered_json parameterJson(const operations::OperationParameter& parameter) {
  nlohmann::ordered_json json{{"id", parameter.id},
                              {"kind", kKindNames[static_cast<std::size_t>(parameter.kind)]},
                              {"help", parameter.help},
                              {"required", parameter.isRequired}};
  if (!parameter.isRequired) json["default"] = parameter.initial;
  if (!parameter.unit.empty()) json["unit"] = parameter.unit;
  if (std::isfinite(parameter.minimum)) json["minimum"] = parameter.minimum;
  if (std::isfinite(parameter.maximum)) json["maximum"] = parameter.maximum;
  if (!parameter.choices.empty()) json["choices"] = parameter.choices;
  return json;
}

}  // namespace

std::string operationList() {
  std::size_t width = 0;
  for (const operations::Operation& operation : operations::operations()) width = std::max(width, operation.id.size());
  std::string list;
  for (const operations::Operation& operation : operations::operations()) {
    list += padded(operation.id, width + 2);
    list += operation.text;
    list += '\n';
  }
  return list;
}

nlohmann::ordered_json operationListJson() {
  auto list = nlohmann::ordered_json::array();
  for (const operations::Operation& operation : operations::operations()) {
    auto parameters = nlohmann::ordered_json::array();
    for (const operations::OperationParameter& parameter : operation.parameters)
      parameters.push_back(parameterJson(parameter));
    list.push_back({{"id", operation.id},
                    {"text", operation.text},
                    {"help", operation.help},
                    {"parameters", std::move(parameters)}});
  }
  return list;
}

std::string operationHelp(const operations::Operation& operation) {
  std::string help = std::string(operation.id) + ": " + std::string(operation.text) + "\n\n";
  help += std::string(operation.help) + "\n\n";
  for (const operations::OperationParameter& parameter : operation.parameters) {
    help += "  " + std::string(parameter.id) + "=" + std::string(parameter.initial) + "\n      ";
    help += std::string(parameter.help) + ": " + operations::parameterForm(parameter).english();
    if (!parameter.unit.empty()) help += " (" + std::string(parameter.unit) + ")";
    help += parameter.isRequired ? "; required\n" : "\n";
  }
  help +=
      "  tracks=\n      Tracks to change: names separated by commas, * for any text, bones, morphs, morph:NAME, "
      "camera, light,\n      selfShadow, property; default all\n";
  help += "  frames=\n      Frames to change: " + std::string(kFrameListForm) + "; default all\n";
  return help;
}

}  // namespace furitsuke::cli
