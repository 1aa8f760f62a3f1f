// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>

#include "core/base/file.h"
#include "core/io/pmm/project_files.h"
#include "core/io/project/scene_project_file.h"
#include "tests/support/temp_folder.h"

// Project files, and how they find the files that they name.
namespace furitsuke::io {
namespace {

namespace fs = std::filesystem;

std::string fixtureText(const char* name) {
  return std::string(asChars(readFile(fs::path(FURITSUKE_SOURCE_DIR) / "tests/data/fuzz" / name).value()));
}

/// A project with these members in addition to the required ones.
std::string projectWith(const std::string& models, const std::string& motions, const std::string& members = {}) {
  return R"({"format": "furitsuke.project", "version": 1, "models": [)" + models + R"(], "motions": [)" + motions +
         "]" + (members.empty() ? "" : ", " + members) + "}";
}

TEST(SceneProject, IsTheSameTextAfterItWasRead) {
  const std::string text = fixtureText("every_member.furitsuke");
  const Result<SceneProject> project = projectFromJson(text);
  ASSERT_TRUE(project) << project.error().message();
  EXPECT_EQ(projectToJson(*project), text);
}

TEST(SceneProject, MembersOfANewerMinorVersionAreKept) {
  const Result<SceneProject> project = projectFromJson(fixtureText("of_a_newer_minor.furitsuke"));
  ASSERT_TRUE(project) << project.error().message();
  const std::string written = projectToJson(*project);
  for (const char* kept :
       {R"("minor": 7)", R"("stage": { "fog": [1, null, "\u3042"] })", R"("etag": 1)", R"("tint": "red")",
        R"("ease": true)", R"("speed": 2)", R"("wind": 3)", R"("lens": "wide")", R"("more": [])"}) {
    EXPECT_NE(written.find(kept), std::string::npos) << kept << " in " << written;
  }
}

TEST(SceneProject, AnErrorHasTheByteTheLineAndTheReason) {
  struct Row {
    std::string text;
    std::string section, reason;
  };
  const Row rows[] = {
      {"", "JSON, line 1", "not an object"},
      {"{\n\"format\": \"furitsuke.motion\"", "format, line 2", "the format is not furitsuke.project"},
      {R"({"format": "furitsuke.project", "version": 2, "models": [], "motions": []})", "version, line 1",
       "version 2 is not known; a newer version of the program wrote it"},
      {R"({"format": "furitsuke.project", "version": 1, "models": []})", "motions, line 1", "is missing"},
      {projectWith(R"({"shown": true})", ""), "models[0].file, line 1", "is missing"},
      {projectWith("", R"({"title": "a", "annotations": {"format": "furitsuke.annotations", "markers": 1}})"),
       "motions[0].annotations, line 1", "markers"},
      {projectWith("", "{}"), "motions[0], line 1", "has neither a file nor a title"},
      {projectWith("\n"
                   R"({"file": {"path": "a"}, "motion": 1})",
                   R"({"title": "x"})"),
       "models[0].motion, line 2", "there is no motion 1, the project has 1"},
      {projectWith("", "", R"("active": 0)"), "active, line 1", "there is no model 0, the project has 0"},
      {projectWith(R"({"file": {"path": "a"}, "rotation": [0, 0, 0, 0]})", ""), "models[0].rotation, line 1",
       "is not a rotation: its length is 0"},
      {projectWith(R"({"file": {"path": "a", "digest": "12"}})", ""), "models[0].file.digest, line 1",
       "is not 16 hexadecimal digits in lower case"},
      {projectWith("", "", R"("play": {"first": 2, "last": 1})"), "play, line 1", "ends before it begins"},
      {projectWith("", "", R"("minor": 4, "loop": 1)"), "loop, line 1", "; a newer version of the program wrote it"},
  };
  for (const Row& row : rows) {
    const Result<SceneProject> project = projectFromJson(row.text);
    ASSERT_FALSE(project) << row.text;
    EXPECT_EQ(project.error().section, row.section) << row.text;
    EXPECT_NE(project.error().reason.english().find(row.reason), std::string::npos) << project.error().message();
    EXPECT_TRUE(project.error().offset) << row.text;
  }
}

TEST(SceneProject, NoPrefixIsAProject) {
  const std::string text = fixtureText("every_member.furitsuke");
  const std::size_t end = text.rfind('}');
  for (std::size_t size = 0; size <= end; ++size) {
    const Result<SceneProject> project = projectFromJson(std::string_view(text).substr(0, size));
    ASSERT_FALSE(project) << "the first " << size << " bytes";
    EXPECT_LE(project.error().offset.value(), size);
  }
}

class ProjectFolder : public ::testing::Test {
 protected:
  fs::path write(const fs::path& name, const std::string& content) const {
    fs::create_directories((folder.path() / name).parent_path());
    std::ofstream(folder.path() / name, std::ios::binary) << content;
    return folder.path() / name;
  }
  [[nodiscard]] std::string at(const fs::path& name) const { return (folder.path() / name).generic_string(); }

