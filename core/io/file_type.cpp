// SPDX-License-Identifier: MIT
#include "core/io/file_type.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

#include "core/base/file.h"
#include "core/base/file_text.h"
#include "core/base/path_text.h"
#include "core/format/emm/emm_file.h"
#include "core/io/model/model_file.h"
#include "core/io/motion/csv_rows.h"
#include "core/io/motion_format.h"

namespace furitsuke::io {

namespace {

using namespace std::string_view_literals;

/// Whether `text` begins with a member of that name: "name" :
bool beginsWithMember(std::string_view text, std::string_view name) {
  if (!text.starts_with('"' + std::string(name) + '"')) return false;
  return withoutLeadingSpace(text.substr(name.size() + 2)).starts_with(":");
}

/// The members of a glTF may be in any order: the first one tells it from other JSON, which has "asset" at most as a
/// value.
bool isGltfText(std::string_view head) {
  constexpr auto kMembers = std::to_array<std::string_view>(
      {"accessors", "animations", "bufferViews", "buffers", "cameras", "extensions", "extensionsRequired",
       "extensionsUsed", "images", "materials", "meshes", "nodes", "samplers", "scene", "scenes", "skins", "textures"});
  head = withoutLeadingSpace(head);
  if (!head.starts_with("{")) return false;
  head = withoutLeadingSpace(head.substr(1));
  if (std::ranges::any_of(kMembers, [head](std::string_view name) { return beginsWithMember(head, name); }))
    return true;
  const std::size_t asset = head.find("\"asset\"");
  return asset != head.npos && beginsWithMember(head.substr(asset), "asset");
}

/// Text that begins with a comment such as "; FBX 7.4.0 project file".
bool isFbxText(std::string_view head) {
  head = withoutLeadingSpace(head);
  if (!head.starts_with(";")) return false;
  return withoutLeadingSpace(head.substr(1)).starts_with("FBX ") || head.find("FBXHeaderExtension") != head.npos;
}

bool isArchiveHead(std::string_view head) {
  constexpr std::array kStarts{"PK\3\4"sv, "PK\5\6"sv, "7z\xBC\xAF\x27\x1C"sv, "Rar!\x1A\x07"sv};
  constexpr std::array kCompressed{"\x1F\x8B\x08"sv,
                                   "\xFD"
                                   "7zXZ"sv,
                                   "BZh"sv, "\x28\xB5\x2F\xFD"sv};  // a tar, usually
  constexpr std::size_t kLzhMethod = 2, kTarMark = 257;
  const auto startsHead = [head](std::string_view start) { return head.starts_with(start); };
  const bool isLzh = head.size() > 7 && (head.substr(kLzhMethod, 3) == "-lh" || head.substr(kLzhMethod, 3) == "-lz") &&
                     head[kLzhMethod + 4] == '-';
  const bool isTar = head.size() > kTarMark && head.substr(kTarMark).starts_with("ustar");
  return isLzh || isTar || std::ranges::any_of(kStarts, startsHead) || std::ranges::any_of(kCompressed, startsHead);
}

/// Begins with the names of two columns, in any form of a table and any case.
bool isFaceTable(std::string_view head) {
  const std::string text = fileText(head);
  CsvRows rows(text);
  const auto isColumn = [&rows](std::size_t i, std::string_view name) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    return std::ranges::equal(rows.cell(i), name, {}, lower);
  };
  return rows.next() && isColumn(0, "timecode") && isColumn(1, "blendshapecount");
}

bool isProjectHead(std::string_view head) {
  return withoutLeadingSpace(head).starts_with("{") && head.find("\"furitsuke.project\"") != head.npos;
}

constexpr std::array kPmmExtensions{"pmm"sv};
constexpr std::array kProjectExtensions{"furitsuke"sv};
constexpr std::array kArchiveExtensions{"zip"sv, "7z"sv,  "rar"sv, "lzh"sv, "lha"sv,
                                        "tar"sv, "tgz"sv, "gz"sv,  "xz"sv,  "bz2"sv};
constexpr std::array kBvhExtensions{"bvh"sv};
constexpr std::array kVrmExtensions{"vrma"sv, "vrm"sv};
constexpr std::array kVacExtensions{"vac"sv};
constexpr std::array kMmdPropExtensions{"x"sv};
constexpr std::array kGltfExtensions{"glb"sv, "gltf"sv};
constexpr std::array kFbxExtensions{"fbx"sv};
constexpr std::array kPropExtensions{"obj"sv, "dae"sv, "stl"sv, "ply"sv, "3ds"sv};
constexpr std::array kSoundExtensions{"wav"sv, "mp3"sv, "ogg"sv, "oga"sv, "flac"sv, "opus"sv,
                                      "m4a"sv, "aac"sv, "wma"sv, "aif"sv, "aiff"sv};
constexpr std::array kFilmExtensions{"mp4"sv, "webm"sv, "avi"sv, "mov"sv, "m4v"sv, "mkv"sv};
constexpr std::array kPictureExtensions{"png"sv, "jpg"sv, "jpeg"sv, "bmp"sv, "tga"sv};

constexpr MessageText kUnknownTitle = Core::tr("file of unknown format");

/// A type that is known by its extensions alone, or that only they tell from another one of the same kind.
constexpr FileType known(std::string_view name, std::span<const std::string_view> extensions, OpensAs opensAs,
                         FileKind kind = FileKind::Unknown) {
  return {kind, name, kUnknownTitle, extensions, nullptr, opensAs};
}

/// All types but those of motionFormats() and modelFormats(). They are tried first. Types that are not opened are
/// detected to name them in messages.
constexpr std::array kOtherTypes{
    FileType{FileKind::Pmm, "pmm", Core::tr("MikuMikuDance project (PMM)"), kPmmExtensions,
             [](std::string_view head) { return head.starts_with("Polygon Movie maker"); }, OpensAs::MmdProject},
    FileType{FileKind::Project, "furitsuke", Core::tr("project"), kProjectExtensions, isProjectHead, OpensAs::Project},
    FileType{
        FileKind::Emm, "emm", Core::tr("list of MikuMikuEffect (EMM)"), {}, format::emm::isEmmHead, OpensAs::Nothing},
    FileType{FileKind::Archive, "archive", Core::tr("compressed archive"), kArchiveExtensions, isArchiveHead,
             OpensAs::Archive},
    FileType{FileKind::Bvh, "bvh", Core::tr("BVH motion capture"), kBvhExtensions,
             [](std::string_view head) { return withoutLeadingSpace(head).starts_with("HIERARCHY"); },
             OpensAs::Capture},
    FileType{FileKind::Gltf, "gltf", Core::tr("glTF scene"), kVrmExtensions,
             [](std::string_view head) { return head.starts_with("glTF") || isGltfText(head); }, OpensAs::Capture},
    FileType{FileKind::Fbx,
             "fbx",
             Core::tr("FBX scene"),
             {},
             [](std::string_view head) { return head.starts_with("Kaydara FBX Binary") || isFbxText(head); },
             OpensAs::Capture},
    FileType{FileKind::FaceCsv, "face-csv", Core::tr("table of a captured face"), {}, isFaceTable, OpensAs::Capture},
    known("vac", kVacExtensions, OpensAs::AccessorySettings),
    known("x", kMmdPropExtensions, OpensAs::Prop),
    known("gltf", kGltfExtensions, OpensAs::PropOrCapture, FileKind::Gltf),
    known("fbx", kFbxExtensions, OpensAs::PropOrCapture, FileKind::Fbx),
    known("prop", kPropExtensions, OpensAs::Prop),
    known("sound", kSoundExtensions, OpensAs::Sound),
    known("film", kFilmExtensions, OpensAs::Film),
    known("picture", kPictureExtensions, OpensAs::Picture),
};

/// The first type for which matches(type) is true; nullptr if there is none.
template <class F>
const FileType* findType(F&& matches) {
  for (const FileType& type : kOtherTypes) {
    if (matches(type)) return &type;
  }
  for (const ModelFileFormat& type : modelFormats()) {
    if (matches(type)) return &type;
  }
  for (const MotionFormat* type : motionFormats()) {
    if (matches(*type)) return type;
  }
  return nullptr;
}

const FileType* findDetected(ByteView bytes) {
  std::string_view head = asChars(bytes.first(std::min(bytes.size(), kFileKindBytes)));
  if (head.starts_with("\xEF\xBB\xBF")) head.remove_prefix(3);
  return findType([head](const FileType& type) { return type.detect != nullptr && type.detect(head); });
}

const FileType* findKind(FileKind kind) {
  if (kind == FileKind::Unknown) return nullptr;
  return findType([kind](const FileType& type) { return type.kind == kind; });
}

OpensAs opensAsType(const FileType* type) { return type == nullptr ? OpensAs::Nothing : type->opensAs; }

}  // namespace

