// SPDX-License-Identifier: MIT
#include "app/cli/edit_jobs.h"

#include <map>
#include <system_error>
#include <utility>

#include "app/cli/edit_plan.h"
#include "app/cli/input.h"
#include "app/cli/motion_output.h"
#include "core/base/file.h"
#include "core/base/file_platform.h"

namespace furitsuke::cli {

namespace {

/// The same for all paths to a file, whether it exists or not. Not the inode: a written file replaces the name that it
/// is written to, and hard links under other names keep the old file.
std::filesystem::path placeOf(const std::filesystem::path& path) {
  std::error_code failed;
  const std::filesystem::path absolute = std::filesystem::absolute(path, failed);
  const std::filesystem::path folder = std::filesystem::weakly_canonical(absolute, failed);
  return comparablePath(failed ? absolute.lexically_normal() : folder);
}

}  // namespace

FileSet::FileSet(const std::vector<std::string>& paths) {
  for (const std::string& path : paths) {
    if (!isStandardStream(argumentPath(path))) paths_.insert(placeOf(argumentPath(path)));
  }
}

bool FileSet::hasOther(const std::filesystem::path& file, const std::filesystem::path& own) const {
  if (isStandardStream(file)) return false;
  const std::filesystem::path path = placeOf(file);
  return paths_.contains(path) && path != placeOf(own);
}

Error replacesInput(const std::filesystem::path& output) {
  return Error::in(
      Message::verbatim(displayPath(output)),
      Core::tr("is also an input, and would be replaced before or after it is read; write into another folder"));
}

Result<std::vector<EditJob>> editJobs(const std::vector<std::string>& inputs, const std::string& pattern) {
  std::vector<EditJob> jobs;
  const FileSet files(inputs);
  std::map<std::filesystem::path, std::string> outputs;
  for (const std::string& input : inputs) {
    Result<std::filesystem::path> output = outputPath(pattern, argumentPath(input));
    if (!output.ok()) return output.error();
    const auto [other, isNew] = outputs.emplace(placeOf(*output), input);
    if (!isNew) {
      return Error::because(Core::trWith("%1 would be written for both %2 and %3; use {name} in --out"),
                            outputName(*output), inputName(argumentPath(other->second)),
                            inputName(argumentPath(input)));
    }
    if (files.hasOther(*output, argumentPath(input))) return replacesInput(*output);
    jobs.push_back({argumentPath(input), *std::move(output)});
  }
  return jobs;
}

}  // namespace furitsuke::cli