  test::TempFolder folder;
};

TEST_F(ProjectFolder, NearFilesAreStoredRelativeAndOthersAbsolute) {
  SceneProject project;
  for (const char* name : {"a/b/c/d/models/a.pmx", "a/b/c/models/a.pmx", "a.pmx", "other/a.pmx"})
    project.models.push_back({.file = {at(name)}});
  fs::create_directories(folder.path() / "a/b/c/d");
  const fs::path path = folder.path() / "a/b/c/d/x.furitsuke";
  ASSERT_TRUE(writeProjectFile(path, project));
  const Result<SceneProject> read = readProjectFile(path);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->models[0].file.path, "models/a.pmx");
  EXPECT_EQ(read->models[1].file.path, "../models/a.pmx");
  EXPECT_EQ(read->models[2].file.path, at("a.pmx"));
  EXPECT_EQ(read->models[3].file.path, at("other/a.pmx"));
}

TEST_F(ProjectFolder, AnErrorNamesTheFile) {
  const Result<SceneProject> read = readProjectFile(write("x.furitsuke", "{"));
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().section, "x.furitsuke, JSON, line 1");
}

TEST_F(ProjectFolder, AFileIsFoundByItsPathOrItsContentOrItsName) {
  write("project/models/a.pmx", "edited since");
  write("project/renamed/b2.pmx", "content of b");
  write("project/one/c.pmx", "another c");
  write("project/two/C.PMX", "content of c");
  write("project/deep/d.pmx", "not the content that d had");
  write("elsewhere/e.pmx", "content of e");
  const auto reference = [](const char* path, const std::string& content) {
    return FileReference{path, content.size(), contentDigest(asBytes(content))};
  };
  struct Row {
    const char* name;
    FileReference file;
    std::string found;
  };
  const Row rows[] = {
      {"at its path, though edited", reference("models/a.pmx", "content of a"), "project/models/a.pmx"},
      {"renamed", reference("models/b.pmx", "content of b"), "project/renamed/b2.pmx"},
      {"of two of its name, that with its content", reference("models/c.pmx", "content of c"), "project/two/C.PMX"},
      {"of its name only", reference("models/d.pmx", "content of d"), "project/deep/d.pmx"},
      {"without a digest", {"x\\y\\D.pmx"}, "project/deep/d.pmx"},
      {"nowhere", reference("models/e.pmx", "content of e"), ""},
  };
  ProjectFiles files(folder.path() / "project/x.furitsuke");
  for (const Row& row : rows) {
    const auto found = files.find(row.file);
    EXPECT_EQ(found ? found->generic_string() : "", row.found.empty() ? "" : at(row.found)) << row.name;
  }
  files.addFolder(folder.path() / "elsewhere");
  const auto found = files.find(rows[5].file);
  ASSERT_TRUE(found) << "in a folder that the user has named";
  EXPECT_EQ(found->generic_string(), at("elsewhere/e.pmx"));
}

}  // namespace
}  // namespace furitsuke::io
