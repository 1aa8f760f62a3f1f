// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "core/base/byte_output.h"
#include "core/base/bytes.h"
#include "core/io/motion/vmd_motion.h"

namespace furitsuke::io {

/// Writes the records of a section, into memory or into a ByteOutput. Refers to the motion and the source.
class SectionWriter {
 public:
  SectionWriter() = default;
  virtual ~SectionWriter() = default;
  SectionWriter(const SectionWriter&) = delete;
  SectionWriter& operator=(const SectionWriter&) = delete;

  /// The number of records.
  [[nodiscard]] virtual std::uint32_t count() const = 0;
  /// The bytes of all records.
  [[nodiscard]] virtual std::size_t size() const = 0;
  /// Writes size() bytes and returns the position after them. Large sections are written on two threads.
  virtual std::byte* writeAt(std::byte* at) const = 0;
  /// Writes the same bytes. Unchanged records are not copied: the output refers to those of the source.
  virtual void writeTo(ByteOutput& out) const = 0;
};

struct SectionToWrite {
  std::unique_ptr<SectionWriter> records;
  bool isPresent = false;  ///< its count is written
};
using SectionsToWrite = std::array<SectionToWrite, format::vmd::kSectionCount>;

/// The sections of the motion in file order. `source` may be null.
[[nodiscard]] SectionsToWrite sectionsToWrite(const motion::Motion& motion, const VmdSource* source);

/// Copies on two threads if there are many bytes: the first write to new memory is slow because of page faults, for
/// which two threads wait in parallel. Returns the position after the copy.
std::byte* copyBytes(std::byte* at, ByteView bytes);

}  // namespace furitsuke::io
