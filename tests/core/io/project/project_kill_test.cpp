// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <random>
#include <string>
#include <thread>

#include "core/io/project/scene_project_file.h"
#include "tests/support/temp_folder.h"

// A program that is killed while it saves a project.
namespace furitsuke::io {
namespace {

/// A project of about a megabyte.
SceneProject largeProject(const std::string& name) {
  SceneProject project;
  for (int i = 0; i < 5'000; ++i) project.models.push_back({.file = {"models/" + name + std::to_string(i) + ".pmx"}});
  return project;
}

TEST(KilledWhileSaving, AProjectIsTheOldOrTheNewOne) {
#ifdef FURITSUKE_SANITIZED
  constexpr int kKills = 3;
#else
  constexpr int kKills = 20;
#endif
  const test::TempFolder folder;
  const auto path = folder.path() / "scene.furitsuke";
  const SceneProject old = largeProject("old"), other = largeProject("new");
  ASSERT_TRUE(writeProjectFile(path, old));
  std::mt19937 random(7);
  int olds = 0, news = 0;
  for (int i = 0; i < kKills; ++i) {
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      for (;;) {
        if (!writeProjectFile(path, other) || !writeProjectFile(path, old)) _exit(1);
      }
    }
    std::this_thread::sleep_for(std::chrono::microseconds(500 + random() % 200'000));
    kill(child, SIGKILL);
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status)) << "saving failed";
    const Result<SceneProject> read = readProjectFile(path);
    ASSERT_TRUE(read) << read.error().message();
    const bool isOld = read->models.front().file.path == old.models.front().file.path;
    ASSERT_TRUE(*read == (isOld ? old : other));
    ++(isOld ? olds : news);
  }
  RecordProperty("old", olds);
  RecordProperty("new", news);
}

}  // namespace
}  // namespace furitsuke::io
