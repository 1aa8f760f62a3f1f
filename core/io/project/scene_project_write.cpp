// SPDX-License-Identifier: MIT
#include <algorithm>
#include <string>

#include "core/io/json/annotation_file.h"
#include "core/io/json/json_text.h"
#include "core/io/json/place_key_json.h"
#include "core/io/project/scene_project_file.h"

namespace furitsuke::io {

namespace {

/// Writes the members of an object; the first one needs no comma before it.
class ProjectObject {
 public:
  explicit ProjectObject(JsonText& json, std::string_view separator = ", ") : json_(json), separator_(separator) {}

  JsonText& member(std::string_view name) {
    if (!isFirst_) json_.raw(separator_);
    isFirst_ = false;
    return json_.raw("\"").raw(name).raw("\": ");
  }
  void number(std::string_view name, double value) { member(name).number(value); }
  void integer(std::string_view name, std::int64_t value) { member(name).integer(value); }
  void text(std::string_view name, std::string_view value) { member(name).string(value); }
  void boolean(std::string_view name, bool value) { member(name).boolean(value); }
  void index(std::string_view name, const std::optional<std::size_t>& value) {
    if (value) integer(name, static_cast<std::int64_t>(*value));
  }
  void vector(std::string_view name, const glm::dvec3& value) {
    member(name).raw("[").number(value.x).raw(", ").number(value.y).raw(", ").number(value.z).raw("]");
  }
  void unknown(std::string_view members) {
    if (members.empty()) return;
    if (!isFirst_) json_.raw(separator_);
    isFirst_ = false;
    json_.raw(members);
  }
  [[nodiscard]] JsonText& json() { return json_; }

