// SPDX-License-Identifier: MIT
#include "core/convert/file_kind.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/base/file.h"
#include "core/convert/motion_csv_columns.h"

namespace furitsuke {

namespace {

constexpr std::string_view kPoseSignature = "Vocaloid Pose Data file";

struct KindSignature {
  std::string_view start;
  FileKind kind;
};

// The comma form comes before the plain one, which it begins with.
constexpr std::array kSignatures{
    KindSignature{"Vocaloid Motion Data 0002,", FileKind::VmdCsv},
    KindSignature{"Vocaloid Motion Data", FileKind::Vmd},
    KindSignature{kPoseSignature, FileKind::Vpd},
    KindSignature{"PMX ", FileKind::Pmx},
    KindSignature{"PMX\xA0", FileKind::Pmx},
    KindSignature{"Pmx ", FileKind::Pmx},
    KindSignature{"Pmd", FileKind::Pmd},
    KindSignature{"BVMD", FileKind::Bvmd},
    KindSignature{"Polygon Movie maker", FileKind::Pmm},
    KindSignature{"Motion Vector Data file", FileKind::Mvd},
};

/// The pose signature in UTF-16 behind its byte order mark; some editors save a pose so.
bool isWidePose(std::string_view text) {
  const bool little = text.starts_with("\xFF\xFE");
  const bool big = text.starts_with("\xFE\xFF");
  if ((!little && !big) || text.size() < 2 + 2 * kPoseSignature.size()) return false;
  for (std::size_t i = 0; i < kPoseSignature.size(); ++i) {
    const char first = text[2 + 2 * i];
    const char second = text[3 + 2 * i];
    if ((little ? first : second) != kPoseSignature[i] || (little ? second : first) != '\0') return false;
  }
  return true;
}

/// A section of a motion as CSV, alone in its row; quotes may stand around it.
bool startsWithSection(std::string_view text) {
  if (text.starts_with('"')) text.remove_prefix(1);
  return std::ranges::any_of(csv::kSections, [text](std::string_view section) { return text.starts_with(section); });
}

}  // namespace

FileKind detectFileKind(ByteView bytes) noexcept {
  std::string_view text = asChars(bytes.first(std::min(bytes.size(), kFileKindBytes)));
  if (isWidePose(text)) return FileKind::Vpd;
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  for (const KindSignature& signature : kSignatures) {
    if (text.starts_with(signature.start)) return signature.kind;
  }
  const std::size_t start = text.find_first_not_of(" \t\r\n");
  if (start == std::string_view::npos) return FileKind::Unknown;
  text.remove_prefix(start);
  if (text.starts_with('{')) return FileKind::MotionJson;
  if (startsWithSection(text)) return FileKind::MotionCsv;
  return text.starts_with(kPoseSignature) ? FileKind::Vpd : FileKind::Unknown;
}

std::string_view fileKindName(FileKind kind) noexcept {
  switch (kind) {
    case FileKind::Vmd: return "vmd";
    case FileKind::Vpd: return "vpd";
    case FileKind::MotionJson: return "json";
    case FileKind::MotionCsv: return "csv";
    case FileKind::Pmd: return "pmd";
    case FileKind::Pmx: return "pmx";
    case FileKind::Bvmd: return "bvmd";
    case FileKind::Pmm: return "pmm";
    case FileKind::Mvd: return "mvd";
    case FileKind::VmdCsv: return "vmd-csv";
    case FileKind::Unknown: break;
  }
  return "unknown";
}

std::string_view fileKindTitle(FileKind kind) noexcept {
  switch (kind) {
    case FileKind::Vmd: return "VMD motion";
    case FileKind::Vpd: return "VPD pose";
    case FileKind::MotionJson: return "JSON text";
    case FileKind::MotionCsv: return "motion as CSV";
    case FileKind::Pmd: return "PMD model";
    case FileKind::Pmx: return "PMX model";
    case FileKind::Bvmd: return "BVMD motion";
    case FileKind::Pmm: return "MikuMikuDance project (PMM)";
    case FileKind::Mvd: return "MikuMikuMoving motion (MVD)";
    case FileKind::VmdCsv: return "VMD motion as comma-separated text";
    case FileKind::Unknown: break;
  }
  return "file of unknown kind";
}

Result<FileKind> fileKindOf(const std::filesystem::path& path) {
  const Result<Bytes> head = readFileHead(path, kFileKindBytes);
  if (!head) return head.error();
  return detectFileKind(*head);
}

}  // namespace furitsuke
