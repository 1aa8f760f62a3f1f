// SPDX-License-Identifier: MIT
#include "core/format/vmd/vmd_file.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "core/format/vmd/vmd_block.h"
#include "core/format/vmd/vmd_findings.h"

namespace furitsuke::format::vmd {

namespace {

constexpr std::string_view kSignatureCommon = "Vocaloid Motion Data";
constexpr std::string_view kSignatureVersion1 = "Vocaloid Motion Data file";
constexpr std::string_view kSignatureVersion2 = "Vocaloid Motion Data 0002";
constexpr std::size_t kCountBytes = 4;

constexpr std::array<std::size_t, kSectionCount> kRecordSizes{BoneRecord::kSize,       MorphRecord::kSize,
                                                              CameraRecord::kSize,     LightRecord::kSize,
                                                              SelfShadowRecord::kSize, PropertyRecord::kFixedSize};

/// Reads sections from an offset on. Used for normal reading and for each attempt to find uncounted camera records.
class SectionReader {
 public:
  SectionReader(ByteView bytes, std::size_t at) : bytes_(bytes), at_(at) {}

  /// The result of reading a section.
  enum class Outcome { Read, Absent, DoesNotFit };

  /// Reads a section of fixed-size records, or the property section, whose record offsets are added to `offsets`.
  Outcome read(SectionKind kind, Section& section, std::vector<std::size_t>& offsets) {
    section = {};
    if (remaining() < kCountBytes) return Outcome::Absent;
    countAt_ = at_;
    claimed_ = loadLe<std::uint32_t>(bytes_.data() + at_);
    at_ += kCountBytes;
    section.present = true;
    section.claimed = claimed_;
    section.offset = at_;
    return kind == SectionKind::Property ? readProperties(section, offsets) : readFixed(kind, section);
  }

  [[nodiscard]] std::size_t offset() const { return at_; }
  [[nodiscard]] std::size_t remaining() const { return bytes_.size() - at_; }
  /// The offset of the count that was read last.
  [[nodiscard]] std::size_t countOffset() const { return countAt_; }
  [[nodiscard]] std::uint32_t claimedCount() const { return claimed_; }

 private:
  Outcome readFixed(SectionKind kind, Section& section) {
    const std::size_t size = kRecordSizes[static_cast<std::size_t>(kind)];
    const std::size_t room = remaining() / size;
    section.count = claimed_ <= room ? claimed_ : static_cast<std::uint32_t>(room);
    section.size = size * section.count;
    at_ += section.size;
    return section.count == claimed_ ? Outcome::Read : Outcome::DoesNotFit;
  }

  Outcome readProperties(Section& section, std::vector<std::size_t>& offsets) {
    offsets.clear();
    for (; section.count < claimed_; ++section.count) {
      if (remaining() < PropertyRecord::kFixedSize) return Outcome::DoesNotFit;
      const std::size_t size = PropertyRecord{bytes_.data() + at_}.size();
      if (remaining() < size) return Outcome::DoesNotFit;
      offsets.push_back(at_);
      at_ += size;
      section.size += size;
    }
    return Outcome::Read;
  }

