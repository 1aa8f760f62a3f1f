// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/projects/scene_project_reading.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "app/session/file_paths.h"
#include "core/io/json/annotation_file.h"
#include "core/io/pmm/project_files.h"
#include "core/io/project/project_search.h"
#include "core/io/project/scene_project_file.h"
#include "core/io/stored_path.h"

namespace furitsuke::session {

Result<ReadSceneProject> readSceneProject(const std::filesystem::path& path, const FileSearch& search) {
  Result<io::SceneProject> project = io::readProjectFile(path);
  if (!project) return project.error();
  ReadSceneProject read{*std::move(project), {}};
  io::ProjectFiles files(path);
  for (const QString& folder : search.folders) files.addFolder(toPath(folder));
  const std::filesystem::path ownFolder = io::absoluteFolderOf(path);
  io::eachFileOf(read.project, [&](const io::FileReference& file) {
    const QString chosen = search.substitutes.value(QString::fromStdString(io::resolvedPath(file.path, ownFolder)));
    if (!chosen.isEmpty()) files.substitute(file.path, toPath(chosen));
  });
  const std::vector<std::optional<std::filesystem::path>> places = io::findFilesOf(read.project, files);
  std::size_t next = 0;
  io::eachFileOf(read.project, [&](io::FileReference& file) {
    const std::optional<std::filesystem::path>& found = places[next++];
    if (file.path.empty()) return;
    file.path = found ? absolutePath(*found).toStdString() : io::resolvedPath(file.path, ownFolder);
    const QString expected = QString::fromStdString(file.path);
    if (!found && !read.missing.contains(expected)) read.missing.append(expected);
  });
  const auto resolve = [&ownFolder](std::string& stored) { stored = io::resolvedPath(stored, ownFolder); };
  for (io::ProjectMotion& motion : read.project.motions) io::eachAnnotationFile(motion.annotations, resolve);
  return read;
}

bool restoreAnnotations(edit::MotionDocument& document, const io::ProjectMotion& motion) {
  std::error_code error;
  // The scene has set outside parents, which name the models that are open now.
  motion::Annotations own = document.motion().annotations;
  std::vector<motion::OutsideParentKey> parents = std::exchange(own.parents, {});
  const bool hasOwn = !own.isEmpty() || document.file().path().empty() ||
                      std::filesystem::exists(io::annotationPath(document.file().path()), error);
  if (hasOwn || motion.annotations.isEmpty()) return false;
  motion::Annotations restored = motion.annotations;
  if (!parents.empty()) restored.parents = std::move(parents);
  document.history().setAnnotations(
      [] { return QCoreApplication::translate("SceneProject", "Restore Markers and Sound"); }, std::move(restored));
  return true;
}

void relocateMedia(edit::MotionDocument& document, const io::ProjectMotion& motion) {
  motion::Annotations annotations = document.motion().annotations;
  const auto correct = [&motion](std::string& file) {
    const QFileInfo expected(QString::fromStdString(file));
    if (file.empty() || expected.exists()) return;
    for (const io::FileReference& media : motion.media) {
      const QFileInfo found(QString::fromStdString(media.path));
      if (found.fileName() == expected.fileName() && found.exists()) file = media.path;
    }
  };
  if (annotations.sound) correct(annotations.sound->file);
  if (annotations.background) correct(annotations.background->file);
  if (annotations.reference) correct(annotations.reference->file);
  document.history().setAnnotations([] { return QCoreApplication::translate("SceneProject", "Locate Files"); },
                                    std::move(annotations));
}

}  // namespace furitsuke::session
