// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/format/pmx/pmx_findings.h"
#include "core/io/model/model_import.h"

namespace furitsuke::io {

namespace {

/// Converts the records of a file.
class PmxImport {
 public:
  PmxImport(format::pmx::File& file, model::Model& model, ModelFindingCounter& counter)
      : file_(file), model_(model), counter_(counter) {}

  void run();
  [[nodiscard]] std::size_t undecodable() const { return undecodable_; }

 private:
  [[nodiscard]] std::string text(const format::pmx::Text& text) {
    if (!format::pmx::isValidText(text, file_.header.encoding)) ++undecodable_;
    return format::pmx::decodeText(text, file_.header.encoding);
  }
  template <class Record>
  [[nodiscard]] model::ModelName nameOf(const Record& record) {
    return model::ModelName::fromText(text(record.name), text(record.english));
  }
  /// The value as an Enum whose last value is `last`; `other` if it is out of range.
  template <class Enum>
  [[nodiscard]] Enum known(std::uint8_t value, Enum last, Enum other) {
    if (value <= static_cast<std::uint8_t>(last)) return static_cast<Enum>(value);
    counter_.add(ModelFinding::ValueUnknown);
    return other;
  }

  void importMesh();
  [[nodiscard]] model::Material material(const format::pmx::MaterialRecord& record);
  [[nodiscard]] model::Bone bone(const format::pmx::BoneRecord& record);
  void addIk(const format::pmx::IkRecord& record, std::size_t bone);
  [[nodiscard]] model::Morph morph(format::pmx::MorphRecord& record);
  [[nodiscard]] model::DisplayGroup displayGroup(const format::pmx::FrameRecord& record);
  [[nodiscard]] model::RigidBody body(const format::pmx::BodyRecord& record);
  [[nodiscard]] model::Joint joint(const format::pmx::JointRecord& record);
  [[nodiscard]] model::SoftBody softBody(const format::pmx::SoftBodyRecord& record);

  format::pmx::File& file_;
  model::Model& model_;
  ModelFindingCounter& counter_;
  std::size_t undecodable_ = 0;
};

void PmxImport::importMesh() {
  format::pmx::Vertices& from = file_.vertices;
  model::Mesh& mesh = model_.mesh;
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
                         [](std::uint8_t kind) { return static_cast<model::DeformKind>(kind); });
  mesh.sdefPoints.reserve(from.sdefs.size());
  for (const format::pmx::SdefRecord& sdef : from.sdefs) mesh.sdefPoints.push_back({sdef.c, sdef.r0, sdef.r1});
  if (from.sdefs.empty()) return;
  mesh.sdefVertices.reserve(from.sdefs.size());
  for (std::size_t i = 0; i < mesh.deforms.size(); ++i) {
    if (mesh.deforms[i] == model::DeformKind::Sdef) mesh.sdefVertices.push_back(static_cast<std::uint32_t>(i));
  }
}

model::Material PmxImport::material(const format::pmx::MaterialRecord& record) {
  model::Material material;
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
  material.sphereMode = known(record.sphereMode, model::SphereMode::SubTexture, model::SphereMode::Off);
  if (record.toonShared == 0) {
    material.toonTexture = record.toon;
  } else if (record.toon < model::kSharedToonCount) {
    material.sharedToon = record.toon;
  } else {
    counter_.add(ModelFinding::ValueUnknown);
  }
  material.memo = text(record.memo);
  material.indexCount = static_cast<std::uint32_t>(std::max(record.indexCount, 0));
  return material;
}

model::Bone PmxImport::bone(const format::pmx::BoneRecord& record) {
  model::Bone bone;
  bone.name = nameOf(record);
  bone.position = record.position;
  bone.parent = record.parent;
  bone.layer = record.layer;
  const auto has = [&record](unsigned flags) { return (record.flags & flags) != 0; };
  bone.afterPhysics = has(format::pmx::kAfterPhysics);
  bone.rotatable = has(format::pmx::kRotatable);
  bone.movable = has(format::pmx::kMovable);
  bone.visible = has(format::pmx::kVisible);
  bone.operable = has(format::pmx::kOperable);
  bone.tailIsBone = has(format::pmx::kTailIsBone);
  bone.tailBone = record.tailBone;
  bone.tailOffset = record.tailOffset;
  if (has(format::pmx::kAppendRotation | format::pmx::kAppendTranslation)) {
    bone.append = model::AppendTransform{record.appendSource, record.appendRatio, has(format::pmx::kAppendRotation),
                                         has(format::pmx::kAppendTranslation), has(format::pmx::kAppendLocal)};
  }
  if (has(format::pmx::kFixedAxis)) bone.fixedAxis = record.fixedAxis;
  if (has(format::pmx::kLocalAxes)) bone.localAxes = model::LocalAxes{record.localX, record.localZ};
  if (has(format::pmx::kExternalParent)) bone.externalParent = record.externalParent;
  return bone;
}

void PmxImport::addIk(const format::pmx::IkRecord& record, std::size_t bone) {
  model::IkChain& chain = model_.ik.emplace_back();
  chain.goal = static_cast<model::BoneIndex>(bone);
  chain.target = record.target;
  chain.iterations = record.iterations;
  chain.unitAngle = record.unitAngle;
  for (const format::pmx::IkLinkRecord& link : record.links) {
    chain.links.push_back({link.bone, link.limited != 0, link.lower, link.upper});
  }
}

/// Converts the elements of a record to the offsets of a morph.
struct PmxOffsets {
  using Offsets = decltype(model::Morph::offsets);