  ByteView bytes_;
  std::size_t at_;
  std::size_t countAt_ = 0;
  std::uint32_t claimed_ = 0;
};

bool isPlausibleCamera(CameraRecord record) {
  for (std::size_t i = 0; i < CameraRecord::kCurveBytes; ++i) {
    if (std::to_integer<int>(record.curves()[i]) > 127) return false;
  }
  const Vec3 target = record.target();
  const Vec3 rotation = record.rotation();
  for (const float value : {record.distance(), target.x, target.y, target.z, rotation.x, rotation.y, rotation.z}) {
    if (!std::isfinite(value)) return false;
  }
  return record.fov() >= 1 && record.fov() <= 180 && record.perspectiveByte() <= 1;
}

/// Whether exactly the sections from `from` on are between `at` and the end; the last ones may be missing. Adds the
/// number of visited property records to `steps`; false if that exceeds `limit`.
bool sectionsEndExactly(ByteView bytes, std::size_t at, SectionKind from, std::size_t& steps, std::size_t limit) {
  ByteReader reader(bytes.subspan(at));
  for (auto k = static_cast<std::size_t>(from); k < static_cast<std::size_t>(SectionKind::Property); ++k) {
    if (reader.remaining() == 0) return true;
    const std::uint64_t need = std::uint64_t{kRecordSizes[k]} * reader.read<std::uint32_t>();
    if (!reader.ok() || need > reader.remaining()) return false;
    reader.take(need);
  }
  if (reader.remaining() == 0) return true;
  const auto count = reader.read<std::uint32_t>();
  if (!reader.ok() || std::uint64_t{PropertyRecord::kFixedSize} * count > reader.remaining()) return false;
  for (std::uint32_t i = 0; i < count; ++i) {
    if (++steps > limit || reader.remaining() < PropertyRecord::kFixedSize) return false;
    const std::size_t size = PropertyRecord{bytes.data() + bytes.size() - reader.remaining()}.size();
    if (reader.remaining() < size) return false;
    reader.take(size);
  }
  return reader.remaining() == 0;
}

/// The number of camera records at `at`, after a camera count of 0; 0 if no number makes the sections end at the end of
/// the file. Every camera record is checked once, and the number of visited property records is limited by the size of
/// the file, so that the search is linear.
std::uint32_t countUncountedCameras(ByteView bytes, std::size_t at) {
  std::size_t steps = 0;
  for (std::uint32_t count = 1; bytes.size() - at >= CameraRecord::kSize; ++count) {
    if (!isPlausibleCamera(CameraRecord{bytes.data() + at})) return 0;
    at += CameraRecord::kSize;
    if (sectionsEndExactly(bytes, at, SectionKind::Light, steps, bytes.size())) return count;
    if (steps > bytes.size()) return 0;
  }
  return 0;
}

Error damageOf(const File& file, SectionKind kind, const SectionReader& reader) {
  const Section& section = file.section(kind);
  Error error;
  error.section = sectionName(kind);
  const std::size_t size = kRecordSizes[static_cast<std::size_t>(kind)];
  if (kind == SectionKind::Property) {
    error.offset = reader.offset();
    error.reason = {Core::trWith("count %1, but record %2 does not fit in the %3 remaining bytes"),
                    reader.claimedCount(), section.count + 1, reader.remaining()};
  } else {
    error.offset = reader.countOffset();
    error.reason = {Core::trWith("count %1 needs %2 bytes, %3 are left"), reader.claimedCount(),
                    std::uint64_t{reader.claimedCount()} * size, file.bytes.size() - section.offset};
  }
  if (file.version == 1 && kind >= SectionKind::Camera) {
    error.reason = {Core::trWith("%1; this may be an unsupported variant of version 1 with different camera records"),
                    error.reason};
  }
  return error;
}

/// Reads all sections with `reader`, starting with `from`. If a section does not fit, tries to read the file with
/// uncounted camera records; if there are none, records the damage.
void readSections(File& file, SectionReader reader, SectionKind from) {
  for (auto k = static_cast<std::size_t>(from); k < kSectionCount; ++k) {
    const auto kind = static_cast<SectionKind>(k);
    const auto outcome = reader.read(kind, file.sections[k], file.propertyOffsets);
    if (outcome == SectionReader::Outcome::Absent) break;
    if (outcome == SectionReader::Outcome::Read) continue;
    const Section& camera = file.section(SectionKind::Camera);
    if (kind > SectionKind::Camera && camera.count == 0 && file.uncountedCameras == 0) {
      file.uncountedCameras = countUncountedCameras(file.bytes, camera.offset);
      if (file.uncountedCameras != 0) {
        file.uncountedCameraAt = camera.offset;
        for (auto later = static_cast<std::size_t>(SectionKind::Light); later < kSectionCount; ++later)
          file.sections[later] = {};
        file.propertyOffsets.clear();
        const std::size_t afterCameras = camera.offset + CameraRecord::kSize * file.uncountedCameras;
        return readSections(file, SectionReader(file.bytes, afterCameras), SectionKind::Light);
      }
    }
    file.damage = damageOf(file, kind, reader);
    break;
  }
  file.trailingAt = reader.offset();
}

bool isPlausibleFrame(std::uint32_t frame) {
  constexpr std::uint32_t kMostFrames = 30U * 60 * 60 * 24;  // a day
  return frame <= kMostFrames;
}

bool isPlausible(BoneRecord record) {
  const Vec3 translation = record.translation();
  const Quat rotation = record.rotation();
  for (const float value :
       {translation.x, translation.y, translation.z, rotation.x, rotation.y, rotation.z, rotation.w}) {
    if (!std::isfinite(value)) return false;
  }
  return record.nameField().front() != '\0' && isPlausibleFrame(record.frame());
}

bool isPlausible(MorphRecord record) {
  return std::isfinite(record.weight()) && record.nameField().front() != '\0' && isPlausibleFrame(record.frame());
}

bool isPlausible(CameraRecord record) { return isPlausibleCamera(record); }

/// Whether the bone, morph and camera sections at `at`, which fit in the file, have keys and all of them look like
/// keys. Bytes of other records that are read as keys almost always fail.
bool haveOnlyPlausibleKeys(ByteView bytes, std::size_t at) {
  std::size_t keys = 0;
  const auto areAll = [&]<class Record>(Record /*kind*/) {
    if (bytes.size() - at < kCountBytes) return true;
    const auto count = loadLe<std::uint32_t>(bytes.data() + at);
    at += kCountBytes;
    keys += count;
    for (std::uint32_t i = 0; i < count; ++i, at += Record::kSize) {
      if (!isPlausible(Record{bytes.data() + at})) return false;
    }
    return true;
  };
  return areAll(BoneRecord{}) && areAll(MorphRecord{}) && areAll(CameraRecord{}) && keys != 0;
}

/// Whether the layout that was read is wrong or finds nothing: the file is damaged, or it has no keys and bytes follow
/// its last count.
bool isUnexplained(const File& file) {
  const auto isEmpty = [](const Section& section) { return section.count == 0; };
  return file.damage || (std::ranges::all_of(file.sections, isEmpty) && file.uncountedCameras == 0 &&
                         file.trailingAt < file.bytes.size());
}

/// Small scripts write the model name without padding it to the size of its field: all counts are then at other
/// positions. Reads the file with the only shorter name with which the sections end exactly at the end of the file and
/// the keys are plausible. Changes nothing if there is none.
void readWithShortModelName(File& file) {
  std::size_t steps = 0;
  std::optional<std::size_t> found;
  for (std::size_t width = 1; width < modelNameBytesOf(file.version); ++width) {
    const std::size_t at = file.modelNameAt + width;
    if (!sectionsEndExactly(file.bytes, at, SectionKind::Bone, steps, file.bytes.size())) continue;
    if (!haveOnlyPlausibleKeys(file.bytes, at)) continue;
    if (found) return;
    found = width;
  }
  if (!found) return;
  file.modelNameBytes = *found;
  file.sections = {};
  file.propertyOffsets.clear();
  file.uncountedCameras = 0;
  file.damage.reset();
  readSections(file, SectionReader(file.bytes, file.modelNameAt + *found), SectionKind::Bone);
  file.diagnostics.push_back(
      makeDiagnostic(Finding::HeaderShort,
                     {Core::trWith("the model name has %1 bytes instead of %2; every key was read"), *found,
                      modelNameBytesOf(file.version)},
                     file.modelNameAt + *found));
}

/// The printable first bytes of the file, for the message that it is not a VMD.
std::string printableStart(std::string_view text) {
  std::string shown;
  for (const char c : text.substr(0, 25)) {
    if (c < ' ' || c > '~') break;
    shown += c;
  }
  return shown;
}

std::optional<Error> readHeader(File& file) {
  const std::string_view text = asChars(file.bytes);
  if (!text.starts_with(kSignatureCommon)) {
    const std::string start = printableStart(text);
    if (start.empty()) {
      return Error::at(0, Core::tr("signature"), Core::trWith("not a VMD: \"%1\" is expected"), kSignatureCommon);
    }
    return Error::at(0, Core::tr("signature"),
                     Core::trWith("not a VMD: \"%1\" is expected, the file begins with \"%2\""), kSignatureCommon,
                     start);
  }
  if (text.starts_with(kSignatureVersion1)) {
    file.version = 1;
    file.modelNameBytes = modelNameBytesOf(file.version);
  } else if (!text.starts_with(kSignatureVersion2)) {
    file.diagnostics.push_back(makeDiagnostic(Finding::SignatureUnknown,
                                              Core::tr("the signature has no version number; read as version 2"), 0));
  }
  if (text.size() < file.modelNameAt + file.modelNameBytes) {
    return Error::at(text.size(), Core::tr("header"),
                     Core::trWith("the file ends inside the header: %1 bytes are needed, it has %2"),
                     file.modelNameAt + file.modelNameBytes, text.size());
  }
  return {};
}

void reportLayout(File& file) {
  if (file.uncountedCameras != 0) {
    file.diagnostics.push_back(
        makeDiagnostic(Finding::CamerasUncounted,
                       {Core::trCount("%n camera record follows a camera count of 0; kept in the file, not used as "
                                      "keys",
                                      "%n camera records follow a camera count of 0; kept in the file, not used as "
                                      "keys"),
                        Counted{file.uncountedCameras}},
                       file.uncountedCameraAt));
  }
  if (file.damage) {
    file.diagnostics.push_back(makeDiagnostic(
        Finding::Damaged, {Core::trWith("%1: %2"), file.damage->section, file.damage->reason}, file.damage->offset));
    return;
  }
  std::size_t present = 0;
  while (present < kSectionCount && file.sections[present].present) ++present;
  if (present < kSectionCount) {
    file.diagnostics.push_back(makeDiagnostic(
        Finding::SectionsMissing,
        {Core::trWith("the file ends before the count of the %1"), sectionName(static_cast<SectionKind>(present))},
        file.trailingAt));
  }
  if (file.trailingAt < file.bytes.size()) {
    const std::size_t count = file.bytes.size() - file.trailingAt;
    file.diagnostics.push_back(makeDiagnostic(
        Finding::TrailingBytes,
        {Core::trCount("%n byte follows the last section", "%n bytes follow the last section"), Counted{count}},
        file.trailingAt));
  }
}

}  // namespace

MessageText sectionName(SectionKind kind) {
  switch (kind) {
    case SectionKind::Bone: return Core::tr("bone keys");
    case SectionKind::Morph: return Core::tr("morph keys");
    case SectionKind::Camera: return Core::tr("camera keys");
    case SectionKind::Light: return Core::tr("light keys");
    case SectionKind::SelfShadow: return Core::tr("self-shadow keys");
    case SectionKind::Property: break;
  }
  return Core::tr("visibility and IK keys");
}

Result<File> read(Bytes bytes) {
  File file;
  file.bytes = std::move(bytes);
  if (std::optional<Error> error = readHeader(file)) return *error;
  readSections(file, SectionReader(file.bytes, file.modelNameAt + file.modelNameBytes), SectionKind::Bone);
  if (isUnexplained(file)) readWithShortModelName(file);
  reportLayout(file);
  return file;
}

}  // namespace furitsuke::format::vmd
