// SPDX-License-Identifier: MIT
#include <algorithm>
#include <charconv>
#include <cstddef>
#include <glm/geometric.hpp>
#include <unordered_map>
#include <utility>

#include "core/base/cp932.h"
#include "core/base/name.h"
#include "core/format/pmd/pmd_findings.h"
#include "core/io/model/model_import.h"
#include "core/model/knee.h"

namespace furitsuke::io {

namespace {

using PmdKind = format::pmd::SectionKind;

/// The maximum number of bones of a bone group that MMD shows.
constexpr std::size_t kShownGroupBones = 254;
/// 捩 (twist) in CP932: bones whose names end with it rotate only about their own axis.
constexpr std::string_view kTwistBytes = "\x9D\x80";
constexpr float kAnglePerWeight = 4;

/// The text of a field that is not used for matching: up to the first NUL, without the newline at the end of group
/// names.
std::string_view textInField(std::string_view field) {
  field = field.substr(0, field.find('\0'));
  while (field.ends_with('\n') || field.ends_with('\r')) field.remove_suffix(1);
  return field;
}

/// Whether `file` ends with `ending`, which must be lower-case ASCII, ignoring case.
bool endsIgnoringCase(std::string_view file, std::string_view ending) {
  if (file.size() < ending.size()) return false;
  return std::ranges::equal(file.substr(file.size() - ending.size()), ending,
                            [](char a, char b) { return a == b || (b >= 'a' && b <= 'z' && (a | 0x20) == b); });
}

/// 0..9 for "toon01.bmp" to "toon10.bmp", the names of MMD's own files.
std::optional<std::int32_t> sharedToonOf(std::string_view file) {
  if (file.size() != 10 || !endsIgnoringCase(file.substr(0, 4), "toon") || !endsIgnoringCase(file, ".bmp")) return {};
  std::int32_t number = 0;
  const auto parsed = std::from_chars(file.data() + 4, file.data() + 6, number);
  if (parsed.ptr != file.data() + 6 || number < 1 || number > model::kSharedToonCount) return {};
  return number - 1;
}

class PmdImport {
 public:
  PmdImport(const format::pmd::File& file, model::Model& model, ModelFindingCounter& counter)
      : file_(file), model_(model), counter_(counter) {}

  void run();
  void report(Diagnostics& diagnostics) const;

 private:
  [[nodiscard]] std::string text(std::string_view bytes) {
    if (!cp932::isValid(bytes)) ++counts_[format::pmd::Finding::TextUndecodable];
    return cp932::decode(bytes);
  }
  [[nodiscard]] model::ModelName nameOf(std::string_view field, std::string_view englishField);
  /// Field `i` of a section of texts, or an empty field if the file does not have it.
  template <class Record>
  [[nodiscard]] std::string_view fieldOf(PmdKind kind, std::size_t i) const {
    return i < file_.count(kind) ? file_.record<Record>(kind, i).field() : std::string_view{};
  }

  void importMesh();
  void importMaterials();
  [[nodiscard]] std::int32_t textureOf(std::string_view file);
  void importTextures(std::string_view field, model::Material& material);
  void importToon(std::uint8_t toon, model::Material& material);
  void importBones();
  void applyType(const format::pmd::BoneRecord& record, model::Bone& bone);
  void setTwistAxes();
  void importIk();
  void assignLayers();
  void importMorphs();
  void importDisplayGroups();
  void importPhysics();
  [[nodiscard]] Vec3 bonePosition(model::BoneIndex bone) const;

