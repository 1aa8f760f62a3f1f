// SPDX-License-Identifier: MIT
#include "app/cli/archive_input.h"

#include "app/cli/input.h"

namespace furitsuke::cli {

Result<archives::UnpackedArchive> unpackedInput(const std::filesystem::path& archive) {
  return archives::ArchiveCache(archives::userArchiveFolder()).open(archive);
}

Result<std::filesystem::path> inputFile(const std::filesystem::path& argument, ArchiveUse use) {
  if (isStandardStream(argument)) return argument;
  return archives::fileToRead(argument, use);
}

std::vector<std::string> withFilesOfArchives(const std::vector<std::string>& arguments) {
  std::vector<std::string> all;
  for (const std::string& argument : arguments) {
    const bool isArchive = !isStandardStream(argumentPath(argument)) && archives::isArchive(argumentPath(argument));
    const auto unpacked = isArchive ? unpackedInput(argumentPath(argument))
                                    : Result<archives::UnpackedArchive>(Error::because(Core::tr("is not an archive")));
    const std::vector<std::string> files =
        unpacked ? archives::filesFor(ArchiveUse::Any, *unpacked) : std::vector<std::string>();
    if (files.empty()) all.push_back(argument);
    for (const std::string& file : files) all.emplace_back(argument).append("/").append(file);
  }
  return all;
}

}  // namespace furitsuke::cli