FileKind detectFileKind(ByteView bytes) noexcept {
  const FileType* type = findDetected(bytes);
  return type == nullptr ? FileKind::Unknown : type->kind;
}

Result<FileKind> fileKindOf(const std::filesystem::path& path) {
  const Result<Bytes> head = readFileHead(path, kFileKindBytes);
  if (!head) return head.error();
  return detectFileKind(*head);
}

std::string_view fileKindName(FileKind kind) noexcept {
  const FileType* type = findKind(kind);
  return type == nullptr ? "unknown" : type->name;
}

MessageText fileKindTitle(FileKind kind) noexcept {
  const FileType* type = findKind(kind);
  return type == nullptr ? kUnknownTitle : type->title;
}

const FileType* fileTypeByName(const std::filesystem::path& path) {
  std::string extension = pathText(path.extension());
  if (extension.empty()) return nullptr;
  extension.erase(0, 1);
  std::ranges::transform(extension, extension.begin(), [](unsigned char c) { return std::tolower(c); });
  return findType([&extension](const FileType& type) {
    return std::ranges::find(type.extensions, extension) != type.extensions.end();
  });
}

OpensAs opensAsByName(const std::filesystem::path& path) { return opensAsType(fileTypeByName(path)); }

OpensAs opensAs(FileKind kind) noexcept { return opensAsType(findKind(kind)); }

OpensAs opensAs(const std::filesystem::path& path) {
  const FileType* named = fileTypeByName(path);
  const Result<Bytes> head = readFileHead(path, kFileKindBytes);
  if (!head) return OpensAs::Nothing;
  const FileType* detected = findDetected(*head);
  if (detected == nullptr || (named != nullptr && !detected->hasSignature)) return opensAsType(named);
  return named != nullptr && named->kind == detected->kind ? named->opensAs : detected->opensAs;
}

bool isPutOnStage(OpensAs what) noexcept {
  return what == OpensAs::Model || what == OpensAs::AccessorySettings || isProp(what);
}

bool isProp(OpensAs what) noexcept { return what == OpensAs::Prop || what == OpensAs::PropOrCapture; }

bool isSound(OpensAs what) noexcept { return what == OpensAs::Sound || what == OpensAs::Film; }

std::vector<std::string_view> extensionsOf(OpensAs what) {
  std::vector<std::string_view> extensions;
  findType([&extensions, what](const FileType& type) {
    if (type.opensAs == what) extensions.insert(extensions.end(), type.extensions.begin(), type.extensions.end());
    return false;
  });
  return extensions;
}

}  // namespace furitsuke::io
