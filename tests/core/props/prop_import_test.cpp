// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/props/prop_import.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <string>
#include <utility>

#include "core/base/base64.h"
#include "core/base/bytes.h"
#include "core/base/file.h"
#include "core/base/vector.h"
#include "core/image/image_codec.h"
#include "tests/support/corpus.h"
#include "tests/support/picture_samples.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::test {
namespace {

namespace fs = std::filesystem;

std::string numbersOf(std::initializer_list<float> values) {
  std::string text;
  for (const float value : values) {
    char digits[32];
    std::snprintf(digits, sizeof(digits), "%.4g", static_cast<double>(value) + 0.0);
    text += (text.empty() ? "" : ",") + std::string(digits);
  }
  return text;
}
std::string textOf(const Vec3& v) { return numbersOf({v.x, v.y, v.z}); }
std::string textOf(const Vec4& v) { return numbersOf({v.x, v.y, v.z, v.w}); }

/// The corners of the triangles in order: "0,0,0 1,0,0 0,1,0".
std::string cornersOf(const model::Model& model) {
  std::string text;
  for (const std::uint32_t index : model.mesh.indices) {
    text += (text.empty() ? "" : " ") + textOf(model.mesh.positions[index]);
  }
  return text;
}

class PropImport : public testing::Test {
 protected:
  [[nodiscard]] fs::path folder() const { return temp_.path(); }
  void write(const fs::path& name, std::string_view text) const {
    fs::create_directories((folder() / name).parent_path());
    ASSERT_TRUE(writeFileAtomically(folder() / name, asBytes(text)).ok());
  }
  [[nodiscard]] Result<model::Model> import(const std::string& name, std::string_view text) const {
    write(name, text);
    return props::importProp(folder() / name, {});
  }
  TempFolder temp_;
};

constexpr std::string_view kX =
    "xof 0303txt 0032\n"
    "Frame Root { FrameTransformMatrix { 1.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,5.0,1.0;; }\n"
    "Mesh Quad { 3; 1.0;2.0;3.0;, 4.0;2.0;3.0;, 1.0;5.0;3.0;; 1; 3;0,2,1;;\n"
    " MeshNormals { 1; 0.0;0.0;-1.0;; 1; 3;0,0,0;; }\n"
    " MeshTextureCoords { 3; 0.0;0.25;, 1.0;0.25;, 0.0;1.0;; }\n"
    " MeshMaterialList { 1; 1; 0;\n"
    "  Material Floor { 0.8;0.4;0.2;0.5;; 5.0; 0.1;0.2;0.3;; 0.1;0.0;0.9;;\n"
    "   TextureFilename { \"tex\\\\a.bmp*shine.spa\"; } } } } }\n";

TEST_F(PropImport, ScalesAnXFileByTen) {
  const Result<model::Model> model = import("floor.x", kX);
  ASSERT_TRUE(model.ok()) << model.error().message();
  EXPECT_EQ(model->name.text, "floor");
  EXPECT_EQ(cornersOf(*model), "10,20,80 10,50,80 40,20,80") << "left-handed, clockwise, with the frame's transform";
  EXPECT_EQ(textOf(model->mesh.normals[0]), "0,0,-1");
  EXPECT_EQ(numbersOf({model->mesh.uvs[0].x, model->mesh.uvs[0].y}), "0,0.25");
  ASSERT_EQ(model->materials.size(), 1U);
  const model::Material& material = model->materials[0];
  EXPECT_EQ(material.name.text, "Floor");
  EXPECT_EQ(textOf(material.diffuse), "0.8,0.4,0.2,0.5");
  EXPECT_EQ(textOf(material.ambient), "0.42,0.16,0.98");
  EXPECT_EQ(textOf(material.specular), "0.1,0.2,0.3");
  EXPECT_EQ(material.power, 5);
  EXPECT_TRUE(material.doubleSided) << "it is translucent";
  EXPECT_FALSE(material.edge || material.groundShadow);
  EXPECT_EQ(material.indexCount, 3U);
  EXPECT_EQ(model->textures, (std::vector<std::string>{"tex\\a.bmp", "shine.spa"}));
  EXPECT_EQ(material.texture, 0);
  EXPECT_EQ(material.sphere, 1);
  EXPECT_EQ(material.sphereMode, model::SphereMode::Add);
  ASSERT_EQ(model->bones.size(), 1U);
  EXPECT_EQ(model->bones[0].name.text, "センター");
}

TEST_F(PropImport, ReadsNamesOfOldFilesAsCp932) {
  const Result<model::Model> model = import("old.x",
                                            "xof 0303txt 0032\nMesh { 3; 0;0;0;, 1;0;0;, 0;1;0;; 1; 3;0,2,1;;\n"
                                            "MeshMaterialList { 1; 1; 0; Material { 1;1;1;1;; 0; 1;1;1;; 0;0;0;;\n"
                                            "TextureFilename { \"\x89\xD4.png\"; } } } }\n");
  ASSERT_TRUE(model.ok()) << model.error().message();
  EXPECT_EQ(model->textures, std::vector<std::string>{"花.png"});
  EXPECT_EQ(textOf(model->materials[0].specular), "0,0,0") << "a power of 0 would give a highlight everywhere";
}

TEST_F(PropImport, MirrorsAnObjAndFindsItsMaterials) {
  write("lib/m.mtl", "newmtl red\nKd 1 0 0\nd 0.25\nmap_Kd C:\\Users\\me\\tex\\a b.png\nnewmtl unused\nKd 0 1 0\n");
  const Result<model::Model> model = import("thing.obj",
                                            "mtllib lib/m.mtl\nusemtl red\nv 1 2 3\nv 4 2 3\nv 1 5 3\nv 4 5 3\n"
                                            "vt 0 0.25\nvt 1 0.25\nvt 0 1\nvt 1 1\nf 1/1 2/2 4/4 3/3\nl 1 2\n");
  ASSERT_TRUE(model.ok()) << model.error().message();
  EXPECT_EQ(model->mesh.indices.size(), 6U) << "a square is two triangles";
  ASSERT_EQ(model->materials.size(), 1U);
  EXPECT_EQ(textOf(model->materials[0].diffuse), "1,0,0,0.25");
  EXPECT_EQ(model->textures, std::vector<std::string>{"a b.png"});
  for (std::size_t i = 0; i < model->mesh.size(); ++i) {
    EXPECT_EQ(model->mesh.positions[i].z, -3);
    EXPECT_EQ(textOf(model->mesh.normals[i]), "0,0,-1") << "computed from the faces, facing the viewer";
    EXPECT_FLOAT_EQ(model->mesh.uvs[i].y, model->mesh.positions[i].y == 2 ? 0.75F : 0);
  }
}

TEST_F(PropImport, MirroredPartsKeepTheirFrontSide) {
  const std::string part = " Mesh { 3; 0;0;0;, 1;0;0;, 0;1;0;; 1; 3;0,2,1;; } }\n";
  const Result<model::Model> model = import(
      "twins.x",
      "xof 0303txt 0032\nFrame A { FrameTransformMatrix { "
      "1.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,1.0;; }" +
          part +
          "Frame B { FrameTransformMatrix { -1.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,1.0;; }" +
          part);
  ASSERT_TRUE(model.ok()) << model.error().message();
  EXPECT_EQ(cornersOf(*model), "0,0,0 0,10,0 10,0,0 0,0,0 -10,0,0 0,10,0");
}

constexpr std::string_view kGltf =
    R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],)"
    R"("nodes":[{"mesh":0,"translation":[0,2,0]}],"meshes":[{"primitives":[{"attributes":{"POSITION":0},"material":0}]}],)"
    R"("materials":[{"name":"m","doubleSided":true,"emissiveFactor":[0,0,0.5],"pbrMetallicRoughness":)"
    R"({"baseColorFactor":[0.5,0.25,1,0.5],"baseColorTexture":{"index":0}}}],)"
    R"("textures":[{"source":0}],"images":[IMAGE],)"
    R"("buffers":[{"byteLength":36,"uri":"data:application/octet-stream;base64,AAAAAAAAAAAAAAAAAACAPwAAAAAAAAAAAAAAAAAAgD8AAAAA"}BUFFER],)"
    R"("bufferViews":[{"buffer":0,"byteLength":36}VIEW],)"
    R"("accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3","min":[0,0,0],"max":[1,1,0]}]})";