  template <class To, class From, class Translate>
  static Offsets list(const From& elements, Translate translate) {
    To offsets;
    offsets.reserve(elements.size());
    for (const auto& element : elements) offsets.push_back(translate(element));
    return offsets;
  }
  Offsets operator()(const std::vector<format::pmx::GroupElement>& elements) const {
    return list<std::vector<model::MorphShare>>(elements, [](const format::pmx::GroupElement& e) {
      return model::MorphShare{e.morph, e.weight};
    });
  }
  Offsets operator()(const Column<format::pmx::VertexElement>& elements) const {
    return list<Column<model::VertexOffset>>(elements, [](const format::pmx::VertexElement& e) {
      return model::VertexOffset{e.vertex, e.offset};
    });
  }
  Offsets operator()(const std::vector<format::pmx::BoneElement>& elements) const {
    return list<std::vector<model::BoneOffset>>(elements, [](const format::pmx::BoneElement& e) {
      return model::BoneOffset{e.bone, e.translation, e.rotation};
    });
  }
  Offsets operator()(const Column<format::pmx::UvElement>& elements) const {
    return list<Column<model::UvOffset>>(elements, [](const format::pmx::UvElement& e) {
      return model::UvOffset{e.vertex, e.offset};
    });
  }
  Offsets operator()(const std::vector<format::pmx::MaterialElement>& elements) const {
    return list<std::vector<model::MaterialOffset>>(elements, [](const format::pmx::MaterialElement& e) {
      return model::MaterialOffset{
          e.material,
          e.operation != 0,
          {e.diffuse, e.specular, e.power, e.ambient, e.edgeColor, e.edgeSize, e.texture, e.sphere, e.toon}};
    });
  }
  Offsets operator()(const std::vector<format::pmx::ImpulseElement>& elements) const {
    return list<std::vector<model::Impulse>>(elements, [](const format::pmx::ImpulseElement& e) {
      return model::Impulse{e.body, e.local != 0, e.velocity, e.torque};
    });
  }
};

model::Morph PmxImport::morph(format::pmx::MorphRecord& record) {
  model::Morph morph;
  morph.name = nameOf(record);
  morph.panel = known(record.panel, model::MorphPanel::Other, model::MorphPanel::Hidden);
  morph.kind = static_cast<model::MorphKind>(record.kind);
  morph.offsets = std::visit(PmxOffsets{}, record.elements);
  return morph;
}

model::DisplayGroup PmxImport::displayGroup(const format::pmx::FrameRecord& record) {
  model::DisplayGroup group{nameOf(record), record.special != 0, {}};
  group.items.reserve(record.elements.size());
  for (const format::pmx::FrameElement& element : record.elements)
    group.items.push_back({element.kind != 0, element.index});
  return group;
}

model::RigidBody PmxImport::body(const format::pmx::BodyRecord& record) {
  model::RigidBody body;
  body.name = nameOf(record);
  body.bone = record.bone;
  body.group = record.group;
  body.mask = record.mask;
  body.shape = known(record.shape, model::BodyShape::Capsule, model::BodyShape::Sphere);
  body.size = record.size;
  body.position = record.position;
  body.rotation = record.rotation;
  body.mass = record.mass;
  body.linearDamping = record.linearDamping;
  body.angularDamping = record.angularDamping;
  body.restitution = record.restitution;
  body.friction = record.friction;
  body.mode = known(record.mode, model::BodyMode::PhysicsAtBone, model::BodyMode::FollowsBone);
  return body;
}

model::Joint PmxImport::joint(const format::pmx::JointRecord& record) {
  return {nameOf(record),       known(record.kind, model::JointKind::Hinge, model::JointKind::Spring),
          record.bodyA,         record.bodyB,
          record.position,      record.rotation,
          record.moveLower,     record.moveUpper,
          record.rotationLower, record.rotationUpper,
          record.moveSpring,    record.rotationSpring};
}

model::SoftBody PmxImport::softBody(const format::pmx::SoftBodyRecord& record) {
  model::SoftBody body{nameOf(record), record.shape,      record.material,        record.group,
                       record.mask,    record.flags,      record.bendingDistance, record.clusterCount,
                       record.mass,    record.margin,     record.aeroModel,       record.config,
                       record.cluster, record.iterations, record.stiffness,       {},
                       record.pins};
  for (const format::pmx::SoftAnchorRecord& anchor : record.anchors) {
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
  model_.format = model::ModelFormat::Pmx;
  model_.name = nameOf(file_.header);
  model_.comment = text(file_.header.comment);
  model_.commentEnglish = text(file_.header.commentEnglish);
  importMesh();
  translateAll(model_.textures, file_.textures, [this](const format::pmx::Text& path) { return text(path); });
  translateAll(model_.materials, file_.materials, [this](const auto& record) { return material(record); });
  translateAll(model_.bones, file_.bones, [this](const auto& record) { return bone(record); });
  for (std::size_t i = 0; i < file_.bones.size(); ++i) {
    if ((file_.bones[i].flags & format::pmx::kHasIk) != 0) addIk(file_.bones[i].ik, i);
  }
  translateAll(model_.morphs, file_.morphs, [this](auto& record) { return morph(record); });
  translateAll(model_.displayGroups, file_.frames, [this](const auto& record) { return displayGroup(record); });
  translateAll(model_.bodies, file_.bodies, [this](const auto& record) { return body(record); });
  translateAll(model_.joints, file_.joints, [this](const auto& record) { return joint(record); });
  translateAll(model_.softBodies, file_.softBodies, [this](const auto& record) { return softBody(record); });
}

}  // namespace

ImportedModel modelFromPmx(format::pmx::File file) {
  ImportedModel imported;
  imported.diagnostics = std::move(file.diagnostics);
  ModelFindingCounter counter;
  PmxImport import(file, imported.model, counter);
  import.run();
  makeModelSafe(imported.model, counter);
  if (import.undecodable() > 0) {
    imported.diagnostics.push_back(makeDiagnostic(format::pmx::Finding::TextUndecodable,
                                                  {Core::trCount("%n text is not valid in the encoding of the file",
                                                                 "%n texts are not valid in the encoding of the file"),
                                                   Counted{import.undecodable()}}));
  }
  counter.report(imported.diagnostics);
  sortBySeverity(imported.diagnostics);
  return imported;
}

}  // namespace furitsuke::io
