// SPDX-License-Identifier: MIT
#include "app/cli/convert/import_process.h"

#include <chrono>
#include <string>
#include <system_error>
#include <utility>

#include "core/base/child_program.h"
#include "core/base/file.h"
#include "core/base/path_text.h"
#include "core/base/temporary_file.h"

namespace furitsuke::cli {

namespace {

constexpr std::chrono::seconds kTimeout{20};

/// What furitsuke-import writes to its standard output.
Result<Bytes> importerOutput(const std::string& mode, const std::string& file, const std::atomic<bool>* stop) {
  const Result<std::filesystem::path> program = childProgram("furitsuke-import");
  if (!program) return Error::because(Core::tr("needs the program furitsuke-import in the folder of this one"));
  ChildResult result =
      runChildProgram({.program = *program, .arguments = {mode, file}, .time = kTimeout, .isCanceled = [stop] {
                         return stop != nullptr && *stop;
                       }});
  switch (result.end) {
    case ChildEnd::NotStarted: return Error::because(Core::tr("cannot start furitsuke-import"));
    case ChildEnd::OutOfTime:
      return Error::because(Core::trWith("took longer than %1 s to read and was canceled"), kTimeout.count());
    case ChildEnd::Canceled: return Error::canceled();
    case ChildEnd::TooMuchOutput: return Error::because(Core::tr("is too large"));
    case ChildEnd::Crashed: return Error::because(Core::tr("is damaged: furitsuke-import crashed on it"));
    case ChildEnd::Exited: break;
  }
  if (result.status == 0) return std::move(result.output);
  return Error::because(result.errors.empty() ? Core::tr("cannot be read")
                                              : Message::verbatim(std::move(result.errors)));
}

}  // namespace

Result<Bytes> importedMotion(const std::filesystem::path& file, const std::atomic<bool>* stop) {
  if (!canRunChildPrograms()) {
    return Error::because(
        Core::tr("is not read by the command line on this system; use capture.import of the program"));
  }
  return importerOutput("--motion", pathText(std::filesystem::absolute(file)), stop);
}

Result<Bytes> fbxFromGlb(ByteView glb, const std::atomic<bool>* stop) {
  if (!canRunChildPrograms()) {
    return Error::because(
        Core::tr("is not written by the command line on this system; use file.exportMotion of the program"));
  }
  std::error_code failed;
  const std::filesystem::path folder = std::filesystem::temp_directory_path(failed);
  if (failed) return Error::because(Core::tr("no temporary folder could be created"));
  // Others must not read it, nor put another file in its place.
  const TemporaryFile own(temporaryPath(folder));
  if (!std::filesystem::create_directory(own.path(), failed))
    return Error::because(Core::tr("no temporary folder could be created"));
  std::filesystem::permissions(own.path(), std::filesystem::perms::owner_all, failed);
  const TemporaryFile file(own.path() / "scene.glb");
  if (const Status written = writeFileAtomically(file.path(), glb); !written) return written.error();
  return importerOutput("--fbx", pathText(file.path()), stop);
}

}  // namespace furitsuke::cli
