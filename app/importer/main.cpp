// SPDX-License-Identifier: GPL-3.0-or-later
// furitsuke-import FILE [FOLDER]: writes a prop as a PMX to standard output, and its embedded images into FOLDER.
// furitsuke-import --motion FILE: writes the skeleton and the animations of an FBX as a GLB to standard output.
// furitsuke-import --fbx FILE: converts a GLB with a model and its motion to FBX, to standard output.
// A separate program, so that a file on which assimp crashes or does not terminate ends only this process.
#include <cstdio>
#include <exception>
#include <filesystem>
#include <string>
#include <string_view>

#include "app/importer/process_limits.h"
#include "core/base/file_saving.h"
#include "core/base/sandbox.h"
#include "core/base/stream.h"
#include "core/exchange/gltf/skeleton_writer.h"
#include "core/format/pmx/pmx_file.h"
#include "core/io/model/model_export.h"
#include "core/props/capture_import.h"
#include "core/props/fbx_export.h"
#include "core/props/prop_import.h"

namespace {

using furitsuke::importer::kFailed;

int fail(const std::string& reason) {
  std::fprintf(stderr, "%s\n", reason.c_str());
  return kFailed;
}

int writeAll(const furitsuke::Bytes& bytes) {
  const bool isWritten = std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size() && std::fflush(stdout) == 0;
  return isWritten ? 0 : fail("cannot write to standard output");
}

int importFile(const std::filesystem::path& file, const std::filesystem::path& folder) {
  const auto model = furitsuke::props::importProp(file, folder);
  if (!model) return fail(model.error().message());
  return writeAll(furitsuke::format::pmx::write(furitsuke::io::pmxFromModel(*model)));
}

int importMotion(const std::filesystem::path& file) {
  const auto motion = furitsuke::props::importCapture(file);
  if (!motion) return fail(motion.error().message());
  const auto bytes = furitsuke::exchange::writeSkeleton(*motion);
  return bytes ? writeAll(*bytes) : fail(bytes.error().message());
}

int exportFbx(const std::filesystem::path& file) {
  const auto bytes = furitsuke::props::fbxFromGlb(file);
  return bytes ? writeAll(*bytes) : fail(bytes.error().message());
}

/// Reads the files beside the given one, and writes into the given folder.
void enterSandbox(char** argv, int argc) {
  const bool hasMode = argc == 3 && std::string_view(argv[1]).starts_with("--");
  const std::filesystem::path file = std::filesystem::absolute(argv[hasMode ? 2 : 1]);
  std::error_code error;
  // The file may be a link into another folder.
  furitsuke::Sandbox sandbox{.opensFiles = true,
                             .readable = {file.parent_path(), std::filesystem::canonical(file, error).parent_path()}};
  if (argc == 3 && !hasMode) sandbox.writable = {std::filesystem::absolute(argv[2])};
  static_cast<void>(furitsuke::enterSandbox(sandbox));
}

}  // namespace

int main(int argc, char** argv) {
  furitsuke::ignoreFileSizeSignal();
  furitsuke::useBinaryStreams();
  if (argc < 2 || argc > 3) return fail("usage: furitsuke-import FILE [FOLDER] | --motion FILE | --fbx FILE");
  furitsuke::importer::limitProcess();
  enterSandbox(argv, argc);
  try {
    if (argc == 3 && std::string_view(argv[1]) == "--motion") return importMotion(argv[2]);
    if (argc == 3 && std::string_view(argv[1]) == "--fbx") return exportFbx(argv[2]);
    return importFile(argv[1], argc > 2 ? argv[2] : "");
  } catch (const std::bad_alloc&) {
    return fail("needs more memory than is allowed for a prop");
  } catch (const std::exception& exception) {
    return fail(exception.what());
  }
}
