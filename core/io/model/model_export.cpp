// SPDX-License-Identifier: MIT
#include "core/io/model/model_export.h"

#include <algorithm>
#include <cstddef>

#include "core/io/model/model_version.h"

namespace furitsuke::io {

namespace {

class PmxExport {
 public:
  PmxExport(const model::Model& model, format::pmx::Encoding encoding) : model_(model) {
    file_.header.encoding = encoding;
  }

  [[nodiscard]] format::pmx::File run() &&;

 private:
  [[nodiscard]] format::pmx::Text text(const std::string& text) const {
    return format::pmx::encodeText(text, file_.header.encoding);
  }
  template <class Record>
  void putName(const model::ModelName& name, Record& record) const {
    record.name = text(name.text);
    record.english = text(name.english);
  }

  void putMesh();
  void putMaterial(const model::Material& material);
  void putBone(const model::Bone& bone);
  void putIk(const model::IkChain& chain);
  void putMorph(const model::Morph& morph);
  void putDisplayGroup(const model::DisplayGroup& group);
  void putBody(const model::RigidBody& body);
  void putJoint(const model::Joint& joint);
  void putSoftBody(const model::SoftBody& body);

  const model::Model& model_;
  format::pmx::File file_;
};

void PmxExport::putMesh() {
  const model::Mesh& mesh = model_.mesh;
  format::pmx::Vertices& to = file_.vertices;
  to.positions = mesh.positions;
  to.normals = mesh.normals;
  to.uvs = mesh.uvs;
  to.additionalUvs = mesh.additionalUvs;
  file_.header.additionalUvs = static_cast<std::uint8_t>(mesh.additionalUvCount);
  to.bones = mesh.bones;
  to.weights = mesh.weights;
  to.edgeScales = mesh.edgeScales;
  file_.indices = mesh.indices;
  to.deforms.resize(mesh.deforms.size());
  std::ranges::transform(mesh.deforms, to.deforms.begin(),
                         [](model::DeformKind kind) { return static_cast<std::uint8_t>(kind); });
  for (const model::SdefPoints& points : mesh.sdefPoints) to.sdefs.push_back({points.c, points.r0, points.r1});
}

void PmxExport::putMaterial(const model::Material& material) {
  format::pmx::MaterialRecord& record = file_.materials.emplace_back();
  putName(material.name, record);
  record.diffuse = material.diffuse;
  record.specular = material.specular;
  record.power = material.power;
  record.ambient = material.ambient;
  unsigned flags = 0;
  const auto put = [&flags](bool isSet, unsigned flag) { flags |= isSet ? flag : 0; };
  put(material.doubleSided, 0x01);
  put(material.groundShadow, 0x02);
  put(material.castsShadow, 0x04);
  put(material.receivesShadow, 0x08);
  put(material.edge, 0x10);
  put(material.vertexColor, 0x20);
  put(material.points, 0x40);
  put(material.lines, 0x80);
  record.flags = static_cast<std::uint8_t>(flags);
  record.edgeColor = material.edgeColor;
  record.edgeSize = material.edgeSize;
  record.texture = material.texture;
  record.sphere = material.sphere;
  record.sphereMode = static_cast<std::uint8_t>(material.sphereMode);
  const bool isShared = material.sharedToon != model::kNoIndex;
  record.toonShared = isShared ? 1 : 0;
  record.toon = isShared ? material.sharedToon : material.toonTexture;
  record.memo = text(material.memo);
  record.indexCount = static_cast<std::int32_t>(material.indexCount);
}

void PmxExport::putBone(const model::Bone& bone) {
  format::pmx::BoneRecord& record = file_.bones.emplace_back();
  putName(bone.name, record);
  record.position = bone.position;
  record.parent = bone.parent;
  record.layer = bone.layer;
  unsigned flags = 0;
  const auto put = [&flags](bool isSet, unsigned flag) { flags |= isSet ? flag : 0; };
  put(bone.tailIsBone, format::pmx::kTailIsBone);
  put(bone.rotatable, format::pmx::kRotatable);
  put(bone.movable, format::pmx::kMovable);
  put(bone.visible, format::pmx::kVisible);
  put(bone.operable, format::pmx::kOperable);
  put(bone.afterPhysics, format::pmx::kAfterPhysics);
  put(bone.fixedAxis.has_value(), format::pmx::kFixedAxis);
  put(bone.localAxes.has_value(), format::pmx::kLocalAxes);
  put(bone.externalParent.has_value(), format::pmx::kExternalParent);
  if (bone.append) {
    put(bone.append->rotation, format::pmx::kAppendRotation);
    put(bone.append->translation, format::pmx::kAppendTranslation);
    put(bone.append->local, format::pmx::kAppendLocal);
    record.appendSource = bone.append->source;
    record.appendRatio = bone.append->ratio;
  }
  record.flags = static_cast<std::uint16_t>(flags);
  record.tailBone = bone.tailBone;
  record.tailOffset = bone.tailOffset;
  record.fixedAxis = bone.fixedAxis.value_or(Vec3{});
  if (bone.localAxes) {
    record.localX = bone.localAxes->x;
    record.localZ = bone.localAxes->z;
  }
  record.externalParent = bone.externalParent.value_or(0);
}

void PmxExport::putIk(const model::IkChain& chain) {
  auto at = static_cast<std::size_t>(chain.goal);
  if ((file_.bones[at].flags & format::pmx::kHasIk) != 0) {
    model::Bone helper;
    helper.name = model::ModelName::fromText(model_.bones[at].name.text + "+", {});
    helper.position = model_.bones[at].position;
    helper.parent = chain.goal;
    helper.layer = model_.bones[at].layer;
    helper.visible = false;
    at = file_.bones.size();
    putBone(helper);
  }
  format::pmx::BoneRecord& record = file_.bones[at];
  record.flags = static_cast<std::uint16_t>(record.flags | format::pmx::kHasIk);
  record.ik.target = chain.target;
  record.ik.iterations = chain.iterations;
  record.ik.unitAngle = chain.unitAngle;
  for (const model::IkLink& link : chain.links) {
    record.ik.links.push_back({link.bone, static_cast<std::uint8_t>(link.limited ? 1 : 0), link.lower, link.upper});
  }
}

/// Converts the offsets of a morph to the elements of a record.
struct PmxElements {
  using Elements = decltype(format::pmx::MorphRecord::elements);

