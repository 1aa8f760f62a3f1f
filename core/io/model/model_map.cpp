// SPDX-License-Identifier: MIT
#include "core/io/model/model_map.h"

#include <algorithm>
#include <utility>

#include "core/base/standard_names.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_text.h"

namespace furitsuke::io {

Result<ModelMap> modelMapFromJson(std::string_view text) {
  JsonReader reader(text);
  ModelMap map;
  std::string format;
  reader.object(requiredField("format",
                              [&] {
                                reader.string(format);
                                if (format != "furitsuke.modelMap")
                                  reader.fail(Core::tr("is not \"furitsuke.modelMap\""));
                              }),
                requiredField("version", [&] { static_cast<void>(reader.integer(1, 1)); }), requiredField("bones", [&] {
                  reader.members([&](std::string_view name) {
                    if (!isStandardName(name))
                      return reader.fail(Core::tr("is not the name of a bone of MMD's models"));
                    reader.string(map.emplace_back(name, std::string()).second);
                  });
                }));
  reader.end();
  if (!reader.ok()) return reader.error();
  return map;
}

std::string modelMapToJson(const ModelMap& map) {
  JsonText json;
  json.raw("{ \"format\": \"furitsuke.modelMap\", \"version\": 1, \"bones\": {");
  bool isFirst = true;
  for (const auto& [standard, bone] : map) {
    json.raw(std::exchange(isFirst, false) ? "\n  " : ",\n  ").string(standard).raw(": ").string(bone);
  }
  return std::move(json).take() + "\n} }\n";
}

std::vector<std::string> removeUnknownBones(ModelMap& map, const model::Model& model) {
  std::vector<std::string> unknown;
  std::erase_if(map, [&](const std::pair<std::string, std::string>& row) {
    const auto isMeant = [&row](const model::Bone& bone) { return bone.name.text == row.second; };
    if (row.second.empty() || std::ranges::any_of(model.bones, isMeant)) return false;
    unknown.push_back(row.second);
    return true;
  });
  return unknown;
}

}  // namespace furitsuke::io
