// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "core/eval/mesh/posed_mesh.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/sample.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/face_fit.h"
#include "core/exchange/gltf/glb_materials.h"
#include "core/exchange/motion_export.h"
#include "core/exchange/motion_from_capture.h"
#include "core/exchange/romaji.h"
#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "core/retarget/humanoid_model.h"
#include "tests/core/exchange/posed_glb.h"
#include "tests/support/corpus.h"
#include "tests/support/humanoid.h"

namespace furitsuke::exchange {
namespace {

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

/// Two bones, one above the other, and two triangles of one material each, with three vertex morphs, a group and a
/// material morph.
model::Model flag() {
  model::Model model;
  model.name = model::ModelName::fromText("旗", "flag");
  for (const auto& [name, height] : {std::pair("竿", 0.0F), std::pair("布", 10.0F)}) {
    model::Bone& bone = model.bones.emplace_back();
    bone.name = model::ModelName::fromText(name, name == std::string("竿") ? "pole" : "");
    bone.position = {0, height, 0};
    bone.parent = static_cast<model::BoneIndex>(model.bones.size()) - 2;
  }
  const auto addVertex = [&](Vec3 position, Vec3 normal, std::array<float, 4> weights) {
    model.mesh.positions.push_back(position);
    model.mesh.normals.push_back(normal);
    model.mesh.uvs.push_back({position.x / 4, position.y / 20});
    model.mesh.deforms.push_back(model::DeformKind::Bdef4);
    model.mesh.bones.push_back({0, 1, 1, 0});
    model.mesh.weights.push_back(weights);
    model.mesh.edgeScales.push_back(1);
  };
  addVertex({0, 0, 0}, {0, 0, -2}, {1, 0, 0, 0});
  addVertex({0, 20, 0}, {0, 0, 0}, {0.2F, 0.3F, 0.3F, 0.2F});
  addVertex({4, 10, 1}, {kNan, 0, 0}, {0, 0, 0, 0});
  addVertex({4, 20, kNan}, {0, 0, -1}, {-1, 1, kNan, 3});
  model.mesh.indices = {0, 1, 2, 1, 3, 2};
  for (const std::uint32_t first : {0U, 3U}) {
    model::Material& material = model.materials.emplace_back();
    material.name = model::ModelName::fromText("布地", "");
    material.diffuse = {0.5F, 0.25F, 0, 1};
    material.ambient = {0.2F, 0.1F, 0};
    material.firstIndex = first;
    material.indexCount = 3;
  }
  const auto addMorph = [&](const char* name, model::MorphKind kind, auto offsets) {
    model.morphs.push_back({model::ModelName::fromText(name, ""), model::MorphPanel::Other, kind, std::move(offsets)});
  };
  addMorph("波", model::MorphKind::Vertex,
           Column<model::VertexOffset>{{3, {0, 0, 2}}, {1, {0, 1, 0}}, {3, {0, 0, 1}}, {2, {kNan, 0, 0}}});
  addMorph("無", model::MorphKind::Vertex, Column<model::VertexOffset>{{0, {0, 0, 0}}});
  addMorph("端", model::MorphKind::Vertex, Column<model::VertexOffset>{{0, {1, 0, 0}}});
  addMorph("全部", model::MorphKind::Group, std::vector<model::MorphShare>{{0, 0.5F}, {2, 1}});
  addMorph("色", model::MorphKind::Material, std::vector<model::MaterialOffset>{{0, true, {}}});
  return model;
}

motion::Motion waving() {
  motion::Motion motion;
  motion::Keys<motion::BoneKey> turns;
  for (const auto& [frame, angle] : {std::pair(0, 0.0F), std::pair(30, 0.5F)}) {
    motion::BoneKey key = motion::restBoneKey();
    key.rotation = {0, 0, std::sin(angle), std::cos(angle)};
    turns.append(frame, key);
  }
  motion.bones[motion.ensureBone(*Name::fromText("布")).index].keys = motion::Track(std::move(turns));
  for (const char* name : {"全部", "色"}) {
    motion::Keys<motion::MorphKey> weights;
    weights.append(10, {0});
    weights.append(20, {1});
    motion.morphs[motion.ensureMorph(*Name::fromText(name)).index].keys = motion::Track(std::move(weights));
  }
  motion::Keys<motion::CameraKey> camera;
  camera.append(0, motion::restCameraKey());
  motion.camera = motion::Track(std::move(camera));
  return motion;
}

test::PosedGlb glbOf(const motion::Motion& motion, const model::Model& model, const CaptureBakeOptions& options = {},
                     const image::ModelImages& images = {}) {
  return test::PosedGlb(exportMotion(ExportFormat::Glb, motion, model, images, options).value().bytes);
}

TEST(GlbExport, HasVerticesWhereTheModelHasThem) {
  const test::PosedGlb glb = glbOf(waving(), flag());
  EXPECT_EQ(glb.fault(), "");
  ASSERT_EQ(glb.json()["meshes"][0]["primitives"].size(), 2U);
  // At frame 20 the group has pulled vertex 1 up by half of the morph; the cloth has turned by a third.
  const std::vector<glm::dvec3> vertices = glb.vertices(0, 20 / 30.0);
  const auto stored = glb.json()["meshes"][0]["extras"]["targetNames"];
  EXPECT_EQ(stored, (nlohmann::json{"波", "端"})) << "a morph that moves nothing is left out";
  const double turn = 2.0 / 3 * 2 * 0.5 / 1;
  const glm::dvec3 turned(-std::sin(turn) * 10.5, 10 + std::cos(turn) * 10.5, 0);
  const glm::dvec3 expected = (glm::dvec3(0, 20.5, 0) * 0.4 + turned * 0.6) * 0.08;
  EXPECT_LT(glm::distance(vertices[1], expected), 1e-6) << "weights of one bone that is given twice are added";
  EXPECT_NEAR(vertices[0].x, 0.08, 1e-6);
}

TEST(GlbExport, KeysWeightsOnlyWhereTheyChange) {
  const test::PosedGlb glb = glbOf(waving(), flag());
  std::size_t keys = 0;
  for (const auto& channel : glb.json()["animations"][0]["channels"]) {
    if (channel["target"]["path"] != "weights") continue;
    const std::size_t sampler = channel["sampler"];
    keys = glb.numbers(glb.json()["animations"][0]["samplers"][sampler]["input"]).size();
  }
  EXPECT_EQ(keys, 13U) << "frames 0, 10 to 20 and 30";
  for (const auto& [seconds, weight] : {std::pair(0.2, 0.0), std::pair(0.5, 0.25), std::pair(0.9, 0.5)}) {
    EXPECT_NEAR(glb.weights(seconds)[0], weight, 1e-6) << seconds;
    EXPECT_NEAR(glb.weights(seconds)[1], 2 * weight, 1e-6) << seconds;
  }
}

TEST(GlbExport, HasTheChosenFramesAndRate) {
  struct Row {
    std::optional<FrameRange> frames;
    int rate;
    std::size_t count;
    double tilt;  ///< of the cloth at the first frame, sine of half the angle
  };
  for (const Row& row : {Row{std::nullopt, 30, 31, 0}, Row{std::nullopt, 60, 61, 0},
                         Row{FrameRange{30, 40}, 30, 11, std::sin(0.5)}, Row{FrameRange{0, 0}, 30, 1, 0}}) {
    CaptureBakeOptions options;
    options.frames = row.frames;
    options.framesPerSecond = row.rate;
    const Result<ExportedFile> file = exportMotion(ExportFormat::Glb, waving(), flag(), {}, options);
    ASSERT_TRUE(file.ok()) << file.error().message();
    EXPECT_EQ(file->frames, row.count);
    const CapturedMotion read = readGltf(file->bytes).value().motion;
    EXPECT_EQ(read.clips[0].frameCount, row.count);
    const auto cloth = std::ranges::find_if(read.joints, [](const auto& joint) { return joint.name == "Nuno"; });
    const JointTracks& tracks = read.clips[0].tracks[static_cast<std::size_t>(cloth - read.joints.begin())];
    EXPECT_NEAR(tracks.rotation.empty() ? 0 : tracks.rotation.values[0].z, row.tilt, 1e-6);
  }
  CaptureBakeOptions empty;
  empty.frames = FrameRange{5, 4};
  EXPECT_FALSE(exportMotion(ExportFormat::Glb, waving(), flag(), {}, empty).ok());
}

TEST(GlbExport, OfNothingIsAFile) {
  EXPECT_EQ(glbOf({}, {}).fault(), "");
  EXPECT_EQ(glbOf(waving(), {}).fault(), "");
  EXPECT_EQ(glbOf({}, flag()).fault(), "");
  EXPECT_EQ(glbOf({}, test::humanoid()).fault(), "");
}

TEST(GlbExport, NamesBonesAsChosenAndKeepsTheirJapaneseNames) {
  model::Model model = flag();
  struct Row {
    JointNaming names;
    nlohmann::json expected;
  };
  for (const Row& row : {Row{JointNaming::Japanese, {"竿", "布"}}, Row{JointNaming::English, {"pole", "Nuno"}},
                         Row{JointNaming::Humanoid, {"pole", "Nuno"}}}) {
    CaptureBakeOptions options;
    options.names = row.names;
    const test::PosedGlb glb = glbOf({}, model, options);
    EXPECT_EQ((nlohmann::json{glb.json()["nodes"][0]["name"], glb.json()["nodes"][1]["name"]}), row.expected);
    EXPECT_EQ(glb.json()["nodes"][1]["extras"]["mmdName"], "布");
  }
  EXPECT_EQ(boneNames(test::humanoid(), JointNaming::Humanoid)[1], "Hips");
  model.bones[1].name = model.bones[0].name;
  EXPECT_EQ(boneNames(model, JointNaming::English), (std::vector<std::string>{"pole", "bone_001"}));
}

TEST(RomanizedName, ReadsKanaAndTheWordsOfBones) {
  struct Row {
    const char* name;
    const char* latin;
  };
  for (const Row& row : {Row{"左足ＩＫ", "HidariAshiIK"},
                         Row{"右スカート前１", "MigiSukaatoMae1"},
                         Row{"全ての親", "SubeteNoOya"},
                         Row{"左つま先ＩＫ先", "HidariTsumaSakiIKSaki"},
                         Row{"ﾈｸﾀｲＩＫ", "NekutaiIK"},
                         Row{"左ｽｶｰﾄ前", "HidariSukaatoMae"},
                         Row{"前髪1_1", "MaeKami1_1"},
                         Row{"上半身補", "JouhanshinHo"},
                         Row{"ﾊﾞｯｸﾞ", "Baggu"},
                         Row{"ポッケ", "Pokke"},
                         Row{"ティーシャツ", "Tiishatsu"},
                         Row{"右髪C先", "MigiKamiCSaki"},
                         Row{"Bone 1", "Bone_1"},
                         Row{"", ""},
                         Row{"鷲", ""},
                         Row{"左鷲", ""},
                         Row{"a:b", ""},
                         Row{"\xFF", ""},
                         Row{"ー", ""},
                         Row{"っ", ""}}) {
    EXPECT_EQ(romanizedName(row.name), row.latin) << row.name;
  }
}

TEST(GlbExport, ReportsWhatIsLost) {
  model::Model model = flag();
  model.mesh.deforms[0] = model::DeformKind::Sdef;
  model.materials[0].edge = true;
  model.materials[1].texture = 0;
  model.textures = {"missing.png"};
  model.bones[1].name.text = "鷲";  // no usual word for a bone
  model::RigidBody& body = model.bodies.emplace_back();
  body.bone = 1;
  body.mode = model::BodyMode::Physics;
  std::string text;
  const ExportedFile file = exportMotion(ExportFormat::Glb, waving(), model, {}, {}).value();
  for (const Diagnostic& loss : file.losses) text += loss.code + ": " + loss.reason.english() + "\n";
  EXPECT_EQ(exportLosses(ExportFormat::Glb, waving(), model, {}, {}).value(), file.losses) << "without writing";
  EXPECT_EQ(text,
            "exchange.loss.sdef: 1 vertex with SDEF or QDEF cannot be written as such; bent joints become thinner\n"
            "exchange.loss.morph-kinds: 1 morph with keys cannot be written, because the format has no morphs of "
            "materials, texture coordinates and rigid bodies\n"
            "exchange.loss.shading: toon and sphere textures and edges of 1 material cannot be written\n"
            "exchange.loss.names: 1 bone without a usable name of the chosen kind: named by number\n"
            "exchange.loss.physics: 1 bone moved by physics: not written, unless physics is baked into keys first\n"
            "exchange.loss.other: 1 key of camera, light and self shadow cannot be written\n"
            "exchange.loss.textures: the textures of 1 material are missing or cannot be read, and are not written\n");
}

TEST(GlbExport, EmbedsTexturesAndKnowsWhereTheyAreTransparent) {
  model::Model model = flag();
  model.textures = {"a.bmp"};
  for (model::Material& material : model.materials) material.texture = 0;
  auto picture = std::make_shared<image::Image>();
  picture->width = picture->height = 8;
  picture->pixels.assign(8 * 8 * 4, 255);
  image::ModelImages images;
  images.textures = {picture};
  struct Row {
    std::uint8_t alpha;  ///< of the left half
    float opacity;       ///< of the material
    AlphaUse expected;
  };
  for (const Row& row : {Row{255, 1, AlphaUse::Opaque}, Row{0, 1, AlphaUse::Mask}, Row{128, 1, AlphaUse::Blend},
                         Row{255, 0.5F, AlphaUse::Blend}}) {
    for (std::size_t i = 0; i < 64; ++i) picture->pixels[i * 4 + 3] = i % 8 < 4 ? row.alpha : 255;
    model.materials[0].diffuse.w = row.opacity;
    EXPECT_EQ(alphaUseOf(model, model.materials[0], picture.get()), row.expected) << int{row.alpha};
  }
  EXPECT_EQ(alphaUseOf(model, model.materials[1], nullptr), AlphaUse::Opaque);
  const test::PosedGlb glb = glbOf(waving(), model, {}, images);
  ASSERT_EQ(glb.json()["images"].size(), 1U) << "one picture of two materials";
  EXPECT_EQ(glb.json()["materials"][1]["pbrMetallicRoughness"]["baseColorTexture"]["index"], 0);
  // 0.5 * 0.6 + 0.2 on a display is 0.214 of light.
  EXPECT_NEAR(glb.json()["materials"][1]["pbrMetallicRoughness"]["baseColorFactor"][0], 0.214, 0.001);
  CaptureBakeOptions unlit;
  unlit.isUnlit = true;
  EXPECT_EQ(glbOf({}, model, unlit).json()["extensionsUsed"][0], "KHR_materials_unlit");
}

TEST(GlbExport, IsCanceled) {
  const std::atomic<bool> canceled = true;
  operations::OperationControl control(0, &canceled);
  for (const ExportFormatRow& row : kExportFormats) {
    const Result<ExportedFile> file = exportMotion(row.format, waving(), test::humanoid(), {}, {}, &control);
    ASSERT_FALSE(file.ok()) << row.name;
    EXPECT_EQ(file.error().reason, "canceled") << row.name;
  }
}

/// How far limbs point elsewhere, in degrees, and how far the middle of the hips is away, in model units.
struct Deviation {
  double limbs = 0;    ///< the largest
  double limbs95 = 0;  ///< 95 % are at most this far
  double hips = 0;
};
Deviation deviationOf(const model::Model& model, const motion::Motion& a, const motion::Motion& b, Frame frames) {
  const retarget::HumanoidModel humanoid = retarget::HumanoidModel::of(model).value();
  const eval::Rig rig = eval::makeRig(model);
  const eval::BoundMotion boundA(a, model, rig), boundB(b, model, rig);
  eval::RigPose poseA(rig), poseB(rig);
  Deviation largest;
  std::vector<double> angles;
  for (Frame frame = 0; frame < frames; frame += 5) {
    eval::evaluatePose(rig, boundA, frame, poseA);
    eval::evaluatePose(rig, boundB, frame, poseB);
    const auto at = [&](const eval::RigPose& pose, retarget::HumanoidBone role) {
      return pose.transforms[static_cast<std::size_t>(humanoid.bone(role))].position;
    };
    const auto hipsOf = [&](const eval::RigPose& pose) {
      return (at(pose, retarget::roleOf(retarget::Side::Left, retarget::Limb::UpperLeg)) +
              at(pose, retarget::roleOf(retarget::Side::Right, retarget::Limb::UpperLeg))) /
             2.0;
    };
    largest.hips = std::max(largest.hips, glm::distance(hipsOf(poseA), hipsOf(poseB)));
    for (const retarget::Side side : {retarget::Side::Left, retarget::Side::Right}) {
      for (const auto& [from, to] : {std::pair(retarget::Limb::UpperArm, retarget::Limb::LowerArm),
                                     std::pair(retarget::Limb::LowerArm, retarget::Limb::Hand),
                                     std::pair(retarget::Limb::UpperLeg, retarget::Limb::LowerLeg),
                                     std::pair(retarget::Limb::LowerLeg, retarget::Limb::Foot)}) {
        const auto along = [&, start = from, end = to](const eval::RigPose& pose) {
          return glm::normalize(at(pose, retarget::roleOf(side, end)) - at(pose, retarget::roleOf(side, start)));
        };
        const double sine = glm::length(glm::cross(along(poseA), along(poseB)));
        angles.push_back(glm::degrees(std::asin(std::min(1.0, sine))));
      }
    }
  }
  std::ranges::sort(angles);
  largest.limbs = angles.back();
  largest.limbs95 = angles[angles.size() * 95 / 100];
  return largest;
}

TEST(VrmaExport, RequiresAHeadAndNamesThumbsThatMmdCounts) {
  model::Model model = test::humanoid();
  const auto bonesOf = [](const model::Model& body) {
    const Result<ExportedFile> file = exportMotion(ExportFormat::Vrma, {}, body, {}, {});
    const auto length = loadLe<std::uint32_t>(file->bytes.data() + 12);
    const auto json = nlohmann::json::parse(asChars(ByteView(file->bytes).subspan(20, length)));
    return json["extensions"]["VRMC_vrm_animation"]["humanoid"]["humanBones"];
  };
  EXPECT_TRUE(bonesOf(model).contains("leftIndexProximal"));
  for (model::Bone& bone : model.bones) {
    if (bone.name.text == "左人指１") bone.name = model::ModelName::fromText("左親指１", "");
    if (bone.name.text == "左人指２") bone.name = model::ModelName::fromText("左親指２", "");
  }
  EXPECT_TRUE(bonesOf(model).contains("leftThumbMetacarpal")) << "the first of two bones";
  EXPECT_FALSE(bonesOf(model).contains("leftThumbDistal"));
  for (model::Bone& bone : model.bones) {
    if (bone.name.text == "頭") bone.name = model::ModelName::fromText("顔", "");
  }
  const Result<ExportedFile> headless = exportMotion(ExportFormat::Vrma, {}, model, {}, {});
  ASSERT_FALSE(headless.ok());
  EXPECT_EQ(headless.error().reason, "the model lacks the bone 頭, which VRM requires");
}

TEST(VrmaExport, BecomesTheSameDanceAndFace) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  struct Row {
    const char* model;
    const char* motion;
  };
  constexpr Frame kFrames = 300;
  for (const Row& row : test::danceRows<Row>({{"gene/Gene_light.pmx", "gene_sad.vmd"},
                                              {"gene/Gene_light.pmx", "dance_galaxias_v2.vmd"},  // on tiptoe
                                              {"luka.pmx", "dance_galaxias_v2.vmd"}})) {
    const model::Model model = io::loadModel(*folder / "models" / row.model).value().model;
    const motion::Motion motion = io::loadMotion(*folder / "motions" / row.motion).value().motion;
    CaptureBakeOptions options;
    options.frames = FrameRange{0, kFrames};
    const Bytes vrma = exportMotion(ExportFormat::Vrma, motion, model, {}, options).value().bytes;
    const CapturedMotion capture = readGltf(vrma).value().motion;
    CaptureFitOptions fitting;
    fitting.isDense = true;
    fitting.ik = false;
    const FittedMotion withoutIk = motionFromCapture(capture, model, fitting).value();
    fitting.ik = true;
    const FittedMotion back = motionFromCapture(capture, model, fitting).value();
    for (const FittedMotion* fitted : {&withoutIk, &back}) {
      const Deviation deviation = deviationOf(model, motion, fitted->motion, kFrames);
      EXPECT_LE(deviation.limbs, 0.3) << row.motion << (fitted == &back ? ", foot IK" : "");
      EXPECT_LE(deviation.hips, 0.05) << row.motion;
    }
    // Keys are reduced within half a degree, of which few poses use all.
    fitting.isDense = false;
    const Deviation reduced =
        deviationOf(model, motion, motionFromCapture(capture, model, fitting).value().motion, kFrames);
    EXPECT_LE(reduced.limbs95, 0.3) << row.motion;
    EXPECT_LE(reduced.limbs, 0.55) << row.motion;
    for (const ExpressionTrack& expression : capture.clips[0].expressions) {
      const Name name = *Name::fromText(morphForExpression(expression.name, expression.isPreset));
      const auto before = motion.findMorph(name.bytes), after = back.motion.findMorph(name.bytes);
      ASSERT_TRUE(before && after) << name.text();
      for (Frame frame = 0; frame < kFrames; frame += 7) {
        EXPECT_NEAR(eval::sampleMorph(motion.morphs[before->index].keys, frame),
                    eval::sampleMorph(back.motion.morphs[after->index].keys, frame), 1e-3)
            << name.text() << " at " << frame;
      }
    }
  }
}

TEST(GlbExport, OfADanceIsValidAndHasItsVertices) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  struct Row {
    const char* model;
    const char* motion;
  };
  for (const Row& row :
       test::danceRows<Row>({{"gene/Gene_light.pmx", "gene_sad.vmd"}, {"luka.pmx", "dance_galaxias_v2.vmd"}})) {
    const model::Model model = io::loadModel(*folder / "models" / row.model).value().model;
    const motion::Motion motion = io::loadMotion(*folder / "motions" / row.motion).value().motion;
    CaptureBakeOptions options;
    options.frames = FrameRange{0, 300};
    const test::PosedGlb glb = glbOf(motion, model, options);
    EXPECT_EQ(glb.fault(), "") << row.motion;
    const eval::Rig rig = eval::makeRig(model);
    const eval::BoundMotion bound(motion, model, rig);
    eval::RigPose pose(rig);
    eval::PosedMesh mesh(model);
    double largest = 0;
    for (Frame frame = 0; frame <= 300; frame += 33) {
      eval::evaluatePose(rig, bound, frame, pose);
      eval::poseMesh(model, rig, pose, mesh);
      std::size_t primitive = 0;
      for (const model::Material& material : model.materials) {
        if (material.indexCount < 3) continue;
        const std::vector<glm::dvec3> vertices = glb.vertices(primitive, frame / kFramesPerSecond);
        const std::size_t first = glb.json()["meshes"][0]["primitives"][primitive]["indices"];
        const std::vector<double> indices = glb.numbers(first);
        ++primitive;
        for (std::size_t i = 0; i < material.indexCount; i += 3) {
          const Vec3& wanted = mesh.positions[model.mesh.indices[material.firstIndex + i]];
          const glm::dvec3 found = vertices[static_cast<std::size_t>(indices[i])];
          largest = std::max(largest, glm::distance(found, glm::dvec3(wanted.x, wanted.y, -wanted.z) * 0.08));
        }
      }
    }
    EXPECT_LE(largest, 1e-4) << row.motion << ", meters";
  }
}

}  // namespace
}  // namespace furitsuke::exchange
