// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/io/pmm/pmm_export.h"
#include "core/io/pmm/pmm_project.h"
#include "core/motion/edit.h"
#include "tests/fuzz/round_trip.h"

namespace furitsuke::test {

namespace {

namespace pmm = format::pmm;

/// Made-up names, all different.
io::PartNames namesFor(const pmm::ModelBlock& block) {
  io::PartNames names;
  const auto add = [](std::vector<Name>& list, char kind, std::uint32_t count) {
    for (std::uint32_t i = 0; i < count; ++i) list.push_back(Name{kind + std::to_string(i)});
  };
  add(names.bones, 'b', block.boneCount);
  add(names.morphs, 'm', block.morphCount);
  add(names.ik, 'i', block.ikCount);
  return names;
}

io::Project projectOf(const pmm::File& file) {
  std::size_t next = 0;
  return io::projectFromPmm(file, [&](const std::string& /*path*/) { return namesFor(file.models[next++]); });
}

io::PartNames namesOf(const pmm::File& file, const pmm::ModelBlock& block) {
  if (file.version == 1) return namesFor(block);
  io::PartNames names;
  for (const pmm::Span span : block.bones) names.bones.push_back(Name::fromBytes(file.text(span)));
  for (const pmm::Span span : block.morphs) names.morphs.push_back(Name::fromBytes(file.text(span)));
  for (const std::int32_t bone : block.ik) {
    const bool exists = bone >= 0 && static_cast<std::size_t>(bone) < names.bones.size();
    names.ik.push_back(exists ? names.bones[static_cast<std::size_t>(bone)] : Name());
  }
  return names;
}

/// Edits the first bone of a model, writes the project and reads it again.
std::string editFault(const pmm::File& file, std::size_t model, motion::Motion motion) {
  if (motion.bones.empty()) return {};
  motion::EditBuilder builder(motion);
  const motion::TrackId track{motion::TrackKind::Bone, 0};
  motion::BoneKey key = motion::restBoneKey();
  key.translation = {1, 2, 3};
  const Frame last = motion.bones[0].keys.empty() ? 0 : motion.frames(track).back();
  builder.set(track, last, key);
  if (last < kMaxFrame - 1) builder.set(track, last + 1, key);
  motion::applyEdits(motion, builder.build(), motion::EditSide::After);
  Diagnostics losses;
  const Result<Bytes> bytes = io::pmmWithMotion(file, model, namesOf(file, file.models[model]), motion, losses);
  if (!bytes) return "an edited project is not written: " + bytes.error().message();
  const Result<pmm::File> again = pmm::read(*bytes);
  if (!again || again->damage) return "an edited project cannot be read";
  if (again->models.size() != file.models.size()) return file.version == 2 ? "an edited project has other models" : "";
  const motion::Motion read = projectOf(*again).models[model].motion;
  const auto& keys = read.bones.empty() ? motion::Track<motion::BoneKey>() : read.bones[0].keys;
  const motion::BoneKey* found = keys.find(last);
  return file.version == 2 && (found == nullptr || !(*found == key)) ? "the edited key is lost" : "";
}

/// Writes the scene unedited, and with an accessory and gravity changed.
std::string sceneFault(const pmm::File& file, const io::Project& project) {
  io::ProjectSceneEdit edit{.accessories = {project.accessories.begin(), project.accessories.end()},
                            .gravity = std::make_optional(project.camera.annotations.gravity)};
  for (const io::ProjectModel& model : project.models) edit.visible.emplace_back(model.isVisible);
  const Result<Bytes> same = io::pmmWithScene(file, edit);
  if (same.ok() == file.damage.has_value()) return "a scene is written into a damaged project, or not into a whole one";
  if (!same) return {};
  if (*same != file.bytes) return "an unedited scene changes the project";
  if (!edit.accessories.empty()) edit.accessories[0]->position.x += 1;
  const motion::GravityTrack gravity{{{0, 5, {1, 0, 0}, 3, true, {}}, {9, 1, {0, 0, 1}, 0, false, {}}}, 0, {}};
  edit.gravity = std::make_optional(std::make_optional(gravity));
  const Result<Bytes> bytes = io::pmmWithScene(file, edit);
  if (!bytes) return "an edited scene is not written";
  const Result<pmm::File> again = pmm::read(*bytes);
  if (!again || again->damage) return "a project with an edited scene cannot be read";
  if (again->models.size() != file.models.size()) return file.version == 2 ? "an edited scene has other models" : "";
  const std::optional<motion::GravityTrack> read = projectOf(*again).camera.annotations.gravity;
  return !project.hasGravityKeys || read == gravity ? "" : "edited gravity is lost";
}

}  // namespace

std::string pmmRoundTripFault(ByteView bytes) {
  const Result<pmm::File> file = pmm::read(Bytes(bytes.begin(), bytes.end()));
  if (!file) return {};
  const io::Project project = projectOf(*file);
  if (project.models.size() != file->models.size()) return "the project has other models";
  for (std::size_t i = 0; i < project.models.size(); ++i) {
    Diagnostics losses;
    const motion::Motion& motion = project.models[i].motion;
    const Result<Bytes> same = io::pmmWithMotion(*file, i, namesOf(*file, file->models[i]), motion, losses);
    if (same.ok() == file->damage.has_value()) return "a damaged project is written, or a whole one is not";
    if (same && *same != file->bytes) return "an unedited motion changes the project";
    if (file->damage) continue;
    std::string fault = editFault(*file, i, motion);
    if (!fault.empty()) return fault;
  }
  const Result<Bytes> camera = io::pmmWithCamera(*file, project.camera);
  if (camera && *camera != file->bytes) return "an unedited camera changes the project";
  return sceneFault(*file, project);
}

}  // namespace furitsuke::test