std::string gltfWith(std::string_view image, std::string_view buffer = {}, std::string_view view = {}) {
  std::string text(kGltf);
  const auto put = [&text](std::string_view word, std::string_view value) {
    text.replace(text.find(word), word.size(), value);
  };
  put("IMAGE", image);
  put("BUFFER", buffer);
  put("VIEW", view);
  return text;
}

TEST_F(PropImport, ConvertsAGltfFromMetersToModelUnits) {
  const Result<model::Model> model = import("a.gltf", gltfWith(R"({"uri":"my%20tex.png"})"));
  ASSERT_TRUE(model.ok()) << model.error().message();
  EXPECT_EQ(cornersOf(*model), "0,37.5,0 12.5,25,0 0,25,0");
  EXPECT_EQ(model->textures, std::vector<std::string>{"my tex.png"});
  EXPECT_TRUE(model->materials[0].doubleSided);
  EXPECT_EQ(textOf(model->materials[0].diffuse), "0.5,0.25,1,1") << "its alpha mode says to ignore it";
  EXPECT_EQ(model->materials[0].sharedToon, 0) << "replaced by the light ramp of accessories";
  EXPECT_EQ(textOf(model->materials[0].ambient), "0.2,0.1,0.9");
}

TEST_F(PropImport, BonesPlaceTheVerticesThatTheyMove) {
  // As Blender writes a character of Mixamo: the vertices are upright and in meters, the nodes lie and are in
  // centimeters.
  const glm::mat4 armature =
      glm::rotate(glm::mat4(1), glm::radians(90.0F), glm::vec3(1, 0, 0)) * glm::scale(glm::mat4(1), glm::vec3(.01F));
  const glm::mat4 inverse = glm::inverse(armature * glm::translate(glm::mat4(1), glm::vec3(0, 0, -100)));
  ByteWriter buffer;
  for (const float number : {0, 0, 0, 1, 0, 0, 0, 2, 0}) buffer.write(number);
  for (int i = 0; i < 3; ++i) {
    for (const float weight : {1, 0, 0, 0}) buffer.write(weight);
  }
  for (int i = 0; i < 3; ++i) buffer.write(std::uint32_t{0});  // four joints each
  for (int i = 0; i < 16; ++i) buffer.write(inverse[i / 4][i % 4]);
  const std::string gltf =
      R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],"nodes":[)"
      R"({"children":[1,2],"rotation":[0.70710678,0,0,0.70710678],"scale":[0.01,0.01,0.01]},)"
      R"({"name":"joint","translation":[0,0,-100]},{"mesh":0,"skin":0}],)"
      R"("skins":[{"joints":[1],"inverseBindMatrices":3}],"meshes":[{"primitives":[{"attributes":)"
      R"({"POSITION":0,"WEIGHTS_0":1,"JOINTS_0":2}}]}],"accessors":[)"
      R"({"bufferView":0,"componentType":5126,"count":3,"type":"VEC3","min":[0,0,0],"max":[1,2,0]},)"
      R"({"bufferView":1,"componentType":5126,"count":3,"type":"VEC4"},)"
      R"({"bufferView":2,"componentType":5121,"count":3,"type":"VEC4"},)"
      R"({"bufferView":3,"componentType":5126,"count":1,"type":"MAT4"}],"bufferViews":[)"
      R"({"buffer":0,"byteOffset":0,"byteLength":36},{"buffer":0,"byteOffset":36,"byteLength":48},)"
      R"({"buffer":0,"byteOffset":84,"byteLength":12},{"buffer":0,"byteOffset":96,"byteLength":64}],)"
      R"("buffers":[{"byteLength":160,"uri":"data:application/octet-stream;base64,)" +
      toBase64(std::move(buffer).take()) + "\"}]}";
  const Result<model::Model> model = import("a.gltf", gltf);
  ASSERT_TRUE(model.ok()) << model.error().message();
  ASSERT_EQ(model->mesh.indices.size(), 3U);
  const Vec3 expected[] = {{0, 25, 0}, {12.5F, 0, 0}, {0, 0, 0}};
  for (std::size_t i = 0; i < 3; ++i) {
    const Vec3 at = model->mesh.positions[model->mesh.indices[i]];
    EXPECT_LT(glm::distance(toDouble(at), toDouble(expected[i])), 1e-4) << textOf(at);
    EXPECT_GT(-model->mesh.normals[i].z, .999) << "it faces the viewer";
  }
}

