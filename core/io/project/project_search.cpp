// SPDX-License-Identifier: MIT
#include "core/io/project/project_search.h"

#include <cstddef>
#include <map>
#include <utility>

#include "core/base/name.h"
#include "core/io/model/bone_fit.h"
#include "core/io/motion_file.h"

namespace furitsuke::io {

namespace {

using Found = std::optional<std::filesystem::path>;

class ProjectSearch {
 public:
  ProjectSearch(const SceneProject& project, ProjectFiles& files) : project_(project), files_(files) {}

  std::vector<Found> run() {
    const auto notByName = [](const std::filesystem::path& /*file*/) { return false; };
    for (const ProjectActor& model : project_.models) models_.push_back(files_.find(model.file, notByName));
    for (const ProjectMotion& motion : project_.motions) motions_.push_back(files_.find(motion.file, notByName));
    const std::vector<Found> certainMotions = motions_;
    for (std::size_t i = 0; i < models_.size(); ++i) {
      if (!models_[i]) models_[i] = findModel(project_.models[i], certainMotions);
    }
    for (std::size_t i = 0; i < motions_.size(); ++i) {
      if (!motions_[i]) motions_[i] = findMotion(i);
    }
    std::vector<Found> all = models_;
    for (std::size_t i = 0; i < motions_.size(); ++i) {
      all.push_back(motions_[i]);
      for (const FileReference& media : project_.motions[i].media) all.push_back(files_.find(media));
    }
    return all;
  }

 private:
  Found findModel(const ProjectActor& model, const std::vector<Found>& certainMotions) {
    const Found motion = model.motion ? certainMotions[*model.motion] : std::nullopt;
    return files_.find(model.file, [&](const std::filesystem::path& file) {
      return !motion || modelFileHasEnoughBones(file, bonesOf(*motion));
    });
  }

  Found findMotion(std::size_t number) {
    return files_.find(project_.motions[number].file, [&](const std::filesystem::path& file) {
      const std::vector<Name>& bones = bonesOf(file);
      for (std::size_t i = 0; i < models_.size(); ++i) {
        if (project_.models[i].motion == number && models_[i] && !modelFileHasEnoughBones(*models_[i], bones))
          return false;
      }
      return true;
    });
  }

  /// Empty if the motion cannot be read.
  const std::vector<Name>& bonesOf(const std::filesystem::path& file) {
    const auto known = bones_.find(file);
    if (known != bones_.end()) return known->second;
    const Result<LoadedMotion> motion = loadMotion(file);
    return bones_.emplace(file, motion ? movedBones(motion->motion) : std::vector<Name>()).first->second;
  }

  const SceneProject& project_;
  ProjectFiles& files_;
  std::vector<Found> models_, motions_;
  std::map<std::filesystem::path, std::vector<Name>> bones_;
};

}  // namespace

std::vector<std::optional<std::filesystem::path>> findFilesOf(const SceneProject& project, ProjectFiles& files) {
  return ProjectSearch(project, files).run();
}

}  // namespace furitsuke::io
