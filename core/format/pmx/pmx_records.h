// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/vector.h"

// The records of a PMX, field by field in file order and with the values of the file, valid or not. Byte tables with
// their sources: core/format/README.md.
namespace furitsuke::format::pmx {

/// The bytes of a text in the encoding of its file; see decodeText().
using Text = std::string;

/// An index as stored, -1 for none. Not validated: code that uses it must check the range.
using Index = std::int32_t;

enum class Encoding : std::uint8_t { Utf16Le = 0, Utf8 = 1 };

/// The size of each kind of index in bytes: 1, 2 or 4.
struct IndexSizes {
  std::uint8_t vertex = 1;  ///< unsigned when 1 or 2; all others are signed
  std::uint8_t texture = 1;
  std::uint8_t material = 1;
  std::uint8_t bone = 1;
  std::uint8_t morph = 1;
  std::uint8_t body = 1;
  friend bool operator==(const IndexSizes&, const IndexSizes&) = default;
};

struct Header {
  std::array<char, 4> signature{'P', 'M', 'X', ' '};
  float version = 2.0F;
  Encoding encoding = Encoding::Utf16Le;
  std::uint8_t additionalUvs = 0;  ///< 0..4
  IndexSizes sizes;
  std::vector<std::uint8_t> moreGlobals;  ///< after the eight known ones
  Text name, english, comment, commentEnglish;
};

inline constexpr std::size_t kMaxAdditionalUvs = 4;

// The types of vertex deforms.
inline constexpr std::uint8_t kBdef1 = 0;
inline constexpr std::uint8_t kBdef2 = 1;
inline constexpr std::uint8_t kBdef4 = 2;
inline constexpr std::uint8_t kSdef = 3;
inline constexpr std::uint8_t kQdef = 4;

struct SdefRecord {
  Vec3 c, r0, r1;
};

/// Columns of equal length, except `sdefs` and unused additional uvs.
struct Vertices {
  Column<Vec3> positions;
  Column<Vec3> normals;
  Column<Vec2> uvs;
  std::array<Column<Vec4>, kMaxAdditionalUvs> additionalUvs;  ///< the header has the number of used ones
  Column<std::uint8_t> deforms;                               ///< kBdef1 to kQdef
  Column<std::array<Index, 4>> bones;                         ///< 0 for unused bones
  Column<std::array<float, 4>> weights;                       ///< BDEF1: 1; BDEF2 and SDEF: the second is 1 - the first
  Column<SdefRecord> sdefs;                                   ///< one for each SDEF vertex, in their order
  Column<float> edgeScales;

