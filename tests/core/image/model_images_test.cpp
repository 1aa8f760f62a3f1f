// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/image/model_images.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>

#include "core/base/file.h"
#include "core/image/image_codec.h"
#include "core/io/model/model_file.h"
#include "tests/support/corpus.h"
#include "tests/support/odd_places.h"
#include "tests/support/picture_samples.h"
#include "tests/support/temp_folder.h"

namespace furitsuke::test {
namespace {

namespace fs = std::filesystem;

void writePicture(const fs::path& path, std::uint8_t red) {
  const std::vector<std::byte> png = image::encodePng({1, 1, {red, 0, 0, 255}});
  fs::create_directories(path.parent_path());
  ASSERT_TRUE(writeFileAtomically(path, png).ok());
}

/// A model whose n-th material uses the n-th texture.
model::Model modelWith(std::vector<std::string> textures) {
  model::Model model;
  for (std::size_t i = 0; i < textures.size(); ++i) {
    model.materials.emplace_back().texture = static_cast<std::int32_t>(i);
  }
  model.textures = std::move(textures);
  return model;
}

/// "code: detail" of each finding.
std::vector<std::string> findings(const Diagnostics& diagnostics) {
  std::vector<std::string> lines;
  for (const Diagnostic& diagnostic : diagnostics) lines.push_back(diagnostic.code + ": " + diagnostic.detail);
  return lines;
}

TEST(ModelImages, AreReadOncePerFile) {
  const TempFolder temp;
  writePicture(temp.path() / "tex" / "a.png", 7);
  const image::LoadedImages loaded =
      image::loadModelImages(modelWith({"tex\\a.png", "TEX/A.png", ".\\tex\\a.png"}), temp.path() / "model.pmx");
  ASSERT_EQ(loaded.images.textures.size(), 3U);
  ASSERT_NE(loaded.images.textures[0], nullptr);
  EXPECT_EQ(loaded.images.textures[0]->pixels[0], 7);
  EXPECT_EQ(loaded.images.textures[1], loaded.images.textures[0]);
  EXPECT_EQ(loaded.images.textures[2], loaded.images.textures[0]);
  EXPECT_TRUE(loaded.diagnostics.empty());
}

TEST(ModelImages, AreNotReadWithoutAMaterialThatUsesThem) {
  const TempFolder temp;
  writePicture(temp.path() / "a.png", 7);
  model::Model model = modelWith({"a.png", "missing.png", ""});
  model.materials.resize(1);
  model.materials[0].sphere = 2;
  const image::LoadedImages loaded = image::loadModelImages(model, temp.path() / "model.pmx");
  EXPECT_NE(loaded.images.textures[0], nullptr);
  EXPECT_EQ(loaded.images.textures[1], nullptr);
  EXPECT_TRUE(loaded.diagnostics.empty()) << loaded.diagnostics[0].reason;
}

TEST(ModelImages, ThatCannotBeReadAreReported) {
  const TempFolder temp;
  writePicture(temp.path() / "good.png", 1);
  ASSERT_TRUE(writeFileAtomically(temp.path() / "bad.png", asBytes("no picture, whatever it says")).ok());
  const image::LoadedImages loaded =
      image::loadModelImages(modelWith({"a.png", "b.png", "good.png", "bad.png", "C:\\c.png", "..\\..\\..\\up\\d.png"}),
                             temp.path() / "m.pmx");
  EXPECT_EQ(findings(loaded.diagnostics),
            (std::vector<std::string>{
                "model.texture.missing: a.png, b.png",
                "model.texture.unreadable: bad.png (is not in a supported picture format)",
                "model.texture.outside: C:\\c.png, ..\\..\\..\\up\\d.png",
            }));
  EXPECT_EQ(loaded.diagnostics[0].reason, "2 textures not found: a.png, b.png");
  EXPECT_EQ(loaded.diagnostics[0].count, 2U);
  EXPECT_NE(loaded.images.textures[2], nullptr) << "the others are loaded";
}

TEST(ModelImages, ThatAreMissingAreListedUpToALimit) {
  const TempFolder temp;
  std::vector<std::string> names;
  for (int i = 0; i < 30; ++i) names.push_back(std::to_string(i) + ".png");
  const image::LoadedImages loaded = image::loadModelImages(modelWith(names), temp.path() / "m.pmx");
  EXPECT_EQ(findings(loaded.diagnostics),
            std::vector<std::string>{"model.texture.missing: 0.png, 1.png, 2.png, 3.png, 4.png, ..."});
}

TEST(ModelImages, AreNeverReadFromPipesAndFolders) {
  const TempFolder temp;
  for (const OddPlace& place : unreadablePlaces(temp.path())) {
    if (place.path.parent_path() != temp.path()) continue;
    const image::LoadedImages loaded =
        image::loadModelImages(modelWith({place.path.filename().string()}), temp.path() / "m.pmx");
    EXPECT_EQ(loaded.images.textures[0], nullptr) << place.path;
    EXPECT_EQ(loaded.diagnostics.size(), 1U) << place.path;
  }
}

TEST(ModelImages, NextToAPmdReplaceSharedToons) {
  const TempFolder temp;
  writePicture(temp.path() / "TOON03.bmp", 3);
  writePicture(temp.path() / "toon10.bmp", 10);
  model::Model model;
  for (const std::int32_t toon : {2, 4, 9}) model.materials.emplace_back().sharedToon = toon;
  model.format = model::ModelFormat::Pmx;
  EXPECT_EQ(image::loadModelImages(model, temp.path() / "m.pmx").images.toons[2], nullptr) << "not beside a PMX";
  model.format = model::ModelFormat::Pmd;
  const image::LoadedImages loaded = image::loadModelImages(model, temp.path() / "m.pmd");
  ASSERT_NE(loaded.images.toons[2], nullptr);
  EXPECT_EQ(loaded.images.toons[2]->pixels[0], 3);
  EXPECT_EQ(loaded.images.toons[4], nullptr);
  ASSERT_NE(loaded.images.toons[9], nullptr);
  EXPECT_TRUE(loaded.diagnostics.empty()) << "a shared toon is never missing";
}

TEST(ModelImages, EmbeddedInAPropAreInASeparateFolder) {
  const TempFolder temp;
  const TempFolder embedded;
  writePicture(embedded.path() / "0.png", 9);
  const model::Model model = modelWith({"*0.png", "*../a.png"});
  const image::LoadedImages loaded = image::loadModelImages(model, temp.path() / "m.glb", embedded.path());
  ASSERT_NE(loaded.images.textures[0], nullptr);
  EXPECT_EQ(findings(loaded.diagnostics), std::vector<std::string>{"model.texture.outside: *../a.png"});
  EXPECT_EQ(image::loadModelImages(model, temp.path() / "m.glb").images.textures[0], nullptr);
}

TEST(ModelImagesOnCorpus, AreAllFound) {
  const auto corpus = corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const struct {
    const char* file;
    std::size_t textures;
    std::size_t toons;
  } rows[] = {
      {"gene/Gene_light.pmx", 10, 0},
      {"mokou/mokou_A.pmd", 6, 0},
      {"low_miku/miku.pmd", 2, 0},
      {"miku_v2/miku_v2.pmd", 1, 0},
  };
  for (const auto& row : rows) {
    const fs::path path = *corpus / "models" / row.file;
    const Result<io::LoadedModel> model = io::loadModel(path);
    ASSERT_TRUE(model.ok()) << path;
    const image::LoadedImages loaded = image::loadModelImages(model->model, path);
    const auto isThere = [](const auto& image) { return image != nullptr; };
    EXPECT_EQ(std::ranges::count_if(loaded.images.textures, isThere), row.textures) << row.file;
    EXPECT_EQ(std::ranges::count_if(loaded.images.toons, isThere), row.toons) << row.file;
    for (const Diagnostic& diagnostic : loaded.diagnostics) ADD_FAILURE() << row.file << ": " << diagnostic.reason;
  }
}

TEST(ModelImages, ThatAreNotFoundAreSearchedInAnotherFolder) {
  const TempFolder folder;
  const fs::path other = folder.path() / "a" / "b" / "other";
  writePicture(folder.path() / "model" / "own.png", 1);
  for (const char* name : {"own.png", "tex/deep.png", "flat.png", "up.png"}) writePicture(other / name, 2);
  writePicture(other.parent_path() / "outside.png", 2);
  const model::Model model =
      modelWith({"own.png", "tex\\deep.png", "any\\flat.png", "..\\..\\..\\..\\up.png", "..\\outside.png"});
  const image::LoadedImages loaded = image::loadModelImages(model, folder.path() / "model" / "m.pmx", {}, other);
  const auto redOf = [&](std::size_t texture) {
    const auto& image = loaded.images.textures[texture];
    return image ? int{image->pixels[0]} : -1;
  };
  EXPECT_EQ(redOf(0), 1) << "the folder of the model comes first";
  for (std::size_t texture : {1, 2, 3}) EXPECT_EQ(redOf(texture), 2) << texture;
  EXPECT_EQ(redOf(4), -1) << "not below the chosen folder";
}

}  // namespace
}  // namespace furitsuke::test
