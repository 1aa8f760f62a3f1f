// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "core/base/name.h"
#include "core/io/motion/stored_names.h"
#include "core/io/motion/vmd_key_codec.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/motion/vmd_sections.h"

namespace furitsuke::io {

namespace {

constexpr std::string_view kSignatureV1{"Vocaloid Motion Data file\0\0\0\0\0", format::vmd::kSignatureBytes};
constexpr std::string_view kSignatureV2{"Vocaloid Motion Data 0002\0\0\0\0\0", format::vmd::kSignatureBytes};

/// Writes the signature and the model name, with the bytes of the source if their meaning is the same.
std::byte* writeHeader(std::byte* at, const motion::Motion& motion, const VmdSource* source, int version) {
  const std::size_t width = format::vmd::modelNameBytesOf(version);
  const bool sameVersion = source != nullptr && source->file.version == version;
  const std::string_view signature = version == 1 ? kSignatureV1 : kSignatureV2;
  at = copyBytes(at,
                 sameVersion ? ByteView(source->file.bytes).first(format::vmd::kSignatureBytes) : asBytes(signature));
  if (sameVersion && !source->file.isHeaderShort() &&
      nameInField(source->file.modelNameField()) == motion.modelName.bytes) {
    return copyBytes(at, asBytes(source->file.modelNameField()));
  }
  // MMD recognizes camera motions by this name alone, and writes these bytes after it.
  const bool isUnnamedCamera = source == nullptr && motion.modelName.bytes.empty() && motion.isCameraMotion();
  if (width == kCameraModelName.size() &&
      (isUnnamedCamera || motion.modelName.bytes == nameInField(kCameraModelName))) {
    return copyBytes(at, asBytes(kCameraModelName));
  }
  const std::string_view name = isUnnamedCamera ? nameInField(kCameraModelName) : motion.modelName.bytes;
  writeNameField(at, width, modelNameForField(name, width));
  return at + width;
}

ByteView uncountedCameras(const VmdSource* source) {
  if (source == nullptr) return {};
  return ByteView(source->file.bytes)
      .subspan(source->file.uncountedCameraAt, format::vmd::CameraRecord::kSize * source->file.uncountedCameras);
}

ByteView trailingBytes(const VmdSource* source) {
  if (source == nullptr || source->file.damage) return {};
  return ByteView(source->file.bytes).subspan(source->file.trailingAt);
}

/// The file is written in one of two ways: into memory, or piece by piece without a copy of what is unchanged.
class VmdWriter {
 public:
  VmdWriter(const motion::Motion& motion, const VmdSource* source, const VmdWriteOptions& options)
      : motion_(motion), source_(source), version_(options.version), sections_(sectionsToWrite(motion, source)) {
    chooseOtherParts();
  }

  [[nodiscard]] Bytes bytes() const { return assembled(SectionKind::Bone, uncounted_, trailing_); }

  void writeTo(ByteOutput& out) const {
    writeHeader(out.grow(headerSize()), motion_, source_, version_);
    for (std::size_t k = 0; k < sections_.size() && sections_[k].isPresent; ++k) {
      const SectionWriter& section = *sections_[k].records;
      storeLe(out.grow(kCountBytes), section.count());
      section.writeTo(out);
      if (static_cast<SectionKind>(k) == SectionKind::Camera) out.refer(uncounted_);
    }
    out.refer(trailing_);
  }

 private:
  using SectionKind = format::vmd::SectionKind;
  static constexpr std::size_t kCountBytes = sizeof(std::uint32_t);

  [[nodiscard]] std::size_t headerSize() const {
    return format::vmd::kSignatureBytes + format::vmd::modelNameBytesOf(version_);
  }
  [[nodiscard]] bool isEmpty(SectionKind kind) const {
    return sections_[static_cast<std::size_t>(kind)].records->count() == 0;
  }
  [[nodiscard]] bool hasRecords() const {
    return std::ranges::any_of(sections_, [](const SectionToWrite& section) { return section.records->count() != 0; });
  }

  /// Decides which bytes of the source outside its sections are written: those that a reader finds as what they are.
  void chooseOtherParts() {
    const ByteView uncounted = uncountedCameras(source_);
    const ByteView trailing = trailingBytes(source_);
    if (!uncounted.empty() && isEmpty(SectionKind::Camera) && areFoundAgain(uncounted, trailing)) {
      uncounted_ = uncounted;
      trailing_ = trailing;
    } else if (hasRecords() || trailing.empty() || isReadWhole(assembled(SectionKind::Bone, {}, trailing))) {
      trailing_ = trailing;
    }
  }

  /// Whether a reader will find the uncounted camera records again, which is only possible by the sizes of the
  /// following sections. Those of bones and morphs may be many and do not matter, except that a reader may search
  /// longer in a larger file.
  [[nodiscard]] bool areFoundAgain(ByteView uncounted, ByteView trailing) const {
    return std::ranges::any_of(std::array{SectionKind::Camera, SectionKind::Bone}, [&](SectionKind first) {
      const Result<format::vmd::File> file = format::vmd::read(assembled(first, uncounted, trailing));
      return file.ok() && !file->damage && !file->isHeaderShort() &&
             file->uncountedCameras == source_->file.uncountedCameras;
    });
  }

  /// Whether a reader takes nothing for keys of a file with another layout, as it may do with bytes after sections that
  /// are all empty.
  static bool isReadWhole(Bytes bytes) {
    const Result<format::vmd::File> file = format::vmd::read(std::move(bytes));
    return file.ok() && !file->damage && !file->isHeaderShort();
  }

  /// The file with the records of the section `first` and of those after it.
  [[nodiscard]] Bytes assembled(SectionKind first, ByteView uncounted, ByteView trailing) const {
    std::size_t size = headerSize() + uncounted.size() + trailing.size();
    for (std::size_t k = 0; k < sections_.size(); ++k) {
      if (sections_[k].isPresent) size += kCountBytes;
      if (static_cast<SectionKind>(k) >= first) size += sections_[k].records->size();
    }
    Bytes bytes;
    bytes.resize(size);
    std::byte* at = writeHeader(bytes.data(), motion_, source_, version_);
    for (std::size_t k = 0; k < sections_.size() && sections_[k].isPresent; ++k) {
      const bool isWritten = static_cast<SectionKind>(k) >= first;
      const SectionWriter& section = *sections_[k].records;
      storeLe(at, isWritten ? section.count() : 0U);
      at += kCountBytes;
      if (isWritten) at = section.writeAt(at);
      if (static_cast<SectionKind>(k) == SectionKind::Camera) at = copyBytes(at, uncounted);
    }
    copyBytes(at, trailing);
    return bytes;
  }

  const motion::Motion& motion_;
  const VmdSource* source_;
  int version_;
  SectionsToWrite sections_;
  ByteView uncounted_;  ///< the camera records of the source without a count that are written
  ByteView trailing_;   ///< the bytes after the sections of the source that are written
};

}  // namespace

Bytes vmdFromMotion(const motion::Motion& motion, const VmdSource* source, const VmdWriteOptions& options) {
  const MotionAsStored stored(motion, source);
  return VmdWriter(stored.motion(), source, options).bytes();
}

void writeVmdTo(ByteOutput& out, const motion::Motion& motion, const VmdSource* source,
                const VmdWriteOptions& options) {
  const MotionAsStored stored(motion, source);
  VmdWriter(stored.motion(), source, options).writeTo(out);
}

}  // namespace furitsuke::io
