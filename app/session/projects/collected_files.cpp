// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/projects/collected_files.h"

#include <algorithm>
#include <atomic>
#include <string_view>
#include <system_error>

#include "core/base/file.h"
#include "core/base/path_text.h"
#include "core/image/image_codec.h"
#include "core/io/file_type.h"
#include "core/io/motion_file.h"
#include "core/media/reader/film_reader.h"
#include "core/media/sound_file.h"

namespace furitsuke::session {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kCheckedPixels = 1 << 16;  // larger pictures are scaled down, which needs less memory
constexpr std::size_t kMaterialBytes = 1 << 20;    // of the materials, in which the first one begins

bool isPicture(const fs::path& file) {
  std::error_code error;
  if (fs::file_size(file, error) > image::kMaxImageFileBytes || error) return false;
  const Result<Bytes> bytes = readFile(file);
  return bytes && image::decodeImage(*bytes, kCheckedPixels).ok();
}

bool isFilm(const fs::path& file) {
  const std::atomic<bool> never{false};
  Result<std::unique_ptr<media::FilmReader>> film = media::FilmReader::open(file, never);
  return film && (*film)->picture(0).ok();
}

bool isSound(const fs::path& file) {
  media::SoundControl control;
  return media::readSound(file, control).ok();
}

bool hasMaterials(const fs::path& file) {
  const Result<Bytes> head = readFileHead(file, kMaterialBytes);
  return head && asChars(*head).find("newmtl ") != std::string_view::npos;
}

fs::path resolved(const fs::path& file) {
  std::error_code error;
  const fs::path canonical = fs::weakly_canonical(file, error);
  return error ? file.lexically_normal() : canonical;
}

bool hasHiddenPart(const fs::path& path) {
  return std::ranges::any_of(path, [](const fs::path& part) {
    const std::string name = pathText(part);
    return name.size() > 1 && name.front() == '.' && name != "..";
  });
}

std::optional<Message> notDecodedAs(CollectedKind kind, const fs::path& file) {
  const auto unless = [](bool is, MessageText why) { return is ? std::nullopt : std::optional<Message>(why); };
  std::error_code error;
  if (!fs::is_regular_file(file, error)) return unless(false, Core::tr("was not found"));
  switch (kind) {
    case CollectedKind::Texture: return unless(isPicture(file), Core::tr("is not a picture"));
    case CollectedKind::Motion: return unless(io::loadMotion(file).ok(), Core::tr("is not a motion"));
    case CollectedKind::Sound: return unless(isSound(file), Core::tr("is not a sound"));
    case CollectedKind::Picture: return unless(isPicture(file) || isFilm(file), Core::tr("is not a picture or film"));
    case CollectedKind::Media:
      return unless(isPicture(file) || isFilm(file) || isSound(file), Core::tr("is not a sound, picture or film"));
    case CollectedKind::Materials: return unless(hasMaterials(file), Core::tr("is not a list of materials"));
    case CollectedKind::Prop: return unless(io::isProp(io::opensAsByName(file)), Core::tr("is not a prop"));
    case CollectedKind::Mesh: return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Message> CollectedChecks::problem(CollectedKind kind, const fs::path& file) {
  const auto [place, isNew] = known_.try_emplace({kind, file});
  if (isNew) place->second = notDecodedAs(kind, file);
  return place->second;
}

void OwnFolders::addFolderOf(const fs::path& file) {
  const fs::path folder = resolved(file).parent_path();
  // A whole disk is nobody's folder.
  if (!folder.has_relative_path() || std::ranges::find(folders_, folder) != folders_.end()) return;
  folders_.push_back(folder);
}

std::optional<fs::path> OwnFolders::relativePath(const fs::path& canonical) const {
  for (const fs::path& folder : folders_) {
    fs::path relative = canonical.lexically_relative(folder);
    if (!relative.empty() && *relative.begin() != "..") return relative;
  }
  return std::nullopt;
}

bool OwnFolders::isOutside(const fs::path& file) const { return !relativePath(resolved(file)); }

bool OwnFolders::isHidden(const fs::path& file) const {
  const fs::path canonical = resolved(file);
  return hasHiddenPart(relativePath(canonical).value_or(canonical)) || hasHiddenPart(file.filename());
}

}  // namespace furitsuke::session