TEST_F(PropImport, CharactersOfTheCorpusStandUprightAtTheirSize) {
  const auto corpus = corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const Result<model::Model> model = props::importProp(*corpus / "exchange" / "michelle_samba.glb", {});
  ASSERT_TRUE(model.ok()) << model.error().message();
  glm::dvec3 least(1e9), most(-1e9);
  for (const Vec3& at : model->mesh.positions) {
    least = glm::min(least, toDouble(at));
    most = glm::max(most, toDouble(at));
  }
  EXPECT_NEAR(most.y, 1.6616 / .08, .05) << "model units, of 0.08 m";
  EXPECT_NEAR(least.y, 0, .05);
  EXPECT_NEAR(most.x - least.x, 1.4558 / .08, .1);
}

TEST_F(PropImport, WritesEmbeddedPicturesToTheGivenFolder) {
  // The PNG is in a separate buffer file; in a .glb both are in one file, which makes no difference here.
  const std::vector<std::byte> png = image::encodePng(samplePicture());
  ASSERT_TRUE(writeFileAtomically(folder() / "pictures.bin", png).ok());
  const std::string size = std::to_string(png.size());
  write("a.gltf", gltfWith(R"({"bufferView":1,"mimeType":"image/png"})",
                           ",{\"byteLength\":" + size + ",\"uri\":\"pictures.bin\"}",
                           ",{\"buffer\":1,\"byteLength\":" + size + "}"));
  const TempFolder embedded;
  const Result<model::Model> model = props::importProp(folder() / "a.gltf", embedded.path());
  ASSERT_TRUE(model.ok()) << model.error().message();
  ASSERT_EQ(model->textures, std::vector<std::string>{"*0"});
  const Result<Bytes> kept = readFile(embedded.path() / "0");
  ASSERT_TRUE(kept.ok());
  EXPECT_EQ(*image::decodeImage(*kept), samplePicture());
  const Result<model::Model> without = props::importProp(folder() / "a.gltf", {});
  ASSERT_TRUE(without.ok());
  EXPECT_TRUE(without->textures.empty());
}

