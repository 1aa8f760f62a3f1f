// SPDX-License-Identifier: GPL-3.0-or-later
// furitsuke-import FILE [FOLDER]: writes a prop as a PMX to standard output, and its embedded images into FOLDER. A
// separate program, so that a file on which assimp crashes or does not terminate ends only this process.
#include <cstdio>
#include <exception>
#include <filesystem>
#include <string>

#include "app/importer/process_limits.h"
#include "core/base/file.h"
#include "core/base/file_saving.h"
#include "core/format/pmx/pmx_file.h"
#include "core/io/model/model_export.h"
#include "core/props/prop_import.h"

namespace {

using furitsuke::importer::kFailed;

int fail(const std::string& reason) {
  std::fprintf(stderr, "%s\n", reason.c_str());
  return kFailed;
}

int importFile(const std::filesystem::path& file, const std::filesystem::path& folder) {
  const auto model = furitsuke::props::importProp(file, folder);
  if (!model) return fail(model.error().message());
  const furitsuke::Bytes bytes = furitsuke::format::pmx::write(furitsuke::io::pmxFromModel(*model));
  const bool isWritten = std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size() && std::fflush(stdout) == 0;
  return isWritten ? 0 : fail("cannot write to standard output");
}

}  // namespace

int main(int argc, char** argv) {
  furitsuke::ignoreFileSizeSignal();
  if (argc < 2 || argc > 3) return fail("usage: furitsuke-import FILE [FOLDER]");
  furitsuke::importer::limitProcess();
  try {
    return importFile(argv[1], argc > 2 ? argv[2] : "");
  } catch (const std::bad_alloc&) {
    return fail("needs more memory than is allowed for a prop");
  } catch (const std::exception& exception) {
    return fail(exception.what());
  }
}
