// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/convert/model/model_import.h"
#include "core/format/pmx/pmx_diagnostics.h"

namespace furitsuke {

namespace {

/// Translates the records of one file.
class PmxImport {
 public:
  PmxImport(pmx::File& file, Model& model, ModelTally& tally) : file_(file), model_(model), tally_(tally) {}

  void run();
  [[nodiscard]] std::size_t undecodable() const { return undecodable_; }

 private:
  [[nodiscard]] std::string text(const pmx::Text& text) {
    if (!pmx::isValidText(text, file_.header.encoding)) ++undecodable_;
    return pmx::decodeText(text, file_.header.encoding);
  }
  template <class Record>
  [[nodiscard]] ModelName nameOf(const Record& record) {
    return ModelName::fromText(text(record.name), text(record.english));
  }
  /// The value as an Enum whose last is `last`, or `other`.
  template <class Enum>
  [[nodiscard]] Enum known(std::uint8_t value, Enum last, Enum other) {
    if (value <= static_cast<std::uint8_t>(last)) return static_cast<Enum>(value);
    tally_.add(ModelFinding::ValueUnknown);
    return other;
  }

  void takeMesh();
  [[nodiscard]] Material material(const pmx::MaterialRecord& record);
  [[nodiscard]] Bone bone(const pmx::BoneRecord& record);
  void addIk(const pmx::IkRecord& record, std::size_t bone);
  [[nodiscard]] Morph morph(pmx::MorphRecord& record);
  [[nodiscard]] DisplayGroup displayGroup(const pmx::FrameRecord& record);
  [[nodiscard]] RigidBody body(const pmx::BodyRecord& record);
  [[nodiscard]] Joint joint(const pmx::JointRecord& record);
  [[nodiscard]] SoftBody softBody(const pmx::SoftBodyRecord& record);

  pmx::File& file_;
  Model& model_;
  ModelTally& tally_;
  std::size_t undecodable_ = 0;
};

void PmxImport::takeMesh() {
  pmx::Vertices& from = file_.vertices;
  Mesh& mesh = model_.mesh;
  mesh.positions = std::move(from.positions);
  mesh.normals = std::move(from.normals);
  mesh.uvs = std::move(from.uvs);
  mesh.additionalUvs = std::move(from.additionalUvs);
  mesh.additionalUvCount = file_.header.additionalUvs;
  mesh.bones = std::move(from.bones);
  mesh.weights = std::move(from.weights);
  mesh.edgeScales = std::move(from.edgeScales);
  mesh.indices = std::move(file_.indices);
  mesh.deforms.resize(from.deforms.size());
  std::ranges::transform(from.deforms, mesh.deforms.begin(),
                         [](std::uint8_t kind) { return static_cast<DeformKind>(kind); });
  mesh.sdefPoints.reserve(from.sdefs.size());
  for (const pmx::SdefRecord& sdef : from.sdefs) mesh.sdefPoints.push_back({sdef.c, sdef.r0, sdef.r1});
  if (from.sdefs.empty()) return;
  mesh.sdefVertices.reserve(from.sdefs.size());
  for (std::size_t i = 0; i < mesh.deforms.size(); ++i) {
    if (mesh.deforms[i] == DeformKind::Sdef) mesh.sdefVertices.push_back(static_cast<std::uint32_t>(i));
  }
}

Material PmxImport::material(const pmx::MaterialRecord& record) {
  Material material;
  material.name = nameOf(record);
  material.diffuse = record.diffuse;
  material.specular = record.specular;
  material.power = record.power;
  material.ambient = record.ambient;
  const auto has = [&record](unsigned flag) { return (record.flags & flag) != 0; };
  material.doubleSided = has(0x01);
  material.groundShadow = has(0x02);
  material.castsShadow = has(0x04);
  material.receivesShadow = has(0x08);
  material.edge = has(0x10);
  material.vertexColor = has(0x20);
  material.points = has(0x40);
  material.lines = has(0x80);
  material.edgeColor = record.edgeColor;
  material.edgeSize = record.edgeSize;
  material.texture = record.texture;
  material.sphere = record.sphere;
  material.sphereMode = known(record.sphereMode, SphereMode::SubTexture, SphereMode::Off);
  if (record.toonShared == 0) {
    material.toonTexture = record.toon;
  } else if (record.toon < kSharedToonCount) {
    material.sharedToon = record.toon;
  } else {
    tally_.add(ModelFinding::ValueUnknown);
  }
  material.memo = text(record.memo);
  material.indexCount = static_cast<std::uint32_t>(std::max(record.indexCount, 0));
  return material;
}

Bone PmxImport::bone(const pmx::BoneRecord& record) {
  Bone bone;
  bone.name = nameOf(record);
  bone.position = record.position;
  bone.parent = record.parent;
  bone.layer = record.layer;
  const auto has = [&record](unsigned flags) { return (record.flags & flags) != 0; };
  bone.afterPhysics = has(pmx::kAfterPhysics);
  bone.rotatable = has(pmx::kRotatable);
  bone.movable = has(pmx::kMovable);
  bone.visible = has(pmx::kVisible);
  bone.operable = has(pmx::kOperable);
  bone.tailIsBone = has(pmx::kTailIsBone);
  bone.tailBone = record.tailBone;
  bone.tailOffset = record.tailOffset;
  if (has(pmx::kAppendRotation | pmx::kAppendTranslation)) {
    bone.append = AppendTransform{record.appendSource, record.appendRatio, has(pmx::kAppendRotation),
                                  has(pmx::kAppendTranslation), has(pmx::kAppendLocal)};
  }
  if (has(pmx::kFixedAxis)) bone.fixedAxis = record.fixedAxis;
  if (has(pmx::kLocalAxes)) bone.localAxes = LocalAxes{record.localX, record.localZ};
  if (has(pmx::kExternalParent)) bone.externalParent = record.externalParent;
  return bone;
}

void PmxImport::addIk(const pmx::IkRecord& record, std::size_t bone) {
  IkChain& chain = model_.ik.emplace_back();
  chain.goal = static_cast<BoneIndex>(bone);
  chain.target = record.target;
  chain.iterations = record.iterations;
  chain.unitAngle = record.unitAngle;
  for (const pmx::IkLinkRecord& link : record.links) {
    chain.links.push_back({link.bone, link.limited != 0, link.lower, link.upper});
  }
}

/// The elements of a record as the offsets of a morph.
struct PmxOffsets {
  using Offsets = decltype(Morph::offsets);

