// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <filesystem>

#include "resources/doc/gallery/reader_files.h"

// furitsuke-reader-files FOLDER: writes the files that the tutorials need besides the bundled sample.
int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("usage: furitsuke-reader-files FOLDER\n", stderr);
    return 2;
  }
  const std::filesystem::path folder = argv[1];
  std::filesystem::create_directories(folder);
  const furitsuke::Status written = furitsuke::doc::writeReaderFiles(folder);
  if (!written) std::fprintf(stderr, "%s\n", written.error().message().c_str());
  return written ? 0 : 2;
}
