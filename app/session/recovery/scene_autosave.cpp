// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/recovery/scene_autosave.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <system_error>
#include <utility>

#include "app/session/projects/scene_project_writing.h"
#include "app/session/workspace.h"
#include "core/base/file.h"
#include "core/base/file_saving.h"
#include "core/base/log.h"
#include "core/edit/journal/journal_folder.h"
#include "core/io/project/scene_project_file.h"

namespace furitsuke::session {

namespace {

namespace fs = std::filesystem;

constexpr std::chrono::milliseconds kPause{500};

fs::path recordPath(const fs::path& folder) { return folder / "scene.json"; }

void removeFolder(edit::journal::OwnedFolder& folder) {
  std::error_code ignored;
  fs::remove(recordPath(folder.path()), ignored);
  removeStaleTemporaries(folder.path(), std::chrono::seconds(0));  // no running program writes into it
  folder.remove();
}

/// Calls `visit` with each folder in `root` that no running program owns.
template <class Visit>
void eachAbandoned(const fs::path& root, const Visit& visit) {
  std::error_code error;
  std::vector<fs::path> folders;
  for (fs::directory_iterator at(root, error), end; !error && at != end; at.increment(error)) {
    if (edit::journal::isOwnFolder(at->path())) folders.push_back(at->path());
  }
  for (const fs::path& folder : folders) {
    if (Result<edit::journal::OwnedFolder> owned = edit::journal::OwnedFolder::take(folder)) visit(*owned);
  }
}

}  // namespace

SceneAutosave::SceneAutosave(const Stage& stage, const Workspace& workspace, fs::path root, QObject* parent)
    : QObject(parent), stage_(stage), workspace_(workspace), root_(std::move(root)) {
  pause_.setSingleShot(true);
  pause_.setInterval(kPause);
  connect(&pause_, &QTimer::timeout, this, &SceneAutosave::store);
  connect(&stage_, &Stage::changed, this, &SceneAutosave::storeSoon);
  connect(&stage_, &Stage::actorsChanged, this, &SceneAutosave::storeSoon);
  connect(&workspace_, &Workspace::currentChanged, this, &SceneAutosave::storeSoon);
}

SceneAutosave::~SceneAutosave() {
  if (folder_ != nullptr && !keeps_) removeFolder(*folder_);
}

void SceneAutosave::storeSoon() {
  if (!pause_.isActive()) pause_.start();
}

void SceneAutosave::store() {
  const std::string json = io::projectToJson(recorder_ ? recorder_() : projectOf(stage_, workspace_));
  if (json == stored_) return;
  const Status written = write(json);
  if (written) stored_ = json;
  // Once, not for every change of the scene.
  if (!written && !std::exchange(failed_, true)) log(LogLevel::Warning, "scene: " + written.error().message());
  if (written) failed_ = false;
}

Status SceneAutosave::write(const std::string& json) {
  if (folder_ == nullptr) {
    Result<edit::journal::OwnedFolder> created = edit::journal::OwnedFolder::create(root_);
    if (!created) return created.error();
    folder_ = std::make_unique<edit::journal::OwnedFolder>(std::move(*created));
  }
  return writeFileAtomically(recordPath(folder_->path()), asBytes(json));
}

std::vector<io::SceneProject> SceneAutosave::findOld() const {
  struct Found {
    fs::file_time_type time;
    io::SceneProject scene;
  };
  std::vector<Found> found;
  eachAbandoned(root_, [&found](const edit::journal::OwnedFolder& folder) {
    const fs::path path = recordPath(folder.path());
    const Result<Bytes> bytes = readFile(path);
    if (!bytes) return;
    std::error_code error;
    const fs::file_time_type time = fs::last_write_time(path, error);
    if (Result<io::SceneProject> scene = io::projectFromJson(asChars(*bytes)))
      found.push_back({error ? fs::file_time_type::min() : time, *std::move(scene)});
  });
  std::ranges::stable_sort(found, {}, &Found::time);
  std::vector<io::SceneProject> scenes;
  for (auto at = found.begin(); at != found.end(); ++at) {
    // Was not restored before the same motions were opened again, and would give each model twice.
    const bool isOutdated = std::any_of(std::next(at), found.end(), [at](const Found& newer) {
      return std::ranges::any_of(at->scene.motions, [&newer](const io::ProjectMotion& motion) {
        return !motion.file.path.empty() && findMotion(newer.scene, motion).has_value();
      });
    });
    if (!isOutdated) scenes.push_back(at->scene);
  }
  return scenes;
}

void SceneAutosave::removeOld() const { eachAbandoned(root_, removeFolder); }

}  // namespace furitsuke::session
