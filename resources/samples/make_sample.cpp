// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <filesystem>

#include "core/base/file.h"
#include "core/convert/model/model_export.h"
#include "core/convert/vmd_motion.h"
#include "core/format/pmx/pmx_file.h"
#include "core/image/image_codec.h"
#include "resources/samples/picture.h"
#include "resources/samples/sample_model.h"
#include "resources/samples/sample_motion.h"

namespace {

bool write(const std::filesystem::path& path, furitsuke::ByteView bytes) {
  const furitsuke::Status written = furitsuke::writeFileAtomically(path, bytes);
  if (!written) std::fprintf(stderr, "%s\n", written.error().message().c_str());
  return written.ok();
}

}  // namespace

// furitsuke-make-sample FOLDER: writes the bundled sample, model, pictures and motions.
int main(int argc, char** argv) {
  using namespace furitsuke;
  if (argc != 2) {
    std::fputs("usage: furitsuke-make-sample FOLDER\n", stderr);
    return 2;
  }
  const std::filesystem::path folder = argv[1];
  std::filesystem::create_directories(folder / "textures");
  const Model model = sample::sampleModel();
  bool ok = write(folder / "sample.pmx", pmx::write(pmxFromModel(model)));
  for (const sample::Picture& picture : sample::samplePictures()) {
    ok = write(folder / picture.path, encodePng(picture.image)) && ok;
  }
  ok = write(folder / "sample.vmd", vmdFromMotion(sample::sampleMotion(model), nullptr)) && ok;
  ok = write(folder / "sample_camera.vmd", vmdFromMotion(sample::sampleCameraMotion(), nullptr)) && ok;
  return ok ? 0 : 2;
}
