// SPDX-License-Identifier: MIT
#include "core/archives/archive_reader.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "core/archives/archive_names.h"
#include "core/archives/rar_names.h"
#include "core/archives/utf8_locale.h"
#include "core/archives/zip_names.h"
#include "core/base/library_message.h"

namespace furitsuke::archives {

namespace {

constexpr MessageText kNoPassword = Core::tr("is encrypted, and needs its password");
constexpr MessageText kWrongPassword = Core::tr("is encrypted, and the password is wrong");
constexpr std::size_t kPieceBytes = std::size_t{256} << 10U;

struct CloseArchive {
  void operator()(::archive* reader) const { archive_read_free(reader); }
};

/// The headers of an archive, one after the other, and the content of the current file.
class ArchiveWalk {
 public:
  explicit ArchiveWalk(ByteView bytes, const std::string& password = {}) : reader_(archive_read_new()) {
    archive_read_support_format_zip(reader_.get());
    archive_read_support_format_7zip(reader_.get());
    archive_read_support_format_rar(reader_.get());
    archive_read_support_format_rar5(reader_.get());
    archive_read_support_format_lha(reader_.get());
    archive_read_support_format_tar(reader_.get());
    archive_read_support_filter_gzip(reader_.get());
    archive_read_support_filter_xz(reader_.get());
    archive_read_support_filter_bzip2(reader_.get());
    archive_read_support_filter_zstd(reader_.get());
    if (!password.empty()) archive_read_add_passphrase(reader_.get(), password.c_str());
    if (archive_read_open_memory(reader_.get(), bytes.data(), bytes.size()) != ARCHIVE_OK) fail();
  }

  /// False at the end, and after an error.
  bool next() {
    if (error_) return false;
    const int result = archive_read_next_header(reader_.get(), &entry_);
    if (result == ARCHIVE_EOF) return false;
    if (result < ARCHIVE_WARN) fail();
    return !error_;
  }

  /// Bytes of the content; 0 at its end, and after an error.
  std::size_t read(std::vector<std::byte>& buffer) {
    const auto size = archive_read_data(reader_.get(), buffer.data(), buffer.size());
    if (size < 0) fail();
    return size < 0 ? 0 : static_cast<std::size_t>(size);
  }

  [[nodiscard]] std::string storedName() const {
    const char* name = archive_entry_pathname(entry_);
    if (name == nullptr) name = archive_entry_pathname_utf8(entry_);
    return name == nullptr ? std::string() : name;
  }
  [[nodiscard]] bool isFolder() const { return archive_entry_filetype(entry_) == AE_IFDIR; }
  /// Whether it is a file, and not a link or device. Archives of some programs have no types.
  [[nodiscard]] bool isFile() const {
    const auto type = archive_entry_filetype(entry_);
    return (type == AE_IFREG || type == 0) && archive_entry_hardlink(entry_) == nullptr &&
           archive_entry_symlink(entry_) == nullptr;
  }
  [[nodiscard]] bool isEncrypted() const { return archive_entry_is_encrypted(entry_) == 1; }
  [[nodiscard]] const std::optional<Error>& error() const { return error_; }

 private:
  void fail() {
    const char* const said = archive_error_string(reader_.get());
    std::string_view text = said == nullptr ? std::string_view() : said;
    if (text.ends_with('\n')) text.remove_suffix(1);
    if (text.find("passphrase") != text.npos) {
      error_ = Error::because(kWrongPassword);
      return;
    }
    const Message reason = text.empty() ? Core::tr("unknown reason") : libraryMessage(text);
    error_ = Error::because(Core::trWith("is damaged, or of a kind of archive that cannot be read: %1"), reason);
  }

  std::unique_ptr<::archive, CloseArchive> reader_;
  archive_entry* entry_ = nullptr;
  std::optional<Error> error_;
};

class Unpacking {
 public:
  Unpacking(ByteView bytes, const UnpackLimits& limits, const UnpackSink& sink, const std::atomic<bool>* canceled,
            const std::string& password)
      : bytes_(bytes), limits_(limits), sink_(sink), canceled_(canceled), password_(password) {}