  template <class To, class From, class Translate>
  static Elements list(const From& offsets, Translate translate) {
    To elements;
    elements.reserve(offsets.size());
    for (const auto& offset : offsets) elements.push_back(translate(offset));
    return elements;
  }
  Elements operator()(const std::vector<model::MorphShare>& offsets) const {
    return list<std::vector<format::pmx::GroupElement>>(offsets, [](const model::MorphShare& o) {
      return format::pmx::GroupElement{o.morph, o.weight};
    });
  }
  Elements operator()(const Column<model::VertexOffset>& offsets) const {
    return list<Column<format::pmx::VertexElement>>(offsets, [](const model::VertexOffset& o) {
      return format::pmx::VertexElement{o.vertex, o.offset};
    });
  }
  Elements operator()(const std::vector<model::BoneOffset>& offsets) const {
    return list<std::vector<format::pmx::BoneElement>>(offsets, [](const model::BoneOffset& o) {
      return format::pmx::BoneElement{o.bone, o.translation, o.rotation};
    });
  }
  Elements operator()(const Column<model::UvOffset>& offsets) const {
    return list<Column<format::pmx::UvElement>>(offsets, [](const model::UvOffset& o) {
      return format::pmx::UvElement{o.vertex, o.offset};
    });
  }
  Elements operator()(const std::vector<model::MaterialOffset>& offsets) const {
    return list<std::vector<format::pmx::MaterialElement>>(offsets, [](const model::MaterialOffset& o) {
      const model::MaterialValues& v = o.values;
      return format::pmx::MaterialElement{o.material,  static_cast<std::uint8_t>(o.add ? 1 : 0),
                                          v.diffuse,   v.specular,
                                          v.power,     v.ambient,
                                          v.edgeColor, v.edgeSize,
                                          v.texture,   v.sphere,
                                          v.toon};
    });
  }
  Elements operator()(const std::vector<model::Impulse>& offsets) const {
    return list<std::vector<format::pmx::ImpulseElement>>(offsets, [](const model::Impulse& o) {
      return format::pmx::ImpulseElement{o.body, static_cast<std::uint8_t>(o.local ? 1 : 0), o.velocity, o.torque};
    });
  }
};

void PmxExport::putMorph(const model::Morph& morph) {
  format::pmx::MorphRecord& record = file_.morphs.emplace_back();
  putName(morph.name, record);
  record.panel = static_cast<std::uint8_t>(morph.panel);
  record.kind = static_cast<std::uint8_t>(morph.kind);
  record.elements = std::visit(PmxElements{}, morph.offsets);
}

void PmxExport::putDisplayGroup(const model::DisplayGroup& group) {
  format::pmx::FrameRecord& record = file_.frames.emplace_back();
  putName(group.name, record);
  record.special = group.special ? 1 : 0;
  for (const model::DisplayItem& item : group.items) {
    record.elements.push_back({static_cast<std::uint8_t>(item.isMorph ? 1 : 0), item.index});
  }
}

void PmxExport::putBody(const model::RigidBody& body) {
  format::pmx::BodyRecord& record = file_.bodies.emplace_back();
  putName(body.name, record);
  record.bone = body.bone;
  record.group = body.group;
  record.mask = body.mask;
  record.shape = static_cast<std::uint8_t>(body.shape);
  record.size = body.size;
  record.position = body.position;
  record.rotation = body.rotation;
  record.mass = body.mass;
  record.linearDamping = body.linearDamping;
  record.angularDamping = body.angularDamping;
  record.restitution = body.restitution;
  record.friction = body.friction;
  record.mode = static_cast<std::uint8_t>(body.mode);
}

void PmxExport::putJoint(const model::Joint& joint) {
  file_.joints.push_back({text(joint.name.text), text(joint.name.english), static_cast<std::uint8_t>(joint.kind),
                          joint.bodyA, joint.bodyB, joint.position, joint.rotation, joint.moveLower, joint.moveUpper,
                          joint.rotationLower, joint.rotationUpper, joint.moveSpring, joint.rotationSpring});
}

void PmxExport::putSoftBody(const model::SoftBody& body) {
  format::pmx::SoftBodyRecord& record =
      file_.softBodies.emplace_back(format::pmx::SoftBodyRecord{text(body.name.text),
                                                                text(body.name.english),
                                                                body.shape,
                                                                body.material,
                                                                body.group,
                                                                body.mask,
                                                                body.flags,
                                                                body.bendingDistance,
                                                                body.clusterCount,
                                                                body.mass,
                                                                body.margin,
                                                                body.aeroModel,
                                                                body.config,
                                                                body.cluster,
                                                                body.iterations,
                                                                body.stiffness,
                                                                {},
                                                                body.pins});
  for (const model::SoftAnchor& anchor : body.anchors) {
    record.anchors.push_back({anchor.body, anchor.vertex, static_cast<std::uint8_t>(anchor.near ? 1 : 0)});
  }
}

format::pmx::File PmxExport::run() && {
  const bool needs21 = usesVersion21(model_);
  file_.header.version = needs21 ? 2.1F : 2.0F;
  putName(model_.name, file_.header);
  file_.header.comment = text(model_.comment);
  file_.header.commentEnglish = text(model_.commentEnglish);
  putMesh();
  for (const std::string& path : model_.textures) file_.textures.push_back(text(path));
  for (const model::Material& material : model_.materials) putMaterial(material);
  for (const model::Bone& bone : model_.bones) putBone(bone);
  for (const model::IkChain& chain : model_.ik) putIk(chain);
  for (const model::Morph& morph : model_.morphs) putMorph(morph);
  for (const model::DisplayGroup& group : model_.displayGroups) putDisplayGroup(group);
  for (const model::RigidBody& body : model_.bodies) putBody(body);
  for (const model::Joint& joint : model_.joints) putJoint(joint);
  for (const model::SoftBody& body : model_.softBodies) putSoftBody(body);
  file_.hasSoftBodies = needs21;
  format::pmx::fitIndexSizes(file_);
  return std::move(file_);
}

}  // namespace

format::pmx::File pmxFromModel(const model::Model& model, format::pmx::Encoding encoding) {
  return PmxExport(model, encoding).run();
}

}  // namespace furitsuke::io
