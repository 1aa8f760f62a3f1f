// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/format/pmx/pmx_file.h"
#include "core/format/pmx/pmx_findings.h"
#include "core/format/pmx/pmx_input.h"

namespace furitsuke::format::pmx {

namespace {

constexpr std::string_view kSignatureStart = "PMX";
constexpr std::string_view kOldSignature = "Pmx ";
constexpr std::size_t kKnownGlobals = 8;
constexpr std::size_t kTextBytes = 4;  ///< an empty text

// The minimum size of each record, used to check counts before allocating memory. Indices count as one byte.
constexpr std::size_t kLeastMaterialBytes = 2 * kTextBytes + 16 + 16 + 12 + 1 + 20 + 2 + 2 + 1 + kTextBytes + 4;
constexpr std::size_t kLeastBoneBytes = 2 * kTextBytes + 12 + 1 + 4 + 2 + 1;
constexpr std::size_t kLeastLinkBytes = 2;
constexpr std::size_t kLeastMorphBytes = 2 * kTextBytes + 2 + 4;
constexpr std::size_t kLeastFrameBytes = 2 * kTextBytes + 1 + 4;
constexpr std::size_t kLeastFrameElementBytes = 2;
constexpr std::size_t kLeastBodyBytes = 2 * kTextBytes + 1 + 1 + 2 + 1 + 36 + 20 + 1;
constexpr std::size_t kLeastJointBytes = 2 * kTextBytes + 1 + 2 + 96;
constexpr std::size_t kLeastSoftBodyBytes = 2 * kTextBytes + 1 + 1 + 1 + 2 + 1 + 8 + 8 + 4 + 48 + 24 + 16 + 12 + 8;

/// Reads a section of records with `readOne(in)`; stops before the first record that does not fit.
template <class Records, class ReadOne>
void readRecords(Input& in, MessageText section, std::size_t least, Records& records, ReadOne readOne) {
  in.setSection(section);
  const std::size_t count = in.count(Core::tr("count"), least);
  for (std::size_t i = 0; i < count; ++i) {
    in.setRecord(i, count);
    auto record = readOne(in);
    if (!in.ok()) return;
    records.push_back(std::move(record));
  }
  in.setRecord(0, 0);
}

// --- Header ---

void readSizes(Input& in, Header& header) {
  const std::size_t globalsAt = in.offset();
  const auto globals = in.number<std::uint8_t>();
  if (!in.ok()) return;
  if (globals < kKnownGlobals) {
    return in.fail({Core::trWith("only %1 settings, 8 are needed"), globals}, globalsAt);
  }
  const auto encoding = in.number<std::uint8_t>();
  if (in.ok() && encoding > 1) {
    return in.fail({Core::trWith("text encoding %1 is unknown; 0 is UTF-16, 1 is UTF-8"), encoding}, globalsAt + 1);
  }
  header.encoding = static_cast<Encoding>(encoding);
  header.additionalUvs = in.number<std::uint8_t>();
  if (header.additionalUvs > kMaxAdditionalUvs) {
    return in.fail({Core::trWith("%1 additional uvs; at most 4 are possible"), header.additionalUvs}, globalsAt + 2);
  }
  IndexSizes& sizes = header.sizes;
  for (std::uint8_t* size : {&sizes.vertex, &sizes.texture, &sizes.material, &sizes.bone, &sizes.morph, &sizes.body}) {
    *size = in.number<std::uint8_t>();
    if (in.ok() && *size != 1 && *size != 2 && *size != 4) {
      return in.fail({Core::trWith("an index of %1 bytes; 1, 2 and 4 are possible"), *size}, in.offset() - 1);
    }
  }
  for (std::size_t i = kKnownGlobals; i < globals; ++i) header.moreGlobals.push_back(in.number<std::uint8_t>());
}

void readHeader(Input& in, Header& header) {
  in.setSection(Core::tr("header"));
  header.signature = in.number<std::array<char, 4>>();
  header.version = in.number<float>();
  if (!in.ok()) return;
  constexpr float kTolerance = 0.01F;
  if (std::abs(header.version - 2.0F) >= kTolerance && std::abs(header.version - 2.1F) >= kTolerance) {
    return in.fail({Core::trWith("version %1 is not supported; 2.0 and 2.1 are"), Decimals{header.version, 6}}, 4);
  }
  readSizes(in, header);
  for (Text* text : {&header.name, &header.english, &header.comment, &header.commentEnglish}) *text = in.text();
}

// --- Mesh and materials ---

void readIndices(Input& in, std::uint8_t size, Column<std::uint32_t>& indices) {
  in.setSection(Core::tr("faces"));
  const std::size_t count = in.count(Core::tr("index count"), size);
  const std::byte* at = in.take(count * size).data();
  if (!in.ok()) return;
  indices.resize(count);
  for (std::size_t i = 0; i < count; ++i) indices[i] = loadVertexIndex(at + i * size, size);
}

MaterialRecord readMaterial(Input& in, const IndexSizes& sizes) {
  MaterialRecord material;
  material.name = in.text();
  material.english = in.text();
  material.diffuse = in.number<Vec4>();
  material.specular = in.number<Vec3>();
  material.power = in.number<float>();
  material.ambient = in.number<Vec3>();
  material.flags = in.number<std::uint8_t>();
  material.edgeColor = in.number<Vec4>();
  material.edgeSize = in.number<float>();
  material.texture = in.index(sizes.texture);
  material.sphere = in.index(sizes.texture);
  material.sphereMode = in.number<std::uint8_t>();
  material.toonShared = in.number<std::uint8_t>();
  material.toon = material.toonShared != 0 ? in.number<std::uint8_t>() : in.index(sizes.texture);
  material.memo = in.text();
  material.indexCount = in.number<std::int32_t>();
  return material;
}

// --- Bones ---

IkRecord readIk(Input& in, std::uint8_t boneSize) {
  IkRecord ik;
  ik.target = in.index(boneSize);
  ik.iterations = in.number<std::int32_t>();
  ik.unitAngle = in.number<float>();
  const std::size_t count = in.count(Core::tr("link count"), kLeastLinkBytes);
  for (std::size_t i = 0; i < count && in.ok(); ++i) {
    IkLinkRecord link{};
    link.bone = in.index(boneSize);
    link.limited = in.number<std::uint8_t>();
    if (link.limited != 0) {
      link.lower = in.number<Vec3>();
      link.upper = in.number<Vec3>();
    }
    ik.links.push_back(link);
  }
  return ik;
}

BoneRecord readBone(Input& in, std::uint8_t boneSize) {
  BoneRecord bone;
  bone.name = in.text();
  bone.english = in.text();
  bone.position = in.number<Vec3>();
  bone.parent = in.index(boneSize);
  bone.layer = in.number<std::int32_t>();
  bone.flags = in.number<std::uint16_t>();
  if ((bone.flags & kTailIsBone) != 0) {
    bone.tailBone = in.index(boneSize);
  } else {
    bone.tailOffset = in.number<Vec3>();
  }
  if ((bone.flags & (kAppendRotation | kAppendTranslation)) != 0) {
    bone.appendSource = in.index(boneSize);
    bone.appendRatio = in.number<float>();
  }
  if ((bone.flags & kFixedAxis) != 0) bone.fixedAxis = in.number<Vec3>();
  if ((bone.flags & kLocalAxes) != 0) {
    bone.localX = in.number<Vec3>();
    bone.localZ = in.number<Vec3>();
  }
  if ((bone.flags & kExternalParent) != 0) bone.externalParent = in.number<std::int32_t>();
  if ((bone.flags & kHasIk) != 0) bone.ik = readIk(in, boneSize);
  return bone;
}

// --- Morphs ---

template <class Elements, class ReadOne>
Elements readElements(Input& in, std::size_t size, ReadOne readOne) {
  Elements elements;
  const std::size_t count = in.count(Core::tr("element count"), size);
  elements.reserve(count);
  for (std::size_t i = 0; i < count; ++i) elements.push_back(readOne());
  return elements;
}

MaterialElement readMaterialElement(Input& in, std::uint8_t materialSize) {
  MaterialElement element;
  element.material = in.index(materialSize);
  element.operation = in.number<std::uint8_t>();
  element.diffuse = in.number<Vec4>();
  element.specular = in.number<Vec3>();
  element.power = in.number<float>();
  element.ambient = in.number<Vec3>();
  element.edgeColor = in.number<Vec4>();
  element.edgeSize = in.number<float>();
  element.texture = in.number<Vec4>();
  element.sphere = in.number<Vec4>();
  element.toon = in.number<Vec4>();
  return element;
}

void readMorphElements(Input& in, const IndexSizes& sizes, MorphRecord& morph) {
  switch (morph.kind) {
    case kGroupMorph:
    case kFlipMorph:
      morph.elements = readElements<std::vector<GroupElement>>(in, sizes.morph + 4U, [&] {
        const Index index = in.index(sizes.morph);
        return GroupElement{index, in.number<float>()};
      });
      break;
    case kVertexMorph:
      morph.elements = readElements<Column<VertexElement>>(in, sizes.vertex + sizeof(Vec3), [&] {
        const std::byte* at = in.take(sizes.vertex + sizeof(Vec3)).data();
        return VertexElement{loadVertexIndex(at, sizes.vertex), loadLe<Vec3>(at + sizes.vertex)};
      });
      break;
    case kBoneMorph:
      morph.elements = readElements<std::vector<BoneElement>>(in, sizes.bone + sizeof(Vec3) + sizeof(Quat), [&] {
        const Index index = in.index(sizes.bone);
        const auto translation = in.number<Vec3>();
        return BoneElement{index, translation, in.number<Quat>()};
      });
      break;
    case kMaterialMorph:
      morph.elements = readElements<std::vector<MaterialElement>>(
          in, sizes.material + 1U + 28 * sizeof(float), [&] { return readMaterialElement(in, sizes.material); });
      break;
    case kImpulseMorph:
      morph.elements = readElements<std::vector<ImpulseElement>>(in, sizes.body + 1U + 2 * sizeof(Vec3), [&] {
        ImpulseElement element;
        element.body = in.index(sizes.body);
        element.local = in.number<std::uint8_t>();
        element.velocity = in.number<Vec3>();
        element.torque = in.number<Vec3>();
        return element;
      });
      break;
    default:
      morph.elements = readElements<Column<UvElement>>(in, sizes.vertex + sizeof(Vec4), [&] {
        const std::byte* at = in.take(sizes.vertex + sizeof(Vec4)).data();
        return UvElement{loadVertexIndex(at, sizes.vertex), loadLe<Vec4>(at + sizes.vertex)};
      });
  }
}

MorphRecord readMorph(Input& in, const IndexSizes& sizes) {
  MorphRecord morph;
  morph.name = in.text();
  morph.english = in.text();
  morph.panel = in.number<std::uint8_t>();
  morph.kind = in.number<std::uint8_t>();
  if (morph.kind >= kMorphKindCount) {
    // The size of the elements of an unknown kind is unknown.
    in.fail({Core::trWith("morph kind %1 is unknown"), morph.kind}, in.offset() - 1);
    return morph;
  }
  readMorphElements(in, sizes, morph);
  return morph;
}

// --- Display frames and physics ---

FrameRecord readFrame(Input& in, const IndexSizes& sizes) {
  FrameRecord frame;
  frame.name = in.text();
  frame.english = in.text();
  frame.special = in.number<std::uint8_t>();
  const std::size_t count = in.count(Core::tr("element count"), kLeastFrameElementBytes);
  for (std::size_t i = 0; i < count && in.ok(); ++i) {
    const auto kind = in.number<std::uint8_t>();
    if (kind > 1) in.fail({Core::trWith("element kind %1 is unknown"), kind}, in.offset() - 1);
    frame.elements.push_back({kind, in.index(kind == 0 ? sizes.bone : sizes.morph)});
  }
  return frame;
}

BodyRecord readBody(Input& in, std::uint8_t boneSize) {
  BodyRecord body;
  body.name = in.text();
  body.english = in.text();
  body.bone = in.index(boneSize);
  body.group = in.number<std::uint8_t>();
  body.mask = in.number<std::uint16_t>();
  body.shape = in.number<std::uint8_t>();
  for (Vec3* value : {&body.size, &body.position, &body.rotation}) *value = in.number<Vec3>();
  for (float* value : {&body.mass, &body.linearDamping, &body.angularDamping, &body.restitution, &body.friction}) {
    *value = in.number<float>();
  }
  body.mode = in.number<std::uint8_t>();
  return body;
}

JointRecord readJoint(Input& in, std::uint8_t bodySize) {
  JointRecord joint;
  joint.name = in.text();
  joint.english = in.text();
  joint.kind = in.number<std::uint8_t>();
  joint.bodyA = in.index(bodySize);
  joint.bodyB = in.index(bodySize);
  for (Vec3* value : {&joint.position, &joint.rotation, &joint.moveLower, &joint.moveUpper, &joint.rotationLower,
                      &joint.rotationUpper, &joint.moveSpring, &joint.rotationSpring}) {
    *value = in.number<Vec3>();
  }
  return joint;
}

SoftBodyRecord readSoftBody(Input& in, const IndexSizes& sizes) {
  SoftBodyRecord body;
  body.name = in.text();
  body.english = in.text();
  body.shape = in.number<std::uint8_t>();
  body.material = in.index(sizes.material);
  body.group = in.number<std::uint8_t>();
  body.mask = in.number<std::uint16_t>();
  body.flags = in.number<std::uint8_t>();
  body.bendingDistance = in.number<std::int32_t>();
  body.clusterCount = in.number<std::int32_t>();
  body.mass = in.number<float>();
  body.margin = in.number<float>();
  body.aeroModel = in.number<std::int32_t>();
  body.config = in.number<decltype(body.config)>();
  body.cluster = in.number<decltype(body.cluster)>();
  body.iterations = in.number<decltype(body.iterations)>();
  body.stiffness = in.number<decltype(body.stiffness)>();
  body.anchors = readElements<std::vector<SoftAnchorRecord>>(in, sizes.body + sizes.vertex + 1U, [&] {
    const Index index = in.index(sizes.body);
    const std::uint32_t vertex = in.vertexIndex(sizes.vertex);
    return SoftAnchorRecord{index, vertex, in.number<std::uint8_t>()};
  });
  body.pins = readElements<std::vector<std::uint32_t>>(in, sizes.vertex, [&] { return in.vertexIndex(sizes.vertex); });
  return body;
}

/// Some files of version 2.0 also have a soft body count of 0. Other bytes there are unknown.
void readSoftBodies(Input& in, File& file, ByteView bytes) {
  if (in.remaining() < sizeof(std::int32_t)) return;
  const std::size_t at = in.offset();
  if (file.isVersion21()) {
    file.hasSoftBodies = true;
    readRecords(in, Core::tr("soft bodies"), kLeastSoftBodyBytes, file.softBodies,
                [&](Input& one) { return readSoftBody(one, file.header.sizes); });
    return;
  }
  if (loadLe<std::int32_t>(bytes.data() + at) != 0) {
    file.diagnostics.push_back(
        makeDiagnostic(Finding::SoftBodiesUnknown,
                       {Core::trCount("%n byte in place of soft bodies, which version 2.0 does not have",
                                      "%n bytes in place of soft bodies, which version 2.0 does not have"),
                        Counted{in.remaining()}},
                       at));
    return;
  }
  file.hasSoftBodies = true;
  static_cast<void>(in.number<std::int32_t>());
  file.diagnostics.push_back(
      makeDiagnostic(Finding::SoftBodyCount, Core::tr("a soft body count of 0 in a file of version 2.0"), at));
}

/// Reads the sections without which a model cannot be used.
void readSkeleton(Input& in, File& file) {
  const IndexSizes& sizes = file.header.sizes;
  if (in.ok()) readVertices(in, file.header, file.vertices);
  if (in.ok()) readIndices(in, sizes.vertex, file.indices);
  if (in.ok()) readRecords(in, Core::tr("textures"), kTextBytes, file.textures, [](Input& one) { return one.text(); });
  if (in.ok()) {
    readRecords(in, Core::tr("materials"), kLeastMaterialBytes, file.materials,
                [&](Input& one) { return readMaterial(one, sizes); });
  }
  if (in.ok()) {
    readRecords(in, Core::tr("bones"), kLeastBoneBytes, file.bones,
                [&](Input& one) { return readBone(one, sizes.bone); });
  }
}

void readRest(Input& in, File& file, ByteView bytes) {
  const IndexSizes& sizes = file.header.sizes;
  readRecords(in, Core::tr("morphs"), kLeastMorphBytes, file.morphs, [&](Input& one) { return readMorph(one, sizes); });
  if (in.ok()) {
    readRecords(in, Core::tr("display frames"), kLeastFrameBytes, file.frames,
                [&](Input& one) { return readFrame(one, sizes); });
  }
  if (in.ok()) {
    readRecords(in, Core::tr("rigid bodies"), kLeastBodyBytes, file.bodies,
                [&](Input& one) { return readBody(one, sizes.bone); });
  }
  if (in.ok()) {
    readRecords(in, Core::tr("joints"), kLeastJointBytes, file.joints,
                [&](Input& one) { return readJoint(one, sizes.body); });
  }
  if (in.ok()) readSoftBodies(in, file, bytes);
}

void reportLayout(Input& in, File& file) {
  if (file.header.signature.back() != ' ') {
    file.diagnostics.push_back(
        makeDiagnostic(Finding::SignatureVariant, Core::tr("the signature does not end with a space"), 3));
  }
  if (!file.header.moreGlobals.empty()) {
    file.diagnostics.push_back(makeDiagnostic(Finding::GlobalsMore,
                                              {Core::trCount("%n setting in addition to the eight known ones",
                                                             "%n settings in addition to the eight known ones"),
                                               Counted{file.header.moreGlobals.size()}},
                                              8));
  }
  file.damage = in.takeError();
  if (file.damage) {
    file.diagnostics.push_back(makeDiagnostic(
        Finding::Damaged, {Core::trWith("%1: %2"), file.damage->section, file.damage->reason}, file.damage->offset));
  } else if (in.remaining() > 0) {
    const std::size_t at = in.offset();
    const ByteView rest = in.take(in.remaining());
    file.trailing.assign(rest.begin(), rest.end());
    const bool isReported = std::ranges::any_of(file.diagnostics, [&](const Diagnostic& d) { return d.offset == at; });
    if (!isReported) {
      file.diagnostics.push_back(makeDiagnostic(
          Finding::TrailingBytes,
          {Core::trCount("%n byte follows the last section", "%n bytes follow the last section"), Counted{rest.size()}},
          at));
    }
  }
}

}  // namespace

Result<File> read(ByteView bytes) {
  const std::string_view text = asChars(bytes);
  if (text.starts_with(kOldSignature))
    return Error::at(0, Core::tr("header"), Core::tr("a PMX older than version 2.0, which is not supported"));
  if (!text.starts_with(kSignatureStart))
    return Error::at(0, Core::tr("header"), Core::tr("not a PMX: \"PMX \" is expected"));
  File file;
  Input in(bytes);
  readHeader(in, file.header);
  readSkeleton(in, file);
  if (auto error = in.takeError()) return *error;
  readRest(in, file, bytes);
  reportLayout(in, file);
  return file;
}

}  // namespace furitsuke::format::pmx
