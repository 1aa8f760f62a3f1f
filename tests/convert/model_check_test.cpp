// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/convert/check/model_check.h"

#include <gtest/gtest.h>

#include <functional>
#include <limits>
#include <set>
#include <string>
#include <vector>

#include "core/convert/check/check_findings.h"
#include "tests/support/corpus.h"

namespace furitsuke {
namespace {

/// Three bones, one below the other, an IK chain, a morph, a triangle; nothing to find.
Model soundModel() {
  Model model;
  for (const char* name : {"a", "b", "c", "ik"}) {
    Bone& bone = model.bones.emplace_back();
    bone.name = ModelName::fromText(name, {});
    bone.parent = static_cast<BoneIndex>(model.bones.size()) - 2;
  }
  model.bones[3].parent = kNoIndex;
  model.ik.push_back({3, 2, 40, 2, {{1, false, {}, {}}, {0, false, {}, {}}}});
  Morph& morph = model.morphs.emplace_back();
  morph.name = ModelName::fromText("m", {});
  morph.panel = MorphPanel::Other;
  model.displayGroups.push_back({ModelName::fromText("g", {}), false, {{true, 0}, {false, 0}}});
  Mesh& mesh = model.mesh;
  mesh.positions = {{0, 0, 0}};
  mesh.deforms = {DeformKind::Bdef4};
  mesh.bones = {{0, 1, 2, 3}};
  mesh.weights = {{0.25F, 0.25F, 0.25F, 0.25F}};
  return model;
}

struct CheckRow {
  const char* name;
  std::function<void(Model&)> change;
  std::string told;  ///< code and reason; empty for nothing
};

std::vector<CheckRow> nameRows() {
  return {
      {"nothing", [](Model&) {}, ""},
      {"a bone without a name", [](Model& m) { m.bones[1].name = {}; },
       "model.name.empty: 1 part without a name: no. 2"},
      {"15 bytes", [](Model& m) { m.bones[1].name = ModelName::fromText("fifteen_bytes_x", {}); }, ""},
      {"16 bytes", [](Model& m) { m.bones[1].name = ModelName::fromText("sixteen_bytes_xx", {}); },
       "model.name.long: 1 bone with a name of more than 15 bytes, to which MMD binds no key: sixteen_bytes_xx"},
      {"a blank as byte 16", [](Model& m) { m.bones[1].name = ModelName::fromText("fifteen_bytes_x ", {}); }, ""},
      {"a morph of 16 bytes", [](Model& m) { m.morphs[0].name = ModelName::fromText("sixteen_bytes_xx", {}); }, ""},
      {"a name beyond CP932", [](Model& m) { m.morphs[0].name = ModelName::fromText("\xE4\xBD\xA0", {}); },
       "model.name.unencodable: 1 name that CP932 cannot hold; no VMD names them: \xE4\xBD\xA0"},
      {"two bones of one name", [](Model& m) { m.bones[2].name = m.bones[0].name; },
       "model.bone.duplicate: 1 bone with the name of an earlier one, moved by no motion: a"},
      {"two morphs alike in 15 bytes",
       [](Model& m) {
         m.morphs[0].name = ModelName::fromText("fifteen_bytes_x1", {});
         m.morphs.push_back(m.morphs[0]);
         m.morphs[1].name = ModelName::fromText("fifteen_bytes_x2", {});
       },
       "model.morph.duplicate: 1 morph with the first 15 bytes of the name of an earlier one, moved by no motion: "
       "fifteen_bytes_x2"},
  };
}

std::vector<CheckRow> partRows() {
  constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
  return {
      {"a vertex that is nowhere", [](Model& m) { m.mesh.positions[0].y = kNan; },
       "model.value.notFinite: 1 part with values that are no finite numbers: vertices"},
      {"a bone that is nowhere", [](Model& m) { m.bones[1].position.x = std::numeric_limits<float>::infinity(); },
       "model.value.notFinite: 1 part with values that are no finite numbers: b"},
      {"weights of 1.2", [](Model& m) { m.mesh.weights[0][3] = 0.45F; },
       "model.vertex.weights: 1 vertex with weights that do not add up to 1"},
      {"two weights beyond 1",
       [](Model& m) {
         m.mesh.deforms[0] = DeformKind::Bdef2;
         m.mesh.weights[0] = {1.5F, -0.5F, 0, 0};
       },
       "model.vertex.weights: 1 vertex with weights that do not add up to 1"},
      {"a parent on a later layer", [](Model& m) { m.bones[0].layer = 1; },
       "model.bone.layer: 1 bone evaluated before the parent: b"},
      {"a parent after physics", [](Model& m) { m.bones[1].afterPhysics = true; },
       "model.bone.layer: 1 bone evaluated before the parent: c"},
      {"a link that is the target", [](Model& m) { m.ik[0].links[0].bone = 2; },
       "model.ik.apart: 1 IK link that are no ancestors of the target: c"},
      {"a link beside the chain", [](Model& m) { m.ik[0].links[0].bone = 3; },
       "model.ik.apart: 1 IK link that are no ancestors of the target: ik"},
      {"a ring of append transforms",
       [](Model& m) {
         m.bones[0].append = AppendTransform{1, 1, true, false, false};
         m.bones[1].append = AppendTransform{0, 1, true, false, false};
       },
       "model.append.cycle: 1 bone in a ring of append transforms: a"},
      {"256 morphs in groups",
       [](Model& m) {
         m.displayGroups[0].items.assign(256, {true, 0});
       },
       "model.display.morphs: 256 morphs in display groups; MMD crashes at 256"},
      {"255 morphs in groups",
       [](Model& m) {
         m.displayGroups[0].items.assign(255, {true, 0});
       },
       ""},
      {"a hidden morph in a group", [](Model& m) { m.morphs[0].panel = MorphPanel::Hidden; },
       "model.display.hidden: 1 morph of no panel in a display group, at which MMD crashes: m"},
      {"a part of 2.1", [](Model& m) { m.morphs[0].kind = MorphKind::Flip; },
       "model.version21: 1 part of PMX 2.1, which MMD does not load"},
  };
}

TEST(ModelCheck, FindsWhatMmdShowsOtherwiseThanMeant) {
  for (const auto& rows : {nameRows(), partRows()}) {
    for (const CheckRow& row : rows) {
      LoadedModel loaded;
      loaded.model = soundModel();
      row.change(loaded.model);
      std::string told;
      for (const Diagnostic& finding : checkModel(loaded)) told += finding.code + ": " + finding.reason;
      EXPECT_EQ(told, row.told) << row.name;
    }
  }
}

TEST(ModelCheck, GuessesTheEncodingOfTheNamesOfAPmdOnly) {
  constexpr const char* kGbk = "\xC1\xAC\xD2\xC2\xC8\xB9\xBF\xCC\xC7\xE7";
  for (const FileKind format : {FileKind::Pmd, FileKind::Pmx}) {
    LoadedModel loaded;
    loaded.format = format;
    loaded.model = soundModel();
    loaded.model.name = ModelName::fromBytes(kGbk, {});
    loaded.model.bones[1].name = ModelName::fromBytes("\xE5\xB7\xA6\xE8\x85\x95", {});
    std::string told;
    for (const Diagnostic& finding : checkModel(loaded)) told += finding.code + ": " + finding.reason + "\n";
    EXPECT_EQ(told, format == FileKind::Pmx ? ""
                                            : "model.name.encoding: 1 name probably in UTF-8: 左腕\n"
                                              "model.name.encoding: 1 name probably in GBK: 连衣裙刻晴\n");
  }
}

TEST(ModelCheck, TellsTheReadersFindingsTooWorstFirst) {
  LoadedModel loaded;
  loaded.model = soundModel();
  loaded.model.bones[0].layer = 1;
  Diagnostic warning;
  warning.severity = Severity::Warning;
  warning.code = "pmd.group.centre";
  loaded.diagnostics.push_back(warning);
  const Diagnostics findings = checkModel(loaded);
  ASSERT_EQ(findings.size(), 2U);
  EXPECT_EQ(findings[0].code, "pmd.group.centre");
}

TEST(ModelCheck, UsesOnlyCodesThatAreListedOnce) {
  std::set<std::string_view> listed;
  for (const FindingCode& code : findingCodes()) EXPECT_TRUE(listed.insert(code.code).second) << code.code;
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  std::size_t models = 0;
  for (const char* extension : {".pmd", ".pmx"}) {
    for (const auto& path : test::filesIn(*folder, extension)) {
      const Result<LoadedModel> loaded = loadModel(path);
      if (!loaded) continue;
      ++models;
      for (const Diagnostic& finding : checkModel(*loaded)) {
        EXPECT_TRUE(listed.contains(finding.code)) << finding.code;
        EXPECT_NE(finding.severity, Severity::Error) << path << finding.reason;
      }
    }
  }
  EXPECT_GE(models, 34U);
}

}  // namespace
}  // namespace furitsuke
