// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/model/model_export.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "core/base/file.h"
#include "core/io/model/model_file.h"
#include "core/io/model/model_import.h"
#include "tests/support/corpus.h"
#include "tests/support/pmd_samples.h"
#include "tests/support/pmx_samples.h"

namespace furitsuke::io {
namespace {

using format::pmx::Encoding;
using test::PmdBuilder;

TEST(ModelExport, RoundTripsThroughTheModel) {
  for (const Encoding encoding : {Encoding::Utf16Le, Encoding::Utf8}) {
    const format::pmx::File file = test::richPmx(encoding);
    const Bytes bytes = format::pmx::write(file);
    EXPECT_EQ(format::pmx::write(pmxFromModel(modelFromPmx(file).model, encoding)), bytes);
  }
}

TEST(ModelExport, UsesVersion20UnlessVersion21IsNeeded) {
  const struct {
    const char* name;
    void (*change)(model::Model&);
    float version;
  } rows[] = {
      {"only bones", [](model::Model&) {}, 2.0F},
      {"a flip morph", [](model::Model& m) { m.morphs.emplace_back().kind = model::MorphKind::Flip; }, 2.1F},
      {"a hinge", [](model::Model& m) { m.joints.emplace_back().kind = model::JointKind::Hinge; }, 2.1F},
      {"a material of lines", [](model::Model& m) { m.materials.emplace_back().lines = true; }, 2.1F},
      {"a soft body", [](model::Model& m) { m.softBodies.emplace_back(); }, 2.1F},
      {"a vertex of 2.0", [](model::Model& m) { m.mesh.deforms.push_back(model::DeformKind::Sdef); }, 2.0F},
      {"a QDEF vertex", [](model::Model& m) { m.mesh.deforms.push_back(model::DeformKind::Qdef); }, 2.1F},
  };
  for (const auto& row : rows) {
    model::Model model;
    model.bones.emplace_back();
    row.change(model);
    EXPECT_EQ(pmxFromModel(model).header.version, row.version) << row.name;
    EXPECT_EQ(pmxFromModel(model).hasSoftBodies, row.version > 2.05F) << row.name;
  }
}

TEST(ModelExport, WritesABoneForEachChainWithTheSameGoal) {
  PmdBuilder builder;
  builder.bone("root").bone("a", 0).bone("b", 1).bone("ik", -1, 0, 2, 0, {1, 2, 3});
  builder.ik(3, 2, {1, 0}).ik(3, 1, {0}, 7, 1.0F);
  const ImportedModel imported = modelFromPmd(format::pmd::read(builder.bytes()).value());
  ASSERT_EQ(imported.diagnostics.size(), 1U);
  EXPECT_EQ(imported.diagnostics[0].code, "pmd.ik.shared");
  EXPECT_EQ(imported.model.ik.size(), 2U);
  const format::pmx::File file = pmxFromModel(imported.model, Encoding::Utf8);
  ASSERT_EQ(file.bones.size(), 5U);
  EXPECT_EQ(file.bones[3].ik.target, 2);
  const format::pmx::BoneRecord& helper = file.bones[4];
  EXPECT_EQ(helper.name, "ik+");
  EXPECT_EQ(helper.parent, 3);
  EXPECT_EQ(helper.position, (Vec3{1, 2, 3}));
  EXPECT_EQ(helper.layer, file.bones[3].layer);
  EXPECT_EQ(helper.ik.target, 1);
  EXPECT_EQ(helper.ik.iterations, 7);
  EXPECT_EQ(helper.ik.unitAngle, 4.0F);
}

// Values that the model does not keep because they have no meaning.
constexpr std::array<std::string_view, 5> kOtherBytes = {
    "nanoem_effects_main.pmx",   // sphere mode 255
    "yw_mixed_deform.pmx",       // QDEF in a file of version 2.0
    "yw_descriptor_parity.pmx",  // a soft body count in version 2.0; indices of two bytes
    "yw_material_morph.pmx",     // indices of four bytes
    "yw_given_bone.pmx",         // indices of two bytes
};

TEST(ModelExport, RewritesTheBytesOfRealModelsExceptKnownOnes) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  std::size_t same = 0;
  for (const auto& path : test::filesIn(*folder, ".pmx")) {
    const Bytes bytes = readFile(path).value();
    Result<format::pmx::File> file = format::pmx::read(bytes);
    if (!file) continue;
    const Encoding encoding = file->header.encoding;
    const bool isSame = format::pmx::write(pmxFromModel(modelFromPmx(std::move(*file)).model, encoding)) == bytes;
    const std::string name = path.lexically_relative(*folder / "models").generic_string();
    EXPECT_EQ(isSame, std::ranges::find(kOtherBytes, name) == kOtherBytes.end()) << name;
    same += isSame ? 1 : 0;
  }
  EXPECT_GE(same, 20U);
}

TEST(ModelExport, RoundTripsTheContentOfEveryRealModel) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  for (const char* extension : {".pmx", ".pmd"}) {
    for (const auto& path : test::filesIn(*folder, extension)) {
      const Result<LoadedModel> loaded = loadModel(path);
      if (!loaded) continue;
      const Bytes written = format::pmx::write(pmxFromModel(loaded->model));
      const Result<format::pmx::File> read = format::pmx::read(written);
      ASSERT_TRUE(read) << path << read.error().message();
      const ImportedModel again = modelFromPmx(*read);
      EXPECT_EQ(format::pmx::write(pmxFromModel(again.model)), written) << path;
      const model::Model& model = loaded->model;
      EXPECT_EQ(again.model.name.text, model.name.text) << path;
      EXPECT_EQ(again.model.bones.size(), model.bones.size()) << path;
      EXPECT_EQ(again.model.ik.size(), model.ik.size()) << path;
      EXPECT_EQ(again.model.mesh.positions, model.mesh.positions) << path;
      EXPECT_EQ(again.model.mesh.weights, model.mesh.weights) << path;
      EXPECT_EQ(again.model.mesh.indices, model.mesh.indices) << path;
      EXPECT_EQ(again.model.morphs.size(), model.morphs.size()) << path;
      EXPECT_EQ(again.model.bodies.size(), model.bodies.size()) << path;
    }
  }
}

