// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/projects/project_collecting.h"

#include <QFileInfo>
#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <system_error>
#include <utility>

#include "app/session/file_paths.h"
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

/// Copies the files of a project.
class Collector {
 public:
  Collector(fs::path folder, const std::vector<ModelTextures>& textures)
      : folder_(std::move(folder)), textures_(textures) {}

  [[nodiscard]] std::string model(const std::string& file) {
    const auto known = copied_.find(file);
    if (known != copied_.end()) return known->second;
    const fs::path path = io::pathFromUtf8(file);
    const std::vector<fs::path> parts = partsOf(path, file);
    fs::path root = path.parent_path();
    const auto isOutside = [&root](const fs::path& part) { return *part.lexically_relative(root).begin() == ".."; };
    // Textures may be in a folder beside that of the model; then both keep their places below a common one.
    while (root != root.parent_path() && std::ranges::any_of(parts, isOutside)) root = root.parent_path();
    const fs::path target = unusedFolder("models", path.stem());
    for (const fs::path& part : parts) copy(part, target / part.lexically_relative(root));
    const fs::path copied = target / path.lexically_relative(root);
    if (!copy(path, copied)) return file;
    return copied_[file] = io::utf8FromPath(copied);
  }

  [[nodiscard]] std::string plain(const std::string& file, const char* subfolder) {
    const auto known = copied_.find(file);
    if (known != copied_.end()) return known->second;
    const fs::path path = io::pathFromUtf8(file);
    const fs::path target = unusedFile(folder_ / subfolder, path.filename());
    if (!copy(path, target)) return file;
    return copied_[file] = io::utf8FromPath(target);
  }

  [[nodiscard]] std::string motion(const std::string& file) {
    const std::string copied = plain(file, "motions");
    if (copied == file) return file;
    io::AnnotationFile read = io::readAnnotations(io::pathFromUtf8(file));
    if (read.problem) lost_.append(widgets::failureText(*read.problem));
    motion::Annotations& annotations = read.annotations;
    if (annotations.isEmpty()) return copied;
    io::eachAnnotationFile(annotations, [this](std::string& link) {
      if (!link.empty()) link = plain(link, "media");
    });
    const auto written = io::writeAnnotations(io::pathFromUtf8(copied), annotations, {});
    if (!written) lost_.append(widgets::failureText(written.error()));
    ++count_;
    return copied;
  }

  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] const QStringList& lost() const { return lost_; }

 private:
  /// The files that a model needs.
  std::vector<fs::path> partsOf(const fs::path& path, const std::string& file) {
    std::vector<fs::path> parts;
    std::error_code error;
    const fs::path canonicalFolder = fs::canonical(path.parent_path(), error);
    image::TextureFinder finder(path.parent_path());
    const auto add = [&](const std::string& name) {
      const image::FoundTexture found = finder.find(name);
      if (found.file.empty()) return;
      // The finder resolves links; the copy keeps the places that the model names.
      const fs::path relative = found.file.lexically_relative(canonicalFolder);
      parts.push_back((path.parent_path() / relative).lexically_normal());
    };
    for (const ModelTextures& each : textures_) {
      if (each.file != file) continue;
      for (const std::string& name : each.textures) {
        if (!name.empty() && name.front() != kEmbeddedTexture) add(name);
      }
    }
    for (int toon = 1; toon <= 10; ++toon) add(toon < 10 ? "toon0" + std::to_string(toon) + ".bmp" : "toon10.bmp");
    for (const char* companion : {".mtl", ".bin"}) {
      const fs::path beside = fs::path(path).replace_extension(companion);
      if (fs::is_regular_file(beside, error)) parts.push_back(beside);
    }
    if (io::opensAsByName(path) != io::OpensAs::AccessorySettings) return parts;
    if (const Result<Bytes> bytes = readFile(path)) {
      if (const Result<scene::VacFile> vac = scene::readVac(*bytes)) add(vac->file);
    }
    return parts;
  }

  bool copy(const fs::path& from, const fs::path& to) {
    if (!copiedTo_.insert(to).second) return true;  // textures that several materials use
    std::error_code error;
    fs::create_directories(to.parent_path(), error);
    if (!error) fs::copy_file(from, to, fs::copy_options::skip_existing, error);
    if (error) {
      lost_.append(QString("%1: %2").arg(fromPath(from), widgets::translated(systemMessage(error))));
      return false;
    }
    ++count_;
    return true;
  }

  [[nodiscard]] fs::path unusedFile(const fs::path& folder, const fs::path& name) const {
    return unused(folder, name.stem(), name.extension());
  }
  [[nodiscard]] fs::path unusedFolder(const char* subfolder, const fs::path& name) const {
    return unused(folder_ / subfolder, name, {});
  }
  [[nodiscard]] fs::path unused(const fs::path& folder, const fs::path& stem, const fs::path& extension) const {
    std::error_code error;
    for (int number = 1;; ++number) {
      fs::path name = stem;
      if (number > 1) name += " (" + std::to_string(number) + ")";
      name += extension;
      if (!fs::exists(folder / name, error)) return folder / name;
    }
  }

  fs::path folder_;
  const std::vector<ModelTextures>& textures_;
  std::map<std::string, std::string> copied_;
  std::set<fs::path> copiedTo_;
  QStringList lost_;
  int count_ = 0;
};

}  // namespace

std::vector<ModelTextures> texturesOn(const Stage& stage) {
  std::vector<ModelTextures> all;
  for (const auto& actor : stage.actors()) {
    all.push_back({absolutePath(stage.infoOf(actor->id()).path).toStdString(), actor->model().textures});
  }
  return all;
}

Result<CollectedProject> collectProject(io::SceneProject project, const std::vector<ModelTextures>& textures,
                                        const QString& folder, const QString& name) {
  const fs::path target = io::pathFromUtf8(absolutePath(toPath(folder)).toStdString());
  const fs::path file = target / io::pathFromUtf8(name.toStdString() + std::string(io::kProjectExtension));
  std::error_code error;
  if (fs::exists(file, error)) return Error::in(Message::verbatim(displayPath(file)), Core::tr("exists already"));
  fs::create_directories(target, error);
  if (error) return Error::in(Message::verbatim(displayPath(target)), systemMessage(error));
  Collector collector(target, textures);
  for (io::ProjectActor& model : project.models) model.file.path = collector.model(model.file.path);
  for (io::ProjectMotion& motion : project.motions) {
    if (motion.file.path.empty()) continue;
    motion.file.path = collector.motion(motion.file.path);
    for (io::FileReference& media : motion.media) media.path = collector.plain(media.path, "media");
    io::eachAnnotationFile(motion.annotations, [&collector](std::string& link) {
      if (!link.empty()) link = collector.plain(link, "media");
    });
  }
  io::eachFileOf(project, [](io::FileReference& reference) {
    const Result<io::FileReference> described = io::referenceTo(reference.path);
    if (!described) return;
    reference.size = described->size;
    reference.digest = described->digest;
  });
  if (const Status written = io::writeProjectFile(file, std::move(project)); !written) return written.error();
  return CollectedProject{fromPath(file), collector.count(), collector.lost()};
}

}  // namespace furitsuke::session
