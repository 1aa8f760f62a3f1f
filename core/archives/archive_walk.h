// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "core/base/bytes.h"
#include "core/base/message.h"
#include "core/base/result.h"

namespace furitsuke::archives {

inline constexpr MessageText kWrongPassword = Core::tr("is encrypted, and the password is wrong");

/// What the header of an entry says.
struct ArchiveEntry {
  std::string name;          ///< as stored
  bool isFolder = false;
  bool isFile = false;       ///< and not a link or device; archives of some programs have no types
  bool isEncrypted = false;
};

/// The headers of an archive, one after the other, and the content of the current file.
class ArchiveWalk {
 public:
  ArchiveWalk() = default;
  virtual ~ArchiveWalk() = default;
  ArchiveWalk(const ArchiveWalk&) = delete;
  ArchiveWalk& operator=(const ArchiveWalk&) = delete;

  /// False at the end, and after an error.
  virtual bool next() = 0;
  /// Requires that next() was true.
  [[nodiscard]] const ArchiveEntry& entry() const noexcept { return entry_; }
  /// Bytes of the content; 0 at its end, and after an error.
  virtual std::size_t read(std::span<std::byte> to) = 0;
  [[nodiscard]] const std::optional<Error>& error() const noexcept { return error_; }

 protected:
  ArchiveEntry entry_;
  std::optional<Error> error_;
};

/// Walks through an archive with libarchive, in this process. The bytes must outlive the walk.
[[nodiscard]] std::unique_ptr<ArchiveWalk> walkHere(ByteView bytes, const std::string& password);

}  // namespace furitsuke::archives
