// SPDX-License-Identifier: MIT
#include "app/cli/convert/import_process.h"

namespace furitsuke::cli {

Result<Bytes> importedMotion(const std::filesystem::path& /*file*/, const std::atomic<bool>* /*stop*/) {
  return Error::because("is not read by the command line on this system; use capture.import of the program");
}

Result<Bytes> fbxFromGlb(ByteView /*glb*/, const std::atomic<bool>* /*stop*/) {
  return Error::because("is not written by the command line on this system; use file.exportMotion of the program");
}

}  // namespace furitsuke::cli
