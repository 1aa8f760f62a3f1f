// SPDX-License-Identifier: MIT
#include "core/archives/archive_choice.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <system_error>
#include <utility>

#include "core/base/file.h"

namespace furitsuke::archives {

namespace {

Message listOfFiles(const std::vector<std::string>& files) {
  constexpr std::size_t kShown = 10;
  std::string list;
  for (std::size_t i = 0; i < std::min(files.size(), kShown); ++i) list += (i == 0 ? "" : ", ") + files[i];
  if (files.size() <= kShown) return Message::verbatim(std::move(list));
  return {Core::trWith("%1 and %2 more"), list, files.size() - kShown};
}

bool isFor(ArchiveUse use, io::OpensAs what) {
  switch (use) {
    case ArchiveUse::Motion:
      return what == io::OpensAs::Motion || what == io::OpensAs::Capture || what == io::OpensAs::MmdProject;
    case ArchiveUse::Model: return what == io::OpensAs::Model;
    case ArchiveUse::Any: break;
  }
  return what != io::OpensAs::Nothing && what != io::OpensAs::Prop;
}

/// A file of the archive by its path, or by the end of its path if only one has it.
Result<std::string> findEntry(const UnpackedArchive& unpacked, const std::string& entry) {
  if (std::ranges::binary_search(unpacked.files, entry)) return entry;
  std::vector<std::string> found;
  for (const std::string& file : unpacked.files) {
    if (file.ends_with("/" + entry)) found.push_back(file);
  }
  if (found.size() == 1) return found.front();
  if (found.size() > 1) return Error::because(Core::trWith("has several files of that name: %1"), listOfFiles(found));
  const std::vector<std::string> files = unpacked.openableFiles();
  if (files.empty()) return Error::because(Core::trWith("has no file \"%1\""), entry);
  return Error::because(Core::trWith("has no file \"%1\"; it has %2"), entry, listOfFiles(files));
}

/// Opens an archive, but not again for each of its files, when one after the other is read.
Result<std::shared_ptr<const UnpackedArchive>> openAgain(const std::filesystem::path& archive) {
  struct Last {
    std::filesystem::path archive;
    std::filesystem::file_time_type time;
    std::uintmax_t size = 0;
    std::shared_ptr<const UnpackedArchive> unpacked;
  };
  static std::mutex mutex;
  static Last last;
  std::error_code error;
  Last now{archive, std::filesystem::last_write_time(archive, error), std::filesystem::file_size(archive, error), {}};
  const std::lock_guard lock(mutex);
  const bool isSame = last.unpacked && last.archive == archive && last.time == now.time && last.size == now.size;
  if (isSame && std::filesystem::is_directory(last.unpacked->folder, error)) return last.unpacked;
  Result<UnpackedArchive> unpacked = ArchiveCache(userArchiveFolder()).open(archive);
  if (!unpacked) return unpacked.error();
  now.unpacked = std::make_shared<const UnpackedArchive>(*std::move(unpacked));
  last = std::move(now);
  return last.unpacked;
}

}  // namespace

std::vector<std::string> filesFor(ArchiveUse use, const UnpackedArchive& unpacked) {
  std::vector<std::string> files = unpacked.files;
  std::erase_if(files, [&](const std::string& file) { return !isFor(use, entryOpensAs(unpacked.pathOf(file))); });
  return files;
}

Result<std::filesystem::path> fileToRead(const std::filesystem::path& path, ArchiveUse use) {
  if (const auto inside = entryPathOf(path)) {
    const auto unpacked = openAgain(inside->archive);
    if (!unpacked) return unpacked.error();
    const Result<std::string> entry = findEntry(**unpacked, inside->entry);
    return entry ? Result<std::filesystem::path>((*unpacked)->pathOf(*entry)) : entry.error();
  }
  if (!isArchive(path)) return path;
  const Result<UnpackedArchive> unpacked = ArchiveCache(userArchiveFolder()).open(path);
  if (!unpacked) return unpacked.error();
  const std::vector<std::string> files = filesFor(use, *unpacked);
  if (files.empty()) {
    const MessageText what = use == ArchiveUse::Motion  ? Core::tr("motion")
                             : use == ArchiveUse::Model ? Core::tr("model")
                                                        : Core::tr("motion or model");
    if (!unpacked->hasArchives()) return Error::because(Core::trWith("is an archive without a %1"), what);
    return Error::because(Core::trWith("is an archive without a %1; unpack the archives in it first"), what);
  }
  if (files.size() > 1) {
    return Error::because(Core::trWith("is an archive; choose one of its files as %1: %2"),
                          displayPath(path.filename()) + "/NAME", listOfFiles(files));
  }
  return unpacked->pathOf(files.front());
}

}  // namespace furitsuke::archives
