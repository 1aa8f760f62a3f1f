// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/recovery/scene_record.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>
#include <algorithm>
#include <set>
#include <utility>

#include "app/session/file_paths.h"
#include "app/session/workspace.h"

namespace furitsuke::session {

namespace {

constexpr std::array kPartNames = {"camera", "light", "selfShadow"};

QJsonValue toJsonValue(const std::optional<MotionReference>& motion) {
  if (!motion) return {};
  return QJsonObject{{"file", motion->file}, {"title", motion->title}};
}

std::optional<MotionReference> motionFrom(const QJsonValue& value) {
  if (!value.isObject()) return std::nullopt;
  return MotionReference{value["file"].toString(), value["title"].toString()};
}

std::optional<std::size_t> indexFrom(const QJsonValue& value, qsizetype count) {
  const int index = value.toInt(-1);
  return index >= 0 && index < count ? std::optional<std::size_t>(static_cast<std::size_t>(index)) : std::nullopt;
}

QJsonValue indexValue(const std::optional<std::size_t>& index) {
  return index ? QJsonValue(static_cast<int>(*index)) : QJsonValue();
}

QJsonObject placementJson(const scene::Placement& placement) {
  const glm::dvec3& at = placement.position;
  const glm::dquat& turn = placement.rotation;
  return {{"position", QJsonArray{at.x, at.y, at.z}},
          {"rotation", QJsonArray{turn.w, turn.x, turn.y, turn.z}},
          {"scale", placement.scale},
          {"bone", static_cast<int>(placement.carrierBone)},
          {"opacity", placement.opacity},
          {"shadow", placement.castsShadow}};
}

scene::Placement placementFrom(const QJsonObject& json) {
  const QJsonArray at = json["position"].toArray(), turn = json["rotation"].toArray();
  scene::Placement placement;
  for (int i = 0; i < 3; ++i) placement.position[i] = at.at(i).toDouble();
  const glm::dquat rotation(turn.at(0).toDouble(1), turn.at(1).toDouble(), turn.at(2).toDouble(),
                            turn.at(3).toDouble());
  if (glm::dot(rotation, rotation) > 0) placement.rotation = glm::normalize(rotation);
  placement.scale = json["scale"].toDouble(1);
  placement.carrierBone = json["bone"].toInt(model::kNoIndex);
  placement.opacity = std::clamp(json["opacity"].toDouble(1), 0.0, 1.0);
  placement.castsShadow = json["shadow"].toBool(true);
  return placement;
}

/// For each model of the record the actor that was read from its file; nullptr if it is not open.
std::vector<const scene::Actor*> actorsOf(const SceneRecord& record, const Stage& stage) {
  std::set<const scene::Actor*> used;
  std::vector<const scene::Actor*> actors;
  for (const SceneRecord::Model& model : record.models) {
    const auto found = std::ranges::find_if(stage.actors(), [&](const auto& actor) {
      return !used.contains(actor.get()) && absolutePath(stage.infoOf(actor->id()).path) == model.file;
    });
    actors.push_back(found == stage.actors().end() ? nullptr : found->get());
    if (actors.back() != nullptr) used.insert(actors.back());
  }
  return actors;
}

}  // namespace

MotionReference MotionReference::of(const edit::MotionDocument& document) {
  return {absolutePath(document.file().path()), document.file().title()};
}

edit::MotionDocument* MotionReference::find(const Workspace& workspace) const {
  if (!file.isEmpty()) return workspace.findFile(toPath(file));
  for (int i = 0; i < workspace.count(); ++i) {
    const edit::DocumentFile& open = workspace.document(i)->file();
    if (open.path().empty() && open.title() == title) return workspace.document(i);
  }
  return nullptr;
}

SceneRecord SceneRecord::of(const Stage& stage, const Workspace& workspace) {
  SceneRecord record;
  const auto reference = [](const edit::MotionDocument* motion) -> std::optional<MotionReference> {
    return motion == nullptr ? std::nullopt : std::optional(MotionReference::of(*motion));
  };
  const auto indexOf = [&stage](std::uint64_t id) -> std::optional<std::size_t> {
    const auto found = std::ranges::find_if(stage.actors(), [id](const auto& actor) { return actor->id() == id; });
    if (found == stage.actors().end()) return std::nullopt;
    return static_cast<std::size_t>(found - stage.actors().begin());
  };
  for (const auto& actor : stage.actors()) {
    Model model{absolutePath(stage.infoOf(actor->id()).path),
                actor->shown,
                stage.infoOf(actor->id()).isPinned,
                actor->placement,
                indexOf(actor->placement.carrier),
                reference(stage.motionOf(actor->id()))};
    record.models.push_back(std::move(model));
  }
  if (stage.active() != nullptr) record.active = indexOf(stage.active()->id());
  for (std::size_t i = 0; i < kSceneParts.size(); ++i) record.parts[i] = reference(stage.motionOf(kSceneParts[i]));
  record.front = reference(workspace.current());
  return record;
}

QByteArray SceneRecord::toJson() const {
  QJsonArray all;
  for (const Model& model : models) {
    all.append(QJsonObject{{"file", model.file},
                           {"shown", model.isShown},
                           {"pinned", model.isPinned},
                           {"placement", placementJson(model.placement)},
                           {"carrier", indexValue(model.carrier)},
                           {"motion", toJsonValue(model.motion)}});
  }
  QJsonObject json{{"models", all}, {"active", indexValue(active)}, {"front", toJsonValue(front)}};
  for (std::size_t i = 0; i < parts.size(); ++i) json[kPartNames[i]] = toJsonValue(parts[i]);
  return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

std::optional<SceneRecord> SceneRecord::fromJson(const QByteArray& json) {
  const QJsonDocument document = QJsonDocument::fromJson(json);
  if (!document.isObject()) return std::nullopt;
  SceneRecord record;
  const QJsonArray all = document["models"].toArray();
  for (const auto& value : all) {
    const QJsonObject model = value.toObject();
    record.models.push_back({model["file"].toString(), model["shown"].toBool(true), model["pinned"].toBool(),
                             placementFrom(model["placement"].toObject()), indexFrom(model["carrier"], all.size()),
                             motionFrom(model["motion"])});
  }
  record.active = indexFrom(document["active"], all.size());
  record.front = motionFrom(document["front"]);
  for (std::size_t i = 0; i < record.parts.size(); ++i) record.parts[i] = motionFrom(document[kPartNames[i]]);
  return record;
}

bool SceneRecord::refersTo(const MotionReference& motion) const {
  return front == motion || std::ranges::find(parts, std::optional(motion)) != parts.end() ||
         std::ranges::any_of(models, [&](const Model& model) { return model.motion == motion; });
}

QStringList SceneRecord::missingFiles(const Stage& stage, const Workspace& workspace,
                                      const std::vector<MotionReference>& recovered) const {
  QStringList files;
  const std::vector<const scene::Actor*> actors = actorsOf(*this, stage);
  for (std::size_t i = 0; i < models.size(); ++i) {
    if (actors[i] == nullptr) files.append(models[i].file);
  }
  const auto need = [&](const std::optional<MotionReference>& motion) {
    if (!motion || motion->file.isEmpty() || files.contains(motion->file)) return;
    if (motion->find(workspace) != nullptr || std::ranges::find(recovered, *motion) != recovered.end()) return;
    files.append(motion->file);
  };
  for (const Model& model : models) need(model.motion);
  for (const auto& part : parts) need(part);
  return files;
}

void SceneRecord::apply(Stage& stage, Workspace& workspace) const {
  const std::vector<const scene::Actor*> actors = actorsOf(*this, stage);
  for (std::size_t i = 0; i < models.size(); ++i) {
    if (actors[i] == nullptr) continue;
    const Model& model = models[i];
    const std::uint64_t id = actors[i]->id();
    scene::Placement placement = model.placement;
    const scene::Actor* carrier = model.carrier ? actors[*model.carrier] : nullptr;
    placement.carrier = carrier == nullptr ? 0 : carrier->id();
    const bool hasBone = carrier != nullptr && placement.carrierBone >= 0 &&
                         static_cast<std::size_t>(placement.carrierBone) < carrier->model().bones.size();
    if (!hasBone) placement.carrierBone = model::kNoIndex;
    stage.setPlacement(id, placement);
    stage.setShown(id, model.isShown);
    edit::MotionDocument* motion = model.motion ? model.motion->find(workspace) : nullptr;
    if (motion != nullptr || !model.motion) stage.assignMotion(id, motion);
    stage.setPinned(id, model.isPinned);
  }
  for (std::size_t i = 0; i < parts.size(); ++i) {
    edit::MotionDocument* motion = parts[i] ? parts[i]->find(workspace) : nullptr;
    if (motion != nullptr && stage.motionOf(kSceneParts[i]) != motion) stage.choosePartMotion(kSceneParts[i], motion);
  }
  if (active && actors[*active] != nullptr) stage.setActive(actors[*active]->id());
  edit::MotionDocument* current = front ? front->find(workspace) : nullptr;
  if (current != nullptr) workspace.setCurrent(current);
}

}  // namespace furitsuke::session
