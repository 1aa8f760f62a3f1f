// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <filesystem>

#include "core/base/file.h"
#include "core/format/pmx/pmx_file.h"
#include "core/image/image_codec.h"
#include "core/io/model/model_export.h"
#include "core/io/motion/vmd_motion.h"
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

// furitsuke-make-sample FOLDER: writes the bundled sample: model, textures and motions.
int main(int argc, char** argv) {
  using namespace furitsuke;
  if (argc != 2) {
    std::fputs("usage: furitsuke-make-sample FOLDER\n", stderr);
    return 2;
  }
  const std::filesystem::path folder = argv[1];
  std::filesystem::create_directories(folder / "textures");
  const furitsuke::model::Model model = samples::sampleModel();
  bool ok = write(folder / "sample.pmx", furitsuke::format::pmx::write(furitsuke::io::pmxFromModel(model)));
  for (const samples::Picture& picture : samples::samplePictures()) {
    ok = write(folder / picture.path, furitsuke::image::encodePng(picture.image)) && ok;
  }
  ok = write(folder / "sample.vmd", furitsuke::io::vmdFromMotion(samples::sampleMotion(model), nullptr)) && ok;
  ok = write(folder / "sample_camera.vmd", furitsuke::io::vmdFromMotion(samples::sampleCameraMotion(), nullptr)) && ok;
  return ok ? 0 : 2;
}
