// SPDX-License-Identifier: MIT
#include "core/io/project/scene_project_file.h"

#include <system_error>
#include <utility>

#include "core/base/file.h"
#include "core/base/file_saving.h"
#include "core/io/json/annotation_file.h"
#include "core/io/stored_path.h"

namespace furitsuke::io {

namespace {

/// Far more than any project needs; larger files are rejected without being read.
constexpr std::size_t kMaxProjectBytes = std::size_t{64} << 20;
/// Files further above the project are usually not moved with it, but stay where they are.
constexpr int kNearbyProjectFolders = 3;

Error inProjectFile(const std::filesystem::path& path, const Error& error) {
  Message file = Message::verbatim(displayPath(path.filename()));
  if (!error.section.isEmpty()) file = {Core::trWith("%1, %2"), file, error.section};
  return Error::at(error.offset, std::move(file), error.reason);
}

}  // namespace

Result<SceneProject> readProjectFile(const std::filesystem::path& path) {
  std::error_code error;
  const bool isFile = std::filesystem::is_regular_file(path, error);
  if (isFile && std::filesystem::file_size(path, error) > kMaxProjectBytes)
    return Error::in(Message::verbatim(displayPath(path.filename())),
                     Core::tr("is larger than 64 MiB and is not read"));
  const Result<Bytes> bytes = readFile(path);
  if (!bytes) return bytes.error();
  Result<SceneProject> project = projectFromJson(asChars(*bytes));
  if (!project) return inProjectFile(path, project.error());
  return project;
}

Status writeProjectFile(const std::filesystem::path& path, SceneProject project) {
  const std::filesystem::path folder = absoluteFolderOf(path);
  const auto store = [&folder](std::string& file) { file = storedPath(file, folder, kNearbyProjectFolders); };
  eachFileOf(project, [&store](FileReference& file) { store(file.path); });
  for (ProjectMotion& motion : project.motions) eachAnnotationFile(motion.annotations, store);
  return writeFileAtomically(path, asBytes(projectToJson(project)));
}

}  // namespace furitsuke::io
