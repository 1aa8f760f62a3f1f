// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/projects/project_collecting.h"

#include <QFileInfo>
#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <system_error>
#include <utility>

#include "app/session/file_paths.h"
#include "app/session/projects/collected_files.h"
#include "app/widgets/message_text.h"
#include "core/base/file.h"
#include "core/base/system_message.h"
#include "core/image/texture_finder.h"
#include "core/io/file_type.h"
#include "core/io/json/annotation_file.h"
#include "core/io/project/scene_project_file.h"
#include "core/io/stored_path.h"
#include "core/scene/vac.h"

namespace furitsuke::session {

namespace {

namespace fs = std::filesystem;

constexpr char kEmbeddedTexture = '*';  // a picture inside a prop, see image::kEmbeddedPrefix

/// Plans the copies of the files of a project.
class Collector {
 public:
  Collector(CollectionPlan& plan, const std::vector<ModelTextures>& textures, OwnFolders own, CollectedChecks& checks)
      : plan_(plan), folder_(plan.file.parent_path()), textures_(textures), own_(std::move(own)), checks_(checks) {}

  [[nodiscard]] std::string model(const std::string& file) {
    const auto known = copied_.find(file);
    if (known != copied_.end()) return known->second;
    const fs::path path = io::pathFromUtf8(file);
    const bool isOpen = std::ranges::find(textures_, file, &ModelTextures::file) != textures_.end();
    const std::vector<Part> parts = isOpen ? partsOf(path, file) : std::vector<Part>();
    fs::path root = path.parent_path();
    const auto isOutside = [&root](const Part& part) { return *part.file.lexically_relative(root).begin() == ".."; };
    // Textures may be in a folder beside that of the model; then both keep their places below a common one.
    while (root != root.parent_path() && std::ranges::any_of(parts, isOutside)) root = root.parent_path();
    const fs::path target = unused(folder_ / "models", path.stem(), {});
    for (const Part& part : parts) add(part.kind, part.file, target / part.file.lexically_relative(root));
    const fs::path copied = target / path.lexically_relative(root);
    std::error_code error;
    if (isOpen && fs::is_regular_file(path, error)) {
      copy(path, copied);
    } else {
      plan_.left.push_back({path, Core::tr("is not open as a model")});
    }
    return copied_[file] = io::utf8FromPath(copied);
  }

  [[nodiscard]] std::string plain(CollectedKind kind, const std::string& file, const char* subfolder) {
    const auto known = copied_.find(file);
    if (known != copied_.end()) return known->second;
    const fs::path path = io::pathFromUtf8(file);
    const fs::path target = unused(folder_ / subfolder, path.stem(), path.extension());
    add(kind, path, target);
    return copied_[file] = io::utf8FromPath(target);
  }

  [[nodiscard]] std::string motion(const std::string& file) {
    if (const auto known = copied_.find(file); known != copied_.end()) return known->second;
    std::string copied = plain(CollectedKind::Motion, file, "motions");
    const fs::path target = io::pathFromUtf8(copied);
    if (!isCopied(target)) return copied;
    io::AnnotationFile read = io::readAnnotations(io::pathFromUtf8(file));
    if (read.problem) plan_.left.push_back({io::annotationPath(io::pathFromUtf8(file)), read.problem->reason});
    if (read.annotations.isEmpty()) return copied;
    links(read.annotations);
    plan_.notes.push_back({target, std::move(read.annotations)});
    return copied;
  }

  void links(motion::Annotations& annotations) {
    const auto link = [this](CollectedKind kind, std::string& file) {
      if (!file.empty()) file = plain(kind, file, "media");
    };
    if (annotations.sound) link(CollectedKind::Sound, annotations.sound->file);
    if (annotations.background) link(CollectedKind::Picture, annotations.background->file);
    if (annotations.reference) link(CollectedKind::Picture, annotations.reference->file);
  }

 private:
  struct Part {
    CollectedKind kind = CollectedKind::Texture;
    fs::path file;
  };

