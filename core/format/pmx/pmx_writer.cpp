// SPDX-License-Identifier: MIT
#include <algorithm>
#include <initializer_list>

#include "core/format/pmx/pmx_file.h"

namespace furitsuke::format::pmx {

namespace {

void storeIndex(std::byte* at, std::uint32_t index, std::uint8_t size) noexcept {
  if (size == 1) return storeLe(at, static_cast<std::uint8_t>(index));
  if (size == 2) return storeLe(at, static_cast<std::uint16_t>(index));
  storeLe(at, index);
}

class Output {
 public:
  explicit Output(const Header& header) : sizes(header.sizes) {}

  template <class T>
  void number(T value) {
    bytes_.write(value);
  }
  void count(std::size_t value) { bytes_.write(static_cast<std::int32_t>(value)); }
  void index(std::uint32_t value, std::uint8_t size) { storeIndex(bytes_.grow(size), value, size); }
  void index(Index value, std::uint8_t size) { index(static_cast<std::uint32_t>(value), size); }
  void text(const Text& value) {
    count(value.size());
    bytes_.write(asBytes(value));
  }
  void texts(std::initializer_list<const Text*> values) {
    for (const Text* value : values) text(*value);
  }
  void vectors(std::initializer_list<Vec3> values) {
    for (const Vec3& value : values) number(value);
  }
  ByteWriter& raw() { return bytes_; }

  const IndexSizes sizes;

 private:
  ByteWriter bytes_;
};

void writeHeader(Output& out, const Header& header) {
  out.number(header.signature);
  out.number(header.version);
  out.number(static_cast<std::uint8_t>(8 + header.moreGlobals.size()));
  out.number(header.encoding);
  out.number(header.additionalUvs);
  const IndexSizes& sizes = header.sizes;
  for (const std::uint8_t size : {sizes.vertex, sizes.texture, sizes.material, sizes.bone, sizes.morph, sizes.body}) {
    out.number(size);
  }
  for (const std::uint8_t more : header.moreGlobals) out.number(more);
  out.texts({&header.name, &header.english, &header.comment, &header.commentEnglish});
}

void writeDeform(Output& out, const Vertices& vertices, std::size_t i, std::size_t& sdef) {
  const std::uint8_t kind = vertices.deforms[i];
  const auto& bones = vertices.bones[i];
  const auto& weights = vertices.weights[i];
  const bool hasFour = kind == kBdef4 || kind == kQdef;
  const std::size_t boneCount = hasFour ? 4 : kind == kBdef1 ? 1 : 2;
  const std::size_t weightCount = hasFour ? 4 : kind == kBdef1 ? 0 : 1;
  for (std::size_t slot = 0; slot < boneCount; ++slot) out.index(bones[slot], out.sizes.bone);
  for (std::size_t slot = 0; slot < weightCount; ++slot) out.number(weights[slot]);
  if (kind == kSdef) out.number(vertices.sdefs[sdef++]);
}

void writeVertices(Output& out, const File& file) {
  const Vertices& vertices = file.vertices;
  std::size_t sdef = 0;
  out.count(vertices.size());
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    out.vectors({vertices.positions[i], vertices.normals[i]});
    out.number(vertices.uvs[i]);
    for (std::size_t uv = 0; uv < file.header.additionalUvs; ++uv) out.number(vertices.additionalUvs[uv][i]);
    out.number(vertices.deforms[i]);
    writeDeform(out, vertices, i, sdef);
    out.number(vertices.edgeScales[i]);
  }
}

void writeMaterial(Output& out, const MaterialRecord& material) {
  out.texts({&material.name, &material.english});
  out.number(material.diffuse);
  out.number(material.specular);
  out.number(material.power);
  out.number(material.ambient);
  out.number(material.flags);
  out.number(material.edgeColor);
  out.number(material.edgeSize);
  out.index(material.texture, out.sizes.texture);
  out.index(material.sphere, out.sizes.texture);
  out.number(material.sphereMode);
  out.number(material.toonShared);
  out.index(material.toon, material.toonShared != 0 ? std::uint8_t{1} : out.sizes.texture);
  out.text(material.memo);
  out.number(material.indexCount);
}

void writeIk(Output& out, const IkRecord& ik) {
  out.index(ik.target, out.sizes.bone);
  out.number(ik.iterations);
  out.number(ik.unitAngle);
  out.count(ik.links.size());
  for (const IkLinkRecord& link : ik.links) {
    out.index(link.bone, out.sizes.bone);
    out.number(link.limited);
    if (link.limited != 0) out.vectors({link.lower, link.upper});
  }
}

void writeBone(Output& out, const BoneRecord& bone) {
  out.texts({&bone.name, &bone.english});
  out.number(bone.position);
  out.index(bone.parent, out.sizes.bone);
  out.number(bone.layer);
  out.number(bone.flags);
  if ((bone.flags & kTailIsBone) != 0) {
    out.index(bone.tailBone, out.sizes.bone);
  } else {
    out.number(bone.tailOffset);
  }
  if ((bone.flags & (kAppendRotation | kAppendTranslation)) != 0) {
    out.index(bone.appendSource, out.sizes.bone);
    out.number(bone.appendRatio);
  }
  if ((bone.flags & kFixedAxis) != 0) out.number(bone.fixedAxis);
  if ((bone.flags & kLocalAxes) != 0) out.vectors({bone.localX, bone.localZ});
  if ((bone.flags & kExternalParent) != 0) out.number(bone.externalParent);
  if ((bone.flags & kHasIk) != 0) writeIk(out, bone.ik);
}

/// Writes an element of a morph of any kind.
struct ElementWriter {
  Output& out;