TEST_F(PropImport, FollowsTheAxesAndTheUnitOfAnFbx) {
  const std::string head =
      "; FBX 7.4.0 project file\nFBXHeaderExtension:  {\n\tFBXHeaderVersion: 1003\n\tFBXVersion: 7400\n}\n";
  const std::string body =
      "Objects:  {\n\tGeometry: 1, \"Geometry::\", \"Mesh\" {\n\t\tVertices: *9 {\n\t\t\ta: 0,0,0,1,0,0,0,2,4\n\t\t}\n"
      "\t\tPolygonVertexIndex: *3 {\n\t\t\ta: 0,1,-3\n\t\t}\n\t}\n\tModel: 2, \"Model::part\", \"Mesh\" "
      "{\n\t\tVersion: "
      "232\n\t}\n}\nConnections:  {\n\tC: \"OO\",2,0\n\tC: \"OO\",1,2\n}\n";
  const struct {
    int up, sign;
    const char* unit;
    const char* corners;
  } rows[] = {
      {1, 1, "100", "0,25,-50 12.5,0,0 0,0,0"},   // y up, meters
      {2, 1, "100", "0,50,25 12.5,0,0 0,0,0"},    // z up, common in architecture
      {2, 1, "1", "0,0.5,0.25 0.125,0,0 0,0,0"},  // centimeters
      {0, 1, "100", "-25,0,-50 0,12.5,0 0,0,0"},
  };
  for (const auto& row : rows) {
    const std::string settings =
        "GlobalSettings:  {\n\tVersion: 1000\n\tProperties70:  {\n\t\tP: \"UpAxis\", \"int\", "
        "\"Integer\", \"\"," +
        std::to_string(row.up) + "\n\t\tP: \"UpAxisSign\", \"int\", \"Integer\", \"\"," + std::to_string(row.sign) +
        "\n\t\tP: \"UnitScaleFactor\", \"double\", \"Number\", \"\"," + row.unit + "\n\t}\n}\n";
    std::string text = head;
    text.append(settings).append(body);
    const Result<model::Model> model = import("a.fbx", text);
    ASSERT_TRUE(model.ok()) << model.error().message();
    EXPECT_EQ(cornersOf(*model), row.corners) << "up " << row.up << ", unit " << row.unit;
  }
}

