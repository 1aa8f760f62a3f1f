// SPDX-License-Identifier: MIT
#include "core/format/pmd/pmd_file.h"

#include <utility>

#include "core/format/pmd/pmd_findings.h"

namespace furitsuke::format::pmd {

namespace {

constexpr std::string_view kSignature = "Pmd";
constexpr std::size_t kEnglishHeaderBytes = kNameBytes + kCommentBytes;

/// Reads one section after another. The first failure is kept.
class SectionReader {
 public:
  explicit SectionReader(File& file) : file_(file), at_(kHeaderBytes) {}

  [[nodiscard]] std::size_t offset() const { return at_; }
  [[nodiscard]] std::size_t remaining() const { return file_.bytes.size() - at_; }
  [[nodiscard]] bool ok() const { return !error_; }
  [[nodiscard]] std::optional<Error> takeError() { return std::exchange(error_, std::nullopt); }

  /// A count of type Count and that many records of `size` bytes.
  template <class Count>
  void counted(SectionKind kind, std::size_t size) {
    const std::size_t countAt = at_;
    const auto claimed = count<Count>(kind);
    if (!ok()) return;
    place(kind, claimed, size, countAt, {Core::trWith("count %1"), claimed});
  }

  /// Records whose number is known from other sections.
  void given(SectionKind kind, std::size_t count, std::size_t size) {
    if (ok()) place(kind, static_cast<std::uint32_t>(count), size, at_, {Core::trWith("%1 records"), count});
  }

  /// A count of type Count and that many records of at least `fixedSize` bytes; `sizeOf(at)` returns the size of one.
  template <class Count, class SizeOf>
  void variable(SectionKind kind, std::size_t fixedSize, std::vector<std::size_t>& offsets, SizeOf sizeOf) {
    const auto claimed = count<Count>(kind);
    if (!ok()) return;
    Section& section = file_.sections[static_cast<std::size_t>(kind)];
    section.present = true;
    section.offset = at_;
    for (; section.count < claimed; ++section.count) {
      const bool hasHead = remaining() >= fixedSize;
      const std::uint64_t size = hasHead ? sizeOf(file_.bytes.data() + at_) : fixedSize;
      if (remaining() < size) {
        return fail(kind, at_,
                    {Core::trWith("record %1 of %2 needs %3 bytes, %4 are left"), section.count + 1, claimed, size,
                     remaining()});
      }
      offsets.push_back(at_);
      at_ += static_cast<std::size_t>(size);
    }
  }

 private:
  template <class Count>
  std::uint32_t count(SectionKind kind) {
    if (!ok()) return 0;
    if (remaining() < sizeof(Count)) {
      fail(kind, at_, Core::tr("the file ends before the count"));
      return 0;
    }
    const auto claimed = loadLe<Count>(file_.bytes.data() + at_);
    at_ += sizeof(Count);
    return claimed;
  }

  void place(SectionKind kind, std::uint32_t claimed, std::size_t size, std::size_t errorAt, const Message& claim) {
    Section& section = file_.sections[static_cast<std::size_t>(kind)];
    section.present = true;
    section.offset = at_;
    const std::size_t room = remaining() / size;
    section.count = claimed <= room ? claimed : static_cast<std::uint32_t>(room);
    if (claimed > room) {
      fail(kind, errorAt,
           {Core::trWith("%1 needs %2 bytes, %3 are left"), claim, std::uint64_t{claimed} * size, remaining()});
    }
    at_ += size * section.count;
  }

  void fail(SectionKind kind, std::size_t at, Message reason) {
    error_ = Error::at(at, sectionName(kind), std::move(reason));
  }

