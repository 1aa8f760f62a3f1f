// SPDX-License-Identifier: MIT
#include "app/cli/archive_report.h"

#include <nlohmann/json.hpp>
#include <sstream>
#include <string_view>
#include <utility>

#include "app/cli/info_report.h"
#include "app/cli/messages.h"
#include "core/base/diagnostic.h"
#include "core/io/project/scene_effects.h"

namespace furitsuke::cli {

namespace {

using ReportJson = nlohmann::ordered_json;

std::string_view kindName(io::OpensAs what) {
  switch (what) {
    case io::OpensAs::Motion: return "motion";
    case io::OpensAs::Model: return "model";
    case io::OpensAs::Prop: return "prop";
    case io::OpensAs::MmdProject: return "project";
    case io::OpensAs::Capture: return "capture";
    default: return "file";
  }
}

ReportJson effectList(const format::emm::File& effects) {
  ReportJson list = ReportJson::array();
  const io::EffectObjects objects(effects);
  for (const format::emm::Effect& effect : effects.effects) {
    if (effect.path.empty()) continue;
    list.push_back({{"object", objects.nameOf(effect.object)},
                    {"material", effect.material.empty() ? ReportJson() : ReportJson(effect.material)},
                    {"target", effect.target.empty() ? ReportJson() : ReportJson(effect.target)},
                    {"file", effect.path},
                    {"shown", effect.isShown}});
  }
  return list;
}

void writeEffects(std::ostream& out, const format::emm::File& effects) {
  const io::EffectObjects objects(effects);
  for (const format::emm::Effect& effect : effects.effects) {
    if (effect.path.empty()) continue;
    out << "          " << printable(objects.nameOf(effect.object));
    if (!effect.material.empty()) out << '[' << printable(effect.material) << ']';
    if (!effect.target.empty()) out << " in " << printable(effect.target);
    out << ": " << printable(effect.path) << (effect.isShown ? "" : " (hidden)") << '\n';
  }
}

}  // namespace

ReportJson archiveInfoJson(const std::string& file, const archives::UnpackedArchive& archive) {
  ReportJson json{{"file", file}, {"format", "archive"}, {"files", archive.files.size()}};
  json["entries"] = ReportJson::array();
  for (const std::string& entry : archive.openableFiles()) {
    json["entries"].push_back({{"name", entry}, {"kind", kindName(archives::entryOpensAs(archive.pathOf(entry)))}});
  }
  return json;
}

std::string archiveInfoText(const std::string& file, const archives::UnpackedArchive& archive) {
  std::ostringstream out;
  const std::vector<std::string> entries = archive.openableFiles();
  out << printable(file) << "\n  format   archive with " << countOf(archive.files.size(), "file") << "\n  to open ("
      << entries.size() << ")\n";
  for (const std::string& entry : entries) {
    out << "          " << printable(entry) << ": " << kindName(archives::entryOpensAs(archive.pathOf(entry))) << '\n';
  }
  return std::move(out).str();
}

ReportJson effectsInfoJson(const std::string& file, const format::emm::File& effects) {
  ReportJson json{{"file", file}, {"format", "emm"}, {"version", effects.version}};
  json["objects"] = ReportJson::array();
  for (const format::emm::Object& object : effects.objects) {
    json["objects"].push_back({{"key", object.key}, {"path", object.path}});
  }
  json["effects"] = effectList(effects);
  json["diagnostics"] = ReportJson::array();
  for (const Diagnostic& diagnostic : effects.diagnostics) json["diagnostics"].push_back(diagnosticJson(diagnostic));
  return json;
}

std::string effectsInfoText(const std::string& file, const format::emm::File& effects) {
  std::ostringstream out;
  out << printable(file) << "\n  format   effects of MikuMikuEffect, version " << printable(effects.version)
      << "\n  objects (" << effects.objects.size() << ")\n";
  for (const format::emm::Object& object : effects.objects) out << "          " << printable(object.path) << '\n';
  const std::size_t count = effectList(effects).size();
  out << "  effects (" << count << "), which are not drawn\n";
  writeEffects(out, effects);
  writeFindings(out, effects.diagnostics);
  return std::move(out).str();
}

ReportJson expectedEffectsJson(const std::optional<format::emm::File>& effects) {
  return effects ? effectList(*effects) : ReportJson();
}

std::string expectedEffectsText(const std::optional<format::emm::File>& effects) {
  if (!effects) return {};
  std::ostringstream out;
  out << "  effects (" << effectList(*effects).size() << "), which are not drawn\n";
  writeEffects(out, *effects);
  return std::move(out).str();
}

}  // namespace furitsuke::cli
