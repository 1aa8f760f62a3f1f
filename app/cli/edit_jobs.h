// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace furitsuke::cli {

struct EditJob {
  std::filesystem::path input;   ///< "-" for standard input
  std::filesystem::path output;  ///< "-" for standard output; contains {part} if the plan splits
};

/// The files of a command, by the places that their paths lead to. Standard input and output are not files.
class FileSet {
 public:
  explicit FileSet(const std::vector<std::string>& paths);

  /// Whether the file is one of these but not `own`: jobs run in any order, so that writing it could change the result
  /// of the job that reads it.
  [[nodiscard]] bool hasOther(const std::filesystem::path& file, const std::filesystem::path& own) const;

 private:
  std::set<std::filesystem::path> paths_;
};

/// The output of each input: see outputPath(). An Error if a file would be written twice, or if an output is the input
/// of another job, also by way of a link.
[[nodiscard]] Result<std::vector<EditJob>> editJobs(const std::vector<std::string>& inputs, const std::string& pattern);

/// The Error for an output that is the input of another job.
[[nodiscard]] Error replacesInput(const std::filesystem::path& output);

}  // namespace furitsuke::cli