TEST_F(PropImport, ReadsAnStlUnchanged) {
  const Result<model::Model> model =
      import("a.stl",
             "solid a\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 "
             "0\nendloop\nendfacet\nendsolid a\n");
  ASSERT_TRUE(model.ok()) << model.error().message();
  EXPECT_EQ(cornersOf(*model), "0,1,0 1,0,0 0,0,0");
  EXPECT_EQ(textOf(model->mesh.normals[0]), "0,0,-1");
}

TEST_F(PropImport, OpensNothingOutsideItsFolder) {
  write("outside/m.mtl", "newmtl red\nKd 1 0 0\n");
  write("in/own.mtl", "newmtl red\nKd 1 0 0\n");
  const auto importing = [&](const std::string& library) {
    write("in/a.obj", "mtllib " + library + "\nusemtl red\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n");
    const Result<model::Model> model = props::importProp(folder() / "in" / "a.obj", {});
    return model ? textOf(model->materials.at(0).diffuse) : model.error().message();
  };
  EXPECT_EQ(importing("own.mtl"), "1,0,0,1");
  EXPECT_NE(importing("../outside/m.mtl"), "1,0,0,1");
  EXPECT_NE(importing((folder() / "outside" / "m.mtl").string()), "1,0,0,1");
  fs::create_symlink(folder() / "outside" / "m.mtl", folder() / "in" / "link.mtl");
  EXPECT_NE(importing("link.mtl"), "1,0,0,1");
}

TEST_F(PropImport, ReportsWhyAFileIsNotAProp) {
  EXPECT_EQ(import("a.txt", "hello").error().message(), "is not in a supported prop format");
  EXPECT_EQ(props::importProp(folder() / "none.obj", {}).error().reason, "does not exist");
  EXPECT_EQ(import("points.obj", "v 0 0 0\nv 1 0 0\nl 1 2\n").error().message(), "cannot be read: No meshes remaining");
  EXPECT_NE(import("bad.x", "xof 9999bin 0032 rubbish").error().message().find("cannot be read: "), std::string::npos);
  EXPECT_NE(import("empty.stl", "").error().message(), "");
}

}  // namespace
}  // namespace furitsuke::test
