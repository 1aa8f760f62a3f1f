// SPDX-License-Identifier: MIT
#include "app/cli/archives/archive_input.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "app/cli/input.h"
#include "core/base/file.h"

namespace furitsuke::cli {

namespace {

using archives::EntryKind;

std::string listOfFiles(const std::vector<std::string>& files) {
  constexpr std::size_t kShown = 10;
  std::string list;
  for (std::size_t i = 0; i < std::min(files.size(), kShown); ++i) list += (i == 0 ? "" : ", ") + files[i];
  if (files.size() > kShown) list += " and " + std::to_string(files.size() - kShown) + " more";
  return list;
}

bool isFor(ArchiveUse use, EntryKind kind) {
  switch (use) {
    case ArchiveUse::Motion:
      return kind == EntryKind::Motion || kind == EntryKind::Capture || kind == EntryKind::Project;
    case ArchiveUse::Model: return kind == EntryKind::Model;
    case ArchiveUse::Any: break;
  }
  return kind != EntryKind::Other && kind != EntryKind::Prop;
}

std::vector<std::string> filesFor(ArchiveUse use, const archives::UnpackedArchive& unpacked) {
  std::vector<std::string> files = unpacked.files;
  std::erase_if(files,
                [&](const std::string& file) { return !isFor(use, archives::entryKindOf(unpacked.pathOf(file))); });
  return files;
}

/// A file of the archive by its path, or by the end of its path if only one has it.
Result<std::string> findEntry(const archives::UnpackedArchive& unpacked, const std::string& entry) {
  if (std::ranges::find(unpacked.files, entry) != unpacked.files.end()) return entry;
  std::vector<std::string> found;
  for (const std::string& file : unpacked.files) {
    if (file.ends_with("/" + entry)) found.push_back(file);
  }
  if (found.size() == 1) return found.front();
  if (found.size() > 1) return Error::because("has several files of that name: " + listOfFiles(found));
  const std::vector<std::string> files = unpacked.openableFiles();
  return Error::because("has no file \"" + entry + "\"" + (files.empty() ? "" : "; it has " + listOfFiles(files)));
}

}  // namespace

Result<archives::UnpackedArchive> unpackedInput(const std::filesystem::path& archive) {
  return archives::ArchiveCache(archives::userArchiveFolder()).open(archive);
}

Result<std::filesystem::path> inputFile(const std::filesystem::path& argument, ArchiveUse use) {
  if (isStandardStream(argument)) return argument;
  if (const auto inside = archives::entryPathOf(argument)) {
    const Result<archives::UnpackedArchive> unpacked = unpackedInput(inside->archive);
    if (!unpacked) return unpacked.error();
    const Result<std::string> entry = findEntry(*unpacked, inside->entry);
    return entry ? Result<std::filesystem::path>(unpacked->pathOf(*entry)) : entry.error();
  }
  if (!archives::isArchive(argument)) return argument;
  const Result<archives::UnpackedArchive> unpacked = unpackedInput(argument);
  if (!unpacked) return unpacked.error();
  const std::vector<std::string> files = filesFor(use, *unpacked);
  const std::string what = use == ArchiveUse::Motion  ? "motion"
                           : use == ArchiveUse::Model ? "model"
                                                      : "motion or model";
  if (files.empty()) {
    const bool isNested = unpacked->hasArchives();
    return Error::because("is an archive without a " + what + (isNested ? "; unpack the archives in it first" : ""));
  }
  if (files.size() > 1) {
    return Error::because("is an archive; choose one of its files as " + displayPath(argument.filename()) +
                          "/NAME: " + listOfFiles(files));
  }
  return unpacked->pathOf(files.front());
}

std::vector<std::string> withFilesOfArchives(const std::vector<std::string>& arguments) {
  std::vector<std::string> all;
  for (const std::string& argument : arguments) {
    const bool isArchive = !isStandardStream(argument) && archives::isArchive(argument);
    const auto unpacked = isArchive ? unpackedInput(argument) : Result<archives::UnpackedArchive>(Error{});
    const std::vector<std::string> files = unpacked ? filesFor(ArchiveUse::Any, *unpacked) : std::vector<std::string>();
    if (files.empty()) all.push_back(argument);
    for (const std::string& file : files) all.emplace_back(argument).append("/").append(file);
  }
  return all;
}

}  // namespace furitsuke::cli
