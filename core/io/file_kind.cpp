// SPDX-License-Identifier: MIT
#include "core/io/file_kind.h"

#include <algorithm>
#include <array>

#include "core/base/file.h"
#include "core/format/emm/emm_file.h"
#include "core/io/model/model_file.h"
#include "core/io/motion_format.h"

namespace furitsuke::io {

namespace {

/// Every glTF has the member "asset", which usually comes first; other JSON has it at most as a value.
bool isGltfText(std::string_view head) {
  constexpr std::string_view kMember = "\"asset\"";
  const std::size_t at = head.find(kMember);
  if (at == head.npos || !withoutLeadingSpace(head).starts_with("{")) return false;
  return withoutLeadingSpace(head.substr(at + kMember.size())).starts_with(":");
}

/// Formats that are not read as motions or models, and are detected to name them in messages or to read them elsewhere.
/// They are tried first, because the comma-separated form of a VMD begins like a VMD.
constexpr std::array kForeignFormats{
    FileFormat{FileKind::VmdCsv,
               "vmd-csv",
               Core::tr("VMD motion as comma-separated text"),
               {},
               [](std::string_view head) { return head.starts_with("Vocaloid Motion Data 0002,"); }},
    FileFormat{FileKind::Pmm,
               "pmm",
               Core::tr("MikuMikuDance project (PMM)"),
               {},
               [](std::string_view head) { return head.starts_with("Polygon Movie maker"); }},
    FileFormat{FileKind::Project,
               "furitsuke",
               Core::tr("project"),
               {},
               [](std::string_view head) {
                 return withoutLeadingSpace(head).starts_with("{") && head.find("\"furitsuke.project\"") != head.npos;
               }},
    FileFormat{FileKind::Emm, "emm", Core::tr("list of MikuMikuEffect (EMM)"), {}, format::emm::isEmmHead},
    FileFormat{FileKind::Bvh,
               "bvh",
               Core::tr("BVH motion capture"),
               {},
               [](std::string_view head) { return withoutLeadingSpace(head).starts_with("HIERARCHY"); }},
    FileFormat{FileKind::Gltf,
               "gltf",
               Core::tr("glTF scene"),
               {},
               [](std::string_view head) { return head.starts_with("glTF") || isGltfText(head); }},
    FileFormat{FileKind::Fbx,
               "fbx",
               Core::tr("FBX scene"),
               {},
               [](std::string_view head) { return head.starts_with("Kaydara FBX Binary"); }},
};

/// The first entry of all tables for which matches(entry) is true; nullptr if there is none.
template <class F>
const FileFormat* findFormat(F&& matches) {
  for (const FileFormat& format : kForeignFormats) {
    if (matches(format)) return &format;
  }
  for (const ModelFileFormat& format : modelFormats()) {
    if (matches(format)) return &format;
  }
  for (const MotionFormat* format : motionFormats()) {
    if (matches(*format)) return format;
  }
  return nullptr;
}

const FileFormat* formatOf(FileKind kind) {
  return findFormat([kind](const FileFormat& format) { return format.kind == kind; });
}

}  // namespace

FileKind detectFileKind(ByteView bytes) noexcept {
  std::string_view head = asChars(bytes.first(std::min(bytes.size(), kFileKindBytes)));
  if (head.starts_with("\xEF\xBB\xBF")) head.remove_prefix(3);
  const FileFormat* format = findFormat([head](const FileFormat& row) { return row.detect(head); });
  return format == nullptr ? FileKind::Unknown : format->kind;
}

bool isModelKind(FileKind kind) noexcept {
  return std::ranges::find(modelFormats(), kind, &ModelFileFormat::kind) != modelFormats().end();
}

std::string_view fileKindName(FileKind kind) noexcept {
  const FileFormat* format = formatOf(kind);
  return format == nullptr ? "unknown" : format->name;
}

MessageText fileKindTitle(FileKind kind) noexcept {
  const FileFormat* format = formatOf(kind);
  return format == nullptr ? Core::tr("file of unknown format") : format->title;
}

Result<FileKind> fileKindOf(const std::filesystem::path& path) {
  const Result<Bytes> head = readFileHead(path, kFileKindBytes);
  if (!head) return head.error();
  return detectFileKind(*head);
}

}  // namespace furitsuke::io
