// SPDX-License-Identifier: MIT
#include "core/archives/archive_walk.h"

#include <archive.h>
#include <archive_entry.h>

#include <string_view>

#include "core/base/library_message.h"

namespace furitsuke::archives {

namespace {

struct CloseArchive {
  void operator()(::archive* reader) const { archive_read_free(reader); }
};

class LibarchiveWalk : public ArchiveWalk {
 public:
  LibarchiveWalk(ByteView bytes, const std::string& password) : reader_(archive_read_new()) {
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

  bool next() override {
    if (error_) return false;
    archive_entry* header = nullptr;
    const int result = archive_read_next_header(reader_.get(), &header);
    if (result == ARCHIVE_EOF) return false;
    if (result < ARCHIVE_WARN) {
      fail();
      return false;
    }
    const char* name = archive_entry_pathname(header);
    if (name == nullptr) name = archive_entry_pathname_utf8(header);
    const auto type = archive_entry_filetype(header);
    const bool isLink = archive_entry_hardlink(header) != nullptr || archive_entry_symlink(header) != nullptr;
    entry_ = {.name = name == nullptr ? "" : name,
              .isFolder = type == AE_IFDIR,
              .isFile = (type == AE_IFREG || type == 0) && !isLink,
              .isEncrypted = archive_entry_is_encrypted(header) == 1};
    return true;
  }

  std::size_t read(std::span<std::byte> to) override {
    const auto size = archive_read_data(reader_.get(), to.data(), to.size());
    if (size < 0) fail();
    return size < 0 ? 0 : static_cast<std::size_t>(size);
  }

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
};

}  // namespace

std::unique_ptr<ArchiveWalk> walkHere(ByteView bytes, const std::string& password) {
  return std::make_unique<LibarchiveWalk>(bytes, password);
}

}  // namespace furitsuke::archives