  void operator()(const GroupElement& element) const {
    out.index(element.morph, out.sizes.morph);
    out.number(element.weight);
  }
  void operator()(const VertexElement& element) const {
    out.index(element.vertex, out.sizes.vertex);
    out.number(element.offset);
  }
  void operator()(const BoneElement& element) const {
    out.index(element.bone, out.sizes.bone);
    out.number(element.translation);
    out.number(element.rotation);
  }
  void operator()(const UvElement& element) const {
    out.index(element.vertex, out.sizes.vertex);
    out.number(element.offset);
  }
  void operator()(const MaterialElement& element) const {
    out.index(element.material, out.sizes.material);
    out.number(element.operation);
    out.number(element.diffuse);
    out.number(element.specular);
    out.number(element.power);
    out.number(element.ambient);
    out.number(element.edgeColor);
    out.number(element.edgeSize);
    for (const Vec4& factor : {element.texture, element.sphere, element.toon}) out.number(factor);
  }
  void operator()(const ImpulseElement& element) const {
    out.index(element.body, out.sizes.body);
    out.number(element.local);
    out.vectors({element.velocity, element.torque});
  }
};

void writeMorph(Output& out, const MorphRecord& morph) {
  out.texts({&morph.name, &morph.english});
  out.number(morph.panel);
  out.number(morph.kind);
  std::visit(
      [&out](const auto& elements) {
        out.count(elements.size());
        for (const auto& element : elements) ElementWriter{out}(element);
      },
      morph.elements);
}

void writeFrame(Output& out, const FrameRecord& frame) {
  out.texts({&frame.name, &frame.english});
  out.number(frame.special);
  out.count(frame.elements.size());
  for (const FrameElement& element : frame.elements) {
    out.number(element.kind);
    out.index(element.index, element.kind == 0 ? out.sizes.bone : out.sizes.morph);
  }
}

void writeBody(Output& out, const BodyRecord& body) {
  out.texts({&body.name, &body.english});
  out.index(body.bone, out.sizes.bone);
  out.number(body.group);
  out.number(body.mask);
  out.number(body.shape);
  out.vectors({body.size, body.position, body.rotation});
  for (const float value : {body.mass, body.linearDamping, body.angularDamping, body.restitution, body.friction}) {
    out.number(value);
  }
  out.number(body.mode);
}

void writeJoint(Output& out, const JointRecord& joint) {
  out.texts({&joint.name, &joint.english});
  out.number(joint.kind);
  out.index(joint.bodyA, out.sizes.body);
  out.index(joint.bodyB, out.sizes.body);
  out.vectors({joint.position, joint.rotation, joint.moveLower, joint.moveUpper, joint.rotationLower,
               joint.rotationUpper, joint.moveSpring, joint.rotationSpring});
}

void writeSoftBody(Output& out, const SoftBodyRecord& body) {
  out.texts({&body.name, &body.english});
  out.number(body.shape);
  out.index(body.material, out.sizes.material);
  out.number(body.group);
  out.number(body.mask);
  out.number(body.flags);
  out.number(body.bendingDistance);
  out.number(body.clusterCount);
  out.number(body.mass);
  out.number(body.margin);
  out.number(body.aeroModel);
  out.number(body.config);
  out.number(body.cluster);
  out.number(body.iterations);
  out.number(body.stiffness);
  out.count(body.anchors.size());
  for (const SoftAnchorRecord& anchor : body.anchors) {
    out.index(anchor.body, out.sizes.body);
    out.index(anchor.vertex, out.sizes.vertex);
    out.number(anchor.near);
  }
  out.count(body.pins.size());
  for (const std::uint32_t pin : body.pins) out.index(pin, out.sizes.vertex);
}

template <class Records, class WriteOne>
void writeRecords(Output& out, const Records& records, WriteOne writeOne) {
  out.count(records.size());
  for (const auto& record : records) writeOne(out, record);
}

std::uint8_t signedSize(std::size_t count) {
  if (count <= 0x7F) return 1;
  return count <= 0x7FFF ? 2 : 4;
}

std::uint8_t unsignedSize(std::size_t count) {
  if (count <= 0xFF) return 1;
  return count <= 0xFFFF ? 2 : 4;
}

}  // namespace

Bytes write(const File& file) {
  Output out(file.header);
  writeHeader(out, file.header);
  writeVertices(out, file);
  out.count(file.indices.size());
  for (const std::uint32_t index : file.indices) out.index(index, out.sizes.vertex);
  writeRecords(out, file.textures, [](Output& to, const Text& path) { to.text(path); });
  writeRecords(out, file.materials, writeMaterial);
  writeRecords(out, file.bones, writeBone);
  writeRecords(out, file.morphs, writeMorph);
  writeRecords(out, file.frames, writeFrame);
  writeRecords(out, file.bodies, writeBody);
  writeRecords(out, file.joints, writeJoint);
  if (file.hasSoftBodies) writeRecords(out, file.softBodies, writeSoftBody);
  out.raw().write(ByteView(file.trailing));
  return std::move(out.raw()).take();
}

void fitIndexSizes(File& file) {
  file.header.sizes = {unsignedSize(file.vertices.size()), signedSize(file.textures.size()),
                       signedSize(file.materials.size()),  signedSize(file.bones.size()),
                       signedSize(file.morphs.size()),     signedSize(file.bodies.size())};
}

}  // namespace furitsuke::format::pmx