  const format::pmd::File& file_;
  model::Model& model_;
  ModelFindingCounter& counter_;
  std::unordered_map<format::pmd::Finding, std::size_t> counts_;
  std::unordered_map<std::string, std::int32_t> textureIndices_;
  std::vector<model::MorphIndex> morphIndices_;  ///< for each morph of the file; kNoIndex for the base
};

model::ModelName PmdImport::nameOf(std::string_view field, std::string_view englishField) {
  const std::string_view bytes = nameInField(field);
  if (!cp932::isValid(bytes)) ++counts_[format::pmd::Finding::TextUndecodable];
  return model::ModelName::fromBytes(bytes, textInField(englishField));
}

void PmdImport::importMesh() {
  model::Mesh& mesh = model_.mesh;
  const std::size_t count = file_.count(PmdKind::Vertices);
  mesh.positions.resize(count);
  mesh.normals.resize(count);
  mesh.uvs.resize(count);
  mesh.deforms.resize(count);
  mesh.bones.resize(count);
  mesh.weights.resize(count);
  mesh.edgeScales.resize(count);
  for (std::size_t i = 0; i < count; ++i) {
    const auto record = file_.record<format::pmd::VertexRecord>(PmdKind::Vertices, i);
    mesh.positions[i] = record.position();
    mesh.normals[i] = record.normal();
    mesh.uvs[i] = record.uv();
    mesh.edgeScales[i] = record.edgeByte() == 0 ? 1.0F : 0.0F;
    const auto [first, second] = record.bones();
    if (record.weightPercent() > 100) ++counts_[format::pmd::Finding::WeightOutOfRange];
    const int percent = std::min<int>(record.weightPercent(), 100);
    if (percent == 100 || percent == 0 || first == second) {
      mesh.deforms[i] = model::DeformKind::Bdef1;
      mesh.bones[i] = {percent == 0 ? second : first, 0, 0, 0};
      mesh.weights[i] = {1, 0, 0, 0};
    } else {
      const float weight = static_cast<float>(percent) * 0.01F;
      mesh.deforms[i] = model::DeformKind::Bdef2;
      mesh.bones[i] = {first, second, 0, 0};
      mesh.weights[i] = {weight, 1 - weight, 0, 0};
    }
  }
  mesh.indices.resize(file_.count(PmdKind::Indices));
  for (std::size_t i = 0; i < mesh.indices.size(); ++i) {
    mesh.indices[i] = file_.record<format::pmd::IndexRecord>(PmdKind::Indices, i).vertex();
  }
}

std::int32_t PmdImport::textureOf(std::string_view file) {
  if (file.empty()) return model::kNoIndex;
  const auto [place, isNew] =
      textureIndices_.try_emplace(std::string(file), static_cast<std::int32_t>(model_.textures.size()));
  if (isNew) model_.textures.push_back(text(file));
  return place->second;
}

void PmdImport::importTextures(std::string_view field, model::Material& material) {
  // "texture*sphere"; '*' is never a byte of a two-byte character.
  std::string_view rest = textInField(field);
  while (!rest.empty()) {
    const std::size_t star = std::min(rest.find('*'), rest.size());
    const std::string_view file = rest.substr(0, star);
    rest.remove_prefix(std::min(star + 1, rest.size()));
    const bool multiplies = endsIgnoringCase(file, ".sph");
    if (multiplies || endsIgnoringCase(file, ".spa")) {
      material.sphere = textureOf(file);
      material.sphereMode = multiplies ? model::SphereMode::Multiply : model::SphereMode::Add;
    } else {
      material.texture = textureOf(file);
    }
  }
}

void PmdImport::importToon(std::uint8_t toon, model::Material& material) {
  if (toon >= format::pmd::kToonCount) {
    if (toon != format::pmd::kNoToon) counter_.add(ModelFinding::ValueUnknown);
    return;
  }
  // If the file ends before the toon names, the names of MMD's own toons apply.
  const std::string_view file =
      textInField(fieldOf<format::pmd::TextRecord<format::pmd::kToonNameBytes>>(PmdKind::Toons, toon));
  if (!file_.section(PmdKind::Toons).present) {
    material.sharedToon = toon;
  } else if (const auto shared = sharedToonOf(file)) {
    material.sharedToon = *shared;
  } else {
    material.toonTexture = textureOf(file);
  }
}

void PmdImport::importMaterials() {
  for (std::size_t i = 0; i < file_.count(PmdKind::Materials); ++i) {
    const auto record = file_.record<format::pmd::MaterialRecord>(PmdKind::Materials, i);
    model::Material& material = model_.materials.emplace_back();
    // Materials of a PMD have no names; editors number them in this way when they convert to PMX.
    material.name = model::ModelName::fromText("材質" + std::to_string(i + 1), {});
    material.diffuse = record.diffuse();
    material.specular = record.specular();
    material.power = record.power();
    material.ambient = record.ambient();
    const bool hasEdge = record.edgeByte() != 0;
    const float alpha = record.diffuse().w;
    material.doubleSided = alpha < 1;
    material.groundShadow = hasEdge;
    // In a PMD, an alpha of 0.98 means that the material does not receive self shadow.
    const bool selfShadow = !(alpha >= 0.98F && alpha < 0.99F);
    material.castsShadow = selfShadow;
    material.receivesShadow = selfShadow;
    material.edge = hasEdge;
    material.edgeColor = {0, 0, 0, 1};
    material.edgeSize = 1;
    material.indexCount = record.indexCount();
    importTextures(record.textureField(), material);
    importToon(record.toon(), material);
  }
}

void PmdImport::applyType(const format::pmd::BoneRecord& record, model::Bone& bone) {
  const std::uint8_t type = record.type();
  if (type >= format::pmd::kBoneTypeCount) ++counts_[format::pmd::Finding::BoneTypeUnknown];
  bone.movable = type == format::pmd::kRotateAndMove || type == format::pmd::kIk;
  bone.visible =
      type != format::pmd::kIkTarget && type != format::pmd::kInvisible && type != format::pmd::kFollowRotation;
  bone.operable = type != format::pmd::kUnknown;
  if (type >= format::pmd::kUnknown && type < format::pmd::kBoneTypeCount) bone.keyUse = model::KeyUse::Rotation;
  if (type == format::pmd::kInvisible || type == format::pmd::kFollowRotation) bone.keyUse = model::KeyUse::Nothing;
  const auto follow = [&bone](model::BoneIndex source, float ratio) {
    bone.append = model::AppendTransform{source, ratio, true, false, false};
  };
  // In a bone of type 5, source 0 means that it does not follow any bone.
  if (type == format::pmd::kUnderRotation && record.extra() > 0) follow(record.extra(), 1);
  if (type == format::pmd::kFollowRotation) follow(record.tail(), static_cast<float>(record.extra()) * 0.01F);
}

void PmdImport::importBones() {
  for (std::size_t i = 0; i < file_.count(PmdKind::Bones); ++i) {
    const auto record = file_.record<format::pmd::BoneRecord>(PmdKind::Bones, i);
    model::Bone& bone = model_.bones.emplace_back();
    bone.name =
        nameOf(record.nameField(), fieldOf<format::pmd::TextRecord<format::pmd::kNameBytes>>(PmdKind::EnglishBones, i));
    bone.position = record.position();
    bone.parent = record.parent();
    bone.tailIsBone = record.tail() > 0;
    bone.tailBone = bone.tailIsBone ? record.tail() : model::kNoIndex;
    applyType(record, bone);
  }
}

void PmdImport::setTwistAxes() {
  for (std::size_t i = 0; i < model_.bones.size(); ++i) {
    model::Bone& bone = model_.bones[i];
    const std::uint8_t type = file_.record<format::pmd::BoneRecord>(PmdKind::Bones, i).type();
    if (type != format::pmd::kTwist && !bone.name.bytes.ends_with(kTwistBytes)) continue;
    const auto tail = static_cast<std::size_t>(bone.tailBone);
    if (bone.tailBone < 0 || tail >= model_.bones.size()) continue;
    const glm::dvec3 axis = toDouble(model_.bones[tail].position) - toDouble(bone.position);
    const double length = glm::length(axis);
    if (length > 0) bone.fixedAxis = toStored(axis / length);
  }
}

void PmdImport::importIk() {
  std::vector<bool> isGoal(model_.bones.size(), false);
  for (std::size_t i = 0; i < file_.ikOffsets.size(); ++i) {
    const format::pmd::IkRecord record = file_.ik(i);
    model::IkChain& chain = model_.ik.emplace_back();
    chain.goal = record.bone();
    chain.target = record.target();
    chain.iterations = record.iterations();
    chain.unitAngle = kAnglePerWeight * record.angleWeight();
    for (std::size_t k = 0; k < record.linkCount(); ++k) {
      model::IkLink link;
      link.bone = record.link(k);
      const auto bone = static_cast<std::size_t>(link.bone);
      if (link.bone >= 0 && bone < model_.bones.size() && model::isKnee(model_.bones[bone].name.bytes)) {
        link.limited = true;
        link.lower = {model::kKneeLower, 0, 0};
        link.upper = {model::kKneeUpper, 0, 0};
      }
      chain.links.push_back(link);
    }
    const auto goal = static_cast<std::size_t>(chain.goal);
    if (chain.goal < 0 || goal >= isGoal.size()) continue;
    if (isGoal[goal]) ++counts_[format::pmd::Finding::IkSharedBone];
    isGoal[goal] = true;
  }
}

/// Assigns IK goals to layer 1 and bones that inherit a rotation to layer 2, each with all their descendants. The
/// evaluation order of PMX then gives the same poses as that of PMD: keys first, then IK, then inherited rotations.
void PmdImport::assignLayers() {
  std::vector<std::int32_t> ownLayers(model_.bones.size(), 0);
  for (const model::IkChain& chain : model_.ik) ownLayers[static_cast<std::size_t>(chain.goal)] = 1;
  for (std::size_t i = 0; i < ownLayers.size(); ++i) {
    if (model_.bones[i].append) ownLayers[i] = 2;
  }
  std::vector<bool> isAssigned(ownLayers.size(), false);
  std::vector<std::size_t> path;
  for (std::size_t i = 0; i < ownLayers.size(); ++i) {
    // Walks up to the nearest ancestor with an assigned layer, then down again. At this point no bone is its own
    // ancestor.
    path.clear();
    for (auto at = static_cast<model::BoneIndex>(i); at != model::kNoIndex && !isAssigned[static_cast<std::size_t>(at)];
         at = model_.bones[static_cast<std::size_t>(at)].parent) {
      path.push_back(static_cast<std::size_t>(at));
    }
    for (auto at = path.rbegin(); at != path.rend(); ++at) {
      model::Bone& bone = model_.bones[*at];
      const std::int32_t parentLayer =
          bone.parent == model::kNoIndex ? 0 : model_.bones[static_cast<std::size_t>(bone.parent)].layer;
      bone.layer = std::max(ownLayers[*at], parentLayer);
      isAssigned[*at] = true;
    }
  }
}

void PmdImport::importMorphs() {
  const std::size_t count = file_.morphOffsets.size();
  std::size_t base = 0;
  while (base < count && file_.morph(base).kind() != 0) ++base;
  if (base == count && count > 0) ++counts_[format::pmd::Finding::BaseMorphMissing];
  std::vector<std::uint32_t> baseVertices;
  if (base < count) {
    const format::pmd::MorphRecord record = file_.morph(base);
    baseVertices.resize(record.elementCount());
    for (std::size_t i = 0; i < baseVertices.size(); ++i) {
      baseVertices[i] = record.index(i);
      const bool isVertex = baseVertices[i] < model_.mesh.size();
      if (isVertex && model_.mesh.positions[baseVertices[i]] != record.offset(i)) {
        ++counts_[format::pmd::Finding::BaseMorphMoved];
      }
    }
  }
  morphIndices_.assign(count, model::kNoIndex);
  std::size_t englishAt = 0;
  for (std::size_t i = 0; i < count; ++i) {
    if (i == base) continue;
    const format::pmd::MorphRecord record = file_.morph(i);
    morphIndices_[i] = static_cast<model::MorphIndex>(model_.morphs.size());
    model::Morph& morph = model_.morphs.emplace_back();
    morph.name = nameOf(record.nameField(),
                        fieldOf<format::pmd::TextRecord<format::pmd::kNameBytes>>(PmdKind::EnglishMorphs, englishAt++));
    const bool isKnown = record.kind() <= static_cast<std::uint8_t>(model::MorphPanel::Other);
    if (!isKnown) counter_.add(ModelFinding::ValueUnknown);
    morph.panel = isKnown ? static_cast<model::MorphPanel>(record.kind()) : model::MorphPanel::Hidden;
    Column<model::VertexOffset> offsets;
    offsets.reserve(record.elementCount());
    for (std::size_t k = 0; k < record.elementCount(); ++k) {
      if (record.index(k) < baseVertices.size()) {
        offsets.push_back({baseVertices[record.index(k)], record.offset(k)});
      } else {
        ++counts_[format::pmd::Finding::MorphIndexOutOfBase];
      }
    }
    morph.offsets = std::move(offsets);
  }
}

void PmdImport::importDisplayGroups() {
  std::vector<model::DisplayGroup>& groups = model_.displayGroups;
  // The two groups that MMD adds are not in a PMD; in a PMX they have these names.
  groups.push_back({model::ModelName::fromText("Root", "Root"), true, {}});
  if (!model_.bones.empty()) groups[0].items.push_back({false, 0});
  groups.push_back({model::ModelName::fromText("表情", "Exp"), true, {}});
  for (std::size_t i = 0; i < file_.count(PmdKind::Faces); ++i) {
    const std::uint16_t morph = file_.record<format::pmd::FaceRecord>(PmdKind::Faces, i).morph();
    groups[1].items.push_back({true, morph < morphIndices_.size() ? morphIndices_[morph] : model::kNoIndex});
  }
  const std::size_t named = file_.count(PmdKind::GroupNames);
  for (std::size_t i = 0; i < named; ++i) {
    const std::string_view field =
        file_.record<format::pmd::TextRecord<format::pmd::kGroupNameBytes>>(PmdKind::GroupNames, i).field();
    const std::string_view english =
        fieldOf<format::pmd::TextRecord<format::pmd::kGroupNameBytes>>(PmdKind::EnglishGroups, i);
    if (!cp932::isValid(textInField(field))) ++counts_[format::pmd::Finding::TextUndecodable];
    groups.push_back({model::ModelName::fromBytes(textInField(field), textInField(english)), false, {}});
  }
  for (std::size_t i = 0; i < file_.count(PmdKind::GroupBones); ++i) {
    const auto record = file_.record<format::pmd::GroupBoneRecord>(PmdKind::GroupBones, i);
    if (record.group() > named) {
      ++counts_[format::pmd::Finding::GroupUnknown];
    } else if (record.group() > 0) {
      groups[record.group() + std::size_t{1}].items.push_back({false, record.bone()});
    } else if (record.bone() != 0) {
      ++counts_[format::pmd::Finding::GroupCenterHides];
      groups[0].items.push_back({false, record.bone()});
    }
  }
}

Vec3 PmdImport::bonePosition(model::BoneIndex bone) const {
  // A body without a bone is attached to the center bone.
  const auto at = static_cast<std::size_t>(std::max(bone, 0));
  return at < model_.bones.size() ? model_.bones[at].position : Vec3{};
}

void PmdImport::importPhysics() {
  const auto known = [this](std::uint8_t value) {
    if (value <= 2) return value;
    counter_.add(ModelFinding::ValueUnknown);
    return std::uint8_t{0};
  };
  for (std::size_t i = 0; i < file_.count(PmdKind::Bodies); ++i) {
    const auto record = file_.record<format::pmd::BodyRecord>(PmdKind::Bodies, i);
    const auto [mass, linearDamping, angularDamping, restitution, friction] = record.constants();
    const Vec3 origin = bonePosition(record.bone());
    const Vec3 at = record.position();
    model_.bodies.push_back({nameOf(record.nameField(), {}), record.bone(), record.group(), record.mask(),
                             static_cast<model::BodyShape>(known(record.shape())), record.size(),
                             Vec3{origin.x + at.x, origin.y + at.y, origin.z + at.z}, record.rotation(), mass,
                             linearDamping, angularDamping, restitution, friction,
                             static_cast<model::BodyMode>(known(record.mode()))});
  }
  for (std::size_t i = 0; i < file_.count(PmdKind::Joints); ++i) {
    const auto record = file_.record<format::pmd::JointRecord>(PmdKind::Joints, i);
    const auto [position, rotation, moveLower, moveUpper, rotationLower, rotationUpper, moveSpring, rotationSpring] =
        record.vectors();
    model_.joints.push_back({nameOf(record.nameField(), {}), model::JointKind::Spring, record.bodyA(), record.bodyB(),
                             position, rotation, moveLower, moveUpper, rotationLower, rotationUpper, moveSpring,
                             rotationSpring});
  }
}

void PmdImport::run() {
  model_.format = model::ModelFormat::Pmd;
  model_.name = nameOf(file_.nameField(), file_.englishNameField());
  model_.comment = text(textInField(file_.commentField()));
  model_.commentEnglish = text(textInField(file_.englishCommentField()));
  importMesh();
  importMaterials();
  importBones();
  setTwistAxes();
  importIk();
  importMorphs();
  importDisplayGroups();
  importPhysics();
  makeModelSafe(model_, counter_);
  assignLayers();
}

void PmdImport::report(Diagnostics& diagnostics) const {
  using format::pmd::Finding;
  const auto report = [&](Finding finding, PatternFor<Counted> reason) {
    const auto found = counts_.find(finding);
    if (found == counts_.end()) return;
    diagnostics.push_back(makeDiagnostic(finding, {reason, Counted{found->second}}));
    diagnostics.back().count = found->second;
  };
  report(Finding::TextUndecodable,
         Core::trCount("%n text that is not valid CP932", "%n texts that are not valid CP932"));
  report(Finding::BoneTypeUnknown, Core::trCount("%n bone of a type above 9, treated as a rotating bone",
                                                 "%n bones of a type above 9, treated as rotating bones"));
  report(Finding::WeightOutOfRange, Core::trCount("%n vertex with a weight above 100 percent, read as 100",
                                                  "%n vertices with a weight above 100 percent, read as 100"));
  report(Finding::BaseMorphMissing, Core::trCount("%n list of morphs without a base morph; they have no effect",
                                                  "%n lists of morphs without a base morph; they have no effect"));
  report(Finding::BaseMorphMoved,
         Core::trCount("%n position of the base morph that differs from that of the vertex",
                       "%n positions of the base morph that differ from those of the vertices"));
  report(Finding::MorphIndexOutOfBase,
         Core::trCount("%n vertex of morphs that the base morph does not list, skipped",
                       "%n vertices of morphs that the base morph does not list, skipped"));
  report(Finding::GroupCenterHides,
         Core::trCount("%n bone in the group of the center bone, where MMD does not show it",
                       "%n bones in the group of the center bone, where MMD does not show them"));
  report(Finding::GroupUnknown, Core::trCount("%n bone in groups that the file does not define",
                                              "%n bones in groups that the file does not define"));
  report(Finding::IkSharedBone,
         Core::trCount("%n IK chain with the goal of an earlier one", "%n IK chains with the goal of an earlier one"));
  for (const model::DisplayGroup& group : model_.displayGroups) {
    const std::size_t count = group.items.size();
    if (group.special || count <= kShownGroupBones) continue;
    // MMD counts in a byte.
    const std::size_t inByte = count % 256;
    const std::size_t shown = inByte > kShownGroupBones ? 0 : inByte;
    diagnostics.push_back(makeDiagnostic(
        Finding::GroupTooLarge,
        {Core::trWith("the group \"%1\" has %2 bones, of which MMD shows %3"), group.name.text, count, shown}));
    diagnostics.back().count = count;
    diagnostics.back().detail = group.name.text;
  }
}

}  // namespace

ImportedModel modelFromPmd(const format::pmd::File& file) {
  ImportedModel imported;
  imported.diagnostics = file.diagnostics;
  ModelFindingCounter counter;
  PmdImport import(file, imported.model, counter);
  import.run();
  import.report(imported.diagnostics);
  counter.report(imported.diagnostics);
  sortBySeverity(imported.diagnostics);
  return imported;
}

}  // namespace furitsuke::io