  /// The files that a model needs.
  std::vector<Part> partsOf(const fs::path& path, const std::string& file) {
    std::vector<Part> parts;
    std::error_code error;
    const fs::path canonicalFolder = fs::canonical(path.parent_path(), error);
    image::TextureFinder finder(path.parent_path());
    const auto addNamed = [&](CollectedKind kind, const std::string& name) {
      const image::FoundTexture found = finder.find(name);
      if (found.file.empty()) return;
      // The finder resolves links; the copy keeps the places that the model names.
      const fs::path relative = found.file.lexically_relative(canonicalFolder);
      parts.push_back({kind, (path.parent_path() / relative).lexically_normal()});
    };
    for (const ModelTextures& each : textures_) {
      if (each.file != file) continue;
      for (const std::string& name : each.textures) {
        if (!name.empty() && name.front() != kEmbeddedTexture) addNamed(CollectedKind::Texture, name);
      }
    }
    for (int toon = 1; toon <= 10; ++toon)
      addNamed(CollectedKind::Texture, toon < 10 ? "toon0" + std::to_string(toon) + ".bmp" : "toon10.bmp");
    const auto addCompanion = [&](CollectedKind kind, const char* extension) {
      const fs::path beside = fs::path(path).replace_extension(extension);
      if (fs::is_regular_file(beside, error)) parts.push_back({kind, beside});
    };
    const io::FileType* type = io::fileTypeByName(path);
    if (type == nullptr) return parts;
    if (type->kind == io::FileKind::Gltf) addCompanion(CollectedKind::Mesh, ".bin");
    if (type->opensAs == io::OpensAs::Prop) addCompanion(CollectedKind::Materials, ".mtl");
    if (type->opensAs != io::OpensAs::AccessorySettings) return parts;
    if (const Result<Bytes> bytes = readFile(path)) {
      if (const Result<scene::VacFile> vac = scene::readVac(*bytes)) addNamed(CollectedKind::Prop, vac->file);
    }
    return parts;
  }

  /// Plans the copy of a file that something names.
  void add(CollectedKind kind, const fs::path& from, const fs::path& to) {
    if (!considered_.insert(to).second) return;
    const std::optional<Message> problem =
        own_.isHidden(from) ? Core::tr("is hidden, or in a hidden folder") : checks_.problem(kind, from);
    if (!problem) return copy(from, to);
    plan_.left.push_back({from, *problem});
  }

  void copy(const fs::path& from, const fs::path& to) { plan_.copies.push_back({from, to, own_.isOutside(from)}); }

  [[nodiscard]] bool isCopied(const fs::path& to) const {
    return std::ranges::find(plan_.copies, to, &CollectionPlan::Copy::to) != plan_.copies.end();
  }

  [[nodiscard]] fs::path unused(const fs::path& folder, const fs::path& stem, const fs::path& extension) {
    std::error_code error;
    for (int number = 1;; ++number) {
      fs::path name = stem;
      if (number > 1) name += " (" + std::to_string(number) + ")";
      name += extension;
      if (!fs::exists(folder / name, error) && taken_.insert(folder / name).second) return folder / name;
    }
  }

