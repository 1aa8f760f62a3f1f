// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>

#include "core/base/file.h"
#include "core/convert/vmd_motion.h"
#include "resources/samples/sample_motion.h"

// furitsuke-make-sample OUT.vmd: writes the bundled sample.
int main(int argc, char** argv) {
  using namespace furitsuke;
  if (argc != 2) {
    std::fputs("usage: furitsuke-make-sample OUT.vmd\n", stderr);
    return 2;
  }
  const Status written = writeFileAtomically(argv[1], vmdFromMotion(sample::sampleMotion(), nullptr));
  if (!written) std::fprintf(stderr, "%s\n", written.error().message().c_str());
  return written ? 0 : 2;
}