TEST(ModelFile, OpensBothFormatsByContentAndReportsOthers) {
  const Result<LoadedModel> pmd = modelFromBytes(PmdBuilder("m").bone("a").bytes());
  ASSERT_TRUE(pmd);
  EXPECT_EQ(pmd->format, FileKind::Pmd);
  EXPECT_EQ(pmd->version, 1.0F);
  format::pmx::File rich = test::richPmx();
  rich.header.signature[3] = '\xA0';
  const Result<LoadedModel> pmx = modelFromBytes(format::pmx::write(rich));
  ASSERT_TRUE(pmx);
  EXPECT_EQ(pmx->format, FileKind::Pmx);
  EXPECT_EQ(pmx->diagnostics.size(), 1U);
  const struct {
    std::string_view bytes;
    std::string_view reason;
  } rows[] = {{"", "is empty"},
              {"no model", "is not a known model; known formats are .pmx, .pmd"},
              {"Vocaloid Motion Data 0002", "is a VMD motion, not a model; known formats are .pmx, .pmd"},
              {"Pmd", "the file ends inside the header: 283 bytes are needed, it has 3"},
              {"Pmx \0\0\x80\x3F", "a PMX older than version 2.0, which is not supported"}};
  for (const auto& row : rows) {
    const Result<LoadedModel> loaded = modelFromBytes(toBytes(row.bytes));
    ASSERT_FALSE(loaded) << row.bytes;
    EXPECT_EQ(loaded.error().reason, row.reason);
  }
}

TEST(ModelFile, KeepsTheReadablePartOfADamagedFile) {
  Bytes bytes = format::pmx::write(test::richPmx());
  bytes.resize(bytes.size() - 100);
  const Result<LoadedModel> loaded = modelFromBytes(bytes);
  ASSERT_TRUE(loaded);
  ASSERT_TRUE(loaded->damage);
  EXPECT_EQ(loaded->diagnostics.front().code, "pmx.damaged");
  EXPECT_EQ(loaded->model.joints.size(), 1U);
}

}  // namespace
}  // namespace furitsuke::io
