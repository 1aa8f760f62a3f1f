// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/projects/open_project.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "app/session/file_paths.h"
#include "app/session/physics/stage_physics.h"
#include "app/session/playback.h"
#include "app/session/projects/scene_project_writing.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"

namespace furitsuke::session {

namespace {

using Index = std::optional<std::size_t>;

/// For each entry of `from` the entry of `to` with the same file; each is used once.
template <class Entry>
std::vector<Index> matches(const std::vector<Entry>& from, const std::vector<Entry>& to) {
  std::vector<Index> found;
  std::vector<bool> used(to.size());
  for (const Entry& entry : from) {
    Index match;
    for (std::size_t i = 0; i < to.size() && !match && !entry.file.path.empty(); ++i) {
      if (!used[i] && to[i].file.path == entry.file.path) match = i;
    }
    if (match) used[*match] = true;
    found.push_back(match);
  }
  return found;
}

bool isLost(const io::FileReference& file) {
  return !file.path.empty() && !QFileInfo::exists(QString::fromStdString(file.path));
}

Index mapped(const Index& index, const std::vector<Index>& indices) { return index ? indices[*index] : std::nullopt; }

std::vector<io::ProjectParentKey> mappedKeys(std::vector<io::ProjectParentKey> keys,
                                             const std::vector<Index>& positions) {
  std::erase_if(keys, [&](const io::ProjectParentKey& key) { return key.model && !positions[*key.model]; });
  for (io::ProjectParentKey& key : keys) key.model = mapped(key.model, positions);
  return keys;
}

/// Outside parents of a motion that is open are in its annotations, except those whose models were not found: these are
/// the models from `firstLost` on.
void keepParents(std::vector<io::ProjectParentKey>& parents, bool isShown, std::vector<io::ProjectParentKey> keys,
                 std::size_t firstLost) {
  if (isShown)
    std::erase_if(keys, [&](const io::ProjectParentKey& key) { return !key.model || *key.model < firstLost; });
  for (io::ProjectParentKey& key : keys) {
    const bool isSet = std::ranges::any_of(
        parents, [&](const io::ProjectParentKey& own) { return own.frame == key.frame && own.bone == key.bone; });
    if (!isSet) parents.push_back(std::move(key));
  }
}

template <class Part>
void keepUnknown(std::optional<Part>& part, const std::optional<Part>& kept) {
  if (part && kept) part->unknown = kept->unknown;
  if (!part) part = kept;
}

/// Equal for scenes that a project stores as equal: without what looking around changes.
io::SceneProject comparable(io::SceneProject project) {
  io::eachFileOf(project, [](io::FileReference& file) { file = {file.path}; });
  for (io::ProjectMotion& motion : project.motions) {
    motion.frame = 0;
    motion.media.clear();  // unsaved changes of a motion are its own
    motion.annotations = {};
  }
  project.active = project.front = std::nullopt;
  project.view = std::nullopt;
  project.panels = std::nullopt;
  return project;
}

}  // namespace

io::SceneProject withKeptParts(io::SceneProject project, const io::SceneProject& kept) {
  std::vector<Index> models = matches(kept.models, project.models);
  std::vector<Index> motions = matches(kept.motions, project.motions);
  for (std::size_t i = 0; i < motions.size(); ++i) {
    if (motions[i]) {
      project.motions[*motions[i]].unknown = kept.motions[i].unknown;
    } else if (isLost(kept.motions[i].file)) {
      motions[i] = project.motions.size();
      project.motions.push_back(kept.motions[i]);
    }
  }
  std::vector<std::size_t> lost;
  for (std::size_t i = 0; i < models.size(); ++i) {
    if (models[i] || !isLost(kept.models[i].file)) continue;
    models[i] = project.models.size();
    lost.push_back(i);
    project.models.push_back(kept.models[i]);
  }
  for (std::size_t i = 0; i < models.size(); ++i) {
    if (!models[i]) continue;
    io::ProjectActor& model = project.models[*models[i]];
    model.unknown = kept.models[i].unknown;
    keepParents(model.outsideParents, model.motion && kept.models[i].motion,
                mappedKeys(kept.models[i].outsideParents, models), project.models.size() - lost.size());
    const Index& motion = kept.models[i].motion;
    const bool isLostMotion = motion && isLost(kept.motions[*motion].file);
    if (std::ranges::find(lost, i) != lost.end()) {
      model.attachment = mapped(model.attachment, models);
      model.motion = mapped(model.motion, motions);
    } else if (!model.motion && isLostMotion) {
      model.motion = motions[*motion];
    }
  }
  for (const auto part : io::kProjectParts) {
    const Index& motion = kept.*part;
    if (!(project.*part) && motion && isLost(kept.motions[*motion].file)) project.*part = motions[*motion];
  }
  // Another camera has its own.
  const bool isSameCamera = project.camera && kept.camera && motions[*kept.camera] == project.camera;
  if (isSameCamera)
    keepParents(project.cameraParents, true, mappedKeys(kept.cameraParents, models),
                project.models.size() - lost.size());
  keepUnknown(project.physics, kept.physics);
  keepUnknown(project.view, kept.view);
  keepUnknown(project.panels, kept.panels);
  project.unknown = kept.unknown;
  project.minor = kept.minor;
  return project;
}

OpenProject::OpenProject(Stage& stage, const Workspace& workspace, const Playback& playback, QObject* parent)
    : QObject(parent), stage_(stage), workspace_(workspace), playback_(playback) {
  pause_.setSingleShot(true);
  pause_.setInterval(300);
  connect(&pause_, &QTimer::timeout, this, &OpenProject::compare);
  const auto soon = [this] {
    if (!pause_.isActive()) pause_.start();
  };
  connect(&stage_, &Stage::changed, this, soon);
  connect(&stage_, &Stage::actorsChanged, this, soon);
  connect(&stage_.physics(), &StagePhysics::changed, this, soon);
  connect(&stage_.sceneDocument(), &edit::SceneDocument::changed, this, [this, soon](const scene::SceneState& before) {
    soon();
    if (before.file != stage_.state().file) emit changed();
  });
  connect(&workspace_, &Workspace::documentAdded, this, soon);
  connect(&workspace_, &Workspace::documentRemoved, this, soon);
  connect(&workspace_, &Workspace::documentMoved, this, soon);
  connect(&playback_, &Playback::loopRangeChanged, this, soon);
  connect(&playback_, &Playback::loopingChanged, this, soon);
}

QString OpenProject::path() const { return QString::fromStdString(stage_.state().file); }

QString OpenProject::title() const { return QFileInfo(path()).fileName(); }

void OpenProject::setPath(const std::string& path) {
  scene::SceneState after = stage_.state();
  after.file = path;
  stage_.sceneDocument().adapt(after);
  stage_.sceneDocument().setArranged();
  isModified_ = false;
  emit changed();
}

io::SceneProject OpenProject::snapshot() const {
  io::SceneProject project = projectOf(stage_, workspace_);
  project.playRange = playback_.loopRange();
  project.isLooping = playback_.isLooping();
  if (addView_) addView_(project);
  const auto saved = saved_.find(stage_.state().file);
  if (saved != saved_.end()) project = withKeptParts(std::move(project), saved->second.content);
  return project;
}

io::SceneProject OpenProject::content() const {
  io::SceneProject project = snapshot();
  for (const edit::MotionDocument* document : workspace_.documents()) {
    const std::string file = absolutePath(document->file().path()).toStdString();
    for (io::ProjectMotion& motion : project.motions) {
      if (!file.empty() && motion.file.path == file) motion.annotations = document->motion().annotations;
    }
  }
  return project;
}

void OpenProject::setFile(const QString& path, io::SceneProject content) {
  const std::string file = absolutePath(toPath(path)).toStdString();
  setPath(file);
  saved_[file].content = std::move(content);
  saved_[file].scene = comparable(snapshot());
}

void OpenProject::restoreFile(const QString& path, const io::SceneProject& content) {
  setFile(path, content);
  saved_[stage_.state().file].scene = comparable(withKeptParts(content, content));
  compare();
}

void OpenProject::close() { setPath({}); }

void OpenProject::compare() {
  pause_.stop();
  const auto saved = saved_.find(stage_.state().file);
  setModified(saved == saved_.end() ? !stage_.actors().empty() && stage_.sceneDocument().isArranged()
                                    : comparable(snapshot()) != saved->second.scene);
}

void OpenProject::setModified(bool on) {
  if (on == isModified_) return;
  isModified_ = on;
  emit changed();
}

QString unusedMotionPath(const QString& folder, const QString& title) {
  static const QRegularExpression reserved("[\\\\/:*?\"<>|\\x00-\\x1f]");
  QString stem = QFileInfo(title).completeBaseName().replace(reserved, "_").trimmed();
  if (stem.isEmpty()) stem = "motion";
  const QDir place(folder);
  QString path = place.filePath(stem + ".vmd");
  for (int number = 2; QFileInfo::exists(path); ++number)
    path = place.filePath(QString("%1 (%2).vmd").arg(stem).arg(number));
  return path;
}

}  // namespace furitsuke::session