  Status run() {
    if (const Status listed = readNames(); !listed) return listed;
    const TextEncoding encoding = guessNameEncoding(names_);
    ArchiveWalk walk(bytes_, password_);
    for (std::size_t i = 0; walk.next(); ++i) {
      if (i >= names_.size()) break;  // a damaged archive can differ from one reading to the next
      const std::string name = decodeName(names_[i], encoding);
      Result<std::string> path = safePath(name);
      if (!path) return path.error();
      if (names_[i].bytes.empty() && !walk.isFolder()) ++nameless_;
      if (walk.isFolder() || path->empty() || isFolderName(name) || isSystemEntry(*path)) continue;
      if (!walk.isFile()) {
        return Error::because(Core::trWith("is refused: its entry \"%1\" is a link or a device"), *path);
      }
      if (walk.isEncrypted() && password_.empty()) return Error::because(kNoPassword);
      if (!paths_.insert(*path).second) continue;  // the first of a name counts, as in other programs
      if (const Status passed = pass(walk, *path); !passed) return passed;
    }
    if (walk.error()) return *walk.error();
    if (paths_.empty() && nameless_ > 0)
      return Error::because(
          Core::tr("has only files whose names cannot be read, because they are not UTF-8 as it says"));
    return Done{};
  }

 private:
  static std::string withSlashes(std::string name) {
    std::ranges::replace(name, '\\', '/');
    return name;
  }
  static bool isFolderName(const std::string& name) { return name.ends_with('/') || name.ends_with('\\'); }

  /// All names decide how they are encoded.
  Status readNames() {
    const std::set<std::string> marked = namesMarkedAsUtf8(bytes_);
    const std::vector<RarName> rarNames = namesInRar4(bytes_);
    const bool isAllUtf8 = isRar5(bytes_);
    ArchiveWalk walk(bytes_);
    while (walk.next()) {
      if (names_.size() == limits_.entries) {
        return Error::because(Core::trWith("is refused: it has more than %1 entries"), limits_.entries);
      }
      std::string name = walk.storedName();
      bool isMarked = isAllUtf8 || marked.contains(name);
      if (names_.size() < rarNames.size()) {
        const RarName& stored = rarNames[names_.size()];
        isMarked = stored.hasUnicode;
        if (!isMarked && withSlashes(stored.bytes) == name) name = stored.bytes;
      }
      names_.push_back({std::move(name), isMarked});
      if (isCanceled()) return Error::canceled();
    }
    return walk.error() ? Status(*walk.error()) : Done{};
  }

  Status pass(ArchiveWalk& walk, const std::string& path) {
    if (const Status begun = sink_(path, {}); !begun) return begun;
    std::uint64_t fileBytes = 0;
    while (const std::size_t size = walk.read(buffer_)) {
      fileBytes += size;
      total_ += size;
      if (fileBytes > limits_.fileBytes || total_ > limits_.bytes) {
        return Error::because(Core::tr("is refused: unpacked it would need too much space"));
      }
      if (total_ > limits_.ratioFreeBytes && total_ / limits_.ratio > bytes_.size()) {
        return Error::because(
            Core::trWith("is refused: unpacked it is more than %1 times as large, which is made to fill a disk"),
            limits_.ratio);
      }
      if (const Status added = sink_(path, ByteView(buffer_).first(size)); !added) return added;
      if (isCanceled()) return Error::canceled();
    }
    return walk.error() ? Status(Error::in(Message::verbatim(path), walk.error()->reason)) : Done{};
  }

  [[nodiscard]] bool isCanceled() const { return canceled_ != nullptr && *canceled_; }

  ByteView bytes_;
  const UnpackLimits& limits_;
  const UnpackSink& sink_;
  const std::atomic<bool>* canceled_;
  const std::string& password_;
  std::vector<StoredName> names_;
  std::set<std::string> paths_;
  std::vector<std::byte> buffer_ = std::vector<std::byte>(kPieceBytes);
  std::uint64_t total_ = 0;
  std::size_t nameless_ = 0;  ///< files
};

}  // namespace

bool canReadArchives() noexcept { return true; }

Status unpack(ByteView bytes, const UnpackLimits& limits, const UnpackSink& sink, const std::atomic<bool>* canceled,
              const std::string& password) {
  const Utf8Locale locale;
  return Unpacking(bytes, limits, sink, canceled, password).run();
}

bool needsPassword(const Error& error) {
  const std::string reason = error.reason.english();
  return reason == kNoPassword.text() || reason == kWrongPassword.text();
}

}  // namespace furitsuke::archives
