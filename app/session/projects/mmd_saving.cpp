// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/projects/mmd_saving.h"

#include <QCoreApplication>
#include <algorithm>
#include <glm/trigonometric.hpp>
#include <utility>

#include "app/session/projects/mmd_project.h"
#include "app/session/stage.h"
#include "app/session/workspace.h"
#include "core/edit/document/file_content.h"
#include "core/io/pmm/pmm_export.h"
#include "core/motion/layers/layer_stack.h"
#include "core/scene/vac.h"

namespace furitsuke::session {

namespace {

struct MmdSavingText {
  Q_DECLARE_TR_FUNCTIONS(MmdSaving)
};

/// The motion that moves a model of the project now; nullptr: none, its keys stay as they are.
edit::MotionDocument* motionNow(const MmdLink::Model& model, const Stage& stage) {
  if (model.actor != 0 && stage.scene().find(model.actor) != nullptr) return stage.motionOf(model.actor);
  return model.motion;
}

std::optional<std::size_t> modelOfActor(const MmdLink& link, std::uint64_t actor) {
  const auto found = std::ranges::find(link.models, actor, &MmdLink::Model::actor);
  if (actor == 0 || found == link.models.end()) return std::nullopt;
  return static_cast<std::size_t>(found - link.models.begin());
}

/// The accessory as it is on the stage; nullopt if it is where it was.
std::optional<io::ProjectAccessory> editedAccessory(const MmdLink& link, const MmdLink::Accessory& accessory,
                                                    const Stage& stage) {
  const scene::Actor* actor = accessory.actor == 0 ? nullptr : stage.scene().find(accessory.actor);
  if (actor == nullptr) return std::nullopt;
  const scene::Placement& now = actor->placement;
  scene::Placement before = placementOf(accessory.initial);
  const std::optional<std::size_t> carrier = modelOfActor(link, now.carrier);
  if (carrier == accessory.initial.parent) before.carrier = now.carrier;
  // A bone that the carrier does not have is not shown, and stays in the file.
  if (now.carrierBone == model::kNoIndex && carrier) before.carrierBone = now.carrierBone;
  if (now == before && actor->shown == accessory.initial.isVisible) return std::nullopt;
  io::ProjectAccessory edited = accessory.initial;
  const glm::dvec3 angles = glm::radians(scene::degreesOf(now.rotation));
  edited.isVisible = actor->shown;
  edited.position = {static_cast<float>(now.position.x), static_cast<float>(now.position.y),
                     static_cast<float>(now.position.z)};
  if (now.rotation != before.rotation)
    edited.angles = {static_cast<float>(angles.x), static_cast<float>(angles.y), static_cast<float>(angles.z)};
  edited.scale = static_cast<float>(now.scale);
  edited.opacity = now.opacity;
  edited.castsShadow = now.castsShadow;
  edited.parent = carrier;
  edited.parentBone = std::max<std::int32_t>(0, static_cast<std::int32_t>(now.carrierBone));
  return edited;
}

/// The motion as a file has it, without layers.
Result<motion::Motion> flat(const motion::Motion& motion) {
  Result<edit::FileContent> content = edit::fileContentOf(motion);
  if (!content) return content.error();
  return std::move(content->motion);
}

void addActors(MmdLink::Model& model, const std::vector<std::uint64_t>& actors) {
  if (model.hasPlace && model.place < actors.size()) model.actor = actors[model.place];
}

}  // namespace

void MmdLink::setActors(const std::vector<std::uint64_t>& actors) {
  for (Model& model : models) {
    addActors(model, actors);
    // Their texts depend on the models on the stage.
    if (model.motion != nullptr) model.annotations.parents = model.motion->motion().annotations.parents;
  }
  for (Accessory& accessory : accessories) {
    if (accessory.hasPlace && accessory.place < actors.size()) accessory.actor = actors[accessory.place];
  }
}

MmdSave mmdSaveOf(const MmdLink& link, const Stage& stage, FrameRange playRange) {
  MmdSave save{.bytes = link.bytes, .playRange = playRange};
  for (std::size_t i = 0; i < link.models.size(); ++i) {
    edit::MotionDocument* document = motionNow(link.models[i], stage);
    if (document == nullptr || !link.models[i].names) continue;
    save.models.push_back({i, *link.models[i].names, document->motion()});
    save.documents.emplace_back(document);
  }
  if (link.camera.motion != nullptr) {
    save.camera = link.camera.motion->motion();
    save.documents.push_back(link.camera.motion);
  }
  for (const MmdLink::Accessory& accessory : link.accessories)
    save.accessories.push_back(editedAccessory(link, accessory, stage));
  return save;
}

Result<Bytes> MmdSave::content(Diagnostics& losses) const {
  Bytes content = *bytes;
  const auto change = [&content](const auto& with) -> Status {
    const Result<format::pmm::File> file = format::pmm::read(content);
    if (!file) return file.error();
    Result<Bytes> changed = with(*file);
    if (!changed) return changed.error();
    content = *std::move(changed);
    return Done{};
  };
  for (const Keys& keys : models) {
    const Result<motion::Motion> motion = flat(keys.motion);
    if (!motion) return motion.error();
    const Status done = change([&](const format::pmm::File& file) {
      return io::pmmWithMotion(file, keys.model, keys.names, *motion, losses);
    });
    if (!done) return done.error();
  }
  if (camera) {
    const Status done = change([&](const format::pmm::File& file) { return io::pmmWithCamera(file, *camera); });
    if (!done) return done.error();
  }
  const Status done =
      change([&](const format::pmm::File& file) { return io::pmmWithScene(file, playRange, accessories); });
  if (!done) return done.error();
  return content;
}

QStringList mmdLosses(const MmdLink& link, const Stage& stage, const Workspace& workspace) {
  QStringList added, layered, unused, changed, losses;
  for (const auto& actor : stage.actors()) {
    const bool isAccessory =
        std::ranges::find(link.accessories, actor->id(), &MmdLink::Accessory::actor) != link.accessories.end();
    if (!isAccessory && !modelOfActor(link, actor->id())) added.append(QString::fromStdString(actor->title));
  }
  std::vector<const MmdLink::Model*> parts{&link.camera};
  for (const MmdLink::Model& model : link.models) parts.push_back(&model);
  for (const edit::MotionDocument* document : workspace.documents()) {
    const auto uses = [&](const MmdLink::Model* model) {
      return (model == &link.camera ? model->motion.data() : motionNow(*model, stage)) == document;
    };
    const QString title = document->file().title();
    const auto part = std::ranges::find_if(parts, uses);
    if (part == parts.end()) {
      unused.append(title);
    } else if (!(document->motion().annotations == (*part)->annotations)) {
      changed.append(title);
    }
    if (part != parts.end() && motion::hasLayers(document->motion())) layered.append(title);
  }
  const auto add = [&losses](const QString& text, const QStringList& names) {
    if (!names.isEmpty()) losses.append(text.arg(names.join(", ")));
  };
  add(MmdSavingText::tr("Models that the project does not have: %1"), added);
  add(MmdSavingText::tr("Motions that no model of the project uses: %1"), unused);
  add(MmdSavingText::tr("Markers, tempo, sound, background, gravity and outside parents of: %1"), changed);
  add(MmdSavingText::tr("The layers, which are flattened, of: %1"), layered);
  return losses;
}

}  // namespace furitsuke::session
