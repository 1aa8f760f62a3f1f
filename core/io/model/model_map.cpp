// SPDX-License-Identifier: MIT
#include "core/io/model/model_map.h"

#include "core/base/standard_names.h"
#include "core/io/json/json_reader.h"

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

}  // namespace furitsuke::io
