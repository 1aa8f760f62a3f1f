// SPDX-License-Identifier: MIT
#include "app/cli/model_report.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string_view>
#include <utility>

#include "app/cli/info_report.h"
#include "app/cli/messages.h"
#include "core/io/model/model_finding_counter.h"

namespace furitsuke::cli {

namespace {

using ModelJson = nlohmann::ordered_json;

constexpr std::array<std::string_view, model::kMorphKindCount> kMorphKindNames{
    "group", "vertex", "bone", "uv", "uv1", "uv2", "uv3", "uv4", "material", "flip", "impulse"};

struct NamedCount {
  const char* name;
  std::size_t count;
};

std::array<NamedCount, 10> modelCounts(const model::Model& model) {
  return {{{"vertices", model.mesh.size()},
           {"faces", model.mesh.indices.size() / 3},
           {"materials", model.materials.size()},
           {"textures", model.textures.size()},
           {"bones", model.bones.size()},
           {"morphs", model.morphs.size()},
           {"displayFrames", model.displayGroups.size()},
           {"rigidBodies", model.bodies.size()},
           {"joints", model.joints.size()},
           {"softBodies", model.softBodies.size()}}};
}

/// Rounded to one decimal: as a float, 2.1 is not exact.
double modelVersion(const io::LoadedModel& loaded) { return std::round(double{loaded.version} * 10) / 10; }

ModelJson partJson(const model::ModelName& name) {
  ModelJson json{{"name", name.text}};
  if (!name.english.empty()) json["english"] = name.english;
  return json;
}

template <class Part>
void writeNames(std::ostream& out, std::string_view title, const std::vector<Part>& parts) {
  if (parts.empty()) return;
  out << "  " << title << " (" << parts.size() << ")\n";
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const model::ModelName& name = parts[i].name;
    out << "          " << printable(io::partLabel(name, i).english());
    if (!name.english.empty()) out << " / " << printable(name.english);
    out << '\n';
  }
}

}  // namespace

nlohmann::ordered_json modelInfoJson(const std::string& file, const io::LoadedModel& loaded) {
  const model::Model& model = loaded.model;
  ModelJson json{{"file", file}, {"format", io::fileKindName(loaded.format)}};
  json["version"] = modelVersion(loaded);
  json["modelName"] = model.name.text;
  json["modelNameEnglish"] = model.name.english;
  json["comment"] = model.comment;
  json["commentEnglish"] = model.commentEnglish;
  for (const NamedCount& entry : modelCounts(model)) json["counts"][entry.name] = entry.count;
  json["bones"] = ModelJson::array();
  for (const model::Bone& bone : model.bones) json["bones"].push_back(partJson(bone.name));
  json["morphs"] = ModelJson::array();
  for (const model::Morph& morph : model.morphs) {
    json["morphs"].push_back(partJson(morph.name));
    json["morphs"].back()["kind"] = kMorphKindNames[static_cast<std::size_t>(morph.kind)];
  }
  json["diagnostics"] = ModelJson::array();
  for (const Diagnostic& diagnostic : loaded.diagnostics) json["diagnostics"].push_back(diagnosticJson(diagnostic));
  if (loaded.damage) json["error"] = errorJson(*loaded.damage);
  return json;
}

std::string modelInfoText(const std::string& file, const io::LoadedModel& loaded) {
  const model::Model& model = loaded.model;
  std::ostringstream out;
  out << printable(file) << '\n';
  out << "  format   " << std::string_view(io::fileKindTitle(loaded.format)) << ", version " << modelVersion(loaded)
      << '\n';
  out << "  model    " << (model.name.text.empty() ? "(no name)" : printable(model.name.text));
  if (!model.name.english.empty()) out << " / " << printable(model.name.english);
  out << "\n  counts   ";
  const char* separator = "";
  for (const NamedCount& entry : modelCounts(model)) {
    out << separator << entry.name << ' ' << entry.count;
    separator = ", ";
  }
  out << '\n';
  writeNames(out, "bones", model.bones);
  writeNames(out, "morphs", model.morphs);
  writeFindings(out, loaded.diagnostics);
  return std::move(out).str();
}

}  // namespace furitsuke::cli