  [[nodiscard]] std::size_t size() const noexcept { return positions.size(); }
};

struct MaterialRecord {
  Text name, english;
  Vec4 diffuse;
  Vec3 specular;
  float power;
  Vec3 ambient;
  std::uint8_t flags;
  Vec4 edgeColor;
  float edgeSize;
  Index texture, sphere;
  std::uint8_t sphereMode;
  std::uint8_t toonShared;  ///< not 0: `toon` is one byte, the number of a shared toon
  Index toon;
  Text memo;
  std::int32_t indexCount;
};

inline constexpr std::uint16_t kTailIsBone = 0x0001;
inline constexpr std::uint16_t kRotatable = 0x0002;
inline constexpr std::uint16_t kMovable = 0x0004;
inline constexpr std::uint16_t kVisible = 0x0008;
inline constexpr std::uint16_t kOperable = 0x0010;
inline constexpr std::uint16_t kHasIk = 0x0020;
inline constexpr std::uint16_t kAppendLocal = 0x0080;
inline constexpr std::uint16_t kAppendRotation = 0x0100;
inline constexpr std::uint16_t kAppendTranslation = 0x0200;
inline constexpr std::uint16_t kFixedAxis = 0x0400;
inline constexpr std::uint16_t kLocalAxes = 0x0800;
inline constexpr std::uint16_t kAfterPhysics = 0x1000;
inline constexpr std::uint16_t kExternalParent = 0x2000;

struct IkLinkRecord {
  Index bone;
  std::uint8_t limited;
  Vec3 lower, upper;  ///< radians; in the file only when `limited` is 1
};

struct IkRecord {
  Index target;
  std::int32_t iterations;
  float unitAngle;  ///< radians
  std::vector<IkLinkRecord> links;
};

/// The fields after `flags` are in the file only if their flag is set.
struct BoneRecord {
  Text name, english;
  Vec3 position;
  Index parent;
  std::int32_t layer;
  std::uint16_t flags;  ///< a combination of the flags above
  Index tailBone = -1;
  Vec3 tailOffset{};
  Index appendSource = -1;
  float appendRatio = 0;
  Vec3 fixedAxis{};
  Vec3 localX{}, localZ{};
  std::int32_t externalParent = 0;
  IkRecord ik{};
};

struct GroupElement {
  Index morph;
  float weight;
};
struct VertexElement {
  std::uint32_t vertex;
  Vec3 offset;
};
struct BoneElement {
  Index bone;
  Vec3 translation;
  Quat rotation;
};
struct UvElement {
  std::uint32_t vertex;
  Vec4 offset;
};
struct MaterialElement {
  Index material;  ///< -1: all
  std::uint8_t operation;
  Vec4 diffuse;
  Vec3 specular;
  float power;
  Vec3 ambient;
  Vec4 edgeColor;
  float edgeSize;
  Vec4 texture, sphere, toon;
};
struct ImpulseElement {
  Index body;
  std::uint8_t local;
  Vec3 velocity, torque;
};

inline constexpr std::uint8_t kGroupMorph = 0;
inline constexpr std::uint8_t kVertexMorph = 1;
inline constexpr std::uint8_t kBoneMorph = 2;
inline constexpr std::uint8_t kUvMorph = 3;
inline constexpr std::uint8_t kUv1Morph = 4;
inline constexpr std::uint8_t kUv2Morph = 5;
inline constexpr std::uint8_t kUv3Morph = 6;
inline constexpr std::uint8_t kUv4Morph = 7;
inline constexpr std::uint8_t kMaterialMorph = 8;
inline constexpr std::uint8_t kFlipMorph = 9;
inline constexpr std::uint8_t kImpulseMorph = 10;
inline constexpr std::uint8_t kMorphKindCount = kImpulseMorph + 1;

struct MorphRecord {
  Text name, english;
  std::uint8_t panel;
  std::uint8_t kind;  ///< kGroupMorph to kImpulseMorph; decides which list `elements` holds
  std::variant<std::vector<GroupElement>, Column<VertexElement>, std::vector<BoneElement>, Column<UvElement>,
               std::vector<MaterialElement>, std::vector<ImpulseElement>>
      elements;
};

struct FrameElement {
  std::uint8_t kind;  ///< 0 bone, 1 morph
  Index index;
};

struct FrameRecord {
  Text name, english;
  std::uint8_t special;
  std::vector<FrameElement> elements;
};

struct BodyRecord {
  Text name, english;
  Index bone;
  std::uint8_t group;
  std::uint16_t mask;
  std::uint8_t shape;
  Vec3 size, position, rotation;  ///< position absolute, rotation in radians
  float mass, linearDamping, angularDamping, restitution, friction;
  std::uint8_t mode;
};

struct JointRecord {
  Text name, english;
  std::uint8_t kind;
  Index bodyA, bodyB;
  Vec3 position, rotation, moveLower, moveUpper, rotationLower, rotationUpper, moveSpring, rotationSpring;
};

struct SoftAnchorRecord {
  Index body;
  std::uint32_t vertex;
  std::uint8_t near;
};

struct SoftBodyRecord {
  Text name, english;
  std::uint8_t shape;
  Index material;
  std::uint8_t group;
  std::uint16_t mask;
  std::uint8_t flags;
  std::int32_t bendingDistance, clusterCount;
  float mass, margin;
  std::int32_t aeroModel;
  std::array<float, 12> config;            ///< VCF DP DG LF PR VC DF MT CHR KHR SHR AHR
  std::array<float, 6> cluster;            ///< SRHR SKHR SSHR SR_SPLT SK_SPLT SS_SPLT
  std::array<std::int32_t, 4> iterations;  ///< V P D C
  std::array<std::byte, 12> stiffness;     ///< LST AST VST; float or integer, the sources disagree
  std::vector<SoftAnchorRecord> anchors;
  std::vector<std::uint32_t> pins;  ///< vertices
};

}  // namespace furitsuke::format::pmx