  template <class To, class From, class Translate>
  static Offsets list(const From& elements, Translate translate) {
    To offsets;
    offsets.reserve(elements.size());
    for (const auto& element : elements) offsets.push_back(translate(element));
    return offsets;
  }
  Offsets operator()(const std::vector<pmx::GroupElement>& elements) const {
    return list<std::vector<MorphShare>>(elements, [](const pmx::GroupElement& e) {
      return MorphShare{e.morph, e.weight};
    });
  }
  Offsets operator()(const Column<pmx::VertexElement>& elements) const {
    return list<Column<VertexOffset>>(elements, [](const pmx::VertexElement& e) {
      return VertexOffset{e.vertex, e.offset};
    });
  }
  Offsets operator()(const std::vector<pmx::BoneElement>& elements) const {
    return list<std::vector<BoneOffset>>(elements, [](const pmx::BoneElement& e) {
      return BoneOffset{e.bone, e.translation, e.rotation};
    });
  }
  Offsets operator()(const Column<pmx::UvElement>& elements) const {
    return list<Column<UvOffset>>(elements, [](const pmx::UvElement& e) { return UvOffset{e.vertex, e.offset}; });
  }
  Offsets operator()(const std::vector<pmx::MaterialElement>& elements) const {
    return list<std::vector<MaterialOffset>>(elements, [](const pmx::MaterialElement& e) {
      return MaterialOffset{
          e.material,
          e.operation != 0,
          {e.diffuse, e.specular, e.power, e.ambient, e.edgeColor, e.edgeSize, e.texture, e.sphere, e.toon}};
    });
  }
  Offsets operator()(const std::vector<pmx::ImpulseElement>& elements) const {
    return list<std::vector<Impulse>>(elements, [](const pmx::ImpulseElement& e) {
      return Impulse{e.body, e.local != 0, e.velocity, e.torque};
    });
  }
};

Morph PmxImport::morph(pmx::MorphRecord& record) {
  Morph morph;
  morph.name = nameOf(record);
  morph.panel = known(record.panel, MorphPanel::Other, MorphPanel::Hidden);
  morph.kind = static_cast<MorphKind>(record.kind);
  morph.offsets = std::visit(PmxOffsets{}, record.elements);
  return morph;
}

DisplayGroup PmxImport::displayGroup(const pmx::FrameRecord& record) {
  DisplayGroup group{nameOf(record), record.special != 0, {}};
  group.items.reserve(record.elements.size());
  for (const pmx::FrameElement& element : record.elements) group.items.push_back({element.kind != 0, element.index});
  return group;
}

RigidBody PmxImport::body(const pmx::BodyRecord& record) {
  RigidBody body;
  body.name = nameOf(record);
  body.bone = record.bone;
  body.group = record.group;
  body.mask = record.mask;
  body.shape = known(record.shape, BodyShape::Capsule, BodyShape::Sphere);
  body.size = record.size;
  body.position = record.position;
  body.rotation = record.rotation;
  body.mass = record.mass;
  body.linearDamping = record.linearDamping;
  body.angularDamping = record.angularDamping;
  body.restitution = record.restitution;
  body.friction = record.friction;
  body.mode = known(record.mode, BodyMode::PhysicsAtBone, BodyMode::FollowsBone);
  return body;
}

Joint PmxImport::joint(const pmx::JointRecord& record) {
  return {nameOf(record),       known(record.kind, JointKind::Hinge, JointKind::Spring),
          record.bodyA,         record.bodyB,
          record.position,      record.rotation,
          record.moveLower,     record.moveUpper,
          record.rotationLower, record.rotationUpper,
          record.moveSpring,    record.rotationSpring};
}

SoftBody PmxImport::softBody(const pmx::SoftBodyRecord& record) {
  SoftBody body{nameOf(record), record.shape,      record.material,        record.group,
                record.mask,    record.flags,      record.bendingDistance, record.clusterCount,
                record.mass,    record.margin,     record.aeroModel,       record.config,
                record.cluster, record.iterations, record.stiffness,       {},
                record.pins};
  for (const pmx::SoftAnchorRecord& anchor : record.anchors) {
    body.anchors.push_back({anchor.body, anchor.vertex, anchor.near != 0});
  }
  return body;
}

template <class Part, class Record, class Translate>
void translateAll(std::vector<Part>& parts, std::vector<Record>& records, Translate translate) {
  parts.reserve(records.size());
  for (Record& record : records) parts.push_back(translate(record));
}

void PmxImport::run() {
  model_.format = ModelFormat::Pmx;
  model_.name = nameOf(file_.header);
  model_.comment = text(file_.header.comment);
  model_.commentEnglish = text(file_.header.commentEnglish);
  takeMesh();
  translateAll(model_.textures, file_.textures, [this](const pmx::Text& path) { return text(path); });
  translateAll(model_.materials, file_.materials, [this](const auto& record) { return material(record); });
  translateAll(model_.bones, file_.bones, [this](const auto& record) { return bone(record); });
  for (std::size_t i = 0; i < file_.bones.size(); ++i) {
    if ((file_.bones[i].flags & pmx::kHasIk) != 0) addIk(file_.bones[i].ik, i);
  }
  translateAll(model_.morphs, file_.morphs, [this](auto& record) { return morph(record); });
  translateAll(model_.displayGroups, file_.frames, [this](const auto& record) { return displayGroup(record); });
  translateAll(model_.bodies, file_.bodies, [this](const auto& record) { return body(record); });
  translateAll(model_.joints, file_.joints, [this](const auto& record) { return joint(record); });
  translateAll(model_.softBodies, file_.softBodies, [this](const auto& record) { return softBody(record); });
}

}  // namespace

ImportedModel modelFromPmx(pmx::File file) {
  ImportedModel imported;
  imported.diagnostics = std::move(file.diagnostics);
  ModelTally tally;
  PmxImport import(file, imported.model, tally);
  import.run();
  makeModelSafe(imported.model, tally);
  if (import.undecodable() > 0) {
    imported.diagnostics.push_back(
        pmx::makeDiagnostic(pmx::Finding::TextUndecodable,
                            std::to_string(import.undecodable()) + " texts are not valid in the encoding of the file"));
  }
  tally.report(imported.diagnostics);
  sortBySeverity(imported.diagnostics);
  return imported;
}

}  // namespace furitsuke
