// SPDX-License-Identifier: MIT
#include "app/cli/projects/project_report.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <utility>

#include "app/cli/info_report.h"
#include "app/cli/messages.h"

namespace furitsuke::cli {

namespace {

using ProjectJson = nlohmann::ordered_json;

ProjectJson pathJson(const std::string& path) { return path.empty() ? ProjectJson() : ProjectJson(path); }

ProjectJson indexJson(const std::optional<std::size_t>& index) { return index ? ProjectJson(*index) : ProjectJson(); }

void writeFile(std::ostream& out, const char* title, const std::string& path) {
  if (!path.empty()) out << title << printable(path) << '\n';
}

}  // namespace

ProjectJson projectInfoJson(const std::string& file, const io::Project& project) {
  ProjectJson json{{"file", file}, {"format", "pmm"}, {"version", project.version}};
  json["width"] = project.width;
  json["height"] = project.height;
  json["models"] = ProjectJson::array();
  for (const io::ProjectModel& model : project.models) {
    json["models"].push_back({{"name", model.name.text()},
                              {"path", model.path},
                              {"visible", model.isVisible},
                              {"bones", model.bones},
                              {"morphs", model.morphs},
                              {"keys", model.keys},
                              {"namesKnown", model.hasNames},
                              {"outsideParentKeys", model.outsideParents.size()}});
  }
  json["cameraKeys"] = project.camera.camera.size();
  json["lightKeys"] = project.camera.light.size();
  json["selfShadowKeys"] = project.camera.selfShadow.size();
  json["accessories"] = ProjectJson::array();
  for (const io::ProjectAccessory& accessory : project.accessories) {
    json["accessories"].push_back({{"name", accessory.name}, {"path", accessory.path}, {"keys", accessory.keys}});
  }
  json["sound"] = pathJson(project.sound);
  json["film"] = pathJson(project.film);
  json["picture"] = pathJson(project.picture);
  json["play"] = project.playRange.isEmpty()
                     ? ProjectJson()
                     : ProjectJson{{"first", project.playRange.first}, {"last", project.playRange.last}};
  json["diagnostics"] = ProjectJson::array();
  for (const Diagnostic& diagnostic : project.diagnostics) json["diagnostics"].push_back(diagnosticJson(diagnostic));
  if (project.damage) json["error"] = errorJson(*project.damage);
  return json;
}

std::string projectInfoText(const std::string& file, const io::Project& project) {
  std::ostringstream out;
  out << printable(file) << "\n  format   MikuMikuDance project (PMM), version " << project.version << '\n';
  out << "  picture  " << project.width << " x " << project.height << '\n';
  out << "  camera   " << countOf(project.camera.camera.size(), "key") << ", light "
      << countOf(project.camera.light.size(), "key") << ", self shadow "
      << countOf(project.camera.selfShadow.size(), "key") << '\n';
  if (!project.playRange.isEmpty()) {
    out << "  play     frames " << project.playRange.first << " to " << project.playRange.last << '\n';
  }
  writeFile(out, "  sound    ", project.sound);
  writeFile(out, "  film     ", project.film);
  writeFile(out, "  backdrop ", project.picture);
  out << "  models (" << project.models.size() << ")\n";
  for (std::size_t i = 0; i < project.models.size(); ++i) {
    const io::ProjectModel& model = project.models[i];
    out << "     "
        << (i < 9    ? "  "
            : i < 99 ? " "
                     : "")
        << i + 1 << "  " << printable(model.name.text()) << ", " << countOf(model.keys, "key") << ": "
        << printable(model.path) << '\n';
  }
  if (!project.accessories.empty()) out << "  accessories (" << project.accessories.size() << ")\n";
  for (const io::ProjectAccessory& accessory : project.accessories) {
    out << "          " << printable(accessory.name) << ": " << printable(accessory.path) << '\n';
  }
  writeFindings(out, project.diagnostics);
  return std::move(out).str();
}

ProjectJson projectInfoJson(const std::string& file, const io::LoadedSceneProject& loaded) {
  const io::SceneProject& project = loaded.project;
  ProjectJson json{{"file", file}, {"format", "furitsuke"}, {"version", io::kProjectVersion}};
  json["minor"] = project.minor;
  json["models"] = ProjectJson::array();
  for (const io::ProjectActor& model : project.models) {
    json["models"].push_back({{"path", model.file.path},
                              {"visible", model.isShown},
                              {"motion", indexJson(model.motion)},
                              {"carrier", indexJson(model.attachment)},
                              {"outsideParentKeys", model.outsideParents.size()}});
  }
  json["motions"] = ProjectJson::array();
  for (const io::ProjectMotion& motion : project.motions) {
    ProjectJson media = ProjectJson::array();
    for (const io::FileReference& each : motion.media) media.push_back(each.path);
    json["motions"].push_back({{"path", pathJson(motion.file.path)}, {"media", std::move(media)}});
  }
  json["camera"] = indexJson(project.camera);
  json["light"] = indexJson(project.light);
  json["selfShadow"] = indexJson(project.selfShadow);
  json["play"] = project.playRange.isEmpty()
                     ? ProjectJson()
                     : ProjectJson{{"first", project.playRange.first}, {"last", project.playRange.last}};
  json["diagnostics"] = ProjectJson::array();
  for (const Diagnostic& diagnostic : loaded.diagnostics) json["diagnostics"].push_back(diagnosticJson(diagnostic));
  return json;
}

std::string projectInfoText(const std::string& file, const io::LoadedSceneProject& loaded) {
  const io::SceneProject& project = loaded.project;
  std::ostringstream out;
  out << printable(file) << "\n  format   project, version " << io::kProjectVersion << '.' << project.minor << '\n';
  const auto motionPath = [&project](const std::optional<std::size_t>& index) {
    return index ? project.motions[*index].file.path : std::string();
  };
  writeFile(out, "  camera   ", motionPath(project.camera));
  writeFile(out, "  light    ", motionPath(project.light));
  writeFile(out, "  shadow   ", motionPath(project.selfShadow));
  if (!project.playRange.isEmpty()) {
    out << "  play     frames " << project.playRange.first << " to " << project.playRange.last << '\n';
  }
  out << "  models (" << project.models.size() << ")\n";
  for (const io::ProjectActor& model : project.models) {
    out << "          " << printable(model.file.path);
    if (model.motion) out << ": " << printable(motionPath(model.motion));
    out << '\n';
  }
  out << "  motions (" << project.motions.size() << ")\n";
  for (const io::ProjectMotion& motion : project.motions) {
    out << "          " << printable(motion.file.path);
    for (const io::FileReference& media : motion.media) out << " + " << printable(media.path);
    out << '\n';
  }
  writeFindings(out, loaded.diagnostics);
  return std::move(out).str();
}

}  // namespace furitsuke::cli