  File& file_;
  std::size_t at_;
  std::optional<Error> error_;
};

/// Reads the sections without which a model cannot be used.
void readSkeleton(SectionReader& in) {
  in.counted<std::uint32_t>(SectionKind::Vertices, VertexRecord::kSize);
  in.counted<std::uint32_t>(SectionKind::Indices, IndexRecord::kSize);
  in.counted<std::uint32_t>(SectionKind::Materials, MaterialRecord::kSize);
  in.counted<std::uint16_t>(SectionKind::Bones, BoneRecord::kSize);
}

void readLists(SectionReader& in, File& file) {
  in.variable<std::uint16_t>(SectionKind::Ik, IkRecord::kFixedSize, file.ikOffsets,
                             [](const std::byte* at) -> std::uint64_t { return IkRecord{at}.size(); });
  in.variable<std::uint16_t>(SectionKind::Morphs, MorphRecord::kFixedSize, file.morphOffsets, [](const std::byte* at) {
    return MorphRecord::kFixedSize + std::uint64_t{MorphRecord::kElementSize} * MorphRecord{at}.elementCount();
  });
  in.counted<std::uint8_t>(SectionKind::Faces, FaceRecord::kSize);
  in.counted<std::uint8_t>(SectionKind::GroupNames, kGroupNameBytes);
  in.counted<std::uint32_t>(SectionKind::GroupBones, GroupBoneRecord::kSize);
}

void readExtensions(SectionReader& in, File& file) {
  const auto isAtEnd = [&in] { return !in.ok() || in.remaining() == 0; };
  if (isAtEnd()) return;
  in.given(SectionKind::EnglishFlag, 1, 1);
  const std::byte flag = file.bytes[file.section(SectionKind::EnglishFlag).offset];
  if (flag != std::byte{0}) {
    // The base morph has no English name.
    const std::size_t morphs = file.count(SectionKind::Morphs);
    const std::pair<SectionKind, std::pair<std::size_t, std::size_t>> blocks[] = {
        {SectionKind::EnglishHeader, {1, kEnglishHeaderBytes}},
        {SectionKind::EnglishBones, {file.count(SectionKind::Bones), kNameBytes}},
        {SectionKind::EnglishMorphs, {morphs > 0 ? morphs - 1 : 0, kNameBytes}},
        {SectionKind::EnglishGroups, {file.count(SectionKind::GroupNames), kGroupNameBytes}}};
    for (const auto& [kind, block] : blocks) {
      if (isAtEnd()) return;
      in.given(kind, block.first, block.second);
    }
  }
  if (isAtEnd()) return;
  in.given(SectionKind::Toons, kToonCount, kToonNameBytes);
  if (isAtEnd()) return;
  in.counted<std::uint32_t>(SectionKind::Bodies, BodyRecord::kSize);
  if (isAtEnd()) return;
  in.counted<std::uint32_t>(SectionKind::Joints, JointRecord::kSize);
}

void reportLayout(SectionReader& in, File& file) {
  file.trailingAt = in.offset();
  file.damage = in.takeError();
  if (file.damage) {
    file.diagnostics.push_back(makeDiagnostic(
        Finding::Damaged, {Core::trWith("%1: %2"), file.damage->section, file.damage->reason}, file.damage->offset));
    return;
  }
  for (const SectionKind kind :
       {SectionKind::EnglishFlag, SectionKind::Toons, SectionKind::Bodies, SectionKind::Joints}) {
    if (file.section(kind).present) continue;
    file.diagnostics.push_back(makeDiagnostic(
        Finding::SectionsMissing, {Core::trWith("the file ends before the %1"), sectionName(kind)}, file.trailingAt));
    break;
  }
  if (in.remaining() > 0) {
    file.diagnostics.push_back(
        makeDiagnostic(Finding::TrailingBytes,
                       {Core::trCount("%n byte follows the last section", "%n bytes follow the last section"),
                        Counted{in.remaining()}},
                       file.trailingAt));
  }
}

}  // namespace

MessageText sectionName(SectionKind kind) {
  constexpr std::array<MessageText, kSectionCount> kNames{Core::tr("vertices"),
                                                          Core::tr("faces"),
                                                          Core::tr("materials"),
                                                          Core::tr("bones"),
                                                          Core::tr("IK"),
                                                          Core::tr("morphs"),
                                                          Core::tr("face panel"),
                                                          Core::tr("bone groups"),
                                                          Core::tr("bones in groups"),
                                                          Core::tr("English block"),
                                                          Core::tr("English model name"),
                                                          Core::tr("English bone names"),
                                                          Core::tr("English morph names"),
                                                          Core::tr("English group names"),
                                                          Core::tr("toon names"),
                                                          Core::tr("rigid bodies"),
                                                          Core::tr("joints")};
  return kNames[static_cast<std::size_t>(kind)];
}

Result<File> read(Bytes bytes) {
  if (!asChars(bytes).starts_with(kSignature))
    return Error::at(0, Core::tr("header"), Core::tr("not a PMD: \"Pmd\" is expected"));
  if (bytes.size() < kHeaderBytes) {
    return Error::at(bytes.size(), Core::tr("header"),
                     Core::trWith("the file ends inside the header: %1 bytes are needed, it has %2"), kHeaderBytes,
                     bytes.size());
  }
  File file;
  file.bytes = std::move(bytes);
  SectionReader in(file);
  readSkeleton(in);
  if (auto error = in.takeError()) return *error;
  readLists(in, file);
  if (in.ok()) readExtensions(in, file);
  reportLayout(in, file);
  return file;
}

}  // namespace furitsuke::format::pmd