 private:
  JsonText& json_;
  std::string_view separator_;
  bool isFirst_ = true;
};

template <class Values, class Write>
void writeList(JsonText& json, const Values& values, std::string_view between, Write write) {
  json.raw("[");
  std::string_view separator = between == ", " ? "" : between.substr(1);
  for (const auto& value : values) {
    write(json.raw(separator), value);
    separator = between;
  }
  json.raw("]");
}

void writeFileReference(JsonText& json, const FileReference& file) {
  ProjectObject object(json.raw("{ "));
  object.text("path", file.path);
  if (!file.digest.empty()) {
    object.integer("size", static_cast<std::int64_t>(file.size));
    object.text("digest", file.digest);
  }
  object.unknown(file.unknown);
  json.raw(" }");
}

void writeOutsideParent(JsonText& json, const ProjectParentKey& key) {
  ProjectObject object(json.raw("{ "));
  object.integer("frame", key.frame);
  if (!key.bone.empty()) object.text("bone", key.bone);
  object.index("model", key.model);
  if (!key.target.empty()) object.text("target", key.target);
  if (key.isGround) object.boolean("ground", true);
  object.unknown(key.unknown);
  json.raw(" }");
}

void writeActor(JsonText& json, const ProjectActor& model) {
  ProjectObject object(json.raw("{ "));
  writeFileReference(object.member("file"), model.file);
  object.index("motion", model.motion);
  object.boolean("shown", model.isShown);
  if (model.isPinned) object.boolean("pinned", true);
  object.vector("position", model.position);
  const glm::dquat& turn = model.rotation;
  object.member("rotation").raw("[").number(turn.x).raw(", ").number(turn.y).raw(", ").number(turn.z);
  json.raw(", ").number(turn.w).raw("]");
  object.number("scale", model.scale);
  object.number("opacity", model.opacity);
  object.boolean("shadow", model.castsShadow);
  object.index("carrier", model.attachment);
  if (model.attachmentBone >= 0) object.integer("carrierBone", model.attachmentBone);
  if (!model.attachmentBoneName.empty()) object.text("carrierBoneName", model.attachmentBoneName);
  if (!model.outsideParents.empty())
    writeList(object.member("outsideParents"), model.outsideParents, ", ", writeOutsideParent);
  if (!model.accessoryKeys.empty()) writeList(object.member("places"), model.accessoryKeys, ", ", writeAccessoryKey);
  object.unknown(model.unknown);
  json.raw(" }");
}

/// The content of an annotation file, in one line unless that would change members of newer versions.
std::string annotationText(const motion::Annotations& annotations) {
  const std::string text = annotationsToJson(annotations);
  std::string line;
  bool isIndent = false;
  for (const char c : text) {
    // Line feeds of texts are escaped, so that those that are left, with the spaces after them, are layout.
    if (c == '\n') isIndent = true;
    if (isIndent && (c == '\n' || c == ' ')) continue;
    if (isIndent && line.back() == ',') line += ' ';
    isIndent = false;
    line += c;
  }
  const Result<motion::Annotations> again = annotationsFromJson(line);
  return again && *again == annotations ? line : text;
}

void writeMotionEntry(JsonText& json, const ProjectMotion& motion) {
  ProjectObject object(json.raw("{ "));
  if (!motion.file.path.empty()) writeFileReference(object.member("file"), motion.file);
  if (motion.file.path.empty() || !motion.title.empty()) object.text("title", motion.title);
  if (motion.id != 0) object.integer("id", static_cast<std::int64_t>(motion.id));
  object.integer("frame", motion.frame);
  if (!motion.media.empty()) writeList(object.member("media"), motion.media, ", ", writeFileReference);
  if (!motion.annotations.isEmpty()) object.member("annotations").raw(annotationText(motion.annotations));
  object.unknown(motion.unknown);
  json.raw(" }");
}

void writePhysics(JsonText& json, const ProjectPhysics& physics) {
  ProjectObject object(json.raw("{ "));
  object.text("mode", physics.mode);
  object.number("gravity", physics.gravity);
  object.vector("gravityDirection", physics.gravityDirection);
  object.boolean("ground", physics.ground);
  object.integer("stepsPerSecond", physics.stepsPerSecond);
  object.integer("settleTicks", physics.settleTicks);
  object.number("gravityNoise", physics.gravityNoise);
  object.integer("seed", physics.seed);
  object.unknown(physics.unknown);
  json.raw(" }");
}

void writeView(JsonText& json, const ProjectView& view) {
  ProjectObject object(json.raw("{ "));
  object.boolean("throughMotion", view.isThroughMotion);
  object.vector("target", view.target);
  object.vector("rotation", view.rotation);
  object.number("distance", view.distance);
  object.number("fov", view.fov);
  object.boolean("perspective", view.perspective);
  object.unknown(view.unknown);
  json.raw(" }");
}

void writePanels(JsonText& json, const ProjectPanels& panels) {
  ProjectObject object(json.raw("{ "));
  object.text("layout", panels.layout);
  object.integer("version", panels.version);
  object.unknown(panels.unknown);
  json.raw(" }");
}

}  // namespace

std::string projectToJson(const SceneProject& project) {
  JsonText json;
  ProjectObject object(json.raw("{\n  "), ",\n  ");
  object.text("format", "furitsuke.project");
  object.integer("version", kProjectVersion);
  object.integer("minor", std::max(project.minor, kProjectMinor));
  if (!project.projectFile.empty()) object.text("projectFile", project.projectFile);
  writeList(object.member("models"), project.models, ",\n    ", writeActor);
  writeList(object.member("motions"), project.motions, ",\n    ", writeMotionEntry);
  object.index("active", project.active);
  object.index("front", project.front);
  object.index("camera", project.camera);
  if (!project.cameraParents.empty())
    writeList(object.member("cameraParents"), project.cameraParents, ", ", writeOutsideParent);
  object.index("light", project.light);
  object.index("selfShadow", project.selfShadow);
  object.index("sound", project.sound);
  object.index("background", project.background);
  object.index("reference", project.reference);
  if (project.isSilent) object.boolean("silent", true);
  if (project.hasNoBackground) object.boolean("noBackground", true);
  if (project.hasNoReference) object.boolean("noReference", true);
  if (!project.playRange.isEmpty()) {
    object.member("play").raw("{ \"first\": ").integer(project.playRange.first);
    json.raw(", \"last\": ").integer(project.playRange.last).raw(" }");
  }
  if (project.isLooping) object.boolean("loop", true);
  if (project.physics) writePhysics(object.member("physics"), *project.physics);
  if (project.view) writeView(object.member("view"), *project.view);
  if (project.panels) writePanels(object.member("panels"), *project.panels);
  object.unknown(project.unknown);
  json.raw("\n}\n");
  return std::move(json).take();
}

}  // namespace furitsuke::io