  CollectionPlan& plan_;
  fs::path folder_;
  const std::vector<ModelTextures>& textures_;
  OwnFolders own_;
  CollectedChecks& checks_;
  std::map<std::string, std::string> copied_;
  std::set<fs::path> taken_;       ///< names that unused() gave
  std::set<fs::path> considered_;  ///< textures that several materials use are copied once
};

OwnFolders foldersOf(const io::SceneProject& project, const std::vector<ModelTextures>& textures,
                     const QString& projectFile, CollectedChecks& checks) {
  OwnFolders own;
  if (!projectFile.isEmpty()) own.addFolderOf(toPath(projectFile));
  for (const ModelTextures& model : textures) {
    if (!model.file.empty()) own.addFolderOf(io::pathFromUtf8(model.file));
  }
  for (const io::ProjectMotion& motion : project.motions) {
    const fs::path path = io::pathFromUtf8(motion.file.path);
    if (!path.empty() && !checks.problem(CollectedKind::Motion, path)) own.addFolderOf(path);
  }
  return own;
}

}  // namespace

std::vector<ModelTextures> texturesOn(const Stage& stage) {
  std::vector<ModelTextures> all;
  for (const auto& actor : stage.actors()) {
    all.push_back({absolutePath(stage.infoOf(actor->id()).path).toStdString(), actor->model().textures});
  }
  return all;
}

QStringList CollectionPlan::leftOut(OutsideFiles outside) const {
  QStringList all;
  const auto add = [&all](const fs::path& named, const Message& reason) {
    all.append(widgets::failureText(Error::in(Message::verbatim(displayPath(named)), reason)));
  };
  for (const LeftOut& each : left) add(each.file, each.reason);
  for (const Copy& copy : copies) {
    if (copy.isOutside && outside == OutsideFiles::LeaveOut)
      add(copy.from, Core::tr("is in another folder than the models, the motions and the project"));
  }
  return all;
}

Result<CollectionPlan> planCollection(io::SceneProject project, const std::vector<ModelTextures>& textures,
                                      const QString& projectFile, const QString& folder, const QString& name,
                                      CollectedChecks& checks) {
  const fs::path target = io::pathFromUtf8(absolutePath(toPath(folder)).toStdString());
  CollectionPlan plan;
  plan.file = target / io::pathFromUtf8(name.toStdString() + std::string(io::kProjectExtension));
  std::error_code error;
  if (fs::exists(plan.file, error))
    return Error::in(Message::verbatim(displayPath(plan.file)), Core::tr("exists already"));
  Collector collector(plan, textures, foldersOf(project, textures, projectFile, checks), checks);
  for (io::ProjectActor& model : project.models) model.file.path = collector.model(model.file.path);
  for (io::ProjectMotion& motion : project.motions) {
    if (motion.file.path.empty()) continue;
    motion.file.path = collector.motion(motion.file.path);
    collector.links(motion.annotations);
    for (io::FileReference& media : motion.media)
      media.path = collector.plain(CollectedKind::Media, media.path, "media");
  }
  plan.project = std::move(project);
  return plan;
}

Result<CollectedProject> collectProject(CollectionPlan plan, OutsideFiles outside) {
  CollectedProject collected;
  collected.file = fromPath(plan.file);
  std::error_code error;
  fs::create_directories(plan.file.parent_path(), error);
  if (error) return Error::in(Message::verbatim(displayPath(plan.file.parent_path())), systemMessage(error));
  std::set<fs::path> written;
  for (const CollectionPlan::Copy& copy : plan.copies) {
    if (copy.isOutside && outside == OutsideFiles::LeaveOut) continue;
    fs::create_directories(copy.to.parent_path(), error);
    if (!error) fs::copy_file(copy.from, copy.to, fs::copy_options::skip_existing, error);
    if (error) {
      collected.lost.append(QString("%1: %2").arg(fromPath(copy.from), widgets::translated(systemMessage(error))));
      continue;
    }
    written.insert(copy.to);
    ++collected.copied;
  }
  for (const CollectionPlan::Notes& notes : plan.notes) {
    if (!written.contains(notes.motion)) continue;
    const auto saved = io::writeAnnotations(notes.motion, notes.annotations, {});
    saved ? void(++collected.copied) : collected.lost.append(widgets::failureText(saved.error()));
  }
  // What is known of files that are left out, such as their digests, stays here.
  io::eachFileOf(plan.project, [&written](io::FileReference& file) {
    file.size = 0;
    file.digest.clear();
    if (!written.contains(io::pathFromUtf8(file.path))) return;
    const Result<io::FileReference> described = io::referenceTo(file.path);
    if (!described) return;
    file.size = described->size;
    file.digest = described->digest;
  });
  if (const Status saved = io::writeProjectFile(plan.file, std::move(plan.project)); !saved) return saved.error();
  return collected;
}

}  // namespace furitsuke::session
